import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { filesUnder } from './files.mjs';

/** Pages of older builds may still be open and ask for their chunks (UPD-1). */
const KEPT_BUILDS = 3;
/** An operator's word that the worker is withdrawn; only an operator takes it back. */
const WORKER_OFF = 'sw-off.json';

const assetsOf = (folder) =>
  [...filesUnder(join(folder, 'assets'))].map((file) => relative(join(folder, 'assets'), file).split(sep).join('/'));
/** The file that a compressed form belongs to. */
const plain = (name) => name.replace(/\.(br|gz)$/, '');

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * Puts the build that lies in `dist/fresh` in the place of `dist/client`, under its `id`. The assets that the last builds
 * named come along, so that every page of theirs goes on; older ones are left behind.
 */
export function putInPlace(dist, id) {
  const [fresh, client, gone] = ['fresh', 'client', 'gone'].map((name) => join(dist, name));
  const list = join(dist, 'builds.json');
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const older = before.filter((build) => build.id !== id).slice(0, KEPT_BUILDS - 1);
  const own = [...new Set(assetsOf(fresh).map(plain))];
  const wanted = new Set(older.flatMap((build) => build.assets));
  for (const name of assetsOf(client)) {
    if (own.includes(plain(name)) || !wanted.has(plain(name))) continue;
    copy(join(client, 'assets', name), join(fresh, 'assets', name));
  }
  if (existsSync(join(client, WORKER_OFF))) copy(join(client, WORKER_OFF), join(fresh, WORKER_OFF));

  // Two renames: a server that is running on this folder is without files for a moment, not for as long as deleting takes.
  rmSync(gone, { recursive: true, force: true });
  if (existsSync(client)) renameSync(client, gone);
  renameSync(fresh, client);
  writeFileSync(list, JSON.stringify([{ id, assets: own }, ...older]));
  rmSync(gone, { recursive: true, force: true });
}
