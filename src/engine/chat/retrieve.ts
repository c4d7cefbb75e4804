import type { Chunk } from '../../contract/chat.ts';
import type { AlsoCalled } from './also.ts';
import type { Held } from './figures.ts';
import type { Kind } from './kinds.ts';
import { asksIn } from './leads.ts';
import { leaning } from './leaning.ts';
import { meaningOf } from './near.ts';
import { contentWords, plain } from './terms.ts';
import { type Doc, docOf, type Unit } from './units.ts';
import { countIn, weigh } from './weigh.ts';

/** A founder's word for a sentence counts nearly like one of its own. */
const ASKED = 0.85;
/** What stands elsewhere in the part still speaks for it. */
const REST = 0.5;
const LEAD = 0.3;
/** Long sentences meet more words by chance. */
const PER_WORD = 0.02;
/** A question in the very words of a kind of part. */
const POINTS = 3;
/** A part that holds the public figure asked for. */
const FIGURE = 4;
/** A part with a public figure on what the question speaks of; one the question is made of, the whole of it. */
const TOUCHED = 1.5;
const TOPIC = 2;
/** From this share on a question is made of a figure's words. */
const MADE_OF = 0.4;
/** What the words a part meets weigh beside the learned kinds when told how clear the best part is. */
const CLEAR = 0.8;
/** What was set by hand for ways of asking, beside what was learned: it fits the authors it was set with too well. */
const HAND = 0.5;
/** What each thing that speaks for a part weighs beside the words it meets: learned with authors left out. */
const WEIGHS = { figure: 1.7, hand: 0.53, learned: 0.9, alike: 0.19, support: 1.05 };
/** Long parts meet more by chance, and a short one that meets as much is closer to the question. */
const LONG = 0.36;
/** A part that meets no word is worth showing only if the way of asking points to it clearly. */
const CLEARLY = 1.5;

/** What earlier questions say of each kind of part: the weights learned of all, and the nearest. */
export interface Said {
  readonly learned: (kind: Kind) => number;
  readonly alike: (kind: Kind) => number;
}
const NOTHING: Said = { learned: () => 0, alike: () => 0 };

