import { describe, expect, test } from 'vitest';
import type { Playbook } from '../../content/schema/playbook.ts';
import { allIndustries } from '../../src/engine/knowledge/playbooks.ts';
import { evidenceRung } from '../../src/engine/reading/evidence-rung.ts';
import { statedPayment } from '../../src/engine/reading/paying.ts';
import { findPlaces } from '../../src/engine/reading/places.ts';
import { LOSS_SAID } from '../../src/engine/reading/sizes.ts';
import type { Reading } from '../../src/engine/reading/types.ts';
import { basisOf } from '../../src/engine/sections/basis.ts';
import { size } from '../../src/engine/sizing.ts';
import { tokenize } from '../../src/engine/text/match.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { asText, ENGLISH, finish, lineOf, research } from './support/run.ts';

const RIDERS =
  'Boda boda riders in Kisumu, Kenya pay 400 shillings a day to the owner of the motorbike and after two years they own nothing.';
const riders = (answers: Record<string, string>) =>
  finish(RIDERS, { payer: 'the riders themselves', seen: 'Nothing yet', ...answers }).content;
const TOMATOES = 'Traders in Kumasi: crates of tomatoes are crushed on the truck.';
const SHOPS =
  'Spaza shop owners in Cape Town, South Africa have no cash to buy bulk. They take a taxi to the wholesaler. They close the shop.';
const ONE = { value: 1, low: 1, high: 1, noun: '', per: '', context: '', rate: null, words: '1' };
const mark = (content: ReturnType<typeof riders>, question: string) =>
  content.tables.find(({ id }) => id === 'scorecard')?.rows.find(([asked]) => asked === question);

/** What the scorecard names without a mark. */
const notKnown = (content: ReturnType<typeof riders>) => mark(content, 'No mark yet')?.[2] ?? '';

