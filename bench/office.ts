/*
 * npm run bench:office [-- --pglite | --postgres] [--tries 40] [--small]
 *
 * The back office over a product that has been lived in: 10,000 people, 50,000 reports and 1,000,000 events. Every call of every
 * tab that looks is asked many times, through the whole server; the bar is 300 ms at the 95th percentile on PostgreSQL
 * (DATABASE_URL, an empty database, or one that is installed here). The figures of the analyst's tabs are held against the
 * product's own tables, counted another way. The last line is JSON.
 */
import { randomUUID } from 'node:crypto';
import { argv, env, exit } from 'node:process';
import { runAdminCommand } from '../server/admin/command.ts';
import type { Database } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { startTestServer } from '../tests/support/server.ts';
import { postgresBinaries, startPostgres } from '../tests/support/server-postgres.ts';
import { percentile } from './engine/measure.ts';
import { fill, type Size } from './office/fill.ts';
import { everyLook, lookName, WHOLE_LOG } from './office/looks.ts';
import { compare } from './office/truth.ts';

const BAR_MS = 300;
const FULL: Size = { people: 10_000, reports: 50_000, bodies: 1_000, events: 1_000_000 };
const SMALL: Size = { people: 500, reports: 2_500, bodies: 50, events: 40_000 };

const number = (name: string, fallback: number) =>
  argv.includes(name) ? Number(argv[argv.indexOf(name) + 1]) : fallback;
const TRIES = number('--tries', 40);
const SLOWEST = 12;
const size = argv.includes('--small') ? SMALL : FULL;
const say = (line: string) => console.log(line);

interface Timed {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly isHeld: boolean;
}

async function measure(engine: string, database: Database) {
  say(`\n${engine}`);
  await migrate(database, new Date());
  await fill(database.sql, size, new Date(), say);
  const server = await startTestServer({ database, workers: 0 });
  try {
    const owner = await server.signUp();
    await runAdminCommand(database, new Date(), ['grant', owner.email, 'super_admin']);
    const ask = async (path: string, query: Record<string, string>) => {
      const { status, body } = await server.call('GET', `${path}?${new URLSearchParams(query)}`, { as: owner });
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
      return body.data;
    };
    const [busy] = (await ask('/api/admin/users', { sort: 'reports' })).rows;
    const timed: Timed[] = [];
    for (const look of everyLook(busy.id)) {
      const name = lookName(look);
      const isHeld = look.path !== WHOLE_LOG;
      const ms: number[] = [];
      for (let n = 0; n < (isHeld ? TRIES : 1); n += 1) {
        const began = performance.now();
        await ask(look.path, { ...look.query });
        ms.push(performance.now() - began);
      }
      const of = (share: number) => Math.round(percentile(ms, share));
      timed.push({ name, p50: of(0.5), p95: of(0.95), isHeld });
    }
    // The worker does this by itself; on the first day of a product that has waited for it, it has thousands to tell.
    for (const name of ['the first look for alerts', 'the next look for alerts']) {
      const began = performance.now();
      const asked = { as: owner, key: randomUUID(), body: {} };
      const { status } = await server.call('POST', '/api/admin/engagement/look', asked);
      if (status !== 200) throw new Error(`Looking for alerts was answered ${status}`);
      const ms = Math.round(performance.now() - began);
      timed.push({ name, p50: ms, p95: ms, isHeld: false });
    }
    const slowest = timed.filter(({ isHeld }) => isHeld).sort((a, b) => b.p95 - a.p95);
    for (const { name, p50, p95 } of argv.includes('--all') ? slowest : slowest.slice(0, SLOWEST))
      say(`${String(p50).padStart(6)} ${String(p95).padStart(6)} ms  ${name}`);
    for (const { name, p50 } of timed.filter(({ isHeld }) => !isHeld))
      say(`${String(p50).padStart(13)} ms  ${name} (once)`);
    const compared = await compare(database.sql, ask);
    const wrong = compared.filter(({ told, counted }) => told !== counted || told === undefined || told === 0);
    for (const { what, told, counted } of compared) {
      say(
        `${told === counted ? 'same ' : 'OTHER'} ${what}: ${String(told)}${told === counted ? '' : `, counted ${String(counted)}`}`,
      );
    }
    const { name: slowestName = '', p50 = 0, p95 = 0 } = slowest[0] ?? {};
    return {
      calls: slowest.length,
      p50: Math.round(
        percentile(
          slowest.map((one) => one.p50),
          0.5,
        ),
      ),
      slowest: { name: slowestName, p50, p95 },
      over: slowest.filter((one) => one.p95 > BAR_MS).map((one) => one.name),
      compared: compared.length,
      wrong: wrong.map(({ what }) => what),
    };
  } finally {
    await server.stop();
  }
}

const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
if (!argv.includes('--postgres')) figures.pglite = await measure('PGlite', await openPglite({}));
if (!argv.includes('--pglite')) {
  const own = env.DATABASE_URL === undefined && postgresBinaries() !== null ? await startPostgres() : undefined;
  const url = env.DATABASE_URL ?? own?.url;
  try {
    if (url === undefined) say('\nPostgreSQL is left out: none is installed, and DATABASE_URL names none.');
    else
      figures.postgres = await measure(
        'PostgreSQL',
        openPostgres(url, () => {}),
      );
  } finally {
    own?.stop();
  }
}
const wrong = Object.values(figures).flatMap((figure) => figure.wrong);
const passed = wrong.length === 0 && (figures.postgres?.over.length ?? 0) === 0;
console.log(JSON.stringify({ passed, bar_ms: BAR_MS, ...figures }));
exit(passed ? 0 : 1);
