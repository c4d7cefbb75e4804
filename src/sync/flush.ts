import type { Renew, Transport } from '../domain/transport.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { claimNext, releaseClaims } from '../store/claim.ts';
import { unparkAuth } from '../store/entries.ts';
import type { Entry } from '../store/entry.ts';
import { sendOf } from '../store/operations/registry.ts';
import { withQuotaEviction } from '../store/quota.ts';
import { type Decision, settle } from '../store/settle.ts';
import { decide } from './answers.ts';

/** OUT-7: pages and worker hold it under the same name, each account its own. */
export const flushLockName = (userId: string): string => `baraza-flush-${userId}`;

/** OUT-4: lanes under way at a time. */
export const LANES_AT_ONCE = 3;

export interface FlushPorts {
  readonly db: AccountDb;
  readonly userId: string;
  readonly transport: Transport;
  readonly renew: Renew;
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly log: Log;
  /** Told of each entry that was settled by this flush. */
  readonly settled: (entry: Entry, decision: Decision) => void;
}

export interface Flush {
  /** Kept when nothing is left that may go now; rejects only when the database fails. */
  readonly done: Promise<void>;
  /** There may be more to send: fills the free lanes. */
  pump(): void;
}

/**
 * Sends what may go, three lanes at a time: claim → send → settle, again and again until nothing is due (OUT-6). It may be
 * killed at any point: a claim runs out by itself, and the key makes a second sending harmless. `alone`: the lock says that no
 * other tab is sending, so that claims found here are a dead page's.
 */
export function startFlush(ports: FlushPorts, signal: AbortSignal, alone = false): Flush {
  const lane = laneWorker(ports, signal);
  let active = 0;
  let over = false;
  let finish = () => {};
  let fail = (_cause: unknown) => {};
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const work = async () => {
    active += 1;
    try {
      await lane();
    } catch (cause) {
      fail(cause);
    } finally {
      active -= 1;
      if (active === 0) {
        over = true;
        finish();
      }
    }
  };
  const pump = () => {
    if (over) return;
    for (let free = LANES_AT_ONCE - active; free > 0; free -= 1) void work();
  };
  const prepare = async () => {
    if (alone) await releaseClaims(ports.db);
    // What an earlier 401 left behind gets another chance with each flush.
    await unparkAuth(ports.db);
  };
  prepare().then(pump, fail);
  return { done, pump };
}

function laneWorker(ports: FlushPorts, signal: AbortSignal): () => Promise<void> {
  const { db, userId, now, newId, random, transport, log } = ports;
  let renewed = false;

  /** OUT-9: one renewal for each flush; a second 401 leaves the queue parked until the next one. */
  const goOnAfter401 = async (): Promise<boolean> => {
    if (renewed) return false;
    renewed = true;
    const renewal = await ports.renew();
    if (renewal !== 'renewed') return false;
    await unparkAuth(db);
    return true;
  };

  return async () => {
    while (!signal.aborted) {
      const attemptId = newId();
      const entry = await claimNext(db, { now: now(), attemptId, userId });
      if (!entry) return;
      // A try that the network holds back must not happen after a later one was refused (SRV-1).
      const numbered: Transport = (outgoing, whose) => transport({ ...outgoing, attempt: entry.attempts }, whose);
      const answer = await sendOf(entry)(numbered, signal);
      const decision = decide(entry, answer, random);
      const held = await withQuotaEviction(db, null, () =>
        settle(db, { opId: entry.opId, attemptId }, decision, now()),
      );
      if (!held) {
        log.debug('an answer came after its claim had run out', { opId: entry.opId });
        continue;
      }
      if (decision.kind !== 'done') log.debug('entry not taken', { opId: entry.opId, decision });
      ports.settled(entry, decision);
      if (decision.kind === 'park' && decision.reason === 'auth' && !(await goOnAfter401())) return;
    }
  };
}
