import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const manufacturingIndicators: readonly IndicatorUse[] = [
  use('NV.IND.TOTL.ZS', 'context', 0, 'none', 'E', {
    split: 24,
    high: 'Mines and plants make a good part of output: {fig}. Ask the big ones near {place} what they buy from outside that {who} could make.',
    low: 'Industry is a small part of the economy: {fig}. {Who} serve homes and shops more than plants, so look for a {payer1} there.',
  }),
  use('ILO.EMP.IND', 'context', 0, 'none', 'E', {
    split: 14.7,
    high: 'Skilled hands can be found: {fig}. Ask at the gates of {place} who used to work on a machine like yours for {good}.',
    low: 'Few have worked in a plant: {fig}. Plan a month of teaching before {good} come out even.',
  }),
  use('FB.EXPORTS', 'context', 0, 'none', 'E', {
    split: 5900000000,
    high: 'Ships leave with cargo from here: {fig}. Ask a packer at the port whether {good} ever go out, and in what box.',
    low: 'Little is sold abroad: {fig}. Sell {good} within a day’s drive of {place} before you dream of a border.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Fuel and power are in each thing made: {fig}. Write the litres and units of current into the cost of one {unit}.',
    low: 'Much is made by hand: {fig}. Count hours rather than litres when you reckon {good}.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Masters are older and may wish to hand over: {fig}. Ask in {place} which workshop has no heir.',
    low: 'Young hands are many and new to the trade: {fig}. Count spoiled {good} by the year of learning.',
  }),
  use('HDR24.HDI', 'context', 0, 'none', 'S', {
    split: 0.54,
    high: 'Buyers compare with what they see on screens: {fig}. Lay {good} from {place} beside the shop’s best and ask five strangers.',
    low: 'Buyers look at price and how long it lasts: {fig}. Ask {payer} what broke last, and when.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13,
    high: 'Inspectors come to those with a signboard: {fig}. Ask {who} which papers they were asked for this year.',
    low: 'Few workshops are on any list: {fig}. A promise that needs receipts may shut {who} out.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'An order on paper with sizes can be read: {fig}. Make one form for {good}, and see which line stays empty.',
    low: 'Sizes and dates are kept in the head: {fig}. Try a knotted cord or a photo for each {unit}.',
  }),
  use('IC.REG.DURS', 'context', 0, 'none', 'L', {
    split: 14,
    high: 'Registering took weeks: {fig}. Ask {who} in {place} who went to the office, and what they got from it.',
    low: 'Registering was a matter of days: {fig}. If {who} stay unregistered, ask what they fear.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'Material bought today costs more next month: {fig}. Put a last day on each price for {good}.',
    low: 'Prices give time to plan: {fig}. Compare two months of {units} with one price list.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3700,
    high: 'Some buyers can pay for better: {fig}. Ask shops of {place} which {good} go first at the higher price.',
    low: 'Most buy the cheapest that holds: {fig}. Let {who} offer a smaller {unit} before a better one.',
  }),
];
