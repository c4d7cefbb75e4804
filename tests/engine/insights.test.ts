import { describe, expect, test } from 'vitest';
import { pieces, sentences } from '../../src/engine/check/parts.ts';
import { writeInsights } from '../../src/engine/insights/insights.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { ENGLISH, type Finished, lineOf, research } from './support/run.ts';

const insightsOf = (finished: Finished) => writeInsights(finished.content, finished.packs, ENGLISH);
const TOMATOES = research(GHANA_TOMATOES, GHANA_ANSWERS);

const REPORTS = [
  TOMATOES,
  ...[
    ['healthcare.stock-outs', 'Kisumu, Kenya'],
    ['education.missing-books', 'Lilongwe, Malawi'],
    ['fintech.working-capital', 'Abidjan, Côte d’Ivoire'],
    ['insurance.card-refused', 'N’Djamena, Chad'],
    ['transport.fuel-bill', 'Kampala, Uganda'],
  ].map(([id = '', place]) => research(`We see this trouble here in ${place}.`, { nearest: lineOf(id) })),
];
/** A sentence without its marks, so that a bullet, a number or an emphasis makes no difference. */
const plain = (sentence: string) => sentence.toLowerCase().replace(/\[\d+\]|[^\p{L}\p{N}]+/gu, '');

describe('insights', () => {
  test('[issue 20] say no sentence that the report says, and none twice', () => {
    for (const finished of REPORTS) {
      const { title } = finished.content;
      const told = new Set(
        pieces(finished.content)
          .flatMap((piece) => piece.split(' · '))
          .flatMap(sentences)
          .map(plain),
      );
      const own = Object.values(insightsOf(finished)).flat().flatMap(sentences).map(plain);
      for (const sentence of own) expect(told.has(sentence), `${title}: ${sentence}`).toBe(false);
      expect(new Set(own).size, title).toBe(own.length);
    }
  });

  test('[issue 20] hold questions, leverage points, barriers, people, and what to count, of this very problem', () => {
    for (const finished of REPORTS) {
      const fields = insightsOf(finished);
      const { title } = finished.content;
      for (const field of [
        'important_questions_industry_geography',
        'leverage_points',
        'barriers_consumption',
        'key_stakeholders_institutions',
        'recommended_research_areas',
      ] as const)
        expect(fields[field].length, `${title} ${field}`).toBeGreaterThanOrEqual(2);
      expect(Object.values(fields).flat().join('\n')).not.toMatch(/\{|\}|undefined|NaN/);
      const others = new Set(REPORTS.filter((r) => r !== finished).flatMap((r) => Object.values(insightsOf(r)).flat()));
      for (const line of Object.values(fields).flat()) expect(others.has(line), line).toBe(false);
    }
  });

  test('tell how a country stands among the ten of like income from seven on one side on', () => {
    const { content, packs } = research('We see this trouble here in Kisumu, Kenya.', {
      nearest: lineOf('agriculture.sour-milk'),
    });
    const told = (peers: number) => {
      const isSo = packs.map((pack) => ({ ...pack, indicators: pack.indicators.map((one) => ({ ...one, peers })) }));
      return writeInsights(content, isSo, ENGLISH).emerging_key_insights.join('\n');
    };
    expect(told(700)).toContain('nearest in income, seven stand lower.');
    expect(told(300)).toContain('nearest in income, seven stand higher.');
    expect(told(600) + told(400)).toBe('');
  });

  test('[issue 20] name an office only where one is on record with its address, and say which are not', () => {
    for (const finished of REPORTS) {
      const { key_stakeholders_institutions, regulations_policies } = insightsOf(finished);
      const names = finished.packs.flatMap(({ institutions }) => institutions.map(({ name }) => name));
      for (const line of key_stakeholders_institutions.filter((text) => text.includes(', the office for ')))
        expect(
          names.some((name) => line.startsWith(name)),
          line,
        ).toBe(true);
      for (const line of regulations_policies)
        expect(line).toMatch(/^We hold no address of the office for .*\. Whoever is licensed already knows it: .*\?$/);
    }
  });

  test('cite what the report cites under its numbers, and tell no dated figure beside', () => {
    const all = REPORTS.flatMap((finished) => {
      const text = Object.values(insightsOf(finished)).flat().join('\n');
      expect(text).not.toMatch(/\b(?:19|20)\d\d\b/);
      const numbers = finished.content.sources.map((source) => source.number);
      const cited = [...text.matchAll(/\[(\d+)\]/g)].map((m) => Number(m[1]));
      expect(numbers).toEqual(expect.arrayContaining(cited));
      return cited;
    });
    expect(all.length).toBeGreaterThan(5);
  });

  test('[issue 20] of a playbook that was tapped, which may be near only, are said to be the playbook’s', () => {
    const [, tapped] = REPORTS;
    if (!tapped) throw new Error('No report');
    const fields = insightsOf(tapped);
    const told = [
      fields.important_questions_industry_geography,
      fields.leverage_points,
      fields.barriers_consumption,
      fields.desirability_analysis,
    ];
    // Said once where a list begins, and not before each of its lines.
    for (const [first, ...others] of told) {
      if (first) expect(first).toMatch(/^\*As our playbook tells it:\* /);
      expect(others.join()).not.toContain('As our playbook tells it');
    }
    // What their own words can be read as is asked of nobody who only tapped a line.
    expect(fields.key_questions_for_founders).toEqual([]);
    const own = research(
      'Traders in Kumasi, Ghana lose tomatoes: crates crush the fruit at the bottom of the lorry, it arrives bruised and rots, and the buyer pays less for damaged crates of tomatoes.',
      {},
    );
    expect(own.content.executive_summary).not.toContain('as our playbook tells it');
    expect(Object.values(insightsOf(own)).flat().join()).not.toContain('As our playbook tells it');
  });

  test('call nobody a payer whom the founder named, where they named none', () => {
    const whomToAsk = (payer: string) =>
      insightsOf(research(GHANA_TOMATOES, { ...GHANA_ANSWERS, payer })).desirability_analysis.join('\n');
    expect(whomToAsk('The port')).toContain('Beside those you named as payers, ask ');
    for (const payer of ['', 'I don’t know']) {
      expect(whomToAsk(payer)).not.toContain('you named');
      expect(whomToAsk(payer)).toMatch(/ lose by it, and .+ may be those who pay: ask /);
    }
  });

  test('are the same for the same report', () => {
    expect(insightsOf(TOMATOES)).toEqual(insightsOf(TOMATOES));
  });
});
