import { expect, test } from 'vitest';
import { FIGURES } from '../../src/engine/knowledge/figures.ts';
import catalogue from '../../src/engine/knowledge/indicators.json' with { type: 'json' };

test('every indicator of the catalogue has words, and no words are left without an indicator', () => {
  expect(Object.keys(FIGURES).sort()).toEqual(catalogue.indicators.map((i) => i.code).sort());
});
