import { expect, it } from 'vitest';
import { ALL_SKIPPED } from '../../server/research/engine/all-skipped.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { kitPlan } from '../../server/research/look-up/look-up-kit.ts';
import type { LookUpPlan } from '../../server/research/look-up/look-up-plan.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import type { KitReading } from '../../src/engine/reading/types.ts';
import { realPacks } from '../support/client-with-packs.ts';

/** What is looked up for a text whose founder tapped a playbook's line. */
async function planOf(query: string, playbook: string, where: string): Promise<LookUpPlan> {
  const engine = evidenceEngine(realPacks);
  const { seenIf } = await libraryOf(languageOf(query).language);
  const given = { query, answers: { ...ALL_SKIPPED, nearest: seenIf.get(playbook) ?? '', where }, date: '2026-11-20' };
  const domain = await engine.runStep('domain', given, {}, new AbortController().signal);
  const plan = await engine.planLookUp({ domain: domain.kind === 'done' ? domain.output : null });
  if (plan === null) throw new Error('It is not looked up');
  return plan;
}

const KIT: KitReading = {
  text: '',
  language: 'en',
  countries: ['GHA'],
  kind: 'general',
  found: [],
  outcome: null,
  idea: '',
  ideaKind: null,
  answers: [],
};
const MACHINES = 'Les machines de la clinique tombent en panne et la pièce de rechange met des semaines à venir.';
const ROOMS = 'People who look for a room pay agents for each visit, and the room is not there.';

it('is searched for in English and in the language of the founder, where the country’s first is another', async () => {
  const { queries } = await planOf(MACHINES, 'manufacturing.waiting-part', 'Bafia, Cameroun');
  expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(['en', 'fr']));
});

it('names its thing in whole words: a mill is no million', async () => {
  const { terms } = await planOf(MACHINES, 'manufacturing.waiting-part', 'Bafia, Cameroun');
  expect(terms.good.split(', ')).toEqual(expect.arrayContaining(['machine!', 'mill!', 'mills!']));
});

it('takes nobody for a stranger who has a stake in the same trouble', async () => {
  const othersOf = async (...given: Parameters<typeof planOf>) => (await planOf(...given)).terms.others.split(', ');
  expect(await othersOf(MACHINES, 'manufacturing.waiting-part', 'Bafia, Cameroun')).toContain('caretakers!');
  expect(await othersOf(ROOMS, 'housing.fake-agents', 'Maputo, Mozambique')).not.toContain('caretakers!');
});

it('of a starter kit is met in whole words too, by their stems in the language of the page', async () => {
  const library = await libraryOf('en');
  const text = 'The mills grind candles badly. Candles from the mills melt.';
  const kit: KitReading = { ...KIT, text };
  const plan = kitPlan(kit, await realPacks('GHA'), [library]);
  expect(plan?.terms.good.split(', ')).toEqual(expect.arrayContaining(['candles!', 'candle!', 'mills!', 'mill!']));
  expect(plan?.terms.local).toMatchObject([{ language: 'en', good: expect.arrayContaining(['candl']) }]);
});
