import { describe, expect, test } from 'vitest';
import { agreeGood } from '../../src/engine/claims/agree.ts';
import { fill } from '../../src/engine/claims/fill.ts';
import { atClause } from '../../src/engine/text/clean.ts';
import { withArticle } from '../../src/engine/text/words.ts';
import { understand } from '../../src/engine/understand/anchor.ts';
import { findNumbers } from '../../src/engine/understand/numbers.ts';
import { THIES_SCHOOL } from './support/problems.ts';
import { asText, research } from './support/run.ts';

const anchorOf = (text: string) => understand(text).anchor;

describe('who suffers', () => {
  test('in a long text, the people the pain is about, not those it reaches in the end', () => {
    expect(anchorOf(THIES_SCHOOL)).toMatchObject({
      pain: 'education.school-fees',
      who: { value: 'school owners', one: 'school owner', state: 'given' },
    });
  });

  test.each([
    ['My aunt runs a small private primary school in Thiès and parents pay the fees late.', 'school owners'],
    ['Midwives deliver babies by torchlight in Zinder because power fails at night.', 'midwives'],
    ['Engineering graduates in Mansoura wait a year for a first job.', 'engineering graduates'],
    ['Victims of mobile money fraud in Lilongwe never get their money back.', 'victims'],
    ['Fishermen in Angoche, Mozambique throw away fish; there is no ice and buyers come from Nampula.', 'fishermen'],
    [
      'I am a nurse near Bahir Dar. People with high blood pressure get tablets once and do not come back.',
      'people with high blood pressure',
    ],
    [
      'Landlords in Windhoek want three months deposit and young teachers wait two months for a salary.',
      'young teachers',
    ],
    ['In Sfax the rubbish is not collected. Restaurants pay boys 5 dinars to take it away.', 'restaurants'],
    ['A clinic runs out of drugs and nurses in Gulu send patients home.', 'clinics'],
  ])('%s', (text, who) => {
    expect(anchorOf(text).who).toMatchObject({ value: who, state: 'given' });
  });
});

test('the town named first is the place, known or not', () => {
  const text = 'Fishermen in Angoche, Mozambique throw away fish; the buyers come from Nampula.';
  expect(anchorOf(text).place).toEqual({ value: 'Angoche', state: 'given' });
});

test('a trade that no pack knows keeps its own nouns', () => {
  const text =
    'Vanilla farmers near Sambava sell green vanilla too early because thieves steal it from the field. They get 10 dollars a kilo instead of 40.';
  expect(anchorOf(text)).toMatchObject({ country: 'Madagascar', pain: 'general.plain', good: { value: 'vanilla' } });
});

describe('how often', () => {
  test('what others do every day is not how often the trouble comes', () => {
    expect(anchorOf(THIES_SCHOOL).sizes.times).toBeUndefined();
    const { content } = research(THIES_SCHOOL);
    expect(content.metadata.calcs.flatMap((c) => c.inputs).find((i) => i.name === 'times')?.base).toBe(3);
  });

  test('a year holds no 365 terms, even where the sentence speaks of fees', () => {
    const { sizes } = anchorOf('School owners in Thiès say fees come late and they ask for them every day.');
    expect(sizes.times).toBeUndefined();
  });

  test.each([
    ['Mobile money agents in Lusaka run out of cash on six days a month, they tell their wives every week.', 'month'],
    ['Agents in Lusaka run out of cash. It happens twice a week. The bank opens every day. I sell bread.', 'week'],
  ])('the frequency of the event itself is kept: %s', (text, rate) => {
    const { times } = anchorOf(text).sizes;
    expect(times === undefined || times.rate === rate).toBe(true);
  });

  test.each([
    ['about one bucket in three is lost', 1 / 3],
    ['2 cans out of 10 are refused', 0.2],
  ])('a share may have its noun inside: %s', (text, value) => {
    expect(findNumbers(text).find((n) => n.kind === 'share')?.value).toBeCloseTo(value);
  });

  test('one clinic in two villages is no share', () => {
    expect(findNumbers('one clinic in two villages').some((n) => n.kind === 'share')).toBe(false);
  });

  test('money that comes in is not what the trouble costs', () => {
    const { sizes } = anchorOf('Vanilla farmers near Sambava get 10 dollars a kilo instead of 40 because of thieves.');
    expect(sizes.cost).toBeUndefined();
  });

  test('a sum said by the month is brought to the term', () => {
    expect(anchorOf(THIES_SCHOOL).sizes.fee?.value).toBe(36_000);
  });
});

