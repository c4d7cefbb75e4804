import { describe, expect, it } from 'vitest';
import type { ReportListItem } from '../../src/contract/report.ts';
import { type HistoryQuery, isListed } from '../../src/domain/history-query.ts';
import { id, item } from '../support/account-db.ts';

const REPORT: ReportListItem = {
  ...item(1),
  title: 'Côte d’Ivoire: lost crates',
  summary: 'Traders lose a third.',
  category: 'Agriculture',
  tags: ['tomatoes', 'transport'],
  createdAt: '2026-03-05T23:59:59.000Z',
  isPinned: false,
};
const isShown = (query: HistoryQuery, changes: Partial<ReportListItem> = {}) =>
  isListed({ ...REPORT, ...changes }, query);

/** As the server narrows it (`server/services/report-list.ts`). */
describe('the history on this device', () => {
  it.each([
    [{ from: '2026-03-05' }, true],
    [{ from: '2026-03-06' }, false],
    [{ to: '2026-03-05' }, true],
    [{ to: '2026-03-04' }, false],
    [{ from: '2026-03-05', to: '2026-03-05' }, true],
  ])('of the days %j, both counted whole, holds a report of 5 March: %s', (dateRange, shown) => {
    expect(isShown({ filters: { dateRange } })).toBe(shown);
  });

  it.each([
    [{ categories: ['Energy', 'Agriculture'] }, true],
    [{ categories: ['Energy'] }, false],
    [{ categories: [] }, true],
    [{ tags: ['milk', 'transport'] }, true],
    [{ tags: ['milk'] }, false],
    [{ onlyPinned: true }, false],
    [{ onlyPinned: false }, true],
  ])('by %j: %s', (filters, shown) => {
    expect(isShown({ filters })).toBe(shown);
  });

  it('holds what is pinned where only that is asked for', () => {
    expect(isShown({ filters: { onlyPinned: true } }, { isPinned: true })).toBe(true);
  });

  it.each([
    ['cote crat', true],
    ['CRATES third', true],
    ['rates', false],
    ['rates third', false],
    ['crates milk', false],
    ['agri', true],
    ['transp', true],
    ['!!!', false],
    ['  ', true],
  ])('by the words %j, each the beginning of one of its own: %s', (text, shown) => {
    expect(isShown({ text })).toBe(shown);
  });

  it('by words that the server found in the whole report, and by filters all the same', () => {
    expect(isShown({ text: 'milk', found: [id(1)] })).toBe(true);
    expect(isShown({ text: 'milk', found: [id(2)] })).toBe(false);
    expect(isShown({ text: 'milk', found: [id(1)], filters: { tags: ['milk'] } })).toBe(false);
  });
});
