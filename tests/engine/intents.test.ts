import { describe, expect, test } from 'vitest';
import { wishIn } from '../../src/engine/chat/intents.ts';

describe('a phrase of content/chat.yaml in a question', () => {
  test('is met in its words, wherever they stand', () => {
    expect(wishIn('so please, when should i give up?').isNamed('What would end it')).toBe(true);
    expect(wishIn('i will not give it up').isNamed('What would end it')).toBe(false);
  });

  test('with a * between words is met over three words and not over more', () => {
    expect(wishIn('what should i do first').isNamed('First test')).toBe(true);
    expect(wishIn('what did the old man say first').isNamed('First test')).toBe(false);
  });

  test('with a * on a word is met in any ending of it, and without in none', () => {
    expect(wishIn('summarise').isNamed('The problem')).toBe(true);
    expect(wishIn('the customer quits').isNamed('What would end it')).toBe(false);
    expect(wishIn('shall i quit').isNamed('What would end it')).toBe(true);
  });

  test('is met in whole words alone', () => {
    expect(wishIn('where is the budget').isNamed('What the plan costs')).toBe(true);
    expect(wishIn('where is the lowbudget').isNamed('What the plan costs')).toBe(false);
  });

  test('is met in other spellings, and in quotation marks', () => {
    expect(wishIn('wetin go kill this idea').isNamed('What would end it')).toBe(true);
    expect(wishIn("he wants 'something small' from me").isNamed('Test 3')).toBe(true);
    expect(wishIn('10.4% of what').of('In figures')).toBeGreaterThan(0);
  });
});

test('a phrase inside a longer one of another intent is not meant', () => {
  expect(wishIn('how do i find them').isNamed('Where to find')).toBe(true);
  expect(wishIn('how do i find out if others would pay').isNamed('Where to find')).toBe(false);
  expect(wishIn('how do i find out if others would pay').isNamed('Test 3')).toBe(true);
  expect(wishIn('explain the first test').isOne).toBe(false);
  expect(wishIn('how do i know if the board test worked').isOne).toBe(true);
  // A price is only a subject, and gives way to a name around it or in it.
  expect(wishIn('how much do farmers lose in one year').isNamed('What it adds up to')).toBe(true);
  // What no report holds is never made good by a longer phrase.
  expect(wishIn('what price should i ask the next people').isBeyond).toBe(true);
});

describe('what a question wishes for', () => {
  test('is a part the more, the earlier its intent leads to it', () => {
    const { of } = wishIn('what must i do first');
    expect(of('First test')).toBe(1);
    expect(of('Where you stand')).toBeLessThan(of('First test'));
    expect(of('Fourteen days')).toBeLessThan(of('Where you stand'));
    expect(of('Political')).toBe(0);
  });

  test('is the best of what several intents say', () => {
    const { of } = wishIn('what are the sources and the risks');
    expect([of('Sources'), of('Riskiest assumption')]).toEqual([1, 1]);
  });

  test('names no part where it only touches a subject', () => {
    const { of, isNamed } = wishIn('do i need a licence');
    expect(of('Legal')).toBe(1);
    expect(isNamed('Legal')).toBe(false);
  });

  test('keeps what else was asked, without the longest phrase that was understood', () => {
    expect(wishIn('when should i give up on tomatoes').rest.trim()).toMatch(/^when should i +on tomatoes$/);
    expect(wishIn('do i need a licence for milk').rest).toContain('licence');
  });

  test('is all of its parts where they belong together, and the lines that are meant', () => {
    expect(wishIn('summarise').isWhole).toBe(true);
    expect(wishIn('who pays').isWhole).toBe(false);
    const { lines } = wishIn('what is the total cost');
    expect(lines?.test('Cost: paper and airtime')).toBe(true);
    expect(lines?.test('Go on if six pay')).toBe(false);
  });

  test('is nothing where nothing is understood', () => {
    const { of, isWhole, lines, rest } = wishIn('tomatoes');
    expect([of('Verdict'), isWhole, lines, rest.trim()]).toEqual([0, false, null, 'tomatoes']);
  });
});
