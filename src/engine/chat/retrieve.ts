import type { Chunk } from '../../contract/chat.ts';
import { fold } from '../text/clean.ts';
import { headOf } from './chunks.ts';
import { asksIn, leadOf } from './leads.ts';
import { likeness, type Meaning, type Met, meaningOf, metOf } from './near.ts';
import { sentencesIn } from './sentences.ts';
import { contentWords } from './terms.ts';

/** A part is as good as its best sentence, and a little better when the rest of it speaks to the question too. */
const WHOLE = 0.4;
const LEAD = 0.3;
/** A line of a founder's words for a part counts nearly like a sentence of it. */
const ALSO = 0.9;
/** A way of asking that points to a kind of part is worth about as much as two rare words. */
const POINTS = 4;
/** Long sentences meet more words by chance. */
const PER_WORD = 0.02;

interface Doc {
  readonly chunk: Chunk;
  readonly texts: readonly string[];
  readonly sentences: readonly (readonly Met[])[];
  readonly lead: readonly Met[];
  readonly also: readonly (readonly Met[])[];
  readonly asks: RegExp | undefined;
}

export interface Hit {
  readonly chunk: Chunk;
  readonly score: number;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** The sentence that meets most of the question, and what share of its weight: 0 to 1. */
  readonly sentence: string;
  readonly support: number;
  /** Share of the question's weight in words that no part meets in any form. */
  readonly missing: number;
  /** Whether the way of asking points to the best part. */
  readonly isPointed: boolean;
  /** Words that are in no part in any form, and no everyday words: names of strangers. */
  readonly strange: readonly string[];
}

/** For a part's id, lines of words that it does not hold itself: how founders ask about it. Each is met like a sentence. */
export type AlsoCalled = ReadonlyMap<string, readonly string[]>;

const docOf = (chunk: Chunk, also: AlsoCalled): Doc => {
  const about = leadOf(headOf(chunk.content), chunk.metadata.section, chunk.content);
  const texts = sentencesIn(chunk.content);
  return {
    chunk,
    texts,
    sentences: texts.map((s) => contentWords(s).map(metOf)),
    lead: contentWords(about?.words ?? '').map(metOf),
    also: (also.get(chunk.id) ?? []).map((line) => contentWords(line).map(metOf)),
    asks: about?.asks,
  };
};

const best = (asked: Meaning, words: readonly Met[]): number => {
  let most = 0;
  for (const met of words) {
    const like = likeness(asked, met);
    if (like > most) most = like;
    if (most === 1) break;
  }
  return most;
};

/** The parts of a report against a question, best first. Pure. */
export function retrieve(chunks: readonly Chunk[], question: string, also: AlsoCalled = new Map()): Found {
  const docs = chunks.map((c) => docOf(c, also));
  const meanings = [...new Set(contentWords(question))].map(meaningOf);
  const ways = asksIn(fold(question).replace(/\s+/g, ' '));
  const terms = meanings.map((meaning) => {
    const holders = docs.filter((d) => [...d.sentences, ...d.also].some((s) => best(meaning, s) > 0.55)).length;
    return { meaning, holders, idf: Math.log(1 + (docs.length - holders + 0.5) / (holders + 0.5)) };
  });
  const weight = terms.reduce((sum, t) => sum + t.idf, 0);
  const scored = docs.map((d) => {
    const worth = (words: readonly Met[]) => terms.reduce((sum, t) => sum + t.idf * best(t.meaning, words), 0);
    const sentence = Math.max(
      0,
      ...d.sentences.map((s) => worth(s) / (1 + PER_WORD * s.length)),
      ...d.also.map((s) => ALSO * (worth(s) / (1 + PER_WORD * s.length))),
    );
    const all = d.sentences.flat();
    const whole = worth(all) / (1 + (PER_WORD / 2) * all.length);
    const points = d.asks && ways.includes(d.asks) ? POINTS : 0;
    const covers = d.sentences.map((s) => worth([...s, ...d.lead]));
    const most = Math.max(0, ...covers, ...d.also.map((s) => worth([...s, ...d.lead])));
    return {
      chunk: d.chunk,
      score: sentence + WHOLE * whole + LEAD * worth(d.lead) + points,
      support: weight === 0 ? 0 : most / weight,
      sentence: d.texts[covers.indexOf(Math.max(...covers))] ?? '',
    };
  });
  const hits = scored
    .filter((h) => h.score > 0)
    .sort((a, b) => b.score - a.score || a.chunk.chunk_index - b.chunk.chunk_index);
  const [closest] = [...hits.slice(0, 3)].sort((a, b) => b.support - a.support);
  return {
    hits: hits.map(({ chunk, score }) => ({ chunk, score })),
    support: closest?.support ?? 0,
    sentence: closest?.sentence ?? '',
    missing: weight === 0 ? 0 : terms.filter((t) => t.holders === 0).reduce((sum, t) => sum + t.idf, 0) / weight,
    isPointed: docs.some((d) => d.chunk === hits[0]?.chunk && d.asks !== undefined && ways.includes(d.asks)),
    strange: terms
      .filter((t) => t.holders === 0 && !t.meaning.isEveryday && /^\p{L}+$/u.test(t.meaning.word))
      .map((t) => t.meaning.word),
  };
}
