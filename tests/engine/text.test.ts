import { describe, expect, test } from 'vitest';
import { cleanText, ended, firstSentence, fold, quotable, sentencesOf, shorten } from '../../src/engine/text/clean.ts';
import { countHits, countLoose, findAll, tokenize } from '../../src/engine/text/match.ts';
import { join, ordinal, plural, singular, spelled, startTemplate, withArticle } from '../../src/engine/text/words.ts';

describe('words of a list in a text', () => {
  const nouns = (text: string, list: string) => findAll(tokenize(text), list).map(({ noun }) => noun);

  test.each([
    ['It is spoilage.', 'spoil', ['spoil']],
    ['It is spoilage.', 'spoil!', []],
    ['It rots and is rotten.', 'rot', ['rot', 'rot']],
    ['It is rotary.', 'rot', []],
    ['Tomatoes and onion.', 'tomato=tomatoes, onion=onions', ['tomatoes', 'onions']],
    ['The school fees are late.', 'school, school fees', ['school fees']],
    ['Fees, then school.', 'school, fees', ['fees', 'school']],
    ['L’hôpital et l’eau', 'hopital, eau', ['hopital', 'eau']],
    ['Nothing', '', []],
  ])('%s: %s', (text, list, found) => expect(nouns(text, list)).toEqual(found));

  test('count once each, and loosely where two other words stand between, within one sentence', () => {
    const loose = (text: string) => countLoose(tokenize(text), 'pay fees, crushed');
    expect(countHits(tokenize('crushed crates are crushed'), 'crushed')).toBe(1);
    expect(loose('They pay fees. It is crushed.')).toBe(2);
    expect(loose('They pay the school fees.')).toBe(1);
    expect(loose('They pay all the school fees.')).toBe(0);
    expect(loose('They pay it. Fees come.')).toBe(0);
    expect(loose('Fees they pay.')).toBe(0);
  });
});

describe('words in sentences of ours', () => {
  test.each([
    ['crate', 'crates'],
    ['box', 'boxes'],
    ['lorry', 'lorries'],
    ['day', 'days'],
    ['watchman', 'watchmen'],
    ['human', 'humans'],
    ['market woman', 'market women'],
    ['person', 'people'],
    ['school child', 'school children'],
    ['specimen', 'specimens'],
    ['businessmen', 'businessmen'],
    ['fish', 'fish'],
    ['crates', 'crates'],
  ])('%s, many %s', (one, many) => expect(plural(one)).toBe(many));

  test.each([
    ['crates', 'crate'],
    ['boxes', 'box'],
    ['lorries', 'lorry'],
    ['loss', 'loss'],
    ['bus', 'bus'],
    ['market women', 'market woman'],
    ['people', 'person'],
    ['school children', 'school child'],
    ['watchmen', 'watchman'],
    ['maize', 'maize'],
  ])('%s, one %s', (many, one) => expect(singular(many)).toBe(one));

  test.each([
    ['employer', 'an employer'],
    ['user', 'a user'],
    ['uncle', 'an uncle'],
    ['hour', 'an hour'],
    ['one-room flat', 'a one-room flat'],
    ['NGO', 'an NGO'],
    ['trader', 'a trader'],
  ])('%s has its article: %s', (noun, said) => expect(withArticle(noun)).toBe(said));

  test('numbers up to twelve are words, and places have their ending', () => {
    expect([0, 12, 13, 1200].map(spelled)).toEqual(['no', 'twelve', '13', '1,200']);
    expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 111].map(ordinal)).toEqual([
      ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st', '22nd', '23rd', '111th'],
    ]);
    expect([join([]), join(['a']), join(['a', 'b']), join(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect([startTemplate('{units} crush'), startTemplate('crates')]).toEqual(['{Units} crush', 'Crates']);
  });
});

describe('a founder’s text', () => {
  test.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['<script>alert(1)</script>ok', 'ok'],
    ['broken <a href="x words\nstay', 'broken\nstay'],
    ['see https://a.example/x now', 'see now'],
    ['{{fig}} &amp; &lt;b', 'fig & b'],
    ['tab\tand\u200bnone \n next', 'tab and none\nnext'],
  ])('loses its markup, and keeps its words: %j', (raw, text) => expect(cleanText(raw)).toBe(text));

  test.each([
    ['say [1] *now* “so” <b>', 'say (1) now so b'],
    ['«a»  | b', 'a b'],
  ])('can be quoted: %s', (text, quoted) => expect(quotable(text)).toBe(quoted));

  test('is compared without case, accents and kinds of apostrophes', () => {
    expect(fold('Côte d’Ivoire, Cœur')).toBe("cote d'ivoire, coeur");
    expect(sentencesOf('One. Two!\n\nThree; four')).toEqual(['One.', 'Two!', 'Three;', 'four']);
  });

  test('is cut at a clause where one ends in the second half of what fits', () => {
    expect(shorten('a b c d', 4)).toBe('a b c d');
    expect(shorten('a b c, d e', 4)).toBe('a b c …');
    expect(shorten('a b, c d e', 4)).toBe('a b, c d …');
    expect(shorten('a b c d, e', 4)).toBe('a b c d …');
  });

  test('has a first sentence of three words at least, which ends', () => {
    expect(firstSentence('They lose crates. Then more')).toBe('They lose crates.');
    expect(firstSentence('Dr. Ama loses crates. Then more')).toBe('Dr. Ama loses crates. Then more.');
    expect(firstSentence('They lose crates')).toBe('They lose crates.');
    expect([ended('Really?'), ended('“So.”'), ended('So')]).toEqual(['Really?', '“So.”', 'So.']);
  });
});
