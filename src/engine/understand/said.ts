import type { Pain } from '../knowledge/pack-types.ts';
import { fold, quotable, sentencesOf, shorten } from '../text/clean.ts';
import { countHits, tokenize } from '../text/match.ts';
import { findNumbers } from './numbers.ts';
import type { EvidenceRung } from './types.ts';

const CUES =
  "lose, loss, lost!, cannot, can’t, can't, fail, lack, struggle, wait, late, delay, expensive, cost, spend, waste, die, sick, stolen, fraud, far, shortage, no access, unable, difficult, hard to, too many, too few, never, without, poor, miss, drop out, rot, spoil, not enough, run out, problem, perdent, manque, attendent, cher";
const MAX_QUOTE_WORDS = 26;

/** The sentence that says most about what goes wrong, ready to stand in quotation marks. */
export function bestSentence(text: string, pain: Pain): string {
  let best = '';
  let bestScore = 0;
  for (const sentence of sentencesOf(text).slice(0, 60)) {
    const tokens = tokenize(sentence);
    const score =
      3 * countHits(tokens, pain.recognise.event) +
      2 * countHits(tokens, CUES) +
      countHits(tokens, pain.recognise.setting) +
      Math.min(6, tokens.length) / 6;
    if (tokens.length >= 4 && score > bestScore) {
      best = sentence;
      bestScore = score;
    }
  }
  return bestScore >= 2 ? shorten(quotable(best).replace(/[.!?;,:]+$/, ''), MAX_QUOTE_WORDS) : '';
}

/** What the founder blames, in his own words: the clause after 'because' and its like. */
export function ownCause(text: string): string {
  const m =
    /\b(?:because(?: of)?|due to|caused by|thanks to|as a result of|parce qu[e']|car|à cause (?:de|du|des))\s+([^.!?;\n]{6,140})/i.exec(
      text,
    );
  if (!m?.[1]) return '';
  return shorten(quotable(m[1]).replace(/[.,;:]+$/, ''), 16);
}

export function namedCauses(text: string, pain: Pain): string[] {
  const tokens = tokenize(text);
  return pain.causes.filter((cause) => countHits(tokens, cause.match) > 0).map((cause) => cause.id);
}

export function namedWorkaround(text: string, pain: Pain): string {
  const tokens = tokenize(text);
  return pain.alternatives.find((a) => countHits(tokens, a.match) > 0)?.text ?? '';
}

const SOLUTION =
  /\b(?:an? |the |our |my )?((?:mobile |web |phone |ai[- ]powered |ai |online |digital |ussd )*(?:app|application|platform|marketplace|chatbot|website|drone|saas|dashboard|wallet))\b/;
const INTENT =
  /\b(?:i|we) (?:want|plan|would like|am|are|intend|hope)\b[^.]{0,40}\b(?:build|create|develop|launch|make|start|building|creating|developing|launching|offer)\b|^(?:an? )?(?:mobile |web |ai[- ]powered |online )?(?:app|platform|marketplace)\b/;

/** The remedy a founder already has in mind; '' when he speaks of the problem only. */
export function namedSolution(text: string): string {
  const folded = fold(text);
  if (!INTENT.test(folded)) return '';
  return SOLUTION.exec(folded)?.[1] ?? '';
}

const PAYS =
  /\b(?:pre-?orders?|deposits? (?:from|received)|paying (?:customers?|users?|clients?)|they (?:already )?pay us|customers? (?:have )?paid|we (?:have )?sold|revenue of)\b/;
const DOES =
  /\b(?:pilot(?:ed)?|prototype|we (?:counted|measured|tracked|recorded|observed|watched|tested)|i (?:counted|measured|recorded|observed|watched|tested)|waiting list|signed up)\b/;
const SAYS =
  /\b(?:interview(?:ed|s)?|survey(?:ed)?|(?:i|we) (?:spoke|talked|asked|met)|focus group|told (?:me|us)|say(?:s)? they)\b/;
const NONE =
  /\b(?:no interviews?|not (?:yet )?(?:interviewed|spoken|talked|asked)|have(?:n't| not) (?:yet )?(?:interviewed|spoken|talked|asked)|no one (?:yet|interviewed)|none yet)\b/;

/** How far the founder's own evidence reaches: desk < says < does < pays. */
export function evidenceRung(text: string): { readonly rung: EvidenceRung; readonly count: number } {
  const folded = fold(text);
  if (NONE.test(folded)) return { rung: 'desk', count: 0 };
  const rung = PAYS.test(folded) ? 'pays' : DOES.test(folded) ? 'does' : SAYS.test(folded) ? 'says' : 'desk';
  if (rung === 'desk') return { rung, count: 0 };
  const sentence = sentencesOf(folded).find((s) => PAYS.test(s) || DOES.test(s) || SAYS.test(s)) ?? '';
  const count =
    findNumbers(sentence).find((n) => n.kind === 'count' && Number.isInteger(n.value) && n.value < 5000)?.value ?? 0;
  return { rung, count };
}
