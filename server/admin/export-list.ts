import type { AdminTab } from '../../src/contract/admin/roles.ts';
import { audit } from '../db/audit.ts';
import type { StoreDeps } from '../services/deps.ts';
import { csv } from './csv.ts';

interface List {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A list as a file, and in the audit log that somebody took it. */
export async function exportList(
  { database, clock }: StoreDeps,
  by: string,
  from: { readonly tab: AdminTab; readonly list?: string },
  { heads, rows }: List,
): Promise<{ csv: string }> {
  await database.transaction((tx) =>
    audit(tx, clock.now(), {
      actor: by,
      action: 'admin.exported',
      details: { ...from, rows: rows.length },
    }),
  );
  return { csv: csv(heads, rows) };
}
