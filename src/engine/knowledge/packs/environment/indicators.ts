import { type IndicatorUse, use } from '../../pack-types.ts';

/** Complete a report when the pain’s own figures are too few or come from too few publishers. */
export const environmentIndicators: readonly IndicatorUse[] = [
  use('FB.AGE014', 'context', 0, 'none', 'S', {
    split: 38,
    high: 'Schools reach most homes: {fig}. Let one class in {place} draw what became of {good} since their parents were children.',
    low: 'Grown hands outnumber small ones: {fig}. Ask working {who} in {place} for one Saturday of work against this trouble, and count who comes.',
  }),
  use('HDR24.HDI', 'context', 0, 'none', 'S', {
    split: 0.54,
    high: 'Daily needs press less than elsewhere: {fig}. Ask {who} what they gave up last year for {good}, not what they wish.',
    low: 'Today’s meal comes first: {fig}. Show {who} a gain from {good} within this season, or do not begin in {place}.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 0.45,
    high: 'Smoke and fuel are made at home as well: {fig}. Look in {place} for the one source that troubles {who} most.',
    low: 'The country does little to heat the world: {fig}. {Who} will ask who should pay for {good}; have an answer with a name.',
  }),
  use('WGI.CC', 'context', 0, 'none', 'P', {
    split: 25,
    high: 'A permit may be just a permit: {fig}. Ask openly in {place} who signs for {good}, and at which fee.',
    low: 'Rules on {good} can be bought: {fig}. See with {who} who was fined last and who was not.',
  }),
  use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
    split: 70,
    high: 'A sign at the right spot can be read: {fig}. Put one up near {good} in {place} and ask ten passers-by.',
    low: 'Signs are passed by: {fig}. Let an elder among {who} show the spot in {place} and tell its story.',
  }),
  use('ILO.EMP.AGR', 'context', 0, 'none', 'E', {
    split: 35,
    high: 'Many hands are on the land: {fig}. Meet {who} at the field edge in {place} and pick a slack week for {good}.',
    low: 'Most earn off the land: {fig}. Tie {good} to rent, road or health in {place}, not to harvests.',
  }),
  use('FB.LIFE', 'context', 0, 'none', 'S', {
    split: 67,
    high: 'Elders remember how it was: {fig}. Walk {place} with two of them and mark where {good} were.',
    low: 'Lives are shorter than in most of Africa: {fig}. Ask {who} for a gain from {good} within a season, not within ten years.',
  }),
  use('EN.POP.DNST', 'context', 0, 'none', 'N', {
    split: 62,
    high: 'Feet and fires press on each acre: {fig}. Agree on paths in {place} with {who} before anything is planted or fenced around {good}.',
    low: 'There is land between people: {fig}. Guarding {good} far from {place} is the cost to reckon first.',
  }),
  use('FINDEX.SAVECLUB', 'context', 0, 'none', 'S', {
    split: 24,
    high: 'Clubs meet by themselves: {fig}. Ask one in {place} for half an hour on {good}, after the coins are counted.',
    low: 'Few clubs meet: {fig}. A church, a mosque or a pump committee in {place} may gather {who} around {good}.',
  }),
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 18.7,
    high: 'Many remember other weather: {fig}. Ask {n:5} of the oldest {who} in {place} how it was with {good} when they were young.',
    low: 'The young will live with it longest: {fig}. Look for {who} under thirty in {place} who already did something about {good}.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 3800,
    high: 'Some money is left for comfort: {fig}. Ask {payer} in {place} for a fee rather than a gift.',
    low: 'Little is left over: {fig}. A coin per {unit} from those who gain in {place} is the most to hope for.',
  }),
];
