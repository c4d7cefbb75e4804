import { expect, it } from 'vitest';
import { ModelUnavailableError } from '../../server/model/port.ts';
import type { ExtractAnswer } from '../../server/model/roles/extract.ts';
import type { Investigation } from '../../server/research/investigation/investigation.ts';
import { quotedAnyhow, sifted } from '../../server/research/investigation/sift.ts';
import type { Passage } from '../../src/engine/types.ts';
import { RAIN, SALT } from '../engine/support/case.ts';
import { askingOf, scriptedModel } from '../support/scripted-model.ts';

type Bears = ExtractAnswer['passages'][number]['bears'];

const SAID = ['Salt is dear.', 'Roads are long.', 'Tax is high.', 'Bags are torn.'];
const passage = (id: string, quote = SAID[Number(id.slice(1)) - 1] ?? `It is said in ${id}.`): Passage => ({
  ...RAIN,
  ...{ id, quote, url: `https://${id}.example/`, title: `Paper ${id}`, country: 'GHA' },
});

/** What is left of passages, where the model says this of them; null: it does not answer. */
async function left(says: Readonly<Record<string, Bears>> | null, passages: readonly Passage[]) {
  const model = scriptedModel();
  const shown: number[] = [];
  model.play('extract', ({ passages: some }) => {
    if (says === null) throw new ModelUnavailableError('No answer');
    const ids = (some as { id: string }[]).map(({ id }) => id);
    shown.push(ids.length);
    return { passages: ids.flatMap((id) => (says[id] === undefined ? [] : [{ id, bears: says[id] }])) };
  });
  const job = {
    input: { query: 'Salt is lost at Ada.', answers: {}, date: '2026-11-20' },
    outputs: { domain: { case: SALT.reading } },
    asking: askingOf(model),
  } as unknown as Investigation;
  const kept = (await sifted(job, passages)).map(({ passage: { id }, bears }) => [id, bears]);
  return { kept, shown };
}

it('what bears directly on a problem stands first; what does not, or of which nothing is said, is left out', async () => {
  const all = ['p1', 'p2', 'p3', 'p4'].map((id) => passage(id));
  expect((await left({ p1: 'beside', p2: 'not', p3: 'directly' }, all)).kept).toEqual([
    ['p3', 'directly'],
    ['p1', 'beside'],
  ]);
});

it('without an answer of the model everything stands beside it', async () => {
  expect((await left(null, [passage('p1')])).kept).toEqual([['p1', 'beside']]);
});

it('both figures of a thing stay, whichever of them the model left out', async () => {
  const lost = (id: string, share: string) =>
    passage(id, `Traders on the road lost ${share} of the tomatoes of a load.`);
  const both = [lost('p1', '31%'), lost('p2', '12%')];
  for (const says of [{ p1: 'directly' }, { p2: 'directly' }] as const)
    expect((await left(says, both)).kept).toEqual([
      ['p1', 'directly'],
      ['p2', 'directly'],
    ]);
});

it('the model reads eight at once', async () => {
  const nine = Array.from({ length: 9 }, (_, n) => passage(`p${n + 1}`));
  expect((await left({}, nine)).shown).toEqual([8, 1]);
});

it('of what was looked up again three stand ahead of the rest, and none of what lies beside is quoted for itself', () => {
  const say = (id: string, bears: Bears = 'directly') => ({ passage: passage(id), bears });
  const first = [say('p1'), say('p2', 'beside'), say('p3')];
  const second = ['p11', 'p12', 'p13', 'p14'].map((id) => say(id));
  expect(quotedAnyhow(first, second)).toEqual(['p11', 'p12', 'p13', 'p1', 'p3', 'p14']);
  const many = Array.from({ length: 20 }, (_, n) => say(`p${n + 20}`));
  expect(quotedAnyhow(many, second)).toHaveLength(12);
  expect(quotedAnyhow(many, second)).not.toContain('p14');
});
