import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const housingIndicators: readonly IndicatorUse[] = [
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.53,
    high: 'Papers and walls are often in a man’s name: {fig}. Ask women among {who} whose name stands for {good} in {place}.',
    low: 'Women hold more in their own name than in half of Africa: {fig}. Speak to them first about {good} in {place}.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 5.7,
    high: 'A page of terms can be read by more: {fig}. Lay the last one on {good} before {who} and ask what it says.',
    low: 'A page of terms means little to many: {fig}. Say the terms on {good} aloud to {who}, and ask for them back.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'Receipts are worth giving: {fig}. See how many {who} of {place} kept the last one for {good}.',
    low: 'Receipts are kept for the stamp, not the words: {fig}. Add a photo to each paper on {good}.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Owners are likely older folk: {fig}. Ask who among {who} in {place} will decide in five years.',
    low: 'New homes are founded by the very young: {fig}. See what of {good} they can begin with.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3_900,
    high: 'Incomes leave some room for a home: {fig}. Ask {who} of {place} what they gave up for {good}, and what they would not.',
    low: 'Incomes leave little room for a home: {fig}. Ask {who} of {place} which part of {good} one week could pay.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13.5,
    high: 'The state has some reach: {fig}. Ask early in {place} which stamp {good} need.',
    low: 'The state has little reach: {fig}. Chiefs and neighbours may rule on {good}; greet them before {who}.',
  }),
  use('ILO.EMP.IND', 'context', 0, 'none', 'E', {
    split: 15,
    high: 'Factories and sites pay wages: {fig}. Ask two employers in {place} how {who} among their hands manage {good}.',
    low: 'Few earn at a factory or a site: {fig}. Ask {who} in {place} on which day of the month the money for {good} comes, and from whom.',
  }),
  use('SH.H2O.BASW.ZS', 'context', 0, 'none', 'S', {
    split: 74,
    high: 'Water is near most homes: {fig}. Ask {who} what else a room in {place} must have before they think of {good}.',
    low: 'Water is far from many homes: {fig}. Ask {who} of {place} what they would trade of {good} for a tap.',
  }),
  use('EG.ELC.ACCS.ZS', 'context', 0, 'none', 'T', {
    split: 56,
    high: 'Most homes have current: {fig}. Note sockets and wires whenever you look at {good} in {place}.',
    low: 'Many homes have none: {fig}. Plan visits to {who} in {place} by day when you ask about {good}.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Trucks and works burn a good deal of fuel: {fig}. A rise at the pump reaches the homes of {who} within weeks; date each price on {good}.',
    low: 'Little fuel is burnt in all: {fig}. Prices at the pump say little of {good}; ask {who} in {place} which other price moved last.',
  }),
  use('FB.AGE014', 'context', 0, 'none', 'S', {
    split: 38,
    high: 'Children fill the rooms: {fig}. Count heads per room with {who} before you speak of {good}.',
    low: 'Fewer children share a room: {fig}. Single people may be many among {who} in {place}.',
  }),
];
