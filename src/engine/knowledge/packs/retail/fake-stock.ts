import { type Pain, use } from '../../pack-types.ts';

export const fakeStock: Pain = {
  id: 'retail.fake-stock',
  title: 'Fake goods stand among the real ones',
  short: 'Shops and buyers get counterfeit drinks, creams or spare goods',
  type: 'quality',
  recognise: {
    event:
      'fake products, fake goods, fake drinks, fake cosmetics, fake brand, fake brands, counterfeit, counterfeits, counterfeit goods, adulterated, imitation, copies of brands, fake phone, fake phones, fake perfume, fake alcohol, original or fake, genuine products, authentic, authenticity, contrefacon, contrefait, contrefaits, faux produits',
    setting:
      'shop, brand, product, buyer, customer, cosmetic, cream, drink, label, wholesaler, market, electronics, shoes, boutique, cable, shopkeeper, beauty',
    goods:
      'cosmetic=cosmetics, cream=creams, drink=drinks, spirits, perfume, electronics, shoes, phone accessor=phone accessories, branded goods, honey, spice=spices',
  },
  words: {
    who: ['shopkeepers and their buyers', 'shopkeeper'],
    payer: ['shopkeepers', 'shopkeeper'],
    good: 'branded goods',
    unit: ['lot', 'lots'],
  },
  problem: '{who} in {place} pay the price of the real thing for {good} that are none',
  heading: 'Same box, other thing: {good} in {place}',
  chain:
    'A carton changes hands four times between port or workshop and shelf; at one of them real and copied are mixed. The shopkeeper may guess, since the {unit} was cheap. Raids take from the shelf and seldom from the source. {Who} who burn a face or a fridge come back angry, or never. Find out at which hand the last doubtful {unit} in {place} was mixed, and who knew.',
  causes: [
    {
      id: 'mix',
      fix: 'source',
      text: 'the {unit} is mixed at the wholesaler’s',
      match: 'wholesaler, supplier, mixed, source, distributor, market, unknown supplier',
      why: 'perhaps returns and copies are packed together',
      sign: 'those who buy from the maker’s van get as many',
    },
    {
      id: 'cheap',
      fix: 'price',
      text: 'buyers ask for the name at half its price',
      match: 'cheap, price, afford, half price, poor',
      why: 'perhaps they know and do not mind',
      sign: 'real ones at the lower price sell no better',
    },
    {
      id: 'sight',
      fix: 'telling',
      text: 'nobody at the counter can tell',
      match: 'tell the difference, identical, label, packaging, looks the same, identify, check',
      why: 'perhaps one smell or seam tells all',
      sign: '{who} trained to see are sold as many',
    },
    {
      id: 'refill',
      fix: 'making',
      text: 'empty real bottles are filled again nearby',
      match: 'refill, empty bottle, bottles, backyard, reuse, repack, dilut',
      why: 'perhaps scavengers are paid by the bottle',
      sign: 'broken empties change nothing',
    },
  ],
  effects: [
    'a skin burns, a drink blinds, a plug melts',
    'the honest shop cannot meet the price',
    'a buyer crosses town for one known shop',
    'the maker changes the label, the copier too',
  ],
  stakeholders: [
    'shopkeeper: chooses the cheap {unit}, fears a raid',
    'wholesaler: mixes or is fooled',
    'maker’s agent: wants the source, not the shelf',
    'buyer: cannot test, tells neighbours',
  ],
  metrics: [
    'copies ÷ pieces bought unseen, by kind',
    'price of the {unit} ÷ the maker’s own price',
    'complaints and returns in a month',
  ],
  alternatives: [
    {
      text: 'Buy where one was not cheated yet',
      match: 'known shop, trusted, same supplier, nothing',
      draw: 'a face',
      limit: 'one day he is fooled too',
    },
    { text: 'Look, smell, weigh', match: 'smell, look, check, seal, test', draw: 'free', limit: 'good copies pass' },
    {
      text: 'Buy in the far big store',
      match: 'supermarket, mall, official, big store',
      draw: 'a receipt',
      limit: 'fare and price',
    },
    {
      text: 'Send a code by message',
      match: 'code, sms, scratch, verify, app',
      draw: 'an answer',
      limit: 'few brands, and codes are copied',
    },
    {
      text: 'Use an unbranded local make',
      match: 'local, homemade, no brand',
      draw: 'a maker one can visit',
      limit: 'no name to show',
    },
  ],
  want: 'For some the copy is the thing they want. Offer {who} in {place} both at their true prices and names; if the copy wins with open eyes, no one is cheated.',
  pay: 'The maker loses most and has a department for it. {Payer} pay only if being known for real {good} brings buyers across the street; count them before you print a sign.',
  can: 'To say that a {unit} is false is to accuse somebody with friends in {place}. You need proof, a quiet way back for {good} and no wish to be a hero.',
  indicators: [
    use('WGI.RQ', 'near', 25, 'low', 'L', {
      split: 23,
      high: 'Checks on goods are judged better than in half of Africa: {fig}. Ask the office which {good} it burned last year, and from where.',
      low: 'Checks on goods are judged poor: {fig}. Buy {n:20} pieces unseen in {place} and let one who knows open them.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 20, 'high', 'E', {
      split: 32,
      high: 'Much enters by sea and land, with and without papers: {fig}. Follow one {unit} in {place} back two hands.',
      low: 'Less enters than in half of Africa: {fig}. False {good} may be filled round the corner; look for who buys empties.',
    }),
    use('SI.POV.LMIC', 'proxy', 15, 'high', 'E', {
      split: 55,
      high: 'The name at half its price is all that most can pay: {fig}. Ask buyers of {who} if they believed it.',
      low: 'More can pay the real price: {fig}. Then who is fooled, and where? Start with {who} who sell gifts.',
    }),
    use('WGI.CC', 'proxy', 15, 'low', 'P', {
      split: 25,
      high: 'A raid may be honest work: {fig}. See if seized {good} were burnt before witnesses in {place}.',
      low: 'A raid may be a business: {fig}. Do not bring an office to the shelf of {who}; you would be blamed.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'Newcomers do not know which shop is straight: {fig}. Try a sign with {who} in a new quarter.',
      low: 'Buyers know their shops: {fig}. A bad {unit} is remembered in {place}; ask who lost custom.',
    }),
    use('UIS.LIT.ADULT', 'context', 10, 'low', 'S', {
      split: 60,
      high: 'A misspelt label is noticed by many: {fig}. Collect labels of {good} with {who} and hang them up.',
      low: 'Labels are looked at as pictures: {fig}. Teach one sign for each of ten {good} in {place}.',
    }),
    use('FINDEX.BUYONLINE', 'proxy', 0, 'none', 'T', {
      split: 5.75,
      high: 'Some buy unseen by screen: {fig}. Order {n:5} of the {good} so, and open them beside those of {place}.',
      low: 'Few buy unseen: {fig}. Hand and nose decide on {good}; sharpen them.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 96,
      high: 'A code can be sent from the counter: {fig}. Ask {who} when a buyer last did, and what came back.',
      low: 'A code asks for a line and credit: {fig}. A seal that breaks is worth more to {who}.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, who buy by name and box',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Not all are fooled: open {n:60} pieces from {place} first.',
    },
  ],
  sizing: {
    event: ['bad lot', 'bad lots'],
    inputs: [
      {
        id: 'lot',
        label: 'price of the {unit}',
        kind: 'money',
        near: 'lot, carton, paid, stock, price, bought',
        ask: 'What did the last doubtful {unit} cost, in {money}?',
      },
      {
        id: 'false',
        label: 'part of it that was false',
        kind: 'share',
        near: 'fake, counterfeit, false',
        assume: [0.2, 0.5, 1],
      },
      {
        id: 'lost',
        label: 'part of that worth lost by return, refund or raid',
        kind: 'share',
        near: 'return, refund, seized, throw',
        assume: [0.2, 0.5, 1],
      },
    ],
    loss: [{ id: 'loss', label: 'loss from one {unit}', expr: 'lot * false * lost', unit: 'money' }],
    times: { per: 'year', assume: [0.5, 2, 6], ask: 'How many such {units} a year does one {who1} find out?' },
    periods: [1, 1, 1],
    people: { label: '{who} in the rows of {place} that sell one kind', assume: [20, 60, 150] },
  },
  notFound:
    'No record we hold counts false {good} on shelves of {country}. Some {n:60} pieces bought unseen from {who} in {place} and opened by an expert would.',
  political: [
    'Who orders raids in {place}, and who is warned before',
    'A warned row hides the {units} and shows you the honest ones.',
  ],
  environmental: [
    'Whether heat in {place} ruins real {good} so that they seem false',
    'Open a spoiled real one too, before you judge.',
  ],
  licences: [
    { ask: 'Who may test {good} and say in public that they are false?', sector: 'standards' },
    { ask: 'Which {good} must be listed before they are sold?', sector: 'medicines and food' },
  ],
  unknowns: [
    'Of {n:60} pieces of three kinds bought in {place}, how many were false, and at which price?',
    'Did the shopkeeper know? Did the buyer?',
    'From which two hands did the false {units} come?',
  ],
  interview: [
    'Which piece came back to you last? What did the buyer say?',
    'Where had you bought that {unit}, and why there on that day?',
    'How do you tell? Show me with these two.',
    'What did you do with the rest of it?',
    'To a buyer: which shop do you cross town for, and since what event?',
    'To an agent of the maker: what did you do about the last one you found?',
  ],
  where:
    'the row in {place} where one kind is sold side by side, the place where empties are bought, and a skin clinic or repairer who sees what follows',
  tests: [
    {
      name: 'Sixty opened',
      hypothesis: 'a quarter is false.',
      method: 'buy {n:60} pieces of three kinds of {good} in {place}, at all prices; an expert opens them.',
      metric: 'false ÷ bought.',
      threshold: '{n:15}.',
      usd: 250,
      days: 6,
      stop: 'fewer than {n:5} in the first {n:40}.',
    },
    {
      name: 'Eyes open',
      hypothesis: 'told the truth, buyers choose real {good}.',
      method: 'at {n:2} stalls offer real and copy, named, at true prices.',
      metric: 'real ones bought.',
      threshold: 'half.',
      usd: 80,
      days: 5,
      stop: 'under a fifth.',
    },
    {
      name: 'A promise on the door',
      hypothesis: '{payer} pay to be known for real {good}.',
      method: 'offer {n:8} shops a sign, monthly tests unseen, money back to buyers.',
      metric: 'fees paid.',
      threshold: '{n:3} of {n:8}.',
      usd: 60,
      days: 8,
      stop: 'all say their buyers know them.',
    },
  ],
  kill: 'fewer than {n:5} of {n:40} pieces in {place} are false, or buyers take the named copy four times in five',
  dealBreakers: [
    'Buyers want the copy.',
    'Real {good} cannot be had by {who} at any steady price.',
    'Those who mix the {units} are too strong in {place} to be named.',
  ],
  explore: {
    stage: 'supply',
    also: ['manufacturing', 'legal'],
    customers: ['shops', 'urban', 'companies'],
    products: ['service', 'app', 'phone'],
    backgrounds: ['trader', 'law', 'research'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
