import { describe, expect, test } from 'vitest';
import { understand } from '../../src/engine/understand/anchor.ts';
import { findNumbers } from '../../src/engine/understand/numbers.ts';
import { asText, research } from './support/run.ts';

const shareIn = (text: string) => findNumbers(text).find((n) => n.kind === 'share');

describe('a part that was counted', () => {
  test.each([
    ['We lose 3 of 12 chicks in the first week near Kumasi.', 3, 12],
    ['3 out of every 12 die before one month.', 3, 12],
    ['One in five of the crates I carry to Accra is crushed.', 1, 5],
    ['Traders in Kumasi lose four crates of every twenty.', 4, 20],
    ['Fish women in Kisumu throw away 6 of their 30 kilos.', 6, 30],
    ['Of the 40 goats I had near Garissa, 14 died in the drought.', 14, 40],
    ['Out of ten bags we lose two to weevils in Dodoma.', 2, 10],
    ['From 20 trays I dey lose 3 for road to Onitsha.', 3, 20],
    ['I carry 50 crates to Lomé and 8 are crushed each time.', 8, 50],
    ['Sur dix poussins, trois meurent chaque semaine à Bobo-Dioulasso.', 3, 10],
    ['À Cotonou une tomate sur quatre est écrasée avant le marché.', 1, 4],
    ['Sur vingt sacs nous perdons quatre à Korhogo.', 4, 20],
    ['Deux élèves sur cinq quittent la classe à Kayes.', 2, 5],
    ['7 of our last 10 deliveries in Lusaka came late.', 7, 10],
    ['A woman in Bouaké dries 40 trays and throws away 6 of them when it rains.', 6, 40],
    ['She planted 30 trees in Huye, and by August 12 of these were dead.', 12, 30],
  ])('keeps both numbers: %s', (text, part, whole) => {
    expect(shareIn(text)).toMatchObject({ of: [part, whole] });
    expect(shareIn(text)?.value).toBeCloseTo(part / whole);
  });

  test.each([
    'There are 3 of us in 12 villages near Kisumu.',
    'A group of 40 women, 3 leaders and one book in Mbale.',
    'It happens one in 5 days in Gulu.',
    'We bought 2 bags of 50 kg in Arusha.',
    'They paid 20 of 100 naira in Aba.',
    'In March of 2024 the 3 of them left Kano.',
    'We have 30 hens and 2 dogs near Ibadan.',
    'Nous avons 30 poules et 2 chiens à Bouaké.',
  ])('is not read where none is: %s', (text) => {
    expect(shareIn(text)).toBeUndefined();
  });

  test('every part and whole up to fifty gives its share, in both languages', () => {
    for (let whole = 2; whole <= 50; whole++)
      for (const part of new Set([1, Math.floor(whole / 2), whole - 1])) {
        const expected = { of: [part, whole] };
        expect(shareIn(`We lose ${part} of our ${whole} hens.`)).toMatchObject(expected);
        expect(shareIn(`${part} out of every ${whole} die.`)).toMatchObject(expected);
        expect(shareIn(`${part} poules sur ${whole} meurent.`)).toMatchObject(expected);
        expect(shareIn(`Of the ${whole} hens, ${part} died.`)).toMatchObject(expected);
      }
  });

  test.each([
    ['Poultry farmers in Ibadan lose hens to disease: 3 of 12 hens die. A hen costs 4,000 naira.', 0.25],
    ['Poultry farmers near Kumasi lose hens to Newcastle disease, one in five dies.', 0.2],
    ['Maize farmers in Dodoma: out of ten bags in the store, two are eaten by weevils every season.', 0.2],
    ['Fish traders in Kisumu throw away 6 of their 30 kilos of fish every day because there is no ice.', 0.2],
    [
      'Tomato traders in Kumasi lose tomatoes because crates crush on the truck; 4 crates of every 20 are crushed.',
      0.2,
    ],
  ])('is the base of the range, and nothing of ours stands in its place: %s', (text, share) => {
    expect(understand(text).anchor.sizes.share?.value).toBeCloseTo(share);
    const { content } = research(text);
    const assumed = content.summary.split('What we assumed')[1] ?? '';
    expect(assumed).not.toMatch(/5%|15%|30%/);
  });

  test('without one the range is assumed, and said to be', () => {
    const { content } = research('Fish traders in Kisumu throw away fish every day because there is no ice.');
    expect(content.summary.split('What we assumed')[1]).toBeDefined();
    expect(understand('Fish traders in Kisumu throw away fish every day.').anchor.sizes.share).toBeUndefined();
  });

  test.each([
    ['Boda riders in Jinja have no insurance when they crash. 1 in 4 riders crash every year.', 0.25, 'year'],
    [
      'Motorcycle taxi riders in Lomé have no cover after a crash; two of every ten riders fall each month.',
      0.2,
      'month',
    ],
  ])('of people, by the year, is how often it comes to one: %s', (text, value, rate) => {
    expect(understand(text).anchor.sizes.times).toMatchObject({ value, rate });
  });

  test('what is fake is not what fails again, what is lost not what is unpaid', () => {
    const { sizes } = understand(
      'Phone repairers in Tamale wait three weeks for a screen and half of the screens are fake.',
    ).anchor;
    expect(sizes.again).toBeUndefined();
  });

  test('half the price is no part that is lost', () => {
    const { sizes } = understand(
      'Tomato traders in Kumasi lose tomatoes because crates crush on the truck. They sell the damaged ones at half price.',
    ).anchor;
    expect(sizes.share).toBeUndefined();
    expect(sizes.value?.value).toBe(0.5);
  });

  test('what the whole counts is a number, too: 6 of their 30 kilos are of 30 kilos', () => {
    const { sizes } = understand(
      'Fish traders in Kisumu throw away 6 of their 30 kilos of fish every day because there is no ice.',
    ).anchor;
    expect(sizes.amount?.value).toBe(30);
  });

  test('in an account of his own it is reckoned and cited', () => {
    const { content } = research(
      'Snail keepers near Kumasi lose 3 of 12 snails in the first week because nobody knows the disease.',
    );
    expect(content.industry_analysis).toMatch(/“3 of 12 snails”: by your count that is 25% \[\d+\]/);
    expect(asText(content)).toMatch(/How much is lost\? \| 2 \| your own numbers give 25%/);
  });

  test('those asked are counted, not the part they are', () => {
    expect(understand('I asked 12 of the 40 drivers in Kigali and they wait two days.').anchor).toMatchObject({
      evidence: 'says',
      evidenceCount: 12,
    });
  });
});
