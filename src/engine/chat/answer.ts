import MiniSearch from 'minisearch';
import type { ChatReply, Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { fold } from '../text/clean.ts';
import { chunksOf } from './chunks.ts';
import { type Wish, wishIn } from './intents.ts';
import { sentencesIn } from './sentences.ts';

const SENTENCES = 4;
const SHORT = 3;
/** A part that is asked for by its name is told whole, up to so many sentences. */
const WHOLE = 9;
/** From this share of the question's words on, a part answers it; below, what it says is only near. */
const ANSWERS_FROM = 0.6;
/** Of a part that is asked for by its name, of the question's other words. */
const NAMED_FROM = 0.34;
/** Of the words that the report knows at all, for a part to be near. */
const NEAR_FROM = 0.34;
/** And of all its words. */
const NEAR_OF_ALL = 0.12;
/** A part is asked for by its name from here on. */
const ASKED_FOR = 0.5;
/** Parts of one answer: what stands beside the best, and what belongs together. */
const MOST_CITED = 2;
const MOST_OF_WHOLE = 4;
/** Where nothing answers: so many parts, a few lines of each. */
const MOST_NEAR = 3;
/** A further part is cited where it is nearly as good. */
const ALSO_FROM = 0.75;
/** A question of so few words of its own follows up on the one before. */
const FOLLOW_UP = 2;
const NEAREST = 3;

/** Words about the asking and not about what is asked. */
const ABOUT_ASKING = new Set(
  splitWords(
    `please which tell me show explain say said says can could would should you report paper this that i we my our your need want
    know get got make think does do did didnt dont doesnt isnt is are there more about also ok okay thanks thank hello hi just really
    exactly line lines sentence sentences word words three two one 4 give take go going gone come coming comes let see look put use
    thing things everything something anything nothing everybody somebody anybody everyone someone maybe perhaps still already again
    now today always never even well much lot bit else other another like kind way ways able understand mean means meaning whats why
    am im ive id not if me his him old new good bad big small simple simply real right wrong true sure clear together only whole total
    uncle aunt brother sister mother cousin boss friend abeg wetin sef small ppl pls plz u ur wat wen nxt cos coz oga na dem dey una am
    first next last happen happens question questions ask asked answer asking talk talks talking people time times day days week weeks
    business short test tests morning evening night money need needs nobody try tried start started begin work works working find found where when who whom how here there then than too very`,
  ).flatMap((word) => termOf(word, 'en') ?? []),
);

interface Part {
  readonly id: string;
  readonly chunk: Chunk;
  readonly head: string;
  readonly text: string;
}

const partsOf = (content: ReportContent): readonly Part[] =>
  chunksOf(content)
    .map((chunk) => ({
      id: chunk.id,
      chunk,
      head: chunk.metadata.section === 'sources' ? 'Sources' : (chunk.metadata.heading ?? ''),
      text: chunk.content,
    }))
    // A heading over other parts says nothing itself.
    .filter(({ head, text }) => plain(text) !== plain(head));

/** What a text is about: its terms without those of asking. */
export const termsIn = (text: string): string[] => [
  ...new Set(
    splitWords(text)
      .flatMap((word) => termOf(word, 'en') ?? [])
      .filter((term) => !ABOUT_ASKING.has(term)),
  ),
];

const BARE_WHY = /^\W*(?:but |so |and )?why\W*$/;
/** Asks for what comes after, or beside, the answer before. */
const GOES_ON =
  /^\W*(?:and |so |ok )*(?:then|after (?:that|this)|what else|who else|where else|what next|more|go on)\b[^a-z]*$/;
const SHORTER = /\bshorter\b|\b(?:in )?(?:one|two|three|\d) (?:lines?|sentences?|words?)\b/;

interface Asked {
  readonly terms: readonly string[];
  /** Those of this very question. */
  readonly own: readonly string[];
  readonly wish: Pick<Wish, 'of' | 'isNamed' | 'isWhole' | 'lines'>;
  /** Parts that were shown for the question before, when this one asks for what is beside them. */
  readonly without: ReadonlySet<string>;
}

interface Scored {
  readonly part: Part;
  readonly wanted: number;
  /** Of all words of the question, weighed. */
  readonly covers: number;
  /** Of those that the report knows. */
  readonly near: number;
  /** Of those that the report knows, what stands in the heading. */
  readonly headed: number;
  /** How many of the question's words stand in it. */
  readonly met: number;
  /** Of the words of this very question, weighed. */
  readonly own: number;
  readonly score: number;
}

/**
 * What the report says to a question, in its own sentences with the parts they stand in. Where no part answers it, that is
 * said first, with what stands nearest and the three nearest headings to tap; where nothing is near, with what to ask whom.
 * `before` is the question before this one, for follow-ups. The same function on server and page.
 */
export function answer(content: ReportContent, question: string, before = ''): ChatReply {
  const parts = partsOf(content);
  const index = indexOf(parts);
  const asked = readQuestion(content, question, before, parts);
  const scored = scoreParts(asked, parts, index, question);
  const [best] = scored;
  const headsBeside = (shown: readonly Scored[]) => {
    const without = new Set(shown.map(({ part }) => part.head));
    const found = scored.map(({ part }) => part);
    return nearestHeads(
      content,
      found.filter(({ head }) => !without.has(head)),
      parts.filter(({ head }) => !without.has(head)),
    );
  };
  if (!best || (best.wanted === 0 && (best.near < NEAR_FROM || best.covers < NEAR_OF_ALL)))
    return { content: notAnswered(content), chunks: [], nearest: headsBeside([]) };
  const isAnswer = answersIt(best, asked);
  const isShort = SHORTER.test(fold(question));
  const cited = isAnswer ? citedFrom(scored, asked) : nearestParts(scored);
  const told = cited.map((one, i) => excerpt(one, asked, question, isShort || (!isAnswer && i > 0))).join('\n\n');
  const chunks = cited.map(({ part }) => part.chunk);
  return isAnswer
    ? { content: told, chunks }
    : { content: `${NOT_QUITE}\n\n${told}`, chunks, nearest: headsBeside(cited) };
}

const NOT_QUITE = 'This report may not answer that. Nearest to it:';

/**
 * Whether a part answers a question rather than stands near it. What is asked for by its name must hold some of what else is
 * asked; of any other most of the words, and more than one. What founders told themselves is no answer to what they ask.
 */
function answersIt({ part: { head }, wanted, covers, met, own }: Scored, asked: Asked): boolean {
  const isNamed = wanted >= ASKED_FOR && asked.wish.isNamed(head);
  if (isNamed && asked.own.length === 0) return true;
  if (THEIR_WORDS.test(head)) return false;
  return isNamed ? own >= NAMED_FROM : covers >= ANSWERS_FROM && met >= 2;
}

/** What may be meant: the part that is asked for, and those that share most of the question's words. */
function nearestParts([best, ...rest]: readonly Scored[]): Scored[] {
  if (!best) return [];
  const byWords = [...rest]
    .filter(({ near }) => near >= NEAR_FROM)
    .sort((a, b) => b.near + b.headed - a.near - a.headed);
  return [best, ...byWords.slice(0, MOST_NEAR - 1)];
}

/** The best part, with those that belong to it or are nearly as good. */
function citedFrom([best, ...rest]: readonly Scored[], { wish }: Asked): Scored[] {
  if (!best) return [];
  if (wish.isWhole && best.wanted > 0 && best.headed === 0)
    return [best, ...rest.filter(({ wanted }) => wanted > 0)].slice(0, MOST_OF_WHOLE);
  const also = rest.filter(({ score, near, wanted }) => score >= ALSO_FROM * best.score && (wanted > 0 || near >= 0.5));
  return [best, ...also].slice(0, MOST_CITED);
}

function indexOf(parts: readonly Part[]): MiniSearch<Part> {
  const index = new MiniSearch<Part>({
    fields: ['head', 'text'],
    tokenize: splitWords,
    processTerm: (word) => termOf(word, 'en'),
    searchOptions: {
      processTerm: (term) => term,
      tokenize: (text) => text.split(' '),
      boost: { head: 2 },
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.2 : false),
    },
  });
  index.addAll(parts);
  return index;
}