describe('what a founder told is not denied', () => {
  test('how often is read from what tells of the trouble, not from what tells of money', () => {
    const often = (told: string) =>
      mark(finish(`${SHOPS} ${told}`, { payer: '', seen: 'Nothing yet' }).content, 'How often?')?.[2];
    expect(often('They go to the wholesaler by taxi every second day.')).toBe('you said how often');
    expect(often('Customers can pay every month.')).toBeUndefined();
    expect(notKnown(finish(SHOPS, { payer: '', seen: 'Nothing yet' }).content)).toContain('How often?');
  });

  test('a sum that no calculation uses, and what was paid, stand in the scorecard as they were told', () => {
    const told =
      'I own a private primary in Mzuzu, Malawi. It is K65,000. I paid a man K4,000 to ask the families, and he did not.';
    const { content } = finish(told, { nearest: lineOf('education.school-fees'), payer: '', number: '' });
    expect(content.industry_analysis).toContain('we did not take “K65,000” or “K4,000” for that');
    expect(mark(content, 'Will they pay?')?.[2]).toContain('you write “I paid a man K4,000 to ask the families”');
    expect(notKnown(content)).toContain('Is the payer clear?');
    expect(notKnown(content)).not.toContain('How much is lost?');
    expect(statedPayment('They pay 400 a day or would pay 500 shillings. Nobody paid 300 shillings.')).toBe('');
  });

  test('what was tapped stands as their word, and numbers of the first text as written, not as counted', () => {
    const told =
      'I own a private primary in Mzuzu, Malawi. We are 143 and it is K65,000. Last term 41 of them paid late.';
    const { counted, paid } = ENGLISH.asking.outcomes;
    const school = { nearest: lineOf('education.school-fees'), payer: '', number: '' };
    const verdictOf = (more: Record<string, string>) => finish(told, { ...school, ...more }).content.executive_summary;
    expect(verdictOf({ outcome: counted })).toContain('You say that you have counted it. ');
    expect(verdictOf({ outcome: counted, seen: 'I counted 70 who had not paid.' })).toContain('You have counted it: “');
    expect(verdictOf({ outcome: paid })).toContain('You say that some have paid');
    for (const outcome of Object.values(ENGLISH.asking.outcomes))
      expect(verdictOf({ outcome }), outcome).not.toMatch(/: \.|“”/);
    expect(verdictOf({ outcome: ENGLISH.asking.outcomes.refused })).toContain(
      'Most of those you asked for money said no. Three deposits',
    );
  });

  test.each([
    ['Last term out of 286 children, 119 had not cleared.', 'Last term out of 286 children, 119'],
    ['Watoto walikuwa 286, na 119 hawakulipa ada kabla ya mtihani.', 'Watoto walikuwa 286, na 119'],
    ['Sur 64 familles, 27 sont parties sans payer.', 'Sur 64 familles, 27'],
  ])('a part of a whole is a count, in the words it is told: %s', (seen, quote) => {
    const { counted } = ENGLISH.asking.outcomes;
    const told = 'I am the bursar of a private primary school in Mityana, Uganda. Parents pay fees late.';
    const school = { nearest: lineOf('education.school-fees'), payer: '', number: '', outcome: counted };
    const { executive_summary } = finish(told, { ...school, seen }).content;
    expect(executive_summary).toContain(`You have counted it: “${quote}`);
  });

  test('of two sentences the one that counts a part is quoted, not the one that tells how often something is done', () => {
    const { counted } = ENGLISH.asking.outcomes;
    const crates = { nearest: lineOf('agriculture.transit-loss'), number: '', outcome: counted };
    const seen = 'I counted 9 of 40 crates crushed at one market. They make 3 trips a week.';
    const { content } = finish('Tomato traders in Kumasi lose crates on the truck.', { ...crates, seen });
    expect(content.executive_summary).toContain('You have counted it: “I counted 9 of 40 crates');
  });

  test.each([
    'On Saturday I have 3 funerals, so I take 200 from Mr Boateng and 150 from Auntie Vic.',
    'I have 620 chairs in 2 colours and 3 boys.',
  ])('numbers that count nothing of the trouble are not quoted as its count: %s', (sentence) => {
    const told = `I hire out chairs in Kumasi, Ghana. ${sentence}`;
    const { counted } = ENGLISH.asking.outcomes;
    const chairs = { nearest: lineOf('media.hired-chairs'), payer: '', number: '', outcome: counted };
    expect(finish(told, chairs).content.executive_summary).toContain('You say that you have counted it. ');
    const seen = `${sentence} For 11 of them the number that came back was not the number that went.`;
    expect(finish(told, { ...chairs, seen }).content.executive_summary).toContain(
      'You have counted it: “For 11 of them',
    );
    const watched = `I followed the lorry for days. ${sentence} A chair is 60 cedis.`;
    expect(finish(told, { ...chairs, outcome: '', seen: watched }).content.metadata.verdict).toBe('narrow');
  });

  test.each([
    'I think if everyone saw the money of the school it would end.',
    'Maybe a way the family can pay small small quietly?',
    'What if the owners kept one list?',
  ])('an idea is repeated, with the test that it is put to: %s', (idea) => {
    const told = `I own a private primary in Mzuzu, Malawi. ${idea}`;
    const school = { nearest: lineOf('education.school-fees'), seen: 'They pay late.' };
    const summaryWith = (outcome: string, payer = '') => finish(told, { ...school, outcome, payer }).content.summary;
    const words = idea.replace(/[.?]$/, '');
    expect(summaryWith('')).toContain(`Your idea: “${words}”. The first tests measure the trouble`);
    const { counted } = ENGLISH.asking.outcomes;
    expect(summaryWith(counted)).toContain(`Your idea: “${words}”. The first tests measure the trouble`);
    expect(summaryWith(counted, 'School owners')).toContain(
      `Your idea: “${words}”. Test 3 comes first: put your idea to those you ask in it.`,
    );
  });

  test.each([
    ['Gikomba in Nairobi, no sorry, in Nakuru', 'Nakuru, Kenya'],
    ['Musanze in Rwanda, sorry I mean Kabale, Uganda', 'Kabale, Uganda'],
    ['In Musanze side no, I mean across here in Kabale', 'Kabale, Uganda'],
  ])('who corrects themselves is taken at the last word: %s', (where, place) => {
    expect(riders({ where }).summary).toContain(`Place: ${place}.`);
  });

  test('who only begs pardon corrects nothing: the place named before it stands', () => {
    expect(riders({ where: 'Nakuru, sorry for my English' }).summary).toContain('Place: Nakuru, Kenya.');
    expect(findPlaces(tokenize('Riders in Kabale, Uganda. Sorry for my English.')).countries).toEqual(['UGA']);
  });

  test('a town that no list knows is the place all the same', () => {
    expect(riders({ where: 'Kopolo Ndogo, Kenya' }).summary).toContain('Place: Kopolo Ndogo, Kenya.');
  });

  test('counts and sums of something else reach no sum', () => {
    const { content } = finish(TOMATOES, {
      nearest: lineOf('agriculture.transit-loss'),
      payer: 'Traders',
      seen: 'I weighed 4 crates at home. A boy who loads gets 600 cedis.',
      number: "I don't know",
    });
    expect(content.metadata.calcs.flatMap(({ inputs }) => inputs).filter(({ origin }) => origin === 'founder')).toEqual(
      [],
    );
  });

  test.each(['2', 'Tomatoes 2', '12 crates', 'yes'])('a number alone is no talk and no count: %j', (seen) => {
    const { content } = finish(GHANA_TOMATOES, { ...GHANA_ANSWERS, seen });
    expect(content.metadata.evidence_rung).toBe('desk');
    expect(mark(content, 'How good is the proof?')?.[1]).toBe('1');
  });

  test('the same people by another name are not put beside themselves', () => {
    expect(riders({}).summary).toContain('Who would pay: motorbike taxi riders, you say.');
    expect(riders({ payer: 'a microfinance bank' }).summary).toMatch(
      /“a microfinance bank”, you say\. Test \d is written for motorbike taxi riders; if you mean others, put it to them\./,
    );
  });

  test.each([
    ['Talked with 12 riders at two stages. 9 of them rent.', 'says', 12],
    ['Sat in 2 shops for 3 days each.', 'does', 2],
    ['I followed 3 traders for one week.', 'does', 3],
    ['25 asked, 16 said they would leave.', 'says', 25],
    ['Somebody should talk with riders.', 'desk', 0],
    ['I ask eleven women for my line, eight say dem don lose money like that.', 'says', 11],
    ['I stand for one borehole for morning, I count 74 people for line.', 'does', 74],
    ['I ask the chief to help us.', 'desk', 0],
  ])('%s', (seen, rung, count) => {
    expect(evidenceRung(seen)).toEqual({ rung, count });
  });

  test('where no cause was named, none is said to be missing', () => {
    expect(mark(riders({}), 'Is the cause known?')).toBeUndefined();
    expect(notKnown(riders({}))).toContain('Is the cause known?');
  });
});

