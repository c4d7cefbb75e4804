import { describe, expect, test } from 'vitest';
import { REPORTS } from '../../bench/chat/reports.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { GENERAL_PACK, INDUSTRY_PACKS } from '../../src/engine/knowledge/packs.ts';
import { asText, research } from './support/run.ts';

const KEYS = ['agents', 'fees', 'guides', 'flood', 'choirs', 'tenants', 'bundles', 'widows', 'riders'];
const REPORT: readonly (readonly [string, ReportContent])[] = KEYS.map((key) => [
  key,
  research(REPORTS[key] ?? '').content,
]);

/** '36,000 kwacha', 'about US$30': the number alone. */
const amountOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

describe.each(REPORT)('%s', (_, content) => {
  const prose = [content.executive_summary, content.summary, content.recommendations, content.industry_analysis].join(
    '\n',
  );

  test('begins its sentences with a capital', () => {
    expect(prose.match(/(?<!e\.g|i\.e)[a-z)]\. [a-z][^\n]{0,30}/g) ?? []).toEqual([]);
  });

  test('shows costs of its tests that add up', () => {
    const each = [...content.recommendations.matchAll(/\*Cost:\* about ([\d,.]+)/g)].map((m) => amountOf(m[1] ?? ''));
    const sum = amountOf(/comes to about ([\d,.]+)/.exec(content.recommendations)?.[1] ?? '');
    expect(each).toHaveLength(3);
    expect(each.reduce((a, b) => a + b, 0)).toBeCloseTo(sum, 1);
  });

  test('has a row for every factor around it', () => {
    const rows = content.tables.find((t) => t.id === 'pestel')?.rows ?? [];
    expect([...new Set(rows.map((r) => r[0]))]).toEqual([
      'Political',
      'Economic',
      'Social',
      'Technological',
      'Environmental',
      'Legal',
    ]);
  });

  test('names an office once in its sources, and says that its address has no date', () => {
    for (const source of content.sources.filter((s) => s.kind === 'institution')) {
      expect(source.publisher).not.toBe(source.source_title);
      expect(source.year).not.toBe('');
    }
  });
});

test('what is counted is named as it is counted', () => {
  const text = asText(research(REPORTS.widows ?? '').content);
  expect(text).toMatch(/for the first 300 couples/);
});

test('little is not nothing', () => {
  expect(asText(research(REPORTS.bundles ?? '').content)).not.toMatch(/had 0 fixed/);
});

test('one figure has one reading', () => {
  const [tenants, hives] = ['tenants', 'hives'].map((key) => asText(research(REPORTS[key] ?? '').content));
  expect(tenants).not.toMatch(/A landlord may get his room back/);
  expect(hives).toMatch(/Dodoma/);
});

test('no figure of an industry speaks of one of its pains alone', () => {
  const NEIGHBOURS = /\bpegs\b|\breed\b|buried someone|\bpeels\b|tree grow tall/;
  const texts = [...INDUSTRY_PACKS, GENERAL_PACK].flatMap((p) => p.indicators.flatMap((u) => [u.high, u.low]));
  expect(texts.filter((t) => NEIGHBOURS.test(t))).toEqual([]);
});
