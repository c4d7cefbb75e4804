import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerIn } from '../../server/model/answer-in.ts';

const schema = v.object({ text: v.string(), days: v.number(), steps: v.array(v.object({ usd: v.number() })) });
const issueOf = (said: string) => {
  const read = answerIn(schema, said);
  return 'issue' in read ? read.issue : '';
};

describe('what is wrong with an answer', () => {
  it.each([
    ['no object', 'Let me think.', 'no JSON object was found: answer with one JSON object and nothing else'],
    ['one that was cut off', '{"text": "so", "steps": [{"usd": 3}, {"us', 'at the end "}]} is missing'],
    ['one that cannot be read', '{"text": "so" "days": 3}', 'a comma, a colon or a quotation mark'],
    ['what is not there', '{"text": "so", "steps": []}', 'days is missing'],
    [
      'another kind',
      '{"text": 3, "days": "soon", "steps": {}}',
      'text must be a text; days must be a number; steps must be a list',
    ],
  ])('is said in plain words: %s', (_, said, words) => {
    expect(issueOf(said)).toContain(words);
    expect(issueOf(said)).not.toMatch(/Invalid|Expected/);
  });

  it('"5" is read as 5 where a number is wanted, and nowhere else', () => {
    expect(answerIn(schema, '{"text": "7", "days": "5", "steps": [{"usd": "3.5"}]}')).toEqual({
      answer: { text: '7', days: 5, steps: [{ usd: 3.5 }] },
    });
  });
});
