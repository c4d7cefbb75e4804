import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain's own figures are too few or come from too few publishers. */
export const fintechIndicators: readonly IndicatorUse[] = [
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 20,
    high: 'Half of the country is past its school years: {fig}. Let an older {who1} try it first, since habits with {good} are theirs to change.',
    low: 'This is a country of the young: {fig}. Relatives of {who} may hold the phone and the password, so interview them together.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.5,
    high: 'Women and men stand far apart in what they may decide: {fig}. Ask women among {who} whether the account, the phone and {good} are in their own name.',
    low: 'Women and men differ less than in most of Africa: {fig}. Still talk to women among {who} without their husbands near.',
  }),
  use('FB.FX', 'context', 0, 'none', 'E', {
    split: 100,
    high: 'A fee in {money} has many digits and ages quickly: {fig}. Say it as part of a {unit}, not as a sum.',
    low: 'Small coins still count in {money}: {fig}. A fee on a {unit} can be set finely enough to test two prices.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
    split: 40,
    high: 'Much of the country earns by the season: {fig}. Expect {good} to be short and plentiful in turns, and keep any diary across a harvest.',
    low: 'Fewer incomes follow the harvest: {fig}. A month with {who} in {place} may stand for a year.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 75,
    high: 'A short text message in the right language can be read by most: {fig}. Try it on {n:5} {who} before you print a word.',
    low: 'Do not count on anyone reading terms about {good}: {fig}. Record them as a voice message in the language of {place}.',
  }),
  use('FB.MOBILE.SUBS', 'context', 0, 'none', 'T', {
    split: 20_000_000,
    high: 'Lines are many, and some {who} hold more than one: {fig}. Ask which line is for {good} and which for family.',
    low: 'Lines in use are fewer than in large markets: {fig}. One operator’s decision can close the door in {place}, so meet it early.',
  }),
  use('EG.ELC.ACCS.UR.ZS', 'context', 0, 'none', 'T', {
    split: 85,
    high: 'Phones and tills in towns can be charged most days: {fig}. Ask about the hours without power all the same.',
    low: 'Even in towns power cannot be taken for granted: {fig}. What {who} use for {good} must live a day on one charge.',
  }),
  use('IT.NET.USER.ZS', 'context', 0, 'none', 'T', {
    split: 40,
    high: 'A plain web page can reach part of them: {fig}. Test it over the slowest line in {place} before you add a picture.',
    low: 'Menus by dialled code will reach more {who} than any app: {fig}. Draft the first screens as such a menu.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 17,
    high: 'The state collects with some success: {fig}. {Who} may fear that a record of {good} ends on a tax desk; say what you keep.',
    low: 'The state sees little of this trade: {fig}. A levy on {good} could come overnight, as it has elsewhere, so leave room in the price.',
  }),
];
