import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another living process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is already in use by process ${pid}. Stop that one first, or set BARAZA_DATA to another folder.`,
    );
    this.pid = pid;
  }
}

/** The folder cannot be written to: read-only, no room, no rights. */
export class FolderNotWritable extends Error {
  override readonly name = 'FolderNotWritable';
}

/** When a process began, in clock ticks since boot: tells a holder from a stranger who got its pid later. '' where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in parentheses and may hold spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The pid of the living holder of what the lock file says, or null when nobody is left of it. */
function livingHolder(text: string): number | null {
  const [pidText = '', start = ''] = text.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return null;
  const startNow = startOf(pid);
  return start !== '' && startNow !== '' && start !== startNow ? null : pid;
}

/**
 * Takes the folder for this process and answers with the way to let it go. A lock left behind by `kill -9` is taken
 * over. PGlite does not lock its folder, and a second process in it loses committed rows.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'baraza.lock');
  const mine = `${process.pid} ${startOf(process.pid)} ${randomUUID()}\n`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (;;) {
      try {
        place(path, mine);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        clearStale(folder, path);
      }
    }
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    const reason = (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'the disk is full' : 'it cannot be written to';
    throw new FolderNotWritable(`The data folder ${folder} is of no use: ${reason}.`, { cause: error });
  }
  return () => {
    if (readText(path) === mine) rmSync(path, { force: true });
  };
}

/** Creates the file with its text in one step, so that nobody ever reads half a lock. Throws EEXIST when there is one. */
function place(path: string, text: string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Moves a dead holder's lock away. The move is atomic, so of two newcomers only one takes away what both have read. */
function clearStale(folder: string, path: string): void {
  const seen = readText(path);
  const holder = livingHolder(seen);
  if (holder !== null) throw new FolderInUse(folder, holder);
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readText(aside);
  rmSync(aside, { force: true });
  // Somebody was quicker and what was moved is their fresh lock: put it back and give way.
  if (moved !== seen) {
    place(path, moved);
    throw new FolderInUse(folder, Number(moved.split(' ')[0]));
  }
}
