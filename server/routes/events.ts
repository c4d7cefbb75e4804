import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { Id } from '../../src/contract/primitives.ts';
import { JOB_EVENTS_PATH, type JobState } from '../../src/contract/research.ts';
import { isFinal } from '../../src/domain/job-rules.ts';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { TokenVerifier } from '../auth/identity.ts';
import { notFound } from '../errors.ts';
import type { JobEvents } from '../services/job-events.ts';
import { type JobDeps, watchJob } from '../services/research-jobs.ts';
import type { Api } from './register.ts';

export interface EventRouteDeps extends JobDeps {
  readonly verifier: TokenVerifier;
  readonly log: ServerLog;
  readonly events: JobEvents;
  /** Aborted when the server closes: a stream would keep it open. */
  readonly closing: AbortSignal;
  readonly stream: StreamTimings;
}

export interface StreamTimings {
  readonly heartbeatMs: number;
  /** How often the database is looked at, for moves made by other processes. */
  readonly pollMs: number;
}

export const DEFAULT_STREAM: StreamTimings = { heartbeatMs: 15 * SECOND, pollMs: 3 * SECOND };

const isLast = (state: JobState) => isFinal(state.status) || state.status === 'clarification_needed';

/**
 * A bell that remembers: a move between two waits ends the second one at once. `wait` resolves at a move, after `ms`,
 * or when the stream ends.
 */
function createBell(events: JobEvents, jobId: string, ended: AbortSignal) {
  let rung = false;
  let wake = () => {};
  const ring = () => {
    rung = true;
    wake();
  };
  const unsubscribe = events.subscribe(jobId, ring);
  ended.addEventListener('abort', ring);
  return {
    async wait(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
    close() {
      unsubscribe();
      ended.removeEventListener('abort', ring);
    },
  };
}

/**
 * Server-sent events `job` with a `JobState`: the present one at once, then each that differs. Ends after a final
 * state, after questions, with the token and with the session. Whoever reads it counts as looking on.
 */
export function eventRoutes(api: Api, deps: EventRouteDeps): void {
  const { events, clock, stream: timings } = deps;
  api.get(JOB_EVENTS_PATH, async (c) => {
    const id = v.safeParse(Id, c.req.param('id'));
    if (!id.success) throw notFound();
    const identity = c.get('identity');
    const token = c.get('token');
    /** The last line of the trail that this stream told: each is told once. */
    let told = 0;
    const look = () => watchJob(deps, identity.userId, id.output, told);
    const isOpen = async () => (await deps.verifier.standing(identity, token, false)) === 'open';
    const first = await look();

    // A proxy that gathers answers before it passes them on would hold back what is told as it happens.
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      const ended = AbortSignal.any([left.signal, deps.closing]);
      const bell = createBell(events, id.output, ended);
      let state = first;
      let sent = '';
      let silentMs = 0;
      try {
        while (!ended.aborted) {
          const standing = JSON.stringify({ ...state, trail: [] });
          if (standing !== sent || state.trail.length > 0) {
            await stream.writeSSE({ event: 'job', data: JSON.stringify(state) });
            sent = standing;
            told = state.trail.at(-1)?.n ?? told;
            silentMs = 0;
          } else if (silentMs >= timings.heartbeatMs) {
            await stream.write(': still here\n\n');
            silentMs = 0;
          }
          if (isLast(state) || clock.now() >= identity.expiresAt) return;
          const before = performance.now();
          await bell.wait(timings.pollMs);
          silentMs += performance.now() - before;
          if (ended.aborted || !(await isOpen())) return;
          state = await look();
        }
      } catch (error) {
        // The reader comes back, and is then told in the words of an answer.
        deps.log.warn('events', { err: error, jobId: id.output });
      } finally {
        bell.close();
      }
    });
  });
}
