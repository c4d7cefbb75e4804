import { HISTORY_PAGE_SIZE } from '../contract/limits.ts';
import { refinerHistory, refinerSession, rewordProblem } from '../contract/refiner.ts';
import type { Transport } from '../domain/transport.ts';
import { type Cell, cell, type WritableCell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import {
  dropRefinement,
  refinementsHere,
  refinementsSince,
  saveRefinerPage,
  saveRefinerSessions,
  saveVariants,
} from '../store/refiner-pages.ts';

/** Why a reading failed. `status` 0: nobody answered; `message` is the server's own sentence, where there is one. */
export interface RefinerFault {
  readonly status: number;
  readonly message: string | null;
}

export interface RefinerHistoryStatus {
  readonly state: 'never' | 'loading' | 'fresh' | 'failed';
  readonly fault: RefinerFault | null;
  /** The server has older ones than were asked for so far. */
  readonly hasMore: boolean;
}

/** How the reading of one session, or of its other wordings, goes. */
export interface RefinerReading {
  readonly state: 'never' | 'loading' | 'read' | 'failed' | 'gone';
  readonly fault: RefinerFault | null;
}

export interface RefinerReadsPorts {
  readonly db: AccountDb;
  readonly userId: string;
  readonly transport: Transport;
  readonly now: () => number;
  readonly log: Log;
}

export interface RefinerReads {
  readonly history: Cell<RefinerHistoryStatus>;
  /** The newest page. */
  refresh(): void;
  /** One page further back. */
  more(): void;
  details(sessionId: string): Cell<RefinerReading>;
  /** Brings a session's problems onto this device. */
  bring(sessionId: string): void;
  rewording(resultId: string): Cell<RefinerReading>;
  /** Other wordings of one problem; they are kept with it. */
  reword(sessionId: string, resultId: string, statement: string): void;
}

const UNREAD: RefinerReading = { state: 'never', fault: null };
/** Older than any session. */
const FROM_THE_START = '';

/** What the Refiner reads from the server. Refining, marking and deleting are entries of the outbox. */
export function createRefinerReads(ports: RefinerReadsPorts, signal: AbortSignal): RefinerReads {
  const { db, userId, transport, log } = ports;
  const history = cell<RefinerHistoryStatus>({ state: 'never', fault: null, hasMore: false });
  const details = cells();
  const rewordings = cells();
  /** Down to where the sessions here are without a gap: the oldest that a page brought. Null before the first page. */
  let reached: string | null = null;

  const attempt = (what: string, work: Promise<void>, failed: () => void) => {
    work.catch((cause: unknown) => {
      if (signal.aborted) return;
      log.warn(`${what} failed`, { cause });
      failed();
    });
  };

  const readPage = async (page: number) => {
    const offset = (page - 1) * HISTORY_PAGE_SIZE;
    const before = await refinementsHere(db);
    const query = { user_id: userId, limit: String(HISTORY_PAGE_SIZE), offset: String(offset) };
    const answer = await transport({ call: refinerHistory, query }, signal);
    if (answer.kind !== 'ok') return history.set({ ...history.get(), state: 'failed', fault: faultOf(answer) });
    const { sessions, limit, total_count } = answer.data;
    // Spec 3 §7.
    const hasMore = answer.data.offset + limit < total_count;
    await saveRefinerPage(db, { sessions, isFirst: page === 1, isLast: !hasMore }, before);
    const last = sessions.at(-1);
    const oldest = hasMore ? (last?.created_at ?? FROM_THE_START) : FROM_THE_START;
    // The newest page, read once more, takes nothing away from what was reached, unless there may be a gap below it.
    const joins = page > 1 || (last !== undefined && before.has(last.session_id));
    if (reached === null || oldest < reached || !joins) reached = oldest;
    history.set({ state: 'fresh', fault: null, hasMore: reached !== FROM_THE_START });
  };

  const read = (pageOf: () => Promise<number>) => {
    if (history.get().state === 'loading') return;
    history.set({ ...history.get(), state: 'loading' });
    const work = async () => readPage(await pageOf());
    attempt('refiner history', work(), () => history.set({ ...history.get(), state: 'failed', fault: NOBODY }));
  };

  return {
    history,
    refresh: () => read(async () => 1),
    // Counted, not remembered: sessions that came or went since would shift the pages.
    more: () =>
      read(async () => {
        const here = await refinementsSince(db, reached ?? FROM_THE_START);
        return reached === null ? 1 : Math.floor(here / HISTORY_PAGE_SIZE) + 1;
      }),
    details: details.of,
    bring(sessionId) {
      const status = details.of(sessionId);
      if (status.get().state === 'loading') return;
      status.set({ state: 'loading', fault: null });
      const work = async () => {
        const query = { user_id: userId, include_results: 'true' as const };
        const answer = await transport({ call: refinerSession, params: { sessionId }, query }, signal);
        if (answer.kind === 'ok') {
          await saveRefinerSessions(db, [answer.data]);
          return status.set({ state: 'read', fault: null });
        }
        const fault = faultOf(answer);
        if (fault.status !== 404 && fault.status !== 410) return status.set({ state: 'failed', fault });
        // Deleted on another device.
        await dropRefinement(db, sessionId, ports.now());
        status.set({ state: 'gone', fault });
      };
      attempt('refiner session', work(), () => status.set({ state: 'failed', fault: NOBODY }));
    },
    rewording: rewordings.of,
    reword(sessionId, resultId, statement) {
      const status = rewordings.of(resultId);
      if (status.get().state === 'loading') return;
      status.set({ state: 'loading', fault: null });
      const work = async () => {
        const body = { problem_statement: statement, user_id: userId };
        const answer = await transport({ call: rewordProblem, body }, signal);
        if (answer.kind !== 'ok') return status.set({ state: 'failed', fault: faultOf(answer) });
        await saveVariants(db, sessionId, resultId, answer.data.variants);
        status.set({ state: 'read', fault: null });
      };
      attempt('rewording', work(), () => status.set({ state: 'failed', fault: NOBODY }));
    },
  };
}

const NOBODY: RefinerFault = { status: 0, message: null };

const faultOf = (answer: { kind: 'refused'; status: number; message: string } | { kind: 'silent' }): RefinerFault =>
  answer.kind === 'refused' ? { status: answer.status, message: answer.message } : NOBODY;

function cells(): { of(id: string): WritableCell<RefinerReading> } {
  const known = new Map<string, WritableCell<RefinerReading>>();
  return {
    of(id) {
      const status = known.get(id) ?? cell(UNREAD);
      known.set(id, status);
      return status;
    },
  };
}
