import { describe, expect, test } from 'vitest';
import { packsToRefine, refine } from '../../src/engine/refiner/refine.ts';
import { reword } from '../../src/engine/refiner/variants.ts';
import { packOf } from './support/run.ts';

const refined = (idea: string, basic = false) => {
  const result = refine(idea, packsToRefine(idea).map(packOf), basic);
  if (result.kind !== 'refined') throw new Error(result.reason);
  return result.results;
};

const IDEAS = [
  'An app where people in Douala can book a trusted plumber or electrician and pay with mobile money',
  'Je veux aider les jeunes de mon quartier à trouver du travail',
  'I want to build a marketplace for tomato farmers in Ghana to sell direct',
  'solar fridge',
  'Online delivery for shops in Kampala',
  'Help widows in Malawi to keep their land',
  'A platform for school fees in small parts in Senegal',
];

describe('refining', () => {
  test.each(IDEAS)('%s: five different problems without the remedy, each with what it assumes', (idea) => {
    const results = refined(idea);
    expect(results).toHaveLength(5);
    expect(new Set(results.map((r) => r.statement)).size).toBe(5);
    expect(
      new Set(results.map((r) => `${r.stakeholder} ${r.statement.split(' because ')[1] ?? ''}`)).size,
    ).toBeGreaterThanOrEqual(4);
    for (const { statement, assumptions, overall_score, score_reasons } of results) {
      expect(statement).toMatch(/^\p{Lu}.*\.$/u);
      expect(statement).not.toMatch(/\{|\}|\bapp\b|\bplatform\b|marketplace|undefined/);
      expect(assumptions.length).toBeGreaterThanOrEqual(2);
      expect(assumptions.join()).not.toMatch(/\{|\}|undefined/);
      const points = score_reasons.map((r) => Number(/ (\d+) of /.exec(r)?.[1]));
      expect(points.reduce((a, b) => a + b, 0)).toBe(overall_score);
    }
    expect(results.map((r) => r.overall_score)).toEqual(results.map((r) => r.overall_score).sort((a, b) => b - a));
  });

  test('what is known raises the score, and only that', () => {
    const idea = 'Tailors in Lusaka lose orders';
    const best = (text: string) => refined(text)[0]?.overall_score ?? 0;
    const more = best(
      `${idea} because power cuts stop the machines, three times a week. Customers pay. I asked 12 tailors.`,
    );
    expect(more).toBeGreaterThan(best(idea));
    expect(best('Tailors lose orders')).toBeLessThan(best(idea));
    expect(best(`A beautiful, innovative, scalable idea: ${idea}`)).toBe(best(idea));
  });

  test('whom an idea would book or hire is not the one who suffers', () => {
    expect(
      refined(IDEAS[0] ?? '').every(
        (r) => !/^(?:Plumbers|Electricians) /.test(r.statement) || r.stakeholder !== 'plumbers',
      ),
    ).toBe(true);
  });

  test('without a country it names none, and no figure', () => {
    for (const { statement, assumptions } of refined('Help young people to find work')) {
      expect(statement).toContain('your area');
      expect(`${statement} ${assumptions.join()}`).not.toMatch(/\d/);
    }
  });

  test('in its basic form three', () => {
    expect(refined(IDEAS[2] ?? '', true)).toHaveLength(3);
  });

  test.each(['', '???', 'I will sell forged certificates to graduates'])('refuses %j', (idea) => {
    expect(refine(idea, []).kind).toBe('refused');
  });
});

test('whoever asks in French is told in French that the answer is in English', () => {
  const said = (idea: string) => {
    const result = refine(idea, []);
    return result.kind === 'refined' ? result.title : '';
  };
  expect(said('Les parents paient les frais de scolarité en retard dans les écoles privées de Thiès.')).toMatch(
    /réponse en anglais/,
  );
  expect(said('Parents pay school fees late in Thiès.')).not.toMatch(/anglais/);
});

describe('rewordings', () => {
  test.each(IDEAS)('%s: other scopes, each with what changes', (idea) => {
    const result = reword(idea, packsToRefine(idea).map(packOf));
    if (result.kind !== 'reworded') throw new Error(result.reason);
    expect(result.variants.length).toBeGreaterThanOrEqual(3);
    expect(new Set(result.variants.map((v) => v.scope)).size).toBe(result.variants.length);
    for (const v of result.variants) expect(`${v.statement} ${v.scope} ${v.changed}`).not.toMatch(/\{|\}|undefined/);
  });
});

test('nobody is said to have been named by the founder who was not', () => {
  for (const idea of IDEAS)
    for (const { score_reasons } of refined(idea)) {
      const named = /^Who suffers 15 of 15: you named (.+)$/.exec(score_reasons[0] ?? '')?.[1];
      if (named === undefined) continue;
      const [last = ''] = named.split(' ').slice(-1);
      expect(`${idea} jeunes young people`.toLowerCase()).toContain(last.slice(0, 4).toLowerCase());
    }
});
