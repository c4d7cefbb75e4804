import { describe, expect, test } from 'vitest';
import { writeInsights } from '../../src/engine/insights/insights.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { ENGLISH, type Finished, lineOf, research } from './support/run.ts';

const insightsOf = (finished: Finished) => writeInsights(finished.content, finished.packs, ENGLISH);
const TOMATOES = research(GHANA_TOMATOES, GHANA_ANSWERS);

describe('insights', () => {
  test('have nine fields of two lines or more, none said twice, no slot left', () => {
    const others = ['healthcare.stock-outs', 'education.missing-books', 'fintech.working-capital'].map((id) =>
      research('We see this trouble here in Kisumu, Kenya.', { nearest: lineOf(id) }),
    );
    for (const finished of [TOMATOES, ...others]) {
      const fields = Object.entries(insightsOf(finished));
      expect(fields).toHaveLength(9);
      const all = fields.flatMap(([, lines]) => lines);
      for (const [field, lines] of fields)
        expect(lines.length, `${finished.content.title} ${field}`).toBeGreaterThanOrEqual(2);
      expect(new Set(all).size, finished.content.title).toBe(all.length);
      expect(all.join('\n')).not.toMatch(/\{|\}|undefined|NaN/);
    }
  });

  test('cite what the report cites under its numbers, and name the publisher of the rest', () => {
    const text = Object.values(insightsOf(TOMATOES)).flat().join('\n');
    const numbers = new Set(TOMATOES.content.sources.map((s) => s.number));
    const cited = [...text.matchAll(/\[(\d+)\]/g)].map((m) => Number(m[1]));
    expect(cited.length).toBeGreaterThan(5);
    for (const n of cited) expect(numbers).toContain(n);
    // Every sentence with a dated figure says where it comes from.
    for (const sentence of text.split(/(?<=[.?]) (?=[A-Z*])|\n/))
      if (/ in (?:19|20)\d\d/.test(sentence))
        expect(sentence).toMatch(/\[\d+\]|\((?:World Bank|CIA|ILO|UNDP|UN |Our World|UNESCO)/);
  });

  test('say whose word a figure is, and what is not found', () => {
    const { emerging_key_insights, regulations_policies, desirability_analysis } = insightsOf(TOMATOES);
    expect(emerging_key_insights.join()).toContain('what you gave us');
    expect(regulations_policies.join()).toMatch(/to find out|No text of law/);
    expect(desirability_analysis[0]).toMatch(/^Evidence so far/);
  });

  test('are the same for the same report', () => {
    expect(insightsOf(TOMATOES)).toEqual(insightsOf(TOMATOES));
  });
});
