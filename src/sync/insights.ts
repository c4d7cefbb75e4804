import { generateInsights, type InsightsState, insights, insightsStatus } from '../contract/insights.ts';
import type { Transport } from '../domain/transport.ts';
import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { noteInsights, saveInsights } from '../store/insights.ts';
import { poll, untilOpen } from './poll.ts';

/** Spec 2 §9. */
export const INSIGHTS_POLL_MS = 5_000;
export const INSIGHTS_MAX_POLLS = 60;
const SECOND_CHECK_MS = 1_000;
const MAX_ERRORS = 3;
/** Spec 2 §8. */
export const INSIGHTS_TIMED_OUT = 'Insight generation timed out. Please try again.';
export const INSIGHTS_UNCHECKED = 'Failed to check insight generation status.';
/** The server's answer is no insights. */
export const INSIGHTS_UNREADABLE = 'Unable to display insight content - invalid format';
export const INSIGHTS_FAILED = 'Generation failed';

export interface InsightsPorts {
  readonly db: AccountDb;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  readonly newId: () => string;
  /** False where the browser is certain that there is none: a failure then says nothing about the server. */
  readonly hasNetwork: () => boolean;
  /** Calls back when a held-back poll may go. */
  readonly onOpen: (listener: () => void) => () => void;
}

export interface Insights {
  /** Somebody looks: brings what is there, has it made where it is not, and follows the making. The answer ends it. */
  watch(reportId: string): () => void;
  /** Made anew; what is here stays until the new ones are. */
  regenerate(reportId: string): void;
}

/**
 *   here and completed ──▶ nothing to do
 *   ──▶ read ──found──▶ completed      read ──none──▶ status ──not_generated──▶ generate ──▶ generating
 *   generating ──5 s, 60 times at most──▶ completed | failed | timed out
 *
 * Without a network nothing changes on this device: the next look asks again, as it does after a failure.
 */
export function createInsights(ports: InsightsPorts, signal: AbortSignal): Insights {
  const { db, log } = ports;
  const watched = new Map<string, { watchers: number; force: boolean; abort: () => void; running: boolean }>();

  const run = (reportId: string) => {
    const turn = watched.get(reportId);
    if (!turn || turn.running) return;
    const { controller, unlink } = linkedAbort(signal);
    turn.running = true;
    turn.abort = () => controller.abort();
    const { force } = turn;
    turn.force = false;
    bringInsights(ports, reportId, force, controller.signal)
      .catch((cause: unknown) => {
        if (!controller.signal.aborted) log.warn('insights failed', { reportId, cause });
      })
      .finally(() => {
        unlink();
        turn.running = false;
        if (turn.force) run(reportId);
      });
  };

  return {
    watch(reportId) {
      const turn = watched.get(reportId) ?? { watchers: 0, force: false, abort: () => {}, running: false };
      watched.set(reportId, turn);
      turn.watchers += 1;
      run(reportId);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        turn.watchers -= 1;
        if (turn.watchers > 0) return;
        turn.abort();
        watched.delete(reportId);
      };
    },
    regenerate(reportId) {
      const turn = watched.get(reportId);
      if (!turn) return;
      turn.force = true;
      const now = ports.clock.now();
      noteInsights(db, reportId, { status: 'generating', progress: 0 }, now).then(
        () => {
          // One that is being followed ends, and its end begins the new one.
          if (turn.running) turn.abort();
          else run(reportId);
        },
        (cause: unknown) => log.error('insights not begun', { reportId, cause }),
      );
    },
  };
}

