import type { AnyCall } from '../../../src/contract/call.ts';
import type { ReportListItem } from '../../../src/contract/report.ts';
import type { AccountDb } from '../../../src/store/account-db.ts';
import type { Transport } from '../../../src/sync/transport.ts';
import { changes } from '../../../src/contract/changes.ts';
import type { Answer } from '../../../src/domain/answer.ts';
import type { Request } from '../../support/transport.ts';
import type { House } from './house.ts';
import type { Chances } from './random.ts';

interface Parts {
  readonly db: AccountDb;
  readonly chance: Chances;
  readonly newId: () => string;
}

/** One safeguard taken away, from outside: nothing in the product knows of it. */
export interface Mutant {
  readonly transport?: (inner: Transport, parts: Parts) => Transport;
  /** A page's own handle on its working copy was opened. */
  readonly opened?: (db: AccountDb) => void;
  readonly beforeFlush?: (db: AccountDb) => Promise<unknown>;
  readonly beforeEnqueue?: (db: AccountDb) => Promise<unknown>;
  readonly beforeDelivery?: (house: House, opId: string) => Promise<unknown>;
  readonly tokenFor?: (session: string | null, accounts: readonly string[]) => string | null;
  readonly remembers5xx?: true;
  readonly believesPortals?: true;
  readonly showsServerRow?: true;
  readonly flushGoesOn?: true;
  readonly sharesDatabase?: true;
  /** An answer settles its entry whoever holds the claim by then. */
  readonly ignoresAttempts?: true;
}

type Send = (request: Request, signal: AbortSignal) => Promise<Answer>;
const around =
  (change: (send: Send, request: Request, signal: AbortSignal, parts: Parts) => Promise<Answer>) =>
  (inner: Transport, parts: Parts): Transport =>
    ((request: Request, signal: AbortSignal) => change(inner as unknown as Send, request, signal, parts)) as Transport;

const isAnswered = (answer: Answer): answer is Extract<Answer, { kind: 'ok' }> => answer.kind === 'ok';

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  removed_before_acknowledged: {
    transport: around(async (send, request, signal, { db }) => {
      const row = request.opId && (await db.outbox.get(request.opId));
      if (row) await db.outbox.delete(row.opId);
      const answer = await send(request, signal);
      if (row && db.isOpen()) await db.outbox.put(row);
      return answer;
    }),
  },
  view_of_server_row: { showsServerRow: true },
  no_deduplication: { beforeDelivery: (house, opId) => house.forgetOperation(opId) },
  new_key_each_try: {
    transport: around(async (send, request, signal, { db, newId }) => {
      const row = request.opId && (await db.outbox.get(request.opId));
      return send(row && row.attempts > 1 ? { ...request, opId: newId() } : request, signal);
    }),
  },
  remembers_5xx: { remembers5xx: true },
  refused_at_401: {
    transport: around(async (send, request, signal) => {
      const answer = await send(request, signal);
      return answer.kind === 'refused' && answer.status === 401 ? { ...answer, status: 403 } : answer;
    }),
  },
  merges_what_was_sent: {
    beforeEnqueue: (db) => db.outbox.filter((row) => row.state === 'queued').modify({ attempts: 0 }),
  },
  no_lanes: {
    beforeFlush: (db) =>
      db.outbox.toCollection().modify((row) => {
        row.lane = row.opId;
      }),
  },
  no_revision_guard: {
    opened: (db) => {
      db.reports.hook('reading', (row) => row && { ...row, item: { ...row.item, rev: -1 } });
      db.tombstones.hook('reading', (row) => row && { ...row, rev: -1 });
    },
  },
  attempt_id_ignored: { ignoresAttempts: true },
  flush_goes_on: { flushGoesOn: true },
  wrong_account: {
    tokenFor: (session, accounts) => accounts.find((account) => account !== session) ?? session,
  },
  tombstones_not_kept: {
    transport: around(async (send, request, signal, { db }) => {
      const answer = await send(request, signal);
      if (db.isOpen()) await db.tombstones.clear();
      return answer;
    }),
  },
  cursor_before_rows: {
    transport: around(async (send, request, signal, { db }) => {
      const answer = await send(request, signal);
      if ((request.call as AnyCall) === changes && isAnswered(answer) && db.isOpen()) {
        const { data } = answer.data as { data: { cursor: string; reports: ReportListItem[] } };
        if (await db.meta.get('cursor')) await db.meta.put({ key: 'cursor', value: data.cursor });
      }
      return answer;
    }),
  },
  portals_believed: { believesPortals: true },
  order_by_clock: {
    opened: (db) => {
      db.outbox.hook('creating', (_key, row) => {
        row.seq = Math.floor(row.createdAt / 1000) % 1_000_000_000;
      });
    },
  },
  parked_start_by_themselves: {
    beforeFlush: (db) =>
      db.outbox.filter((row) => row.parkedFor === 'credits').modify({ state: 'queued', parkedFor: null, nextAt: 0 }),
  },
  one_database_for_all: { sharesDatabase: true },
};
