import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  ALERT_RULES,
  type Alert,
  type AlertRule,
  AlertRuleName,
  type exportAlerts,
} from '../../../src/contract/admin/engagement.ts';
import type { AuditDraft } from '../../db/audit.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { alertRules, alerts } from '../../db/schema/engagement.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Tx } from '../../services/deps.ts';
import { rulesOf } from '../../services/engagement.ts';
import { containing } from '../like.ts';

type Filters = v.InferOutput<(typeof exportAlerts)['query']>;

const SORTS = { since: alerts.since, raised_at: alerts.raisedAt, email: users.email } as const;
const Details = v.object({ count: v.optional(v.number()) });

const inState = {
  new: and(isNull(alerts.closedAt), isNull(alerts.acknowledgedAt)),
  acknowledged: and(isNull(alerts.closedAt), isNotNull(alerts.acknowledgedAt)),
  closed: isNotNull(alerts.closedAt),
} as const;

const filtered = ({ state, rule, search }: Filters): SQL | undefined =>
  and(
    inState[state],
    rule && eq(alerts.rule, rule),
    search === '' ? undefined : or(containing(users.email, search), containing(profiles.displayName, search)),
  );

interface Raised {
  readonly alert: typeof alerts.$inferSelect;
  readonly email: string | null;
  readonly name: string | null;
}

/** The row as the back office is told of it. */
export const toAlert = ({ alert, email, name }: Raised): Alert => ({
  id: alert.id,
  rule: alert.rule,
  user_id: alert.userId,
  email,
  name,
  subject: alert.subject,
  count: v.parse(Details, alert.details).count ?? null,
  since: alert.since.toISOString(),
  raised_at: alert.raisedAt.toISOString(),
  acknowledged_at: alert.acknowledgedAt?.toISOString() ?? null,
  note: alert.note,
  closed_at: alert.closedAt?.toISOString() ?? null,
});

/** Alerts with whom they are about. */
export async function alertsOf(db: Sql, filters: Filters, from: number, most: number) {
  const where = filtered(filters);
  const by = filters.order === 'asc' ? asc : desc;
  const rows = await db
    .select({ alert: alerts, email: users.email, name: profiles.displayName })
    .from(alerts)
    .leftJoin(users, eq(users.id, alerts.userId))
    .leftJoin(profiles, eq(profiles.id, alerts.userId))
    .where(where)
    .orderBy(sql`${by(SORTS[filters.sort])} nulls last`, asc(alerts.id))
    .limit(most)
    .offset(from);
  const [all] = await db
    .select({ n: count() })
    .from(alerts)
    .leftJoin(users, eq(users.id, alerts.userId))
    .leftJoin(profiles, eq(profiles.id, alerts.userId))
    .where(where);
  return {
    rows: rows.map(toAlert),
    total: all?.n ?? 0,
  };
}

export async function rulesWithCounts(db: Sql): Promise<AlertRule[]> {
  const open = await db
    .select({ rule: alerts.rule, n: count() })
    .from(alerts)
    .where(isNull(alerts.closedAt))
    .groupBy(alerts.rule);
  return (await rulesOf(db)).map(({ changedAt, ...rule }) => ({
    ...rule,
    changed_at: changedAt?.toISOString() ?? null,
    open: open.find((row) => row.rule === rule.name)?.n ?? 0,
  }));
}

/** Somebody has seen to it. Throws `not_found`, and `already_requested` where a colleague was quicker. */
export async function acknowledge(tx: Tx, now: Date, id: string, note: string): Promise<AuditDraft> {
  const [alert] = await tx.select().from(alerts).where(eq(alerts.id, id)).for('update');
  if (alert === undefined) throw notFound();
  if (alert.acknowledgedAt !== null) {
    throw new AppError('already_requested', 'Somebody has acknowledged this alert already.');
  }
  await tx.update(alerts).set({ acknowledgedAt: now, note }).where(eq(alerts.id, id));
  return { action: 'user.alert_acknowledged', subject: { user: alert.userId }, details: { rule: alert.rule } };
}

interface Wanted {
  readonly threshold: number;
  readonly enabled: boolean;
  readonly version: number;
}

const STALE = 'Somebody has changed this rule meanwhile. Look at it again before you change it.';

/** Throws `not_found`, `validation_failed`, and `already_requested` for a form that a colleague was quicker than. */
export async function changeRule(tx: Tx, now: Date, word: string, wanted: Wanted): Promise<AuditDraft> {
  const name = AlertRuleName.options.find((known) => known === word);
  if (name === undefined) throw notFound();
  const { min, max, usual } = ALERT_RULES[name];
  if (wanted.threshold < min || wanted.threshold > max) {
    const message = `Choose a number from ${min} to ${max}.`;
    throw new AppError('validation_failed', message, { fields: [{ field: 'threshold', message }] });
  }
  const first = { name, threshold: usual, enabled: true, version: 0, changedAt: now };
  await tx.insert(alertRules).values(first).onConflictDoNothing();
  const [row] = await tx.select().from(alertRules).where(eq(alertRules.name, name)).for('update');
  if (row === undefined) throw notFound();
  if (row.version !== wanted.version) throw new AppError('already_requested', STALE);
  const { threshold, enabled } = wanted;
  await tx
    .update(alertRules)
    .set({ threshold, enabled, version: row.version + 1, changedAt: now })
    .where(eq(alertRules.name, name));
  const words = (on: boolean, number: number) => (on ? String(number) : `off (${number})`);
  const details = { rule: name, before: words(row.enabled, row.threshold), after: words(enabled, threshold) };
  return { action: 'alert_rule.changed', details };
}
