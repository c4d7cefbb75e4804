import { type Pain, use } from '../../pack-types.ts';

export const foreignLabel: Pain = {
  id: 'manufacturing.foreign-label',
  title: 'Buyers take the imported thing though a local one is as good',
  short: 'Buyers prefer imports over goods made here',
  type: 'trust',
  recognise: {
    event:
      'imported, imports, import, second-hand clothes, secondhand, mitumba, okrika, chinese goods, cheap imports, foreign, made in china, local products, locally made, made locally, buyers prefer, customers prefer, prefer imported, compete with, competition from, flooded, dumping, friperie, produits importes, consommer local, concurrence',
    setting:
      'tailor, shoemaker, soap, furniture, garment, factory, shop, market, supermarket, brand, label, buyer, price, quality, maker',
  },
  words: {
    who: ['makers of clothes, shoes and soap', 'maker'],
    payer: ['shops', 'shop'],
    good: 'local products',
    unit: ['sale', 'sales'],
  },
  problem: '{who} in {place} see buyers walk past their {good} to a bale or a box from abroad',
  heading: 'Made here, passed by: why {good} stay on the shelf in {place}',
  chain:
    'A shop gives its front to what moves. A box from abroad has the same size each time, a label and thirty days to pay; the local one comes on a bicycle when it is ready. Buyers touch, smell and say that it is for the village. Find out what buyers in {place} truly choose when the label is off, and why the last shop stopped taking {good}.',
  causes: [
    {
      id: 'price',
      fix: 'price',
      text: 'the import is cheaper on the day',
      match: 'cheap, price, cost, expensive, afford, lower',
      why: 'perhaps a bale has no cost but the ship',
      sign: 'at the same price buyers still take the import',
    },
    {
      id: 'uneven',
      fix: 'quality',
      text: 'local ones differ from piece to piece',
      match: 'quality, finish, size, uneven, inconsistent, last, fade, poor',
      why: 'perhaps the third batch is made by the apprentice',
      sign: 'blind, buyers cannot tell them apart',
    },
    {
      id: 'look',
      fix: 'image',
      text: 'label and wrapper look poor',
      match: 'label, packag, brand, look, wrapper, image, status, shame, village',
      why: 'perhaps the printer asks for ten thousand',
      sign: 'with a fine label it stays on the shelf',
    },
    {
      id: 'shelf',
      fix: 'shelf',
      text: 'shops do not get it steadily and on credit',
      match: 'shelf, supply, credit, shop, supermarket, distribution, steady, stock',
      why: 'perhaps the shop was once left without for a month',
      sign: 'shops with steady stock sell as little',
    },
  ],
  effects: [
    'the maker lowers the price, then the leather',
    'young hands learn to mend bales, not to cut cloth',
    'a good maker sells only to those who know his mother',
  ],
  stakeholders: [
    'buyer: chooses in a minute, by touch, price and who is looking',
    'shop owner: gives the shelf to what is paid late and sells fast',
    'maker: changes quality with the day’s money',
    'bale or box trader: lives on turnover',
    'school or office: could order by rule or by habit',
  ],
  metrics: [
    'choices with label on and with label off',
    'price on the same shelf, side by side',
    'weeks a shop was without {good} in three months',
  ],
  alternatives: [
    {
      text: 'Sell to those who know you',
      match: 'known, friends, neighbour, relatives, village',
      draw: 'trust without a label',
      limit: 'a street, no further',
    },
    {
      text: 'Put a foreign name on it',
      match: 'foreign name, fake label, italy, brand name',
      draw: 'sells at once',
      limit: 'one question from losing it all',
    },
    {
      text: 'Sell to visitors as craft',
      match: 'tourist, craft, souvenir, export, diaspora',
      draw: 'three times the price',
      limit: 'a few months, few buyers',
    },
    {
      text: 'Mend or trade the import',
      match: 'mitumba, resell, alter, trade imports',
      draw: 'sure money',
      limit: 'the bench is given up',
    },
  ],
  want: 'Buyers say that they would support their own, and pay with their hands for the other. Never ask in {place}; lay {good} beside an import and watch.',
  pay: '{Who} pay for what brings a shop that takes twice. A label costs less than a lost batch, so see whether the last shop that took {good} in {place} would pay before it had sold.',
  can: 'You cannot make a bale dear. You may make one kind even, wrapped and steady, in one shop of {place}; when it moves, the copy comes within a month.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'near', 25, 'high', 'E', {
      split: 32,
      high: 'Much is bought from abroad: {fig}. Count on one shelf of {place} what was made within a day’s drive.',
      low: 'Abroad supplies less than for most neighbours: {fig}. If {good} stay unsold, look at even size before you blame the ship.',
    }),
    use('FB.GDP.PC.PPP', 'proxy', 15, 'low', 'E', {
      split: 3700,
      high: 'Some buyers can pay for look and long life: {fig}. Stand in the dearer shop of {place} and see what goes.',
      low: 'Price decides for most: {fig}. Lay {good} beside the bale with the price on both.',
    }),
    use('NV.IND.TOTL.ZS', 'proxy', 15, 'low', 'E', {
      split: 24,
      high: 'Making is known here: {fig}. Ask which local thing shops of {place} would not do without.',
      low: 'Little is made here: {fig}. Buyers of {place} may have no good example in mind; show one.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'high', 'S', {
      split: 45,
      high: 'Many buy in shops of towns: {fig}. Choose three shops of {place} that the young go to.',
      low: 'Most buy at markets: {fig}. A label counts for less there than touch; test both.',
    }),
    use('WGI.RQ', 'context', 15, 'low', 'L', {
      split: 22,
      high: 'Rules on marks and labels are kept by some: {fig}. Ask a shop what it needs to see on {good}.',
      low: 'Any label can be printed: {fig}. A maker’s face and number may say more to buyers of {place}.',
    }),
    use('HDR24.MYS', 'proxy', 15, 'low', 'S', {
      split: 5.7,
      high: 'Labels are read: {fig}. See which word on the import’s wrapper buyers point to.',
      low: 'Few read the wrapper: {fig}. Colour, weight and smell do the talking for {good}.',
    }),
    use('FB.FX', 'proxy', 0, 'none', 'E', {
      high: 'A dollar costs many coins: {fig}. When it climbs, shops look for what is made here; ask when that last was so.',
      low: 'The coin is strong, and imports stay cheap: {fig}. Do not sell {good} on price in {place}.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'Pictures sell to those who know the maker: {fig}. See if {who} get strangers that way.',
      low: 'Few look at pictures: {fig}. A stall at a school gate shows {good} to more.',
    }),
  ],
  reach: [
    {
      label: 'people in towns',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'They buy many things and few of this kind: an hour at one shelf in {place} says more.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'stock',
        label: 'number made and not sold in a month',
        kind: 'count',
        near: 'pieces, unsold, month, pairs, stock',
        assume: [5, 15, 40],
        ask: 'How many pieces stay unsold with one {who1} in a month?',
      },
      {
        id: 'value',
        label: 'price hoped for on a piece',
        kind: 'money',
        near: 'price, piece, each, pair, sell',
        ask: 'At what price was one piece meant to go, in {money}?',
      },
      {
        id: 'cut',
        label: 'share of the price lost in the end',
        kind: 'share',
        near: 'discount, half price, cheaper, lose',
        assume: [0.2, 0.4, 0.7],
        ask: 'What is lost when it goes at last?',
        choices: ['A fifth', 'Two fifths', 'Most of it'],
        values: [0.2, 0.4, 0.7],
      },
    ],
    loss: [{ id: 'lost', label: 'lost on unsold pieces in one month', expr: 'stock * value * cut', unit: 'money' }],
    times: { per: 'year', assume: [6, 9, 12], ask: 'How many months a year is it so?' },
    periods: [1, 1, 1],
    people: { label: '{who} whose goods three shops of {place} could take', assume: [10, 30, 80] },
  },
  traps: [
    {
      when: ['cheap, price, expensive', 'quality, finish, uneven, fade, last'],
      text: 'To be dearer and to be worse are two reasons to be passed by. A wrapper mends neither.',
      ask: 'With labels off and one price on both, which did buyers of {place} take?',
      choices: ['The local one', 'The import', 'Nobody has tried'],
    },
  ],
  notFound:
    'No record we hold shows what buyers in {country} choose without a label. Two hours at a market in {place} with the labels off will.',
  political: [
    'Whether schools and offices of {place} must or may buy what is made in {country}',
    'Such a rule on paper can be asked for in one visit.',
  ],
  environmental: [
    'After which rains bales come late to {place} and shelves are bare',
    'A bare shelf is your cheapest test.',
  ],
  licences: [
    { ask: 'What must stand on the wrapper of {good}?', sector: 'standards' },
    {
      ask: 'What must a small maker register before a shop may take {good}?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'With labels off, what do {n:40} buyers of {place} take at one price, and at two?',
    'Why did the last five shops stop taking {good}?',
    'How many of {n:50} pieces are of one size and finish?',
  ],
  interview: [
    'Tell me about the last thing of this kind you bought. What else lay there?',
    'When did you last buy a local one? What became of it?',
    'To a shop: which local maker did you stop taking? What happened?',
    'To a maker: what came back last, and why?',
    'Who bought from you twice without knowing your family?',
    'What did you change after a buyer said no? What did it cost?',
  ],
  where:
    'the shoe or soap row of {place} on a pay day, the front shelf of a shop the young go to, and a bale as it is opened',
  tests: [
    {
      name: 'Labels off',
      hypothesis: 'at one price half choose the local one.',
      method:
        'lay {n:5} pairs of local and imported things without labels at a market of {place}; {n:40} passers-by take one; then with labels.',
      metric: 'choices.',
      threshold: 'half without labels.',
      usd: 60,
      days: 3,
      stop: 'under a quarter. Then it is the thing itself.',
    },
    {
      name: 'Fifty alike',
      hypothesis: 'a maker can make fifty that pass one gauge.',
      method: '{n:3} {who} make {n:50} each by one gauge; a shop owner sorts.',
      metric: 'passed ÷ made.',
      threshold: '{n:45} of {n:50}.',
      usd: 150,
      days: 9,
      stop: 'under {n:35} twice.',
    },
    {
      name: 'Front shelf',
      hypothesis: '{payer} pay for the second box themselves.',
      method: 'put {n:20} wrapped pieces in {n:4} {payer} on trust; the second box only for cash.',
      metric: 'second boxes paid.',
      threshold: '{n:2} of {n:4}.',
      usd: 120,
      days: 10,
      stop: 'none asks for a second.',
    },
  ],
  kill: 'under a quarter of buyers in {place} take the local thing with labels off, or no shop pays for a second box',
  dealBreakers: [
    'The bale costs less than your thread.',
    'Makers cannot hold one size for a month.',
    'Any label that sells is on a copy before long.',
  ],
  explore: {
    stage: 'selling',
    also: ['retail', 'media'],
    customers: ['shops', 'urban', 'companies'],
    products: ['service', 'web', 'device', 'app'],
    backgrounds: ['artisan', 'sales', 'creative', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
