import { expect, it } from 'vitest';
import { isNewVisit, SAME_VISIT_MS } from '../../src/domain/views-per-report.ts';

const at = Date.UTC(2026, 0, 5, 12);
const seen = (ago: number) => new Date(at - ago).toISOString();

it('the first opening is a visit, a reload within half an hour is none, and one after it is', () => {
  expect(isNewVisit(null, at)).toBe(true);
  expect(isNewVisit(seen(1_000), at)).toBe(false);
  expect(isNewVisit(seen(SAME_VISIT_MS - 1), at)).toBe(false);
  expect(isNewVisit(seen(SAME_VISIT_MS), at)).toBe(true);
});
