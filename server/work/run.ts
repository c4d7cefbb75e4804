import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { type EndReason, endWork, noteEnd } from './end.ts';
import type { WorkRow, WorkTable } from './work-table.ts';

/*
 *   waiting ──claim──▶ running ──its steps, each a checkpoint──▶ completed
 *      ▲                  │ ├──▶ failed (refused, or the tries are used up)      cancelled (by its owner)
 *      └── requeue ── clarification_needed (a step asks), paused (nobody looks on)
 *
 * A credit that was taken goes back when the work ends without a result.
 */

export type Outputs = Readonly<Record<string, unknown>>;

export type StepOutcome =
  /** `output` is kept, and read back from JSON before anything is built upon it. */
  | { readonly kind: 'done'; readonly output: unknown }
  /** A person has to act first: the work rests in this status, and `write` keeps what they are asked. */
  | { readonly kind: 'rests'; readonly status: string; write(tx: Sql): Promise<unknown> };

/** One piece of work, as the machine knows it. */
export interface Work {
  readonly steps: readonly string[];
  /** Checkpoints of another version or another input are done anew. */
  readonly version: string;
  readonly inputHash: string;
  /** Throws `Refused` for what no further try would mend. */
  run(step: string, outputs: Outputs, signal: AbortSignal): Promise<StepOutcome>;
  /** Asked after each checkpoint but the last: the status it rests in from here on, or null. */
  restsIn?(sql: Sql): Promise<string | null>;
  /**
   * Within the transaction that ends it, the row held: what comes of it is there if and only if the work is completed. Throws
   * `Refused` before it writes anything.
   */
  publish(tx: Sql, row: WorkRow, outputs: Outputs): Promise<void>;
}

export interface RunDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly table: WorkTable;
  load(sql: Sql, id: string): Promise<Work>;
  /** Tells those who look on that something moved. */
  readonly changed?: (id: string) => void;
}

/** A refusal in plain words, for the person who asked; no further try. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Stopped between two steps because the worker has to go: the queue gives the entry to the next one. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** More claims than this mean that the work itself brings its workers down. */
const MAX_ATTEMPTS = 20;
const TOO_OFTEN = `Taken up more than ${MAX_ATTEMPTS} times and never finished`;

/** Changes a row under a worker's hold, within `tx`; null when the hold was lost, and nothing may be written any more. */
async function fenced(
  tx: Sql,
  { rows }: WorkTable,
  held: Pick<WorkRow, 'id' | 'attempt'>,
  change: Partial<WorkRow>,
): Promise<WorkRow | null> {
  const [row] = await tx
    .update(rows)
    .set(change)
    .where(and(eq(rows.id, held.id), eq(rows.attempt, held.attempt), eq(rows.status, 'running')))
    .returning();
  return row ?? null;
}

async function claim({ database, clock, table }: RunDeps, id: string, queueId: string): Promise<WorkRow | undefined> {
  const { rows, waiting } = table;
  const [row] = await database.sql
    .update(rows)
    .set({ status: 'running', attempt: sql`${rows.attempt} + 1`, startedAt: clock.now(), updatedAt: clock.now() })
    .where(and(eq(rows.id, id), eq(rows.queueId, queueId), inArray(rows.status, [waiting, 'running'])))
    .returning();
  return row;
}

/**
 * Works from the last checkpoint until it ends or rests. Safe to run twice at once: the later claim fences the earlier one
 * out, whose writes then change nothing. Throws what a step throws, and `Interrupted`.
 */
export async function runWork(deps: RunDeps, id: string, queueId: string, signal: AbortSignal): Promise<void> {
  const { database, clock, table, changed = () => {} } = deps;
  const row = await claim(deps, id, queueId);
  if (row === undefined) return;
  const held = { id, attempt: row.attempt };
  const fail = (why: EndReason) => database.transaction((tx) => endWork(tx, clock, table, held, 'failed', why));
  if (row.attempt - row.attemptBase > MAX_ATTEMPTS) await fail({ cause: TOO_OFTEN });
  else {
    changed(id);
    try {
      const work = await deps.load(database.sql, id);
      const outputs = await takeSteps(deps, held, work, signal);
      if (outputs !== null) await finish(deps, held, work, outputs);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await fail({ error: error.message, cause: `Refused: ${error.message}` });
    }
  }
  changed(id);
}

