import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const STAMP = 'node_modules/.baraza-installed';
const [MIN_MAJOR, MIN_MINOR] = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MIN_MAJOR || (major === MIN_MAJOR && minor < MIN_MINOR)) {
    giveUp(
      `Baraza needs Node ${MIN_MAJOR}.${MIN_MINOR} or newer; this is ${process.versions.node}. Install a newer one and run the command again.`,
    );
  }
}

const lockfileHash = () =>
  createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');

/** Written last, so an install that was cut off is simply done again. */
export function markInstalled(hash = lockfileHash()) {
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, hash);
}

/** Installs what the lockfile names, once per lockfile. */
export async function install() {
  requireNode();
  const wanted = lockfileHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Installing what Baraza needs (once; about a minute)…');
  rmSync(STAMP, { force: true });
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (code === 0) {
    markInstalled(wanted);
    return;
  }
  if (/ENOSPC/.test(output)) giveUp('There is no room left on this disk. Free about 600 MB and run the command again.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EHOSTUNREACH/.test(output)) {
    giveUp('The packages could not be fetched: there seems to be no network. Connect once and run the command again.');
  }
  giveUp(
    'The packages could not be installed; what npm said stands above. Run the command again, or delete node_modules first.',
  );
}
