import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ReportContent } from '../../src/contract/report.ts';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { runStep, StepOrderError } from '../../src/engine/research.ts';
import { countryName } from '../../src/engine/understand/places.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES, inCountry, LONG_KENYA, PROBLEMS } from './support/problems.ts';
import { asText, DAY, research } from './support/run.ts';

const COUNTRIES = readdirSync(new URL('../../public/evidence', import.meta.url))
  .filter((f) => /^[A-Z]{3}\.json$/.test(f))
  .map((f) => f.slice(0, 3));

/** Every country meets two or three of the eight problems; `npm run bench:engine` lets each industry meet them all. */
describe('every country, every kind of problem', () => {
  test.each(PROBLEMS.map((problem, i) => [problem, COUNTRIES.filter((_, n) => n % 3 === i % 3)] as const))(
    '%s',
    (problem, countries) => {
      expect(COUNTRIES).toHaveLength(54);
      for (const iso3 of countries) {
        const { content, claims, packs } = research(inCountry(problem, countryName(iso3)));
        expect(content.metadata.countries[0], iso3).toBe(iso3);
        const failed = checkReport(content, claims, packs).filter((c) => !c.ok);
        expect(failed, `${iso3} ${JSON.stringify(failed)}`).toEqual([]);
      }
    },
  );
});

describe('one report', () => {
  const { content, claims } = research(GHANA_TOMATOES, GHANA_ANSWERS);

  test('has the wire shape and fits the budget of a report body', () => {
    expect(v.safeParse(ReportContent, content).success).toBe(true);
    expect(brotliCompressSync(JSON.stringify(content)).length).toBeLessThan(25_000);
  });

  test("is sized from the founder's own numbers", () => {
    const text = asText(content);
    expect(text).toMatch(/4,000 cedis/);
    expect(content.metadata.calcs.find((c) => c.id === 'load')?.base).toBe(24_000);
    expect(content.metadata.calcs.find((c) => c.id === 'loss')).toMatchObject({ low: 2000, base: 4000 });
    expect(content.metadata.calcs.find((c) => c.id === 'route')?.base).toBe(720_000);
  });

  test('holds the facts, unknowns, test and kill line that a founder looks for first', () => {
    for (const part of [
      'The problem.',
      'Verdict: narrow. Confidence: low',
      'Three facts',
      'Three unknowns',
      'First test',
      'What would kill it',
    ]) {
      expect(content.executive_summary).toContain(part);
    }
    expect(content.metadata).toMatchObject({
      verdict: 'narrow',
      confidence: 'low',
      evidence_rung: 'desk',
      hash: '',
      draft: false,
    });
    expect(content.metadata.key_figures).toHaveLength(3);
    expect(content.tables.map((t) => t.id)).toEqual(
      expect.arrayContaining(['calculations', 'pestel', 'sensitivity', 'alternatives', 'scorecard', 'assumptions']),
    );
  });

  test('desk research never says proceed, verified or validated', () => {
    expect(content.metadata.verdict).not.toBe('proceed');
    expect(asText(content)).not.toMatch(/\b(?:verified|validated)\b/i);
  });

  test('every claim is in the report or is a row of a table', () => {
    expect(claims.length).toBeGreaterThan(40);
  });
});

describe('five kinds of input', () => {
  test('one word, all skipped', () => {
    const { content } = research('Tomatoes');
    expect(content.metadata.country_names).toEqual(['Nigeria']);
    expect(content.summary).toMatch(/you did not name one/);
  });

  test('one word, answered', () => {
    const { content } = research('Diabetes', ['Nairobi, Kenya', '', 'patients at public clinics', 'families', '']);
    expect(content.metadata.industry).toBe('healthcare');
    expect(asText(content)).toMatch(/patients at public clinics|patients/);
  });

  test('two thousand characters', () => {
    const { content } = research(LONG_KENYA);
    expect(LONG_KENYA.length).toBeGreaterThan(1900);
    expect(content.metadata.confidence).toBe('medium');
    expect(asText(content)).toMatch(/shillings/);
  });

  test('French is understood and answered in English, the founder quoted in his own words', () => {
    const { content } = research(
      'Les agriculteurs de Korhogo perdent leurs tomates car les caisses sont écrasées et les camions attendent.',
    );
    expect(content.metadata).toMatchObject({ countries: ['CIV'], industry: 'agriculture' });
    expect(content.summary).toContain('agriculteurs');
  });

  test('an industry without a pack keeps its own name', () => {
    const { content } = research('Tailors in Lusaka lose orders because power cuts stop their machines every day.');
    expect(content.metadata.industry_name).toBe('Energy');
  });

  test('no money named: no money invented', () => {
    const { content } = research('Tomato traders in Kumasi lose a third of each load because crates crush.');
    expect(content.metadata.calcs.some((c) => c.id === 'loss' || c.id === 'route')).toBe(false);
    expect(content.industry_analysis).toMatch(/No sum is shown/);
  });

  test('two countries are set side by side', () => {
    const { content } = research(
      'Onion traders between Kenya and Uganda lose a third of each load because crates crush.',
    );
    expect(content.metadata.countries).toEqual(['KEN', 'UGA']);
    expect(content.industry_analysis).toMatch(/Uganda is another case/);
  });
});

test('same inputs, same bytes', () => {
  const once = canonicalText(research(GHANA_TOMATOES, GHANA_ANSWERS).content);
  const again = canonicalText(research(GHANA_TOMATOES, GHANA_ANSWERS).content);
  expect(again).toBe(once);
});

test('steps called out of order fail by name', () => {
  expect(() => runStep('industry', { query: 'x', answers: {}, date: DAY }, {}, [])).toThrow(StepOrderError);
});
