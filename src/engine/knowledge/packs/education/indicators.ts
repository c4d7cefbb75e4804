import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const educationIndicators: readonly IndicatorUse[] = [
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 6,
    high: 'Grown-ups have sat in class long enough to judge a school: {fig}. Ask {who} what they compare when they choose.',
    low: 'Many grown-ups had little schooling themselves: {fig}. They may judge a school by its wall and uniform, so ask what they look at.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 75,
    high: 'Letters home are read in most houses: {fig}. One page about {good} will do, in the language of {place}.',
    low: 'A letter home may be read by the child it concerns: {fig}. Speak to grown-ups about {good} at the gate or by voice message.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.5,
    high: 'Girls and women stand behind when money is short: {fig}. Count girls and boys apart in everything you measure about {good}.',
    low: 'Girls are less far behind than in most of Africa: {fig}. Check all the same who is kept at home first.',
  }),
  use('FB.CPI', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'What was agreed for the year melts by its end: {fig}. Name any price for {good} by the term.',
    low: 'A price for {good} can stand for the school year: {fig}. Say it once, in January or September, and keep it.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 45,
    high: 'Fields call children and parents away in the season: {fig}. Leave the planting weeks out of any count of {good}.',
    low: 'Seasons of the field matter less here: {fig}. Wages and rents set the calendar of {who}.',
  }),
  use('EG.ELC.ACCS.RU.ZS', 'context', 0, 'none', 'T', {
    split: 50,
    high: 'Light after dark is within reach of many rural homes: {fig}. Ask how many {units} read in the evening, and by what.',
    low: 'After dark most rural homes cannot read: {fig}. What needs a screen or a lamp must happen in the daytime.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 1,
    high: 'Transport burns money on the way to class: {fig}. Ask {who} what a day’s ride costs one {unit}.',
    low: 'Most walk: {fig}. Ask how far {units} come on foot, and in which rains they stay away.',
  }),
  use('IGME.U5MR', 'context', 0, 'none', 'S', {
    split: 45,
    high: 'Illness in small children keeps older ones at home: {fig}. When a {unit} is missing, ask who is ill.',
    low: 'Illness at home is a smaller reason to miss class than elsewhere: {fig}. Look for money, distance and will.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 17,
    high: 'The state has means and rules: {fig}. Visit the district office before it visits you about {good}.',
    low: 'The state leaves much to owners, congregations and families: {fig}. Ask each what it pays for {good} today.',
  }),
  use('FB.MOBILE.SUBS', 'context', 0, 'none', 'T', {
    split: 20_000_000,
    high: 'Lines in use are many: {fig}. A call or voice message can reach the grown-up who decides about {good}.',
    low: 'The market for anything sent to a phone is bounded: {fig}. Do not plan on a large number of small fees.',
  }),
];
