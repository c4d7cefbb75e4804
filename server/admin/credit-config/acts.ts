import { eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { setPlanAmount, setResetDay, withdrawChange } from '../../../src/contract/admin/credit-config.ts';
import { planAmount, type Week, weekOf } from '../../../src/domain/credit-plan.ts';
import { dayOf } from '../../../src/lib/day-of.ts';
import type { AuditDraft } from '../../db/audit.ts';
import { creditResetDays, creditRules } from '../../db/schema/credits.ts';
import { AppError, notFound } from '../../errors.ts';
import { readPlanRules } from '../../services/credit-terms.ts';
import type { CreditDeps } from '../../services/credits.ts';
import type { Tx } from '../../services/deps.ts';
import { resetDays } from '../../services/weeks.ts';
import { isComing, isPromised, versionOf } from './state.ts';

type Body<C extends { readonly body: v.GenericSchema }> = v.InferOutput<C['body']>;

/** Any number, the same in every process: changes of the configuration take turns. */
const CONFIG_LOCK = 4_173_003;

export const fault = (field: string, message: string) =>
  new AppError('validation_failed', message, { fields: [{ field, message }] });

const STALE = 'Somebody has changed the configuration meanwhile. Look at it again before you change it.';

/** Waits for whoever is at it, and refuses a form that was made upon an older state. */
async function takeTurn(tx: Tx, seen?: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONFIG_LOCK})`);
  if (seen !== undefined && seen !== (await versionOf(tx))) throw new AppError('already_requested', STALE);
}

interface Calendar {
  readonly week: Week;
  readonly resets: readonly string[];
}

export async function calendarAt(tx: Tx, now: Date): Promise<Calendar> {
  const resets = await resetDays(tx);
  return { week: weekOf(dayOf(now.getTime()), resets), resets };
}

/** A change counts from a week's first day, of this week or of one to come. Throws `validation_failed`. */
export function checkBeginning(from: string, { week, resets }: Calendar): void {
  if (from < week.start || weekOf(from, resets).start !== from) {
    throw fault('from', 'Choose the first day of this week or of a week to come.');
  }
}

export const NOT_LOWERED = 'The week that runs keeps what it promised. Choose a later week, or a higher number.';

/** Throws `validation_failed`, and `already_requested` for a stale form. */
export async function setAmount(tx: Tx, deps: CreditDeps, wanted: Body<typeof setPlanAmount>): Promise<AuditDraft> {
  await takeTurn(tx, wanted.version);
  const now = deps.clock.now();
  const calendar = await calendarAt(tx, now);
  const { plan, credit_type: creditType, weekly, from } = wanted;
  checkBeginning(from, calendar);
  const rules = await readPlanRules(tx);
  const before = planAmount(rules, plan, creditType, from, deps.allowance[creditType]);
  if (from === calendar.week.start && weekly < before) throw fault('weekly', NOT_LOWERED);
  await tx.insert(creditRules).values({ plan, creditType, weekly, fromDay: from, madeAt: now });
  return { action: 'credits.amount_set', details: { plan, type: creditType, from, before, after: weekly } };
}

/** Throws `validation_failed`, and `already_requested` for a stale form. */
export async function changeResetDay(
  tx: Tx,
  deps: CreditDeps,
  { from, version }: Body<typeof setResetDay>,
): Promise<AuditDraft> {
  await takeTurn(tx, version);
  const now = deps.clock.now();
  const { week, resets } = await calendarAt(tx, now);
  if (from <= dayOf(now.getTime())) throw fault('from', 'Choose a day to come.');
  if (weekOf(from, resets).start === from) throw fault('from', 'A week begins on this day anyway.');
  await tx.insert(creditResetDays).values({ fromDay: from, madeAt: now });
  return { action: 'credits.reset_day_set', details: { from, week: week.start } };
}

/** Throws `not_found` for what is not there, or has begun to count. */
export async function withdraw(tx: Tx, deps: CreditDeps, { change }: Body<typeof withdrawChange>): Promise<AuditDraft> {
  await takeTurn(tx);
  const { week } = await calendarAt(tx, deps.clock.now());
  if (change.kind === 'amount') {
    const [gone] = await tx.delete(creditRules).where(isComing(change.seq, week.start)).returning();
    if (gone === undefined) throw notFound();
    const details = { plan: gone.plan, type: gone.creditType, from: gone.fromDay, after: gone.weekly };
    return { action: 'credits.change_withdrawn', details };
  }
  if (isPromised(change.from, week)) {
    throw fault('from', 'People were told that their credits come back on this day. It stays.');
  }
  const [gone] = await tx.delete(creditResetDays).where(eq(creditResetDays.fromDay, change.from)).returning();
  if (gone === undefined) throw notFound();
  return { action: 'credits.change_withdrawn', details: { from: gone.fromDay } };
}
