import { describe, expect, test } from 'vitest';
import { packsToRefine, refine } from '../../src/engine/refiner/refine.ts';
import { reword } from '../../src/engine/refiner/variants.ts';
import { ENGLISH, libraryFor, packOf } from './support/run.ts';

const refined = (idea: string, basic = false) => {
  const library = libraryFor(idea);
  const result = refine(idea, packsToRefine(idea, library).map(packOf), library, basic);
  if (result.kind !== 'refined') throw new Error(result.reason);
  return result.results;
};

const IDEA = 'I want to build a marketplace for tomato farmers in Ghana whose crates are crushed on the truck';

describe('refining', () => {
  test('offers the nearest playbooks in their own words, each with what it assumes and why it has its score', () => {
    const results = refined(IDEA);
    expect(results[0]?.statement).toMatch(/tomatoes between the farm and the buyer/);
    expect(new Set(results.map((r) => r.statement)).size).toBe(results.length);
    for (const { statement, assumptions, overall_score, score_reasons } of results) {
      expect(`${statement} ${assumptions.join()}`).not.toMatch(/\{|\}|undefined|marketplace/);
      const points = score_reasons.map((r) => Number(/ (\d+) of /.exec(r)?.[1]));
      expect(points.reduce((a, b) => a + b, 0)).toBe(overall_score);
    }
    expect(results.map((r) => r.overall_score)).toEqual(results.map((r) => r.overall_score).sort((a, b) => b - a));
  });

  test('scores differ with what is told', () => {
    const bare = refined('tomato crates crushed')[0]?.overall_score ?? 0;
    const told = refined('Tomato crates are crushed in Kumasi. I counted 9 of 40 crates.')[0]?.overall_score ?? 0;
    expect(told).toBeGreaterThan(bare);
  });

  test('is named after the problem that comes first', () => {
    const idea =
      'Tomato farmers in northern Ghana lose a third of their harvest because there is no cold store near the road.';
    const library = libraryFor(idea);
    const result = refine(idea, packsToRefine(idea, library).map(packOf), library);
    if (result.kind !== 'refined') throw new Error(result.reason);
    expect(result.title).toBe('Agriculture');
    expect(result.results[0]?.statement).toMatch(/tomatoes/);
  });

  test('in its basic form three at most', () => {
    expect(refined(IDEA, true).length).toBeLessThanOrEqual(3);
  });

  test('where nothing is near it makes nothing up, and asks', () => {
    expect(refine('An opera festival on the moon for collectors of stamps', [], ENGLISH)).toEqual({
      kind: 'refused',
      reason: ENGLISH.asking.nothing_near,
    });
  });

  test.each(['', '???', 'I will sell forged certificates to graduates'])('refuses %j', (idea) => {
    expect(refine(idea, [], ENGLISH).kind).toBe('refused');
  });
});

test('rewordings change the scope and never the nouns', () => {
  const result = reword('Tailors in Lusaka lose orders when power is cut', ENGLISH);
  if (result.kind !== 'reworded') throw new Error(result.reason);
  expect(result.variants).toHaveLength(4);
  for (const { statement } of result.variants)
    expect(statement).toContain('Tailors in Lusaka lose orders when power is cut');
});
