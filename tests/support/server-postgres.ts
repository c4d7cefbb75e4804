import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Where PostgreSQL's own programs are, or null where none is installed. */
export function postgresBinaries(): string | null {
  if (!existsSync(VERSIONS)) return null;
  const [version] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  const folder = join(VERSIONS, version ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

export interface TestPostgres {
  readonly url: string;
  /** Cuts every connection off, as a crash does, and brings the server back. Others go on meanwhile. */
  restart(mode?: 'immediate' | 'fast'): Promise<void>;
  stop(): void;
}

/** A PostgreSQL server of one's own in a temporary folder. It refuses to run as root, so root hands it to `postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = postgresBinaries();
  if (bin === null) throw new Error('No PostgreSQL is installed');
  const asRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'baraza-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const commandOf = (program: string, args: readonly string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), [...args]];
  const run = (program: string, ...args: string[]) => {
    execFileSync(...commandOf(program, args), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const log = join(folder, 'log');
  run('pg_ctl', '-D', data, '-o', settings, '-l', log, '-w', 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(mode = 'immediate') {
      const args = ['-D', data, '-o', settings, '-l', log, '-m', mode, '-w', 'restart'];
      await promisify(execFile)(...commandOf('pg_ctl', args), { cwd: folder });
    },
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
