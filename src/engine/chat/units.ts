import type { Chunk } from '../../contract/chat.ts';
import type { Line } from './also.ts';
import { headOf } from './chunks.ts';
import type { Kind } from './kinds.ts';
import { leadOf } from './leads.ts';
import { sentencesIn } from './sentences.ts';
import { contentWords, stem } from './terms.ts';

/** A sentence of a part: what a question is held against. */
export interface Unit {
  readonly text: string;
  readonly words: readonly string[];
  /** Founders' words for it. */
  readonly asked: readonly string[];
}

export interface Doc {
  readonly chunk: Chunk;
  readonly units: readonly Unit[];
  /** Every word of the part. */
  readonly all: readonly string[];
  readonly lead: readonly string[];
  readonly kind: Kind;
  /** Ways of asking in the very words of this kind of part. */
  readonly asks: RegExp | undefined;
}

/** Stems: every word of the index is one. */
export const rootsOf = (text: string): string[] => contentWords(text).map(stem);

export function docOf(chunk: Chunk, lines: readonly Line[]): Doc {
  const about = leadOf(headOf(chunk.content), chunk.metadata.section, chunk.content);
  const units = sentencesIn(chunk.content).map((text) => ({ text, words: rootsOf(text), asked: [] as string[] }));
  for (const line of lines) {
    const asked = rootsOf(line.words);
    const home = homeOf(line.beside, units);
    if (home) home.asked.push(...asked);
    else units.push({ text: '', words: [], asked });
  }
  return {
    chunk,
    units,
    all: [...new Set(units.flatMap((u) => u.words))],
    lead: rootsOf(about?.words ?? ''),
    kind: about?.kind ?? 'other',
    asks: about?.asks,
  };
}

/** The sentence that a line of the pack stands in: the one with most of its words. */
function homeOf<U extends { readonly text: string; readonly words: readonly string[] }>(
  beside: string,
  units: readonly U[],
): U | undefined {
  if (beside === '') return undefined;
  if (beside.startsWith('[')) return units.find((u) => u.text.includes(beside));
  const wanted = new Set(rootsOf(beside.replace(/\{\w+\}/g, ' ')));
  let home: U | undefined;
  let most = 1;
  for (const unit of units) {
    const shared = new Set(unit.words.filter((w) => wanted.has(w))).size;
    if (shared > most) [home, most] = [unit, shared];
  }
  return home;
}
