import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/contract/case.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { pieces, sentences } from '../../src/engine/check/parts.ts';
import { writeInsights } from '../../src/engine/insights/insights.ts';
import type { Passage } from '../../src/engine/types.ts';
import { ENGLISH, packOf } from './support/run.ts';

const SALT: Case = {
  reading: {
    language: 'en',
    countries: ['GHA'],
    place: 'Ada',
    people: 'salt winners at the lagoon',
    payer: 'traders from Kumasi',
    thing: 'salt',
    idea: '',
    cause: '',
    evidence: { rung: 'desk', quote: '' },
    figures: [{ id: 'f1', words: '40 bags', about: 'bags a week', value: 40 }],
    outcome: null,
  },
  problem: {
    heading: 'What a bag of salt brings at Ada',
    problem: 'Salt winners at Ada sell each bag for what the trader offers.',
    chain: ['Money passes from the trader to the winner on the shore.'],
    causes: [
      { text: 'The trader has the only lorry.', sign: 'Winners with a lorry sell for as little.' },
      { text: 'Rain spoils salt that waits {p1}.', sign: 'Covered salt is sold as cheaply.' },
    ],
    instead: [{ what: 'Store the salt under mats', draw: 'Mats are cheap', limit: 'They leak in heavy rain' }],
  },
  doubts: {
    want: 'They may need the cash the same day.',
    pay: 'The gain on a bag may be small.',
    can: 'A lorry can be hired.',
    breakers: ['The price is set by the association.'],
    around: [
      { factor: 'Legal', ask: 'Is tax due on salt at the market?', so: 'Without leave there is no trade.' },
      {
        factor: 'Economic',
        ask: 'How does the price move over the energy of a season?',
        so: 'Plan for the low months.',
      },
    ],
  },
  field: {
    unknowns: ['How many bags spoil?', 'Who sets the price?', 'Who owns the lorries?', 'What do buyers in Kumasi pay?'],
    interview: ['Tell me about the last bag.', 'Who came to buy it?', 'What did you do with the money?'],
    where: 'At the shore in the morning.',
    tests: [
      {
        name: 'Ten bags',
        hypothesis: 'Ten bags fetch more in Kumasi.',
        method: 'Send {n:10} bags.',
        metric: 'price a bag.',
        threshold: 'a third more.',
        stop: 'the first {n:5} fetch no more.',
        days: 7,
        usd: 80,
      },
    ],
    end: 'buyers in Kumasi pay no more.',
  },
  advice: {
    sums: [
      {
        id: 's1',
        label: 'lost in a week',
        expression: 'bags * share',
        unit: 'bags',
        inputs: [
          { name: 'bags', label: 'bags a week', figure: 'f1', guess: null, unit: 'bags' },
          { name: 'share', label: 'Share of bags that spoil', figure: null, guess: [0.1, 0.2, 0.3], unit: '' },
        ],
      },
    ],
    reasons: ['Nobody was asked yet.'],
    facts: ['You win {f1} a week.', 'Salt dissolves in rain.'],
    idea: '',
    next: ['Ask three winners.'],
  },
};

const RAIN: Passage = {
  id: 'p1',
  title: 'Salt and rain on the coast',
  url: 'https://example.org/salt',
  publisher: 'Coastal Institute',
  licence: '',
  quote: 'Rain dissolves a part of the salt that waits on the shore.',
  place: 'page 4',
  published: '2022',
  kind: 'academic',
  language: 'en',
  country: 'GHA',
  seen_at: '2026-11-20T00:00:00.000Z',
};

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
