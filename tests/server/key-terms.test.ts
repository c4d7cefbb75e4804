import { describe, expect, it } from 'vitest';
import { planCase } from '../../server/research/investigation/investigate.ts';
import type { Investigation } from '../../server/research/investigation/investigation.ts';
import { keyTerms } from '../../server/research/look-up/key-terms.ts';
import { askingOf, scriptedModel } from '../support/scripted-model.ts';

const TEXT =
  'Mimi ni mama ntilie hapa buhongwa mwanza. Gunia la mkaa ni 75,000, piga 0712 345 678. Namuuzia Asha wa Nyegezi, na naitwa neema.';
const READING = {
  language: 'sw',
  countries: ['TZA'],
  place: 'sokoni buhongwa mwanza',
  people: '',
  payer: '',
  thing: 'mkaa',
  idea: '',
  cause: '',
  evidence: { rung: 'desk' as const, quote: '' },
  figures: [
    { id: 'f1', words: '75,000', about: 'a sack', value: 75_000 },
    { id: 'f2', words: '12 ndoo', about: 'buckets', value: 12 },
  ],
  outcome: null,
};
const told = { text: TEXT, reading: READING, subject: ['mkaa', 'Gesi'] };

describe('key terms that leave the server', () => {
  it.each([
    ['a place that no list of towns has', ['mama ntilie', 'Buhongwa'], ['mama ntilie']],
    ['such a place within a phrase', ['mama ntilie Buhongwa Mwanza'], ['mama ntilie Mwanza']],
    ['the founder’s figures', ['gesi', '75,000', '75 000', '12', 'ndoo 12'], ['gesi', 'ndoo']],
    ['a telephone number', ['0712345678', '0712 345 678', 'mkaa'], ['mkaa']],
    ['an address', ['neema@mail.example', 'mkaa'], ['mkaa']],
    ['names of persons and villages', ['asha', 'Nyegezi', 'Neema', 'soko'], ['soko']],
  ])('hold no %s', (_, terms, left) => expect(keyTerms(terms, told)).toEqual(left));

  it('hold towns and countries that everybody knows, years, acronyms and the thing itself', () => {
    const terms = ['Mwanza', 'Tanzania', 'Dar es Salaam', 'LPG 6kg', 'survey 2024', 'mkaa', 'sokoni'];
    expect(keyTerms(terms, told)).toEqual(terms);
  });

  it('are all that a plan keeps, whatever the model wrote', async () => {
    const model = scriptedModel();
    model.play('plan', () => ({
      queries: [
        { view: 'who bears it', words: ['mkaa', 'bei', 'Buhongwa'], language: 'sw' },
        { view: 'who pays', words: ['75,000'], language: 'sw' },
      ],
    }));
    const terms = { event: ['bei'], thing: ['mkaa'], people: [] };
    const job = {
      input: { query: TEXT, answers: null },
      outputs: { domain: { case: READING, terms } },
      asking: askingOf(model),
      packs: async () => null,
    } as unknown as Investigation;
    expect(await planCase(job)).toMatchObject({
      output: { queries: [{ view: 'who bears it', words: ['mkaa', 'bei'], language: 'sw' }] },
    });
  });
});
