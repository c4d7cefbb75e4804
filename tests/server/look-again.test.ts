import { describe, expect, it } from 'vitest';
import { pickPassages } from '../../server/documents/passages.ts';
import { WORTH_A_WEEK } from '../../server/model/roles/draft.ts';
import type { LookAgainAnswer, ToLookAgain } from '../../server/model/roles/look-again.ts';
import { writeProblem } from '../../server/research/investigation/investigate.ts';
import type { Investigation } from '../../server/research/investigation/investigation.ts';
import { lookAgainPlan } from '../../server/research/look-up/look-again-plan.ts';
import type { LookUpPlan } from '../../server/research/look-up/look-up-plan.ts';
import type { Evidence, Passage } from '../../src/engine/types.ts';
import { SALT } from '../engine/support/case.ts';
import { packOf } from '../engine/support/run.ts';
import { askingOf, type ScriptedModel, scriptedModel } from '../support/scripted-model.ts';

type Query = LookAgainAnswer['queries'][number];

const CRAFT: Query = {
  seeks: 'craft',
  words: ['maize', 'drying'],
  tells: ['moisture', 'percent', 'storage'],
  language: 'en',
};
const RULE: Query = {
  seeks: 'country',
  words: ['maize', 'market levy'],
  tells: ['paid', 'bag', 'council'],
  language: 'en',
};
/** What a scripted model says in a role. */
async function scripted(role: string): Promise<unknown> {
  const { signal } = new AbortController();
  const call = { system: '', prompt: '\n{}', form: { name: role, schema: {} }, maxTokens: 1, timeoutMs: 1, signal };
  return JSON.parse((await scriptedModel().complete(call)).text);
}
const HOME = { iso3: 'GHA', iso2: 'GH' };
const SAFE = 'Maize keeps through storage when its moisture is below 13.5 percent.';

/** What is quoted of a page, by the query that looked for it. */
function quoted(query: Query, title: string, ...texts: string[]) {
  const terms = lookAgainPlan([query], HOME, ['GHA'], 0)?.termsOf?.[0];
  if (terms === undefined) throw new Error('Nothing is looked for');
  const picked = pickPassages(
    { blocks: texts.map((text) => ({ place: 'p. 3', text })) },
    { title, country: '', published: '2019' },
    terms,
  );
  return picked.map(({ quote, country }) => [quote, country]);
}

it('a query names two things that would answer it at most, beside its own words', () => {
  const tells = ['maize loss', 'drying floor', 'moisture', 'percent', 'storage'];
  const [asked] = lookAgainPlan([{ ...CRAFT, words: ['maize loss'], tells }], HOME, ['GHA'], 0)?.queries ?? [];
  expect(asked).toMatchObject({ words: ['maize loss'], any: ['drying floor', 'moisture'], country: '', iso2: '' });
});

describe('a page on how a thing behaves anywhere', () => {
  it('is quoted where it is filed under no country, whatever countries it names beside', () => {
    const asked = 'Farmers in India and in the Philippines have asked for this leaflet.';
    expect(quoted(CRAFT, 'Drying grain: a manual', SAFE)).toEqual([[SAFE, '']]);
    expect(quoted(CRAFT, 'Drying grain: a manual', asked, SAFE)).toEqual([[SAFE, '']]);
  });

  it('is not, where its title or the very sentence is about a country elsewhere', () => {
    expect(quoted(CRAFT, 'Drying maize in India', SAFE)).toEqual([]);
    const there = 'In India maize keeps through storage when its moisture is below 13.5 percent.';
    expect(quoted(CRAFT, 'Drying grain: a manual', there)).toEqual([]);
  });

  it('is of its country where its title is about another of Africa, or the founder’s own', () => {
    expect(quoted(CRAFT, 'Drying maize in Kenya', SAFE)).toEqual([[SAFE, 'KEN']]);
    expect(quoted(CRAFT, 'Drying maize in Ghana', SAFE)).toEqual([[SAFE, 'GHA']]);
  });

  it('is not what only holds its words', () => {
    expect(
      quoted(CRAFT, 'Drying grain: a manual', 'Maize is eaten by many people in many ways, and grown by most.'),
    ).toEqual([]);
  });

  it('is no rule of the founder’s country', () => {
    const levy = 'A levy of two coins for a bag of maize is paid to the council each market day.';
    expect(quoted(RULE, 'Market dues', levy)).toEqual([]);
    expect(quoted(RULE, 'Market dues in Ghana', levy)).toEqual([[levy, 'GHA']]);
  });
});

