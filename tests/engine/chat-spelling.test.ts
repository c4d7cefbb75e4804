import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/chat/answer.ts';
import { ASKED_WITH } from '../../src/engine/chat/learned/learned.ts';
import { slipsBetween, spelled } from '../../src/engine/chat/spelling.ts';
import { topicsIn } from '../../src/engine/chat/topics.ts';
import { research } from './support/run.ts';

const { content: report } = research(
  'In Beira the tap runs twice a week and families buy water from carts at five times the price.',
);
const HERE = ['Families in Beira buy water from carts.', 'Electricity for the pumps, the scale of the plastic yard'];
const mended = (question: string): string => spelled(question, () => HERE, ASKED_WITH);

describe('a question is put right before it is read', () => {
  test.each([
    ['wat wud end it', 'what would end it'],
    ['how do i calcualte it', 'how do i calculate it'],
    ['is there electrisity', 'is there electricity'],
    ['which skale', 'which scale'],
    ['howmuch do famlies pay', 'how much do families pay'],
    ['shud i beleive them', 'should i believe them'],
  ])('%s', (written, meant) => {
    expect(mended(written)).toBe(meant);
  });

  test.each([
    'Does AquaPura sell here, or Mr Wotar?',
    'why do families buy water from carts?',
    'don’t they have a tap',
    'is KTDA in charge',
    'is it 40l or 50l',
  ])('%s stays', (question) => {
    expect(mended(question)).toBe(question);
  });

  test('the report’s own word is meant before any other', () => {
    expect(spelled('the plasitc', () => ['plastic'], new Set(['plastics']))).toBe('the plastic');
    expect(spelled('the qwrtzpl', () => ['plastic'], new Set())).toBe('the qwrtzpl');
  });

  test('is answered as if it had been written well', () => {
    expect(answer(report, 'wat do famlies do today insted?', [])).toEqual(
      answer(report, 'what do families do today instead?', []),
    );
  });
});

test('letters swapped, doubled or left out are small slips, others great ones', () => {
  expect(slipsBetween('price', 'price')).toBe(0);
  expect(slipsBetween('pirce', 'price')).toBeLessThan(1);
  expect(slipsBetween('comission', 'commission')).toBeLessThan(1);
  expect(slipsBetween('cart', 'carp')).toBe(1);
  expect(slipsBetween('a', 'bcd')).toBeGreaterThan(2);
});

test('a question made of a figure’s words asks for it, however it is put', () => {
  const share = (question: string, code: string) => topicsIn(question, 'Mozambique').get(code) ?? 0;
  expect(share('who is on the internet in Mozambique, what share?', 'IT.NET.USER.ZS')).toBeGreaterThan(0.6);
  expect(share('can grown people read and write', 'UIS.LIT.ADULT')).toBeGreaterThan(0.6);
  expect(share('can grown people read and write', 'SH.MED.PHYS.ZS')).toBe(0);
  expect(share('why do families buy water from carts at night', 'IT.NET.USER.ZS')).toBe(0);
});
