import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compileContent, isCompiledFile } from './compiled-content.mjs';
import { filesUnder } from './files.mjs';
import { putInPlace } from './kept-builds.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const SOURCES = [
  'src',
  'content',
  'scripts/samples.ts',
  'scripts/support/sample-report.ts',
  'scripts/support/written-report.ts',
  'sw',
  'server',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'vite',
  'vite.server.config.ts',
  'package-lock.json',
];
const DIST = 'dist';
const FRESH = join(DIST, 'fresh');
const MADE = join(DIST, 'made');
const STAMP = join(DIST, '.built');
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(source)) {
      if (!isCompiledFile(file)) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Brotli and gzip beside each text file, once: the server sends them as they are. */
function compress(folder) {
  for (const file of [...filesUnder(folder)]) {
    if (!COMPRESSIBLE.test(file)) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

async function vite(...args) {
  const { code, output } = await run(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args],
    {
      quiet: true,
    },
  );
  if (/ENOSPC/.test(output)) giveUp('There is no room left on this disk.');
  if (code !== 0) giveUp('The product could not be built; the reason stands above.');
}

/** The sample reports, as the engine of this build writes them; the pages that show them are made of them. */
async function samples() {
  const { code } = await run('node', ['node_modules/tsx/dist/cli.mjs', 'scripts/samples.ts', MADE], { quiet: true });
  if (code !== 0) giveUp('The sample reports could not be written; the reason stands above.');
}

/** Written last, so a build that was cut off is simply done again. */
export const markBuilt = (hash = sourcesHash()) => writeFileSync(STAMP, hash);

/** Builds client and server when their sources changed. */
export async function build() {
  const wanted = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building…');
  await compileContent();
  rmSync(STAMP, { force: true });
  await samples();
  await vite();
  renameSync(join(MADE, 'samples'), join(FRESH, 'samples'));
  await vite('--config', 'vite.server.config.ts');
  // The worker's source is sw/index.ts; its address says what it is.
  renameSync(join(FRESH, 'index.js'), join(FRESH, 'sw.js'));
  const id = createHash('sha256')
    .update(readFileSync(join(FRESH, 'index.html')))
    .update(readFileSync(join(FRESH, 'sw.js')))
    .digest('hex')
    .slice(0, 12);
  writeFileSync(join(FRESH, 'build.json'), JSON.stringify({ id }));
  compress(FRESH);
  putInPlace(DIST, id);
  markBuilt(wanted);
}
