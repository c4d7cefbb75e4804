import { countHits, type Token } from '../text/match.ts';

/** Who usually bears such things, for a text that names nobody: said to be our guess wherever it stands. */
const LIKELY: readonly (readonly [match: string, many: string, one: string])[] = [
  [
    'field, crop, harvest, seed, soil, maize, cattle, donkey, goat, livestock, camel, milk, poultry, honey',
    'farmers and herders',
    'farmer or herder',
  ],
  ['tap!, water, barrel, toilet, latrine, rubbish, house!, houses!, rent!, electric, power', 'households', 'household'],
  ['clinic, hospital, medicine, vaccine', 'patients', 'patient'],
  ['school, class, teacher, library', 'pupils', 'pupil'],
  ['village, villages', 'villagers', 'villager'],
  ['bus!, buses!, minibus, road, bridge, ferry', 'travellers', 'traveller'],
];

const LIKE_YOU = { many: 'people like you', one: 'person like you' };
const ANYBODY = { many: 'people it happens to', one: 'person it happens to' };

export function likelyPeople(
  tokens: readonly Token[],
  isSpeaker: boolean,
): { readonly many: string; readonly one: string } {
  let best = isSpeaker ? LIKE_YOU : ANYBODY;
  let most = 0;
  for (const [match, many, one] of LIKELY) {
    const hits = countHits(tokens, match);
    if (hits > most) {
      best = { many, one };
      most = hits;
    }
  }
  return best;
}
