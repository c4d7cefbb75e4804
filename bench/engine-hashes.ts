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
import { research } from '../tests/engine/support/run.ts';
import { TOLD } from './engine/problems.ts';

const [, , folder = '.', wanted = '50'] = argv;
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

const industries = Object.keys(TOLD);
const hashes = Array.from({ length: Number(wanted) }, (_, k) => {
  const place = PLACES[(k * 13) % PLACES.length];
  const texts = TOLD[industries[k % industries.length] ?? ''] ?? [];
  const text = (texts[k % (texts.length - 1)] ?? '')
    .replaceAll('{T}', place?.towns[0] ?? '')
    .replaceAll('{C}', place?.name ?? '');
  const query = k % 2 === 0 ? `${text} Each time it costs about 450.` : text;
  const content = v.parse(ReportContent, research(query).content);
  return { query, hash: createHash('sha256').update(canonicalText(content)).digest('hex') };
});
writeFileSync(join(folder, 'hashes.json'), JSON.stringify(hashes));
