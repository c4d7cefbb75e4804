import { describe, expect, it } from 'vitest';
import { casePlan } from '../../server/research/look-up-case.ts';
import { withItsNumbers } from '../../src/engine/case/in-language.ts';
import { packOf } from '../engine/support/run.ts';

describe('numbers in a translated report', () => {
  it.each([
    [
      'fr',
      'Soit 933,000 francs [1], 14.7 tonnes et 3,500 par kilo.',
      'Soit 933\u202f000 francs [1], 14,7 tonnes et 3\u202f500 par kilo.',
    ],
    ['pt', 'São 1,200,000.5 kwanzas', 'São 1\u202f200\u202f000,5 kwanzas'],
    ['fr', 'Cité : “a cost of 1,200.50” [12], 3, 4', 'Cité : “a cost of 1,200.50” [12], 3, 4'],
    ['sw', 'Shilingi 1,800', 'Shilingi 1,800'],
  ])('%s: %s', (language, text, expected) => expect(withItsNumbers(text, language)).toBe(expected));
});

describe('what is looked up for a case', () => {
  it('finds the words of a phrase apart, in every language the model names', () => {
    const terms = { event: ['shortage of gas', 'pénurie'], thing: ['butane'], people: ['women'] };
    const outputs = { domain: { case: { countries: ['BFA'] }, terms, plain: {} } };
    const plan = casePlan(outputs as unknown as Parameters<typeof casePlan>[0], packOf('BFA'));
    const event = plan?.terms.event.split(', ');
    expect(event).toEqual(expect.arrayContaining(['shortage', 'gas', 'penurie']));
    expect(event).not.toContain('of');
  });
});
