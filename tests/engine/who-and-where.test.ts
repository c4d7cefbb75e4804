import { describe, expect, test } from 'vitest';
import { understand } from '../../src/engine/understand/anchor.ts';
import { evidenceRung } from '../../src/engine/understand/said.ts';
import { asText, research } from './support/run.ts';

const anchorOf = (text: string) => understand(text).anchor;

describe('where it happens', () => {
  test.each([
    ['Truck owners lose two days at the Seme border. I live in Cotonou and see the queue every week.', 'Seme'],
    ['Our trucks leave Mombasa for Kampala and wait three days at Malaba border; the goods spoil.', 'Malaba'],
    ['Les camionneurs attendent quatre jours à la frontière de Malanville. Moi je suis à Cotonou.', 'Malanville'],
    ['Traders of Goma wait six hours at the border of Gisenyi with their vegetables.', 'Gisenyi'],
    [
      'Truck owners wait at the border between Zambia and Congo at Kasumbalesa for five days. My office is in Lusaka.',
      'Kasumbalesa',
    ],
    ['Drivers lose a day at the Mariakani weighbridge. We are based in Mombasa.', 'Mariakani'],
    ['Truck owners lose three days at the border with Nigeria. Our office is in Cotonou.', 'the border with Nigeria'],
    ['I stay in Accra but farmers in Sefwi Wiawso get paid two months late for cocoa.', 'Sefwi Wiawso'],
    ['I am from Kumasi but students in Accra cannot find rooms.', 'Accra'],
  ])('is the place, not where its writer sits: %s', (text, place) => {
    expect(anchorOf(text).place).toEqual({ value: place, state: 'given' });
  });

  test.each([
    ['We are in Nakuru and sell potatoes to hotels in Nairobi; they pay after 30 days.', 'Nakuru'],
    ['I live in Kisumu and my tap is dry most days.', 'Kisumu'],
    ['Truck owners in Cotonou cannot find tyres.', 'Cotonou'],
    ['Women traders in Kampala lose tomatoes on the road from Mbale.', 'Kampala'],
    ['Cross-border traders in Kasese pay too much tax.', 'Kasese'],
  ])('is the town he names where nothing tells them apart: %s', (text, place) => {
    expect(anchorOf(text).place.value).toBe(place);
  });

  test('people are at a border, not in it', () => {
    const text = asText(
      research('Truck owners lose three days at the border with Nigeria. Our office is in Cotonou.').content,
    );
    expect(text).toMatch(/truck owners at the border with Nigeria/);
    expect(text).not.toMatch(/in the border/);
    expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/Cotonou/);
  });
});

describe('who is served', () => {
  test.each([
    ['The school in Kaolack gives children one meal and cooks have no clean water.', 'children'],
    ['Our nursery in Jinja gives children porridge every morning but firewood is expensive.', 'children'],
    ['My yoghurt gives children strength but it spoils in Kisumu because of power cuts.', 'children'],
    ['La cantine de Thiès donne un repas aux enfants mais le bois est trop cher.', 'children'],
    ['We give small children milk in Huambo, and the fridge stops when light goes.', 'small children'],
    ['The centre in Mbale teaches girls sewing, and the machines break.', 'girls'],
    ['We dey feed pupils for Aba every day and gas too dear.', 'pupils'],
  ])('does not suffer: %s', (text, served) => {
    expect(anchorOf(text).who.value).not.toBe(served);
  });

  test.each([
    ['Dirty water gives children diarrhoea in Maban.', 'children'],
    ['Smoke from the charcoal stove gives women cough in Antananarivo.', 'women'],
    ['Children in Kayes get diarrhoea from the river water.', 'children'],
  ])('unless harm is what is given: %s', (text, who) => {
    expect(anchorOf(text).who.value).toBe(who);
  });
});

describe('who asks is not who suffers', () => {
  test.each([
    'I earn 90,000 shillings a month and my landlord in Kampala asks for six months of rent in advance.',
    'In Nairobi the landlord wants three months of rent upfront.',
    "La facture de l'hôpital à Abidjan était de 300 000 francs et on a vendu la moto.",
    'Les hôtels de Dakar paient les maraîchers après 45 jours.',
  ])('%s', (text) => {
    expect(anchorOf(text).who.value).not.toMatch(/landlord|hospital|hotel/);
  });
});

