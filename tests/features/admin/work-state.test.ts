import { describe, expect, it } from 'vitest';
import type { WorkDetail } from '../../../src/contract/admin/monitoring.ts';
import { advice, creditOf, stateOf } from '../../../src/features/admin/monitoring/work-state.ts';

const past = { failed_at: null, step: null, cause: null, reason: null };
const kit = { id: 'a', title: 'A kit', kind: 'starter_kit', created_at: '', in_trash: false };
const work = (change: Partial<WorkDetail>) =>
  ({
    status: 'failed',
    at: '2026-11-21T10:05:00.000Z',
    started_at: '2026-11-21T10:01:00.000Z',
    past_tries: [],
    credit: 'returned',
    credit_week: '2026-11-16',
    report: null,
    ...change,
  }) as WorkDetail;

describe('what is said of the credit of work', () => {
  it.each([
    [{ credit: 'none', credit_week: null }, 'None was taken'],
    [{ status: 'completed', credit: 'taken' }, 'One, of the week from November 16'],
    [{}, 'Given back to the week from November 16 when it failed. Another try takes none.'],
    [{ past_tries: [past] }, 'Given back to the week from November 16 when it failed. Another try takes none.'],
    [
      { status: 'running', past_tries: [past] },
      'Given back to the week from November 16 when it failed. This try takes none.',
    ],
    [
      { status: 'completed', past_tries: [past], report: kit },
      'Given back to the week from November 16 when it failed, and not taken again: what came of it cost nothing.',
    ],
    [{ status: 'completed', report: kit }, 'Given back to the week from November 16: a starter kit costs none.'],
    [{ status: 'cancelled' }, 'Given back to the week from November 16 when the person cancelled it.'],
    [
      { status: 'cancelled', past_tries: [past] },
      'Given back to the week from November 16 when it failed, and not taken again.',
    ],
  ] as const)('%j: %s', (change, words) => {
    expect(creditOf(work(change as Partial<WorkDetail>))).toBe(words);
  });
});

describe('what is true of work', () => {
  const said = (change: Partial<WorkDetail>) => stateOf(work(change)).replace(/\s/g, ' ');
  it('is told with since when', () => {
    expect(said({ status: 'queued' })).toBe('Waiting for its turn since Nov 21, 2026, 10:05 AM');
    expect(said({ status: 'running' })).toBe('Running since Nov 21, 2026, 10:01 AM');
    expect(said({ status: 'running', started_at: null })).toBe('Running since Nov 21, 2026, 10:05 AM');
    expect(said({ status: 'completed' })).toBe('Finished Nov 21, 2026, 10:05 AM');
    expect(said({})).toBe('Failed Nov 21, 2026, 10:05 AM');
    expect(said({ status: 'asleep' })).toBe('asleep, Nov 21, 2026, 10:05 AM');
  });
});

it('a cause says whether another try may help', () => {
  expect(advice('Refused: harm')).toMatch(/another try ends the same/);
  expect(advice('ReportCheckError: no')).toMatch(/another try ends the same until/);
  expect(advice('Error: away')).toMatch(/another try often helps/);
  expect(advice(null)).toMatch(/The worker ended/);
});
