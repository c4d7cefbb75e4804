import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const employmentIndicators: readonly IndicatorUse[] = [
  use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
    split: 10,
    high: 'A wage agreed in January buys less by June: {fig}. Ask {who} when pay for {good} was last raised, and who asked for it.',
    low: 'Pay agreed today keeps its worth for some months: {fig}. A fee per {unit} can stay as it is through a trial in {place}.',
  }),
  use('HDR24.EYS', 'context', 0, 'none', 'S', {
    split: 11,
    high: 'A child here can look forward to many years at a desk: {fig}. Expect {who} to hope for office posts, and ask which other {good} they turned down.',
    low: 'Few stay long in class: {fig}. Judge {who} by a task done before your eyes, never by a paper.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 19,
    high: 'Older hands compete for the same {good}: {fig}. Ask whether age is written, or only thought, where people are chosen in {place}.',
    low: 'More young people come of working age each year: {fig}. Meet {who} under twenty-five apart from older ones, for they ask for different things.',
  }),
  use('FB.GDP.GROWTH', 'context', 0, 'none', 'E', {
    split: 4,
    high: 'Somebody is adding work: {fig}. Walk the new building sites and shops of {place} and ask who was taken on this month for {good}.',
    low: 'The whole cake barely grows: {fig}. A better way to {good} may only move a place from one person to another, so ask who would lose it.',
  }),
  use('ILO.EMP.SRV', 'context', 0, 'none', 'E', {
    split: 46,
    high: 'Much pay changes hands over a counter or a kitchen table: {fig}. Begin with small shops and homes in {place}, not with factories, when you look for a {payer1}.',
    low: 'Shops and offices hire few: {fig}. Ask {who} what they lived on last week before you speak of {good} at all.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'The road to a wage differs for a woman: {fig}. Count women and men apart in each {unit} you look at.',
    low: 'Women and men stand nearer to each other here than in most of Africa: {fig}. If {who} still split by sex in {place}, ask which rule of the house or the boss does it.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13,
    high: 'The state collects its share: {fig}. An employer may keep {who} off the books for that reason alone; ask gently before you propose a record.',
    low: 'Little of what is paid passes a tax desk: {fig}. Keep a {unit} on paper between two people, and let nobody fear it.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Engines and plants do a part of the work: {fig}. Ask which {good} in {place} vanished when a machine came.',
    low: 'Hands still do what engines do elsewhere: {fig}. Look for {good} where muscle is bought by the day.',
  }),
  use('UIS.PRM.CMPT', 'context', 0, 'none', 'S', {
    split: 66,
    high: 'Most young adults finished primary school: {fig}. A short form in plain words can pass among {who}, if one friend reads it first.',
    low: 'Many left before the last primary year: {fig}. Ask for {good} to be described aloud, and record it on a phone with leave.',
  }),
  use('WGI.RQ', 'context', 0, 'none', 'L', {
    split: 22,
    high: 'Rules for firms are made with some care: {fig}. Ask a labour officer which of them touches {good} before you print a single {unit}.',
    low: 'What is written and what is done lie far apart: {fig}. Follow one real {unit} through {place} and note who had to be paid or begged.',
  }),
  use('FINDEX.SAVECLUB', 'context', 0, 'none', 'E', {
    split: 24,
    high: 'Savings circles are where money meets trust: {fig}. Ask one in {place} whether a member would vouch for {who} in front of a {payer1}.',
    low: 'Few save in circles: {fig}. Look for those who vouch for {who} elsewhere: a pastor, an imam, an old customer.',
  }),
];
