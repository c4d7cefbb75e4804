import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const energyIndicators: readonly IndicatorUse[] = [
  use('WGI.RL', 'context', 0, 'none', 'L', {
    split: 25,
    high: 'Tampering and theft may be punished: {fig}. A box for {good} can stand in a yard of {place} with a plain lock; still ask the neighbours.',
    low: 'Tampering and theft are seldom punished: {fig}. Put {good} where {who} of {place} sleep.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3_900,
    high: 'Incomes are higher than in half of Africa: {fig}. Show {who} two grades of {good} and see which they lift.',
    low: 'Incomes are low even by African measure: {fig}. Price {good} in {place} by the day, and the smallest day at that.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'A leaflet with watts and hours is read: {fig}. Try one sheet on {good} with {who}, then ask what stuck.',
    low: 'A leaflet is passed over: {fig}. Switch {good} on and off before {who} until they can do it.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Elders decide on larger things: {fig}. Ask in {place} who said yes to the last of the {good}.',
    low: 'Young hands learn wires fast: {fig}. Train school leavers of {place} to look after {good}.',
  }),
  use('FB.FX', 'context', 0, 'none', 'E', {
    split: 547,
    high: 'Cells, panels and fuel are bought in dollars: {fig}. Let the price of {good} follow the rate by a rule {who} know.',
    low: 'Few local coins make a dollar: {fig}. A slip in the rate still changes {good}; name the day with the price.',
  }),
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 62.7,
    high: 'Most grown people work: {fig}. Find {who} of {place} at dawn or after dusk, which is when {good} matter.',
    low: 'Many are at home by day: {fig}. Ask at noon in {place} what {good} are used for.',
  }),
  use('FB.MOBILE.SUBS', 'exposure', 0, 'none', 'T', {
    split: 14_800_000,
    high: 'Many lines need charging: {fig}. Learn what {who} pay for it before you speak of other {good}.',
    low: 'Lines are fewer: {fig}. Do not count on phone charging to pay for {good} in {place}.',
  }),
  use('AG.LND.AGRI.ZS', 'context', 0, 'none', 'N', {
    split: 47,
    high: 'Farm waste lies about in many districts: {fig}. Ask near {place} what is burnt in the field that {good} could use.',
    low: 'Farm waste is not everywhere: {fig}. Carrying it to {place} may cost more than {good} themselves.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13.5,
    high: 'The treasury has some means: {fig}. Ask whether a public plan for {place} will undercut {good}.',
    low: 'The treasury has little: {fig}. Expect {who} to pay, and no grant to last, for {good}.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 5.7,
    high: 'Some years at school are usual: {fig}. {Who} can keep a log of {good}; give ten of them a pencil.',
    low: 'Few years at school are usual: {fig}. Tie knots for hours of light with {who} of {place}.',
  }),
  use('SP.POP.GROW', 'context', 0, 'none', 'S', {
    split: 2.2,
    high: 'New homes are founded in number: {fig}. Ask young couples in {place} what they bought first of {good}.',
    low: 'New homes are founded more slowly: {fig}. {Who} with an old set are your field; find what they would replace.',
  }),
];
