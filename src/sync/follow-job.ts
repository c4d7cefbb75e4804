import type { JobState } from '../contract/research.ts';
import type { Answer } from '../domain/answer.ts';
import { isFinal } from '../domain/job-rules.ts';
import type { EventStream } from '../domain/transport.ts';
import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import { isAnswered } from '../store/jobs.ts';
import type { JobRow } from '../store/rows.ts';
import { poll, waitOr } from './poll.ts';

/** Spec 2 §4 and §9, in milliseconds; the limits run by the clock from the beginning of the run (readings). */
export const POLL_MS = 5_000;
export const ERROR_STEP_MS = 2_000;
export const ERROR_MAX_MS = 30_000;
export const MAX_ERRORS = 20;
export const RUN_LIMIT_MS = 20 * 60_000;
export const MAX_POLLS = 300;

const STREAM_TRIES = 3;
/** Where the stream has worked, the server is more likely begun again than unable: half a minute for it to come back. */
const STREAM_TRIES_ONCE_HEARD = 6;
const STREAM_AGAIN_MS = 1_000;
/** While polls are held back the stream is tried again after 5, 10, 20, 30, 30 … s. */
const HELD_AGAIN_MS = 5_000;
const HELD_MAX_MS = 30_000;

export type FollowEnd =
  /** Completed, failed or cancelled. */
  | 'final'
  /** It asks something, or is paused: a person has to act. */
  | 'waiting'
  | 'timed_out'
  | 'gave_up'
  /** The server does not know it. */
  | 'gone';

export interface FollowPorts {
  readonly clock: Clock;
  readonly status: (jobId: string, signal: AbortSignal) => Promise<Answer<JobState>>;
  /** Null: with Save-Data on, polling alone. */
  readonly events: EventStream | null;
  /** Keeps what the server told; answers with the row as it now is. */
  readonly onState: (state: JobState) => Promise<JobRow>;
  readonly local: (local: JobRow['local'], lastError: string | null) => Promise<void>;
  /** False: the browser says that there is no network. A failure then says nothing about the server. */
  readonly online: () => boolean;
  /** Calls back when a held-back poll may go: an action, the page visible again, the throttle off. */
  readonly onOpen: (listener: () => void) => () => void;
  /** Calls back when a person asks for this job now. */
  readonly onCheckNow: (listener: () => void) => () => void;
}

/**
 *   streaming ──broke off──▶ 1, 2 s … ──▶ streaming ──three times without a word, six where it had worked──▶ polling
 *   polling ──ok──▶ 5 s ──▶ polling        ──error──▶ 5 s + 2 s × errors, 30 s at most ──▶ polling ──20 in a row──▶ gave_up
 *   polling ──held back by the throttle──▶ paused ──action, visible, throttle off, 'Check now'──▶ polling (nothing counted)
 *   paused ──at once, then 5, 10, 20, 30 s …──▶ streaming, where there is one ──broke off──▶ paused
 *   any ──20 min or 300 polls──▶ timed_out       any ──final / question / paused──▶ end
 *
 * At least one reading is made, however long ago the run began. Rejects only when `signal` is aborted or the store fails.
 */
export async function followJob(
  ports: FollowPorts,
  job: { readonly id: string; readonly runStartedAt: number },
  signal: AbortSignal,
): Promise<FollowEnd> {
  const deadline = job.runStartedAt + RUN_LIMIT_MS;
  if (ports.events) {
    const end = await stream(ports, ports.events, job.id, deadline, signal);
    if (end) return end;
  }
  return pollJob(ports, job.id, deadline, signal);
}

/** How a telling ends the following, if it does. */
function endOf(row: JobRow): FollowEnd | null {
  const { status } = row.state;
  if (isFinal(status)) return 'final';
  if (status === 'paused') return 'waiting';
  // Answers that are on their way to the worker: the question just has not gone yet.
  if (status === 'clarification_needed') return isAnswered(row) ? null : 'waiting';
  return null;
}

/** Null: streaming does not work here, polling has to. */
async function stream(
  ports: FollowPorts,
  events: EventStream,
  jobId: string,
  deadline: number,
  signal: AbortSignal,
): Promise<FollowEnd | null> {
  const { clock } = ports;
  let tries = STREAM_TRIES;
  for (let failures = 0; failures < tries; ) {
    const row = await listen(ports, events, jobId, deadline, signal);
    signal.throwIfAborted();
    const end = row && endOf(row);
    if (end) return end;
    if (clock.now() >= deadline) return 'timed_out';
    if (row) tries = STREAM_TRIES_ONCE_HEARD;
    failures = row ? 1 : failures + 1;
    if (failures < tries) {
      if (!row) await ports.local('waiting_network', null);
      await waitOr(clock, STREAM_AGAIN_MS * 2 ** (failures - 1), signal, ports.onCheckNow);
    }
  }
  return null;
}

