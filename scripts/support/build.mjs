import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const SOURCES = [
  'src',
  'sw',
  'server',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
];
const CLIENT = 'dist/client';
const STAMP = 'dist/.built';
const BUILDS = 'dist/builds.json';
/** Pages of older builds may still be open and ask for their chunks (UPD-1). */
const KEPT_BUILDS = 3;
const SQUEEZABLE = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const file of filesUnder(source)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Brotli and gzip beside each text file, once: the server sends them as they are. */
function squeeze(folder) {
  for (const file of [...filesUnder(folder)]) {
    if (!SQUEEZABLE.test(file)) continue;
    const bytes = readFileSync(file);
    if (file.includes('/assets/') && existsSync(`${file}.br`)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Files of /assets that index.html or the worker of a kept build names stay; older ones go. */
function keepLastBuilds(id, assets) {
  const before = existsSync(BUILDS) ? JSON.parse(readFileSync(BUILDS, 'utf8')) : [];
  const builds = [{ id, assets }, ...before.filter((build) => build.id !== id)].slice(0, KEPT_BUILDS);
  const kept = new Set(builds.flatMap((build) => build.assets));
  for (const file of filesUnder(join(CLIENT, 'assets'))) {
    if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file);
  }
  writeFileSync(BUILDS, JSON.stringify(builds));
}

/** Builds client and server when their sources changed. */
export async function build() {
  const wanted = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building…');
  rmSync(STAMP, { force: true });
  const began = Date.now();
  const client = await run('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { quiet: true });
  if (client.code !== 0)
    giveUp(
      /ENOSPC/.test(client.output)
        ? 'There is no room left on this disk.'
        : 'The client could not be built; the reason stands above.',
    );
  const server = await run(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    { quiet: true },
  );
  if (server.code !== 0) giveUp('The server could not be built; the reason stands above.');
  const id = createHash('sha256')
    .update(readFileSync(join(CLIENT, 'index.html')))
    .update(readFileSync(join(CLIENT, 'sw.js')))
    .digest('hex')
    .slice(0, 12);
  writeFileSync(join(CLIENT, 'build.json'), JSON.stringify({ id }));
  const fresh = [...filesUnder(join(CLIENT, 'assets'))].filter(
    (file) => !/\.(br|gz)$/.test(file) && statSync(file).mtimeMs >= began - 1_000,
  );
  keepLastBuilds(id, fresh);
  squeeze(CLIENT);
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, wanted);
}
