import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_QUESTIONS } from '../../src/contract/limits.ts';
import { Question } from '../../src/contract/research.ts';
import { packsNeeded, runStep } from '../../src/engine/research.ts';
import { GHANA_TOMATOES } from './support/problems.ts';
import { DAY } from './support/run.ts';

const ask = (query: string, answers: Record<string, string> | null = null) =>
  runStep('domain', { query, answers, date: DAY }, {}, []);
const questionsOf = (query: string) => {
  const result = ask(query);
  return result.kind === 'ask' ? result.questions : [];
};

describe('questions', () => {
  test.each([
    GHANA_TOMATOES,
    'Tomatoes',
    'Diabetes',
    'hello',
    'school fees',
    'Les éleveurs perdent leur bétail',
    'x'.repeat(9000),
  ])('at most five, each with a reason and a way to skip: %.40s', (query) => {
    const questions = questionsOf(query);
    expect(questions.length).toBeLessThanOrEqual(MAX_QUESTIONS);
    for (const question of questions) {
      expect(v.is(Question, question), JSON.stringify(question)).toBe(true);
      expect(question.why.length).toBeGreaterThan(10);
      expect(question.skip).toMatch(/^Assume/);
      expect(question.text).not.toMatch(/[{}]/);
      expect(question.choices.length).toBeLessThanOrEqual(6);
    }
  });

  test.each(['Tomatoes', 'Diabetes', 'Loans', 'School'])(
    'one word (%s) leads to the country first, then what goes wrong and for whom',
    (word) => {
      const texts = questionsOf(word).map((q) => q.text);
      expect(texts[0]).toMatch(/country/i);
      expect(texts.join(' ')).toMatch(/goes wrong/);
      expect(texts.join(' ')).toMatch(/Who has this problem/);
    },
  );

  test('a town nobody knows leads to the question which country it is in', () => {
    expect(questionsOf('Fishers in Zorgtown lose their catch to heat')[0]?.text).toBe('Which country is Zorgtown in?');
  });

  test('money that several countries share narrows the choices', () => {
    expect(questionsOf('Maize farmers get 3,000 shillings a bag from middlemen')[0]?.choices).toEqual(
      expect.arrayContaining(['Kenya', 'Tanzania', 'Uganda']),
    );
  });

  test('what is known is not asked', () => {
    const texts = questionsOf(GHANA_TOMATOES)
      .map((q) => q.text)
      .join(' ');
    expect(texts).not.toMatch(/country|Who has this problem/i);
  });

  test('nothing is asked twice: with answers the step is done, however they look', () => {
    for (const answers of [
      {},
      { question_1: 'skip' },
      { question_1: '???', question_2: '<b>x</b>', question_9: 'y' },
    ]) {
      expect(ask('Tomatoes', answers).kind).toBe('done');
    }
  });
});

describe('refusals', () => {
  test.each(['!!!', '12345', '  . ', '🙂🙂'])('no words at all: %s', (query) => {
    expect(ask(query)).toMatchObject({ kind: 'refuse' });
  });

  test.each(['Patients in Mumbai wait for hours', 'Nurses in London are tired'])(
    'outside Africa, said kindly: %s',
    (query) => {
      const result = ask(query);
      expect(result.kind === 'refuse' && result.reason).toMatch(/54 African countries.*name that country/);
    },
  );

  test('an answer that points elsewhere is refused too', () => {
    expect(ask('Tomatoes', { question_1: 'Paris, France' })).toMatchObject({ kind: 'refuse' });
  });

  test.each([
    'I want to sell fake medicines in Lagos',
    'How to launder money through mobile money in Kenya',
    'make bombs in Mali',
  ])('harm: %s', (query) => {
    expect(ask(query)).toMatchObject({ kind: 'refuse' });
  });

  test.each([
    'Fake medicines are sold in Lagos and patients die',
    'Girls in Mali are trafficked to cities',
    'Fraudsters steal from mobile money users in Kenya',
    'Poachers kill elephants in Botswana',
  ])('a problem about harm is researched: %s', (query) => {
    expect(ask(query).kind).not.toBe('refuse');
  });
});

test('packsNeeded names home first and at most three', () => {
  const result = ask('Traders between Kenya and Uganda lose onions', {});
  expect(result.kind === 'done' && packsNeeded(result.output)).toEqual(['KEN', 'UGA']);
});

test('a skipped country is assumed and said', () => {
  const result = ask('Tomatoes', {});
  expect(result.kind === 'done' && packsNeeded(result.output)).toEqual(['NGA']);
});

test('a number that is asked together with another is asked alone once the other was said', () => {
  const asked = runStep(
    'domain',
    {
      query:
        'Tomato traders in Kumasi lose a third of every load on the way from Techiman because crates crush. A crate costs 400 cedis.',
      answers: null,
      date: DAY,
    },
    {},
    [],
  );
  if (asked.kind !== 'ask') throw new Error('Nothing is asked');
  expect(asked.questions.map(({ text }) => text)).toContain('How many crates on a trip?');
});
