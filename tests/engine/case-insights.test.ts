import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/contract/case.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { pieces, sentences } from '../../src/engine/check/parts.ts';
import { writeInsights } from '../../src/engine/insights/insights.ts';
import { RAIN, SALT } from './support/case.ts';
import { ENGLISH, packOf } from './support/run.ts';

const report = (one: Case) =>
  composeCase({
    query: 'Salt winners at Ada get little for a bag.',
    answers: [],
    found: [],
    case: one,
    language: 'en',
    packs: [packOf('GHA')],
    passages: [RAIN],
    model: 'a model',
    version: 'test',
  }).content;
const insightsOf = (one: Case) => writeInsights(report(one), [packOf('GHA')], ENGLISH);
const plain = (sentence: string) => sentence.toLowerCase().replace(/\[\d+\]|[^\p{L}\p{N}]+/gu, '');

describe('insights of a report that was written for the founder’s own words', () => {
  test('[issue 20] are at least five, of what the case holds', () => {
    const insights = insightsOf(SALT);
    expect(Object.values(insights).flat().length).toBeGreaterThanOrEqual(5);
    expect(insights).toMatchObject({
      important_questions_industry_geography: [
        'What do buyers in Kumasi pay?',
        'Who could tell you whether it is so where you are that the price is set by the association?',
      ],
      emerging_key_insights: [
        'Of the two things that are known, none rests on something published and one on your own numbers alone.',
      ],
      leverage_points: [
        '*Store the salt under mats:* there is room where it falls short, since they leak in heavy rain.',
      ],
      barriers_consumption: ['*Store the salt under mats:* people may stay with it, because mats are cheap.'],
      regulations_policies: [
        '*Legal:* before the first test, for the answer may stop it: is tax due on salt at the market?',
      ],
      recommended_research_areas: [
        'Look for anything published on this cause: the trader has the only lorry.',
        '*Economic:* nothing published stands behind this yet: how does the price move over the energy of a season?',
      ],
    });
    expect(insights.key_questions_for_founders).toContain(
      'What is it with you: share of bags that spoil? The sum “lost in a week” rests on our guess.',
    );
    expect(insights.desirability_analysis[0]).toContain('“traders from Kumasi” as those who would pay');
    expect(insights.key_stakeholders_institutions).toEqual([
      'Coastal Institute has published on it [1]: ask who there knows your place.',
      expect.stringMatching(/^Ghana Revenue Authority .*, the office for tax\.$/),
    ]);
  });

  test('[issue 20] say no sentence that the report says, none twice, and leave no mark', () => {
    const told = new Set(
      pieces(report(SALT))
        .flatMap((piece) => piece.split(' · '))
        .flatMap(sentences)
        .map(plain),
    );
    const own = Object.values(insightsOf(SALT)).flat().flatMap(sentences).map(plain);
    for (const sentence of own) expect(told.has(sentence), sentence).toBe(false);
    expect(new Set(own).size).toBe(own.length);
    expect(Object.values(insightsOf(SALT)).flat().join('\n')).not.toMatch(/[{}]|undefined/);
  });

  test('ask only for what nobody told', () => {
    const silent = { ...SALT.reading, people: '', payer: '', figures: [] };
    const asked = insightsOf({ ...SALT, reading: silent, advice: { ...SALT.advice, sums: [], facts: [] } });
    expect(asked.key_questions_for_founders.join()).toMatch(/We read no people.*We read no payer.*We read no number/);
    expect(asked.desirability_analysis).toEqual([]);
    expect(insightsOf(SALT).key_questions_for_founders.join()).not.toMatch(/We read no (?:people|payer|number)/);
  });
});
