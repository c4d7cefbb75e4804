import { and, asc, count, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { exportSpecialPeople, SpecialPerson } from '../../../src/contract/admin/credit-config.ts';
import { CreditType } from '../../../src/contract/credits.ts';
import type { PlanId } from '../../../src/contract/plans.ts';
import {
  type AmountRule,
  amountFor,
  isExemptIn,
  type Member,
  NEWCOMER,
  planIn,
  type Terms,
} from '../../../src/domain/credit-plan.ts';
import type { AuditDraft } from '../../db/audit.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { creditAccounts, creditRules } from '../../db/schema/credits.ts';
import { readPlanRules, termsOf } from '../../services/credit-terms.ts';
import type { CreditDeps } from '../../services/credits.ts';
import type { Tx } from '../../services/deps.ts';
import { weekAt } from '../../services/weeks.ts';
import { containing } from '../like.ts';
import { calendarAt, checkBeginning, fault, NOT_LOWERED } from './acts.ts';

type Filters = v.InferOutput<(typeof exportSpecialPeople)['query']>;

const hasOwn = sql`exists (select 1 from ${creditRules} where ${creditRules.userId} = ${users.id})`;

function filtered({ kind, search }: Filters, week: string): SQL | undefined {
  const special = {
    exempt: and(
      eq(creditAccounts.isExempt, true),
      or(isNull(creditAccounts.exemptUntil), sql`${creditAccounts.exemptUntil} > ${week}::date`),
    ),
    plan: or(
      ne(creditAccounts.plan, 'free'),
      and(isNotNull(creditAccounts.planBefore), ne(creditAccounts.planBefore, 'free')),
    ),
    own: hasOwn,
  };
  return and(
    isNull(users.deletedAt),
    special[kind],
    search === '' ? undefined : or(containing(users.email, search), containing(profiles.displayName, search)),
  );
}

interface Found {
  readonly user: { readonly id: string; readonly email: string };
  readonly name: string | null;
  readonly account: typeof creditAccounts.$inferSelect | null;
}

function specialPerson({ user, name, account }: Found, terms: Terms, week: string): SpecialPerson {
  const { member } = terms;
  return {
    user_id: user.id,
    email: user.email,
    name,
    plan: member.plan,
    plan_from: member.planFrom !== null && member.planFrom > week ? member.planFrom : null,
    is_exempt: isExemptIn(member, week),
    exempt_until: account?.exemptUntil ?? null,
    amounts: {
      market_validation: amountFor(terms, 'market_validation', week),
      problem_generator: amountFor(terms, 'problem_generator', week),
    },
    own: terms.ownRules.map((rule) => ({ credit_type: rule.creditType, weekly: rule.weekly, from: rule.fromDay })),
  };
}

/** People for whom something of their own holds, by their address. */
export async function specialPeople(deps: CreditDeps, filters: Filters, from: number, most: number) {
  const db = deps.database.sql;
  const { start: week } = await weekAt(db, deps.clock.now());
  const where = filtered(filters, week);
  const found = await db
    .select({ user: { id: users.id, email: users.email }, name: profiles.displayName, account: creditAccounts })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(where)
    .orderBy(asc(users.email))
    .limit(most)
    .offset(from);
  const [all] = await db
    .select({ n: count() })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(where);
  const planRules = await readPlanRules(db);
  const own = await ownRulesOf(
    db,
    found.map(({ user }) => user.id),
  );
  return {
    rows: found.map((row) => {
      const member: Member = row.account ?? NEWCOMER;
      const ownRules = own.filter((rule) => rule.userId === row.user.id);
      return specialPerson(row, { member, planRules, ownRules, usual: deps.allowance }, week);
    }),
    total: all?.n ?? 0,
  };
}

async function ownRulesOf(db: Sql, ids: readonly string[]): Promise<(AmountRule & { userId: string | null })[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(creditRules)
    .where(
      sql`${creditRules.userId} in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    )
    .orderBy(asc(creditRules.fromDay), asc(creditRules.seq));
}

/** Somebody's account by the address, locked against a colleague's change. Throws `validation_failed`. */
async function personBy(tx: Tx, email: string): Promise<Found> {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)))
    .for('update');
  if (user === undefined) throw fault('email', 'Nobody has an account with this address.');
  const [profile] = await tx.select({ name: profiles.displayName }).from(profiles).where(eq(profiles.id, user.id));
  const [account] = await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, user.id));
  return { user, name: profile?.name ?? null, account: account ?? null };
}

interface Changed {
  readonly person: SpecialPerson;
  readonly auditEntry: AuditDraft;
}

async function changed(tx: Tx, deps: CreditDeps, email: string, entry: AuditDraft): Promise<Changed> {
  const found = await personBy(tx, email);
  const { start: week } = await weekAt(tx, deps.clock.now());
  return { person: specialPerson(found, await termsOf(tx, deps.allowance, found.user.id), week), auditEntry: entry };
}

const isLower = (before: Terms, after: Terms, week: string): boolean =>
  CreditType.options.some((type) => amountFor(after, type, week) < amountFor(before, type, week));

/** Puts somebody on a plan, from a week on. Throws `validation_failed`. */
export async function setPlan(
  tx: Tx,
  deps: CreditDeps,
  { email, plan, from }: { email: string; plan: PlanId; from: string },
): Promise<Changed> {
  const calendar = await calendarAt(tx, deps.clock.now());
  checkBeginning(from, calendar);
  const { user } = await personBy(tx, email);
  const terms = await termsOf(tx, deps.allowance, user.id);
  const week = calendar.week.start;
  // What holds in the week that runs is what there was before, whatever had been said about weeks to come.
  const planBefore = planIn(terms.member, week);
  const change = { plan, planFrom: from, planBefore };
  if (from === week && isLower(terms, { ...terms, member: { ...terms.member, ...change } }, week)) {
    throw fault('from', NOT_LOWERED);
  }
  await tx
    .insert(creditAccounts)
    .values({ userId: user.id, isExempt: false, ...change })
    .onConflictDoUpdate({ target: creditAccounts.userId, set: change });
  const details = { before: planBefore, after: plan, from };
  return changed(tx, deps, email, { action: 'user.plan_set', subject: { user: user.id }, details });
}

/** Gives somebody an amount of their own, from a week on, or ends that. Throws `validation_failed`. */
export async function setOwnAmount(
  tx: Tx,
  deps: CreditDeps,
  {
    email,
    from,
    credit_type: creditType,
    weekly,
  }: { email: string; from: string; credit_type: CreditType; weekly: number | null },
): Promise<Changed> {
  const now = deps.clock.now();
  const calendar = await calendarAt(tx, now);
  checkBeginning(from, calendar);
  const { user } = await personBy(tx, email);
  const terms = await termsOf(tx, deps.allowance, user.id);
  const rule = { seq: Number.MAX_SAFE_INTEGER, creditType, fromDay: from, weekly };
  const after = { ...terms, ownRules: [...terms.ownRules, rule] };
  if (from === calendar.week.start && isLower(terms, after, from)) throw fault('weekly', NOT_LOWERED);
  await tx.insert(creditRules).values({ userId: user.id, creditType, weekly, fromDay: from, madeAt: now });
  const details = {
    type: creditType,
    before: amountFor(terms, creditType, from),
    after: weekly ?? 'as the plan says',
    from,
  };
  return changed(tx, deps, email, { action: 'user.credits_set', subject: { user: user.id }, details });
}

/** Exempts somebody at once, or ends it with a week. Throws `validation_failed`. */
export async function setExempt(
  tx: Tx,
  deps: CreditDeps,
  { email, from, exempt }: { email: string; from: string; exempt: boolean },
): Promise<Changed> {
  const calendar = await calendarAt(tx, deps.clock.now());
  const { user, account } = await personBy(tx, email);
  const week = calendar.week.start;
  const isExempt = isExemptIn(account ?? NEWCOMER, week);
  if (!exempt) {
    checkBeginning(from, calendar);
    if (!isExempt) throw fault('email', 'This person is not exempt.');
    if (from === week) throw fault('from', NOT_LOWERED);
  }
  const change = exempt ? { isExempt: true, exemptUntil: null } : { isExempt: true, exemptUntil: from };
  await tx
    .insert(creditAccounts)
    .values({ userId: user.id, ...change })
    .onConflictDoUpdate({ target: creditAccounts.userId, set: change });
  const entry: AuditDraft = exempt
    ? { action: 'user.exempted', subject: { user: user.id } }
    : { action: 'user.exemption_ended', subject: { user: user.id }, details: { from } };
  return changed(tx, deps, email, entry);
}
