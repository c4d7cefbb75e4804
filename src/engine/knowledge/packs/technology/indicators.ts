import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain’s own figures are too few or come from too few publishers. */
export const technologyIndicators: readonly IndicatorUse[] = [
  use('IT.NET.USER.ZS', 'context', 0, 'none', 'T', {
    split: 37,
    high: 'Show {who} a working page with {good} rather than a drawing: {fig}. Watch where their thumb stops.',
    low: 'Bring {good} to a bench in {place} and let hands try: {fig}. A link sent by message will reach the wrong few.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3800,
    high: 'Compare what {who} spend on {good} with what they spend on the phone itself: {fig}. A household that bought the set has some room each week.',
    low: 'Cut the price of {good} until it fits one day’s change: {fig}. Ask {who} which is the smallest sum they ever loaded.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'Send {who} a two-line message about {good} and see who answers: {fig}. Silence then means no interest, not no reading.',
    low: 'Record a voice note on {good} in the tongue of {place}: {fig}. Count who listens to the end.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Look for the elder who pays while a young one presses the keys: {fig}. For {good} those two may want different things.',
    low: 'Hire your first helper for {good} from a school leaver’s circle in {place}: {fig}. They will know every trick already.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Ask {who} what part of the bill behind {good} is diesel: {fig}. Masts and servers burn it when the grid fails.',
    low: 'Plan {good} for small power, a panel and one battery: {fig}. Weigh what a {unit} draws before you promise hours.',
  }),
  use('WGI.RQ', 'context', 0, 'none', 'P', {
    split: 22,
    high: 'Read the published rules before you sell {good} in {place}: {fig}. A clear letter to the regulator may be answered.',
    low: 'Ask two lawyers the same question on {good}: {fig}. If they differ, start with what needs no licence.',
  }),
  use('ILO.EMP.SRV', 'context', 0, 'none', 'E', {
    split: 46,
    high: 'Offices, shops and schools could buy {good} next to single {who}: {fig}. Knock at {n:5} of them in one street of {place}.',
    low: 'Few desks, many fields: {fig}. Check that {good} serve someone in {place} who works outdoors with one hand free.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'Put no yearly price on {good}: {fig}. Agree with {payer} on a sum per {unit} and review it each quarter.',
    low: 'A price list for {good} may stay on the wall for months: {fig}. Ask {payer} when a supplier last changed theirs.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'Find out who in the house may touch the set: {fig}. Talk to women in {place} about {good} with no man listening.',
    low: 'Women and men may use {good} in similar ways: {fig}. Check it by asking equal numbers of each in {place}.',
  }),
  use('SL.UEM.1524.ZS', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'Young hands for selling and mending {good} are at hand: {fig}. Pay them by the {unit}, and train two more than you need.',
    low: 'Most young people in {place} have some work: {fig}. A helper for {good} will leave for a better day rate, so write the steps down.',
  }),
  use('EG.ELC.ACCS.UR.ZS', 'context', 0, 'none', 'T', {
    split: 86,
    high: 'Most town homes can charge a battery: {fig}. Ask {who} on how many evenings last week the socket was dead.',
    low: 'Even in town many carry sets to a charging kiosk: {fig}. Put {good} there, where {who} already stand and wait.',
  }),
];
