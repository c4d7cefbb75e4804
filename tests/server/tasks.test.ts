import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditWeeks } from '../../server/db/schema/credits.ts';
import { taskSteps, tasks } from '../../server/db/schema/tasks.ts';
import { engineAdvice } from '../../server/research/tasks/advice.ts';
import type { TaskKinds } from '../../server/research/tasks/task-work.ts';
import { endWork } from '../../server/work/end.ts';
import { Interrupted, type RunDeps, runWork } from '../../server/work/run.ts';
import { TASKS } from '../../server/work/tables.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { taskDeps } from '../support/work.ts';

let server: TestServer;
beforeAll(async () => {
  // Without workers of its own: each test is the worker.
  server = await startTestServer({ client: clientWithPacks(), workers: 0 });
});
afterAll(() => server?.stop());

const WEEK = '2026-11-16';
const signal = new AbortController().signal;

/** A task that waits for a worker, paid with one credit. */
async function pending(): Promise<{ id: string; queueId: string; userId: string }> {
  const task = { id: randomUUID(), queueId: randomUUID(), userId: randomUUID() };
  const now = server.clock.now();
  await server.database.sql
    .insert(creditWeeks)
    .values({ userId: task.userId, creditType: 'problem_generator', weekStart: WEEK, used: 1 });
  await server.database.sql.insert(tasks).values({
    ...task,
    kind: 'explorer',
    input: {},
    forDate: '2026-11-20',
    status: 'pending',
    creditWeek: WEEK,
    createdAt: now,
    updatedAt: now,
  });
  return task;
}
const row = async (id: string) => (await server.database.sql.select().from(tasks).where(eq(tasks.id, id)))[0];
const used = async (userId: string) =>
  (await server.database.sql.select().from(creditWeeks).where(eq(creditWeeks.userId, userId)))[0]?.used;

interface TestStep {
  readonly name: string;
  run(): Promise<object>;
}
type Publish = ReturnType<TaskKinds['explorer']>['publish'];

function deps(steps: readonly TestStep[], published: string[] = [], version = '1', publish?: Publish): RunDeps {
  const work: TaskKinds['explorer'] = () => ({
    steps: steps.map(({ name }) => name),
    run: async (name) => ({ kind: 'done', output: await steps.find((s) => s.name === name)?.run() }),
    publish:
      publish ??
      (async (_tx, row) => {
        published.push(row.id);
      }),
  });
  return taskDeps(server, work, version);
}
const step = (name: string, ran: string[]): TestStep => ({
  name,
  run: async () => {
    ran.push(name);
    return { name };
  },
});

