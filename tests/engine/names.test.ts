import { describe, expect, it } from 'vitest';
import { unsupportedName } from '../../src/engine/case/names.ts';

const TOLD = 'Mimi ni mama ntilie hapa buhongwa mwanza. Tanzania\nEWURA sets prices, says The Citizen.';

describe('a name that nobody told', () => {
  it.each([
    ['NEMC has forbidden charcoal.', 'NEMC'],
    ['The SIDO’s office at the market has a list.', 'SIDO'],
    ['Ask at Equity Bank whether it lends.', 'Equity'],
    ['Bank of Ukerewe lends to groups.', 'Bank'],
    ['The Tanzania Bureau of Standards must see it.', 'Bureau'],
    ['Ask Halima whether she would pay.', 'Halima'],
    ['Crates made by Halima rot.', 'Halima'],
    ['Bank of Halima lends to groups.', 'Bank'],
    ['Ask the girls’ Halima whether she would pay.', 'Halima'],
  ])('is found: %s', (text, name) => expect(unsupportedName(text, TOLD)).toBe(name));

  it.each([
    'You, a mama ntilie in Buhongwa, Mwanza, pay for LPG.',
    'EWURA sets the price, as The Citizen says.',
    'Ask the Ministry of Health, the police and a ward officer on Monday. I would.',
    'Late Flour and Thrown Bread Among Bakers',
    'Send one SMS or write on WhatsApp to Tanzanian women in Nairobi.',
    'Ask: “Who pays?” Then count.',
    'Bank clerks wait. Union of bakers, it says. Crates of salt rot.',
    'Say to each: ‘Must I pay?’ Write down what they answer. Dis : « Tire toi-même ! » Puis compte.',
    'Irish potatoes and phones from China reach Lake Victoria (by lorry.) After Test {n:1}, ask Mama Ntilie.',
  ])('is none here: %s', (text) => expect(unsupportedName(text, TOLD)).toBe(''));

  it('is looked for in short forms alone where names are written in another script', () => {
    const arabic = 'نبيع الخبز في حي شبرا';
    expect(unsupportedName('Bakers in Shubra lose bread.', arabic)).toBe('');
    expect(unsupportedName('Ask GAFI for a permit.', arabic)).toBe('GAFI');
  });
});
