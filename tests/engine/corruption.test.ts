import { describe, expect, test } from 'vitest';
import type { ReportContent } from '../../src/contract/report.ts';
import { WRITTEN_PARTS } from '../../src/contract/written-parts.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { type Finished, lineOf, research } from './support/run.ts';

const REPORTS = [
  research(GHANA_TOMATOES, GHANA_ANSWERS),
  ...[
    'agriculture.storage-loss',
    'fintech.working-capital',
    'healthcare.stock-outs',
    'education.missing-books',
    // These tell public figures.
    'energy.no-line',
    'energy.charcoal-cost',
    'employment.silent-applications',
    'fintech.agent-float',
  ].map((id) =>
    research('We see this trouble here in Tanzania.', {
      nearest: lineOf(id),
      seen: 'I counted 12 cases in 3 weeks; each costs about 450 shillings.',
    }),
  ),
];

const caught = ({ claims, packs }: Finished, content: ReportContent): boolean =>
  checkReport(content, claims, packs).some((c) => !c.ok);

/** Applies a change at every place of every section where it fits, one at a time. */
function* corruptions(
  pattern: RegExp,
  change: (found: string) => string,
): Generator<readonly [Finished, ReportContent, string]> {
  for (const finished of REPORTS) {
    for (const section of WRITTEN_PARTS) {
      for (const m of finished.content[section].matchAll(pattern)) {
        const text = finished.content[section];
        const changed = text.slice(0, m.index) + change(m[0]) + text.slice(m.index + m[0].length);
        if (changed !== text)
          yield [
            finished,
            { ...finished.content, [section]: changed },
            `${section}: ${text.slice(Math.max(0, m.index - 40), m.index + 40)}`,
          ];
      }
    }
  }
}

function share(pattern: RegExp, change: (found: string) => string): { share: number; missed: string[]; tried: number } {
  let tried = 0;
  const missed: string[] = [];
  for (const [finished, content, where] of corruptions(pattern, change)) {
    tried += 1;
    if (!caught(finished, content)) missed.push(where);
  }
  return { share: 1 - missed.length / tried, missed, tried };
}

describe('planted faults are caught', () => {
  test('untouched reports pass', () => {
    for (const finished of REPORTS) expect(caught(finished, finished.content)).toBe(false);
  });

  test.each([
    ['a year', / in (?:19|20)\d\d(?= ?[,[])/g, (s: string) => s.replace(/\d$/, (d) => String((Number(d) + 1) % 10))],
    [
      'a digit of a cited percentage',
      /\d+(?:\.\d+)?%(?= of )/g,
      (s: string) => s.replace(/^\d/, (d) => String(((Number(d) + 3) % 9) + 1)),
    ],
    ['a digit before a cited percentage', /\d+(?:\.\d+)?%(?= of )/g, (s: string) => `1${s}`],
    ['a unit', /\d%(?= of )/g, (s: string) => s.replace('%', ' per 1,000')],
    [
      'a sum',
      /\d[\d,]*(?= (?:cedis|shillings))/g,
      (s: string) => s.replace(/\d$/, (d) => String((Number(d) + 7) % 10)),
    ],
    ['a currency', /(?<=\d )(?:cedis|shillings)(?=[^[]{0,40}\[)/g, () => 'naira'],
    ['a country beside a figure', /(?<=% of (?:\w+ ){1,4}in )(?:Ghana|Tanzania)/g, () => 'Kenya'],
    // Two tests may cost the same: one cost cited for the other reads as true.
    ['a citation', /(?<!\*Cost:\* about [^[]{0,40})\[\d+\]/g, (s: string) => `[${(Number(s.slice(1, -1)) % 12) + 1}]`],
    ['a citation that leads nowhere', /\[\d+\]/g, () => '[99]'],
  ])('%s', (_, pattern, change) => {
    const { share: found, missed, tried } = share(pattern, change);
    expect(tried).toBeGreaterThan(1);
    expect(found, missed.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  test('a count called a percentage', () => {
    const [tomatoes] = REPORTS;
    const text = tomatoes?.content.industry_analysis ?? '';
    const changed = text.replace(/(?<=season of )16(?= weeks)/, '16%');
    expect(changed).not.toBe(text);
    expect(tomatoes && caught(tomatoes, { ...tomatoes.content, industry_analysis: changed })).toBe(true);
  });

  test.each(['source_title', 'source_url', 'publisher', 'year', 'licence', 'limits'] as const)(
    'a source with another %s',
    (field) => {
      for (const finished of REPORTS) {
        for (const [i, source] of finished.content.sources.entries()) {
          if (source.kind !== 'stat') continue;
          const sources = finished.content.sources.map((s, k) => (k === i ? { ...s, [field]: `${s[field]}x` } : s));
          expect(caught(finished, { ...finished.content, sources }), `${field} of ${source.source_title}`).toBe(true);
        }
      }
    },
  );

  test('a calculation that does not recompute', () => {
    for (const finished of REPORTS) {
      for (const [i, calc] of finished.content.metadata.calcs.entries()) {
        const calcs = finished.content.metadata.calcs.map((c, k) => (k === i ? { ...c, base: calc.base * 1.1 } : c));
        expect(
          caught(finished, { ...finished.content, metadata: { ...finished.content.metadata, calcs } }),
          calc.id,
        ).toBe(true);
      }
    }
  });
});
