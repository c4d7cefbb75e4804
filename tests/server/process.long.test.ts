import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../server/db/lock.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { freePort } from '../support/free-port.ts';
import { postgresBinaries, startPostgres } from '../support/server-postgres.ts';
import { type Speaker, speak } from '../support/server-process.ts';
import { databaseTemplate } from '../support/server-template.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The bundle, as an operator runs it; inside the project, so that it finds its packages. */
const BUNDLE = join(ROOT, '.cache', `server-${process.pid}`);
const MAIN = join(BUNDLE, 'main.js');
beforeAll(() =>
  build({ root: ROOT, configFile: join(ROOT, 'vite.server.config.ts'), logLevel: 'error', build: { outDir: BUNDLE } }),
);
afterAll(() => rmSync(BUNDLE, { recursive: true, force: true }));

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-start-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function main(env: Record<string, string>, ...args: string[]): Speaker {
  const speaker = speak(process.execPath, [MAIN, ...args], {
    BARAZA_LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    ...env,
  });
  cleanUps.push(() => speaker.kill('SIGKILL'));
  return speaker;
}

/** A free port, and a data folder with a database in it: only one test needs to see the first start. */
async function settings() {
  const folder = newFolder();
  const database = await openPglite({ folder: join(folder, 'pg'), template: await databaseTemplate() });
  await database.close();
  return { BARAZA_DATA: folder, BARAZA_PORT: String(await freePort()) };
}

