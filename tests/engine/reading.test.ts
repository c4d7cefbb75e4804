import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';
import { playbookById } from '../../src/engine/knowledge/playbooks.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { findNumbers } from '../../src/engine/reading/numbers.ts';
import { findPlaces } from '../../src/engine/reading/places.ts';
import { recognise } from '../../src/engine/reading/recognise.ts';
import { matchSizes } from '../../src/engine/reading/sizes.ts';
import { tokenize } from '../../src/engine/text/match.ts';
import { domain, ENGLISH, finish, libraryFor, lineOf } from './support/run.ts';

const asked = (query: string, answers = {}) => {
  const result = domain(query, answers);
  return result.kind === 'ask' ? result.questions : [];
};
const slots = (query: string, answers = {}) => asked(query, answers).map(({ slot }) => slot);

const TOMATOES =
  'Farmers around Kumasi lose a third of every load: crates of tomatoes are crushed on the truck and arrive rotten at the market.';
/** A cause as a founder taps it. */
const causeOf = (id: string, cause: string): string => {
  const at = playbookById(id)?.causes.findIndex((one) => one.id === cause) ?? -1;
  return ENGLISH.causesOf(id)[at] ?? '';
};
const NONE = { nearest: ENGLISH.asking.none_of_these };
const VAGUE = 'In Kumasi people lose time every week and nobody helps them with it.';

describe('languages are told by their small words, Arabic by its letters', () => {
  test.each([
    ['The farmers lose the maize and nobody helps them.', 'en'],
    ['Les paysans perdent le maïs et personne ne les aide dans le village.', 'fr'],
    ['Wakulima wanapoteza mahindi kwa sababu hakuna ghala katika kijiji.', 'sw'],
    ['Wazazi wanachelewa kulipa ada na shule binafsi inashindwa kulipa walimu', 'sw'],
    ['Os camponeses perdem o milho e ninguém ajuda na aldeia.', 'pt'],
    ['المزارعون يفقدون الذرة ولا أحد يساعدهم', 'ar'],
    ['Farmers dey lose their maize, nobody dey help dem.', 'en'],
  ])('%s', (text, language) => {
    expect(languageOf(text).language).toBe(language);
  });
});

describe('recognising', () => {
  test('takes a playbook whose words carry the text and that leads the next', () => {
    expect(recognise(ENGLISH.search, TOMATOES).taken).toBe('agriculture.transit-loss');
  });

  test.each([
    ['The tank is far, so evening milk is refused at the dairy as sour.', 'agriculture.sour-milk'],
    ['No ice at our beach in Mwanza, so tilapia goes soft before the market opens.', 'agriculture.fresh-fish'],
    ['No light for three days, my freezer is warm and the chicken went for half price.', 'retail.thawed-stock'],
    ['Our butchery has no fridge and by evening the meat smells.', 'retail.thawed-stock'],
  ])('what spoils at the farm, at the landing and in a freezer are three troubles: %s', (text, first) => {
    expect(recognise(ENGLISH.search, text).offered[0]).toBe(first);
  });

  test('in a long text of which no playbook knows much, the nearest are still offered', () => {
    const long =
      'My aunt sells at the junction since 2009 and everybody greets her. This year, rain or sun, the lorry comes late, the driver quarrels, half the tomatoes at the bottom of each crate are crushed and the buyer pays half or nothing. She has three children in school and my uncle is in Libya.';
    expect(recognise(ENGLISH.search, long).offered).toContain('agriculture.transit-loss');
  });

  test('more of the same told takes nothing away', () => {
    const longer = `${TOMATOES} My uncle has a shop there. On Saturdays the market is full of people from the villages.`;
    expect(recognise(ENGLISH.search, longer).offered[0]).toBe('agriculture.transit-loss');
  });

  test('what is not plain is asked, nearest first, with a tap for none of them', () => {
    const [question] = asked('Farmers in Kumasi lose money on their crates and their grain every season.');
    expect(question?.slot).toBe('nearest');
    expect(question?.choices.length).toBeGreaterThan(2);
    expect(question?.choices.length).toBeLessThanOrEqual(5);
    expect(question?.choices.at(-1)).toBe(ENGLISH.asking.none_of_these);
  });

  test('no line is held out as ours: whose the trouble is, only they know', () => {
    const [crushed] = asked('Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.');
    expect(crushed?.slot).toBe('nearest');
    expect(crushed?.prefill).toBeUndefined();
  });

  test.each(['blorf wibble the quantum goat', 'asdf qwer zxcv', 'Ich habe ein Problem mit meinem Fahrrad'])(
    'a text in no language we read is refused without a credit: %s',
    (text) => {
      expect(domain(text)).toMatchObject({ kind: 'refuse' });
    },
  );

  test('a problem outside Africa is refused with its place', () => {
    expect(domain('Bakers in Berlin lose bread because the oven breaks.', { where: 'Berlin' })).toMatchObject({
      kind: 'refuse',
      reason: expect.stringContaining('Berlin'),
    });
  });
});

