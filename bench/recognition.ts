/*
 * npm run bench:recognition [-- draw SEED]
 *
 * How well a stranger's text finds its playbook: bench/recognition/PROTOCOL.md. Reads every draw; the last one that is
 * labelled is the sealed one. With `draw`, prints trades and countries for a new one. The last line is JSON.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import * as v from 'valibot';
import { allIndustries } from '../src/engine/knowledge/playbooks.ts';
import { recognise } from '../src/engine/reading/recognise.ts';
import { domain, libraryFor } from '../tests/engine/support/run.ts';
import { seeded } from './engine/measure.ts';

const FOLDER = join(import.meta.dirname, 'recognition');
const PER_LANGUAGE = 17;

const tradesSchema = v.object({ trades: v.array(v.string()), countries: v.record(v.string(), v.array(v.string())) });
const textsSchema = v.array(
  v.object({ language: v.string(), trade: v.string(), country: v.string(), text: v.pipe(v.string(), v.nonEmpty()) }),
);
/** By text, in the texts' order: the playbooks that fit. */
const labelsSchema = v.array(v.array(v.string()));

const read = <T extends v.GenericSchema>(schema: T, ...path: string[]): v.InferOutput<T> =>
  v.parse(schema, JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8')));

if (argv[2] === 'draw') {
  const { trades, countries } = read(tradesSchema, 'trades.json');
  const random = seeded(Number(argv[3]));
  for (const [language, from] of Object.entries(countries)) {
    console.log(`\n${language}`);
    const drawn = trades.map((trade) => ({ trade, at: random() })).sort((a, b) => a.at - b.at);
    for (const { trade } of drawn.slice(0, PER_LANGUAGE))
      console.log(`${trade} | ${from[Math.floor(random() * from.length)]}`);
  }
  exit(0);
}

interface Outcome {
  readonly language: string;
  readonly text: string;
  /** What either reader named. */
  readonly fits: readonly string[];
  readonly taken: string | null;
  readonly offered: readonly string[];
}

const known = new Set(allIndustries().flatMap(({ playbooks }) => playbooks.map(({ id }) => id)));

function outcomesOf(draw: string): Outcome[] {
  const texts = read(textsSchema, draw, 'texts.json');
  const labels = ['labels-1.json', 'labels-2.json'].map((file) => read(labelsSchema, draw, file));
  for (const list of labels) {
    if (list.length !== texts.length) throw new Error(`${draw}: ${list.length} labels for ${texts.length} texts`);
    for (const id of list.flat()) if (!known.has(id)) throw new Error(`${draw}: there is no playbook ${id}`);
  }
  return texts.map(({ language, text }, at) => {
    const fits = labels.flatMap((list) => list[at] ?? []);
    const refused = domain(text).kind === 'refuse';
    const { taken, offered } = refused ? { taken: null, offered: [] } : recognise(libraryFor(text).search, text);
    return { language, text, fits, taken, offered };
  });
}

const takenRight = ({ taken, fits }: Outcome) => taken !== null && fits.includes(taken);
const offeredFirst = ({ taken, offered, fits }: Outcome) => taken === null && fits.includes(offered[0] ?? '');
const offeredAtAll = ({ taken, offered, fits }: Outcome) => taken === null && offered.some((id) => fits.includes(id));

const count = (outcomes: readonly Outcome[]) => {
  const taken = outcomes.filter((outcome) => outcome.taken !== null);
  return {
    texts: outcomes.length,
    none_fits: outcomes.filter(({ fits }) => fits.length === 0).length,
    taken: taken.length,
    taken_right: taken.filter(takenRight).length,
    taken_wrong: taken.filter((outcome) => !takenRight(outcome)).length,
    offered_first: outcomes.filter(offeredFirst).length,
    offered: outcomes.filter(offeredAtAll).length,
  };
};

const counted = (outcomes: readonly Outcome[]) => ({
  ...count(outcomes),
  by_language: Object.fromEntries(
    [...new Set(outcomes.map(({ language }) => language))].map((language) => [
      language,
      count(outcomes.filter((outcome) => outcome.language === language)),
    ]),
  ),
});

const draws = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'labels-2.json')))
  .map(({ name }) => name)
  .sort();
const all = draws.map(outcomesOf);
for (const outcome of all.flat()) {
  if (outcome.fits.length === 0 && outcome.taken === null) continue;
  if (takenRight(outcome) || offeredFirst(outcome)) continue;
  console.log(`${outcome.language} | ${outcome.text}\n   fits ${outcome.fits.join(', ') || 'none'}`);
  console.log(`   ${outcome.taken ? `taken ${outcome.taken}` : `offered ${outcome.offered.join(', ') || 'none'}`}`);
}
console.log(JSON.stringify({ ...counted(all.flat()), sealed: counted(all.at(-1) ?? []) }));
