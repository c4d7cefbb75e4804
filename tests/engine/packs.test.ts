import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../src/engine/calc/expression.ts';
import { FIGURES } from '../../src/engine/knowledge/figures.ts';
import catalogue from '../../src/engine/knowledge/indicators.json' with { type: 'json' };
import { INDUSTRIES } from '../../src/engine/knowledge/industries.ts';
import { IndustryPackSchema } from '../../src/engine/knowledge/pack-schema.ts';
import { GENERAL_PACK, INDUSTRY_PACKS } from '../../src/engine/knowledge/packs.ts';

const ALL = [...INDUSTRY_PACKS, GENERAL_PACK];

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

  test('agriculture holds at least ten pains', () => {
    expect(ALL.find((p) => p.id === 'agriculture')?.pains.length).toBeGreaterThanOrEqual(10);
  });
});

test('every indicator of the catalogue has words, and no words are left without an indicator', () => {
  expect(Object.keys(FIGURES).sort()).toEqual(catalogue.indicators.map((i) => i.code).sort());
});

test('there are nineteen industries', () => {
  expect(INDUSTRIES).toHaveLength(19);
});
