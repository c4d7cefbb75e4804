import type { Chunk } from '../../src/contract/chat.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { type AlsoCalled, alsoCalled, textsOf } from '../../src/engine/chat/also.ts';
import { traitsOf } from '../../src/engine/chat/beyond.ts';
import { chunksOf } from '../../src/engine/chat/chunks.ts';
import { holdersOf } from '../../src/engine/chat/figures.ts';
import { featuresOf } from '../../src/engine/chat/learned/features.ts';
import { type Kept, letterOf, type Traits } from '../../src/engine/chat/learned/model.ts';
import type { Lesson } from '../../src/engine/chat/learned/nearest.ts';
import { SENSES, senseOf } from '../../src/engine/chat/learned/sense.ts';
import { oddsOf, retrieve } from '../../src/engine/chat/retrieve.ts';
import { spelled } from '../../src/engine/chat/spelling.ts';
import { wordsOf } from '../../src/engine/chat/terms.ts';
import { descend } from './descend.ts';
import { AUTHORS, type Author, holdersIn, type Part, questionsOf, reportOf } from './questions.ts';

/*
 * Two linear models on the words of a question and on its sense as a whole. The first says for each kind of part how much the question is after it,
 * beside the words the part meets: the likelihood that a part with the answer is drawn among all parts is made greatest.
 * It does not see the points set by hand, which fit their authors too well to teach anything. The second is a logistic
 * regression for lying beyond the report. It also sees how the report meets the question, and how clear the best part is:
 * for a question of the lesson by kinds that were learned from the reports it is not about. Both are held near nought; how near, and how much they weigh in the retriever,
 * was found with authors left out.
 */
const NEAR_NOUGHT = { kinds: 0.2, start: 0.05, beyond: 0.1 };
const ROUNDS = { kinds: 80, half: 25, beyond: 120 };
/** What the words a part meets weigh while the kinds are learned. */
const WORDS = 0.8;
/** A feature is kept that questions about so many reports have: a word of one trade teaches nothing. */
const FEWEST_REPORTS = 10;

interface Example {
  readonly question: string;
  readonly problem: string;
  readonly features: ReadonlyMap<string, number>;
  readonly sense: ReadonlyMap<string, number>;
  readonly traits: Traits;
  /** None holds the answer where the report cannot. */
  readonly parts: readonly { readonly kind: string; readonly words: number; readonly isHolder: boolean }[];
  readonly isAnswerable: boolean;
}

/** A report's parts and what they are called, read once for all questions about it. */
const opened = new Map<ReportContent, { readonly chunks: readonly Chunk[]; readonly also: AlsoCalled }>();
function open(content: ReportContent) {
  const known = opened.get(content);
  if (known) return known;
  const chunks = chunksOf(content);
  const fresh = { chunks, also: alsoCalled(content, chunks) };
  opened.set(content, fresh);
  return fresh;
}

