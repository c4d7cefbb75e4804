import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/chat/answer.ts';
import { headOf } from '../../src/engine/chat/chunks.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { finish, research } from './support/run.ts';

const { content: report } = research(GHANA_TOMATOES, GHANA_ANSWERS);
const cited = (question: string, before = ''): readonly string[] =>
  answer(report, question, before).chunks.map((c) => headOf(c.content) || (c.content.split('\n')[0] ?? ''));

describe('a question leads to the part that speaks to it', () => {
  test.each([
    ['why does it happen?', /^Why it may happen/],
    ['who are my competitors', /competes with|instead/],
    ['summarise', /^The problem|^Verdict/],
    ['what next?', /^First test|^Fourteen days/],
    ['who pays?', /^Who pays whom/],
    ['which licence do i need', /^Legal/],
    ['what should i ask people in the interview', /^Eight talks/],
    ['when should we give up', /^What would end it/],
    ['how much will the tests cost me', /^What the plan costs/],
    ['what are the risks', /^Deal-breakers|^Riskiest/],
    ['what did you assume?', /^What we assumed|^Assumption/],
    ['do the crates get crushed on the truck?', /./],
  ])('%s', (question, part) => {
    expect(cited(question)).toEqual(expect.arrayContaining([expect.stringMatching(part)]));
  });

  test('“why?” alone asks for the reason of the verdict', () => {
    expect(cited('why?')[0]).toMatch(/^Verdict/);
  });

  test('a follow-up is searched together with what came before', () => {
    expect(cited('and the deposit?', 'what would wholesalers pay?')).toEqual(
      expect.arrayContaining([expect.stringMatching(/Test 3|Who pays|What would end/)]),
    );
  });
});

describe('what the report does not hold is not answered', () => {
  test.each([
    'Who is the director of the port authority?',
    'Write a WhatsApp invitation to my cousin',
    'Will it rain tomorrow?',
    'List three venture capital investors',
  ])('%s', (question) => {
    const { content, chunks } = answer(report, question);
    expect(chunks).toEqual([]);
    expect(content).toMatch(/^Nothing in this report answers that\./);
  });
});

test('a starter kit can be asked', () => {
  const kit = finish('In Kumasi hospitals run out of blood at night.', { nearest: 'None of these' }).content;
  expect(answer(kit, 'what tests should I run?').chunks).not.toEqual([]);
});

test('the same question is answered the same way', () => {
  expect(answer(report, 'who pays?')).toEqual(answer(report, 'who pays?'));
});