export interface Hit {
  readonly chunk: Chunk;
  readonly kind: Kind;
  /** Whether anything speaks for the part at all. */
  readonly isFound: boolean;
  readonly score: number;
  /** What of the score is for the words that are met. */
  readonly words: number;
  /** What of the score is for a public figure asked for. */
  readonly figure: number;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** Of the best parts, the sentence that meets most of the question, and what share of its weight: 0 to 1. */
  readonly sentence: string;
  readonly support: number;
  /** Of the parts with a public figure, the one most of the question is made of: 0 to 1. */
  readonly topic: number;
  /** By the words and by what was learned: how likely the best part is, and the best three together, 0 to 1. */
  readonly first: number;
  readonly three: number;
  /** Share of the question's weight in words that no part meets in any form. */
  readonly missing: number;
  /** Whether the question is put in the very words of the best part's kind. */
  readonly isPointed: boolean;
  /** Whether the best part holds a public figure that is asked for. */
  readonly isFigure: boolean;
  /** How clearly the way of asking points to the best part. */
  readonly way: number;
  /** Words that are in no part in any form, and no everyday words: names of strangers. */
  readonly strange: readonly string[];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mostOf = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((most, one) => (most === undefined || worth(one) > worth(most) ? one : most), undefined);

function figurePoints(held: Held | undefined): number {
  if (!held) return 0;
  if (held.isAsked) return FIGURE;
  return Math.max(held.isTouched ? TOUCHED : 0, held.topic >= MADE_OF ? TOPIC * held.topic ** 2 : 0);
}

/** Scores as odds: how likely the greatest is, and the greatest three together. */
export function oddsOf(scores: readonly number[]): readonly [first: number, three: number] {
  const sorted = [...scores].sort((a, b) => b - a);
  const odds = sorted.map((s) => Math.exp(s - (sorted[0] ?? 0)));
  const all = sum(odds) || 1;
  return [(odds[0] ?? 0) / all, sum(odds.slice(0, 3)) / all];
}

/** The parts of a report against a question, best first: by the words they meet, and by the way of asking. Pure. */
export function retrieve(
  chunks: readonly Chunk[],
  question: string,
  also: AlsoCalled = new Map(),
  holders: ReadonlyMap<string, Held> = new Map(),
  { learned, alike }: Said = NOTHING,
): Found {
  const docs = chunks.map((c) => docOf(c, also.get(c.id) ?? []));
  const index = countIn(docs);
  const terms = [...new Set(contentWords(question))].map((word) => weigh(meaningOf(word), index));
  const weight = sum(terms.map((t) => t.most));
  const lean = leaning(question);
  const ways = asksIn(plain(question));

  /** For each word of the question, the worth of its best meeting. */
  const best = (words: readonly string[]): number[] =>
    terms.map(({ worth }) => words.reduce((most, w) => Math.max(most, worth.get(w) ?? 0), 0));

  const read = (doc: Doc) => {
    const rest = best(doc.all);
    const lead = best(doc.lead);
    const units = doc.units.map((unit: Unit) => {
      const asked = best(unit.asked);
      const met = best(unit.words).map((own, i) => Math.max(own, ASKED * (asked[i] ?? 0)));
      const whole = sum(met.map((own, i) => Math.max(own, REST * (rest[i] ?? 0), LEAD * (lead[i] ?? 0))));
      return {
        text: unit.text,
        met: sum(met.map((own, i) => Math.max(own, lead[i] ?? 0))),
        score: whole / (1 + PER_WORD * (unit.words.length || unit.asked.length)),
      };
    });
    const words = mostOf(units, (u) => u.score)?.score ?? 0;
    const closest = mostOf(units, (u) => u.met);
    const isPointed = doc.asks !== undefined && ways.includes(doc.asks);
    const held = holders.get(doc.chunk.id);
    const figure = figurePoints(held);
    const hand = lean(doc.kind) + (isPointed ? POINTS : 0);
    const known = learned(doc.kind);
    const told = WEIGHS.learned * known + WEIGHS.alike * alike(doc.kind);
    const support = weight === 0 ? 0 : (closest?.met ?? 0) / weight;
    const way = hand + figure;
    const bare = words + figure + HAND * hand;
    return {
      chunk: doc.chunk,
      kind: doc.kind,
      isPointed,
      isHolder: held?.isAsked ?? false,
      topic: held?.topic ?? 0,
      words,
      figure,
      way,
      bare,
      clear: CLEAR * (words + figure) + known,
      score:
        words +
        WEIGHS.figure * figure +
        WEIGHS.hand * hand +
        told +
        WEIGHS.support * support -
        LONG * Math.log(doc.chunk.content.length + 1),
      isFound: words > 0 || way > CLEARLY || told > CLEARLY,
      support,
      sentence: closest?.text ?? '',
    };
  };
  const all = docs.map(read);
  const ordered = (worth: (hit: (typeof all)[number]) => number) =>
    [...all].sort((a, b) => worth(b) - worth(a) || a.chunk.chunk_index - b.chunk.chunk_index);
  const hits = ordered((h) => h.score);
  // How the report meets the question is told without what was learned, which is learned beside it.
  const met = ordered((h) => h.bare);
  const [foremost] = met;
  const closest = mostOf(met.slice(0, 3), (h) => h.support);
  const [first, three] = oddsOf(all.map((h) => h.clear));
  const missing = terms.filter((t) => t.isMissing);
  return {
    hits,
    support: closest?.support ?? 0,
    sentence: closest?.sentence ?? '',
    missing: weight === 0 ? 0 : sum(missing.map((t) => t.most)) / weight,
    topic: Math.max(0, ...all.map((h) => h.topic)),
    first,
    three,
    isPointed: (foremost?.isPointed ?? false) && foremost?.chunk.metadata.section !== 'pestel_analysis',
    isFigure: foremost?.isHolder ?? false,
    way: foremost?.way ?? 0,
    strange: missing
      .filter(({ meaning }) => !meaning.isEveryday && /^\p{L}+$/u.test(meaning.word))
      .map(({ meaning }) => meaning.word),
  };
}