/** A word that so many authors ask with is no slip of the pen. */
const FEWEST_AUTHORS = 4;
let common: ReadonlySet<string> | undefined;
/** The words founders of several kinds ask with, most used first: slips are put right towards them. */
export function askedWith(): ReadonlySet<string> {
  if (common) return common;
  const users = new Map<string, Set<string>>();
  for (const author of AUTHORS) {
    const { answerable, unanswerable } = questionsOf(author);
    for (const { question } of [...answerable, ...unanswerable])
      for (const word of wordsOf(question.replace(/['’]/g, '')).filter((w) => /^[a-z]+$/.test(w)))
        users.set(word, (users.get(word) ?? new Set()).add(author.file));
  }
  common = new Set(
    [...users]
      .filter(([, files]) => files.size >= FEWEST_AUTHORS)
      .sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))
      .map(([word]) => word),
  );
  return common;
}

const read = new Map<string, readonly Example[]>();
function examplesOf(author: Author): readonly Example[] {
  const known = read.get(author.file);
  if (known) return known;
  const { answerable, unanswerable } = questionsOf(author);
  const example = (name: string, written: string, part: Part): Example => {
    const content = reportOf(author, name);
    const { chunks, also } = open(content);
    const question = spelled(written, () => textsOf(chunks, also), askedWith());
    const found = retrieve(chunks, question, also, holdersOf(content, chunks, question));
    const holders = new Set(holdersIn(content, part).map((c) => c.id));
    return {
      question,
      problem: author.reports[name] ?? '',
      features: featuresOf(question),
      sense: senseOf(question),
      traits: traitsOf(content, question, found),
      parts: found.hits.map((h) => ({
        kind: h.kind,
        words: WORDS * (h.words + h.figure),
        isHolder: holders.has(h.chunk.id),
      })),
      isAnswerable: holders.size > 0,
    };
  };
  const examples = [
    ...answerable.map((q) => example(q.report, q.question, q.part)).filter((e) => e.isAnswerable),
    ...unanswerable.map((q) => example(q.report, q.question, [])),
  ];
  read.set(author.file, examples);
  return examples;
}

/** Numbers of the features a question has, and their worth, of length one; then those of its sense. */
interface Row {
  readonly at: Int32Array;
  readonly worth: Float64Array;
}

function rowOf({ features, sense }: Example, numbers: ReadonlyMap<string, number>): Row {
  const met = [...features].flatMap(([key, worth]) => {
    const number = numbers.get(key);
    return number === undefined ? [] : [{ number, worth }];
  });
  const length = Math.sqrt(met.reduce((sum, { worth }) => sum + worth * worth, 0)) || 1;
  const meant = [...sense].map(([key, worth]) => ({ number: numbers.get(key) ?? 0, worth: worth * length }));
  const whole = [...met, ...meant];
  return {
    at: Int32Array.from(whole, (m) => m.number),
    worth: Float64Array.from(whole, (m) => m.worth / length),
  };
}

function keysOf(examples: readonly Example[]): readonly string[] {
  const problems = new Map<string, Set<string>>();
  for (const { problem, features } of examples)
    for (const key of features.keys()) {
      const here = problems.get(key) ?? new Set();
      problems.set(key, here.add(problem));
    }
  const words = [...problems]
    .filter(([, here]) => here.size >= FEWEST_REPORTS)
    .map(([key]) => key)
    .sort();
  return [...words, ...SENSES];
}

/** Weights of each feature for each kind, feature by feature; the last row is what counts before a word is read. */
function learnKinds(
  examples: readonly Example[],
  rows: readonly Row[],
  size: number,
  kinds: readonly string[],
  rounds: number,
) {
  const n = kinds.length;
  const numbers = examples.map(({ parts }) => parts.map((p) => kinds.indexOf(p.kind)));
  const sums = new Float64Array(n);
  const pull = new Float64Array(n);
  return descend(
    (point, slope) => {
      let loss = 0;
      for (let i = 0; i < point.length; i++) {
        const near = i < size * n ? NEAR_NOUGHT.kinds : NEAR_NOUGHT.start;
        loss += (near * (point[i] ?? 0) ** 2) / 2;
        slope[i] = near * (point[i] ?? 0);
      }
      for (const [e, { parts }] of examples.entries()) {
        const { at, worth } = rows[e] as Row;
        for (let k = 0; k < n; k++) {
          let sum = point[size * n + k] ?? 0;
          for (let f = 0; f < at.length; f++) sum += (worth[f] ?? 0) * (point[(at[f] ?? 0) * n + k] ?? 0);
          sums[k] = sum;
        }
        const kindOf = numbers[e] ?? [];
        const scores = parts.map((p, i) => p.words + (sums[kindOf[i] ?? 0] ?? 0));
        const top = Math.max(...scores);
        const odds = scores.map((s) => Math.exp(s - top));
        const all = odds.reduce((a, b) => a + b, 0);
        const held = odds.reduce((a, b, i) => a + (parts[i]?.isHolder ? b : 0), 0) || Number.MIN_VALUE;
        loss += Math.log(all) - Math.log(held);
        pull.fill(0);
        for (const [i, odd] of odds.entries()) {
          const k = kindOf[i] ?? 0;
          pull[k] = (pull[k] ?? 0) + odd / all - (parts[i]?.isHolder ? odd / held : 0);
        }
        for (let k = 0; k < n; k++) {
          const p = pull[k] ?? 0;
          slope[size * n + k] = (slope[size * n + k] ?? 0) + p;
          for (let f = 0; f < at.length; f++) {
            const i = (at[f] ?? 0) * n + k;
            slope[i] = (slope[i] ?? 0) + p * (worth[f] ?? 0);
          }
        }
      }
      return loss;
    },
    (size + 1) * n,
    rounds,
  );
}

/** How likely the best part is, and the best three together, by kinds that `weights` tell from a question's words. */
function clearIn({ parts }: Example, row: Row, kinds: readonly string[], weights: Float64Array) {
  const n = kinds.length;
  const start = weights.length - n;
  const [first, three] = oddsOf(
    parts.map(({ kind, words }) => {
      const k = kinds.indexOf(kind);
      let sum = words + (weights[start + k] ?? 0);
      for (let f = 0; f < row.at.length; f++) sum += (row.worth[f] ?? 0) * (weights[(row.at[f] ?? 0) * n + k] ?? 0);
      return sum;
    }),
  );
  return { first, three };
}

/** The examples with how clear the best part is, told by what the other half of the reports teaches. */
function withClear(examples: readonly Example[], rows: readonly Row[], size: number, kinds: readonly string[]) {
  const problems = [...new Set(examples.map((e) => e.problem))];
  const halfOf = ({ problem }: Example): number => problems.indexOf(problem) % 2;
  const [even, odd] = [0, 1].map((half) => {
    const lesson = [...examples.keys()].filter((e) => {
      const example = examples[e] as Example;
      return example.isAnswerable && halfOf(example) !== half;
    });
    return learnKinds(
      lesson.map((e) => examples[e] as Example),
      lesson.map((e) => rows[e] as Row),
      size,
      kinds,
      ROUNDS.half,
    );
  }) as [Float64Array, Float64Array];
  return examples.map((example, e) => ({
    ...example,
    traits: {
      ...example.traits,
      ...clearIn(example, rows[e] as Row, kinds, halfOf(example) === 0 ? even : odd),
    },
  }));
}

/** Weights of each feature, then of the traits, then what counts before a word is read. */
function learnBeyond(examples: readonly Example[], rows: readonly Row[], size: number, traits: readonly string[]) {
  const withTraits = examples.map((example, e) => {
    const { at, worth } = rows[e] as Row;
    return {
      at: Int32Array.from([...at, ...traits.map((_, i) => size + i), size + traits.length]),
      worth: Float64Array.from([...worth, ...traits.map((name) => example.traits[name] ?? 0), 1]),
    };
  });
  return descend(
    (point, slope) => {
      let loss = 0;
      for (let i = 0; i < point.length; i++) {
        const near = i < size + traits.length ? NEAR_NOUGHT.beyond : 0;
        loss += (near * (point[i] ?? 0) ** 2) / 2;
        slope[i] = near * (point[i] ?? 0);
      }
      for (const [e, { at, worth }] of withTraits.entries()) {
        const isBeyond = !examples[e]?.isAnswerable;
        let odds = 0;
        for (let f = 0; f < at.length; f++) odds += (worth[f] ?? 0) * (point[at[f] ?? 0] ?? 0);
        loss += Math.max(0, odds) + Math.log1p(Math.exp(-Math.abs(odds))) - (isBeyond ? odds : 0);
        const miss = 1 / (1 + Math.exp(-odds)) - (isBeyond ? 1 : 0);
        for (let f = 0; f < at.length; f++) {
          const i = at[f] ?? 0;
          slope[i] = (slope[i] ?? 0) + miss * (worth[f] ?? 0);
        }
      }
      return loss;
    },
    size + traits.length + 1,
    ROUNDS.beyond,
  );
}

const greatest = (weights: Float64Array): number =>
  weights.reduce((most, w) => Math.max(most, Math.abs(w)), Number.MIN_VALUE);
const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** The questions themselves, put right, by the kinds of the parts that answer; asked twice for the same, kept once. */
function lessonOf(examples: readonly Example[], kinds: readonly string[]): Lesson {
  const wanted = ({ parts }: Example) =>
    [...new Set(parts.filter((p) => p.isHolder).map((p) => kinds.indexOf(p.kind)))].sort((a, b) => a - b).join() || '-';
  return { kinds, questions: [...new Set(examples.map((e) => `${wanted(e)} ${e.question}`))] };
}

/** What these authors' questions teach, as it is kept. The same questions give the same weights. */
export function learn(authors: readonly Author[]): { readonly kept: Kept; readonly lesson: Lesson } {
  const examples = authors.flatMap(examplesOf);
  const keys = keysOf(examples);
  const size = keys.length;
  const numbers = new Map(keys.map((key, i) => [key, i]));
  const rows = examples.map((e) => rowOf(e, numbers));
  const answerable = [...examples.keys()].filter((e) => examples[e]?.isAnswerable);
  const kinds = [...new Set(examples.flatMap((e) => e.parts.map((p) => p.kind)))].sort();
  const byKind = learnKinds(
    answerable.map((e) => examples[e] as Example),
    answerable.map((e) => rows[e] as Row),
    size,
    kinds,
    ROUNDS.kinds,
  );
  const clear = withClear(examples, rows, size, kinds);
  const traits = Object.keys(clear[0]?.traits ?? {});
  const beyond = learnBeyond(clear, rows, size, traits);
  const n = kinds.length;
  const most = [rounded(greatest(byKind.subarray(0, size * n))), rounded(greatest(beyond.subarray(0, size)))] as const;
  const kept = {
    kinds,
    most,
    start: { kinds: [...byKind.subarray(size * n)].map(rounded), beyond: rounded(beyond[size + traits.length] ?? 0) },
    traits: Object.fromEntries(traits.map((name, i) => [name, rounded(beyond[size + i] ?? 0)])),
    features: Object.fromEntries(
      keys.map((key, f) => [
        key,
        [...byKind.subarray(f * n, f * n + n)].map((w) => letterOf(w, most[0])).join('') +
          letterOf(beyond[f] ?? 0, most[1]),
      ]),
    ),
  };
  return { kept, lesson: lessonOf(examples, kinds) };
}
