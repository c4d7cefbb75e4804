import { isLanguage } from '../../../content/schema/language.ts';
import type { ChatReply, Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { answerText, nearText } from './answer-text.ts';
import { answersIn, nearIn } from './choose.ts';
import { type Part, partsOf } from './parts.ts';
import { readQuestion } from './question.ts';
import { type Ranked, rank } from './rank.ts';
import { linesIn } from './sentences.ts';
import { type ChatWords, ENGLISH } from './words.ts';

const NEAREST = 3;

/**
 * What the report says to a question, in its own sentences with the parts they stand in. Where no part answers it, that is
 * said first, with what stands nearest and three headings to tap; where nothing is near, with what to ask whom. `before` are
 * the questions before this one, the oldest first, for follow-ups. The same function on server and page.
 */
export const answer = (
  content: ReportContent,
  question: string,
  before: readonly string[] = [],
  words: ChatWords = ENGLISH,
): ChatReply => explain(content, question, before, words).reply;

/** The answer with what decided it. */
export interface Explained extends Ranked {
  readonly reply: ChatReply;
  readonly shown: readonly Part[];
}

export function explain(
  content: ReportContent,
  question: string,
  before: readonly string[] = [],
  words: ChatWords = ENGLISH,
): Explained {
  const parts = partsOf(content);
  const { language } = content.metadata;
  const about = { parts, places: placesOf(content, parts) };
  const look = (asking: string, last: Parameters<typeof readQuestion>[1]) => {
    const asked = readQuestion(asking, last, about, words);
    const ranked = rank(asked, parts, isLanguage(language) ? language : 'en', words);
    // A kit tells no costs.
    const isHeld = ranked.scored.some(({ part, wanted }) => wanted > 0 && linesIn(part, asked.wish).length > 0);
    const isAnswered = (isHeld || !asked.wish.isHeld) && ranked.scored[0]?.isAnswer === true;
    const best = isAnswered ? answersIn(ranked, asked, parts) : nearIn(ranked, asked);
    return { asked, ranked, best, shown: best.map(({ part }) => part), isAnswered };
  };
  const last = before.reduce((last: ReturnType<typeof look> | null, one) => look(one, last), null);
  const { asked, ranked, best, shown, isAnswered } = look(question, last);
  return { ...ranked, shown, reply: replyOf() };

  function replyOf(): ChatReply {
    const heads = new Set(shown.map(({ head }) => head));
    const isBeside = ({ head }: Part) => !heads.has(head);
    const near = ranked.scored.map(({ part }) => part).filter(isBeside);
    const nearest = nearestHeads(near, parts.filter(isBeside));
    if (asked.wish.isProduct && !parts.some(({ name }) => asked.wish.isNamed(name)))
      return { content: words.says.product, chunks: [] };
    if (shown.length === 0) return { content: notAnswered(content, words), chunks: [], nearest };
    const chunks = [...new Set(shown.map(({ chunk }) => chunk))];
    if (isAnswered) return { content: answerText(best, asked), chunks };
    return { content: `${words.says.near}\n\n${nearText(best, asked)}`, chunks, nearest };
  }
}

/** Where it all happens, as it was read and as the founder said it: no word that tells parts apart. */
function placesOf({ metadata }: ReportContent, parts: readonly Part[]): string {
  const said = metadata.answers.flatMap(({ slot, skipped, answer: where }) =>
    slot === 'where' && !skipped ? [where] : [],
  );
  const read = parts.flatMap(({ isBackground, lines }) =>
    isBackground ? lines.map((line) => /^Place: [^.;]+/.exec(line)?.[0] ?? '') : [],
  );
  return [...metadata.country_names, ...said, ...read].join(' ');
}

/** Where a report says how to find out what it does not hold. */
const FINDING_OUT =
  /^(?:Eight talks|Where to find them|(?:One|Two|Three) unknowns?|Still unknown|Five talks|About the last time|Write down)/;

/** Parts under three headings: those that share most with the question, then those that help to ask it elsewhere. */
function nearestHeads(found: readonly Part[], parts: readonly Part[]): Chunk[] {
  const byHead = new Map<string, Chunk>();
  for (const { head, chunk } of [...found, ...parts.filter(({ name }) => FINDING_OUT.test(name))])
    if (!byHead.has(head)) byHead.set(head, chunk);
  return [...new Set(byHead.values())].slice(0, NEAREST);
}

/** What a founder named as the payer, where it can stand in a sentence of ours. */
const NAMED = /^[\p{L}\p{M}\d][\p{L}\p{M}\d ,'’-]{1,60}$/u;

function notAnswered({ metadata }: ReportContent, { says }: ChatWords): string {
  const payer = metadata.answers.find(({ slot, skipped }) => slot === 'payer' && !skipped)?.answer.trim() ?? '';
  const named = NAMED.test(payer) ? says.named.replace('{payer}', payer) : '';
  const talks = metadata.kind === 'starter_kit' ? says.kit_talks : says.talks;
  return says.nothing.replace('{talks}', talks).replace(' {named}', named === '' ? '' : ` ${named}`);
}
