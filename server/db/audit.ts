import { createHash, randomUUID } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { AuditAction } from '../../src/contract/admin/audit-actions.ts';
import type { Sql } from './database.ts';
import { auditAliases, auditEvents, auditHead } from './schema/back-office.ts';

/** What may be told beside an act: never an address, never an account's id. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface AuditEntry {
  /** The account; null for the command line, the machinery, and somebody who is not known. */
  readonly actor: string | null;
  readonly action: AuditAction;
  /** The account it was done to, or the id of the thing. */
  readonly subject?: { readonly user: string } | { readonly thing: string } | null;
  readonly details?: AuditDetails;
}

/** An entry before it is known who acts. */
export type AuditDraft = Omit<AuditEntry, 'actor'>;

type Row = typeof auditEvents.$inferSelect;

/** Covers every column but itself, and the row before by its hash. */
const hashOf = ({ seq, at, actor, action, subject, details, previousHash }: Omit<Row, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([seq, at.toISOString(), actor, action, subject, details, previousHash]))
    .digest('base64url');

/** By what the log knows an account. Made when it is first needed. */
async function aliasOf(tx: Sql, userId: string): Promise<string> {
  await tx.insert(auditAliases).values({ userId, alias: randomUUID() }).onConflictDoNothing();
  const [row] = await tx.select().from(auditAliases).where(eq(auditAliases.userId, userId));
  if (row === undefined) throw new Error('An alias that was just written is not there');
  return row.alias;
}

/**
 * Adds a line to the audit log within `tx`: the act and its line happen together or not at all. Writers take turns at the
 * chain's end, so it belongs at the end of a transaction.
 */
export async function audit(tx: Sql, now: Date, entry: AuditEntry): Promise<void> {
  const { subject } = entry;
  const actor = entry.actor === null ? null : await aliasOf(tx, entry.actor);
  const about = subject ? ('user' in subject ? await aliasOf(tx, subject.user) : subject.thing) : null;
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, 1)).for('update');
  if (head === undefined) throw new Error('The audit log has no end');
  const row = {
    seq: head.seq + 1,
    at: now,
    actor,
    action: entry.action,
    subject: about,
    details: { ...entry.details },
    previousHash: head.hash,
  };
  const hash = hashOf(row);
  await tx.insert(auditEvents).values({ ...row, hash });
  await tx.update(auditHead).set({ seq: row.seq, hash }).where(eq(auditHead.id, 1));
}

export interface ChainCheck {
  readonly checked: number;
  /** The first line that is not what was written, or is missing; null where all is well. */
  readonly brokenAt: number | null;
}

const BATCH = 5_000;

/** Reads the whole log again: every line, its link to the one before, and that none is missing at the end. */
export async function checkChain(db: Sql): Promise<ChainCheck> {
  let last = { seq: 0, hash: '' };
  for (;;) {
    const rows = await db
      .select()
      .from(auditEvents)
      .where(gt(auditEvents.seq, last.seq))
      .orderBy(asc(auditEvents.seq))
      .limit(BATCH);
    for (const row of rows) {
      const isNext = row.seq === last.seq + 1 && row.previousHash === last.hash;
      if (!isNext || row.hash !== hashOf(row)) return { checked: last.seq, brokenAt: last.seq + 1 };
      last = { seq: row.seq, hash: row.hash };
    }
    if (rows.length < BATCH) break;
  }
  const [head] = await db.select().from(auditHead).where(eq(auditHead.id, 1));
  const isWhole = head !== undefined && head.seq <= last.seq && (head.seq < last.seq || head.hash === last.hash);
  return { checked: last.seq, brokenAt: isWhole ? null : last.seq + 1 };
}
