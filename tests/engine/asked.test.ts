import { expect, test } from 'vitest';
import { ASKED, askedOf } from '../../src/engine/chat/asked/registry.ts';
import type { Pain } from '../../src/engine/knowledge/pack-types.ts';
import { GENERAL_PACK, INDUSTRY_PACKS } from '../../src/engine/knowledge/packs.ts';

const PACKS = [...INDUSTRY_PACKS, GENERAL_PACK];

/** What the words of the askers are laid beside: by id where there is one, else by place. */
const shapeOf = (pain: Pain) => ({
  causes: pain.causes.map((c) => c.id).sort(),
  alternatives: pain.alternatives.length,
  figures: [...new Set(pain.indicators.map((i) => i.code))].sort(),
  licences: pain.licences.length,
  unknowns: pain.unknowns.length,
  tests: pain.tests.length,
  dealBreakers: pain.dealBreakers.length,
});

test.each(PACKS.flatMap((p) => p.pains).map((pain) => [pain.id, pain] as const))(
  'the words founders ask with lie beside the parts of %s',
  (id, pain) => {
    const asked = askedOf(id);
    expect({
      causes: Object.keys(asked?.causes ?? {}).sort(),
      alternatives: asked?.alternatives.length,
      figures: Object.keys(asked?.figures ?? {}).sort(),
      licences: asked?.licences.length,
      unknowns: asked?.unknowns.length,
      tests: asked?.tests.length,
      dealBreakers: asked?.dealBreakers.length,
    }).toEqual(shapeOf(pain));
  },
);

test('no words are kept for a pain that is gone', () => {
  const told = Object.entries(ASKED).flatMap(([pack, pains]) => Object.keys(pains).map((pain) => `${pack}.${pain}`));
  expect(told.sort()).toEqual(PACKS.flatMap((p) => p.pains.map((x) => x.id)).sort());
});