test('a brother in Kuwait is no place of theirs; an answer that names one is', () => {
  const text = 'My brother in Kuwait sends money for our mother and nobody knows who takes care of her in the day.';
  expect(slots(text, NONE)).toContain('where');
  expect(domain(text, { where: 'Kuwait' }).kind).toBe('refuse');
});

test('goods of elsewhere are no place: the founder is asked where they are', () => {
  const text = 'Our Chinese sewing machines break every month and no tailor finds a spare part.';
  expect(slots(text, { nearest: lineOf('manufacturing.waiting-part') })).toContain('where');
});

describe('asking', () => {
  test('what the text tells is not asked', () => {
    const cause = { cause: '' };
    expect(slots(TOMATOES.replace('Farmers', 'Traders'), cause)).toEqual(['seen', 'number', 'payer']);
    expect(slots(TOMATOES, cause)).toEqual(['seen', 'number', 'payer']);
    expect(slots(TOMATOES, { cause: '', seen: ENGLISH.asking.nothing_yet })).toEqual(['number', 'payer', 'who']);
    expect(slots(TOMATOES.replace(' around Kumasi', ''), cause)).toEqual(['where', 'seen', 'number']);
  });

  test('a town that only the answer to what was seen names is theirs; where none does, it is asked before the payer', () => {
    const inGhana = TOMATOES.replace(' around Kumasi', ' in Ghana');
    const cause = { cause: '', seen: ENGLISH.asking.nothing_yet, number: '' };
    expect(slots(inGhana, cause).slice(0, 2)).toEqual(['where', 'payer']);
    const told = { ...cause, seen: 'I looked at two stalls at the market in Kumasi.' };
    expect(slots(inGhana, told)).not.toContain('where');
    expect(finish(inGhana, told).content.summary).toContain('Place: Kumasi, Ghana.');
    const abroad = { ...cause, seen: 'My brother saw it at the market in Nakuru.' };
    expect(finish(inGhana, abroad).content.metadata).toMatchObject({ countries: ['GHA'], open: ['where', 'payer'] });
  });

  test('the chosen line is the playbook, and its own questions follow in a set numbered anew', () => {
    const answers = { nearest: lineOf('agriculture.transit-loss') };
    const set = asked(VAGUE, answers);
    expect(set[0]?.id).toBe('question_1');
    expect(set.map(({ slot }) => slot)).not.toContain('nearest');
    expect(set.map(({ slot }) => slot)).toEqual(['cause', 'seen']);
    expect(slots(VAGUE, { ...answers, cause: '', seen: ENGLISH.asking.nothing_yet })).toEqual(['number', 'payer']);
  });

  test('what is behind it is asked before anything that only this playbook needs; another trouble ends in a kit', () => {
    const [cause] = asked(TOMATOES);
    expect(cause).toMatchObject({
      slot: 'cause',
      choices: expect.arrayContaining(['The road shakes the load']),
    });
    expect(cause?.choices.at(-1)).toBe(ENGLISH.asking.another_trouble);
    const another = { cause: ENGLISH.asking.another_trouble, seen: ENGLISH.asking.nothing_yet };
    expect(slots(TOMATOES, another)).toEqual(['kind', 'idea', 'payer']);
    const { content } = finish(TOMATOES, { ...another, kind: '', payer: '' });
    expect(content.metadata.playbook).toBeUndefined();
    // A line found among all of them afterwards is theirs again.
    const found = finish(TOMATOES, { ...another, kind: lineOf('agriculture.storage-loss') });
    expect(found.content.metadata.playbook).toBe('agriculture.storage-loss');
  });

  test('another reason than those we know keeps the playbook', () => {
    const { another_cause, nothing_yet } = ENGLISH.asking;
    expect(asked(TOMATOES)[0]?.choices).toContain(another_cause);
    const { content } = finish(TOMATOES, { cause: another_cause, seen: nothing_yet });
    expect(content.metadata.playbook).toBe('agriculture.transit-loss');
    expect(content.summary).toContain('Of the causes you chose none');
    expect(content.industry_analysis).toContain('for another reason than those we know');
    // It was tapped: no words of theirs.
    expect(content.industry_analysis).not.toContain(`“${another_cause}”`);
  });

  test('a cause with which the tests are beside the trouble ends in a kit, that cause among the answers', () => {
    const text = 'Boda boda riders in Kisumu, Kenya rent the motorbike and after years own nothing.';
    const apart = { nearest: lineOf('transport.bike-rent'), cause: causeOf('transport.bike-rent', 'choice') };
    expect(slots(text, apart)[0]).toBe('kind');
    const { content } = finish(text, apart);
    expect(content.metadata.playbook).toBeUndefined();
    expect(content.metadata.answers.find(({ slot }) => slot === 'cause')?.answer).toBe(apart.cause);
    // What the playbook knows of the trade stands in it, without its tests.
    const [, near = ''] = content.industry_analysis.split('**From a playbook that is near**');
    expect(near.toLowerCase()).toContain(apart.cause.toLowerCase());
    expect(near).toContain('What people do instead');
    expect(near).not.toMatch(/[{}]|undefined/);
    expect(finish(text, { nearest: 'None of these' }).content.industry_analysis).not.toContain(
      'a playbook that is near',
    );
  });

  test('a cause that is another playbook’s trouble leads to a report on that', () => {
    const text = 'Boda boda riders in Kisumu, Kenya rent the motorbike and after years own nothing.';
    const led = { nearest: lineOf('transport.bike-rent'), cause: causeOf('transport.bike-rent', 'terms') };
    expect(slots(text, led)).not.toContain('kind');
    const { content } = finish(text, led);
    expect(content.metadata.playbook).toBe('transport.taken-back');
    expect(content.summary).toContain('The cause you took leads to it');
  });

  test('“kwanza” is first in Swahili and no money of Angola', () => {
    const text = 'Mara ya kwanza nimenunua mbegu za mahindi hapa Songea hazikuota, wakulima wengi wamelia.';
    const { content } = finish(text, {
      nearest: libraryFor(text).lineOf.get('agriculture.fake-inputs') ?? '',
      cause: '',
    });
    expect(content.metadata.countries).not.toContain('AGO');
  });

  test.each([
    ['Kenya, Molo, karibu na Turi', 'Molo'],
    ['Molo, Kenya', 'Molo'],
    ['Kenya, Nakuru', 'Nakuru'],
    ['Kenya', 'your area'],
  ])('the town is read wherever it stands in the answer: %s', (where, town) => {
    const { outputs } = finish(TOMATOES.replace(' around Kumasi', ''), { where, cause: '' });
    expect(outputs.domain).toMatchObject({ reading: { place: { value: town } } });
  });

  test('where no town is known, what is near it is near the founder', () => {
    const text = 'Dairy farmers in Ghana lose milk that turns sour before it reaches a buyer.';
    const { content } = finish(text, { nearest: lineOf('agriculture.sour-milk'), cause: '' });
    const whole = Object.values(content).filter((part) => typeof part === 'string');
    expect(whole.join('\n')).toMatch(/near you\b/);
    expect(whole.join('\n')).not.toMatch(/(?:near|around) your area/);
  });

  test('crates on a truck are crates on a trip, and what was counted is quoted by its numbers', () => {
    const seen =
      'I asked 6 traders at Kejetia. Of 300 crates on a truck about 100 are crushed. A crate sells for 400 cedis.';
    const { outputs, content } = finish(TOMATOES, { cause: '', seen, outcome: ENGLISH.asking.outcomes.counted });
    expect(outputs.domain).toMatchObject({ reading: { sizes: { units: { value: 300 }, price: { value: 400 } } } });
    expect(content.executive_summary).toContain('“Of 300 crates on a truck about 100 are crushed”');
    expect(content.executive_summary).not.toContain('No sum is shown');
  });

  test('two loads a week are two trips a week', () => {
    const seen = 'A truck carries 60 crates at 400 cedis a crate. We send two loads a week.';
    const { outputs } = finish(TOMATOES, { cause: '', seen, outcome: '' });
    expect(outputs.domain).toMatchObject({ reading: { sizes: { times: { value: 2, rate: 'week' } } } });
  });

  test('what happens once in a season by its nature is not asked to be counted', () => {
    const rent = finish('In Kasoa a landlord wants two years of rent in advance. The room is 450 cedis a month.', {
      nearest: lineOf('housing.upfront-rent'),
      cause: '',
    });
    expect(rent.content.metadata.calcs.length).toBeGreaterThan(0);
    expect(JSON.stringify(rent.content)).not.toContain('is yours to count');
    const crates = finish(TOMATOES, { cause: '', number: 'A crate is 400 cedis and a truck carries 60 crates' });
    expect(JSON.stringify(crates.content)).toContain('is yours to count');
  });

  test('what the Explorer handed over is not asked whether it is theirs', () => {
    const ours = 'Traders in Kumasi, Ghana lose goods. Crushed and rotten on the way.';
    expect(slots(ours).length).toBeGreaterThan(0);
    const titled = `Traders in Kumasi, Ghana. ${playbookById('agriculture.transit-loss')?.title}.`;
    expect(slots(titled)).not.toContain('cause');
  });

  test.each(LANGUAGES)('the causes are offered in the language of the founder: %s', async (language) => {
    const { causesOf } = await libraryOf(language);
    expect(causesOf('agriculture.transit-loss')).toHaveLength(5);
  });

  test('the cause that was tapped leads the report’s, and one in their own words is quoted', () => {
    const told = (cause: string) => JSON.stringify(finish(TOMATOES, { cause }).content);
    const tapped = told('The road shakes the load');
    expect(tapped).toContain('Of the causes you chose: the road shakes the load.');
    expect(tapped.match(/You name this one/g)).toHaveLength(1);
    const own = told('The rope cuts into the crates');
    expect(own).toContain('You name another cause: “The rope cuts into the crates”.');
    expect(own).not.toContain('You name this one');
    expect(told('')).not.toContain('You name');
  });

  test.each([
    [TOMATOES.replace(' around Kumasi', ''), {}],
    [VAGUE, { nearest: ENGLISH.asking.none_of_these }],
  ])('what it comes to is asked whenever something was seen, however much else is open: %s', (text, first) => {
    let answers: Record<string, string> = first;
    for (let set = asked(text, answers); set.length > 0; set = asked(text, answers))
      answers = {
        ...answers,
        ...Object.fromEntries(set.map(({ slot }) => [slot, slot === 'seen' ? 'I asked 12.' : ''])),
      };
    expect(Object.keys(answers)).toContain('seen');
    expect(Object.keys(answers)).toContain('outcome');
  });

  test.each(LANGUAGES)('every line that can be tapped says whose problem it is: %s', async (language) => {
    const { lineOf: lines } = await libraryOf(language);
    expect(lines.size).toBeGreaterThan(150);
    for (const line of lines.values()) expect(line).toMatch(/ \([^()]+\)$/);
  });

  test('never more than five in a job, however the sets fall', () => {
    let answers: Record<string, string> = {};
    let count = 0;
    for (let set = asked('Farmers lose money on crates and grain.', answers); set.length > 0; ) {
      count += set.length;
      answers = { ...answers, ...Object.fromEntries(set.map(({ slot, prefill }) => [slot, prefill ?? ''])) };
      set = asked('Farmers lose money on crates and grain.', answers);
    }
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThanOrEqual(5);
  });

  test('none of these leads to the kinds of trouble', () => {
    const set = asked(VAGUE, { nearest: ENGLISH.asking.none_of_these });
    expect(set[0]?.slot).toBe('kind');
    expect(set[0]?.choices).toHaveLength(Object.keys(ENGLISH.kits).length);
    expect(set[0]?.choices.at(-1)).toBe(ENGLISH.kits.general?.name);
  });

  test.each(['nearest', 'kind'] as const)('a line found among all of them is taken, where %s is asked for', (slot) => {
    const [id = '', line = ''] = [...ENGLISH.seenIf].at(-1) ?? [];
    const answers = slot === 'kind' ? { nearest: ENGLISH.asking.none_of_these, kind: line } : { nearest: line };
    expect(finish(VAGUE, answers).outputs.domain).toMatchObject({ reading: { playbook: id } });
  });

  test('a town that things go to may not be home: the place is asked, with the country as we think', () => {
    const text = 'We buy tomatoes from farms and send them to Accra by truck; the crates at the bottom get crushed.';
    const where = asked(text, { nearest: lineOf('agriculture.transit-loss') }).find(({ slot }) => slot === 'where');
    expect(where?.prefill).toBe('Ghana');
    expect(
      slots(text.replace('send them to', 'sell them in'), { nearest: lineOf('agriculture.transit-loss') }),
    ).not.toContain('where');
  });

  test.each([
    'Celle qui gardait la caisse de notre tontine est partie, on dit qu’elle est au Gabon. Tout est perdu.',
    'The woman who kept our savings box ran away, they say she is in Gabon. All is lost.',
  ])('nor is the place where somebody else is: %s', (text) => {
    expect(findPlaces(tokenize(text)).isPassing).toBe(true);
    expect(findPlaces(tokenize('We sell fish in Gabon, she is in the market.')).isPassing).toBe(false);
  });

  // 'moshi' is smoke: read as the town, it would put a founder in a country that they never named.
  test('nor is a town whose name is a plain word, where it stands without its capital', () => {
    expect(findPlaces(tokenize('Jiko linatoa moshi mwingi ndani ya nyumba.')).countries).toEqual([]);
    expect(findPlaces(tokenize('Ninauza maziwa huko Moshi.')).countries).toEqual(['TZA']);
    expect(findPlaces(tokenize('We are hiring a matola together to Dedza.')).countries).toEqual(['MWI']);
    expect(findPlaces(tokenize('No talho há muito boi que matam.')).countries).toEqual([]);
  });

  test('a thing that the text of a playbook has beside its own is not put in its place', () => {
    const told = 'I am a mobile money agent in Mansa, Zambia. I run out of cash by ten.';
    const { content } = finish(told, { nearest: lineOf('fintech.agent-float') });
    expect(JSON.stringify(content)).toContain('cash or float');
    expect(JSON.stringify(content)).not.toMatch(/cash (?:or|and) cash/);
  });

  test('a country alone, answered, takes the place of the one that the text names', () => {
    const text = 'Traders in Nakuru, Kenya: crates of tomatoes are crushed on the truck.';
    const { content } = finish(text, { nearest: lineOf('agriculture.transit-loss'), where: 'Uganda' });
    expect(content.metadata.countries).toEqual(['UGA']);
  });

  test('nor is the town a customer comes from; who says they are from there is at home', () => {
    const text = 'Crates of tomatoes are crushed on the truck. A trader from Kano left 20 of them.';
    const nearest = { nearest: lineOf('agriculture.transit-loss') };
    expect(asked(text, nearest).find(({ slot }) => slot === 'where')?.prefill).toBe('Nigeria');
    expect(finish(text, { ...nearest, where: 'Nigeria, Jos' }).content.summary).toContain('Place: Jos, Nigeria.');
    expect(finish(text, nearest).content.summary).not.toContain('Kano,');
    expect(slots(text.replace('A trader from Kano', 'I am from Kano and the buyer'), nearest)).not.toContain('where');
  });

  test('nor where traders come from, told again as where they sell', () => {
    const told = 'Our tomatoes rot by the dambo. Vendors from Lilongwe pay 6000, in Lilongwe it is 19000.';
    expect(findPlaces(tokenize(told)).towns).toEqual([]);
    expect(findPlaces(tokenize(told)).countries).toEqual(['MWI']);
  });

  test('nor is the country across the border, where home is told', () => {
    const told = 'I grow tomatoes in Zomba. The vendors might go across to Mozambique.';
    expect(findPlaces(tokenize(told)).countries).toEqual(['MWI']);
    expect(findPlaces(tokenize('We carry cloth to Mozambique.')).countries).toEqual(['MOZ']);
    expect(findPlaces(tokenize('Mimi ni wakala wa M-Pesa hapa Ifakara.')).countries).toEqual(['TZA']);
    expect(findPlaces(tokenize('Mimi ni wakala wa M-Pesa.')).countries).toEqual(['KEN']);
  });

  test('what is no place is not taken for one', () => {
    const { content } = finish('Tomato crates are crushed on the truck and traders get half price.', {
      where: 'my mother',
    });
    expect(content.metadata.countries).toEqual([]);
    expect(content.summary).toContain('Place: open');
  });
});

