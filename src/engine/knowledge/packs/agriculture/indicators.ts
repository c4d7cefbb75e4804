import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const agricultureIndicators: readonly IndicatorUse[] = [
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'Any price for {good} quoted today will age fast: {fig}. Write the date beside every price, and charge by the {unit} rather than by the year.',
    low: 'Prices in {country} hold long enough to compare two harvests of {good}: {fig}. A fixed price per {unit} can stand for a season.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 20,
    high: 'Expect the tax office to notice a fee on {good}: {fig}. Ask early how a fee per {unit} is recorded.',
    low: 'Much of the trade in {good} may pass outside the tax books: {fig}. {Who} may refuse anything that looks like a record for the state.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 6,
    high: 'Short written notes in the local language can reach {who}: {fig}. Still read them aloud once before you rely on them.',
    low: 'Explain by showing, not by leaflet: {fig}. A demonstration with real {good} will reach more {who} in {place} than any text.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 20,
    high: 'Ask who takes over from today’s {who}: {fig}. Where the young leave, nobody learns a new way of handling {good}.',
    low: 'Young relatives often carry the phone for {who}: {fig}. Interview the household around the {good}, not one person.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 1,
    high: 'Fuel is part of what {good} cost here: {fig}. Ask {who} how diesel or power enters the price of a {unit}.',
    low: 'Little fuel stands behind {good} in {country}: {fig}. A fix that burns diesel must earn its keep from the first {unit}.',
  }),
  use('WGI.RL', 'context', 0, 'none', 'L', {
    split: 40,
    high: 'A written agreement over {good} is worth signing: {fig}. Keep it to one page, and name who settles a quarrel in {place}.',
    low: 'Do not build on contracts that only a court could enforce: {fig}. Deposits and short trials protect {who} and you better.',
  }),
  use('OWID.CEREAL.YIELD', 'context', 0, 'none', 'N', {
    split: 1.7,
    high: 'Fields here give enough to sell some: {fig}. Ask which part of the {good} is eaten at home and which meets a price.',
    low: 'Harvests are thin: {fig}. Families may eat first and sell little, so ask what share of {good} ever reaches {payer}.',
  }),
  use('IT.CEL.SETS.P2', 'context', 0, 'none', 'T', {
    split: 80,
    high: 'A call before and after each {unit} of {good} is a fair way to follow up: {fig}. It counts lines, not people, so ask who holds the phone.',
    low: 'Do not run the pilot by phone alone: {fig}. Meet {who} in {place} on a fixed day instead.',
  }),
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'Time is already taken: {fig}. A fix that asks {who} for an extra hour over {good} must pay for that hour.',
    low: 'Some hands are free: {fig}. Ask whether paid help with {good} is easy to find in {place} in the busy weeks.',
  }),
];
