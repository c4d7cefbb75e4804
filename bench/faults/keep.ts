import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILING_SEEDS, KILLING_SEEDS } from '../../tests/sync/simulation/seeds.ts';
import type { Failure } from '../../tests/sync/simulation/trial.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'tests', 'sync', 'simulation');
const lines = (items: readonly string[], [open, close]: string) =>
  `${open}\n${items.map((item) => `  ${item}`).join(',\n')}\n${close}\n`;

/** A failing seed is kept for ever: `npm test` replays it. */
export function keepFailing(found: readonly Failure[]): void {
  const known = new Set(FAILING_SEEDS.map(({ seed }) => seed));
  const all = [
    ...FAILING_SEEDS,
    ...found.flatMap(({ seed, what }) => (known.has(seed) ? [] : [{ seed, broke: what }])),
  ];
  const items = all.map(({ seed, broke }) => `{ "seed": ${seed}, "broke": ${JSON.stringify(broke)} }`);
  writeFileSync(join(FOLDER, 'failing-seeds.json'), lines(items, '[]'));
}

/** The seed that notices a mutant, for `npm test`. */
export function keepKilling(seeds: Readonly<Record<string, number>>): void {
  const all = Object.entries({ ...KILLING_SEEDS, ...seeds });
  const items = all.map(([name, seed]) => `${JSON.stringify(name)}: ${seed}`);
  writeFileSync(join(FOLDER, 'killing-seeds.json'), lines(items, '{}'));
}
