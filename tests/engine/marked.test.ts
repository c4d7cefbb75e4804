import { describe, expect, it } from 'vitest';
import { faultIn, plainly, tokensOf, withMarks } from '../../src/engine/case/marked.ts';

const figure = (id: string, words: string) => ({ id, words, about: words, value: 0 });
const FIGURES = [figure('f1', '11'), figure('f2', '3,500 cedis'), figure('f3', '1')];
const MARKS = { figures: FIGURES, sums: [], passages: ['p1'], told: 'We throw away two hundred loaves.', named: '' };

describe('digits that a model wrote where a mark belongs', () => {
  it.each([
    [
      'a mark of a number that is also the founder’s',
      'Ask {n:11} bakers, {n:1} by {n:1}.',
      'Ask {n:11} bakers, {n:1} by {n:1}.',
    ],
    ['marks that hold a digit of theirs', 'You lost {f1} {p1}.', 'You lost {f1} {p1}.'],
    ['their number inside a longer one', 'Not 110 nor 3.11 nor 11%.', 'Not 110 nor 3.11 nor 11%.'],
    ['their number', 'You counted 11, at 3,500 cedis each.', 'You counted {f1}, at {f2} each.'],
    ['their number in a name', 'Print two A11 sheets.', 'Print two A11 sheets.'],
    ['their number behind a letter of another script', 'و11 سلة', 'و{f1} سلة'],
  ])('%s', (_, text, expected) => expect(withMarks(text, FIGURES, false)).toBe(expected));

  it('are the longest of their figures, which none of the shorter ones tears apart', () => {
    const shortFirst = [figure('f1', '12'), figure('f2', '3'), figure('f3', '3 of 12')];
    expect(withMarks('You saw 3 of 12 crushed, and 12 more.', shortFirst, false)).toBe(
      'You saw {f3} crushed, and {f1} more.',
    );
  });

  it('in a plan are numbers of the plan, and a mark stays the mark it is', () => {
    const marked = withMarks('Ask {n:11} bakers on 5 days.', FIGURES, true);
    expect(marked).toBe('Ask {n:11} bakers on {n:5} days.');
    expect(faultIn(marked, MARKS)).toBe('');
  });
});

describe('a text that a model wrote', () => {
  const marks = { ...MARKS, figures: [...FIGURES, figure('f4', 'a crate')], sums: [{ id: 's1' }] };
  it.each([
    ['a figure, a sum, a quote and a number of the plan', 'Of {f1} bags {s1} spoil {p1}: ask {n:5} people.', ''],
    ['a figure of nobody', 'Of {f9} bags.', '{f9} names nothing'],
    ['a sum that is not there', 'It is {s2}.', '{s2} names nothing'],
    ['a quote that is not there', 'It is so {p2}.', '{p2} names nothing'],
    ['a second article', 'Sell the {f4} at once.', 'has an article before {f4}, which reads “a crate”'],
    ['one article', 'Sell {f4}, and the {f2}.', ''],
    ['a brace', 'Sell {all}.', 'holds braces that are no mark'],
    ['a digit', 'Sell 7 bags.', 'holds the digits “7 bags”'],
    ['the digit of a name', 'Dig an m3 of sand.', ''],
    ['a number in words that is not theirs', 'You lose three hundred loaves.', 'gives a number in words'],
    ['a number in words that is theirs', 'You lose two hundred loaves.', ''],
    [
      'a name that nobody told',
      'Ask the clerks at Equity Bank.',
      'names “Equity”, which neither the founder nor a quote names',
    ],
    ['an address', 'Look at www.example.', 'holds markup or an address'],
    ['markup', 'Ask *them* first.', 'holds markup or an address'],
  ])('with %s', (_, text, fault) => {
    if (fault === '') expect(faultIn(text, marks)).toBe('');
    else expect(faultIn(text, marks)).toContain(fault);
  });

  it('may name whatever a quote names', () =>
    expect(faultIn('Ask the clerks at Equity Bank.', { ...marks, named: 'Equity Bank lends to groups.' })).toBe(''));
});

it('a guarantee may be asked for, and promised by nobody', () => {
  expect(faultIn('Ask the seller: do you give a guarantee on it? Write down the answer.', MARKS)).toBe('');
  expect(faultIn('It is a guarantee. Is it proven?', MARKS)).toContain('“guarantee”');
  expect(faultIn('Your counts show no repair that is proven yet.', MARKS)).toBe('');
  expect(faultIn('Is it verified?', MARKS)).toContain('“verified”');
  expect(faultIn('Say: ‘It is not verified by me.’ Then wait.', MARKS)).toBe('');
  expect(faultIn('It is verified.', { ...MARKS, named: 'Scales are verified each year.' })).toBe('');
});

describe('a founder’s number in words', () => {
  const figures = [figure('f1', 'Quatre revendeurs'), figure('f2', '3,500 cedis')];
  it.each([
    [
      'begins a sentence with a capital',
      '{f1} attendent. {f1} aussi.',
      'Quatre revendeurs attendent. Quatre revendeurs aussi.',
    ],
    ['has none within one', 'Chez les {f1}, à {f2}.', 'Chez les quatre revendeurs, à 3,500 cedis.'],
    ['has one behind a label', '*Méthode :* {f1} notent.', '*Méthode :* Quatre revendeurs notent.'],
  ])('%s', (_, text, expected) => {
    expect(plainly(text, figures)).toBe(expected);
    expect(tokensOf(text, { figures }).replace(/\{\{q:|\}\}/g, '')).toBe(expected);
  });
});

it('what a quote says of a guarantee may be told', () => {
  const told = `${MARKS.told}\nThe farmer is guaranteed a net price.`;
  expect(faultIn('The farmer is guaranteed a net price.', { ...MARKS, told })).toBe('');
});
