import MiniSearch from 'minisearch';
import type { ChatReply, Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { fold, quotable } from '../text/clean.ts';
import { chunksOf } from './chunks.ts';
import { CHAT, type Wish, wishIn } from './intents.ts';
import { sentencesIn } from './sentences.ts';

/** From this share of the question's words on, a part answers it; of one that is asked for by its name, the other words. */
const ANSWERS_FROM = 0.6;
const NAMED_ANSWERS_FROM = 0.34;
/** Below this share a part is not even near. */
const NEAR_FROM = 0.25;
/** Beside the best part another is shown where it is so nearly as good. */
const ALSO_FROM = 0.5;
const MOST_PARTS = 3;
/** Where the parts that are asked for belong together. */
const MOST_OF_WHOLE = 4;
/** Lines of a part; and where a short answer is asked for. */
const MOST_LINES = 9;
const FEW_LINES = 3;
/** A question of so few words of its own follows up on the one before. */
const FOLLOW_UP = 2;
const NEAREST = 3;

/** Words about the asking and not about what is asked. */
const ABOUT_ASKING = new Set(splitWords(CHAT.about_asking).flatMap((word) => termOf(word, 'en') ?? []));

interface Part {
  readonly id: string;
  readonly chunk: Chunk;
  readonly head: string;
  readonly text: string;
  /** Told by the founder: no answer to what they ask, unless they ask how they were read. */
  readonly isTheirs: boolean;
}

/** Letters of a founder's text by which it is known again. */
const KNOWN_BY = 60;

function partsOf(content: ReportContent): readonly Part[] {
  const own = quotable(content.metadata.query).slice(0, KNOWN_BY);
  return (
    chunksOf(content)
      .map((chunk) => ({
        id: chunk.id,
        chunk,
        head: chunk.metadata.section === 'sources' ? 'Sources' : (chunk.metadata.heading ?? ''),
        text: chunk.content,
        isTheirs: own !== '' && chunk.content.includes(own),
      }))
      // A heading over other parts says nothing itself.
      .filter(({ head, text }) => plain(text) !== plain(head))
  );
}

/** What a text is about: its terms without those of asking. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    splitWords(text)
      .flatMap((word) => termOf(word, 'en') ?? [])
      .filter((term) => !ABOUT_ASKING.has(term)),
  ),
];

interface Asked {
  readonly wish: Wish;
  /** What this very question is about, beside what it asks for by name. */
  readonly terms: readonly string[];
  /** What the question before was about, where this one follows up on it. */
  readonly earlier: readonly string[];
  readonly isShort: boolean;
  /** Parts that were shown for the question before, when this one asks for what is beside them. */
  readonly without: ReadonlySet<string>;
}

interface Scored {
  readonly part: Part;
  /** How much it is asked for by name. */
  readonly wanted: number;
  /** Share of the question's words that stand in it; a word that few parts know tells more. */
  readonly covers: number;
  readonly met: readonly string[];
  readonly score: number;
}

/**
 * What the report says to a question, in its own sentences with the parts they stand in. Where no part answers it, that is
 * said first, with what stands nearest and three headings to tap; where nothing is near, with what to ask whom. `before` is
 * the question before this one, for follow-ups. The same function on server and page.
 */
export const answer = (content: ReportContent, question: string, before = ''): ChatReply =>
  explain(content, question, before).reply;

export interface Explained {
  readonly reply: ChatReply;
  /** What the question is taken to be about, and what each of its words weighs. */
  readonly terms: ReadonlyMap<string, number>;
  /** Parts that have to do with it, best first. */
  readonly parts: readonly {
    readonly head: string;
    readonly wanted: number;
    readonly covers: number;
    readonly met: readonly string[];
    readonly bar: Bar | null;
    readonly isAnswer: boolean;
    readonly isShown: boolean;
  }[];
}

/** The answer with what decided it. */
export function explain(content: ReportContent, question: string, before = ''): Explained {
  const parts = partsOf(content);
  const asked = readQuestion(content, question, before, parts);
  const { weights, scored } = scoreParts(asked, parts);
  const shown = shownOf(scored, asked);
  return {
    reply: replyOf(content, asked, parts, scored, shown),
    terms: weights,
    parts: scored.map((one) => ({
      head: one.part.head,
      wanted: one.wanted,
      covers: one.covers,
      met: one.met,
      bar: barOf(one.part, asked),
      isAnswer: answersIt(one, asked),
      isShown: shown.includes(one),
    })),
  };
}

