import type { Chunk } from '../../contract/chat.ts';
import { fold } from '../text/clean.ts';
import { headOf } from './chunks.ts';
import { asksIn, leadOf } from './leads.ts';
import { conceptsOf, contentWords, stem } from './terms.ts';

/** Okapi BM25 with its usual constants; a part's lead words and concepts count less than its own words. */
const K1 = 1.2;
const B = 0.4;
const WEIGHT = { word: 1, lead: 0.7, concept: 0.5 } as const;
/** A way of asking that points to a part is worth about two rare words. */
const POINTS = 6;

interface Doc {
  readonly chunk: Chunk;
  readonly words: ReadonlyMap<string, number>;
  readonly leads: ReadonlySet<string>;
  readonly concepts: ReadonlyMap<string, number>;
  readonly asks: RegExp | undefined;
  readonly length: number;
}

export interface Hit {
  readonly chunk: Chunk;
  readonly score: number;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** Share of the question's own weight that the best parts answer, 0 to 1. */
  readonly support: number;
  /** Words of the question that the report does not hold in any form, as they were written. */
  readonly strange: readonly string[];
}

const counts = (items: readonly string[]): Map<string, number> => {
  const map = new Map<string, number>();
  for (const item of items) map.set(item, (map.get(item) ?? 0) + 1);
  return map;
};

const docOf = (chunk: Chunk): Doc => {
  const words = contentWords(chunk.content);
  const about = leadOf(headOf(chunk.content), chunk.metadata.section, chunk.content);
  const lead = contentWords(about?.words ?? '');
  return {
    chunk,
    words: counts(words.map(stem)),
    leads: new Set(lead.map(stem)),
    concepts: counts([...words, ...lead].flatMap(conceptsOf)),
    asks: about?.asks,
    length: words.length,
  };
};

/** The parts of a report against a question, best first. Pure. */
export function retrieve(chunks: readonly Chunk[], question: string): Found {
  const docs = chunks.map(docOf);
  const average = docs.reduce((sum, d) => sum + d.length, 0) / Math.max(1, docs.length);
  const asked = [...new Set(contentWords(question))];
  const ways = asksIn(fold(question).replace(/\s+/g, ' '));
  const idf = (n: number) => Math.log(1 + (docs.length - n + 0.5) / (n + 0.5));
  const terms = asked.map((word) => {
    const root = stem(word);
    const holders = docs.filter((d) => d.words.has(root) || d.leads.has(root)).length;
    const concepts = conceptsOf(word).map((name) => ({
      name,
      idf: idf(docs.filter((d) => d.concepts.has(name)).length),
    }));
    return { word, root, holders, idf: idf(holders), concepts };
  });
  const part = (tf: number, length: number) => (tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * length) / average));
  const scoreOf = (d: Doc) =>
    terms.reduce(
      (sum, t) => {
        const own = part(d.words.get(t.root) ?? 0, d.length) * WEIGHT.word;
        const lead = d.leads.has(t.root) ? WEIGHT.lead : 0;
        const concept =
          Math.max(0, ...t.concepts.map((c) => part(d.concepts.get(c.name) ?? 0, d.length) * c.idf)) * WEIGHT.concept;
        return sum + (own + lead) * t.idf + concept;
      },
      d.asks && ways.includes(d.asks) ? POINTS : 0,
    );
  const hits = docs
    .map((d) => ({ chunk: d.chunk, score: scoreOf(d), doc: d }))
    .filter((h) => h.score > 0)
    .sort((a, b) => b.score - a.score || a.chunk.chunk_index - b.chunk.chunk_index);
  const best = hits.slice(0, 3).map((h) => h.doc);
  const weight = terms.reduce((sum, t) => sum + t.idf, 0);
  const met = terms.reduce((sum, t) => {
    if (best.some((d) => d.words.has(t.root) || d.leads.has(t.root))) return sum + t.idf;
    return t.concepts.some((c) => best.some((d) => d.concepts.has(c.name))) ? sum + 0.6 * t.idf : sum;
  }, 0);
  const strange = terms.filter((t) => t.holders === 0 && t.concepts.length === 0).map((t) => t.word);
  return {
    hits: hits.map(({ chunk, score }) => ({ chunk, score })),
    support: weight === 0 ? 0 : met / weight,
    strange,
  };
}