describe('a number that is asked for', () => {
  const SCHOOL =
    'I own a small private primary in Mzuzu, Malawi. It is K65,000 but by the exam week half have not finished.';
  const tapped = { nearest: lineOf('education.school-fees'), cause: '' };

  test('is offered as the founder wrote it: of its kind, for its stretch of time, in their money', () => {
    const told = `${SCHOOL} I was owed K3.9 million at closing, one brought K700 a week and a visitor 900 naira.`;
    const number = asked(told, tapped).find(({ slot }) => slot === 'number');
    expect(number).toMatchObject({ text: expect.stringContaining('fees'), choices: ['K65,000', 'K3.9 million'] });
    const { calcs } = finish(told, { ...tapped, number: 'K65,000', payer: '', who: '' }).content.metadata;
    const own = calcs.flatMap(({ inputs }) => inputs).filter(({ origin }) => origin === 'founder');
    expect(own.map(({ base }) => base)).toContain(65_000);
  });

  test.each([
    ['The bus to town is K4,000. What the fees are I don’t know.', []],
    ['I don’t know exactly. Some K65,000.', [65_000]],
    ['I don’t know, about K65,000', [65_000]],
  ])('is not what stands beside “I don’t know”: %s', (number, taken) => {
    const { calcs } = finish(SCHOOL.replace('K65,000', 'too much'), { ...tapped, number }).content.metadata;
    const own = calcs.flatMap(({ inputs }) => inputs).filter(({ origin }) => origin === 'founder');
    expect(own.map(({ base }) => base).filter((base) => base > 1)).toEqual(taken);
  });

  test('is asked of the thing the founder names, and stands so beside its answer', () => {
    const told =
      'In Mbita, Kenya my aunt dries omena on old nets and the rain wets half. In April I counted 5 wet days, 3 basins each.';
    const chosen = { nearest: lineOf('agriculture.wet-drying'), cause: '', outcome: '' };
    const question = asked(told, chosen).find(({ slot }) => slot === 'number')?.text;
    expect(question).toMatch(/^In the measure you sell omena by/);
    const { answers } = finish(told, { ...chosen, number: '250 shillings' }).content.metadata;
    expect(answers.find(({ slot }) => slot === 'number')?.question).toBe(question);
  });

  test('is not offered where the sum has it in another place', () => {
    const told = 'In Nakuru, Kenya we bought the part for 400 shillings, and there were 900 shillings.';
    const chosen = { nearest: lineOf('transport.fake-parts'), cause: '', outcome: '' };
    const choices = asked(told, chosen).find(({ slot }) => slot === 'number')?.choices;
    expect(choices).toEqual(['900 shillings']);
  });

  test('is taken from a number told for the stretch of time that is asked for, without its money', () => {
    const told = 'Our water kiosk in Kitui, Kenya sells all day and money goes missing.';
    const nearest = { nearest: lineOf('water.kiosk-coins'), cause: '', outcome: '' };
    const { calcs } = finish(told, { ...nearest, number: '2,400 a day, so like 72,000 a month' }).content.metadata;
    expect(calcs.flatMap(({ inputs }) => inputs.map(({ base }) => base))).toContain(72_000);
  });

  test('a sum of a week is brought to a month by the weeks that a month has', () => {
    const playbook = playbookById('education.left-owing');
    const sizes = playbook && matchSizes(playbook, findNumbers('They spend 1,000 shillings a week on fees.'), 'KEN');
    expect(sizes?.fee?.value).toBeCloseTo(4_330);
  });

  test('is asked of who told numbers, in the place of what they have seen', () => {
    expect(slots(`${SCHOOL} We are 143.`, tapped)).toEqual(['outcome', 'number', 'payer']);
    expect(slots(SCHOOL.replace('K65,000', 'so'), tapped)).toContain('seen');
  });

  const number = (answer: string) => finish(TOMATOES, { number: answer }).content;

  test('is a count of the event where its noun is left out, and stands under its question', () => {
    const { metadata, executive_summary } = number('a crate costs 400 cedis, 60 a trip');
    expect(executive_summary).toContain('400 cedis');
    const [answer] = metadata.answers.filter(({ slot }) => slot === 'number');
    expect(answer?.question).toMatch(/^What does one crate/);
  });

  test('promises no sum where one is still missing', () => {
    expect(number('a crate costs 400 cedis').executive_summary).toContain('not yet all that a sum needs.');
    expect(number('a crate costs 400 cedis, 60 a trip').executive_summary).toContain('There is a first sum.');
  });
});

