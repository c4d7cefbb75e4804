import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Takes away what others may do with it; what belongs to somebody else, or to everybody like a temporary folder, is left. */
function close(path: string): void {
  const { mode, uid } = lstatSync(path);
  const isShared = (mode & 0o1000) !== 0 || (process.getuid !== undefined && uid !== process.getuid());
  if (!isShared && (mode & OTHERS) !== 0) chmodSync(path, mode & 0o700);
}

function closeAll(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) closeAll(inner);
    if (entry.isDirectory() || entry.isFile()) close(inner);
  }
}

/**
 * The data folder holds the keys that sign sessions and the hashes of passwords: it is for its owner alone. What this process
 * makes from now on is so by itself; what an earlier version left open is closed, in the product's own folders only.
 */
export function keepPrivate(folder: string, own: readonly string[]): void {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  close(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !own.includes(entry.name)) continue;
    close(join(folder, entry.name));
    closeAll(join(folder, entry.name));
  }
}
