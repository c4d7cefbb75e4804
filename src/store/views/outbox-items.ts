import { reasonInWords } from '../../domain/error-category.ts';
import type { OutboxItem } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { editPlaceOf, labelOf, wordsOf } from '../operations/registry.ts';
import { quarantineKey } from '../quarantine.ts';
import type { QuarantineRow } from '../rows.ts';

function stateOf(entry: Entry): OutboxItem['state'] {
  if (entry.state === 'dead') return 'refused';
  if (entry.state === 'parked' && entry.parkedFor !== null && entry.parkedFor !== 'auth') return entry.parkedFor;
  return 'waiting';
}

/** Everything that has not reached the server, oldest first, and what was set aside among it. */
export async function outboxItems(db: AccountDb): Promise<readonly OutboxItem[]> {
  const shown = (await readEntries(db)).map(
    async (entry): Promise<OutboxItem> => ({
      opId: entry.opId,
      type: entry.type,
      label: labelOf(entry),
      text: await wordsOf(db, entry),
      reason: reasonInWords(entry.lastError?.message ?? ''),
      code: entry.lastError?.code ?? null,
      state: stateOf(entry),
      edit: editPlaceOf(entry),
      createdAt: entry.createdAt,
    }),
  );
  const unreadable = await db.quarantine.filter((row) => row.table === 'outbox').toArray();
  return [...(await Promise.all(shown)), ...unreadable.map(unreadableItem)];
}

/** STO-3: what could not be read is shown as it is, so that nobody's words are lost with it. */
function unreadableItem(row: QuarantineRow): OutboxItem {
  return {
    opId: quarantineKey(row.id ?? 0),
    type: 'unknown',
    label: 'Something this version cannot read',
    text: JSON.stringify(row.record, null, 2),
    reason: 'This entry was saved by another version and cannot be read.',
    code: 'unreadable',
    state: 'unreadable',
    edit: null,
    createdAt: row.at,
  };
}
