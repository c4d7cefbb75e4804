import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';
import { casePlan } from '../../server/research/look-up/look-up-case.ts';
import type { LookUpPlan } from '../../server/research/look-up/look-up-plan.ts';
import { withItsNumbers } from '../../src/engine/case/in-language.ts';
import { withUnit } from '../../src/engine/claims/format.ts';
import { libraryOf } from '../../src/engine/library.ts';
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

describe('a value and its unit', () => {
  it.each([
    ['N$', 'en', 'N$14,720'],
    ['€', 'en', '€14,720'],
    ['kwacha', 'en', '14,720 kwacha'],
    ['shilingi', 'sw', 'shilingi 14,720'],
  ])('a sign of money stands before its number: %s, %s', (unit, language, expected) =>
    expect(withUnit(14_720, unit, 9, language)).toBe(expected),
  );
});

const libraries = await Promise.all(LANGUAGES.map(libraryOf));

describe('what is looked up for a case', () => {
  it('finds the words of a phrase apart, in every language the model names', () => {
    const terms = { event: ['shortage of gas', 'pénurie'], thing: ['butane'], people: ['women'] };
    const outputs = {
      domain: { case: { countries: ['BFA'], language: 'en', thing: '', people: '' }, terms, plain: {} },
    };
    const plan = casePlan(
      outputs as unknown as Parameters<typeof casePlan>[0],
      packOf('BFA'),
      { text: '', language: 'en', libraries },
      null,
    );
    const event = plan?.terms.event.split(', ');
    expect(event).toEqual(expect.arrayContaining(['shortage', 'gas', 'penurie']));
    expect(event).not.toContain('of');
  });

  const planOf = (terms: object, told = '', plain: LookUpPlan | null = null) => {
    const reading = { countries: ['UGA'], language: 'en', thing: '', people: '' };
    const outputs = { domain: { case: reading, terms, plain: {} } } as unknown as Parameters<typeof casePlan>[0];
    return casePlan(outputs, packOf('UGA'), { text: told, language: 'en', libraries }, plain);
  };

  it('takes no place for a thing, and no word for two', () => {
    const terms = planOf({ event: ['Kampala', 'riders', 'rent'], thing: ['riders'], people: ['Uganda'] })?.terms;
    expect(terms).toMatchObject({ good: 'riders, rider', event: 'rent', people: '' });
  });

  it('has the telling words of the founder, and what their playbook looks for where one fits', () => {
    const terms = { event: ['rent'], thing: ['motorcycle'], people: ['riders'] };
    const query = { words: ['bikes'], any: ['owner'], country: 'Uganda', iso2: 'UG', language: 'en' as const };
    const told = 'Boda boda riders in Kampala pay rent each day and never own the motorcycle.';
    const own = planOf(terms);
    const plain = own && { ...own, terms: { ...own.terms, good: 'bikes' }, queries: [query] };
    const plan = planOf(terms, told, plain);
    const toldIn = (of: string) => plan?.terms.told.find(({ language }) => language === of)?.stems;
    expect(toldIn('en')).toEqual(['boda', 'rid', 'rent', 'motorcycl']);
    expect(toldIn('fr')).toContain('motard');
    expect(plan?.terms.good.split(', ')).toEqual(expect.arrayContaining(['motorcycle', 'bikes']));
    expect(plan?.queries[0]).toEqual(query);
    expect(JSON.stringify(plan?.queries)).not.toMatch(/boda|never/i);
  });
});
