import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';
import {
  distinctiveStems,
  groupsBeside,
  inEnglish,
  peopleIn,
  subjectIn,
  thingIn,
  tradesBeside,
} from '../../server/research/look-up/distinctive-words.ts';
import { libraryOf } from '../../src/engine/library.ts';

const libraries = await Promise.all(LANGUAGES.map(libraryOf));

describe('the thing that a text is about', () => {
  const FEED = 'Poultry farmers buy layer feed in bags. The feed turns out bad, and nobody takes the feed back.';
  it('is the one of our playbooks that it names most', () =>
    expect(thingIn(FEED, 'seed, pesticide', 'farm inputs')).toBe('feed'));
  it('is not looked for where the playbook deals in one that is named', () =>
    expect(thingIn(`${FEED} So does seed.`, 'seed, pesticide', 'farm inputs')).toBeNull());
  it('is the one that people are called by, before what the playbook calls it', () =>
    expect(thingIn('Bean farmers give their crop away, and the crop is paid late.', 'coffee', 'crop')).toBe('bean'));
  it('is none that is named once, or that half of the playbooks name', () => {
    expect(thingIn('Farmers buy feed.', 'seed', 'farm inputs')).toBeNull();
    expect(thingIn('Farmers buy feed or go without.', 'seed', 'farm inputs')).toBeNull();
    expect(thingIn('The money is gone, and money does not come back.', 'seed', 'crop')).toBeNull();
  });
});

it('people are called as the text calls them, and not those of any trade', () => {
  expect(peopleIn('smallholder farmers, agro-dealers', 'Poultry farmers lose it.')).toEqual(
    expect.arrayContaining(['farmer', 'farmers', 'grower', 'growers']),
  );
  expect(peopleIn('house seekers, owners', 'An owner and a seeker of houses.')).toEqual([]);
});

it('people of another trade have its thing before their name, on farms too', () => {
  const trades = tradesBeside('poultry farmers', 'Poultry farmers lose hens.').split(', ');
  expect(trades).toContain('fish farmers!');
  expect(trades).toContain('fish farms!');
  expect(trades).not.toContain('poultry farmers!');
});

it('other groups of people are those that a text does not name by any form of their word, in every language', () => {
  const groups = (own: string) => groupsBeside(own, libraries).split(', ');
  expect(groups('')).toEqual(expect.arrayContaining(['smokers!', 'tailors!', 'soudeurs!']));
  expect(groups('My mother smokes fish.')).not.toContain('smokers!');
  expect(groups('Je suis soudeur.')).not.toContain('soudeurs!');
});

it('what a founder tells is met in other languages too, without what any trouble has, and the name of their place', () => {
  const told = distinctiveStems(
    'A Bafia, plusieurs concentrateurs d’oxygène tombent en panne par mois.',
    { language: 'fr' },
    libraries,
    'Bafia',
  );
  const stems = (of: string) => told.find(({ language }) => language === of)?.stems ?? [];
  expect(stems('fr')).toEqual(expect.arrayContaining(['concentrateur', 'oxygen', 'pann']));
  for (const word of ['bafi', 'plusieur', 'moi']) expect(stems('fr')).not.toContain(word);
  expect(stems('en')).toContain('oxygen');
});

describe('the words that tell most of a text', () => {
  const subjectOf = (text: string, of: string) => {
    const library = libraries.find(({ language }) => language === of);
    return library === undefined ? [] : subjectIn(text, library);
  };
  it('are none of a greeting, a day, a measure or a kind of place, which any text may hold', () => {
    const words = subjectOf('Hello, on Sunday in our county himself lost ten kilos of candles, three percent.', 'en');
    expect(words).toEqual(expect.arrayContaining(['candles']));
    for (const word of ['hello', 'sunday', 'county', 'himself', 'ten', 'kilos', 'percent'])
      expect(words).not.toContain(word);
    expect(subjectOf('Bonjour, le dimanche les bougies fondent.', 'fr')).not.toContain('dimanche');
  });
  // Whose thing our own texts know well, too, is writing of it.
  it('may be some that many troubles have, where the text names them often', () =>
    expect(subjectOf('Water for candles: the water is dirty, the water is late, no water.', 'en')[0]).toBe('water'));
  it('are told in English in the order in which they tell, so that what is cut off tells least', () => {
    const library = libraries.find(({ language }) => language === 'fr');
    if (library === undefined) throw new Error('no French');
    const [wood, dry] = [inEnglish(['bois'], library), inEnglish(['sécher'], library)];
    expect(inEnglish(['sécher', 'bois'], library)).toEqual([...new Set([...dry, ...wood])]);
    expect(inEnglish(['bois', 'sécher'], library)).toEqual([...new Set([...wood, ...dry])]);
  });
});
