import { describe, expect, it } from 'vitest';
import { withOwnMarks } from '../../server/model/roles/agrees.ts';
import { EXTRACT } from '../../server/model/roles/extract.ts';
import type { Brief } from '../../server/model/roles/given.ts';
import { faultAt } from '../../server/model/roles/held.ts';
import { READ, type ReadAnswer } from '../../server/model/roles/read.ts';
import { briefOf, readingOf } from '../../server/research/investigation/case-brief.ts';
import { choosePassages, type Offered } from '../../server/research/look-up/choose-passages.ts';
import { SALT } from '../engine/support/case.ts';

it('a passage that was not given is none', () => {
  const passages = [{ id: 'p1', quote: '', title: '', publisher: '', published: '', country: '' }];
  const faults = (id: string) => EXTRACT.check?.({ passages: [{ id, bears: 'directly' }] }, { problem: '', passages });
  expect(faults('p1')).toEqual([]);
  expect(faults('p2')).toEqual(['p2 is no passage']);
});

it('an idea told in an answer is read as one in the text', () =>
  expect(READ.system).toMatch(/idea that they tell in an answer/));

it('of a founder’s text four thousand letters are shown to whoever writes', () => {
  const { founder } = briefOf({ query: 'x'.repeat(4_001), answers: {} }, SALT.reading, []);
  expect(founder).toHaveLength(4_000);
});

describe('a founder’s numbers', () => {
  const read = (language: string, figures: readonly (readonly [string, number])[]): ReadAnswer => ({
    is_problem: true,
    language,
    countries: [],
    place: '',
    people: '',
    payer: '',
    thing: '',
    idea: '',
    cause: '',
    evidence: { rung: 'desk', quote: '' },
    figures: figures.map(([words, value]) => ({ words, about: 'profit per day', value })),
    questions: [],
    terms: { event: [], thing: [], people: [] },
  });
  const kept = (language: string, ...figures: readonly (readonly [string, number])[]) =>
    readingOf(read(language, figures), null).figures;

  it.each([
    ['Beitbridge', ['ZWE', 'ZAF']],
    ['Johannesburg', ['ZAF', 'ZWE']],
    ['Nairobi', ['ZAF', 'ZWE']],
    ['', ['ZAF', 'ZWE']],
  ])('the country that their place lies in comes first: %s', (place, countries) =>
    expect(readingOf({ ...read('en', []), place, countries: ['ZAF', 'ZWE'] }, null).countries).toEqual(countries),
  );

  it('the countries are those of Africa alone', () =>
    expect(readingOf({ ...read('en', []), countries: ['FRA', 'GHA', 'IND'] }, null).countries).toEqual(['GHA']));

  it.each([
    ['sw', 'siku nne', 4],
    ['sw', 'kumi na wawili', 12],
    ['sw', 'ndoo tatu', 3],
    ['fr', 'treize sacs', 13],
    ['pt', 'quatro dias', 4],
    ['ar', 'أربعة أيام', 4],
  ])('in words stay, and are read by code: %s, %s', (language, words, value) =>
    expect(kept(language, [words, 1])).toMatchObject([{ words, value }]),
  );

  it('are none where the words tell none', () =>
    expect(kept('sw', ['mtungi mdogo', 1], ['gunia moja', 1])).toEqual([]));

  it.each([
    ['20,000 - 40,000', 20_000, 20_000, 30_000, 40_000],
    ['20,000 hadi 40,000', 20_000, 20_000, 30_000, 40_000],
    ['elfu 20 - 40', 20_000, 20_000, 30_000, 40_000],
  ])('keep both ends of a range: %s', (words, value, low, middle, high) =>
    expect(kept('sw', [words, value])).toMatchObject([{ words, low, value: middle, high }]),
  );

  it('keep the thousand that a word makes of them', () =>
    expect(kept('sw', ['elfu 20', 20_000])).toMatchObject([{ value: 20_000 }]));

  it.each([
    ['a time of the day', 'en', '6.30', 6.5],
    ['a time of the day in French', 'fr', '16h', 16],
    ['a share', 'en', '30%', 30],
    ['a larger number in words', 'sw', 'elfu ishirini na tano', 25_000],
  ])('are as the model read them where code reads too little: %s', (_, language, words, value) =>
    expect(kept(language, [words, value])).toMatchObject([{ words, value }]),
  );

  it('are twenty at most, each about its own words where nothing else is said of it', () => {
    const many = Array.from({ length: 21 }, (_, n) => [`${n + 1} bags`, n + 1] as const);
    expect(kept('en', ...many)).toHaveLength(20);
    const bare = { ...read('en', []), figures: [{ words: '7 bags', about: '', value: 7 }] };
    expect(readingOf(bare, null).figures).toMatchObject([{ about: '7 bags' }]);
  });
});