/** Somebody who takes their work back is not to see it go on. */
const LOOK_MS = 500;

/**
 * A step that ends within a second of its work being taken back, or given to another worker: what it still asks of others is
 * broken off. Null where that happened.
 */
async function whileHeld<T>(
  { database, table: { rows } }: RunDeps,
  { id, attempt }: Pick<WorkRow, 'id' | 'attempt'>,
  signal: AbortSignal,
  run: (until: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const lost = new AbortController();
  const look = async () => {
    const [row] = await database.sql
      .select({ attempt: rows.attempt, status: rows.status })
      .from(rows)
      .where(eq(rows.id, id));
    if (row?.attempt !== attempt || row.status !== 'running') lost.abort();
  };
  // A database that does not answer says nothing of who holds the work.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    return await run(AbortSignal.any([signal, lost.signal]));
  } catch (error) {
    if (lost.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Every step's output, or null when the work rests, was cancelled, or another worker has it. */
async function takeSteps(
  deps: RunDeps,
  held: Pick<WorkRow, 'id' | 'attempt'>,
  work: Work,
  signal: AbortSignal,
): Promise<Outputs | null> {
  const { database, clock, table, changed = () => {} } = deps;
  const known = await database.sql.select().from(table.steps).where(eq(table.steps.workId, held.id));
  const outputs: Record<string, unknown> = {};
  // Once one step has to be done anew, those after it stand on something else.
  let upToDate = true;
  for (const [index, step] of work.steps.entries()) {
    const checkpoint = known.find((k) => k.step === step);
    upToDate &&= checkpoint?.engineVersion === work.version && checkpoint.inputHash === work.inputHash;
    if (upToDate) {
      outputs[step] = checkpoint?.output;
      continue;
    }
    if (signal.aborted) throw new Interrupted('The worker stops');
    const outcome = await whileHeld(deps, held, signal, (until) => work.run(step, outputs, until));
    if (outcome === null) return null;
    const isHeld = await database.transaction(async (tx) => {
      const change = outcome.kind === 'done' ? { finishedSteps: index + 1 } : { status: outcome.status };
      if ((await fenced(tx, table, held, { ...change, updatedAt: clock.now() })) === null) return false;
      if (outcome.kind === 'rests') await outcome.write(tx);
      else await saveStep(deps, tx, held, work, step, outcome.output);
      return true;
    });
    if (!isHeld || outcome.kind === 'rests') return null;
    changed(held.id);
    // As the next worker would read it: what does not survive JSON must not be built upon.
    outputs[step] = JSON.parse(JSON.stringify(outcome.output));
    const rest = index + 1 < work.steps.length ? await work.restsIn?.(database.sql) : null;
    if (rest) {
      await database.transaction((tx) => fenced(tx, table, held, { status: rest, updatedAt: clock.now() }));
      return null;
    }
  }
  return outputs;
}

async function saveStep(
  { table: { steps }, clock }: RunDeps,
  tx: Sql,
  { id, attempt }: Pick<WorkRow, 'id' | 'attempt'>,
  { inputHash, version }: Work,
  step: string,
  output: unknown,
): Promise<void> {
  const values = { inputHash, engineVersion: version, attempt, output, finishedAt: clock.now() };
  await tx
    .insert(steps)
    .values({ workId: id, step, ...values })
    .onConflictDoUpdate({ target: [steps.workId, steps.step], set: values });
}

async function finish(
  { database, clock, table }: RunDeps,
  held: Pick<WorkRow, 'id' | 'attempt'>,
  work: Work,
  outputs: Outputs,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await fenced(tx, table, held, { updatedAt: clock.now() });
    if (row === null) return;
    await work.publish(tx, row, outputs);
    await fenced(tx, table, held, { status: 'completed' });
    await noteEnd(tx, clock, table, row, 'completed');
  });
}
