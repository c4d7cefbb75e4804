import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';
import type { Terms } from '../../server/documents/document.ts';
import { pickPassages } from '../../server/documents/passages.ts';
import { countryLeftOut } from '../../server/model/roles/agrees.ts';
import type { Brief } from '../../server/model/roles/given.ts';
import { faultAt } from '../../server/model/roles/held.ts';
import { briefOf } from '../../server/research/investigation/case-brief.ts';
import { writeProblem } from '../../server/research/investigation/investigate.ts';
import { inLanguage } from '../../server/research/investigation/translate.ts';
import { chooseWithAbroad, type Offered } from '../../server/research/look-up/choose-passages.ts';
import { casePlan } from '../../server/research/look-up/look-up-case.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { inItsLanguage } from '../../src/engine/case/in-language.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { differingPairs } from '../../src/engine/differing.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { countriesNamed } from '../../src/engine/reading/places.ts';
import { tokenize } from '../../src/engine/text/match.ts';
import type { Passage } from '../../src/engine/types.ts';
import { FRENCH, RAIN, SALT } from '../engine/support/case.ts';
import { packOf } from '../engine/support/run.ts';
import { askingOf, scriptedModel } from '../support/scripted-model.ts';

const TERMS: Terms = {
  countries: ['UGA'],
  town: 'Kampala',
  people: 'riders, rider',
  good: 'motorcycle, motorcycles',
  event: 'rent, lease',
  others: '',
  otherTrades: '',
  told: [],
  local: [],
};
const OWN = 'Riders in Uganda pay 15,000 shillings of rent a day for a motorcycle.';
const KENYAN = 'Riders in Kenya pay 600 shillings of rent a day for a motorcycle.';
const PLACELESS = 'Of a hundred riders, ninety pay rent for the motorcycle to its owner.';

describe('a page about another country', () => {
  const pick = (title: string, text: string, terms: Terms = { ...TERMS, isAbroadToo: true }) =>
    pickPassages({ blocks: [{ place: 'abstract', text }] }, { title, country: '', published: '2021' }, terms);
  const placed = (...given: Parameters<typeof pick>) => pick(...given).map(({ quote, country }) => [quote, country]);

  it('is quoted where a model reads it, with its country, and else not at all', () => {
    expect(placed('Motorcycles in Kenya', PLACELESS)).toEqual([[PLACELESS, 'KEN']]);
    expect(placed('Kenyan riders', PLACELESS)).toEqual([[PLACELESS, 'KEN']]);
    expect(placed('Motorcycles in Kenya', PLACELESS, TERMS)).toEqual([]);
    expect(placed('Motorcycles in India', PLACELESS)).toEqual([]);
  });

  it('is not one of the other Congo, where it says Congo alone', () => {
    const congo = 'Riders in Congo pay 600 francs of rent a day for a motorcycle.';
    const theirs = (iso3: string) => ({ ...TERMS, countries: [iso3], town: '', isAbroadToo: true });
    expect(placed('Motorcycles in Congo', congo, theirs('COD'))).toEqual([]);
    expect(placed('Motorcycles in Congo', congo, theirs('UGA'))).toEqual([[congo, 'COG']]);
  });

  it('stands behind what it says of the founder’s own', () => {
    expect(placed('Motorcycles of East Africa', `${KENYAN} It rained all day. ${OWN}`)).toEqual([
      [OWN, 'UGA'],
      [KENYAN, 'KEN'],
    ]);
  });

  it('is quoted only where it names the country, if it is about several', () => {
    const text = `${KENYAN} It rained all day. ${PLACELESS}`;
    expect(placed('Motorcycles in Kenya and Tanzania', text)).toEqual([[KENYAN, 'KEN']]);
    expect(placed('Motorcycles in Uganda', text)).toEqual(expect.arrayContaining([[KENYAN, 'KEN']]));
    expect(placed('Motorcycles in Uganda', text)).not.toContainEqual([PLACELESS, 'KEN']);
  });

  it('is none that names one in passing', () => {
    const passing = 'Riders pay 600 shillings of rent a day for a motorcycle that came from Kenya.';
    expect(placed('Motorcycles', `${PLACELESS} Some went over to Kenya at night. ${passing}`)).toEqual([]);
  });

  it('is none that shortens something to the name of one', () => {
    const text =
      'Riders pay by dry rubber content (DRC). Where the DRC is high, riders pay 600 shillings of rent a day.';
    expect(placed('Motorcycles', text)).toEqual([]);
    expect(placed('Motorcycles', text.replace('dry rubber content (DRC)', 'the day'))).not.toEqual([]);
  });

  it('is none that names several', () => {
    const several = 'Riders in China, Kenya and Italy pay 600 shillings of rent a day for a motorcycle.';
    expect(placed('Motorcycles', several)).toEqual([]);
  });

  it('is none that begins with a fowl', () =>
    expect(countriesNamed(tokenize('They keep guinea fowl, as Kenyans and people of Mali do.'))).toEqual([
      'KEN',
      'MLI',
    ]));
});