/** Opens the stream once and hears it to its end. Answers with what it told last; null: nothing. */
async function listen(
  ports: FollowPorts,
  events: EventStream,
  jobId: string,
  deadline: number,
  signal: AbortSignal,
  heard: () => void = () => {},
): Promise<JobRow | null> {
  const { clock } = ports;
  const { controller, unlink } = linkedAbort(signal);
  // Begun late, the stream still gets the time for one telling.
  const cancel = clock.after(Math.max(deadline - clock.now(), POLL_MS), () => controller.abort());
  // Tellings are kept one after the other, in the order in which they came.
  let last: Promise<JobRow | null> = Promise.resolve(null);
  try {
    await events(jobId, controller.signal, (state) => {
      heard();
      last = last.then(async () => {
        const row = await ports.onState(state);
        await ports.local('following', null);
        return row;
      });
    });
  } catch {
    // Broken off or never opened; what was told before counts all the same. The transport has logged why.
  } finally {
    cancel();
    unlink();
  }
  return last;
}

async function pollJob(ports: FollowPorts, jobId: string, deadline: number, signal: AbortSignal): Promise<FollowEnd> {
  let errors = 0;
  return poll<JobState, FollowEnd>(
    {
      clock: ports.clock,
      everyMs: () => POLL_MS,
      maxPolls: MAX_POLLS,
      deadline,
      read: (until) => ports.status(jobId, until),
      async took(state) {
        errors = 0;
        const row = await ports.onState(state);
        await ports.local('following', null);
        return endOf(row);
      },
      async missed(answer) {
        if (answer.kind === 'refused' && answer.status === 404) return { end: 'gone' };
        // Without a network there is nothing to hold against the server.
        if (answer.kind === 'refused' || ports.online()) errors += 1;
        if (errors >= MAX_ERRORS) return { end: 'gave_up' };
        await ports.local('waiting_network', answer.kind === 'refused' ? answer.message : null);
        return { waitMs: Math.min(POLL_MS + ERROR_STEP_MS * Math.max(errors, 1), ERROR_MAX_MS) };
      },
      heldBack: (opened, until) => heldBack(ports, jobId, deadline, until, opened),
      onOpen: ports.onOpen,
      onCheckNow: ports.onCheckNow,
    },
    signal,
  );
}

/**
 * Waits until polls may go again. The stream is no poll: it is tried meanwhile, or a page whose server was away for some
 * seconds would hear nothing until somebody touches it.
 */
async function heldBack(
  ports: FollowPorts,
  jobId: string,
  deadline: number,
  signal: AbortSignal,
  opened: AbortSignal,
): Promise<FollowEnd | null> {
  const { clock, events } = ports;
  const late = clock.now() + Math.max(deadline - clock.now(), POLL_MS);
  for (let again = HELD_AGAIN_MS; !opened.aborted && clock.now() < late; ) {
    await ports.local('paused_to_save_data', null);
    const row = events && (await listenUntil(ports, events, jobId, deadline, signal, opened));
    signal.throwIfAborted();
    const end = row && endOf(row);
    if (end) return end;
    if (opened.aborted) break;
    const left = late - clock.now();
    await waitOr(clock, events ? Math.min(again, left) : left, signal, (resume) => {
      opened.addEventListener('abort', resume, { once: true });
      return () => opened.removeEventListener('abort', resume);
    });
    again = row ? HELD_AGAIN_MS : Math.min(again * 2, HELD_MAX_MS);
  }
  return null;
}

/** A stream that is heard goes on; one that is still being opened gives way to a poll that may go. */
async function listenUntil(
  ports: FollowPorts,
  events: EventStream,
  jobId: string,
  deadline: number,
  signal: AbortSignal,
  opened: AbortSignal,
): Promise<JobRow | null> {
  const { controller, unlink } = linkedAbort(signal);
  const giveWay = () => controller.abort();
  const heard = () => opened.removeEventListener('abort', giveWay);
  opened.addEventListener('abort', giveWay, { once: true });
  try {
    return await listen(ports, events, jobId, deadline, controller.signal, heard);
  } finally {
    heard();
    unlink();
  }
}
