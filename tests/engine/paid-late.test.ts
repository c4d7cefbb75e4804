import { describe, expect, test } from 'vitest';
import { fold } from '../../src/engine/text/clean.ts';
import { understand } from '../../src/engine/understand/anchor.ts';
import { isBesideTheWay } from '../../src/engine/understand/beside.ts';
import { isDelay, tellsDelay } from '../../src/engine/understand/delays.ts';
import { findNumbers } from '../../src/engine/understand/numbers.ts';
import { ownSums } from '../../src/engine/understand/own-sums.ts';

const wayIn = (text: string): string => {
  const { workaround, plain } = understand(text).anchor;
  return workaround || plain?.way || '';
};

describe('money that comes late', () => {
  test.each([
    'They pay after 45 days',
    'the school pays me 60 days later',
    'supermarkets pay small suppliers after 90 days',
    'our customers dey pay after two months',
    'the ministry pays only after six months',
    'les hôtels paient après 45 jours',
    'la mairie paie avec trois mois de retard',
    'they wait 30 days for the cooperative to pay',
    'offices pay late',
  ])('is a delay: %s', (clause) => {
    expect(tellsDelay(fold(clause))).toBe(true);
    expect(isBesideTheWay(clause)).toBe(true);
  });

  test.each([
    'we pay boys to carry it',
    'they borrow from the shop',
    'families pay 50 kwacha a week',
    'on paie les porteurs',
    'after two days the fish rots',
    'we sell our goats to pay the clinic',
  ])('is none: %s', (clause) => {
    expect(tellsDelay(fold(clause))).toBe(false);
    expect(isBesideTheWay(clause)).toBe(false);
  });

  test.each([
    ['The hotels in Zanzibar pay after 45 days.', 45],
    ['Dairy farmers near Eldoret wait 30 days for the cooperative to pay.', 30],
    ['The school in Kampala pays me 60 days later.', 60],
    ['Les hôtels de Dakar paient après 45 jours.', 45],
  ])('says how long: %s', (text, days) => {
    expect(
      findNumbers(text)
        .filter(isDelay)
        .map((n) => n.value),
    ).toEqual([days]);
  });

  test.each(['After the accident in Kampala he lay 20 days in bed and nobody paid.', 'Trucks wait 3 days at Malaba.'])(
    'other waits are none: %s',
    (text) => {
      expect(findNumbers(text).filter(isDelay)).toEqual([]);
    },
  );

  test.each([
    ['We supply vegetables to hotels in Zanzibar. They pay after 45 days and we cannot buy seed.', ''],
    ['I deliver bread to schools in Kampala. The school pays me 60 days later.', ''],
    ['Small printers in Lusaka lose jobs. Offices pay after 60 days and we buy paper in cash every week.', ''],
    ["Les hôtels de Dakar paient après 45 jours et nous n'avons pas d'argent pour les semences.", ''],
    ['Our customers for Aba dey pay after two months, so no money to buy leather.', ''],
    [
      'Supermarkets in Nairobi pay small suppliers after 90 days, so we borrow from shylocks.',
      'we borrow from shylocks',
    ],
    [
      'Tailors in Lomé wait for customers to pay; so they borrow thread from the shop.',
      'they borrow thread from the shop',
    ],
  ])('is never today’s way round: %s', (text, way) => {
    expect(wayIn(text)).toBe(way);
  });

  test('those who pay late are the other side, and those they owe suffer', () => {
    expect(understand('Supermarkets in Nairobi pay small suppliers after 90 days.').anchor.who.value).toBe(
      'small suppliers',
    );
  });

  test('sold by the week and paid after so long, so much is out', () => {
    const [sum] = ownSums(
      findNumbers('We sell 3000 bars of soap a week in Tamale and shops pay us after 45 days.'),
      () => true,
    );
    expect(sum).toMatchObject({ how: 'owed', noun: 'bars', expression: 'n1 / 7 * n2' });
  });

  test('being paid late is no payment for the remedy', () => {
    expect(
      understand('I deliver bread to 9 schools in Kampala. 9 schools paid me 60 days later.').anchor.evidence,
    ).toBe('desk');
  });
});

describe('what somebody lives from', () => {
  test.each([
    ['Shops in Tamale pay late. We sell 3000 bars of soap a week.', ''],
    ['Weevils spoil our maize in Dodoma. We sell 40 bags a season.', ''],
    ['The power goes off in Gulu and the dough is lost. We bake 500 loaves every day.', ''],
    ['Les boutiques de Bamako paient en retard. Nous vendons 3000 savons par semaine.', ''],
    ['Chicken farmers in Ibadan lose birds to disease. I sell eggs every day.', ''],
    ['Light no dey for Onitsha. I dey sell pure water, 300 bags a day.', ''],
    ['Jars arrive broken in Accra. We make 200 jars a month in Tamale.', ''],
  ])('is no way round: %s', (text, way) => {
    expect(wayIn(text)).toBe(way);
  });

  test.each([
    ['Motorcycle taxi riders in Kigali have no insurance when they crash and the hospital keeps them.', ''],
    ['Widows in Mbale lose the house of the husband; a lawyer costs more than the land.', ''],
    ['Widows in Jinja lose the house of the husband and cannot afford a lawyer.', ''],
    ['Young men in Douala pay agents for trials abroad that never take place.', ''],
    ['Coffee farmers near Bukoba wait two months for the cooperative to pay them.', ''],
  ])('neither what people are named by, nor what they cannot do, nor what they paid in vain: %s', (text, way) => {
    expect(wayIn(text)).toBe(way);
  });

  test.each([
    ['Chicken farmers in Ibadan lose birds to disease, so they sell the birds at the first sign.', /sell/i],
    ['Poultry farmers near Kumasi lose hens to disease; they sell them cheap before they die.', /sell/i],
    ['The clinic in Jos has no insulin, so we buy it in Abuja.', /buy it in Abuja/],
    ['Carpenters in Arusha find no dry wood, so they dry it on the roof.', /dry it on the roof/],
  ])('what is done because of it still is: %s', (text, way) => {
    expect(wayIn(text)).toMatch(way);
  });
});
