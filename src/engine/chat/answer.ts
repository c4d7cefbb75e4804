import MiniSearch from 'minisearch';
import type { ChatReply, Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { CALLED } from './called.ts';
import { chunksOf } from './chunks.ts';
import { sentencesIn } from './sentences.ts';

/** Parts cited by one answer. */
const MOST_CITED = 2;
const SENTENCES = 4;
/** The one threshold: this share of what the question's words weigh must stand in the best part. */
const ANSWERS_FROM = 0.55;
/** A further part is cited where it is nearly as good. */
const ALSO_FROM = 0.7;
/** A question of so few words of its own follows up on the one before. */
const FOLLOW_UP = 2;
const NEAREST = 3;

/** Words about the asking and not about what is asked. */
const ABOUT_ASKING = new Set(
  splitWords(
    'please which tell me show explain say can could would should you report this that i we my our your need want know get make think does do did is are there more about also ok thanks thank hello hi just really exactly line lines sentence sentences word words three two one',
  ).flatMap((word) => termOf(word, 'en') ?? []),
);

interface Part {
  readonly id: string;
  readonly chunk: Chunk;
  readonly head: string;
  readonly text: string;
  readonly called: string;
}

const partsOf = (content: ReportContent): readonly Part[] =>
  chunksOf(content)
    .filter(({ metadata }) => metadata.section !== 'sources')
    .map((chunk) => {
      const head = chunk.metadata.heading ?? '';
      const called = CALLED.filter(([pattern]) => pattern.test(head)).map(([, words]) => words);
      return { id: chunk.id, chunk, head, text: chunk.content, called: called.join(' ') };
    });

/** What a text is about: its terms without those of asking. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    splitWords(text)
      .flatMap((word) => termOf(word, 'en') ?? [])
      .filter((term) => !ABOUT_ASKING.has(term)),
  ),
];

/**
 * What the report says to a question, in its own sentences with the parts they stand in; or that it does not answer it, with
 * the three nearest parts and what to ask whom. `before` is the question before this one, for follow-ups. The same function on
 * server and page.
 */
export function answer(content: ReportContent, question: string, before = ''): ChatReply {
  const parts = partsOf(content);
  const index = new MiniSearch<Part>({
    fields: ['head', 'text', 'called'],
    tokenize: splitWords,
    processTerm: (word) => termOf(word, 'en'),
    searchOptions: {
      boost: { head: 2, called: 2 },
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
    },
  });
  index.addAll(parts);
  const own = wanted(question, parts);
  const terms = own.length <= FOLLOW_UP && before !== '' ? [...new Set([...own, ...wanted(before, parts)])] : own;
  const weight = weigherOf(index, parts.length);
  const total = terms.reduce((sum, term) => sum + weight(term), 0);
  const found = index.search(terms.join(' '), { processTerm: (term) => term }).map((hit) => {
    const met = hit.queryTerms.reduce((sum, term) => sum + weight(term), 0);
    return { part: parts.find(({ id }) => id === hit.id), score: hit.score, covers: total === 0 ? 0 : met / total };
  });
  const [best, ...rest] = found;
  if (!best?.part || best.covers < ANSWERS_FROM) {
    // What came before has no reason of its own in the report.
    if (isWhy(question) && before !== '') return answer(content, question);
    const near = nearest(
      content,
      found.flatMap(({ part }) => part ?? []),
      parts,
    );
    return { content: notAnswered(content), chunks: [], nearest: near };
  }
  const cited = [
    best.part,
    ...rest
      .filter(({ score, covers }) => covers >= ANSWERS_FROM && score >= ALSO_FROM * best.score)
      .flatMap(({ part }) => part ?? []),
  ].slice(0, MOST_CITED);
  return { content: cited.map((part) => excerpt(part, terms)).join('\n\n'), chunks: cited.map(({ chunk }) => chunk) };
}

const isWhy = (question: string): boolean => /^\s*why[?.!\s]*$/i.test(question);

/** 'Why?' alone asks for the reason behind the verdict. */
const wanted = (question: string, parts: readonly Part[]): string[] =>
  termsIn(isWhy(question) && parts.some(({ head }) => head.startsWith('Verdict')) ? 'why this verdict' : question);

/** A word that stands in few parts tells more; one that stands nowhere tells most, and no part has it. */
function weigherOf(index: MiniSearch<Part>, count: number): (term: string) => number {
  const known = new Map<string, number>();
  return (term) => {
    const weight =
      known.get(term) ?? Math.log(1 + count / (1 + index.search(term, { processTerm: (t) => t, fuzzy: false }).length));
    known.set(term, weight);
    return weight;
  };
}

/** The sentences that speak to the question, in the order they stand in; the first ones where none stands out. */
function excerpt({ head, text }: Part, terms: readonly string[]): string {
  const sentences = sentencesIn(text);
  const asked = new Set(terms);
  const worth = (sentence: string) => termsIn(sentence).filter((term) => asked.has(term)).length;
  const best = [...sentences.keys()]
    .sort((a, b) => worth(sentences[b] ?? '') - worth(sentences[a] ?? '') || a - b)
    .slice(0, SENTENCES)
    .sort((a, b) => a - b);
  const words = best.map((i) => sentences[i] ?? '').join(' ');
  return words.includes(head) ? words : `**${head}.** ${words}`;
}

/** Where a report says how to find out what it does not hold. */
const FINDING_OUT = /^(?:Eight talks|Where to find them|Three unknowns)/;

/** Parts under three headings: those that share most with the question, then those that help to ask it elsewhere. */
function nearest({ metadata }: ReportContent, found: readonly Part[], parts: readonly Part[]): Chunk[] {
  const isKit = metadata.kind === 'starter_kit';
  // A kit's talks are all it has under this section, in every language.
  const helpful = parts.filter(({ head, chunk }) =>
    isKit ? chunk.metadata.section === 'industry_analysis' : FINDING_OUT.test(head),
  );
  const byHead = new Map<string, Chunk>();
  for (const { head, chunk } of [...found, ...helpful]) if (!byHead.has(head)) byHead.set(head, chunk);
  return [...byHead.values()].slice(0, NEAREST);
}

/** What a founder named as the payer, where it can stand in a sentence of ours. */
const NAMED = /^[\p{L}\p{M}\d][\p{L}\p{M}\d ,'’-]{1,60}$/u;

function notAnswered({ metadata }: ReportContent): string {
  const talks = metadata.kind === 'starter_kit' ? 'your five talks' : 'your talks';
  const payer = metadata.answers.find(({ slot, skipped }) => slot === 'payer' && !skipped)?.answer.trim() ?? '';
  const payers = `those who would pay to be rid of it${NAMED.test(payer) ? ` (“${payer}”, by your word)` : ''}`;
  return [
    `Nothing in this report answers that. Make it a question of ${talks}:`,
    `ask the people who have the problem, and ${payers}, when it last came up and what they did then.`,
    'Write the answer under “Add what you found”: it is evidence of your own.',
  ].join(' ');
}
