import { describe, expect, test } from 'vitest';
import { understand } from '../../src/engine/understand/anchor.ts';
import { research } from './support/run.ts';

const anchorOf = (text: string) => understand(text).anchor;

describe('what the founder blames', () => {
  test.each([
    [
      'Widows in Blantyre lose the house to the brothers of the husband since they do not know what paper to show.',
      'they do not know what paper to show',
    ],
    [
      'University graduates in Cairo cannot find work. Employers say they cannot write an email or use a spreadsheet.',
      'Employers say they cannot write an email or use a spreadsheet',
    ],
    [
      'Guides in Arusha wait at the gate all day and the tour company decides who gets the visitors.',
      'the tour company decides who gets the visitors',
    ],
    [
      'Online sellers in Abidjan lose money since one parcel out of four comes back. The rider cannot find the house.',
      'The rider cannot find the house',
    ],
  ])('is quoted, and no cause of ours is put in its place: %s', (text, blamed) => {
    expect(anchorOf(text)).toMatchObject({ ownCause: blamed, causes: [] });
  });

  test('nowhere dry to keep it is damp, not keeping too long', () => {
    expect(
      anchorOf(
        'Onion growers around Nakuru throw away almost half of what they harvest because there is nowhere dry to keep it.',
      ),
    ).toMatchObject({ pain: 'agriculture.storage-loss', causes: ['damp'] });
  });

  test('those who play the songs are not the cause', () => {
    expect(anchorOf('Musicians in Bamako get nothing when radio stations and bars play their songs.').causes).toEqual(
      [],
    );
  });
});

describe('what the text is about', () => {
  test.each([
    [
      'When it rains hard the market in Cotonou floods and traders lose their goods, nobody warns them.',
      'general.plain',
      'goods',
    ],
    [
      'Corner shops in Casablanca go to the wholesale market three times a week by taxi and still run out of sugar and soap.',
      'retail.empty-shelf',
      'sugar and soap',
    ],
    ['Choirs in Kinshasa cannot find a quiet room to rehearse in the evening.', 'general.plain', 'rooms to rehearse'],
    [
      'The clinic where I work in Huambo is out of blood pressure medicine every other month. Patients buy one week of tablets.',
      'healthcare.stock-outs',
      'blood pressure medicines',
    ],
  ])('%s', (text, pain, good) => {
    expect(anchorOf(text)).toMatchObject({ pain, good: { value: good } });
  });
});

describe('how often', () => {
  test('a tap that runs twice a week is dry on five days', () => {
    const { sizes } = anchorOf(
      'In Beira the tap runs twice a week and families buy water from carts at five times the price.',
    );
    expect(sizes.times).toMatchObject({ value: 5, rate: 'week' });
  });

  test('going to the market three times a week is not running out three times', () => {
    expect(
      anchorOf(
        'Corner shops in Casablanca go to the wholesale market three times a week by taxi and still run out of sugar and soap.',
      ).sizes.times,
    ).toBeUndefined();
  });

  test('on Fridays is once a week', () => {
    expect(anchorOf('Mobile money agents in Lusaka run out of cash on Fridays.').sizes.times).toMatchObject({
      value: 1,
      rate: 'week',
    });
  });

  test('every other month is said so', () => {
    const { content } = research(
      'The clinic where I work in Huambo is out of blood pressure medicine every other month.',
    );
    expect(content.industry_analysis).not.toMatch(/0\.5 times/);
  });

  test('every day is known, though the sums run by the month', () => {
    const { content } = research(
      'Motorcycle taxi riders in Kigali pay rent for the bike every day and after three years still own nothing. 3,000 francs a day.',
    );
    const rows = content.tables.find((t) => t.id === 'scorecard')?.rows ?? [];
    expect(rows.find((r) => r[0] === 'How often?')?.join(' | ')).toMatch(/every day/);
  });
});

describe('what it costs', () => {
  test('a loss said as a whole is taken whole', () => {
    const { content } = research(
      'Mobile money agents in Lusaka run out of cash on Fridays because the till is too small. They lose 300 kwacha of fees on such a day.',
    );
    expect(content.executive_summary).toMatch(/One day costs one mobile money agent 300 kwacha \[\d+\]/);
  });

  test('two members who quarrelled are not the size of the group', () => {
    expect(
      anchorOf(
        'Our savings group in Windhoek keeps everything in one exercise book. Last year two members quarrelled about what was paid.',
      ).sizes.members,
    ).toBeUndefined();
  });

  test('numbers that no sum takes are named', () => {
    const { content } = research(
      'Bee keepers near Dodoma lose hives to bush fires set by hunters, about 6 hives each year.',
    );
    expect(content.summary).toMatch(/“6 hives each year”/);
  });
});