describe('passages', () => {
  const offered = (page: string, score: number, quote: string, query = 0): Offered => ({
    hit: {
      source: 'searxng',
      id: page,
      title: page,
      url: `https://${page}.example/`,
      abstract: '',
      published: '',
      publisher: page,
      language: 'en',
      country: '',
      licence: '',
      fullText: null,
      seen_at: '',
    },
    candidate: { quote, place: '', country: '', score },
    query,
  });

  it('are taken from each query, however good those of the first are', () => {
    const words = ['rain salt shore', 'lorry road toll', 'trader price bag', 'mat roof store', 'tax office leave'];
    const first = ['a', 'b', 'c', 'd', 'e'].flatMap((page, i) =>
      [0, 1].map((n) => offered(page, 90 - n, `${words[i]} ${n === 0 ? 'in the wet season' : 'near a quiet lagoon'}.`)),
    );
    const others = [
      offered('credit', 3, 'Banks lend to processors.', 1),
      offered('rule', 2, 'Export is for processors.', 2),
    ];
    const chosen = choosePassages([...first, ...others], 8).map(({ hit }) => hit.id);
    expect(chosen).toHaveLength(8);
    expect(chosen).toEqual(expect.arrayContaining(['credit', 'rule']));
  });

  it('that are worth much less than the best of their query are left out', () => {
    const worth = { a: 10, b: 6, c: 5 };
    const quotes = ['Salt is dear.', 'Roads are long.', 'Tax is high.'];
    const all = Object.entries(worth).map(([page, score], i) => offered(page, score, quotes[i] ?? ''));
    expect(choosePassages(all, 8).map(({ hit }) => hit.id)).toEqual(['a', 'b']);
  });

  const at = (url: string, title: string, quote: string, more: Partial<Offered['hit']> = {}) => {
    const one = offered('a', 5, quote);
    return { ...one, hit: { ...one.hit, url, title, ...more } };
  };
  const SAID = ['Salt is dear.', 'Roads are long.', 'Tax is high.', 'Bags are torn.'];
  const urlsOf = (all: readonly Offered[]) => choosePassages(all, 8).map(({ hit }) => hit.url);

  it('are three of one document at most, under whatever address it stands', () => {
    const addresses = ['https://a.example/', 'https://b.example/', 'https://c.example/', 'https://d.example/'];
    expect(urlsOf(SAID.map((quote, i) => at(addresses[i] ?? '', 'On salt', quote)))).toHaveLength(3);
  });

  it('are of two documents of a host at most; in a library of many publishers the publisher counts', () => {
    const host = SAID.map((quote, i) => at(`https://www.a.example/${i}`, `Paper ${i}`, quote));
    expect(urlsOf(host)).toHaveLength(2);
    const publishers = ['Demo Press', 'demo press', 'DEMO PRESS', 'Another'];
    const library = SAID.map((quote, i) =>
      at(`https://doi.org/10.5555/${i}`, `Paper ${i}`, quote, { publisher: publishers[i] ?? '' }),
    );
    expect(urlsOf(library)).toHaveLength(3);
  });

  it('are not the same words twice, in another place', () => {
    const quote = 'Salt winners at Ada lose a tenth of their salt to the rain.';
    expect(urlsOf([at('https://a.example/', 'A', quote), at('https://b.example/', 'B', quote)])).toHaveLength(1);
  });

  it('of who looked come before better ones of who tells of it', () => {
    const told = offered('told', 6, 'Salt is dear.');
    const looked = offered('looked', 5, 'Roads are long.');
    const all = [told, { ...looked, hit: { ...looked.hit, source: 'doaj' } }];
    expect(choosePassages(all, 8).map(({ hit }) => hit.id)).toEqual(['looked', 'told']);
  });

  it('that give another figure of the same thing come behind each other, and before better ones', () => {
    const rent = (sum: string) => `Riders in Kampala pay owners ${sum} shillings a day to rent a motorcycle.`;
    const all = [
      offered('a', 9, rent('15,000')),
      offered('b', 8, 'Owners keep the papers.'),
      offered('c', 5, rent('10,000')),
    ];
    expect(choosePassages(all, 2).map(({ hit }) => hit.id)).toEqual(['a', 'c']);
  });
});

