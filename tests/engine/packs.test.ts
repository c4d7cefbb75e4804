import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { INDUSTRY_OPTIONS } from '../../src/contract/explorer-options.ts';
import { namesIn } from '../../src/engine/calc/expression.ts';
import { FIGURES } from '../../src/engine/knowledge/figures.ts';
import catalogue from '../../src/engine/knowledge/indicators.json' with { type: 'json' };
import { IndustryPackSchema } from '../../src/engine/knowledge/pack-schema.ts';
import { INDUSTRY_PACKS } from '../../src/engine/knowledge/packs.ts';

const ALL = INDUSTRY_PACKS;

describe('industry packs', () => {
  test.each(ALL.map((p) => [p.id, p] as const))('%s has the form a report can be written from', (_, pack) => {
    const result = v.safeParse(IndustryPackSchema, pack);
    expect(result.success ? [] : result.issues.map((i) => `${v.getDotPath(i)}: ${i.message}`)).toEqual([]);
  });

  test('every formula uses only numbers its pain defines', () => {
    for (const pain of ALL.flatMap((p) => p.pains)) {
      const known = new Set(pain.sizing.inputs.map((i) => i.id));
      for (const step of pain.sizing.loss) {
        for (const name of namesIn(step.expr)) expect(known, `${pain.id} ${step.id}`).toContain(name);
        known.add(step.id);
      }
      for (const reach of pain.reach)
        expect(Object.keys(reach.records).sort(), pain.id).toEqual(namesIn(reach.expr).sort());
    }
  });

  test('ids are unique and the last reach works for every country', () => {
    const ids = ALL.flatMap((p) => p.pains.map((x) => x.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(INDUSTRY_OPTIONS.map((i) => i.id))('%s has a pack with at least ten pains', (id) => {
    expect(INDUSTRY_PACKS.find((p) => p.id === id)?.pains.length ?? 0).toBeGreaterThanOrEqual(10);
  });
});

test('every indicator of the catalogue has words, and no words are left without an indicator', () => {
  expect(Object.keys(FIGURES).sort()).toEqual(catalogue.indicators.map((i) => i.code).sort());
});

test('there are nineteen industries, named alike in the packs and the choices', () => {
  expect(INDUSTRY_PACKS.map(({ id, name }) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    [...INDUSTRY_OPTIONS].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(INDUSTRY_OPTIONS).toHaveLength(19);
});
