import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const retailIndicators: readonly IndicatorUse[] = [
  use('ILO.LFP.15PLUS', 'context', 0, 'none', 'S', {
    split: 62.7,
    high: 'Most grown people are busy by day: {fig}. Watch when {who} of {place} truly sell, before dawn and after dusk.',
    low: 'Many are at home by day: {fig}. Noon may be a good hour to see who buys {good} in {place}.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3_900,
    high: 'Purses hold more than in half of Africa: {fig}. Lay a better sort of {good} beside the usual one in {place}.',
    low: 'Purses hold little: {fig}. Break {good} into the smallest piece {who} can sell.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 5.7,
    high: 'Sums on paper come easily to more: {fig}. Leave a pencil with {who} for one week of {good}.',
    low: 'Sums are done in the head: {fig}. Let {who} of {place} use pebbles, and photograph them.',
  }),
  use('WGI.RQ', 'context', 0, 'none', 'P', {
    split: 23,
    high: 'A stamp for a shop follows known steps: {fig}. Walk them once with one of {who}.',
    low: 'A stamp follows whom one knows: {fig}. Ask {who} in {place} which paper they could not do without.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Buyers are older than in most of Africa: {fig}. What {who} of {place} sell to grandmothers may turn slower and surer.',
    low: 'Half of all buyers are hardly grown: {fig}. Ask what the young in {place} spend their first coin of the day on.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 60,
    high: 'A list on the wall is read: {fig}. Put prices of {good} up with {who} and see who asks less.',
    low: 'A list on the wall is ornament: {fig}. Call prices of {good} aloud, as {who} do.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 13.5,
    high: 'The tax desk reaches far: {fig}. Tell {who} early what of {good} you write down, and for whom.',
    low: 'The tax desk reaches few: {fig}. {Who} of {place} may like it so; write names in no book.',
  }),
  use('IT.NET.USER.ZS', 'context', 0, 'none', 'T', {
    split: 37,
    high: 'Pictures travel: {fig}. Ask three of {who} to post their {good} at dusk and count who comes.',
    low: 'Pictures do not travel far: {fig}. The corner of {place} with most feet is the best screen.',
  }),
  use('FB.FOODSPEND', 'context', 0, 'none', 'E', {
    split: 38,
    high: 'Food leaves little for other things: {fig}. See what of {good} is dropped first in a thin week.',
    low: 'Food leaves some room: {fig}. Ask buyers in {place} what they last bought for pleasure among {good}.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Vans and fridges carry much of trade: {fig}. A rise in fuel will show on {good} within days; note it.',
    low: 'Heads and carts carry much of trade: {fig}. Carriers of {place} know where {good} go; walk with one.',
  }),
  use('FINDEX.ACCOUNT.WOMEN', 'context', 0, 'none', 'S', {
    split: 45,
    high: 'Women traders can be paid into their own hands: {fig}. Pay women among {who} there and nowhere else.',
    low: 'Women traders are mostly paid in cash: {fig}. See who else in the house of {who} counts the coins for {good}.',
  }),
];