describe('passages about other countries', () => {
  const offered = (id: string, country: string, score: number): Offered => ({
    hit: {
      source: 'searxng',
      id,
      title: id,
      url: `https://${id}.example/`,
      abstract: '',
      published: '',
      publisher: id,
      language: 'en',
      country: '',
      licence: '',
      fullText: null,
      seen_at: '',
    },
    candidate: { quote: `${id} ${id}. `.repeat(3), place: '', country, score },
    query: 0,
  });
  const many = (count: number, country: string, score: number) =>
    Array.from({ length: count }, (_, i) => offered(`${country}${i}`, country, score));
  const chosen = (own: number, abroad: number, most: number) =>
    chooseWithAbroad([...many(abroad, 'KEN', 20), ...many(own, 'UGA', 5)], ['UGA'], most).map(
      ({ candidate: { country } }) => country,
    );
  const count = (countries: readonly string[], country: string) => countries.filter((one) => one === country).length;

  it('are a third of all at most, and six, behind those of the founder’s own, in the place of none', () => {
    expect(chosen(4, 9, 24)).toEqual([...Array(4).fill('UGA'), ...Array(2).fill('KEN')]);
    expect(count(chosen(16, 9, 24), 'KEN')).toBe(6);
    expect(count(chosen(24, 9, 24), 'KEN')).toBe(0);
  });

  it('contradict none of the founder’s own', () => {
    const says = (id: string, country: string, share: string): Passage => ({
      ...RAIN,
      id,
      url: `https://${id}.example`,
      country,
      quote: `Traders on the road lost ${share} of the tomatoes of a load.`,
    });
    expect(differingPairs([says('a', 'UGA', '31%'), says('b', 'UGA', '12%')])).toHaveLength(1);
    expect(differingPairs([says('a', 'UGA', '31%'), says('b', 'KEN', '12%')])).toEqual([]);
  });

  it('are no dispute where one page gives both figures', () => {
    const says = (share: string): Passage => ({ ...RAIN, quote: `Traders on the road lost ${share} of the tomatoes.` });
    expect(differingPairs([says('31%'), says('12%')])).toEqual([]);
  });

  it('are looked for by a query of their own, the last one', async () => {
    const terms = { event: ['rent'], thing: ['motorcycle'], people: ['riders'] };
    const reading = { countries: ['UGA'], language: 'en', thing: '', people: '' };
    const outputs = { domain: { case: reading, terms, plain: {} } } as unknown as Parameters<typeof casePlan>[0];
    const libraries = await Promise.all(LANGUAGES.map(libraryOf));
    const plan = casePlan(outputs, packOf('UGA'), { text: '', language: 'en', libraries }, null);
    expect(plan?.queries.map(({ words, country }) => [words, country])).toEqual([
      [['motorcycle'], 'Uganda'],
      [['motorcycle', 'Africa'], ''],
    ]);
    expect(plan?.terms.isAbroadToo).toBe(true);
  });
});

const LEASE: Passage = {
  ...RAIN,
  id: 'p2',
  title: 'Leasing motorcycles in Nairobi',
  quote: 'Riders who leased a motorcycle gave it back when fuel rose.',
  country: 'KEN',
};
const HERE = { ...LEASE, id: 'p3', title: 'Motorcycles of Ghana', country: 'GHA' };
const brief = briefOf({ query: '', answers: {} }, SALT.reading, [LEASE, HERE]);

it('a model is told where a quote is about another country', () =>
  expect(brief.published.map(({ elsewhere }) => elsewhere)).toEqual(['about Kenya, not Ghana', undefined]));

it('a model that sifts is told so too, and such a passage stays behind the founder’s own', async () => {
  const model = scriptedModel();
  let told: unknown[] = [];
  model.play('extract', ({ passages }) => {
    told = (passages as { elsewhere?: string }[]).map(({ elsewhere }) => elsewhere);
    return {
      passages: [
        { id: 'p2', bears: 'directly' },
        { id: 'p3', bears: 'beside' },
      ],
    };
  });
  const { output } = (await writeProblem({
    input: {
      query: 'Salt is lost at Ada.',
      answers: {},
      date: '2026-11-20',
      evidence: { passages: [LEASE, HERE], figures: [] },
    },
    outputs: { domain: { case: SALT.reading } },
    asking: askingOf(model),
    trail: { note: async () => {} },
    packs: async () => null,
  } as unknown as Parameters<typeof writeProblem>[0])) as { output: { evidence: { passages: Passage[] } } };
  expect(told).toEqual(['about Kenya, not Ghana', undefined]);
  expect(output.evidence.passages.map(({ id }) => id)).toEqual(['p3', 'p2']);
});

