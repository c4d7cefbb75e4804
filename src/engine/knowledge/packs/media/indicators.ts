import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain’s own figures are too few or come from too few publishers. */
export const mediaIndicators: readonly IndicatorUse[] = [
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3800,
    high: 'Look at what {who} and their public spend on feasts and weekends: {fig}. {Good} are paid from that part of the purse, not from the whole.',
    low: 'Few people here can spare a large sum at once: {fig}. Ask buyers of {good} in {place} on which day of the month they can pay, and which part.',
  }),
  use('IT.CEL.SETS.P2', 'context', 0, 'none', 'T', {
    split: 96,
    high: 'A preview can be heard on nearly any line: {fig}. Put a short piece of {good} behind a number and count who listens twice.',
    low: 'A poster and a loudspeaker still do the work: {fig}. Let {who} in {place} tell you which corner fills a hall.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Older ears pay as well: {fig}. Ask in {place} what people over forty last paid for {good}, and to whom.',
    low: 'The public is very young: {fig}. Ask school leavers in {place} what they last paid {who} for, with whose money.',
  }),
  use('WGI.RL', 'context', 0, 'none', 'L', {
    split: 25,
    high: 'A short contract over {good} may hold before an office: {fig}. Have {who} keep one signed page for each {unit}.',
    low: 'Half the sum before work protects {who} better than paper: {fig}. Test in {place} how many customers agree to pay it.',
  }),
  use('HDR24.EYS', 'context', 0, 'none', 'S', {
    split: 11,
    high: 'Pupils stay long enough to read and to make things: {fig}. A school club in {place} is a first public for {good}.',
    low: 'Many leave school early: {fig}. Show {good} by ear and eye in {place}, and leave the text for later.',
  }),
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 61.5,
    high: 'People are at work most of the day: {fig}. Reach those who might pay {who} in the hour of the ride home.',
    low: 'Some days are free: {fig}. Ask {who} in {place} whether a morning public for {good} exists.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Halls, studios and presses burn fuel: {fig}. Put the generator on the bill of the last {unit} with {who}.',
    low: 'Little current and fuel go into work here: {fig}. Ask makers of {good} in {place} what they run on a day without power.',
  }),
  use('SP.URB.GROW', 'context', 0, 'none', 'S', {
    split: 3.3,
    high: 'New quarters fill with people from elsewhere: {fig}. Look in the newest part of {place} for a public that knows no name among {who} yet.',
    low: 'The towns change slowly: {fig}. In {place} a good word about {good} still travels by family; follow one such chain.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'Quotes for {good} are stale within months: {fig}. Date each offer of {who}, and let it end after {n:14} days.',
    low: 'A tariff for {good} can hang on the wall: {fig}. See whether {who} in {place} ask the same price of strangers and friends.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'Written terms can be read by most who order {good}: {fig}. Hand over one plain page in {place} and watch who reads it.',
    low: 'Agree aloud and record it on the phone: {fig}. In {place} a witness whom both {who} and customer know is worth more than text.',
  }),
];
