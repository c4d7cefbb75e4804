import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debitCredit, usedOf } from '../../server/db/credit-ledger.ts';
import { type Database, sqlState } from '../../server/db/database.ts';
import { MigrationError, migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { nextRev } from '../../server/db/revisions.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { clientOps } from '../../server/db/schema/operations.ts';
import { researchJobs, researchSteps } from '../../server/db/schema/research.ts';
import { AppError } from '../../server/errors.ts';
import { createPgBossQueue } from '../../server/queue/pg-boss.ts';
import { DEFAULT_TIMINGS, type Queue, RESEARCH_DEAD_QUEUE, RESEARCH_QUEUE } from '../../server/queue/queue.ts';
import { prepareIdempotent, runIdempotent } from '../../server/services/idempotency.ts';
import { silentLog } from '../../src/lib/log.ts';
import { postgresBinaries, startPostgres, type TestPostgres } from '../support/server-postgres.ts';

/** Both adapters keep the same promises. Where no PostgreSQL is installed its half is left out, and says so. */
const ENGINES = ['PGlite', 'PostgreSQL'] as const;
const clock = { now: () => new Date() };
const operationOf = (body: unknown) => ({
  scope: randomUUID(),
  opId: randomUUID(),
  route: 'POST /x',
  body,
  attempt: null,
});
const log = { ...silentLog, info() {} };

describe.each(ENGINES)('%s', (engine) => {
  const isLeftOut = engine === 'PostgreSQL' && postgresBinaries() === null;
  if (isLeftOut) {
    it.skip('is left out: no PostgreSQL is installed on this machine', () => {});
    return;
  }

  let postgres: TestPostgres | undefined;
  let database: Database;
  let queue: Queue;
  const done: string[] = [];
  const dead: { id: string; jobId: string }[] = [];
  beforeAll(async () => {
    if (engine === 'PostgreSQL') {
      postgres = await startPostgres();
      database = openPostgres(postgres.url, () => {});
    } else {
      database = await openPglite({});
    }
    await migrate(database, new Date());
    queue = createPgBossQueue(
      database,
      { ...DEFAULT_TIMINGS, pollSeconds: 0.5, retryDelaySeconds: 0, retryLimit: 1 },
      log,
    );
    await queue.start();
    await queue.work(RESEARCH_QUEUE, 1, async ({ jobId }) => {
      done.push(jobId);
      if (jobId === 'doomed') throw new Error('every time');
    });
    await queue.work(RESEARCH_DEAD_QUEUE, 1, async ({ id, jobId }) => {
      dead.push({ id, jobId });
    });
  });
  afterAll(async () => {
    await queue.stop(1_000);
    await database.close();
    postgres?.stop();
  });

  const newUser = () => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.org`,
    passwordHash: 'x',
    metadata: { b: 1, a: 'é \u{1F345}' },
    appMetadata: {},
    emailConfirmedAt: null,
    newEmail: null,
    emailChangeConfirmed: null,
    invitedAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
    updatedAt: new Date('2026-01-02T03:04:05.678Z'),
    lastSignInAt: null,
  });

  it('migrates once, and notices a migration that was changed afterwards', async () => {
    expect(await migrate(database, new Date())).toEqual([]);
    await database.sql.execute(sql`update baraza_migrations set sha256 = sha256 || 'x'`);
    await expect(migrate(database, new Date())).rejects.toThrow(MigrationError);
    await database.sql.execute(sql`update baraza_migrations set sha256 = left(sha256, 64)`);
  });

  it('gives back what was put in: text, time to the millisecond, nothing', async () => {
    const user = newUser();
    await database.sql.insert(users).values(user);
    const [read] = await database.sql.select().from(users).where(eq(users.id, user.id));
    expect(read).toEqual(user);
  });

  it('keeps the order of keys in a checkpoint', async () => {
    const now = new Date();
    const id = randomUUID();
    await database.sql.insert(researchJobs).values({
      id,
      userId: randomUUID(),
      query: 'x',
      researchDate: '2026-01-02',
      questions: [],
      status: 'queued',
      queueId: randomUUID(),
      createdAt: now,
      updatedAt: now,
    });
    const output = { z: 1, a: [{ y: 2, b: 3 }], '10': 'ten', m: null };
    await database.sql
      .insert(researchSteps)
      .values({ jobId: id, step: 'domain', inputHash: '', engineVersion: '', attempt: 1, output, finishedAt: now });
    const [read] = await database.sql.select().from(researchSteps).where(eq(researchSteps.jobId, id));
    expect(JSON.stringify(read?.output)).toBe(JSON.stringify(output));
  });

  it('rolls back everything when the work throws, and only the inner part of a savepoint', async () => {
    const [outer, inner, lost] = [newUser(), newUser(), newUser()];
    await database.transaction(async (tx) => {
      await tx.insert(users).values(outer);
      await tx
        .transaction(async (savepoint) => {
          await savepoint.insert(users).values(inner);
          throw new Error('inner');
        })
        .catch(() => {});
    });
    await database
      .transaction(async (tx) => {
        await tx.insert(users).values(lost);
        throw new Error('outer');
      })
      .catch(() => {});
    const emails = (await database.sql.select().from(users)).map(({ email }) => email);
    expect(emails).toContain(outer.email);
    expect(emails).not.toContain(inner.email);
    expect(emails).not.toContain(lost.email);
  });

  it('names a broken uniqueness by its SQLSTATE', async () => {
    const user = newUser();
    await database.sql.insert(users).values(user);
    const error = await database.sql
      .insert(users)
      .values({ ...newUser(), email: user.email })
      .catch((caught) => caught);
    expect(sqlState(error)).toBe('23505');
  });

  it('[PULL-1] numbers parallel changes of an account without a gap or a double', async () => {
    const userId = randomUUID();
    const revs = await Promise.all(Array.from({ length: 25 }, () => database.transaction((tx) => nextRev(tx, userId))));
    expect(revs.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  });

  it('[PULL-1] a revision that was rolled back is given again', async () => {
    const userId = randomUUID();
    await database.transaction((tx) => nextRev(tx, userId));
    await database
      .transaction(async (tx) => {
        await nextRev(tx, userId);
        throw new Error('no');
      })
      .catch(() => {});
    expect(await database.transaction((tx) => nextRev(tx, userId))).toBe(2);
  });

  it('[security 29] 100 parallel takers of 5 credits get 5', async () => {
    const line = { userId: randomUUID(), type: 'market_validation', week: '2026-01-05' } as const;
    const taken = await Promise.all(
      Array.from({ length: 100 }, () => database.transaction((tx) => debitCredit(tx, line, 5))),
    );
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await usedOf(database.sql, line)).toBe(5);
  });

  it('[SRV-1] a concurrent double waits for the first and gets its answer', async () => {
    const operation = operationOf({ a: 1 });
    let effects = 0;
    const deliver = () =>
      runIdempotent(database, clock, operation, async () => {
        effects += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { effects };
      });
    const answers = await Promise.all([deliver(), deliver(), deliver()]);
    expect(effects).toBe(1);
    expect(answers.map(({ body }) => body)).toEqual([{ effects: 1 }, { effects: 1 }, { effects: 1 }]);
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(2);
  });

  it('[SRV-1] an effect that threw leaves no trace, and may be tried again', async () => {
    const operation = operationOf({});
    const failing = runIdempotent(database, clock, operation, async (tx) => {
      await tx.insert(users).values(newUser());
      throw new AppError('credits_exhausted', 'no');
    });
    await expect(failing).rejects.toThrow(AppError);
    const rows = await database.sql.select().from(clientOps).where(eq(clientOps.scope, operation.scope));
    expect(rows).toEqual([]);
    expect((await runIdempotent(database, clock, operation, async () => 'done')).body).toBe('done');
  });

  const refused = async () => {
    throw new AppError('job_not_waiting', 'no');
  };

  it('[SRV-1] a try that arrives after it, or a later one, was refused has no effect any more', async () => {
    const operation = operationOf({});
    await expect(runIdempotent(database, clock, { ...operation, attempt: 2 }, refused)).rejects.toThrow('no');
    for (const late of [1, 2]) {
      const delivery = runIdempotent(database, clock, { ...operation, attempt: late }, async () => 'late');
      await expect(delivery).rejects.toMatchObject({ code: 'in_progress' });
    }
    // An older refusal that comes last does not let the newer one's doubles in again.
    await expect(runIdempotent(database, clock, { ...operation, attempt: 1 }, refused)).rejects.toMatchObject({
      code: 'in_progress',
    });
    await expect(runIdempotent(database, clock, { ...operation, attempt: 3 }, refused)).rejects.toThrow('no');
    expect((await runIdempotent(database, clock, { ...operation, attempt: 4 }, async () => 'asked again')).body).toBe(
      'asked again',
    );
    expect(await runIdempotent(database, clock, { ...operation, attempt: 1 }, refused)).toMatchObject({
      body: 'asked again',
      replayed: true,
    });
  });

  it('[SRV-1] of two tries after a refusal one has the effect', async () => {
    const operation = operationOf({});
    await expect(runIdempotent(database, clock, { ...operation, attempt: 1 }, refused)).rejects.toThrow('no');
    let effects = 0;
    const deliver = (attempt: number) =>
      runIdempotent(database, clock, { ...operation, attempt }, async () => {
        effects += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { effects };
      });
    const answers = await Promise.all([deliver(2), deliver(2), deliver(3)]);
    expect(effects).toBe(1);
    expect(answers.map(({ body }) => body)).toEqual([{ effects: 1 }, { effects: 1 }, { effects: 1 }]);
  });

  it('[SRV-1] what is refused while it is made is fenced as well, and never hides what happened', async () => {
    const operation = operationOf({});
    const made = (attempt: number) => prepareIdempotent(database, clock, { ...operation, attempt }, refused);
    await expect(made(2)).rejects.toThrow('no');
    // An earlier one that is refused later takes nothing from it.
    await expect(made(1)).rejects.toThrow('no');
    for (const attempt of [1, 2])
      await expect(runIdempotent(database, clock, { ...operation, attempt }, async () => 'late')).rejects.toMatchObject(
        { code: 'in_progress' },
      );
    await runIdempotent(database, clock, { ...operation, attempt: 3 }, async () => 'done');
    expect(await made(4)).toMatchObject({ answered: { body: 'done', replayed: true } });
  });

  it.runIf(engine === 'PostgreSQL')(
    '[SRV-1] answers in_progress when the first delivery takes more than five seconds',
    async () => {
      const operation = operationOf({});
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const first = runIdempotent(database, clock, operation, async () => {
        await held;
        return 'done';
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const second = await runIdempotent(database, clock, operation, async () => 'again').catch((error) => error);
      expect(second).toMatchObject({ code: 'in_progress', status: 409 });
      release();
      expect((await first).body).toBe('done');
    },
  );

  it('a queue entry exists if and only if its transaction committed', async () => {
    await database
      .transaction(async (tx) => {
        await queue.send(tx, RESEARCH_QUEUE, randomUUID(), 'rolled-back');
        throw new Error('no');
      })
      .catch(() => {});
    await database.transaction((tx) => queue.send(tx, RESEARCH_QUEUE, randomUUID(), 'committed'));
    await expect.poll(() => done, { timeout: 5_000 }).toContain('committed');
    expect(done).not.toContain('rolled-back');
  });

  it('an entry whose tries are used up goes to the queue of the dead, under its own id', async () => {
    const id = randomUUID();
    await database.transaction((tx) => queue.send(tx, RESEARCH_QUEUE, id, 'doomed'));
    await expect.poll(() => dead, { timeout: 10_000 }).toEqual([{ id, jobId: 'doomed' }]);
    expect(done.filter((jobId) => jobId === 'doomed')).toHaveLength(2);
  });

  it('answers a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
