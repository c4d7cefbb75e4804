/*
 * npm run bench:refiner            how often the Refiner offers a playbook that fits an idea, or another; the last line is JSON
 * npm run bench:refiner -- read 5  what it answers to the ideas of a draw, for people to read and judge
 *
 * The draws are in bench/advice/refiner, with the playbooks that fit each idea in `labels.json`: those that tell of the problem
 * behind it (`fits`), and those of which one may speak without saying something false (`near`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import * as v from 'valibot';
import { refinerWordsOf } from '../src/engine/refiner/lines.ts';
import { nearIdea } from '../src/engine/refiner/near.ts';
import { refine } from '../src/engine/refiner/refine.ts';
import { cleanText } from '../src/engine/text/clean.ts';
import { libraryFor } from '../tests/engine/support/run.ts';

const FOLDER = join(import.meta.dirname, 'advice/refiner');
const ideasSchema = v.array(v.object({ text: v.string(), nonsense: v.optional(v.boolean()) }));
const labelsSchema = v.record(v.string(), v.array(v.object({ fits: v.array(v.string()), near: v.array(v.string()) })));

const read = <T extends v.GenericSchema>(schema: T, file: string): v.InferOutput<T> =>
  v.parse(schema, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));

if (argv[2] === 'read') {
  for (const [at, { text }] of read(ideasSchema, `draw-${argv[3]}.json`).entries()) {
    const library = libraryFor(text);
    const answer = refine(text, library, await refinerWordsOf(library));
    console.log(`\n${at + 1}. ${text}`);
    if (answer.kind === 'refused') console.log(`   ${answer.reason}`);
    for (const { statement, stakeholder, assumptions, overall_score, score_reasons } of answer.kind === 'refined'
      ? answer.results
      : [])
      console.log(
        [
          `   ${overall_score}: ${statement} (the playbook tells of: ${stakeholder})`,
          ...assumptions,
          ...score_reasons,
        ].join('\n      '),
      );
  }
  exit(0);
}

const labels = read(labelsSchema, 'labels.json');
const NOTHING = { ideas: 0, fits: 0, right: 0, offered: 0, near: 0, other: 0, without: 0, asked: 0 };

async function countOf(file: string): Promise<typeof NOTHING> {
  const count = { ...NOTHING };
  const labelled = labels[file.replace(/\.json$/, '')] ?? [];
  for (const [at, { text }] of read(ideasSchema, file).entries()) {
    const { fits = [], near = [] } = labelled[at] ?? {};
    const library = libraryFor(text);
    const offered = nearIdea(cleanText(text), library, await refinerWordsOf(library)).map(({ id }) => id);
    const others = offered.filter((id) => !fits.includes(id) && !near.includes(id));
    if (others.length > 0) console.log(`${file} ${at + 1}: ${others.join(', ')} for “${text}”`);
    count.ideas += 1;
    count.offered += offered.length;
    count.near += offered.filter((id) => near.includes(id)).length;
    count.other += others.length;
    if (fits.length > 0) count.fits += 1;
    else count.without += 1;
    if (offered.some((id) => fits.includes(id))) count.right += 1;
    if (fits.length === 0 && offered.length === 0) count.asked += 1;
  }
  return count;
}

const all = { ...NOTHING };
for (const file of readdirSync(FOLDER)
  .filter((name) => name.startsWith('draw-'))
  .sort()) {
  const count = await countOf(file);
  console.log(
    `${file}: offered one that fits for ${count.right} of ${count.fits}; of ${count.offered} offered ${count.near} near, ${count.other} others; asked ${count.asked} of ${count.without} without one`,
  );
  for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += count[key];
}
console.log(JSON.stringify({ bench: 'refiner', ...all }));
