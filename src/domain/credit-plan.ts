import type { CreditType } from '../contract/credits.ts';
import type { PlanId } from '../contract/plans.ts';
import { dayOf } from '../lib/day-of.ts';
import { DAY } from '../lib/moments.ts';

/*
 * Which amount of credits holds for whom, in which week. Days are `YYYY-MM-DD`, so that they sort as text; all in UTC.
 *
 * A change says the day it counts from and holds in every week that begins on that day or later: a week that has begun keeps
 * what it promised. Only a raise may be made for the week that runs.
 */

export interface Week {
  /** The day it begins on, at 00:00. */
  readonly start: string;
  /** The day the next one begins on: when the credits are full again. */
  readonly end: string;
}

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayName = (number: number): string => dayOf(number * DAY);

export const dayAfter = (day: string, days: number): string => dayName(dayNumber(day) + days);

/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4;
const DAYS = 7;

/**
 * The week that holds `day`. From each of `resets` on, weeks begin on that day's weekday; before the first, on Mondays. The
 * week that runs when another day takes over is cut short by it: credits come back sooner than was said, never later.
 */
export function weekOf(day: string, resets: readonly string[]): Week {
  const at = dayNumber(day);
  const numbers = resets.map(dayNumber).sort((a, b) => a - b);
  const anchor = numbers.filter((reset) => reset <= at).at(-1) ?? FIRST_MONDAY;
  const start = at - ((((at - anchor) % DAYS) + DAYS) % DAYS);
  const next = numbers.find((reset) => reset > at);
  return { start: dayName(start), end: dayName(Math.min(start + DAYS, next ?? Number.POSITIVE_INFINITY)) };
}

/** The week that holds `day` and those after it. */
export function weeksFrom(day: string, resets: readonly string[], count: number): Week[] {
  const weeks: Week[] = [];
  for (let next = day; weeks.length < count; ) {
    const week = weekOf(next, resets);
    weeks.push(week);
    next = week.end;
  }
  return weeks;
}

/** How many credits a week brings, from a day on. The one with the higher `seq` was made later. */
export interface AmountRule {
  readonly seq: number;
  readonly creditType: CreditType;
  readonly fromDay: string;
  /** Null ends a person's own amount: that of the plan holds again. */
  readonly weekly: number | null;
}

export interface PlanRule extends AmountRule {
  readonly plan: PlanId;
}

const isLater = (a: AmountRule, b: AmountRule) => (a.fromDay === b.fromDay ? a.seq > b.seq : a.fromDay > b.fromDay);

function holding<R extends AmountRule>(rules: readonly R[], week: string): R | null {
  let found: R | null = null;
  for (const rule of rules) if (rule.fromDay <= week && (found === null || isLater(rule, found))) found = rule;
  return found;
}

/** What the plan gives in the week that begins on `week`; `usual` where nobody has said. */
export function planAmount(
  rules: readonly PlanRule[],
  plan: PlanId,
  type: CreditType,
  week: string,
  usual: number,
): number {
  const own = rules.filter((rule) => rule.plan === plan && rule.creditType === type);
  return holding(own, week)?.weekly ?? usual;
}

/** Who somebody is to the credits. */
export interface Member {
  readonly plan: PlanId;
  readonly planFrom: string | null;
  readonly planBefore: PlanId | null;
  readonly isExempt: boolean;
  readonly exemptUntil: string | null;
}

export const NEWCOMER: Member = {
  plan: 'free',
  planFrom: null,
  planBefore: null,
  isExempt: false,
  exemptUntil: null,
};

export const planIn = ({ plan, planFrom, planBefore }: Member, week: string): PlanId =>
  planFrom === null || planFrom <= week ? plan : (planBefore ?? 'free');

/** An exemption that ends does so with a week, never within one. */
export const isExemptIn = ({ isExempt, exemptUntil }: Member, week: string): boolean =>
  isExempt && (exemptUntil === null || week < exemptUntil);

export interface Terms {
  readonly member: Member;
  readonly planRules: readonly PlanRule[];
  /** The person's own. */
  readonly ownRules: readonly AmountRule[];
  /** Where no rule says anything. */
  readonly usual: Readonly<Record<CreditType, number>>;
}

/** What the week that begins on `week` brings a person, beside what an administrator granted in it. */
export function amountFor({ member, planRules, ownRules, usual }: Terms, type: CreditType, week: string): number {
  const own = holding(
    ownRules.filter((rule) => rule.creditType === type),
    week,
  );
  return own?.weekly ?? planAmount(planRules, planIn(member, week), type, week, usual[type]);
}
