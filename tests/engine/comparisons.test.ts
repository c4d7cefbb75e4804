import { describe, expect, it } from 'vitest';
import { relationsIn } from '../../src/engine/case/comparisons.ts';

describe('how a text compares', () => {
  it.each([
    ['en', 'Fewer than {n:3} women pay.', ['less']],
    ['en', 'The sack bought together is not cheaper than the buckets.', ['at_least']],
    ['en', 'The buckets cost no more than {f1}, or at least {n:2} pay.', ['at_least', 'at_most']],
    ['en', 'They do not wait, and the sack costs more.', ['more']],
    ['fr', 'Moins de {n:3} femmes paient.', ['less']],
    ['fr', 'Le sac n’est pas moins cher.', ['at_least']],
    ['fr', 'Elles sont plus de {n:3}.', ['more']],
    ['sw', 'Wanawake chini ya {n:3} wanalipa.', ['less']],
    ['sw', 'Zaidi ya wanawake {n:3} wanalipa.', ['more']],
    ['sw', 'Gunia la pamoja si nafuu kuliko ndoo.', ['at_least']],
    ['sw', 'Gunia la pamoja ni ghali kuliko ndoo.', ['more']],
    ['sw', 'Halipwi zaidi ya shilingi {n:3}.', ['at_most']],
    ['pt', 'Menos de {n:3} mulheres pagam.', ['less']],
    ['pt', 'O saco não é mais barato.', ['at_least']],
    ['ar', 'أقل من {n:3} نساء يدفعن', ['less']],
    ['ar', 'الكيس ليس أرخص', ['at_least']],
  ] as const)('%s: %s', (language, text, relations) =>
    expect([...relationsIn(text, language)].sort()).toEqual(relations),
  );
});
