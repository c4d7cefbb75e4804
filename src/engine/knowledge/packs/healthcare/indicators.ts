import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const healthcareIndicators: readonly IndicatorUse[] = [
  use('FB.UNDERWEIGHT', 'context', 0, 'none', 'S', {
    split: 15,
    high: 'Poor nourishment makes every illness heavier: {fig}. Ask {who} whether a {unit} begins with a meal.',
    low: 'Fewer young children are too thin than in most of Africa: {fig}. Look for what fails after the first {unit}, not before it.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 75,
    high: 'A card with {good} and dates can be read in most homes: {fig}. Let one {who1} explain it back to you.',
    low: 'Draw {good} and the hours of the day rather than writing them: {fig}. Test the drawing on {n:5} people in {place}.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 6,
    high: 'Adults have had enough school to follow a simple chart: {fig}. Ask what they looked up about {good} on their own.',
    low: 'Explanations must be shown and repeated: {fig}. Give {who} the words in their own language, not in the clinic’s.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.5,
    high: 'A woman may need a husband’s word or money for a {unit}: {fig}. Ask who decided the last one, and when.',
    low: 'Women decide more for themselves here than in most of Africa: {fig}. Begin with mothers, who bring the rest of the house.',
  }),
  use('FB.AGE014', 'context', 0, 'none', 'S', {
    split: 40,
    high: 'Children are a very large part of everyone who falls ill: {fig}. Ask {who} about {good} in children’s doses first.',
    low: 'Adults weigh more among the sick than elsewhere: {fig}. Ask which {good} working people come for.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 45,
    high: 'Many cannot leave the field in the busy weeks: {fig}. Ask how {units} in {place} rise and fall with planting.',
    low: 'Fewer are bound by planting: {fig}. Working hours and wages decide when people in {place} come.',
  }),
  use('FB.CPI', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'What {good} cost this month they will not cost next: {fig}. Write the date beside every price you hear.',
    low: 'Prices move slowly enough to promise one for {good}: {fig}. Fix it for the length of the test.',
  }),
  use('SH.H2O.BASW.RU.ZS', 'context', 0, 'none', 'N', {
    split: 60,
    high: 'Basic water reaches a good part of rural homes: {fig}. Ask whether the facility in {place} itself has it.',
    low: 'Much illness walks in with the water: {fig}. Note which {units} would not have come, had the well been clean.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 1,
    high: 'Vehicles and generators are part of daily life: {fig}. Ask who owns one that could carry {good} to {place} on an empty seat.',
    low: 'Few engines run here: {fig}. Plan for a motorcycle, a bicycle or feet on the last stretch to {place}.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 17,
    high: 'The state has means to buy {good}: {fig}. Find out who in its offices signs for {place}.',
    low: 'The state has little to spend on {good}: {fig}. Expect donors, congregations and families to fill the gap, and ask each how.',
  }),
];
