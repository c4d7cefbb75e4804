import type { AnyCall } from '../../../src/contract/call.ts';
import { changes } from '../../../src/contract/changes.ts';
import { keepCursor } from '../../../src/store/apply-pull.ts';
import { around, type Mutant } from './mutant.ts';
import { SERVER_MUTANTS } from './server-mutants.ts';

const WAITING = { state: 'queued', parkedFor: null, nextAt: 0 } as const;

/** Safeguards of the outbox and of what sends it. */
const OUTBOX_MUTANTS = {
  removed_before_acknowledged: {
    transport: around(async (send, request, signal, { db }) => {
      const row = request.opId && (await db.outbox.get(request.opId));
      if (row) await db.outbox.delete(row.opId);
      const answer = await send(request, signal);
      if (row && db.isOpen()) await db.outbox.put(row);
      return answer;
    }),
  },
  new_key_each_try: {
    transport: around(async (send, request, signal, { db, newId }) => {
      const row = request.opId && (await db.outbox.get(request.opId));
      return send(row && row.attempts > 1 ? { ...request, opId: newId() } : request, signal);
    }),
  },
  order_by_clock: {
    afterEnqueue: (db, opId) =>
      db.outbox
        .where('opId')
        .equals(opId)
        .modify((row) => {
          row.seq = Math.floor(row.createdAt / 1000) % 1_000_000_000;
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
  dead_blocks_its_lane: {
    opened: (db) => {
      db.outbox.hook('reading', (row) =>
        row?.state === 'dead' ? { ...row, state: 'parked', parkedFor: 'update' } : row,
      );
    },
  },
  lease_never_ends: {
    opened: (db) => {
      db.outbox.hook('reading', (row) =>
        row?.state === 'inflight' ? { ...row, state: 'parked', parkedFor: 'update' } : row,
      );
    },
  },
  attempt_id_ignored: {
    transport: around(async (send, request, signal, { db }) => {
      const claim = request.opId === undefined ? undefined : await db.outbox.get(request.opId);
      const answer = await send(request, signal);
      if (claim && db.isOpen()) await db.outbox.update(claim.opId, { attemptId: claim.attemptId, state: 'inflight' });
      return answer;
    }),
  },
  refused_at_401: { transport: around(async (send, request, signal) => refusedAt([401], await send(request, signal))) },
  refused_at_5xx: {
    transport: around(async (send, request, signal) => refusedAt([429, 500, 503], await send(request, signal))),
  },
  refused_after_five_tries: {
    transport: around(async (send, request, signal, { db }) => {
      const answer = await send(request, signal);
      const row = request.opId && db.isOpen() ? await db.outbox.get(request.opId) : undefined;
      if (answer.kind === 'ok' || !row || row.attempts < 5) return answer;
      return { kind: 'refused', status: 400, code: 'given_up', message: '', retryAfterMs: null };
    }),
  },
  silence_is_success: {
    transport: around(async (send, request, signal, { db }) => {
      const answer = await send(request, signal);
      if (answer.kind === 'silent' && answer.reason === 'network' && request.opId && db.isOpen())
        await db.outbox.delete(request.opId);
      return answer;
    }),
  },
  portals_believed: { believesPortals: true },
  parked_start_by_themselves: {
    beforeFlush: (db) => db.outbox.filter((row) => row.parkedFor === 'credits').modify(WAITING),
  },
  dead_start_by_themselves: {
    beforeFlush: (db) => db.outbox.filter((row) => row.state === 'dead').modify(WAITING),
  },
  flush_goes_on: { flushGoesOn: true },
  any_token: { anyToken: true },
  one_database_for_all: { sharesDatabase: true },
} satisfies Record<string, Mutant>;

function refusedAt<A extends { kind: string; status?: number }>(statuses: readonly number[], answer: A): A {
  return answer.kind === 'refused' && statuses.includes(answer.status ?? 0) ? { ...answer, status: 403 } : answer;
}

/** Safeguards of the view and of what is pulled. */
const VIEW_MUTANTS = {
  view_of_server_row: { showsServerRow: true },
  wish_written_on_the_row: {
    afterEnqueue: async (db, opId) => {
      const entry = await db.outbox.get(opId);
      if (entry?.type !== 'metadata') return;
      const { reportId, edit } = entry.payload as { reportId: string; edit: object };
      await db.reports
        .where('id')
        .equals(reportId)
        .modify((row) => {
          row.item = { ...row.item, ...edit };
        });
    },
  },
  no_revision_guard: {
    opened: (db) => {
      db.reports.hook('reading', (row) => row && { ...row, item: { ...row.item, rev: -1 } });
      db.tombstones.hook('reading', (row) => row && { ...row, rev: -1 });
    },
  },
  tombstones_not_kept: {
    amid: { slowReads: 0.9, overtaken: 1 },
    transport: around(async (send, request, signal, { db }) => {
      const answer = await send(request, signal);
      if (db.isOpen()) await db.tombstones.clear();
      return answer;
    }),
  },
  cursor_before_rows: {
    transport: around(async (send, request, signal, { db }) => {
      const answer = await send(request, signal);
      if ((request.call as AnyCall) !== changes || answer.kind !== 'ok' || !db.isOpen()) return answer;
      const { data } = answer.data as { data: { cursor: string } };
      if (await db.meta.get('cursor')) await keepCursor(db, data.cursor);
      // The rows were to be saved in a transaction of their own, and the page was closed before it.
      return { kind: 'silent', reason: 'aborted', cause: null };
    }),
  },
  expired_cursor_ignored: {
    transport: around(async (send, request, signal) => {
      const answer = await send(request, signal);
      const isExpired = answer.kind === 'refused' && answer.code === 'cursor_expired';
      return isExpired ? { kind: 'silent', reason: 'network', cause: null } : answer;
    }),
  },
} satisfies Record<string, Mutant>;

export const MUTANTS: Readonly<Record<string, Mutant>> = { ...OUTBOX_MUTANTS, ...VIEW_MUTANTS, ...SERVER_MUTANTS };