async function bringInsights(
  ports: InsightsPorts,
  reportId: string,
  force: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { db, transport, clock } = ports;
  const params = { id: reportId };
  const note = (status: 'generating' | 'failed', progress: number, error: string | null = null) =>
    noteInsights(db, reportId, { status, progress, error }, clock.now());

  if (!force) {
    const known = await db.insights.get(reportId);
    if (known?.content && known.state.status === 'completed') return;
    const read = await readInsights(ports, reportId, signal);
    if (read === 'failed' && ports.hasNetwork()) return note('failed', 0, INSIGHTS_FAILED);
    if (read !== 'none') return;
    const status = await transport({ call: insightsStatus, params }, signal);
    signal.throwIfAborted();
    if (status.kind !== 'ok' && !isBlocked(status))
      return ports.hasNetwork() ? note('failed', 0, INSIGHTS_UNCHECKED) : undefined;
    if (status.kind === 'ok' && status.data.data.status === 'failed')
      return note('failed', 0, status.data.data.error ?? INSIGHTS_FAILED);
    if (status.kind === 'ok' && status.data.data.status === 'generating') return follow(ports, reportId, signal);
  }
  const begun = await transport(
    { call: generateInsights, params, body: { force_regenerate: force }, opId: ports.newId() },
    signal,
  );
  signal.throwIfAborted();
  if (begun.kind === 'refused') return note('failed', 0, begun.message || INSIGHTS_FAILED);
  if (begun.kind === 'silent') return force || ports.hasNetwork() ? note('failed', 0, INSIGHTS_FAILED) : undefined;
  // Nothing can be made of this one: the page says why.
  if (!begun.data.data.success) {
    if (force) await readInsights(ports, reportId, signal);
    return;
  }
  await note('generating', 0);
  await follow(ports, reportId, signal);
}

/** Made in a moment, they are there before a first poll would be due: so it is asked at once, and again after a second. */
async function follow(ports: InsightsPorts, reportId: string, signal: AbortSignal): Promise<void> {
  const { db, transport, clock } = ports;
  let errors = 0;
  const end = await poll<InsightsState, { readonly fault: string | null }>(
    {
      clock,
      everyMs: (polls) => (polls === 1 ? SECOND_CHECK_MS : INSIGHTS_POLL_MS),
      maxPolls: INSIGHTS_MAX_POLLS,
      deadline: Number.POSITIVE_INFINITY,
      async read(until) {
        const answer = await transport({ call: insightsStatus, params: { id: reportId } }, until);
        return answer.kind === 'ok' ? { ...answer, data: answer.data.data } : answer;
      },
      async took(state) {
        errors = 0;
        if (state.status === 'completed')
          return (await readInsights(ports, reportId, signal)) === 'failed' ? null : { fault: null };
        await noteInsights(db, reportId, state, clock.now());
        return state.status === 'failed' ? { fault: null } : null;
      },
      async missed() {
        if (ports.hasNetwork()) errors += 1;
        return errors === MAX_ERRORS ? { end: { fault: INSIGHTS_UNCHECKED } } : { waitMs: INSIGHTS_POLL_MS };
      },
      async heldBack(opened, until) {
        await untilOpen(opened, until);
        return null;
      },
      onOpen: ports.onOpen,
    },
    signal,
  );
  const fault = end === 'timed_out' ? INSIGHTS_TIMED_OUT : end.fault;
  if (fault !== null) await noteInsights(db, reportId, { status: 'failed', progress: 0, error: fault }, clock.now());
}

async function readInsights(
  { db, transport, clock }: InsightsPorts,
  reportId: string,
  signal: AbortSignal,
): Promise<'saved' | 'none' | 'failed' | 'unreadable'> {
  const answer = await transport({ call: insights, params: { id: reportId } }, signal);
  signal.throwIfAborted();
  if (answer.kind === 'silent' && answer.reason === 'unreadable') {
    await noteInsights(db, reportId, { status: 'failed', progress: 0, error: INSIGHTS_UNREADABLE }, clock.now());
    return 'unreadable';
  }
  if (answer.kind !== 'ok') return 'failed';
  const [first] = answer.data.data.insights;
  if (!first) return 'none';
  await saveInsights(db, reportId, first.content, clock.now());
  return 'saved';
}

const isBlocked = (answer: { kind: string; reason?: string }): boolean =>
  answer.kind === 'silent' && answer.reason === 'blocked';
