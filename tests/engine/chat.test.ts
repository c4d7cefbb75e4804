import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/chat/answer.ts';
import { headOf } from '../../src/engine/chat/chunks.ts';
import { leaning } from '../../src/engine/chat/leaning.ts';
import { research } from './support/run.ts';

const { content: report } = research(
  'In Beira the tap runs twice a week and families buy water from carts at five times the price.',
);
const cited = (question: string): readonly string[] =>
  answer(report, question, []).chunks.map((c) => headOf(c.content) || (c.content.split('\n')[0] ?? ''));

describe('the way of asking finds the part, whatever the subject', () => {
  test.each([
    ['Why is water so expensive?', /^Why it/],
    ['who are my competitors', /^Alternatives/],
    ['how much will the three tests cost me in total', /^What the plan costs/],
    ['would they order the night before', /^Test 2/],
    ['which licence do i need', /^Legal/],
    ['what if the utility repairs everything', /^Deal-breakers/],
    ['what should i ask people', /^Eight talks/],
    ['when should we give up', /^What would kill it/],
  ])('%s', (question, part) => {
    expect(cited(question)).toEqual(expect.arrayContaining([expect.stringMatching(part)]));
  });

  test('leans towards the causes when asked for a reason, towards the tests when asked for a mark', () => {
    const why = leaning('why do they do that');
    expect(why('causes')).toBeGreaterThan(why('test1'));
    const mark = leaning('how many must pay before i believe it');
    expect(mark('test3')).toBeGreaterThan(mark('causes'));
  });
});

describe('what a report cannot know is refused, with a way to find out', () => {
  test.each([
    'How many water carts are there in Beira?',
    'what is the price of diesel',
    'Who is the director of the water company?',
    'what is the phone number of the utility',
    'When was the pipe built?',
    'Do families in Maputo pay less?',
    'Which NGOs already deliver water?',
    'List three investors',
    'Is AquaPura active there?',
    'Could you please tell me what a water tank costs?',
    'Will it rain tomorrow?',
    'Write a letter to the utility',
    'Should I leave my job for this?',
  ])('%s', (question) => {
    const { content, chunks } = answer(report, question, []);
    expect(chunks).toEqual([]);
    expect(content).toMatch(/^I don’t know.*\b[Aa]sk\b/s);
  });
});

test('a public figure is found by what founders call it, and asked for a town it is not', () => {
  const holders = (question: string) =>
    answer(report, question, []).chunks.filter((c) => /people in Mozambique|adults in Mozambique/.test(c.content));
  expect(holders('how many Mozambicans are poor?')).not.toEqual([]);
  expect(answer(report, 'how many people in Beira have a job?', []).chunks).toEqual([]);
});

test('courtesies before a question change nothing', () => {
  const bare = answer(report, 'what do families do today instead?', []);
  expect(bare.chunks).not.toEqual([]);
  expect(answer(report, 'Could you please tell me what families do today instead?', []).chunks[0]).toEqual(
    bare.chunks[0],
  );
});

test('at most three parts are cited, and the same question is answered the same way', () => {
  const question = 'do they keep a big tank';
  const first = answer(report, question, []);
  expect(first.chunks.length).toBeLessThanOrEqual(3);
  expect(answer(report, question, [])).toEqual(first);
});
