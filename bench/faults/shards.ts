import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** What the outcome of a schedule depends on. */
const SOURCES = [
  'tests/sync/simulation',
  'src/store',
  'src/sync',
  'src/api',
  'src/session',
  'src/contract',
  'src/domain',
  'src/lib',
  'server',
];

/** What runs no schedule. */
const IDLE = /\.test\.ts$|uncaught\.ts$|seeds\.ts$|schedules\.ts$/;

/** Keeps what was found, a shard a file, under a name that changes with the code: a finding of other code counts for nothing. */
export class Shards {
  readonly #folder: string;

  constructor() {
    const hash = createHash('sha256');
    for (const source of SOURCES) {
      for (const name of readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' }).sort()) {
        if (/\.(ts|sql)$/.test(name) && !IDLE.test(name))
          hash.update(name).update(readFileSync(join(ROOT, source, name)));
      }
    }
    this.#folder = join(ROOT, '.cache', 'faults', hash.digest('hex').slice(0, 12));
    mkdirSync(this.#folder, { recursive: true });
  }

  read<T>(name: string): T | null {
    const path = join(this.#folder, `${name}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
  }

  /** Written beside and moved: a run that is cut off leaves no half of a shard. */
  write(name: string, value: unknown): void {
    const path = join(this.#folder, `${name}.json`);
    writeFileSync(`${path}.part`, JSON.stringify(value));
    renameSync(`${path}.part`, path);
  }
}
