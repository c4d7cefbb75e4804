import { describe, expect, test } from 'vitest';
import type { Claim } from '../../src/engine/claims/types.ts';
import { asText, type Finished, research, spoken } from './support/run.ts';

const gramsOf = (text: string, n = 8): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}%$’]+/gu) ?? [];
  return new Set(words.slice(0, Math.max(0, words.length - n + 1)).map((_, i) => words.slice(i, i + n).join(' ')));
};

const CONTENT_TYPES: readonly Claim['type'][] = ['fact', 'calc', 'inference'];

/** Share of the first report's 8-word runs that the second holds too. */
function overlap(a: Finished, b: Finished): number {
  const one = gramsOf(spoken(a, CONTENT_TYPES));
  const two = gramsOf(spoken(b, CONTENT_TYPES));
  return [...one].filter((g) => two.has(g)).length / Math.max(1, one.size);
}

const tomatoesGhana = research(
  'Tomato traders in Kumasi lose a third of each load because crates crush. 400 cedis a crate, 60 crates a trip.',
);
const onionsKenya = research(
  'Onion traders in Nakuru lose a fifth of each truck because trucks wait for days at the weighbridge.',
);
const grainGhana = research('Maize farmers in Tamale lose stored grain to weevils and mould before the lean season.');
const clinicsGhana = research('Clinics in Tamale run out of malaria medicines and patients go home untreated.');
const feesMalawi = research(
  'Private schools in Lilongwe cannot collect school fees on time because parents earn day by day.',
);
const loansNigeria = research(
  'Market women in Kano cannot get working capital to restock their stalls; lenders ask for land titles.',
);
const powerZambia = research('Tailors in Lusaka lose orders because power cuts stop their machines every day.');

describe('reports for different problems read differently', () => {
  test.each([
    ['tomatoes in Ghana, fees in Malawi', tomatoesGhana, feesMalawi],
    ['tomatoes in Ghana, loans in Nigeria', tomatoesGhana, loansNigeria],
    ['clinics in Ghana, power in Zambia', clinicsGhana, powerZambia],
    ['loans in Nigeria, fees in Malawi', loansNigeria, feesMalawi],
    ['grain in Ghana, power in Zambia', grainGhana, powerZambia],
  ])('unrelated: %s', (_, a, b) => {
    expect(overlap(a, b)).toBeLessThanOrEqual(0.05);
    expect(overlap(b, a)).toBeLessThanOrEqual(0.05);
  });

  test.each([
    ['tomatoes and grain', tomatoesGhana, grainGhana],
    ['tomatoes and clinics', tomatoesGhana, clinicsGhana],
  ])('same country, other problem: %s', (_, a, b) => {
    expect(overlap(a, b)).toBeLessThanOrEqual(0.2);
  });

  test('same kind of problem, other country', () => {
    expect(overlap(tomatoesGhana, onionsKenya)).toBeLessThanOrEqual(0.5);
  });

  test('words of method that recur elsewhere stay under fifteen per cent', () => {
    const reports = [tomatoesGhana, clinicsGhana, feesMalawi, loansNigeria, powerZambia];
    for (const report of reports) {
      const others = new Set(reports.filter((r) => r !== report).flatMap((r) => [...gramsOf(asText(r.content))]));
      const words = report.content.recommendations.toLowerCase().match(/[\p{L}\p{N}%$’]+/gu) ?? [];
      const recurring = new Set<number>();
      for (let i = 0; i + 8 <= words.length; i++)
        if (others.has(words.slice(i, i + 8).join(' '))) for (let k = 0; k < 8; k++) recurring.add(i + k);
      const total = (asText(report.content).split('### Calculations')[0] ?? '').split(/\s+/).length;
      expect(recurring.size / total, report.content.title).toBeLessThanOrEqual(0.15);
    }
  });
});