/** Leans on the question before it. */
const LEANS = /^\W*(?:and|so|but|or|ok)\b/;
const POINTS = /\b(?:it|that|this|those|these|them|they|ones?)\b/;
const SHORT_QUESTION = 7;

const NO_WISH: Asked['wish'] = { of: () => 0, isNamed: () => false, isWhole: false, lines: null };

function readQuestion(content: ReportContent, question: string, before: string, parts: readonly Part[]): Asked {
  const folded = fold(question);
  const nothing: ReadonlySet<string> = new Set();
  // 'Why?' alone asks for the reason behind the verdict.
  if (BARE_WHY.test(folded))
    return { terms: [], own: [], wish: { ...wishIn('verdict'), isWhole: false }, without: nothing };
  const wish = wishIn(folded);
  const own = termsIn(wish.rest);
  const isWanted = parts.some(({ head }) => wish.of(head) > 0);
  const leans =
    LEANS.test(folded) || (POINTS.test(folded) && splitWords(question).length <= SHORT_QUESTION) || !isWanted;
  if (before === '' || own.length > FOLLOW_UP || !leans) return { terms: own, own, wish, without: nothing };
  const last = wishIn(fold(before));
  const earlier = termsIn(last.rest);
  if (GOES_ON.test(folded) || SHORTER.test(folded)) {
    const shown = GOES_ON.test(folded) ? answer(content, before).chunks.map(({ id }) => id) : [];
    return { terms: earlier, own: [], wish: last, without: new Set(shown) };
  }
  const terms = [...new Set([...own, ...earlier])];
  if (isWanted) {
    const of = (heading: string) => Math.max(wish.of(heading), 0.4 * last.of(heading));
    return { terms, own, wish: { ...wish, of }, without: nothing };
  }
  // What it asks beside the question before is not what that one was answered with.
  const inherited = own.length === 0 ? last : { ...NO_WISH, of: (heading: string) => 0.8 * last.of(heading) };
  return { terms, own, wish: inherited, without: nothing };
}