describe('skipping', () => {
  test('“I don’t know” to every question fills nothing and stands nowhere', () => {
    const nothing = { payer: 'I don’t know', seen: "I don't know", number: 'not sure' };
    const { content } = finish(TOMATOES, nothing);
    const text = JSON.stringify({ ...content, metadata: null });
    expect(text).not.toMatch(/don.t know|not sure/i);
    expect(content.metadata.verdict).not.toBe('proceed');
  });
});

describe('other languages', () => {
  test('questions come in the founder’s language', () => {
    const text = 'Les tomates arrivent écrasées au marché de Bouaké et les commerçantes perdent la moitié du prix.';
    const { language, asking } = libraryFor(text);
    expect(language).toBe('fr');
    expect(Object.values(asking)).toContain(asked(text)[0]?.text);
  });

  test.each([
    ["Les vendeuses de Cotonou perdent un tiers des tomates, les caisses s'écrasent dans le camion.", 'fr'],
    ['Wauzaji wa nyanya Mwanza wanapoteza theluthi ya kila kreti, makreti yanabanwa kwenye lori.', 'sw'],
    ['As vendedoras de Maputo perdem um terço dos tomates porque as caixas são esmagadas no camião.', 'pt'],
    ['تجار الطماطم في الخرطوم يخسرون ثلث كل صندوق لأن الصناديق تتكسر في الشاحنة', 'ar'],
  ])('the dictionary leads to the English prose: %s', (text, language) => {
    const library = libraryFor(text);
    expect(library.language).toBe(language);
    expect(recognise(library.search, text).offered[0]).toBe('agriculture.transit-loss');
  });

  test.each([
    'Nyanya zetu Mwanza zinabanwa kwenye lori na kuoza kabla ya sokoni Dar.',
    'طماطم المزارعين في الخرطوم تتكسر في الشاحنة وتصل إلى السوق تالفة',
  ])('the thing that is told stands in the report in English: %s', (text) => {
    const nearest = libraryFor(text).lineOf.get('agriculture.transit-loss') ?? '';
    expect(finish(text, { nearest }).content.industry_analysis).toContain('tomatoes');
  });

  test.each([
    'Les accordeurs de kora à Bamako ne trouvent plus de bonnes cordes',
    'Vijana wa Zanzibar hawana mahali pa kufanyia mazoezi ya sarakasi',
    'Os tocadores de marimba de Inhambane não têm onde ensaiar',
    'صانعو الفخار في أم درمان تتكسر نصف أوانيهم في الفرن ولا يعرفون السبب',
  ])('where nothing is near, nothing is offered: %s', (text) => {
    expect(recognise(libraryFor(text).search, text).offered).toEqual([]);
  });

  test('where things are bought is nobody’s town', () => {
    const towns = (text: string) => findPlaces(tokenize(text)).towns.map(({ name }) => name);
    expect(towns('I repair phones in Warri, I buy the screen from Asaba or Onitsha supplier')).toEqual(['Warri']);
    expect(towns('I repair phones in Asaba or Onitsha')).toEqual(['Asaba', 'Onitsha']);
  });

  test('a place is named without what kind of place it is', () => {
    const where = 'Namasale landing site, Lake Kyoga, Uganda';
    const text = 'Women who dry fish lose it to the rain.';
    const { content } = finish(text, { where, nearest: lineOf('agriculture.wet-drying') });
    expect(content.executive_summary).toContain('in Namasale lose');
  });

  test('a town of the same name elsewhere: money that its country does not use reopens the question', () => {
    const limbe = (money: string) =>
      asked(`I look after children of market women in Limbe. The mothers promise 300 ${money} a day and do not pay.`, {
        nearest: lineOf('education.market-nursery'),
      }).find(({ slot }) => slot === 'where');
    expect(limbe('francs CFA')).toBeUndefined();
    expect(limbe('kwacha')?.choices).toEqual(['Zambia', 'Malawi']);
  });
});