describe('verdict', () => {
  test('a remedy in mind is no pivot where an event is told', () => {
    expect(research(THIES_SCHOOL).content.metadata.verdict).toBe('narrow');
  });

  test('a remedy without any event is one', () => {
    const { content } = research('I want to build an app for farmers in Kenya to sell vegetables online.');
    expect(content.metadata.verdict).toBe('pivot');
  });

  test('the line says the reason alone', () => {
    const { verdict_line } = research(THIES_SCHOOL).content.metadata;
    expect(verdict_line).toMatch(/^[A-Z].*\.$/);
    expect(verdict_line).not.toMatch(/narrow|confidence/i);
  });

  test('a first group that cannot feed a founder is called so, in the sums, the score and the verdict', () => {
    const { content } = research('Mobile money agents in Lusaka run out of cash on payday and send customers away.', [
      '2 kwacha',
      '',
      'Ten or more',
      '6 days a month',
    ]);
    expect(content.metadata.verdict).toBe('pivot');
    expect(content.industry_analysis).toMatch(/too little to live on/);
    expect(content.executive_summary).toMatch(/too little to live on/);
    expect(asText(content)).toMatch(/How much is lost\? \| 1/);
  });
});

describe('what is quoted', () => {
  test('the sentence with the event and who has it', () => {
    expect(anchorOf(THIES_SCHOOL).quote).toMatch(/school owners in Thiès.*fees come late/);
  });

  test('an account without any known word for trouble is quoted all the same', () => {
    const text =
      'Landlords in Windhoek want three months deposit, and young teachers get their first salary in month three.';
    expect(anchorOf(text).quote).toMatch(/^Landlords in Windhoek/);
  });

  test('long sentences end at a clause', () => {
    const long =
      'The parents promise to pay the fees on the first day of each month, and then for weeks nobody comes although the teachers wait for their wages and the landlord is at the door again.';
    const cut = atClause(long, 19);
    expect(cut).toBe('The parents promise to pay the fees on the first day of each month …');
    expect(atClause('one two three', 20)).toBe('one two three');
  });
});

describe('whom the founder has met', () => {
  test.each([
    ['Graduates in Mansoura wait a year for work. Factories say they cannot use them.', 'desk', ''],
    ['Parents say they pay late in Thiès because school fees are high.', 'desk', ''],
    ['I talked to 12 school owners in Thiès and fees come late.', 'says', 'school owners'],
    ['School fees come late in Thiès; four head teachers told me so.', 'says', 'head teachers'],
    ["Les parents paient en retard. J'ai parlé avec dix parents de Thiès.", 'says', ''],
  ])('%s', (text, rung, people) => {
    const anchor = anchorOf(text);
    expect(anchor.evidence).toBe(rung);
    if (people) expect(anchor.evidenceWith).toBe(people);
  });

  test('talks with others are not talks with those who suffer', () => {
    const { content } = research(
      'Graduates in Mansoura wait a year for a first job without practical skills. Three employers told me they cannot use them.',
    );
    expect(content.executive_summary).toMatch(/You have talked with employers; graduates themselves are still to be/);
  });
});

describe('words around the slots', () => {
  test('headings are short and the same in every report', () => {
    const heads = (text: string) => [...text.matchAll(/^\*\*([^*]+)\*\*/gm)].map((m) => m[1]);
    const one = heads(research(THIES_SCHOOL).content.challenges_analysis);
    expect(one).toEqual(expect.arrayContaining(['Will they want it?', 'Will it pay?', 'Can it be done?']));
    expect(one.join(' ')).not.toMatch(/Thiès|school owners/);
  });

  test('articles follow the sound of the noun', () => {
    expect(['employer', 'user', 'hour', 'parent'].map(withArticle)).toEqual([
      'an employer',
      'a user',
      'an hour',
      'a parent',
    ]);
    const slots = { own: new Set<string>(), townless: false, values: { payer1: 'employer', good: 'milk' } };
    expect(fill('Would a {payer1} pay?', slots).text).toBe('Would an employer pay?');
    expect(agreeGood('{good} are sold', 'milk')).toBe('{good} is sold');
  });

  test('nothing is multiplied by a year of one year', () => {
    const text = asText(research(THIES_SCHOOL).content);
    expect(text).not.toMatch(/year of 1 |× 1 \(assumed\)|Years in a year/);
  });

  test('nobody borrows for loans', () => {
    const text = asText(
      research('Market women in Kumasi cannot get a loan for stock and moneylenders are dear.').content,
    );
    expect(text).not.toMatch(/borrow(?:ing)? for loans/);
  });
});