describe('what rests on a quote about another country', () => {
  const fault = (text: string) => faultAt('problem.chain.0', text, brief as Brief, []);
  const said = 'riders who leased a motorcycle gave it back when fuel rose';

  it.each([
    `In Kenya ${said} {p2}.`,
    `Kenyan ${said}. {p2}`,
    `The ${said} {p3}.`,
    `In Kenya ${said} {p2}. The ${said} {p3}.`,
  ])('may be “%s”', (text) => expect(fault(text)).toBe(''));

  it.each([
    `The ${said} {p2}.`,
    `In Nairobi ${said} {p2}.`,
    `It is so in Kenya. The ${said} {p2}.`,
    `The ${said} {p2}{p3}.`,
  ])('may not be “%s”', (text) => expect(fault(text)).toContain('does not name Kenya'));

  it.each([
    ['fr', 'Au Kenya, les conducteurs ont rendu la moto {p2}.', ''],
    ['fr', 'Les conducteurs kenyans ont rendu la moto {p2}.', ''],
    ['fr', 'Les conducteurs ont rendu la moto {p2}. Le Kenya est loin.', 'Kenya'],
    ['pt', 'Condutores quenianos devolveram a mota {p2}.', ''],
    ['pt', 'Os condutores devolveram a mota {p2}.', 'Kenya'],
    ['sw', 'Waendesha pikipiki wa Kenya walirudisha {p2}.', ''],
    ['sw', 'Waendesha pikipiki walirudisha {p2}.', 'Kenya'],
    ['ar', 'أعاد السائقون في كينيا الدراجة {p2}.', ''],
    ['ar', 'أعاد السائقون الدراجة {p2}.', 'Kenya'],
  ])('names it in %s too: %s', (language, text, country) =>
    expect(countryLeftOut(text, brief.published, language)).toBe(country),
  );

  it('stays in English where its translation leaves the country out', async () => {
    const fact = `Kenyan ${said} {p2}.`;
    const wrong: (string | undefined)[] = [];
    const model = scriptedModel();
    model.play('translate', ({ texts }) => ({
      texts: (texts as { at: string; text: string; wrong?: string }[]).map((one) => {
        if (one.text === fact) wrong.push(one.wrong);
        const marks = one.text.match(/\{[^{}]*\}/g)?.join(' ') ?? '';
        return { at: one.at, text: `Les gens du marché disent que cela leur est arrivé plus d’une fois ${marks}.` };
      }),
    }));
    const made = await inLanguage({ ...SALT, advice: { ...SALT.advice, facts: [fact] } }, 'fr', brief, askingOf(model));
    expect(made?.advice.facts).toEqual([fact]);
    expect(wrong).toEqual([undefined, 'it no longer names Kenya']);
  });
});

describe('a report that quotes something about another country', () => {
  const made = (fact: string, language = 'en', country = 'KEN') => {
    const own = language === 'en' ? SALT : FRENCH;
    const work = {
      query: 'Salt is lost at Ada.',
      answers: [],
      found: [],
      case: { ...own, advice: { ...own.advice, facts: [fact] } },
      language,
      packs: [packOf('GHA')],
      passages: [RAIN, { ...LEASE, country }],
      model: 'a model',
      version: 'test',
    };
    const { content, claims } = composeCase(work);
    const failed = checkReport(content, claims, work.packs, work.passages).flatMap(({ ok, detail }) =>
      ok ? [] : detail,
    );
    return { content: inItsLanguage(content), failed };
  };

  it('says so under the quote, and under no other', () => {
    const { content, failed } = made('In Kenya riders gave a leased motorcycle back {p2}.');
    expect(failed).toEqual([]);
    expect(content.industry_analysis).toContain('in “Leasing motorcycles in Nairobi” (about Kenya) [');
    expect(content.industry_analysis).not.toContain('about Ghana');
  });

  it('says so in French', () => {
    const { content } = made('En Ouganda {p2}.', 'fr', 'UGA');
    expect(content.industry_analysis).toMatch(/Nairobi\s» \(autre pays : Ouganda\) \[/);
  });

  it('is not published where a sentence rests on it without naming the country, or names the country without it', () => {
    expect(made('Riders gave a leased motorcycle back {p2}.').failed.join()).toContain(
      'is about KEN, which is not named',
    );
    expect(made('In Kenya riders gave a leased motorcycle back.').failed.join()).toContain('Kenya in: ');
  });
});