it('a name, a share and a number in words that an answer gives are told by the founder', () => {
  const text = 'The NEMC turned away two thirds of the bakers, twelve in all.';
  const answers = [{ question: 'What have you seen?', answer: 'NEMC turned away two thirds of us, twelve bakers' }];
  const brief = { founder: '', answers: [], found_since: [], figures: [], published: [] } as unknown as Brief;
  expect(faultAt('problem.chain.0', text, brief, [])).not.toBe('');
  expect(faultAt('problem.chain.0', text, { ...brief, answers }, [])).toBe('');
});

describe('a share that nobody told', () => {
  const brief = { founder: '', answers: [], found_since: [], figures: [], published: [] } as unknown as Brief;
  it.each([
    ['problem.chain.0', 'They lose half of the money.', '“half of”'],
    ['advice.facts.0', 'Sellers lose half of the fish.', '“half of”'],
    ['field.tests.0.method', 'Ask for half of the price now.', ''],
    ['advice.next.0', 'Hang half of the lines lower.', ''],
    ['problem.causes.2.sign', 'Descents with half of the sacks go as badly.', ''],
    ['problem.causes.2.text', 'They carry half of the sacks.', '“half of”'],
    ['advice.facts.0', 'The fee is half of the {n:1000} shillings.', ''],
  ])('is a fault where it claims, and none in a plan: %s', (at, text, fault) =>
    expect(faultAt(at, text, brief, [])).toContain(fault),
  );
});

it.each([
  ['In 2023 a crate at Ilala sold for 28,000 to 40,000 shillings {p1}.', ''],
  ['In 2023 a crate at Ilala sold for between 28,000 and 40,000 shillings {p1}.', ''],
  ['In 2023 a crate at Ilala sold for up to 40,000 shillings {p1}.', ''],
  ['In 2023 a crate at Ilala sold for up to 40,000 francs {p1}.', '40,000 francs'],
])('the ends of a range share the unit that it names once: %s', (text, fault) => {
  const quote = 'Mwaka 2023 tenga Ilala liliuzwa shilingi 28,000 hadi 40,000, crate sold at Ilala.';
  const published = [{ mark: 'p1', quote, title: 'Ilala', by: '', date: '2023', country: '' }];
  const brief = { founder: '', answers: [], found_since: [], figures: [], published } as unknown as Brief;
  expect(faultAt('problem.chain.0', text, brief, [])).toContain(fault);
  if (fault === '') expect(faultAt('problem.chain.0', text, brief, [])).toBe('');
});

