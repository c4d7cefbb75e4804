import { describe, expect, test } from 'vitest';
import type { Case, CaseReading } from '../../src/contract/case.ts';
import { marksOf, ruleOfCase } from '../../src/engine/case/score.ts';
import { calcsOf } from '../../src/engine/case/sums.ts';
import { textsIn } from '../../src/engine/case/texts.ts';
import { SALT } from './support/case.ts';

const TEXTS = textsIn('en').marks;
const SUMS = calcsOf(SALT);
const NOBODY: Partial<CaseReading> = { payer: '', place: '', cause: '' };
const read = (reading: Partial<CaseReading>): Case => ({
  ...SALT,
  reading: { ...SALT.reading, ...NOBODY, ...reading },
});
const at = (rung: CaseReading['evidence']['rung']) => ({ evidence: { rung, quote: '' } });

/** The mark of one question, with why. */
function markOf(question: keyof typeof TEXTS, one: Case, sums = SUMS) {
  const mark = marksOf(one, sums, TEXTS).find((of) => of.question === TEXTS[question]);
  return [mark?.mark, mark?.why];
}

describe('the rule that decides', () => {
  test.each([
    ['pays', 'paid'],
    ['does', 'counted'],
    ['says', 'some-evidence'],
    ['desk', 'not-enough'],
  ] as const)('is how far the evidence reaches: %s means %s', (rung, rule) => {
    expect(ruleOfCase(read(at(rung)))).toBe(rule);
  });
  test('is what they tapped, however far the evidence reaches', () => {
    expect(ruleOfCase(read({ ...at('pays'), outcome: 'refused' }))).toBe('refused');
    expect(ruleOfCase(read({ ...at('desk'), outcome: 'counted' }))).toBe('counted');
  });
});

describe('marks of a case', () => {
  test('ask six questions, and know the proof alone where nothing was said', () => {
    expect(marksOf(read({}), [], TEXTS).map(({ question, mark }) => [question, mark])).toEqual([
      ['Is there a sum?', null],
      ['Is the payer clear?', null],
      ['Will they pay?', null],
      ['Is the cause known?', null],
      ['Is the place known?', null],
      ['How good is the proof?', 1],
    ]);
  });
  test('a sum of their own numbers is 3', () => {
    expect(SUMS).toHaveLength(1);
    expect(markOf('sum', read({}))).toEqual([3, 'a sum from your own numbers']);
  });
  test('a payer who is named is 3, a place 4', () => {
    expect(markOf('payer', read({ payer: 'traders' }))).toEqual([3, 'you name somebody']);
    expect(markOf('reach', read({ place: 'Ada' }))).toEqual([4, 'you named it']);
  });
  test('a cause that they name is 3 where it is the only one, 2 beside others', () => {
    const named = read({ cause: 'the lorry' });
    const [only] = SALT.problem.causes;
    if (!only) throw new Error('No cause');
    expect(markOf('cause', named)).toEqual([2, 'you name one']);
    expect(markOf('cause', { ...named, problem: { ...SALT.problem, causes: [only] } })).toEqual([3, 'you name one']);
  });
  test('money that changed hands is 4, by what they tapped or by their evidence; a refusal is 0', () => {
    const paid = [4, 'some have paid, you say'];
    const refused = [0, 'most of those you asked said no'];
    expect(markOf('pay', read({ ...at('desk'), outcome: 'paid' }))).toEqual(paid);
    expect(markOf('pay', read(at('pays')))).toEqual(paid);
    expect(markOf('pay', read({ ...at('pays'), outcome: 'refused' }))).toEqual(refused);
    expect(markOf('pay', read({ ...at('pays'), outcome: 'open' }))).toEqual([null, '']);
    expect(markOf('pay', read(at('does')))).toEqual([null, '']);
  });
  test.each([
    ['desk', 1, 'what you wrote yourself'],
    ['says', 2, 'people told you'],
    ['does', 3, 'you watched or counted it'],
    ['pays', 4, 'money changed hands'],
  ] as const)('proof that is %s is %i', (rung, mark, why) => {
    expect(markOf('proof', read(at(rung)))).toEqual([mark, why]);
  });
});
