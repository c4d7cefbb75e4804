import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const transportIndicators: readonly IndicatorUse[] = [
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Passengers with stiff knees are a growing part: {fig}. Watch who of {who} in {place} climbs in last, and why.',
    low: 'Half of those who travel are very young: {fig}. School hours shape {good} in {place}; look at term and holidays apart.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13.5,
    high: 'Public money for roads and stops exists: {fig}. Ask the works office of {place} what it will build before you plan {good} round a hole.',
    low: 'Public money is thin: {fig}. Whatever {who} need on the road in {place}, they or {payer} must pay.',
  }),
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 62.7,
    high: 'Most grown people leave the house for work: {fig}. Learn at which hour {who} of {place} set out.',
    low: 'A good part stays near home: {fig}. Market and clinic days may matter more for {good} than work.',
  }),
  use('HDR24.HDI', 'context', 0, 'none', 'S', {
    split: 0.55,
    high: 'Life is less bare than in half of Africa: {fig}. Comfort may be worth a coin for {good}; offer two grades to {who}.',
    low: 'Life is hard for most: {fig}. Strip {good} of all that {who} did not ask for.',
  }),
  use('FB.GDP.GROWTH', 'context', 0, 'none', 'E', {
    split: 4,
    high: 'Output grows faster than in half of Africa: {fig}. Ask {who} if more people move about in {place} than last year.',
    low: 'Output grows slowly: {fig}. A gain for you in {place} is a loss for a driver who stands there now; speak to him first.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'Boards and printed fares can be read: {fig}. Hang one up where {who} of {place} wait, and ask what they made of it.',
    low: 'A spoken word travels further than a board: {fig}. Let a crew in {place} call out what you offer {who}.',
  }),
  use('IT.CEL.SETS.P2', 'context', 0, 'none', 'T', {
    split: 96,
    high: 'A phone rings in nearly each vehicle: {fig}. Plan {good} with calls first and see what breaks.',
    low: 'Phones are not in all hands: {fig}. Keep a person at one spot of {place} for {good}.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Traffic weighs on the air already: {fig}. A cleaner way for {good} may find an ally in the council of {place}.',
    low: 'Traffic is still light: {fig}. Speak to {who} of coins, not of smoke.',
  }),
  use('WGI.RQ', 'context', 0, 'none', 'P', {
    split: 23,
    high: 'Permits may follow the book: {fig}. Read the book for {good} before you ask in {place}.',
    low: 'Permits may follow the person: {fig}. Ask three operators in {place} how each got leave for {good}.',
  }),
  use('FB.MOBILE.SUBS', 'exposure', 0, 'none', 'T', {
    split: 14_800_000,
    high: 'A wide market of lines makes messages cheap: {fig}. Get a price for one message to {who}.',
    low: 'The market of lines is narrow: {fig}. A code by voice may cost {payer} less than messages; ask.',
  }),
  use('FB.LABOUR', 'exposure', 0, 'none', 'S', {
    split: 5_800_000,
    high: 'Millions travel for their work: {fig}. Take one road of {place} and stay on it until {good} pay.',
    low: 'The working population is small: {fig}. One road may be all of your market in {place}; count it fully.',
  }),
];