function replyOf(
  content: ReportContent,
  asked: Asked,
  parts: readonly Part[],
  scored: readonly Scored[],
  shown: readonly Scored[],
): ChatReply {
  const [best] = shown;
  const headsBeside = () => {
    const heads = new Set(shown.map(({ part }) => part.head));
    const isBeside = ({ head }: Part) => !heads.has(head);
    return nearestHeads(content, scored.map(({ part }) => part).filter(isBeside), parts.filter(isBeside));
  };
  if (!best) return { content: notAnswered(content), chunks: [], nearest: headsBeside() };
  const told = shown.map((one) => excerpt(one, asked)).join('\n\n');
  const chunks = shown.map(({ part }) => part.chunk);
  return answersIt(best, asked)
    ? { content: told, chunks }
    : { content: `${NOT_QUITE}\n\n${told}`, chunks, nearest: headsBeside() };
}

const NOT_QUITE = 'This report may not say exactly that. Nearest to it:';

interface Bar {
  readonly covers: number;
  readonly met: number;
}

/** What must stand in a part of the question's words for it to be the answer; null where nothing makes it one. */
function barOf({ head, isTheirs }: Part, { wish, terms }: Asked): Bar | null {
  if (wish.isNamed(head)) return { covers: terms.length === 0 ? 0 : NAMED_ANSWERS_FROM, met: 0 };
  return isTheirs ? null : { covers: ANSWERS_FROM, met: 2 };
}

function answersIt({ part, covers, met }: Scored, asked: Asked): boolean {
  const bar = barOf(part, asked);
  return bar !== null && covers >= bar.covers && met.length >= bar.met;
}

/** The best parts: all that belong together, or those that are nearly as good as the first. */
function shownOf(scored: readonly Scored[], asked: Asked): readonly Scored[] {
  const { wish } = asked;
  const [best] = scored;
  if (!best) return [];
  if (wish.isAlone && answersIt(best, asked)) return [best];
  if (wish.isWhole && best.wanted > 0) return scored.filter(({ wanted }) => wanted > 0).slice(0, MOST_OF_WHOLE);
  return scored.filter(({ score }) => score >= ALSO_FROM * best.score).slice(0, MOST_PARTS);
}

const BARE_WHY = /^\W*(?:but |so |and )?why\W*$/;
/** Asks for what comes after, or beside, the answer before. */
const GOES_ON =
  /^\W*(?:and |so |ok )*(?:then|after (?:that|this)|what else|who else|where else|what next|more|go on)\b[^a-z]*$/;
const SHORTER = /\bshorter\b|\b(?:in )?(?:one|two|three|\d) (?:lines?|sentences?|words?)\b/;
/** Leans on the question before it. */
const LEANS = /^\W*(?:and|so|but|or|ok)\b/;
const POINTS = /\b(?:it|that|this|those|these|them|they|ones?)\b/;
const SHORT_QUESTION = 7;

function readQuestion(content: ReportContent, question: string, before: string, parts: readonly Part[]): Asked {
  const folded = fold(question);
  // 'Why?' alone asks for the reason behind the verdict.
  const wish = BARE_WHY.test(folded) ? { ...wishIn('verdict'), isWhole: false } : wishIn(folded);
  const isNamed = parts.some(({ head }) => wish.of(head) > 0);
  // A phrase that names a part this report lacks is a question like any other: none of its words is settled.
  const terms = BARE_WHY.test(folded) ? [] : termsIn(isNamed ? wish.rest : folded);
  const alone = { wish, terms, earlier: [], isShort: SHORTER.test(folded), without: new Set<string>() };
  const leans =
    LEANS.test(folded) || (POINTS.test(folded) && splitWords(question).length <= SHORT_QUESTION) || !isNamed;
  if (before === '' || terms.length > FOLLOW_UP || !leans || BARE_WHY.test(folded)) return alone;
  const last = wishIn(fold(before));
  const earlier = termsIn(last.rest);
  if (GOES_ON.test(folded) || SHORTER.test(folded)) {
    const shown = GOES_ON.test(folded) ? answer(content, before).chunks.map(({ id }) => id) : [];
    return { ...alone, wish: last, terms: [], earlier, without: new Set(shown) };
  }
  if (!isNamed)
    return {
      ...alone,
      earlier,
      wish: {
        ...last,
        isWhole: terms.length === 0 && last.isWhole,
        isNamed: terms.length === 0 ? last.isNamed : () => false,
      },
    };
  // What is asked for now comes before what was.
  return { ...alone, earlier, wish: { ...wish, of: (head) => Math.max(wish.of(head), 0.4 * last.of(head)) } };
}

