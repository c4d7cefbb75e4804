import { describe, expect, it } from 'vitest';
import { analyse, frequencyOf, topOf } from '../../src/domain/analytics.ts';
import { viewsPerReport } from '../../src/domain/views-per-report.ts';
import { item } from '../support/account-db.ts';

const NOW = Date.parse('2026-03-31T23:30:00Z');
const made = (n: number, createdAt: string, viewCount = 0, category = 'Retail') =>
  item(n, { createdAt, viewCount, category });

describe('report analytics', () => {
  it('counts whole days, today and the first of the range among them', () => {
    const reports = [
      made(1, '2026-03-31T00:00:00.000Z'),
      made(2, '2026-03-25T00:00:00.000Z'),
      made(3, '2026-03-24T23:59:59.999Z'),
    ];
    expect(analyse(reports, 'week', NOW)).toMatchObject({ totalReports: 2, averageReportsPerWeek: 2 });
    expect(analyse(reports, 'month', NOW).totalReports).toBe(3);
  });

  it('averages over the time there were reports: a week at least, the whole range at most', () => {
    const first = made(1, '2026-03-31T23:00:00.000Z');
    expect(analyse([first], 'month', NOW).averageReportsPerWeek).toBe(1);
    const fortnight = [first, made(2, '2026-03-17T23:30:00.000Z')];
    expect(analyse(fortnight, 'quarter', NOW).averageReportsPerWeek).toBe(1);
    const older = [first, made(2, '2025-01-01T00:00:00.000Z')];
    expect(analyse(older, 'month', NOW).averageReportsPerWeek).toBeCloseTo(7 / 30);
  });

  it('[readings: starter kits] counts kits apart', () => {
    const at = '2026-03-31T00:00:00.000Z';
    const kit = item(2, { createdAt: at, viewCount: 5, kind: 'starter_kit' });
    const told = analyse([made(1, at), kit], 'week', NOW);
    expect(told).toMatchObject({
      totalReports: 1,
      totalKits: 1,
      totalViews: 0,
      averageReportsPerWeek: 1,
      viewPatterns: [],
    });
    expect(told.topCategories).toEqual([{ name: 'Retail', count: 1 }]);
    expect(told.creationFrequency.at(-1)).toEqual({ date: '2026-03-31', count: 1 });
  });

  it('leaves no day out of the series', () => {
    const days = frequencyOf([made(1, '2026-03-30T10:00:00.000Z'), made(2, '2026-03-30T11:00:00.000Z')], 3, NOW);
    expect(days).toEqual([
      { date: '2026-03-29', count: 0 },
      { date: '2026-03-30', count: 2 },
      { date: '2026-03-31', count: 0 },
    ]);
  });

  it('puts the commonest first, and those alike by name', () => {
    expect(topOf(['b', 'a', 'c', 'c', ''])).toEqual([
      { name: 'c', count: 2 },
      { name: 'a', count: 1 },
      { name: 'b', count: 1 },
      { name: 'Not named', count: 1 },
    ]);
    expect(topOf(['a', 'b', 'c'], 2)).toHaveLength(2);
    expect(topOf(['', ''])).toEqual([{ name: 'Not named', count: 2 }]);
  });

  it('takes the industry the research found, where it was noted', () => {
    const reports = [item(1, { createdAt: '2026-03-31T00:00:00.000Z', category: 'Mine', industry: 'Fintech' })];
    const { topCategories, topIndustries } = analyse(reports, 'week', NOW);
    expect([topCategories[0]?.name, topIndustries[0]?.name]).toEqual(['Mine', 'Fintech']);
    expect(analyse([made(1, '2026-03-31T00:00:00.000Z')], 'week', NOW).topIndustries[0]?.name).toBe('Retail');
  });

  it('lists the ten most viewed, the most viewed first, and those alike by their id', () => {
    const at = '2026-03-31T00:00:00.000Z';
    const reports = [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => made(n, at, n === 11 ? 9 : 4));
    const order = analyse(reports, 'week', NOW).viewPatterns.map(({ id }) => id);
    expect(order).toEqual([11, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => item(n).id));
  });

  it('says how often reports are revisited only where views exceed reports', () => {
    const at = '2026-03-31T00:00:00.000Z';
    expect(viewsPerReport(analyse([made(1, at, 1)], 'week', NOW))).toBeNull();
    expect(viewsPerReport(analyse([made(1, at, 4), made(2, at, 1)], 'week', NOW))).toBe('2.5');
    expect(viewsPerReport(analyse([], 'week', NOW))).toBeNull();
    expect(analyse([made(1, at, 4), made(2, at, 1), made(3, at)], 'week', NOW).viewPatterns).toMatchObject([
      { views: 4 },
      { views: 1 },
    ]);
  });
});
