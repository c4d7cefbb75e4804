import type { Kind } from '../kinds.ts';
import { featuresOf } from './features.ts';
import { middleOf } from './sense.ts';
import { DIMENSIONS } from './steps.ts';

/*
 * The questions that were learned from, asked again: what the nearest of them were after speaks beside the weights. A weight
 * says what a word means in all questions together; the nearest tell 'what does it cost them?' from 'what does it cost?'.
 */

/** The questions of the lesson as they are kept: '3,17 why is that', by the numbers of the kinds; '- who is the mayor' lies beyond. */
export interface Lesson {
  readonly kinds: readonly string[];
  readonly questions: readonly string[];
}

/** What the nearest questions were after. */
export interface Alike {
  /** Log share of the nearest that wanted this kind of part, beside the middling kind. */
  readonly kind: (kind: Kind) => number;
  /** Log odds that no report holds the answer. */
  readonly beyond: number;
}

/** How many speak: fewer are chance, more are far. */
const NEAREST = 10;
/** The nearer, the louder. */
const LOUDNESS = 8;
/** A share of none is not never. */
const NEVER = 0.01;
const UNSURE = 0.02;

/** A word or row of words, and the questions that have it: numbers of theirs, and how much of each it is. */
interface Entry {
  readonly lines: number[];
  readonly worths: number[];
}
type Entries = ReadonlyMap<string, Entry>;

interface Index {
  /** For each question the kinds it was after; none for one beyond. */
  readonly wants: (readonly number[])[];
  readonly words: Entries;
  /** Senses one after the other. */
  readonly senses: Float32Array;
}

/** What is known of a question's words, of length one together; what was asked about too few reports tells nothing. */
function wordsIn(question: string, words: Entries): readonly { readonly entry: Entry; readonly worth: number }[] {
  const known: { entry: Entry; worth: number }[] = [];
  let square = 0;
  for (const [key, worth] of featuresOf(question)) {
    const entry = words.get(key);
    if (!entry) continue;
    known.push({ entry, worth });
    square += worth * worth;
  }
  for (const word of known) word.worth /= Math.sqrt(square);
  return known;
}

function readInto({ wants, words, senses }: Index, line: string): void {
  const n = wants.length;
  const at = line.indexOf(' ');
  const question = line.slice(at + 1);
  for (const { entry, worth } of wordsIn(question, words)) {
    entry.lines.push(n);
    entry.worths.push(worth);
  }
  senses.set(middleOf(question), n * DIMENSIONS);
  wants.push(line.startsWith('-') ? [] : line.slice(0, at).split(',').map(Number));
}

/** How near each question of the lesson is, 0 to 1: by its words and by its sense, half each. */
function nearnessIn({ wants, words, senses }: Index, question: string): Float64Array {
  const near = new Float64Array(wants.length);
  const sense = middleOf(question);
  for (let n = 0; n < near.length; n++) {
    let sum = 0;
    const from = n * DIMENSIONS;
    for (let i = 0; i < DIMENSIONS; i++) sum += (sense[i] ?? 0) * (senses[from + i] ?? 0);
    near[n] = sum / 2;
  }
  for (const { entry, worth } of wordsIn(question, words)) {
    const { lines, worths } = entry;
    for (let i = 0; i < lines.length; i++) {
      const n = lines[i] ?? 0;
      near[n] = (near[n] ?? 0) + (worth * (worths[i] ?? 0)) / 2;
    }
  }
  return near;
}

/** The nearest of those that may speak, with how loudly each does; together one. */
function nearest(near: Float64Array, maySpeak: (n: number) => boolean): readonly { n: number; voice: number }[] {
  const found: { n: number; near: number }[] = [];
  for (let n = 0; n < near.length; n++) {
    const here = near[n] ?? 0;
    const last = found[NEAREST - 1];
    if ((last && here <= last.near) || here <= 0 || !maySpeak(n)) continue;
    const place = found.findIndex((other) => here > other.near);
    found.splice(place < 0 ? found.length : place, 0, { n, near: here });
    found.length = Math.min(found.length, NEAREST);
  }
  const loudness = found.map((one) => one.near ** LOUDNESS);
  const all = loudness.reduce((a, b) => a + b, 0);
  return found.map(({ n }, i) => ({ n, voice: (loudness[i] ?? 0) / all }));
}

export interface Nearest {
  readonly alike: (question: string) => Alike;
  /** Reads the next few hundred questions of the lesson; whether there are more. */
  readonly readOn: () => boolean;
}

/** What is read at one time: some hundredths of a second. */
const PIECE = 250;

/**
 * Reads the lesson piece by piece while nobody waits, or to the end when it is asked (a second and a half for 16,000 questions, then
 * milliseconds for each). `known` are the words and rows of words that are told apart.
 */
export function nearestIn({ kinds, questions }: Lesson, known: readonly string[]): Nearest {
  const index: Index = {
    wants: [],
    words: new Map(known.map((key): [string, Entry] => [key, { lines: [], worths: [] }])),
    senses: new Float32Array(questions.length * DIMENSIONS),
  };
  const { wants } = index;
  const readOn = (): boolean => {
    for (const line of questions.slice(wants.length, wants.length + PIECE)) readInto(index, line);
    return wants.length < questions.length;
  };
  const alike = (question: string): Alike => {
    while (readOn());
    const near = nearnessIn(index, question);
    const shares = new Float64Array(kinds.length);
    for (const { n, voice } of nearest(near, (line) => (wants[line]?.length ?? 0) > 0))
      for (const kind of wants[n] ?? []) shares[kind] = (shares[kind] ?? 0) + voice / (wants[n]?.length ?? 1);
    const logs = new Map(kinds.map((kind, at) => [kind, Math.log((shares[at] ?? 0) + NEVER)]));
    const middle = [...logs.values()].reduce((a, b) => a + b, 0) / Math.max(1, logs.size);
    const all = nearest(near, () => true);
    const beyond = all.reduce((sum, { n, voice }) => sum + (wants[n]?.length === 0 ? voice : 0), 0);
    return {
      kind: (kind) => (logs.get(kind) ?? middle) - middle,
      beyond: all.length === 0 ? 0 : Math.log((beyond + UNSURE) / (1 - beyond + UNSURE)),
    };
  };
  return { alike, readOn };
}
