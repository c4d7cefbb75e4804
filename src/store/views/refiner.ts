import type { RefinerHistory, RefinerItem, RefinerResultView, RefinerSessionView } from '../../domain/refiner.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { RefinerRow } from '../explorer-refiner-rows.ts';
import { validRows } from '../valid-rows.ts';
import { sendingOf } from './outbox.ts';

type Of<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
type Refining = Of<'refine'>;

interface Pending {
  /** By the session's id, which is the intention's. */
  readonly refining: ReadonlyMap<string, Refining>;
  /** Sessions that are on their way out. */
  readonly going: ReadonlySet<string>;
  readonly marks: readonly Of<'researched'>[];
}

async function pendingOf(db: AccountDb): Promise<Pending> {
  const entries = await readEntries(db);
  const going = entries.flatMap((e) =>
    e.type === 'refiner_delete' && e.state !== 'dead' ? [e.payload.sessionId] : [],
  );
  return {
    refining: new Map(entries.flatMap((e) => (e.type === 'refine' ? [[e.opId, e]] : []))),
    going: new Set(going),
    marks: entries.filter((e): e is Of<'researched'> => e.type === 'researched'),
  };
}

const together = <T>(db: AccountDb, read: () => Promise<T>): Promise<T> =>
  db.transaction('r', [db.refinerSessions, db.outbox], read);

/** The sessions, newest first: ideas that are on their way before all others. */
export function refinerHistory(db: AccountDb, limit: number): Promise<RefinerHistory> {
  return together(db, async () => {
    const { refining, going } = await pendingOf(db);
    const newest = await db.refinerSessions
      .orderBy('createdAt')
      .reverse()
      .limit(limit + 1 + going.size)
      .toArray();
    const rows = validRows(RefinerRow, newest).filter((row) => !going.has(row.id));
    const here = new Set(rows.map((row) => row.id));
    const waiting = [...refining.values()].filter(({ opId }) => !here.has(opId) && !going.has(opId));
    return {
      items: [...waiting.reverse().map(waitingItem), ...rows.slice(0, limit).map((row) => rowItem(row, refining))],
      hasMore: rows.length > limit,
    };
  });
}

const waitingItem = (entry: Refining): RefinerItem => ({
  id: entry.opId,
  idea: entry.payload.idea,
  createdAt: new Date(entry.createdAt).toISOString(),
  results: 0,
  here: false,
  sending: sendingOf(entry),
});

/** A history page may bring a session whose answer to this device was lost: then both are here, and it is shown once. */
function rowItem(row: RefinerRow, refining: Pending['refining']): RefinerItem {
  const entry = refining.get(row.id);
  return {
    id: row.id,
    idea: row.session.original_idea,
    createdAt: row.createdAt,
    results: row.session.results_count,
    here: row.session.results !== undefined,
    sending: entry ? sendingOf(entry) : null,
  };
}

/** VIEW-1 for one session; null where neither the server's nor a waiting one is here. */
export function refinerSession(db: AccountDb, id: string): Promise<RefinerSessionView | null> {
  return together(db, async () => {
    const { refining, going, marks } = await pendingOf(db);
    const [row] = validRows(RefinerRow, [await db.refinerSessions.get(id)]);
    const entry = refining.get(id);
    if (going.has(id) || (!row && !entry)) return null;
    const pending = entry ? { opId: entry.opId, sending: sendingOf(entry) } : null;
    if (!row) {
      const createdAt = new Date(entry?.createdAt ?? 0).toISOString();
      return { id, idea: entry?.payload.idea ?? '', title: '', createdAt, results: null, pending };
    }
    const { session, variants } = row;
    return {
      id,
      idea: session.original_idea,
      title: session.session_title,
      createdAt: row.createdAt,
      results: session.results?.map((result) => resultView(result, variants?.[result.id], marks)) ?? null,
      pending: session.results ? null : pending,
    };
  });
}

function resultView(
  result: NonNullable<RefinerRow['session']['results']>[number],
  variants: RefinerResultView['variants'] | undefined,
  marks: Pending['marks'],
): RefinerResultView {
  const mine = marks.filter((mark) => mark.payload.resultId === result.id);
  const refused = mine.find((mark) => mark.state === 'dead');
  return {
    ...result,
    researched: result.researched || mine.some((mark) => mark.state !== 'dead'),
    variants: variants ?? null,
    unmarked: refused ? { opId: refused.opId, status: refused.lastError?.status ?? 0 } : null,
  };
}
