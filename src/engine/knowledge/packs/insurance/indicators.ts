import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain’s own figures are too few or come from too few publishers. */
export const insuranceIndicators: readonly IndicatorUse[] = [
  use('FINDEX.SAVEFORMAL', 'context', 0, 'none', 'E', {
    split: 26,
    high: 'Some put coins aside at a bank or on the phone: {fig}. Ask {who} what that sum is kept for before you speak of {good}.',
    low: 'Savings lie at home or in a club: {fig}. Compare in {place} what the last mishap took from the tin with what {good} would have cost.',
  }),
  use('IT.CEL.SETS.P2', 'context', 0, 'none', 'T', {
    split: 96,
    high: 'Word on {good} can go by phone: {fig}. Let {n:10} {who} show the last message they had from a company.',
    low: 'Someone must bring word of {good} to the door: {fig}. Ask in {place} whose visit {who} would believe.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 5.7,
    high: 'Papers can be read with patience: {fig}. Sit with {who} in {place} over one page of {good} and mark each question.',
    low: 'A page of terms is as good as none: {fig}. Tell {good} as a story of one family in {place}, and ask for it back.',
  }),
  use('WGI.RQ', 'context', 0, 'none', 'P', {
    split: 22,
    high: 'Supervision has some grip: {fig}. Ask the office about one complaint on {good} from {place}, and how it ended.',
    low: 'Supervision is thin: {fig}. {Who} judge {good} by who was paid last month, so find that person in {place}.',
  }),
  use('FB.LIFE', 'context', 0, 'none', 'S', {
    split: 67,
    high: 'People plan for old age: {fig}. Ask the elder {who} which promise on {good} was kept to them.',
    low: 'Loss comes early in life: {fig}. Ask {who} in {place} gently what was lost before they speak of {good}.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 35,
    high: 'Income comes with the harvest: {fig}. Ask for coins for {good} in the month when {who} have them.',
    low: 'Income comes by day and week: {fig}. Tie {good} in {place} to the day on which {who} are paid.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Engines and wires are part of daily work: {fig}. Fires and crashes may lead the list of {units} in {place}; count kinds.',
    low: 'Work is done by hand and hoof: {fig}. Sickness and weather may lead the list of {units}; sort the last ten in {place}.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'There are many of an age at which people have had a loss: {fig}. Start with {who} in {place} who can tell of one that had to do with {good}.',
    low: 'Most have not met a large loss of their own: {fig}. Ask {who} what befell their parents before you explain {good}.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'A sum promised today will buy less: {fig}. Show {who} what {good} of two years ago would pay for now.',
    low: 'Money keeps its worth: {fig}. A fixed sum for each {unit} can be promised in {place} for a year.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3800,
    high: 'Some have things worth covering: {fig}. List with {who} what they would have to buy anew tomorrow.',
    low: 'There is little to lose and all of it matters: {fig}. Small {good} for one thing may suit {who} best; ask which thing.',
  }),
  use('WGI.RL', 'context', 0, 'none', 'L', {
    split: 25,
    high: 'A signed promise has some weight: {fig}. Read with {payer} the last refused {unit} in {place}.',
    low: 'A promise counts by the face behind it: {fig}. Who in {place} would stand up for {good} before {who}?',
  }),
];