describe('a statement that names a quote', () => {
  const published = {
    mark: 'p1',
    quote: 'Riders in Kampala pay owners 15,000 shillings a day to rent a motorcycle.',
    title: 'Motorcycle taxis in Uganda, 2022',
    by: '',
    date: '2022',
    country: 'Uganda',
  };
  const brief = { founder: '', answers: [], found_since: [], figures: [], published: [published] } as unknown as Brief;
  const fault = (text: string, at = 'problem.chain.0') => faultAt(at, `${text} {p1}.`, brief, []);

  it.each([
    'Riders in Kampala pay owners rent for the motorcycle',
    'Riders in Uganda pay owners by the day to rent a motorcycle',
    'Your riders in Jinja may pay owners such rent each week',
    'A few weeks later riders in Kampala still pay owners rent for the motorcycle',
  ])('may say “%s”', (text) => expect(fault(text)).toBe(''));

  it.each([
    ['Riders in Nairobi pay owners rent for the motorcycle', 'Nairobi'],
    ['Riders in Kenya pay owners rent for the motorcycle', 'Kenya'],
    ['Riders in India pay owners rent for the motorcycle', 'India'],
    ['Riders pay owners rent for the motorcycle each week', 'weeks'],
    ['Riders pay owners dollars to rent a motorcycle', 'dollars'],
  ])('may not say “%s”', (text, what) => expect(fault(text)).toContain(`“${what}”`));

  it('is held to it on the page of advice too, sentence by sentence', () => {
    const onPage = (text: string) => fault(text, 'advice.page.3');
    expect(onPage('Pay in dollars or by the week. Riders pay owners rent for the motorcycle')).toBe('');
    expect(onPage('Go to them. Riders pay owners dollars to rent a motorcycle')).toContain('“dollars”');
    expect(fault('Ask riders for dollars to rent a motorcycle', 'field.tests.0.method')).toBe('');
  });

  it('is held to a quote in French too', () => {
    const french = {
      ...published,
      quote: 'À Kampala les conducteurs versent 15 000 shillings par jour au propriétaire.',
    };
    const of = (text: string) =>
      faultAt('problem.chain.0', `${text} {p1}.`, { ...brief, published: [french] } as unknown as Brief, []);
    expect(of('Riders in Kampala hand the owner shillings by the day')).toBe('');
    expect(of('Riders in Kampala hand the owner euros by the day')).toContain('“euros”');
  });

  it('keeps a sum whose money stands before it whole, whatever numbers the founder told', () => {
    const fees = { ...published, quote: 'Owners in Kampala pay a commission of D2,103 and Sh20 for each motorcycle.' };
    const figures = [{ id: 'f1', words: '2', about: 'carts', value: 2 }];
    const text = 'Owners pay a commission of D2,103 and Sh20 for each motorcycle {p1}. At m3 it is {f1}.';
    expect(withOwnMarks(text, figures, false, [fees] as unknown as Brief['published'])).toBe(text);
    const of = (one: string) =>
      faultAt('problem.chain.0', one, { ...brief, published: [fees] } as unknown as Brief, []);
    expect(of('Owners pay a commission of D2,103 for each motorcycle {p1}.')).toBe('');
    expect(of('Owners pay a commission of D2,104 for each motorcycle {p1}.')).toContain('“2,104 for”');
  });

  it('may give a large number as another language counts it', () => {
    const wood = { ...published, quote: 'Les hammams de Kampala brûlent 1,25 million de tonnes de bois par an.' };
    const of = (text: string) =>
      faultAt('problem.chain.0', `${text} {p1}.`, { ...brief, published: [wood] } as unknown as Brief, []);
    expect(of('Hammams of Kampala burn 1.25 million tonnes of wood in a year')).toBe('');
    expect(of('Hammams of Kampala burn 1.25 million litres of wood in a year')).not.toBe('');
  });

  it.each([
    ['Riders in Kampala pay owners 15,000 shillings a day', ''],
    ['An official says that riders pay owners rent for the motorcycle', ''],
    ['Riders in Kampala pay owners 15,000 shillings a day.', ''],
    ['In 2022 riders in Kampala paid owners by the day to rent a motorcycle', ''],
    ['Riders in Kampala pay owners 15,500 shillings a day', 'digit'],
    ['Riders in Kampala pay owners 15,000 dollars a day', 'digit'],
    ['15,000 riders in Kampala pay owners by the day', 'digit'],
  ])('may give a number as the quote does: %s', (text, wrong) => expect(fault(text)).toContain(wrong));

  it('speaks of it in each sentence that names it', () => {
    const said = 'Riders in Kampala pay owners by the day to rent a motorcycle.';
    expect(faultAt('problem.chain.0', `${said} {p1}`, brief, [])).toBe('');
    expect(faultAt('problem.chain.0', `${said} Keep a list of what is left open {p1}.`, brief, [])).toContain(
      'does not say what the quote {p1} says',
    );
  });

  it('gives it in the sentence that names the quote', () =>
    expect(
      faultAt('problem.chain.0', 'Riders pay owners 15,000 shillings. They pay owners by the day {p1}.', brief, []),
    ).toContain('digit'));

  it('may name what to ask elsewhere where it is a plan', () =>
    expect(fault('Ask riders in Nairobi what owners take each week to rent a motorcycle', 'field.interview.0')).toBe(
      '',
    ));
});