describe('the process', () => {
  it('starts, answers, refuses a second one in its folder, and ends at a signal within five seconds', async () => {
    const env = { BARAZA_DATA: newFolder(), BARAZA_PORT: String(await freePort()) };
    const first = main(env);
    expect(await first.line('Baraza is ready')).toContain(`http://localhost:${env.BARAZA_PORT}`);
    expect((await fetch(`http://127.0.0.1:${env.BARAZA_PORT}/healthz`)).status).toBe(200);
    const second = main({ ...env, BARAZA_PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`already in use by process ${first.process.pid}`);
    const asked = performance.now();
    expect(await first.kill('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_500);
    lockFolder(env.BARAZA_DATA)();
  });

  it('ends at a hang-up as at any other signal, and gives the folder back', async () => {
    const env = await settings();
    const speaker = main(env);
    await speaker.line('Baraza is ready');
    expect(await speaker.kill('SIGHUP')).toBe(0);
    expect(existsSync(join(env.BARAZA_DATA, 'baraza.lock'))).toBe(false);
  });

  it.skipIf(postgresBinaries() === null)(
    'serves over PostgreSQL with a worker beside it, and both end cleanly (left out where no PostgreSQL is installed)',
    async () => {
      const postgres = await startPostgres();
      cleanUps.push(() => postgres.stop());
      const env = { BARAZA_PORT: String(await freePort()), DATABASE_URL: postgres.url };
      const [server, worker] = [main(env), main(env, 'worker')];
      await Promise.all([server.line('Baraza is ready'), worker.line('Baraza is working on jobs.')]);
      const ready = await fetch(`http://127.0.0.1:${env.BARAZA_PORT}/readyz`);
      expect(await ready.json()).toMatchObject({ checks: { database: true, queue: true } });
      expect(await Promise.all([server.kill('SIGTERM'), worker.kill('SIGINT')])).toEqual([0, 0]);
    },
  );

  it('keeps its data to its owner alone, in a new folder and in one that was open before', {
    timeout: 120_000,
  }, async () => {
    const openIn = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .map((entry) => join(entry.parentPath, entry.name))
        .concat(folder)
        .filter((path) => (statSync(path).mode & 0o077) !== 0);
    const fresh = { BARAZA_DATA: join(newFolder(), 'data'), BARAZA_PORT: String(await freePort()) };
    const old = await settings();
    for (const path of openIn(old.BARAZA_DATA)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    chmodSync(old.BARAZA_DATA, 0o755);
    expect(openIn(old.BARAZA_DATA).length).toBeGreaterThan(100);
    // A file of somebody's own beside the product's folders is theirs to decide.
    writeFileSync(join(old.BARAZA_DATA, 'notes.txt'), 'mine', { mode: 0o644 });
    for (const env of [fresh, old]) {
      const speaker = main(env);
      await speaker.line('Baraza is ready');
      expect(openIn(env.BARAZA_DATA).filter((path) => !path.endsWith('notes.txt'))).toEqual([]);
      expect(await speaker.kill('SIGTERM')).toBe(0);
      expect(openIn(env.BARAZA_DATA).filter((path) => !path.endsWith('notes.txt'))).toEqual([]);
    }
    expect(statSync(join(old.BARAZA_DATA, 'notes.txt')).mode & 0o077).toBe(0o044);
  });

  it.each<[string, (pg: string) => void]>([
    ['its control file was emptied', (pg) => truncateSync(join(pg, 'global', 'pg_control'), 0)],
    ['its log is gone', (pg) => rmSync(join(pg, 'pg_wal'), { recursive: true })],
  ])('says of a damaged database what it is and what to do: %s', async (_, damage) => {
    const env = await settings();
    damage(join(env.BARAZA_DATA, 'pg'));
    const speaker = main(env);
    expect(await speaker.ended).toBe(1);
    expect(speaker.said()).toContain('is damaged: it cannot be opened. Restore');
    expect(speaker.said()).toContain(`move ${join(env.BARAZA_DATA, 'pg')} away to start with an empty one`);
    expect(speaker.said()).not.toContain('room on the disk');
    lockFolder(env.BARAZA_DATA)();
  });

  it.skipIf(postgresBinaries() === null)(
    'says that a PostgreSQL server has no such database (left out where no PostgreSQL is installed)',
    async () => {
      const postgres = await startPostgres();
      cleanUps.push(() => postgres.stop());
      const url = new URL(postgres.url);
      url.pathname = '/nowhere';
      const speaker = main({ DATABASE_URL: url.href });
      expect(await speaker.ended).toBe(1);
      expect(speaker.said()).toContain('it has no database of that name. Make it with createdb');
      expect(speaker.said()).not.toContain('does not answer');
    },
  );

  it('says which port is taken, and gives the folder back', async () => {
    const env = await settings();
    const taken = createServer().listen(Number(env.BARAZA_PORT), '127.0.0.1');
    cleanUps.push(() => void taken.close());
    const speaker = main(env);
    expect(await speaker.ended).toBe(1);
    expect(speaker.said()).toContain(`Port ${env.BARAZA_PORT} is already taken.`);
    lockFolder(env.BARAZA_DATA)();
  });

  it.each([
    [
      'all faults of its settings',
      { BARAZA_PORT: 'x', BARAZA_LOG_LEVEL: 'loud' },
      [],
      'BARAZA_LOG_LEVEL must be one of',
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      [],
      'DATABASE_URL does not answer',
    ],
    ['a worker without a database to share', {}, ['worker'], 'set DATABASE_URL'],
    ['a command there is not', {}, ['dance'], "There is no command 'dance'"],
  ])('says plainly: %s', async (_, env, args, sentence) => {
    const folder = newFolder();
    mkdirSync(join(folder, 'data'));
    const speaker = main({ BARAZA_DATA: join(folder, 'data'), ...env }, ...args);
    expect(await speaker.ended).toBe(1);
    expect(speaker.said()).toContain(sentence);
    expect(speaker.said()).not.toContain('    at ');
  });
});

describe('npm start', () => {
  /** A built tree of its own: it lies inside the project, whose packages it finds. */
  const TREE = join(ROOT, '.cache', `tree-${process.pid}`);
  beforeAll(() => {
    cpSync(join(ROOT, 'scripts'), join(TREE, 'scripts'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(ROOT, file), join(TREE, file));
    cpSync(BUNDLE, join(TREE, 'dist', 'server'), { recursive: true });
    mkdirSync(join(TREE, 'node_modules'));
    writeFileSync(
      join(TREE, 'scripts', 'mark.mjs'),
      "import { markBuilt } from './support/build.mjs';\n" +
        "import { markInstalled } from './support/install.mjs';\n" +
        'markBuilt();\nmarkInstalled();\n',
    );
    expect(spawnSync(process.execPath, ['scripts/mark.mjs'], { cwd: TREE, encoding: 'utf8' }).stderr).toBe('');
  });
  afterAll(() => rmSync(TREE, { recursive: true, force: true }));

  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  async function npmStart() {
    const env = await settings();
    const npm = speak('npm', ['start', '--prefix', TREE], { ...env, BARAZA_LOG_LEVEL: 'info', DATABASE_URL: '' });
    await npm.line('Baraza is ready');
    const lock = join(env.BARAZA_DATA, 'baraza.lock');
    const server = Number(readFileSync(lock, 'utf8').split(' ')[0]);
    cleanUps.push(async () => {
      if (isAlive(server)) process.kill(server, 'SIGKILL');
      await npm.kill('SIGKILL');
    });
    return { npm, server, lock };
  }

  /** Gone within five seconds, by the way that hands back jobs and the folder. */
  async function expectStopped({ npm, server, lock }: Awaited<ReturnType<typeof npmStart>>) {
    const asked = performance.now();
    while (isAlive(server) && performance.now() - asked < 5_000) await new Promise((later) => setTimeout(later, 50));
    expect(isAlive(server)).toBe(false);
    expect(npm.said()).toContain('"msg":"stopping"');
    expect(existsSync(lock)).toBe(false);
    // Its pipes close with the last process that holds them: nobody was left between the two either.
    await npm.ended;
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'of which npm alone gets %s leaves nobody behind',
    async (signal) => {
      const started = await npmStart();
      started.npm.process.kill(signal);
      await expectStopped(started);
    },
  );

  it.skipIf(!existsSync('/proc'))(
    'whose script is killed between npm and the server leaves no server behind (left out without /proc)',
    async () => {
      const started = await npmStart();
      process.kill(Number(readFileSync(`/proc/${started.server}/stat`, 'utf8').split(' ')[3]), 'SIGKILL');
      await expectStopped(started);
    },
  );
});
