import { fold } from './clean.ts';

export interface Token {
  /** Folded: lower case, no accents. */
  readonly word: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** Number of the sentence it stands in. */
  readonly sentence: number;
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let last = 0;
  for (const m of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu)) {
    if (/[.!?;\n](?:\s|$)/.test(text.slice(last, m.index)) && tokens.length > 0) sentence += 1;
    const end = m.index + m[0].length;
    // French elisions: the word is what follows. 'N’Djamena' is a name.
    const elided = /^N['’]\p{Lu}/u.test(m[0]) ? 0 : (/^(?:l|d|qu|j|n|s|c)['’](?=.{3})/i.exec(m[0])?.[0].length ?? 0);
    const raw = m[0].slice(elided);
    tokens.push({ word: fold(raw), raw, start: m.index + elided, end, sentence });
    last = end;
  }
  return tokens;
}

/** One entry of a word list: its words in order; the last may go on ('spoil' meets 'spoilage') unless it is marked whole. */
interface Entry {
  readonly words: readonly string[];
  readonly whole: boolean;
  /** The noun it stands for: after '=', else the entry itself. */
  readonly noun: string;
}

const cache = new Map<string, readonly Entry[]>();

export function entriesOf(list: string): readonly Entry[] {
  const known = cache.get(list);
  if (known) return known;
  const entries = list
    .split(', ')
    .filter((e) => e !== '')
    .map((entry): Entry => {
      const [left = '', right] = entry.split('=');
      const whole = left.endsWith('!');
      const plain = whole ? left.slice(0, -1) : left;
      return { words: fold(plain).split(/[ ]+/), whole, noun: right ?? plain };
    });
  cache.set(list, entries);
  return entries;
}

/** Entries by the two letters their first word begins with: a token can meet no others. */
const indexes = new Map<string, ReadonlyMap<string, readonly Entry[]>>();
const START = 2;

function indexOf(list: string): ReadonlyMap<string, readonly Entry[]> {
  const known = indexes.get(list);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const entry of entriesOf(list)) {
    const key = (entry.words[0] ?? '').slice(0, START);
    const same = index.get(key);
    if (same) same.push(entry);
    else index.set(key, [entry]);
  }
  indexes.set(list, index);
  return index;
}

/** Short words match whole or as a plural only: 'rot' is not 'rotary'. */
function meets(token: string, word: string, last: boolean, whole: boolean): boolean {
  if (token === word) return true;
  if (!last || whole) return false;
  if (word.length < 4)
    return token === `${word}s` || token === `${word}ting` || token === `${word}ted` || token === `${word}ten`;
  return token.startsWith(word);
}

export interface Hit {
  readonly noun: string;
  readonly entry: string;
  /** Index of the first and one past the last token. */
  readonly from: number;
  readonly to: number;
}

/** Where in a text the words stand that begin with the same letters; a text is asked about hundreds of lists. */
const places = new WeakMap<readonly Token[], ReadonlyMap<string, readonly number[]>>();

function placesOf(tokens: readonly Token[]): ReadonlyMap<string, readonly number[]> {
  const known = places.get(tokens);
  if (known) return known;
  const made = new Map<string, number[]>();
  for (const [i, { word }] of tokens.entries()) {
    const key = word.slice(0, START);
    const same = made.get(key);
    if (same) same.push(i);
    else made.set(key, [i]);
  }
  places.set(tokens, made);
  return made;
}

/** Every place where an entry of the list is met; longer entries first at the same place. */
export function findAll(tokens: readonly Token[], list: string): Hit[] {
  const hits: Hit[] = [];
  const where = placesOf(tokens);
  for (const [key, entries] of indexOf(list)) {
    for (const i of where.get(key) ?? []) {
      let best: Hit | null = null;
      for (const { words, whole, noun } of entries) {
        const fits = words.every((word, k) => {
          const token = tokens[i + k];
          return token !== undefined && meets(token.word, word, k === words.length - 1, whole);
        });
        if (fits && (best === null || words.length > best.to - best.from)) {
          best = { noun, entry: words.join(' '), from: i, to: i + words.length };
        }
      }
      if (best) hits.push(best);
    }
  }
  return hits.sort((a, b) => a.from - b.from);
}

/** How many different entries of the list the text meets. */
export function countHits(tokens: readonly Token[], list: string): number {
  return new Set(findAll(tokens, list).map((hit) => hit.entry)).size;
}

/** Words that may stand between the words of an event: 'pay the fees', 'fees always come late'. */
const GAP = 2;

/** How many different entries are met when up to two other words of the same sentence may stand in between. */
export function countLoose(tokens: readonly Token[], list: string): number {
  const met = new Set(findAll(tokens, list).map((hit) => hit.entry));
  const where = placesOf(tokens);
  for (const [key, entries] of indexOf(list)) {
    for (const { words, whole } of entries) {
      if (words.length < 2 || met.has(words.join(' '))) continue;
      const starts = where.get(key) ?? [];
      if (starts.some((i) => startsLoosely(tokens, i, words, whole))) met.add(words.join(' '));
    }
  }
  return met.size;
}

function startsLoosely(tokens: readonly Token[], from: number, words: readonly string[], whole: boolean): boolean {
  const sentence = tokens[from]?.sentence;
  let at = from;
  for (let k = 0; k < words.length; k++) {
    const word = words[k] ?? '';
    const last = k === words.length - 1;
    const reach = k === 0 ? at : at + GAP;
    while (at <= reach) {
      const token = tokens[at];
      if (!token || token.sentence !== sentence) return false;
      if (meets(token.word, word, last, whole)) break;
      at += 1;
    }
    if (at > reach) return false;
    at += 1;
  }
  return true;
}
