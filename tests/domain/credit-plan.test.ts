import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreditType } from '../../src/contract/credits.ts';
import { PlanId } from '../../src/contract/plans.ts';
import {
  amountFor,
  dayAfter,
  isExemptIn,
  NEWCOMER,
  type PlanRule,
  planAmount,
  planIn,
  type Terms,
  weekOf,
  weeksFrom,
} from '../../src/domain/credit-plan.ts';

const day = fc.integer({ min: 0, max: 1_000 }).map((n) => dayAfter('2026-01-01', n));
const resets = fc.uniqueArray(day, { maxLength: 6 });
const usual = { market_validation: 3, problem_generator: 3 };
const rule = fc.record({
  seq: fc.integer({ min: 1, max: 10_000 }),
  plan: fc.constantFrom(...PlanId.options),
  creditType: fc.constantFrom(...CreditType.options),
  fromDay: day,
  weekly: fc.integer({ min: 0, max: 50 }),
});
const rules = fc.uniqueArray(rule, { maxLength: 12, selector: ({ seq }) => seq });
const weekday = (of: string) => new Date(`${of}T00:00:00Z`).getUTCDay();

describe('weeks', () => {
  it('hold their day, last at most seven days and follow one another without a gap', () => {
    fc.assert(
      fc.property(day, resets, (at, days) => {
        const week = weekOf(at, days);
        expect(week.start <= at && at < week.end).toBe(true);
        expect(week.end <= dayAfter(week.start, 7)).toBe(true);
        expect(weekOf(week.end, days).start).toBe(week.end);
        expect(weekOf(dayAfter(week.start, -1), days).end).toBe(week.start);
      }),
    );
  });

  it('begin on the weekday of the last reset day before them, and on Mondays before the first', () => {
    fc.assert(
      fc.property(day, resets, (at, days) => {
        const { start } = weekOf(at, days);
        const ruling = [...days]
          .sort()
          .filter((reset) => reset <= at)
          .at(-1);
        expect(weekday(start)).toBe(ruling === undefined ? 1 : weekday(ruling));
      }),
    );
  });

  it('are never made longer by another reset day: credits come back as soon or sooner', () => {
    fc.assert(
      fc.property(day, resets, fc.integer({ min: 1, max: 60 }), (at, days, later) => {
        const before = weekOf(at, days);
        const after = weekOf(at, [...days, dayAfter(at, later)]);
        expect(after.start).toBe(before.start);
        expect(after.end <= before.end).toBe(true);
      }),
    );
  });

  it('are listed one after the other', () => {
    const weeks = weeksFrom('2026-11-26', ['2026-12-02'], 4);
    expect(weeks).toEqual([
      { start: '2026-11-23', end: '2026-11-30' },
      { start: '2026-11-30', end: '2026-12-02' },
      { start: '2026-12-02', end: '2026-12-09' },
      { start: '2026-12-09', end: '2026-12-16' },
    ]);
  });
});

describe('the amount of a week', () => {
  it('is not touched by a rule that counts from a later day', () => {
    fc.assert(
      fc.property(rules, rule, day, (known, added, week) => {
        fc.pre(added.fromDay > week);
        const terms = (planRules: readonly PlanRule[]): Terms => ({ member: NEWCOMER, planRules, ownRules: [], usual });
        for (const type of CreditType.options) {
          expect(amountFor(terms([...known, added]), type, week)).toBe(amountFor(terms(known), type, week));
        }
      }),
    );
  });

  it('is what the latest rule says, whatever the order they are read in', () => {
    fc.assert(
      fc.property(rules, day, fc.constantFrom(...PlanId.options), (known, week, plan) => {
        const amount = planAmount(known, plan, 'market_validation', week, 3);
        expect(planAmount([...known].reverse(), plan, 'market_validation', week, 3)).toBe(amount);
        const added = { seq: 20_000, plan, creditType: 'market_validation' as const, fromDay: week, weekly: 7 };
        expect(planAmount([...known, added], plan, 'market_validation', week, 3)).toBe(7);
        expect(planAmount([...known, added], plan, 'problem_generator', week, 3)).toBe(
          planAmount(known, plan, 'problem_generator', week, 3),
        );
      }),
    );
  });

  it('is the person’s own before the plan’s, until that ends', () => {
    const own = (fromDay: string, weekly: number | null, seq: number) => ({
      seq,
      creditType: 'market_validation' as const,
      fromDay,
      weekly,
    });
    const terms: Terms = {
      member: { ...NEWCOMER, plan: 'pro', planFrom: '2026-11-30', planBefore: 'free' },
      planRules: [{ seq: 1, plan: 'pro', creditType: 'market_validation', fromDay: '2026-01-05', weekly: 10 }],
      ownRules: [own('2026-12-07', 20, 2), own('2026-12-21', null, 3)],
      usual,
    };
    const at = (week: string) => amountFor(terms, 'market_validation', week);
    expect(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'].map(at)).toEqual([3, 10, 20, 20, 10]);
    expect(planIn(terms.member, '2026-11-23')).toBe('free');
    expect(amountFor(terms, 'problem_generator', '2026-12-14')).toBe(3);
  });

  it('is that of the rule that counts from the later day, and of two from one day that made later', () => {
    const pro = (seq: number, fromDay: string, weekly: number) => ({
      seq,
      plan: 'pro' as const,
      creditType: 'market_validation' as const,
      fromDay,
      weekly,
    });
    const at = (rules: readonly PlanRule[]) => planAmount(rules, 'pro', 'market_validation', '2026-12-07', 3);
    expect(at([pro(1, '2026-11-30', 10), pro(2, '2026-11-23', 20)])).toBe(10);
    expect(at([pro(1, '2026-11-30', 10), pro(2, '2026-11-30', 20)])).toBe(20);
  });

  it('is that of the plan before until the new one counts; one that was never changed always counts', () => {
    const changed = { ...NEWCOMER, plan: 'team' as const, planFrom: '2026-11-30' };
    expect(planIn({ ...changed, planBefore: 'pro' }, '2026-11-23')).toBe('pro');
    expect(planIn(changed, '2026-11-23')).toBe('free');
    expect(planIn({ ...NEWCOMER, plan: 'team' }, '2026-11-23')).toBe('team');
  });

  it('does not count for whom is exempt, until the exemption’s end', () => {
    const member = { ...NEWCOMER, isExempt: true, exemptUntil: '2026-12-07' };
    expect(isExemptIn(member, '2026-11-30')).toBe(true);
    expect(isExemptIn(member, '2026-12-07')).toBe(false);
    expect(isExemptIn({ ...member, exemptUntil: null }, '2036-12-07')).toBe(true);
    expect(isExemptIn({ ...member, isExempt: false }, '2026-11-30')).toBe(false);
  });
});