/** What a founder told holds their words, and answers little that they ask. */
const THEIR_WORDS = /^How we read you/;
const THEIR_WORTH = 0.4;

/** Every part that has to do with the question, best first. */
function scoreParts(asked: Asked, parts: readonly Part[], index: MiniSearch<Part>, question: string): Scored[] {
  const weight = weigherOf(index, parts.length);
  const sumOf = (terms: readonly string[], by: 'known' | 'unknown') =>
    terms.reduce((sum, term) => sum + weight(term)[by], 0);
  const known = sumOf(asked.terms, 'known');
  // What this very question brings in tells more than what was asked before.
  const all = known + sumOf(asked.terms, 'unknown') + sumOf(asked.own, 'unknown');
  const met = new Map<string, readonly string[]>(
    index.search(asked.terms.join(' ')).map(({ id, queryTerms }) => [String(id), [...new Set(queryTerms)]]),
  );
  const numbers = numbersIn(question);
  // Where a part is asked for by its name, the words of the question are mostly a story.
  const isAskedFor = parts.some(({ head }) => asked.wish.of(head) >= ASKED_FOR && asked.wish.isNamed(head));
  return (
    parts
      .filter(({ id }) => !asked.without.has(id))
      .map((part) => {
        const wanted = asked.wish.of(part.head);
        const worth = THEIR_WORDS.test(part.head) && wanted === 0 ? THEIR_WORTH : 1;
        const sum = worth * sumOf(met.get(part.id) ?? [], 'known');
        const heads = termsIn(part.head);
        const named = sumOf(
          asked.terms.filter((term) => heads.includes(term)),
          'known',
        );
        const covers = all === 0 ? 0 : sum / all;
        const near = known === 0 ? 0 : sum / known;
        const counted = numbersIn(part.text).some((n) => numbers.includes(n)) ? 0.5 * worth : 0;
        const headed = known === 0 ? 0 : named / known;
        const words = near + covers / 2 + headed / 2 + counted;
        const terms = met.get(part.id) ?? [];
        const told = sumOf(asked.own, 'known') + sumOf(asked.own, 'unknown');
        const mine = terms.filter((term) => asked.own.includes(term));
        const own = told === 0 ? 0 : sumOf(mine, 'known') / told;
        return {
          part,
          wanted,
          covers,
          near,
          headed,
          met: terms.length,
          own,
          score: 1.5 * wanted + (isAskedFor && wanted === 0 ? 0.5 : 1) * words,
        };
      })
      // What they told themselves is no answer to what they ask.
      .filter(
        ({ part, score, wanted, covers }) =>
          score > 0 && (wanted > 0 || covers >= ANSWERS_FROM || !THEIR_WORDS.test(part.head)),
      )
      .sort((a, b) => b.score - a.score)
  );
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g)?.filter((n) => n.length > 1) ?? [];

