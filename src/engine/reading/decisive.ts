import type { Outcome } from '../../contract/found.ts';
import { fold, quotable, sentencesOf } from '../text/clean.ts';
import { evidenceRung } from './evidence-rung.ts';
import type { Decisive, EvidenceRung } from './types.ts';

/*
 * What settles the matter by itself, when a founder reports it from their own talks and counts. Looked for in what was seen,
 * not in the first text, where 'it is not allowed' may be the problem itself.
 */

const any = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

/** A rule against it. */
const FORBIDDEN = any(
  /\b(?:illegal|against the law|forbidden|prohibited|banned|outlawed|not allowed|not permitted|(?:is|it's) a crime)\b/,
  /\blaw (?:forbids|bans|does not allow)\b|\bno licen[cs]e (?:exists|is given)\b/,
  /\bno (?:private |other )?(?:person|one|company|trader|seller)\b[^.;]{0,20}\b(?:is|are) allowed\b/,
  /\bonly (?:the |a |an )?(?:government|state|ministry|council|board|licensed|registered|pharmacist|doctor|bank)\b[^.;]{0,40}\b(?:may|can|is allowed)\b/,
  /\b(?:interdit\w*|illegal\w*|proibid\w*|marufuku|haramu kisheria)\b|ممنوع|محظور/,
);

/** Those who were asked for money said no; one or two who did are no answer yet. */
const MANY = String.raw`\b(?:nobody|no one|none(?: of (?:them|the \w+))?|not one|zero|0 (?:of|out of) \d+|all(?: of them| \d+)?|they all|everyone|everybody|most|[3-9]|[1-9]\d+)\b`;
const REFUSED = any(
  /\b(?:nobody|no one|none(?: of (?:them|the \w+))?|not one|zero|0 (?:of|out of) \d+)\b[^.;]{0,40}\b(?:pay|paid|buy|bought|give|gave|spend|deposit|order(?:ed)?)\b/,
  new RegExp(
    String.raw`${MANY}[^.;]{0,60}\b(?:refused|said no|(?:will|would|do|did)(?: not|n't) (?:ever )?(?:pay|buy|give|spend|put|take)|gave (?:it|them|mine) back|walked away)\b`,
  ),
  /\b(?:they|people) (?:refused to|(?:will|would|do|did)(?: not|n't)|won't) (?:pay|buy|spend|give)\b|\brefused to (?:pay|buy)\b|\b(?:will|would|do|did) not (?:pay|buy|spend)\b|\bwon't pay\b/,
  /\bpersonne n[e'][^.;]{0,20}pay\w*|\bninguem[^.;]{0,20}pag\w+|\bhakuna[^.;]{0,20}\w*lip\w+|لن يدفع|لا أحد[^.;]{0,20}يدفع/,
);

/** Nobody minds much, or it hardly happens. */
const HARMLESS = any(
  /\b(?:they|people|nobody) (?:do not|don't|does not|doesn't) (?:mind|care|lose (?:anything|money))\b/,
  /\bno(?:t a)? (?:real |big )?(?:loss|problem) (?:for|to) (?:them|anyone|anybody)\b|\bnobody (?:minds|cares|complain\w*)\b|\b(?:lose nothing|(?:have )?already solved)\b/,
  /\bit (?:almost |hardly )?(?:never|hardly|rarely) happens\b|\bhappens (?:only )?(?:once a year|very rarely)\b|\bhappened to (?:only )?(?:one|two|1|2) of\b/,
  /\bonly (?:one|two|1|2)\b[^.;]{0,30}\b(?:ever |really )?(?:had|lost|saw|complained|suffered|was|were)\b/,
  /\b(?:are|is|were|was) (?:quite |very )?(?:content|happy|fine|satisfied) with (?:that|it|what)\b|\bnot worth (?:a|the|it|any)\b/,
);

/** So few that they are counted one by one, and nobody else. */
const FEW = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|1?\d)`;
const TOO_FEW = any(
  new RegExp(
    String.raw`\b(?:there (?:are|is|were)|only|just) (?:only |just )?${FEW} [^.;]{0,50}\b(?:left|still in use|altogether in|in (?:the )?(?:whole|entire|all)\b)`,
  ),
  /\b(?:that|this) is every(?:one|body) (?:who|that) (?:could|would|might)\b|\bnobody (?:else|anywhere else)\b[^.;]{0,20}\b(?:does|has|uses|makes|needs)\b/,
);

/** The founder says themselves that the cause or the people are still open. */
const UNCLEAR = any(
  /\b(?:i|we|but|and) (?:can(?:not| not|'t)|could(?: not|n't)|do(?: not|n't)|did(?: not|n't)|have(?: not|n't)) (?:yet |really |still )?(?:tell|say|know|see|seen|understand|understood|find out|found out|work out|worked out)(?: yet)?\b[^.;]{0,30}\b(?:if|which|whose|whether|what|why|how much|who|from)\b/,
  /\b(?:not|un)(?: yet)? ?clear (?:to me )?(?:if|which|whose|whether|what|why|who)\b/,
);

const SIGNS: readonly (readonly [Decisive['kind'], RegExp])[] = [
  ['forbidden', FORBIDDEN],
  ['too-few', TOO_FEW],
  ['refused', REFUSED],
  ['harmless', HARMLESS],
  ['unclear', UNCLEAR],
];

/** The sentence of what was seen or counted that decides, by what decides most; null where none does. */
export function decisiveIn(seen: string): Decisive | null {
  const sentences = sentencesOf(seen);
  for (const [kind, pattern] of SIGNS) {
    const sentence = sentences.find((one) => pattern.test(fold(one)));
    if (sentence) return { kind, quote: quotable(sentence).replace(/[.!?;]+$/, '') };
  }
  return null;
}

const OUTCOME: Readonly<Record<Decisive['kind'], Outcome>> = {
  forbidden: 'forbidden',
  'too-few': 'few',
  refused: 'refused',
  harmless: 'refused',
  unclear: 'open',
};
const BY_RUNG: Readonly<Record<EvidenceRung, Outcome>> = {
  pays: 'paid',
  does: 'counted',
  says: 'open',
  desk: 'nothing',
};

/** Our reading of what somebody's talks and counts come to, to be offered. */
export function outcomeIn(seen: string): Outcome {
  const { rung } = evidenceRung(seen);
  const decisive = decisiveIn(seen);
  return decisive && !(decisive.kind === 'unclear' && rung === 'desk') ? OUTCOME[decisive.kind] : BY_RUNG[rung];
}
