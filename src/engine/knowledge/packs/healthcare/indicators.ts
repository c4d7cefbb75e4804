import { type IndicatorUse, use } from '../../pack-types.ts';

/**
 * Complete a report when the pain's own figures are too few or come from too few publishers. They serve all of the
 * pack's pains, so none takes the good for a medicine or the unit for a visit.
 */
export const healthcareIndicators: readonly IndicatorUse[] = [
  use('FB.UNDERWEIGHT', 'context', 0, 'none', 'S', {
    split: 12,
    high: 'Poor food makes illness heavier and slower to mend: {fig}. Ask in {place} what was eaten in the week before, and keep the hungry months out of a first comparison.',
    low: 'Thin children are less common than in most of Africa: {fig}. Hunger is a weak excuse here for what goes wrong in {place}; look at how care is given.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 72,
    high: 'A card on which {who} write one line a day is possible: {fig}. Let one {who1} explain it back to you before you print it.',
    low: 'Keep every tool for {who} to drawings, colours and voice: {fig}. Try the drawing on {n:5} people in {place}, without a word from you.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 6,
    high: 'Many adults can follow a simple chart: {fig}. Ask {who} what they looked up or asked about on their own, and whom they believed.',
    low: 'Advice has to be shown, and shown again: {fig}. Learn the words {place} uses for the body and its troubles before you write any.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'A husband’s word or purse may stand between a woman and care: {fig}. Ask in {place} who said yes the last time, and how long it took.',
    low: 'Women decide more for themselves here than in most of Africa: {fig}. Begin with mothers in {place}, who bring the rest of the house.',
  }),
  use('FB.AGE014', 'context', 0, 'none', 'S', {
    split: 39,
    high: 'A large part of those who fall ill are children: {fig}. Ask in {place} what changes when it is a child, who decides and what is paid.',
    low: 'Grown people weigh more among the sick than elsewhere: {fig}. Look in {place} at what working people lose, and when they can come.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 40,
    high: 'Many cannot leave the field in the busy weeks: {fig}. Do not start a count in {place} at planting, or you will take farming for refusal.',
    low: 'Fewer are bound by planting: {fig}. Working hours and paydays decide when people in {place} seek care.',
  }),
  use('FB.CPI', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'A price heard this month is history the next: {fig}. Write the date beside every sum that {who} tell you.',
    low: 'Prices move slowly enough to promise one: {fig}. Keep yours to {payer} fixed for the length of the test.',
  }),
  use('SH.H2O.BASW.RU.ZS', 'context', 0, 'none', 'N', {
    split: 61,
    high: 'Basic water reaches a good part of rural homes: {fig}. Ask whether the facility {who} use near {place} has it too, every day.',
    low: 'Much illness walks in with the water: {fig}. Note how many cases around {place} a clean well would have kept at home.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 1,
    high: 'Vehicles and generators are part of daily life: {fig}. List whose engines already run to {place}, for a free seat is cheaper than a new one.',
    low: 'Few engines run here: {fig}. Plan for a motorcycle, a bicycle or feet on the last stretch to {place}.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 14,
    high: 'The state has some means to pay for health: {fig}. Find out who in its offices signs for {place}, and what was signed last.',
    low: 'The state has little to spend on health: {fig}. Expect donors, congregations and families in {place} to fill the gap, and ask each how.',
  }),
];