describe('the second round', () => {
  it('names the country where the answer hangs on it, and goes to the web', () => {
    const plan = lookAgainPlan([CRAFT, RULE], HOME, ['GHA'], 7);
    expect(plan?.queries.map(({ country, iso2 }) => [country, iso2])).toEqual([
      ['', ''],
      ['Ghana', 'GH'],
    ]);
    expect(plan).toMatchObject({ isOfTheWeb: true, after: 7 });
    expect(lookAgainPlan([{ ...CRAFT, words: [] }], HOME, ['GHA'], 7)).toBeNull();
  });

  it('judges what a query brings by its own words, also where another has none left', () => {
    const plan = lookAgainPlan([{ ...CRAFT, words: [] }, RULE], HOME, ['GHA'], 7);
    expect(plan?.queries.map(({ words }) => words)).toEqual([RULE.words]);
    expect(plan?.termsOf).toEqual(lookAgainPlan([RULE], HOME, ['GHA'], 7)?.termsOf);
  });

  const passage = (id: string, quote: string, country = 'GHA'): Passage => ({
    id,
    quote,
    place: 'p. 1',
    title: `On ${id}`,
    url: `https://${id}.example/`,
    publisher: 'A paper',
    published: '2021',
    kind: 'academic',
    language: 'en',
    country,
    licence: '',
    seen_at: '2026-11-20T00:00:00Z',
  });
  const FIRST = [
    passage('p1', 'Salt winners at Ada lose a tenth of their salt to the rain.'),
    passage('p2', 'Traders at Ada pay by the bag.'),
  ];
  const AGAIN = [
    passage('p3', 'Salt keeps its weight under a sheet when the pan slopes 2 percent.', ''),
    passage('p4', 'Salt winners at Ada lose a tenth of their salt to the rain.'),
  ];

  /** The third step of a job: what is looked up once more answers with `again`. */
  async function written(
    again: Evidence | null,
    model: ScriptedModel,
    evidence: Evidence | null = { passages: FIRST, figures: [] },
  ) {
    const plans: LookUpPlan[] = [];
    const { output } = (await writeProblem({
      input: {
        query: 'Salt is lost at Ada when it rains on the heaps. You may call my brother Kwesi Badu in the evening.',
        answers: {},
        date: '2026-11-20',
        ...(evidence && { evidence }),
      },
      outputs: {
        domain: { case: SALT.reading, terms: { event: ['rain'], thing: ['salt'], people: ['winners'] } },
        keywords: { queries: [{ view: 'who bears it', words: ['salt', 'rain'], language: 'en' }] },
      },
      asking: askingOf(model),
      trail: { note: async () => {} },
      packs: async (iso3: string) => packOf(iso3),
      lookUp: async (plan: LookUpPlan) => {
        plans.push(plan);
        return again;
      },
    } as unknown as Investigation)) as { output: { evidence: Evidence; direct: string[]; found: Evidence } };
    return { plans, output };
  }

  function lookingFor(queries: unknown): { model: ScriptedModel; told: ToLookAgain[]; sifted: unknown[] } {
    const model = scriptedModel();
    const told: ToLookAgain[] = [];
    const sifted: unknown[] = [];
    model.play('look-again', (given) => {
      told.push(given as unknown as ToLookAgain);
      return { queries };
    });
    model.play('extract', ({ passages, looked_for }) => {
      sifted.push(looked_for);
      return { passages: (passages as { id: string }[]).map(({ id }) => ({ id, bears: 'directly' })) };
    });
    return { model, told, sifted };
  }

  it('asks for what the first did not find, and hands what answers to those who write and to the report, ahead of the first', async () => {
    const { model, told, sifted } = lookingFor([CRAFT]);
    const { plans, output } = await written({ passages: AGAIN, figures: [] }, model);
    expect(told[0]).toMatchObject({
      searched: ['salt rain'],
      country: 'Ghana',
      kept: FIRST.map(({ title, quote }) => ({ title, quote })),
    });
    expect(plans).toHaveLength(1);
    expect(plans[0]?.after).toBe(2);
    expect(output.evidence.passages.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(output.direct).toEqual(['p3', 'p1', 'p2']);
    expect(output.found.passages).toEqual(FIRST);
    expect(sifted).toEqual([undefined, ['maize drying moisture percent storage']]);
  });

  it('puts what holds anywhere behind nothing because it was measured in another country', async () => {
    const there = passage('p5', 'In a trial in Kenya wet heaps dried within three days under black plastic.', 'KEN');
    const { model } = lookingFor([CRAFT]);
    const { output } = await written({ passages: [there, ...AGAIN], figures: [] }, model);
    expect(output.evidence.passages.map(({ id }) => id)).toEqual(['p1', 'p2', 'p5', 'p3']);
  });

  it('begins from the ways out that were thought of, which those who write are given too', async () => {
    const { model, told } = lookingFor([]);
    const devised = {
      numbers: 'n',
      works: 'w',
      tried: 't',
      ways: [{ what: 'a sheet', gains: 'dry salt', breaks: 'wind' }],
      rival: 'a roof',
      best: 'the sheet',
    };
    model.play('devise', () => devised);
    const drafted: unknown[] = [];
    const wrote: unknown[] = [];
    const asItWas = await scripted('write');
    model.play('draft', (given) => {
      drafted.push(given.devised);
      return { page: 'Cover it by four.' };
    });
    model.play('write', (given) => {
      wrote.push(given.draft);
      return asItWas;
    });
    await written(null, model);
    expect(told[0]).toMatchObject({ ways: devised.ways, best: 'the sheet' });
    expect(drafted).toEqual([devised]);
    expect(wrote).toEqual(['Cover it by four.']);
  });

  it('says to whoever writes without a draft what makes a page worth a week', async () => {
    const { model } = lookingFor([]);
    const asItWas = await scripted('write');
    const wrote: unknown[] = [];
    model.play('write', (given) => {
      wrote.push([given.draft, given.worth]);
      return asItWas;
    });
    await written(null, model);
    expect(wrote).toEqual([['', WORTH_A_WEEK]]);
  });

  it('sends nothing that could tell who the founder is', async () => {
    const { model } = lookingFor([{ ...CRAFT, words: ['salt', 'Badu'], tells: ['Kwesi', 'moisture'] }]);
    const { plans } = await written({ passages: AGAIN, figures: [] }, model);
    expect(JSON.stringify(plans[0]?.queries)).not.toMatch(/badu|kwesi/i);
    expect(plans[0]?.queries[0]).toMatchObject({ words: ['salt'], any: ['moisture'] });
  });

  it.each([
    ['where the model is of no use', 'I cannot.'],
    ['where nothing is missing', []],
  ])('is none %s: the first stands', async (_, queries) => {
    const { model } = lookingFor(queries);
    const { plans, output } = await written({ passages: AGAIN, figures: [] }, model);
    expect(plans).toEqual([]);
    expect(output.evidence.passages).toEqual(FIRST);
  });

  it('is none without a network', async () => {
    const { model, told } = lookingFor([CRAFT]);
    const { output } = await written(null, model, null);
    expect(told).toEqual([]);
    expect(output.evidence.passages).toEqual([]);
  });
});
