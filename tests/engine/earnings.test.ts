import { describe, expect, test } from 'vitest';
import { understand } from '../../src/engine/understand/anchor.ts';
import { isBill, isIncome } from '../../src/engine/understand/flows.ts';
import { findNumbers } from '../../src/engine/understand/numbers.ts';
import { ownSums } from '../../src/engine/understand/own-sums.ts';
import { asText, research } from './support/run.ts';

const sumsIn = (text: string) => findNumbers(text).filter((n) => n.kind === 'money');
const sizesOf = (text: string) => understand(text).anchor.sizes;

describe('what somebody earns', () => {
  test.each([
    ['I earn 9,000 a month and the room in Kisumu is far.', '9,000'],
    ['My salary is 45,000 shillings and landlords in Nairobi want a deposit.', '45,000 shillings'],
    ['A nurse on a wage of 310,000 kwacha cannot pay that in Blantyre.', '310,000 kwacha'],
    ['Teachers take home 2,400 cedis every month in Tamale.', '2,400 cedis'],
    ['We dey collect 60,000 naira salary for Aba.', '60,000 naira'],
    ['Je gagne 120 000 francs par mois à Abidjan.', '120 000 francs'],
    ['Avec un salaire de 150 000 francs, on ne loue rien à Dakar.', '150 000 francs'],
    ['The guards in Lusaka are paid 1,800 kwacha a month.', '1,800 kwacha'],
    ['She make 500 shillings a day for washing clothes in Jinja.', '500 shillings'],
  ])('is no price: %s', (text, words) => {
    expect(sumsIn(text).map((n) => [n.words, isIncome(n)])).toEqual([[words, true]]);
  });

  test.each([
    'The rent is 25,000 shillings a month in Nairobi.',
    'They get 300 shillings a kilo for the fish in Mwanza.',
    'Le loyer est de 60 000 francs par mois à Lomé.',
    'We pay 4,000 naira a day for the generator in Ibadan.',
    'A bag of cement costs 120 rand in Maseru.',
    'Farmers are paid 90 shillings a litre for milk near Eldoret.',
  ])('but a price and a rent are none: %s', (text) => {
    expect(sumsIn(text).map(isIncome)).toEqual([false]);
  });

  test.each([
    'I earn 90,000 shillings a month and my landlord in Kampala asks for six months of rent in advance.',
    'Tenants in Lagos are asked for two years rent upfront. A salary of 80,000 naira a month cannot pay that.',
    'Tenants in Nairobi must pay twelve months rent in advance; they take home 30,000 shillings a month.',
  ])('is never taken for the rent: %s', (text) => {
    const { anchor } = understand(text);
    expect(anchor.pain).toBe('housing.upfront-rent');
    expect(anchor.sizes.rent).toBeUndefined();
    expect(anchor.sizes.months?.kind).toBe('count');
  });

  test('the rent beside it is', () => {
    const text =
      'Tenants in Lagos must pay two years rent in advance. The rent is 30,000 naira a month; they earn 70,000 naira a month.';
    expect(sizesOf(text)).toMatchObject({ rent: { value: 30_000 }, months: { value: 24 } });
  });

  test('months asked for at once are his number, not an assumption', () => {
    const { content } = research(
      'Tenants in Kampala are asked for six months rent in advance. The rent is 200,000 shillings a month.',
    );
    const inputs = content.metadata.calcs.flatMap((c) => c.inputs);
    expect(inputs.find((i) => i.name === 'months')).toMatchObject({ origin: 'founder', low: 6, base: 6, high: 6 });
  });

  test('a month’s pay is brought to the hour or the day that a sum asks for, and shown as he said it', () => {
    const text = 'Patients wait five hours at the clinic in Gulu. I earn 208,000 shillings a month.';
    expect(sizesOf(text).earn?.value).toBeCloseTo(1_000);
    expect(asText(research(text).content)).toMatch(/from your “208,000 shillings” a month/);
  });

  test.each([
    ['Teachers in Lilongwe take home 200,000 kwacha a month and the landlord wants three months upfront.', []],
    ['Je gagne 120 000 francs par mois et à Abidjan le propriétaire demande six mois de caution.', []],
    ['My wage is 3,500 rand a month and the boss in Durban pays two months late.', []],
    ['The rent is 25,000 shillings a month in Nairobi and I earn 40,000 a month.', ['against']],
  ])('is never multiplied: %s', (text, how) => {
    expect(ownSums(findNumbers(text), () => true).map((s) => s.how)).toEqual(how);
  });

  test('a bill beside it is so many months of it', () => {
    const [sum] = ownSums(
      findNumbers('The hospital bill came to 360,000 francs in Douala and I earn 90,000 francs a month.'),
      () => true,
    );
    expect(sum).toMatchObject({ how: 'against', kind: 'count', noun: 'months' });
  });

  test('no report sets its price beside a salary', () => {
    const text = asText(
      research('Teachers in Lilongwe take home 200,000 kwacha a month and the landlord wants three months upfront.')
        .content,
    );
    expect(text).not.toMatch(/600,000|2\.4 million|price beside your “200,000/);
  });
});

describe('what a bill came to', () => {
  test.each([
    ['My mother lay three days in hospital in Douala and the bill came to 400,000 francs.', '400,000 francs'],
    ['They handed us a bill of 250,000 francs at the hospital in Bamako.', '250,000 francs'],
    ["La facture de l'hôpital à Abidjan était de 300 000 francs.", '300 000 francs'],
    ['The light bill was 12,000 shillings this month in my salon in Nairobi.', '12,000 shillings'],
    ['For the operation in Kano na 350,000 naira bill dem give us.', '350,000 naira'],
    ['The bill reached 90,000 and nobody in Mbeya could pay.', '90,000'],
  ])('is his: %s', (text, words) => {
    expect(sumsIn(text).map((n) => [n.words, isBill(n)])).toEqual([[words, true]]);
  });

  test.each([
    'A crate of tomatoes costs 400 cedis in Kumasi.',
    'I earn 9,000 shillings a month in Kisumu.',
    'We sell a jar for 30 cedis in Tamale.',
  ])('a price is no bill: %s', (text) => {
    expect(sumsIn(text).map(isBill)).toEqual([false]);
  });

  test.each([
    'My mother lay three days in hospital in Douala and the bill came to 400,000 francs. We had no insurance.',
    "La facture de l'hôpital à Abidjan était de 300 000 francs et la famille a vendu la moto.",
    'At the clinic in Kumasi they charged 1,800 cedis for the scan and we had to borrow.',
  ])('stands among his numbers and in the score: %s', (text) => {
    const { content } = research(text);
    const words = (sumsIn(text)[0]?.words ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    expect(content.industry_analysis).toMatch(new RegExp(`Your own numbers[^]*“${words}”`));
    expect(content.summary).not.toMatch(new RegExp(`other numbers \\([^)]*${words}`));
    const row = content.tables.find((t) => t.id === 'scorecard')?.rows.find((r) => r[0] === 'How much is lost?');
    expect(row?.join(' ')).toMatch(new RegExp(words));
  });

  test('it is what one mishap cost, where the sums ask for that', () => {
    const { bill } = sizesOf(
      'Riders in Kampala have no cover after an accident. The hospital bill came to 800,000 shillings and nobody helped.',
    );
    expect(bill?.value).toBe(800_000);
  });
});
