import { type Pain, use } from '../../pack-types.ts';

export const stockOuts: Pain = {
  id: 'healthcare.stock-outs',
  title: 'Clinics and small pharmacies run out of medicines',
  short: 'Clinics or pharmacies run out of medicines',
  type: 'capacity',
  recognise: {
    event:
      'stock-out, stockout, stock out, out of stock, out of medicine, out of drugs, out of tablets, out of vaccine, run out, runs out, ran out, medicine shortage, no medicine, medicine not there, medicines not there, medicine missing, medicine pas la, no drugs, shortage of drugs, medicines finish, expire, expired, rupture de stock, manque de medicament',
    setting:
      'clinic, health centre, health center, health post, dispensary, pharmacy, drug shop, hospital, nurse, patient, medicine, drug, vaccine, chemist',
    goods:
      'blood pressure medicine=blood pressure medicines, medicine=medicines, drug=medicines, vaccine=vaccines, insulin, malaria drug=malaria medicines, test kit=test kits, blood bag=blood bags',
  },
  words: {
    who: ['nurses', 'nurse'],
    payer: ['owners of private clinics', 'clinic owner'],
    good: 'medicines',
    unit: ['patient', 'patients'],
  },
  problem: '{who} in {place} meet an empty shelf because {good} run out before the next delivery',
  heading: 'Empty shelf, sick patient: what missing {good} cost {who} in {place}',
  chain:
    'A ministry store, a faith-based store or a wholesaler sends {good} to {place}; the nurse counts, orders and hands out; the patient pays at the counter, through a scheme, or not at all. The person who orders seldom holds the budget, and the one who holds the budget seldom sees the shelf. Find out whose signature an order waits for, and who loses money when a {unit} walks out without treatment.',
  causes: [
    {
      id: 'count',
      fix: 'counting',
      text: 'nobody knows what is on the shelf until it is empty',
      match: 'count, record, stock card, inventory, do not know, forecast, paper',
      why: 'perhaps the stock card is filled in on reporting day only',
      sign: 'facilities with perfect cards run out as often',
    },
    {
      id: 'delivery',
      fix: 'delivery',
      text: 'deliveries come late or short',
      match: 'deliver, late, delay, transport, truck, road, short supply, quota, central store, far',
      why: 'perhaps the truck serves a fixed round, whatever was ordered',
      sign: 'full deliveries on time are followed by empty shelves too',
    },
    {
      id: 'money',
      fix: 'money',
      text: 'there is no cash to reorder when it is needed',
      match: 'money, cash, budget, credit, debt, pay supplier, reimburs, insurance pays late, fund',
      why: 'perhaps a scheme or district pays months after the treatment',
      sign: 'facilities that are paid on the day run out as well',
    },
    {
      id: 'leak',
      fix: 'control',
      text: '{good} leave by the back door or pass their date',
      match: 'theft, stolen, diverted, sold outside, expire, wasted, leak',
      why: 'perhaps stock is moved to a private shop nearby, or slow items were pushed on the facility',
      sign: 'what came in equals what {who} gave out',
    },
  ],
  effects: [
    'people walk on to a shop where nobody examines them',
    'half a course is given, and the illness returns',
    '{who} are blamed for a shelf they do not fill',
    'costly {good} pass their date while common ones are missing',
  ],
  stakeholders: [
    'nurse or pharmacist in charge: counts, orders, faces the people',
    'district or owner: signs orders, holds the budget',
    'store or wholesaler: decides what is sent, and how much of it',
    'health scheme or donor: pays late or in kind, wants a report',
    'patient’s family: pays twice, and remembers',
  ],
  metrics: [
    'days without each of ten agreed {good} in a month',
    '{units} sent away untreated ÷ {units} seen',
    'value of {good} past their date',
  ],
  alternatives: [
    {
      text: 'Send people to a private shop',
      match: 'private, drug shop, pharmacy, buy outside, chemist',
      draw: 'treatment today, nothing to organise',
      limit: 'dearer, unexamined, and poor people go home instead',
    },
    {
      text: 'Borrow from the next facility',
      match: 'borrow, share, neighbouring, other clinic',
      draw: 'works among {who} who know each other',
      limit: 'the next one runs out sooner',
    },
    {
      text: 'Buy small amounts with petty cash',
      match: 'petty cash, buy locally, own money, small amounts',
      draw: 'quick',
      limit: 'dear, and the source may be poor',
    },
    {
      text: 'Order more than is needed',
      match: 'overorder, hoard, order more, stockpile',
      draw: 'a safe feeling',
      limit: '{good} pass their date, and the store learns to cut orders',
    },
    {
      text: 'A phone message to the district each week',
      match: 'sms, whatsapp, phone, report, message',
      draw: 'costs little, known from many programmes',
      limit: 'counts what is missing, moves nothing',
    },
  ],
  want: '{Who} may have learned to live with it: a referral to the shop ends the queue. Those who suffer most are {units} who never complain to anyone in {place}.',
  pay: 'A public facility may be unable to buy what you sell, however useful. A private one pays only if a full shelf earns more than the stock and you together cost.',
  can: 'Counting better helps only where an order is then filled. If the store in charge is empty, {who} will merely know sooner that {good} are gone.',
  indicators: [
    use('SH.MED.PHYS.ZS', 'near', 15, 'low', 'S', {
      split: 0.3,
      high: 'Doctors are less scarce than in most of Africa: {fig}. Somebody may check prescriptions near {place}, so ask who decides which {good} are ordered.',
      low: 'Treatment rests on nurses, for doctors are few: {fig}. Build for the person who examines, orders and sweeps the floor on one day.',
    }),
    use('FB.BEDS', 'near', 10, 'low', 'S', {
      split: 1,
      high: 'There are wards that use {good} in bulk: {fig}. Ask whether they take from the same store as {who} do.',
      low: 'Few beds stand ready, so most care is given at the door: {fig}. A missing strip of {good} sends a {unit} straight home.',
    }),
    use('IGME.U5MR', 'direct', 25, 'high', 'S', {
      split: 45,
      high: 'Young children still die of what common medicines treat: {fig}. Ask {who} whether {good} run out in the same weeks as what children are given first.',
      low: 'Fewer young children die than in most of Africa: {fig}. Look at long illnesses, where a missing month of {good} undoes a year.',
    }),
    use('FB.MMR', 'near', 15, 'high', 'S', {
      split: 200,
      high: 'Birth is a moment when one missing ampoule kills: {fig}. Ask {who} about the last time a delivery-room item was absent.',
      low: 'Childbirth is safer here than in much of Africa: {fig}. The gaps may lie in everyday {good}, so start with those.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'T', {
      split: 2.5,
      high: 'Freight moves tolerably: {fig}. If {good} still come late to {place}, suspect signatures and money before roads.',
      low: 'Freight is slow and uncertain: {fig}. Ask the driver of the last delivery to {place} what held it, stop by stop.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 10, 'low', 'T', {
      split: 50,
      high: 'Rural places are mostly on some supply: {fig}. Cold {good} may be kept, but ask {who} for the hours without power last week.',
      low: 'Cold {good} away from towns hang by a thread: {fig}. Leave vaccines and insulin out of the first test, or bring a thermometer.',
    }),
    use('SI.POV.LMIC', 'exposure', 10, 'high', 'E', {
      split: 50,
      high: 'Many families cannot buy in the shop next door: {fig}. For them an empty public shelf is the end of the road, so count who went home.',
      low: 'A good part of families can buy elsewhere: {fig}. Compare the shop’s price in {place} with the facility’s before you call it hardship.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'A count sent by plain text message is realistic: {fig}. Try it on the nurse’s own phone, and pay for the message.',
      low: 'Do not hang the count on a phone: {fig}. A card collected with the delivery may come home more often.',
    }),
  ],
  reach: [
    {
      label: 'people outside towns, who depend on the nearest shelf',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution:
        'They fall ill a few times a year and not all come: it bounds who is touched, it does not count {units} sent away.',
    },
  ],
  sizing: {
    event: ['empty day', 'empty days'],
    inputs: [
      {
        id: 'away',
        label: '{units} sent away on such a day',
        kind: 'count',
        near: 'patient, people, turn away, turned away, send away, a day, per day',
        assume: [3, 8, 20],
        ask: 'On a day when {good} are missing, how many people does one {who1} send away?',
        choices: ['About three', 'About ten', 'Twenty or more'],
        values: [3, 10, 20],
      },
      {
        id: 'elsewhere',
        label: 'price one of them pays elsewhere',
        kind: 'money',
        near: 'pay, cost, price, shop, pharmacy, buy, transport, fare',
        ask: 'What does one person then pay for the same {good} in a shop, fare included, in {money}?',
      },
      {
        id: 'buys',
        label: 'share who do buy elsewhere',
        kind: 'share',
        near: 'go home, untreated, buy elsewhere',
        assume: [0.3, 0.5, 0.8],
      },
    ],
    loss: [{ id: 'lost', label: 'paid elsewhere on an empty day', expr: 'away * elsewhere * buys', unit: 'money' }],
    times: { per: 'month', assume: [2, 6, 12], ask: 'On how many days a month is a common item missing?' },
    periods: [11, 12, 12],
    people: { label: 'facilities you can visit from {place}', assume: [5, 12, 30] },
  },
  traps: [
    {
      when: ['expire, expired, waste', 'run out, stock-out, shortage, missing'],
      text: 'Some {good} pass their date while others are missing. More deliveries mend the second and worsen the first.',
      ask: 'What troubles {who} more: what is missing, or what passes its date?',
      choices: ['What is missing', 'What passes its date', 'Both'],
    },
    {
      when: ['clinic, health centre, health center, dispensary, nurse', 'pharmacy, drug shop, chemist'],
      text: 'A public shelf and a private shelf run dry for different reasons, and different people could pay you.',
      ask: 'Is it mostly public facilities, or private shops?',
      choices: ['Public', 'Private', 'Faith-based or charity'],
    },
  ],
  notFound:
    'No record we hold counts days without {good} in {country}. The stock cards in {place} do, where they are honest: ask to turn back three months.',
  political: [
    'Who may supply a public facility in {place}, and whether it may buy outside the state store',
    'If it may not, the customer is the store or the district, not {who}.',
  ],
  environmental: [
    'In which months rain closes the road to {place} or malaria rises',
    'Those two often fall together: the month of most need is the month of no truck.',
  ],
  licences: [
    { ask: 'Who may store, move or sell {good}, and what must the premises show?', sector: 'medicines and food' },
    { ask: 'May counts of {good} be shared without any patient’s name?', sector: 'data protection' },
    { ask: 'Are {good} taxed when a third party resells them?', sector: 'tax' },
  ],
  unknowns: [
    'Which ten {good} were missing in {place} last month, and for how many days each?',
    'Of {units} sent away, how many bought elsewhere and how many went home?',
    'Whose signature does an order wait for, and for how long?',
  ],
  interview: [
    'Which item ran out last? Tell me from the day you noticed to the day it came.',
    'What did you say to the people who came for it? Where did they go?',
    'Show me, if I may, how you decided how much to order last time.',
    'What came that you had not asked for? What became of it?',
    'Whom did you call? Who could have said yes, and did not?',
    'What have you tried so that it does not happen again? What became of it?',
  ],
  where:
    'the dispensing window in {place} late in the morning, the district store on packing day, and the private shop across the road that knows what was missing',
  tests: [
    {
      name: 'Ten items, ten days',
      hypothesis: 'one in five of common {good} is missing on a given day.',
      method:
        'agree on {n:10} items with {n:5} facilities. Look at the shelf each morning for {n:10} days; note present, short, gone.',
      metric: 'gone ÷ all looks, by item.',
      threshold: 'one look in five or more, in {n:3} of {n:5} facilities.',
      usd: 40,
      days: 10,
      stop: 'after {n:4} days nothing has been gone.',
    },
    {
      name: 'Where they went',
      hypothesis: 'half of the {units} sent away go home untreated.',
      method:
        'with the nurse’s leave, ask {n:30} people who leave empty-handed where they go now, and call on the next day.',
      metric: 'bought, went elsewhere, went home.',
      threshold: 'a third or more went home.',
      usd: 40,
      days: 6,
      stop: '{n:10} in a row bought it next door within the hour.',
    },
    {
      name: 'Filled on call',
      hypothesis: '{payer} pay for a guaranteed refill.',
      method:
        'promise {n:4} {payer} in {place} that {n:5} items will be back within a day when they call, from a licensed wholesaler, at a fee named beforehand.',
      metric: 'calls made and paid.',
      threshold: '{n:6} paid refills in {n:8} days.',
      usd: 120,
      days: 8,
      stop: 'a refill fails twice, or nobody calls in {n:4} days.',
    },
  ],
  kill: 'common {good} are there on nine days of ten in {place}, or nobody of {n:4} owners pays for a refill',
  dealBreakers: [
    'The store above is empty as well: knowing sooner moves nothing.',
    'Public facilities may not pay you, and private ones are too few.',
    'People sent away find the same {good} next door at the same price.',
    'Handling {good} needs premises and a pharmacist you cannot afford.',
  ],
  explore: {
    stage: 'supply',
    also: ['logistics', 'retail'],
    customers: ['institutions', 'shops', 'rural'],
    products: ['phone', 'web', 'service'],
    backgrounds: ['health', 'trader', 'transport', 'software'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
