import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReport } from '../../src/engine/check/report.ts';
import { domain, finish, research } from './support/run.ts';

const WORDS = [
  'farmers',
  'nurses',
  'pupils',
  'lose',
  'maize',
  'milk',
  'loans',
  'because',
  'Kampala',
  'Lagos',
  'Dakar',
  '30%',
  '400 naira',
  'every day',
  'trucks',
  'wait',
  'clinic',
  'power cuts',
  'teacher',
  'a third',
  '<b>',
  '[1]',
  '{{x}}',
  '"',
  '|',
  'perte',
  'des',
  'les',
  '2,000',
  'US$50',
  'who',
  'pay',
  '…',
  '\n',
  'mobile money',
  'fees',
  'plastic',
  'water',
  'and',
  'the',
];
const salad = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 60 }).map((w) => w.join(' '));
const anything = fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 200 }), salad);

describe('any text at all', () => {
  test('never throws in the domain step, up to 20,000 characters', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          anything.map((t) => t.repeat(50).slice(0, 20_000)),
        ),
        (query) => {
          expect(['ask', 'done', 'refuse']).toContain(domain(query).kind);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  test('ends in a refusal, a kit, or a report that passes every check', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(salad, fc.array(anything, { maxLength: 5 }), (query, answers) => {
        const [where = '', payer = '', seen = '', number = ''] = answers;
        const given = { where, payer, seen, number };
        if (domain(query, given).kind === 'refuse') return;
        if (finish(query, given).content.metadata.kind === 'starter_kit') return;
        const { content, claims, packs } = research(query, given);
        expect(checkReport(content, claims, packs).filter((c) => !c.ok)).toEqual([]);
        const prose = [
          content.title,
          content.executive_summary,
          content.summary,
          content.industry_analysis,
          content.recommendations,
        ].join('\n');
        expect(prose).not.toMatch(/<\/?[a-z]/i);
      }),
      { numRuns: 80, seed: 11 },
    );
  });

  test('same text, same result', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(salad, (query) => {
        const run = () => JSON.stringify(domain(query, {}));
        expect(run()).toBe(run());
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});
