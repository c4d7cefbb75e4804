import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TimeRange } from '../../src/contract/analytics.ts';
import { onEachStep, spanOf } from '../../src/domain/office-span.ts';
import { cohortsOf, RETURN_WEEKS } from '../../src/domain/retention.ts';
import { weekStart } from '../../src/domain/weeks.ts';
import { DAY } from '../../src/lib/moments.ts';

const at = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') });
const range = fc.constantFrom(...TimeRange.options);

describe('the span of a range', () => {
  it('ends today, and its steps follow each other without a gap up to today', () => {
    fc.assert(
      fc.property(range, at, (name, now) => {
        const { from, to, grain, steps } = spanOf(name, now);
        const length = (grain === 'day' ? 1 : 7) * DAY;
        expect(to).toBe(new Date(now).toISOString().slice(0, 10));
        expect(steps[0]).toBe(from);
        for (const [index, step] of steps.slice(1).entries())
          expect(Date.parse(step) - Date.parse(steps[index] ?? '')).toBe(length);
        const last = Date.parse(steps.at(-1) ?? '');
        expect(last <= now && now < last + length).toBe(true);
      }),
    );
  });

  it('of weeks begins on a Monday', () => {
    fc.assert(
      fc.property(at, (now) => {
        expect(new Date(spanOf('year', now).from).getUTCDay()).toBe(1);
        expect(new Date(spanOf('quarter', now).from).getUTCDay()).toBe(1);
      }),
    );
  });

  it('keeps every count that falls into it', () => {
    fc.assert(
      fc.property(range, at, fc.array(fc.nat(500), { minLength: 1, maxLength: 7 }), (name, now, counts) => {
        const span = spanOf(name, now);
        const counted = counts.map((count, index) => ({ date: span.steps[index] ?? '', count }));
        const sum = (steps: readonly { count: number }[]) => steps.reduce((all, { count }) => all + count, 0);
        const steps = onEachStep(span, counted);
        expect(sum(steps)).toBe(sum(counted));
        expect(steps).toHaveLength(span.steps.length);
      }),
    );
  });
});

describe('cohorts', () => {
  it('say nothing of a week that is not over, and never of the week of signing up', () => {
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 52 }), (now, weeks) => {
        const cohorts = cohortsOf(weeks, now, [], []);
        expect(cohorts).toHaveLength(weeks);
        expect(Date.parse(cohorts.at(-1)?.week ?? '')).toBe(weekStart(now));
        for (const { week, returned } of cohorts) {
          for (const [index, people] of returned.entries()) {
            const end = Date.parse(week) + ((RETURN_WEEKS[index] ?? 0) + 1) * 7 * DAY;
            expect(people === null).toBe(end > weekStart(now));
          }
        }
      }),
    );
  });

  it('of whom nobody came back in a week that is over say nought', () => {
    const [first] = cohortsOf(3, Date.parse('2026-11-18T12:00:00Z'), [], []);
    expect(first?.returned).toEqual([0, null, null, null, null]);
  });

  it('put who came back beside who signed up, each in their own week', () => {
    const now = Date.parse('2026-11-18T12:00:00Z');
    const cohorts = cohortsOf(
      3,
      now,
      [
        { week: '2026-11-02', people: 5 },
        { week: '2026-11-16', people: 2 },
      ],
      [
        { week: '2026-11-02', after: 2, people: 7 },
        { week: '2026-10-26', after: 1, people: 9 },
        { week: '2026-11-02', after: 1, people: 3 },
      ],
    );
    expect(cohorts).toEqual([
      { week: '2026-11-02', people: 5, returned: [3, null, null, null, null] },
      { week: '2026-11-09', people: 0, returned: [null, null, null, null, null] },
      { week: '2026-11-16', people: 2, returned: [null, null, null, null, null] },
    ]);
  });
});