describe('who pays whom', () => {
  test.each([
    'Our 6 workers are paid 4,000 shillings a week and sort plastic in Mombasa.',
    'I have a small team: 5 boys paid by us collect rubbish in Aba.',
    'In Maseru 8 men empty pits for us and we paid 8 men 300 maloti a pit.',
    'We hired 14 riders in Lagos and paid 14 riders to deliver.',
    'Last month 9 women paid the moneylender in Kumasi and I saw it.',
    '12 households pay 2,000 shillings to men who empty the latrine in our street in Kisumu.',
    'À Bobo-Dioulasso nous payons 15 vidangeurs 10 000 francs par fosse.',
    'My 7 tenants in Accra pay boys with carts for water.',
    'Who empties the pits of our street in Nouadhibou? People pay men to do it at night, 4 of 10 pits overflow.',
  ])('who works for money is no customer: %s', (text) => {
    expect(evidenceRung(text).rung).not.toBe('pays');
  });

  test.each([
    ['10 households in Kumasi paid us 20 cedis to empty their pit with our pump.', 10],
    ['22 farmers near Nakuru have paid us a deposit for the dryer.', 22],
    ['Our pump is out since May. 14 of the 20 families paid for it and 6 wait.', 14],
    ['We pay 3 men to run the pump, and 16 households in Aba paid us last month.', 16],
  ])('who pays the founder is: %s', (text, count) => {
    expect(evidenceRung(text)).toMatchObject({ rung: 'pays', count });
  });

  test('men who do the work carry no verdict', () => {
    const { content } = research(
      'In Maseru 8 men empty pit latrines for us and are paid 300 maloti a pit. They dump it in the river and people fall sick.',
    );
    expect(content.metadata.verdict).not.toBe('proceed');
  });

  test.each([
    ['Households in Kisumu pay 2,000 shillings to men who empty the latrine at night.', '2,000 shillings'],
    ['Families in Lusaka already pay 50 kwacha a week to boys with carts because the tap is dry.', '50 kwacha'],
    ['À Bobo-Dioulasso nous payons 15 vidangeurs 10 000 francs par fosse et ils jettent tout.', '10 000 francs'],
    ['In Kisumu we pay boys 200 shillings a trip to carry water because the pipe is dry.', '200 shillings'],
  ])('what others are paid today is the price of the way round, and no payment to him: %s', (text, words) => {
    const { content } = research(text);
    expect(anchorOf(text).paidToday?.words).toBe(words);
    expect(anchorOf(text).evidence).toBe('desk');
    const row = content.tables.find((t) => t.id === 'scorecard')?.rows.find((r) => r[0] === 'Will they pay?');
    expect(row?.join(' | ')).toContain(`“${words}” goes to others today`);
    expect(content.summary).toMatch(/Today’s way round it, as you tell it/);
  });

  test.each([
    'Tenants in Lusaka pay 900 kwacha a month to the landlord.',
    'Parents in Mbeya pay 20,000 shillings for school fees.',
    'Families in Aba would pay 500 naira to boys with carts.',
    '10 households in Kumasi paid us 20 cedis.',
    'Men who empty pits in Freetown are paid 200,000 leones a pit.',
  ])('what is owed anyway, or only wished, is none: %s', (text) => {
    expect(anchorOf(text).paidToday).toBeNull();
  });

  test('said without a sum it is the way round all the same', () => {
    const { paidToday } = anchorOf('In Nouadhibou people pay men to empty the pits at night, and pits overflow.');
    expect(paidToday?.words).toBe('');
    expect(paidToday?.quote).toMatch(/people pay men to empty the pits/);
  });

  test('a grower who is paid by the kilo has no hired hand’s customers', () => {
    expect(
      anchorOf('Beekeepers near Solwezi get paid 25 kwacha a kilo for honey that is watery.').payer.value,
    ).not.toBe('customers');
  });

  test('who is paid by the piece is not asked to pay: his customers are', () => {
    expect(
      anchorOf('Men who empty pits by hand in Freetown are paid 200,000 leones a pit and fall sick.').payer,
    ).toMatchObject({ value: 'customers', state: 'assumed' });
  });
});

test.each([
  ['Truck owners lose three days at the border with Nigeria. Our office is in Cotonou.', 'Benin'],
  ['À Goma les commerçantes attendent à la frontière avec le Rwanda.', 'Democratic Republic of the Congo'],
  ['Traders lose vegetables at the border with Rwanda.', 'Rwanda'],
])('what lies behind the border is the other country, where one of his own is named: %s', (text, country) => {
  expect(anchorOf(text).country).toBe(country);
});

test.each([
  'We sell 3000 bars of soap a week in Tamale and shops pay us after 45 days.',
  'Hotels in Arusha pay us two months late for vegetables.',
  'I sew uniforms in Jinja; the schools pay me 60 days later.',
])('who pays late for what he bought does not pay for the remedy: %s', (text) => {
  expect(anchorOf(text).payer.state).toBe('assumed');
});
