import { fold, quotable, sentencesOf } from '../text/clean.ts';
import type { Decisive } from './types.ts';

/*
 * What settles the matter by itself, when a founder reports it from their own talks and counts: a rule against it, a no from
 * those who were asked for money, or that nobody minds. Looked for in what was seen, not in the first text, where 'it is not
 * allowed' may be the problem itself.
 */
const SIGNS: readonly (readonly [Decisive['kind'], RegExp])[] = [
  [
    'forbidden',
    /\b(?:illegal|against the law|forbidden|prohibited|banned|outlawed|not allowed|not permitted|law (?:forbids|bans|does not allow)|only the (?:government|state|ministry|council|board) (?:may|can|is allowed)|interdit\w*|illegal\w*|proibid\w*|marufuku|haramu kisheria)\b|ممنوع|محظور/,
  ],
  [
    'refused',
    /\b(?:nobody|no one|none(?: of (?:them|the \w+))?|not one|zero|0 (?:of|out of) \d+)\b[^.;]{0,40}\b(?:pay|paid|buy|bought|deposit|order(?:ed)?)\b|\b(?:all|they all|everyone|everybody) (?:refused|said no)\b|\brefused to (?:pay|buy)\b|\b(?:will|would|do|did) not (?:pay|buy)\b|\bwon't pay\b|\bpersonne n[e'][^.;]{0,20}pay\w*|\bninguem[^.;]{0,20}pag\w+|\bhakuna[^.;]{0,20}\w*lip\w+|لن يدفع|لا أحد[^.;]{0,20}يدفع/,
  ],
  [
    'harmless',
    /\b(?:(?:they|people|nobody) (?:do not|don't|does not|doesn't) (?:mind|care|lose (?:anything|money))|no(?:t a)? (?:real |big )?(?:loss|problem) (?:for|to) (?:them|anyone|anybody)|nobody (?:minds|cares|complain\w*)|it (?:almost )?never happens|happens (?:only )?(?:once a year|very rarely)|lose nothing|already solved|have already solved)\b/,
  ],
];

/** The first sentence of what was seen or counted that decides; null where none does. */
export function decisiveIn(seen: string): Decisive | null {
  for (const sentence of sentencesOf(seen)) {
    const folded = fold(sentence);
    const sign = SIGNS.find(([, pattern]) => pattern.test(folded));
    if (sign) return { kind: sign[0], quote: quotable(sentence).replace(/[.!?;]+$/, '') };
  }
  return null;
}