/** A door that a step waits at. */
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a task', () => {
  it('goes on from its last checkpoint, and ends once', async () => {
    const task = await pending();
    const ran: string[] = [];
    const published: string[] = [];
    const broken: TestStep = { name: 'two', run: () => Promise.reject(new Error('the process died')) };
    await expect(runWork(deps([step('one', ran), broken]), task.id, task.queueId, signal)).rejects.toThrow('died');
    const whole = deps([step('one', ran), step('two', ran)], published);
    await runWork(whole, task.id, task.queueId, signal);
    await runWork(whole, task.id, task.queueId, signal);
    expect(ran).toEqual(['one', 'two']);
    expect(published).toEqual([task.id]);
    expect(await row(task.id)).toMatchObject({ status: 'completed', finishedSteps: 2, attempt: 2 });
    expect(await used(task.userId)).toBe(1);
  });

  it('does a step anew that another version did', async () => {
    const task = await pending();
    const ran: string[] = [];
    const broken: TestStep = { name: 'two', run: () => Promise.reject(new Error('died')) };
    await expect(runWork(deps([step('one', ran), broken]), task.id, task.queueId, signal)).rejects.toThrow();
    await runWork(deps([step('one', ran), step('two', ran)], [], '2'), task.id, task.queueId, signal);
    expect(ran).toEqual(['one', 'one', 'two']);
    const steps = await server.database.sql.select().from(taskSteps).where(eq(taskSteps.taskId, task.id));
    expect(new Set(steps.map((s) => s.engineVersion))).toEqual(new Set(['2']));
  });

  it('that was cancelled publishes nothing that comes late, and its credit goes back once', async () => {
    const task = await pending();
    const { open, opened } = door();
    const published: string[] = [];
    const waiting: TestStep = { name: 'one', run: () => opened.then(() => ({})) };
    const running = runWork(deps([waiting], published), task.id, task.queueId, signal);
    const cancel = () => server.database.transaction((tx) => endWork(tx, server.clock, TASKS, task, 'cancelled'));
    while ((await row(task.id))?.status !== 'running') await new Promise((r) => setTimeout(r, 5));
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    open();
    await running;
    expect(published).toEqual([]);
    expect(await row(task.id)).toMatchObject({ status: 'cancelled', refunded: true, finishedSteps: 0 });
    expect(await used(task.userId)).toBe(0);
  });

  it('that is taken back between its last step and its end publishes nothing', async () => {
    const task = await pending();
    const published: string[] = [];
    let told = 0;
    let taken: Promise<boolean> | undefined;
    const changed = () => {
      told += 1;
      // Once as it begins; then its only step stands.
      if (told === 2) taken = server.database.transaction((tx) => endWork(tx, server.clock, TASKS, task, 'cancelled'));
    };
    await runWork({ ...deps([step('one', [])], published), changed }, task.id, task.queueId, signal);
    expect(await taken).toBe(true);
    expect(published).toEqual([]);
    expect(await row(task.id)).toMatchObject({ status: 'cancelled', finishedSteps: 1 });
  });

  it('that two workers hold is ended by the later one alone', async () => {
    const task = await pending();
    const { open, opened } = door();
    const published: string[] = [];
    const slow = runWork(
      deps([{ name: 'one', run: () => opened.then(() => ({})) }], published),
      task.id,
      task.queueId,
      signal,
    );
    while ((await row(task.id))?.status !== 'running') await new Promise((r) => setTimeout(r, 5));
    await runWork(deps([step('one', [])], published), task.id, task.queueId, signal);
    open();
    await slow;
    expect(published).toEqual([task.id]);
    expect(await row(task.id)).toMatchObject({ status: 'completed', attempt: 2 });
  });

  it('under another queue entry is left alone', async () => {
    const task = await pending();
    const ran: string[] = [];
    await runWork(deps([step('one', ran)]), task.id, randomUUID(), signal);
    expect(ran).toEqual([]);
  });

  it('stops between two steps when the worker has to go', async () => {
    const task = await pending();
    const stop = new AbortController();
    const ran: string[] = [];
    const last: TestStep = {
      name: 'one',
      run: async () => {
        ran.push('one');
        stop.abort();
        return {};
      },
    };
    const begun = runWork(deps([last, step('two', ran)]), task.id, task.queueId, stop.signal);
    await expect(begun).rejects.toBeInstanceOf(Interrupted);
    expect(ran).toEqual(['one']);
    expect(await row(task.id)).toMatchObject({ status: 'running', finishedSteps: 1 });
  });

  it('whose result cannot be written is as if it had not been published', async () => {
    const task = await pending();
    const failing = deps([step('one', [])], [], '1', () => Promise.reject(new Error('no room')));
    await expect(runWork(failing, task.id, task.queueId, signal)).rejects.toThrow('no room');
    expect(await row(task.id)).toMatchObject({ status: 'running' });
  });
});

describe('a worker', () => {
  it('tries a failing task a second time, then fails it and gives the credit back', async () => {
    let tries = 0;
    const failing = await startTestServer({
      client: clientWithPacks(),
      advice: {
        ...engineAdvice(realPacks),
        explore: () => {
          tries += 1;
          throw new Error('The ranking broke');
        },
      },
    });
    const ama = await failing.signUp();
    const key = randomUUID();
    await failing.call('POST', '/api/v1/pgen/generate', { as: ama, key, body: { parameters: {} } });
    const status = async () => (await failing.call('GET', `/api/v1/pgen/status/${key}`, { as: ama })).body.data;
    const deadline = Date.now() + 20_000;
    while ((await status()).status !== 'failed' && Date.now() < deadline) await new Promise((r) => setTimeout(r, 50));
    expect(await status()).toMatchObject({ status: 'failed', error: 'Problem statement generation failed' });
    expect(tries).toBe(2);
    const credits = await failing.call('GET', '/api/credits/problem-generator/status', { as: ama });
    expect(credits.body.data.used).toBe(0);
    await failing.stop();
  });
});
