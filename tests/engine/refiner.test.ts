import { describe, expect, test } from 'vitest';
import { refinerWordsOf } from '../../src/engine/refiner/lines.ts';
import { refine } from '../../src/engine/refiner/refine.ts';
import { statedNumber } from '../../src/engine/refiner/stated-number.ts';
import { reword } from '../../src/engine/refiner/variants.ts';
import { ENGLISH, libraryFor } from './support/run.ts';

const answerTo = async (idea: string, basic = false) => {
  const library = libraryFor(idea);
  return refine(idea, library, await refinerWordsOf(library), basic);
};
const refined = async (idea: string, basic = false) => {
  const result = await answerTo(idea, basic);
  if (result.kind !== 'refined') throw new Error(result.reason);
  return result.results;
};
const statements = async (idea: string) => {
  const result = await answerTo(idea);
  return result.kind === 'refined' ? result.results.map(({ statement }) => statement) : [];
};

const IDEA = 'Motorcycle riders in Kampala pay rent for their bikes every day. I want to help them to own one.';

describe('refining', () => {
  test('offers the nearest playbooks in their own words, each with what it assumes and why it has its score', async () => {
    const results = await refined(IDEA);
    expect(results[0]?.statement).toBe(
      'A motorbike rider pays the owner daily for years and the bike never becomes his.',
    );
    expect(new Set(results.map((r) => r.statement)).size).toBe(results.length);
    for (const { statement, assumptions, overall_score, score_reasons } of results) {
      expect(`${statement} ${assumptions.join()}`).not.toMatch(/\{|\}|undefined|Kampala/);
      const points = score_reasons.map((r) => Number(/ (\d+) of /.exec(r)?.[1]));
      expect(points.reduce((a, b) => a + b, 0)).toBe(overall_score);
    }
    expect(results.map((r) => r.overall_score)).toEqual(results.map((r) => r.overall_score).sort((a, b) => b - a));
  });

  test('says its own people and things, not the idea’s, and no country', async () => {
    const [first] = await refined(
      'Digital ledger for kiosk owners in Kenya who write the debts of neighbours in a book',
    );
    expect(first?.statement).toBe('Neighbours take goods on credit from the shop and do not pay.');
    expect(first?.stakeholder).toBe('small shopkeepers');
  });

  test('a session is called by the start of its idea, and by all of one that fits', async () => {
    const short = 'Motorcycle riders in Kampala pay rent for their bikes daily.';
    expect(await answerTo(short)).toMatchObject({ title: short });
    expect(await answerTo(IDEA)).toMatchObject({
      title: 'Motorcycle riders in Kampala pay rent for their bikes every…',
    });
  });

  test.each(['asdf qwer business money app good', 'I have a billion dollar idea but somebody can steal it'])(
    'makes no problem up for %j',
    async (idea) => expect((await answerTo(idea)).kind).toBe('refused'),
  );

  test.each([
    [
      'spare parts of a phone are those of no taxi',
      'Phone repair in Juba: the spare parts are fake and screens come back',
      /taxi/,
    ],
    [
      'medicine for animals is none for people',
      'A vet on the phone for cattle keepers who inject fake drugs themselves',
      /chemist/,
    ],
    [
      'vetted drivers are no vets',
      'School transport in Bulawayo with vetted drivers, the parent gets a message',
      /Goats/,
    ],
    [
      'a queue at the clinic is no solar lamp',
      'People come at 4am to the clinic and go home without seeing the nurse',
      /solar/i,
    ],
    [
      'whoever sells food has no sick guest yet',
      'A restaurant in Kigali like in Ghana, for people who are tired of the buffet',
      /ill/,
    ],
  ])('%s', async (_, idea, other) => expect((await statements(idea)).join()).not.toMatch(other));

  test('people and things alone are no trouble', async () => {
    expect(await statements('AI chatbot for farmers')).toEqual([]);
  });

  test('a trouble of nobody whom the playbook tells of is not theirs', async () => {
    expect(await statements('Pay the owner day after day for years and never own it')).toEqual([]);
  });

  test('a French idea is answered in French, with who has it and what is assumed', async () => {
    const idea =
      'Les couturiers prennent trop de commandes et la tenue n’est pas prête pour la fête. Je veux les aider.';
    for (const { stakeholder, assumptions } of await refined(idea)) {
      expect(stakeholder).toMatch(/^(?:les|l’|l') ?/);
      expect(assumptions[0]).toMatch(/^Peut-être parce que .+ ; non, si /);
    }
  });

  test('shows none that is found by far less than the nearest', async () => {
    const found = await statements(
      'Rice growers in Antsirabe lose part of the rice they store to insects and rats in the bags.',
    );
    expect(found).toEqual(['Stored maize, beans, rice or nuts are eaten by weevils or rats, go mouldy or are stolen.']);
  });

  test('shows the nearest alone where others are found by less than nine tenths of it', async () => {
    const found = await statements(
      'Prepaid water tap with token in Blantyre townships. People pay for 20L bucket with phone, no kiosk attendant',
    );
    expect(found).toHaveLength(1);
  });

  test('in its basic form three at most', async () => {
    expect((await refined(IDEA, true)).length).toBeLessThanOrEqual(3);
  });

  test('where nothing is near it makes nothing up, and asks', async () => {
    expect(await answerTo('An opera festival on the moon for collectors of stamps')).toEqual({
      kind: 'refused',
      reason: ENGLISH.asking.nothing_near,
    });
  });

  test.each(['', '???', 'I will sell forged certificates to graduates'])('refuses %j', async (idea) => {
    expect((await answerTo(idea)).kind).toBe('refused');
  });
});

describe('the score of a refinement', () => {
  const why = async (idea: string, label: string) =>
    (await refined(idea))[0]?.score_reasons.find((reason) => reason.startsWith(label)) ?? '';
  const RIDERS = 'Boda riders pay the owner rent for the bike and never own it.';

  test('rises with what is told', async () => {
    const bare = (await refined(RIDERS))[0]?.overall_score ?? 0;
    const told = (await refined(`${RIDERS} I counted 9 of 40 riders in Kampala.`))[0]?.overall_score ?? 0;
    expect(told).toBeGreaterThan(bare);
  });

  test('names the idea’s own words that the playbook knows', async () => {
    expect(await why(RIDERS, 'Nearness')).toMatch(/knows these words of yours: Boda, riders, bike/);
  });

  test('names the place that stands in the idea; a people and its money are none', async () => {
    expect(await why(`${RIDERS} It is in Kampala.`, 'Place')).toBe('Place 20 of 20: it names Kampala');
    expect(await why(`Sudanese ${RIDERS} They pay 20 cedis.`, 'Place')).toMatch(/^Place 0 of 20/);
  });

  test('says which sentence it takes for proof', async () => {
    expect(await why(`${RIDERS} I asked 12 riders.`, 'Proof')).toBe(
      'Proof 10 of 20: we read that people were asked in “I asked 12 riders.”',
    );
    expect(await why(RIDERS, 'Proof')).toMatch(/^Proof 0 of 20: we read in it of nobody asked/);
  });
});

describe('a number that an idea gives', () => {
  test.each([
    ['Tomato sellers in Mile 12 market', ''],
    ['a creche at Area 25 in Lilongwe', ''],
    ['quartier PK 8 à Thiès', ''],
    ['the boys of Makoko 2 need it', ''],
    ['people come at 4am', ''],
    ['we lend to groups of 5 and more', ''],
    ['feed is 70% of the cost', '70%'],
    ['a subscription of 1500f', '1500f'],
    ['trucks wait three days', 'three days'],
    ['tomato sellers in Mile 12 lose 5 baskets', '5 baskets'],
    ['tomato sellers in Mile 12 lose 12 baskets', '12 baskets'],
  ])('%s: %j', (text, number) => expect(statedNumber(text, 'en')).toBe(number));

  test('an oven is none', () => expect(statedNumber('je veux faire un four amélioré', 'fr')).toBe(''));
});

test('rewordings change the scope and never the nouns', () => {
  const result = reword('Tailors in Lusaka lose orders when power is cut', ENGLISH);
  if (result.kind !== 'reworded') throw new Error(result.reason);
  expect(result.variants).toHaveLength(4);
  for (const { statement } of result.variants)
    expect(statement).toContain('Tailors in Lusaka lose orders when power is cut');
});
