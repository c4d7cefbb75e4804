import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const waterIndicators: readonly IndicatorUse[] = [
  use('IGME.U5MR', 'context', 0, 'none', 'S', {
    split: 45,
    high: 'Many small children still die here: {fig}. Ask {who} which illness they fear most before you speak of {good}.',
    low: 'Fewer small children die than in half of Africa: {fig}. Fear of illness may not move {who}, so look for hours and coins that {good} take.',
  }),
  use('FB.UNDERWEIGHT', 'context', 0, 'none', 'S', {
    split: 12,
    high: 'Many small bodies are weak already: {fig}. A sick week costs them more, so ask mothers in {place} about the last one.',
    low: 'Most small children have their weight: {fig}. Do not promise {who} health from {good} that they cannot see.',
  }),
  use('EN.POP.DNST', 'context', 0, 'none', 'N', {
    split: 56,
    high: 'Homes stand close: {fig}. One place for {good} may serve many in {place}, and one spill may reach as many.',
    low: 'Homes lie far apart: {fig}. Reckon the way to each {unit} before you reckon its price.',
  }),
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 5,
    high: 'Spare parts and diesel follow the general rise: {fig}. Let {payer} see the date beside each price you name.',
    low: 'Prices are calm enough to try one fee for {good} over a whole season: {fig}. Change nothing else in {place} meanwhile.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 5.7,
    high: 'A notice on the wall of the water point will be read by some: {fig}. Write the rule for a {unit} in the tongue of {place}.',
    low: 'Paint what you mean: {fig}. A drawing of the coin and the can tells {who} more than a line of print.',
  }),
  use('OWID.CEREAL.YIELD', 'context', 0, 'none', 'N', {
    split: 1.5,
    high: 'Rain and soil feed the fields fairly well: {fig}. Ask in which months {who} have water from the sky for nothing, since nobody pays then.',
    low: 'Fields are poor or dry: {fig}. People and animals may want the same {good} in the same month, so ask who is served first.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 36,
    high: 'Many families leave for the field at dawn: {fig}. Meet {who} at the hour when cans are filled, not at noon.',
    low: 'Most people earn away from fields: {fig}. Ask who is at home in {place} when a {unit} has to be made.',
  }),
  use('FB.ELEC.CAP', 'context', 0, 'none', 'T', {
    split: 760000,
    high: 'Power stations are many, yet pumps stop when lines do: {fig}. Note on which hours current came to {place} this week.',
    low: 'There is little power to pump with: {fig}. Compare a hand, a sun panel and a diesel for {good} on one sheet.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13,
    high: 'Public money exists and water is a promise of each election: {fig}. Ask who in {place} has been told to wait for a free pipe.',
    low: 'The state has little to spend: {fig}. Ask which congregation, charity or trader paid for the {good} one sees in {place}.',
  }),
  use('UIS.PRM.CMPT', 'context', 0, 'none', 'S', {
    split: 66,
    high: 'Schools reach most children: {fig}. A class in {place} can keep a day list on {good} and carry it home.',
    low: 'Many children leave school early, some to fetch cans: {fig}. Ask {who} which child is sent, and on which mornings.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'There are more backs past their strength than elsewhere in Africa: {fig}. Ask old {who} who carries for them.',
    low: 'Children carry much of the load: {fig}. Any fix for {good} in {place} must fit small hands.',
  }),
];