test('people who left a country are not in it', () => {
  expect(findPlaces(tokenize('Sudanese refugees in Kampala sell tea')).countries).toEqual(['UGA']);
  expect(findPlaces(tokenize('small traders among Sudanese refugees')).countries).toEqual([]);
});

describe('a sum says whose its numbers are', () => {
  test('those of the founder and our guesses apart', () => {
    const { executive_summary } = research(GHANA_TOMATOES, GHANA_ANSWERS).content;
    expect(executive_summary).toMatch(/You gave 400 cedis \(.+\).*\./);
    const less = finish('Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.', {
      payer: '',
      seen: 'I counted 9 of 40 crates crushed. A crate costs 400 cedis, 60 crates a trip.',
    });
    expect(less.content.executive_summary).toMatch(/You gave 400 cedis .+\. We guessed: .+\./);
  });

  test('one of guesses alone is not shown', () => {
    const { content } = finish(
      'Boda boda riders in Kisumu, Kenya rent the motorbike from its owner for years and never own one.',
      { payer: 'the riders themselves', seen: 'Nothing yet', number: "I don't know" },
    );
    expect(content.industry_analysis).toMatch(
      /No sum is shown yet\. It needs the .+: say it under \*Add what you found\*/,
    );
    expect(content.metadata.calcs.map(({ id }) => id)).not.toContain('yearly');
  });
});

test('who has counted the loss asks for money first, in every part that names a first test', () => {
  const { content } = finish(RIDERS, {
    payer: 'the riders themselves',
    seen: 'I counted 12 riders; each lost 4,000 shillings in a month.',
    outcome: 'I counted it',
  });
  expect(content.metadata.verdict).toBe('proceed');
  const [, paying] = /Ask for money next: Test (\d)/.exec(content.recommendations) ?? [];
  expect(content.executive_summary).toContain(`Test ${paying},`);
  expect(content.recommendations).toMatch(new RegExp(`\\*Days 2–\\d+:\\* Test ${paying},`));
});

