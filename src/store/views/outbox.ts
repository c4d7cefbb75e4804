import type { FailedEntry } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import { type Entry, readEntry } from '../entry.ts';
import { quarantineKey } from '../quarantine.ts';
import type { QuarantineRow } from '../rows.ts';

const needsPerson = (entry: Entry): boolean =>
  entry.state === 'dead' || (entry.state === 'parked' && entry.parkedFor !== 'auth');

/** OUT-11: the two figures that are one tap away on every screen. An entry of a newer build waits like any other. */
export async function outboxCounts(db: AccountDb): Promise<{ waiting: number; failed: number }> {
  const readings = (await db.outbox.toArray()).map(readEntry);
  const failed = readings.filter((reading) => reading.kind === 'entry' && needsPerson(reading.entry)).length;
  const unreadable = readings.filter((reading) => reading.kind === 'unreadable').length;
  const setAside = await db.quarantine.filter((row) => row.table === 'outbox').count();
  return { waiting: readings.length - failed - unreadable, failed: failed + unreadable + setAside };
}

/** What the person wrote or did, whole. */
async function textOf(db: AccountDb, entry: Entry): Promise<string> {
  switch (entry.type) {
    case 'research':
      return entry.payload.query;
    case 'answers':
      return Object.values(entry.payload.answers)
        .filter((answer) => answer !== '')
        .join('\n');
    case 'pin':
    case 'view': {
      const title = (await db.reports.get(entry.payload.reportId))?.item.title ?? entry.payload.reportId;
      if (entry.type === 'view') return `Opened: ${title}`;
      return `${entry.payload.pinned ? 'Pin' : 'Unpin'}: ${title}`;
    }
  }
}

function causeOf(entry: Entry): FailedEntry['cause'] {
  if (entry.state === 'parked' && (entry.parkedFor === 'credits' || entry.parkedFor === 'update')) {
    return entry.parkedFor;
  }
  return 'refused';
}

export async function failedEntries(db: AccountDb): Promise<readonly FailedEntry[]> {
  const failed = (await readEntries(db)).filter(needsPerson);
  const shown = failed.map(
    async (entry): Promise<FailedEntry> => ({
      opId: entry.opId,
      type: entry.type,
      text: await textOf(db, entry),
      reason: entry.lastError?.message ?? '',
      code: entry.lastError?.code ?? null,
      cause: causeOf(entry),
      createdAt: entry.createdAt,
    }),
  );
  const unreadable = await db.quarantine.filter((row) => row.table === 'outbox').toArray();
  return [...(await Promise.all(shown)), ...unreadable.map(unreadableEntry)];
}

/** STO-3: what could not be read is shown as it is, so that nobody's words are lost with it. */
function unreadableEntry(row: QuarantineRow): FailedEntry {
  return {
    opId: quarantineKey(row.id ?? 0),
    type: 'unknown',
    text: JSON.stringify(row.record, null, 2),
    reason: 'This entry was saved by another version and cannot be read.',
    code: 'unreadable',
    cause: 'unreadable',
    createdAt: row.at,
  };
}
