import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T;

/** For each mutant a seed whose schedule notices it. */
export const KILLING_SEEDS = read<Readonly<Record<string, number>>>('killing-seeds.json');

/** Seeds that once broke a promise, and what was mended. Nothing is ever taken out of it. */
export const FAILING_SEEDS = read<readonly { readonly seed: number; readonly broke: string }[]>('failing-seeds.json');
