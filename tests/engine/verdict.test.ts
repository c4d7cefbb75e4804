import { describe, expect, test } from 'vitest';
import { lineOf, research } from './support/run.ts';

const TEXT = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';
const metadata = (answers: object) =>
  research(TEXT, { nearest: lineOf('agriculture.transit-loss'), ...answers }).content.metadata;
const verdict = (answers: object) => metadata(answers).verdict;

describe('an answer that decides, decides', () => {
  test.each([
    ['nothing was asked or counted', {}, 'not_enough_known'],
    ['a first number', { number: '400 cedis a crate, 60 crates a trip' }, 'narrow'],
    ['people told it', { seen: 'I spoke with 6 traders and they told me about it' }, 'narrow'],
    ['counted, with what it costs', { seen: 'I counted 9 of 40 crates', number: '400 cedis, 60 crates' }, 'proceed'],
    ['five paid', { seen: '5 traders have paid us 50 cedis each for boards' }, 'proceed'],
    ['nobody paid', { seen: 'I asked 8 traders for a deposit and nobody paid' }, 'pivot'],
    ['they do not mind', { seen: 'They do not mind: soft tomatoes sell the same day' }, 'pivot'],
    ['nobody would pay', { payer: 'Nobody, as far as I can see' }, 'pivot'],
    ['a rule forbids it', { seen: 'The market office told me it is forbidden to use other crates' }, 'stop'],
    [
      'too small',
      { seen: 'I counted 1 of 40 crates. They make 1 trip a week.', number: '1 cedi a crate, 2 crates' },
      'stop',
    ],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdict(answers)).toBe(expected);
  });

  test('says what would turn it', () => {
    const { content } = research(TEXT, {
      nearest: lineOf('agriculture.transit-loss'),
      seen: 'I asked 8 traders for a deposit and nobody paid',
    });
    expect(content.executive_summary).toMatch(/nobody paid”.*would turn this/);
  });
});