/** A word that stands in few parts tells more; one that stands nowhere tells that the report may not know of it. */
function weigherOf(
  index: MiniSearch<Part>,
  count: number,
): (term: string) => { readonly known: number; readonly unknown: number } {
  const weights = new Map<string, { readonly known: number; readonly unknown: number }>();
  return (term) => {
    const found = weights.get(term);
    if (found) return found;
    const hits = index.search(term).length;
    const value = Math.log(1 + count / (1 + hits));
    const told = hits === 0 ? { known: 0, unknown: value } : { known: value, unknown: 0 };
    weights.set(term, told);
    return told;
  };
}

/** A part that is asked for is told whole; of another, the sentences or points that speak to the question, in their order. */
function excerpt({ part: { head, text }, wanted }: Scored, { terms, wish }: Asked, question: string, isShort: boolean) {
  const isList = /^(?:- |\d+\. )/m.test(text);
  const said = isList ? pointsIn(text) : sentencesIn(text);
  const [first = '', ...rest] = said;
  const isHeaded = plain(first).startsWith(plain(head));
  const told = isList && isHeaded ? rest : said;
  const body = linesFor(told, { terms, wish }, question, isShort ? SHORT : wanted >= ASKED_FOR ? WHOLE : SENTENCES);
  if (isList) return `${isHeaded ? first : `**${head}.**`}\n${body.map((point) => `- ${point}`).join('\n')}`;
  const words = body.join(' ');
  return plain(words).startsWith(plain(head)) ? words : `**${head}.** ${words}`;
}

function linesFor(
  told: readonly string[],
  { terms, wish }: Pick<Asked, 'terms' | 'wish'>,
  question: string,
  most: number,
) {
  const { lines } = wish;
  const meant = lines === null ? [] : told.filter((line) => lines.test(line));
  if (meant.length > 0) return meant;
  const asked = new Set(terms);
  const numbers = numbersIn(question);
  const worth = (sentence: string) =>
    termsIn(sentence).filter((term) => asked.has(term)).length +
    2 * numbersIn(sentence).filter((n) => numbers.includes(n)).length;
  return [...told.keys()]
    .sort((a, b) => worth(told[b] ?? '') - worth(told[a] ?? '') || a - b)
    .slice(0, most)
    .sort((a, b) => a - b)
    .map((i) => told[i] ?? '');
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
const FINDING_OUT = /^(?:Eight talks|Where to find them|Three unknowns)/;

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