/** Every part that has to do with the question, best first, and what each of its words weighs. */
function scoreParts(
  { wish, terms, earlier, without }: Asked,
  parts: readonly Part[],
): { readonly weights: ReadonlyMap<string, number>; readonly scored: readonly Scored[] } {
  const index = new MiniSearch<Part>({
    fields: ['head', 'text'],
    tokenize: splitWords,
    processTerm: (word) => termOf(word, 'en'),
    searchOptions: {
      processTerm: (term) => term,
      tokenize: (text) => text.split(' '),
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.2 : false),
    },
  });
  index.addAll(parts);
  // A word that stands in few parts tells more; one that stands nowhere, that the report may not know of it.
  const found = new Map(
    [...terms, ...earlier].map((term) => [term, new Set(index.search(term).map(({ id }) => String(id)))]),
  );
  const weights = new Map(
    [...found].map(([term, { size }]) => [
      term,
      Math.log(1 + parts.length / (1 + size)) * (terms.includes(term) ? 1 : 0.5),
    ]),
  );
  const weightOf = (all: readonly string[]) => all.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const all = weightOf([...found.keys()]);
  const scored = parts
    .filter(({ id }) => !without.has(id))
    .map((part) => {
      const wanted = wish.of(part.head);
      const met = [...found.keys()].filter((term) => found.get(term)?.has(part.id));
      const covers = all === 0 ? 0 : weightOf(met) / all;
      const isHeaded = met.some((term) => termsIn(part.head).includes(term));
      const words = covers + (isHeaded ? 0.15 : 0);
      return { part, wanted, covers, met, score: wanted + words };
    })
    .filter(({ part, wanted, covers }) => wanted > 0 || (covers >= NEAR_FROM && !part.isTheirs))
    .sort((a, b) => b.score - a.score);
  return { weights, scored };
}

/** A part as it stands; of a long one the sentences or points that speak most to the question, in their order. */
function excerpt({ part: { head, text } }: Scored, { wish, terms, earlier, isShort }: Asked): string {
  const isList = /^(?:- |\d+\. )/m.test(text);
  const said = isList ? pointsIn(text) : sentencesIn(text);
  const [first = '', ...rest] = said;
  const isHeaded = plain(first).startsWith(plain(head));
  const told = isList && isHeaded ? rest : said;
  const meant = wish.lines === null ? [] : told.filter((line) => wish.lines?.test(line));
  const body = meant.length > 0 ? meant : nearestLines(told, [...terms, ...earlier], isShort ? FEW_LINES : MOST_LINES);
  const marked = meant.length > 0 ? body : withMarks(body, terms);
  if (isList) return `${isHeaded ? first : `**${head}.**`}\n${marked.map((point) => `- ${point}`).join('\n')}`;
  const words = marked.join(' ');
  return plain(words).startsWith(plain(head)) ? words : `**${head}.** ${words}`;
}

const meets = (line: string, terms: readonly string[]): number =>
  termsIn(line).filter((term) => terms.includes(term)).length;

/** The few lines of many that speak most to the question stand out; none is left out for them. */
function withMarks(lines: readonly string[], terms: readonly string[]): readonly string[] {
  const most = Math.max(0, ...lines.map((line) => meets(line, terms)));
  const isMarked = (line: string) => most > 0 && meets(line, terms) === most && !line.includes('*');
  return lines.filter(isMarked).length > lines.length / 2
    ? lines
    : lines.map((line) => (isMarked(line) ? `**${line}**` : line));
}

function nearestLines(lines: readonly string[], terms: readonly string[], most: number): readonly string[] {
  const worth = (line: string) => meets(line, terms);
  return [...lines.keys()]
    .sort((a, b) => worth(lines[b] ?? '') - worth(lines[a] ?? '') || a - b)
    .slice(0, most)
    .sort((a, b) => a - b)
    .map((i) => lines[i] ?? '');
}

const plain = (text: string): string => text.replace(/[*.:…]/g, '').trim();

/** The lines of a list as they stand, without their signs. */
const pointsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:- |\d+\. )/, '')
        .replace(/\*+/g, '')
        .trim(),
    )
    .filter((line) => line !== '');

/** Where a report says how to find out what it does not hold. */
const FINDING_OUT = /^(?:Eight talks|Where to find them|Three unknowns|Still unknown)/;

/** Parts under three headings: those that share most with the question, then those that help to ask it elsewhere. */
function nearestHeads({ metadata }: ReportContent, found: readonly Part[], parts: readonly Part[]): Chunk[] {
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
