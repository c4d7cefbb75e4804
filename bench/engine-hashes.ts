/*
 * node … bench/engine-hashes.ts <folder> <count>
 *
 * Writes the engine's worker as the build would bundle it, and beside it problems with the hashes the server gives them:
 * what a browser is then compared with (e2e/engine-worker.spec.ts).
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import * as v from 'valibot';
import { build } from 'vite';
import { ReportContent } from '../src/contract/report.ts';
import { canonicalText } from '../src/engine/canonical-text.ts';
import { PLACES } from '../src/engine/knowledge/places.ts';
import { allIndustries } from '../src/engine/knowledge/playbooks.ts';
import { lineOf, research } from '../tests/engine/support/run.ts';

const PLAYBOOKS = allIndustries().flatMap((pack) => pack.playbooks.map(({ id }) => id));

const [, , folder, wanted = '50'] = argv;
if (folder === undefined) throw new Error('node … bench/engine-hashes.ts <folder> <count>');
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'chrome109',
    lib: { entry: 'src/workers/engine.ts', formats: ['es'], fileName: 'engine' },
  },
});

/** Nothing is left to ask: what the worker is handed ends in a report. */
const told = PLAYBOOKS.filter((_, k) => k % Math.max(1, Math.floor(PLAYBOOKS.length / Number(wanted))) === 0)
  .slice(0, Number(wanted))
  .map((id, k) => {
    const query = 'We see this trouble here and it hurts people.';
    const where = PLACES[(k * 13) % PLACES.length]?.name ?? '';
    const seen = k % 2 === 0 ? 'I counted 12 cases in 3 weeks; each costs about 450.' : '';
    const answers = { nearest: lineOf(id), where, who: '', payer: '', seen, outcome: '', number: '' };
    const content = v.parse(ReportContent, research(query, answers).content);
    return { query, answers, hash: createHash('sha256').update(canonicalText(content)).digest('hex') };
  });
writeFileSync(join(folder, 'hashes.json'), JSON.stringify(told));
