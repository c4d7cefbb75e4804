import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain’s own figures are too few or come from too few publishers. */
export const legalIndicators: readonly IndicatorUse[] = [
  use('WGI.CC', 'context', 0, 'none', 'P', {
    split: 25,
    high: 'Fees at an office may be what the wall says: {fig}. Ask there twice what one {unit} costs in {place}, and note whether the answer is the same.',
    low: 'A fee at an office may depend on the face: {fig}. Send two people in {place} to ask what one {unit} costs, one known and one unknown, and note the gap.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'Most can read a form: {fig}. Let {who} read the last one they had over {good}, and mark the first word that stops them.',
    low: 'A form stops many: {fig}. Draw the steps over {good} as a strip of pictures, and try it in {place} with someone who signs by thumb.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13.4,
    high: 'The state lives partly on fees and taxes: {fig}. A fee of yours near {good} will be compared with them; ask {payer} what they paid last year.',
    low: 'Counters live from little public money: {fig}. Look in {place} at who really pays for paper and ink in a matter of {good}.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'Papers may be kept by husbands or brothers: {fig}. Ask women in {place} where {good} lie tonight.',
    low: 'Women and men stand at counters in like numbers: {fig}. Count both for one morning in {place} all the same.',
  }),
  use('IT.CEL.SETS.P2', 'context', 0, 'none', 'T', {
    split: 96,
    high: 'A call can save a trip: {fig}. Have {who} ring the office before they go about {good}, and count answers.',
    low: 'Word still goes by foot: {fig}. A board at the market of {place} with what to bring for {good} may save most.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3800,
    high: 'A morning lost at a counter has a price: {fig}. Put it beside your fee for {good} when you talk with {who}.',
    low: 'Coins are few and mornings many: {fig}. {Who} may rather come four times than pay once for {good}; test it.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Grown families have affairs to settle: {fig}. Ask elders in {place} which of the {good} their heirs will look for.',
    low: 'Every year a larger class comes of age and needs papers: {fig}. Meet school leavers in {place} on {good}.',
  }),
  use('EN.POP.DNST', 'context', 0, 'none', 'S', {
    split: 62,
    high: 'An office is not far for many: {fig}. If {who} come back with nothing settled about {good}, look at the counter and not at the road.',
    low: 'The next office may be a day away: {fig}. Bring help with {good} to a market near {place} once a month, as a trial.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Fares rise and fall with fuel: {fig}. Write each fare of {who} for {good} beside the fee.',
    low: 'People walk or share a ride to offices: {fig}. In {place}, hours on the way to {good} may outweigh the fare.',
  }),
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 61.5,
    high: 'An office day is a lost day of work for most: {fig}. Offer {who} an hour before dawn or after dusk for {good}.',
    low: 'Someone at home may be free to queue: {fig}. See who in {place} is sent for {good}, and what they may sign.',
  }),
  use('BREADY.P3', 'context', 0, 'none', 'L', {
    split: 59.7,
    high: 'Rules work tolerably for firms: {fig}. Compare with what {who} in {place} tell you about {good}.',
    low: 'Even firms find rules hard in practice: {fig}. Expect {who} to trust a person more than a rule on {good}.',
  }),
];
