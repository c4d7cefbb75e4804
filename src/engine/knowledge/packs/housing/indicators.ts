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
    high: 'A drawing or lease can be read by more: {fig}. Lay one on {good} before {who} and ask what it says.',
    low: 'A drawing means little to many: {fig}. Lay out {good} with pegs and string for {who}.',
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
    high: 'Incomes leave some room for walls: {fig}. Let {who} of {place} choose between two sorts of {good}.',
    low: 'Incomes leave little room for walls: {fig}. Cut {good} into pieces that one week can pay.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13.5,
    high: 'The state has some reach: {fig}. Ask early in {place} which stamp {good} need.',
    low: 'The state has little reach: {fig}. Chiefs and neighbours may rule on {good}; greet them before {who}.',
  }),
  use('ILO.EMP.IND', 'context', 0, 'none', 'E', {
    split: 15,
    high: 'Builders are at hand: {fig}. Hire two in {place} for the first look at {good}.',
    low: 'Builders are scarce: {fig}. Book one for {good} before you promise {who} a day.',
  }),
  use('SH.H2O.BASW.ZS', 'context', 0, 'none', 'S', {
    split: 74,
    high: 'Water is near most homes: {fig}. Look at drains first when {who} speak of {good}.',
    low: 'Water is far from many homes: {fig}. Ask {who} of {place} what they would trade of {good} for a tap.',
  }),
  use('EG.ELC.ACCS.ZS', 'context', 0, 'none', 'T', {
    split: 56,
    high: 'Most homes have current: {fig}. Note sockets and wires whenever you look at {good} in {place}.',
    low: 'Many homes have none: {fig}. Work on {good} ends at dusk in {place}; plan visits to {who} by day.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Kilns and trucks burn a good deal: {fig}. A rise in fuel reaches {good} within weeks; date your prices for {who}.',
    low: 'Little is burnt in all: {fig}. Earth, reed and hands are rivals of whatever you bring to {who} in {place}.',
  }),
  use('FB.AGE014', 'context', 0, 'none', 'S', {
    split: 38,
    high: 'Children fill the rooms: {fig}. Count heads per room with {who} before you speak of {good}.',
    low: 'Fewer children share a room: {fig}. Single people may be many among {who} in {place}.',
  }),
];