test('a block says what it rests on: practice, our reasoning, or a page that was seen', () => {
  const { content } = finish(RIDERS, { payer: 'the riders themselves', seen: 'Nothing yet' });
  expect(content.industry_analysis).toContain('**Who pays whom**, as is common in this trade.');
  expect(content.challenges_analysis).toContain(
    '**Deal-breakers**, by our own reasoning. Whether one of these holds here is not known; if one does, it ends it:',
  );
  expect(content.industry_analysis).toContain(
    '**Why it may happen**, by our own reasoning, and what would rule each out:',
  );
  const [playbook] = allIndustries().flatMap(({ playbooks }) => playbooks) as [Playbook];
  const source = { url: 'https://example.org/bikes', publisher: 'FAO', year: 2021, seen: '2026-11-20' };
  expect(basisOf({ ...playbook, basis: { chain: { source } } }, 'chain')).toBe(
    'as [FAO](https://example.org/bikes) wrote in {{id:2021}}',
  );
});

test('how often is brought to the playbook’s own period: three times a term are twelve in a year, at each end of a range', () => {
  const playbook = allIndustries()
    .flatMap(({ playbooks }) => playbooks)
    .find(({ sizing }) => sizing.times.per === 'year') as Playbook;
  const { outputs } = finish(RIDERS, { payer: '', seen: 'Nothing yet' });
  const reading = (outputs.domain as { reading: Reading }).reading;
  const said = (rate: 'term' | 'month') => ({
    ...reading,
    sizes: {
      [LOSS_SAID]: { ...ONE, kind: 'money' as const },
      times: { ...ONE, kind: 'rate' as const, value: 3, low: 2, high: 4, rate },
    },
  });
  const timesOf = (rate: 'term' | 'month') => {
    const times = size(said(rate), playbook, 'shillings', (text) => text)
      .calcs.flatMap(({ inputs }) => inputs)
      .find(({ name }) => name === 'times');
    return [times?.low, times?.base, times?.high].map((value) => Math.round((value ?? 0) * 1000) / 1000);
  };
  const inYear = (days: number) => [2, 3, 4].map((times) => Math.round(((times * 365) / days) * 1000) / 1000);
  expect(timesOf('term')).toEqual(inYear(90));
  expect(timesOf('month')).toEqual(inYear(30));
});

test('“I do not know” is no payer, nothing seen and no number', () => {
  const { content } = finish(RIDERS, { payer: 'I do not know', seen: 'I do not know', number: 'I do not know.' });
  expect(asText(content)).not.toMatch(/“I do not know/);
});

test('what is answered to the question for numbers is not taken over by a number told before', () => {
  const { outputs } = finish(
    'In Kisumu, Kenya women who sell fish by the lake throw away fish in the evening because the ice melted or never came.',
    {
      nearest: lineOf('agriculture.fresh-fish'),
      seen: 'I asked 6 women at the beach. 4 of them threw away fish last week, about 5 kg each, most evenings.',
      number: 'Tilapia sells at 400 shillings a kilo, and one woman has about 25 kilos a day',
    },
  );
  const { sizes } = (outputs.domain as { reading: Reading }).reading;
  expect([sizes.price?.value, sizes.amount?.value]).toEqual([400, 25]);
});

describe('vegetables left over', () => {
  const LEFT = 'My mother sells tomatoes in Mokolo market, Yaounde.';
  const sizesOf = (told: string, number = '') => {
    const { outputs } = finish(`${LEFT} ${told}`, { nearest: lineOf('retail.unsold-produce'), number });
    const { sizes } = (outputs.domain as { reading: Reading }).reading;
    return [sizes.price?.value, sizes.lost?.value];
  };

  test('what the founder means to charge is no price of today', () => {
    expect(sizesOf('One cageot is 12000 F. I want to make a cold room where women pay 200 F per cageot.')[0]).toBe(
      12_000,
    );
  });

  test('what is thrown away is told apart from what is bought', () => {
    expect(sizesOf('She buys 10 cageots a day and throws away about 2 cageots.')[1]).toBe(2);
    expect(sizesOf('She buys 10 cageots a day.')[1]).toBeUndefined();
  });

  test('a count in the answer is no price, though the price was asked for too', () => {
    expect(sizesOf('Much is thrown away.', 'she throws away 2 cageots')).toEqual([undefined, 2]);
    expect(sizesOf('Much is thrown away.', '12000, and she throws away 2 cageots')).toEqual([12_000, 2]);
  });
});

test('what is used by the day is reckoned for the month that a sum asks for', () => {
  const { outputs } = finish('I keep 300 layers near Kampala. A bag of feed is 105,000 shs and I use 2 bags a day.', {
    nearest: lineOf('agriculture.dear-feed'),
  });
  const { sizes } = (outputs.domain as { reading: Reading }).reading;
  expect(Object.values(sizes).map(({ value }) => value)).toEqual(expect.arrayContaining([105_000, 60]));
});
