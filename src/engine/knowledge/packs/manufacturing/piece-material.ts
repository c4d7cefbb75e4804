import { type Pain, use } from '../../pack-types.ts';

export const pieceMaterial: Pain = {
  id: 'manufacturing.piece-material',
  title: 'Small makers buy material by the piece, dear and uneven',
  short: 'Raw material is dear and uneven when bought small',
  type: 'cost',
  recognise: {
    event:
      'raw material, raw materials, material cost, cost of material, inputs are expensive, fabric, thread, leather, hides, steel, iron sheet, timber, wood is, flour, sugar price, caustic, oil for soap, packaging cost, bulk, wholesale, minimum order, small quantities, by the metre, price of cloth, tissu, matiere premiere, matieres premieres, cuir',
    setting:
      'tailor, shoemaker, carpenter, welder, soap, baker, workshop, market, importer, wholesaler, retailer, artisan, order, supplier',
    goods:
      'fabric=fabric, cloth=cloth, thread=thread, leather=leather, hides=hides, steel=steel, timber=timber, wood=wood, flour=flour, sugar=sugar, caustic=caustic soda, raw material=raw material, tissu=cloth, cuir=leather',
  },
  words: {
    who: ['tailors, shoemakers and carpenters', 'maker'],
    payer: ['tailors, shoemakers and carpenters', 'maker'],
    good: 'raw material',
    unit: ['purchase', 'purchases'],
  },
  problem:
    '{who} in {place} buy {good} by the piece for each order, at a price and quality that change from day to day',
  heading: 'Bought by the piece: what {good} cost {who} of {place}',
  chain:
    'An importer sells by the roll, a wholesaler by the half, a stall by the arm’s length; each cuts a little and adds a little. The customer’s deposit is what buys today’s {good}, so nobody can take a roll. Colour and thickness differ from one week to the next, and the customer blames the maker. Find out what ten {who} of {place} paid last week for the same thing.',
  causes: [
    {
      id: 'lump',
      fix: 'cash',
      text: 'there is never cash for a roll',
      match: 'cash, afford, roll, bulk, capital, minimum order, deposit, money',
      why: 'perhaps a feast season would pay for three rolls',
      sign: 'those with cash buy by the piece too',
    },
    {
      id: 'chain',
      fix: 'chain',
      text: 'too many hands between the ship and the bench',
      match: 'middlem, retailer, wholesaler, importer, chain, hands, markup',
      why: 'perhaps the wholesaler gives credit which the importer does not',
      sign: 'prices at the port are hardly lower',
    },
    {
      id: 'uneven',
      fix: 'quality',
      text: 'good and bad lie in one heap',
      match: 'quality, uneven, thin, colour, fade, weak, mixed, fake, different',
      why: 'perhaps the roll is unrolled and sold as two kinds',
      sign: 'the dear stall sells the same',
    },
    {
      id: 'gone',
      fix: 'supply',
      text: 'it is out of stock when the order comes',
      match: 'out of stock, shortage, unavailable, not available, season, finish',
      why: 'perhaps it is held back before the feast',
      sign: 'it was in stock, two streets on',
    },
  ],
  effects: [
    'a price is named before the cost is known',
    'half a day per {unit} is spent walking the market',
    'a cheap sole opens in the first rain, and the customer tells it',
  ],
  stakeholders: [
    'maker: buys with the customer’s deposit, walks the market',
    'stall keeper: gives a day’s credit, mixes kinds',
    'wholesaler: sells by the half roll to known faces',
    'importer: wants whole rolls and cash',
    'customer: names the colour, blames the bench',
  ],
  metrics: [
    'price paid ÷ wholesale price on that day',
    'hours walked per {unit}',
    'work spoiled by bad {good} ÷ work done',
  ],
  alternatives: [
    {
      text: 'Buy for each order',
      match: 'each order, piece, retail, small',
      draw: 'no money is tied up',
      limit: 'the dearest price there is',
    },
    {
      text: 'Let the customer bring it',
      match: 'customer brings, own cloth',
      draw: 'no cash, no blame',
      limit: 'no gain on it, and often too little',
    },
    {
      text: 'Join with two neighbours',
      match: 'join, group, share, together, cooperative',
      draw: 'the half-roll price',
      limit: 'one does not pay, colour is wrong',
    },
    {
      text: 'Take from the stall on trust',
      match: 'credit, trust, pay later',
      draw: 'starts the work today',
      limit: 'no word on price or kind',
    },
  ],
  want: 'For many {who} the walk through the market is also where they hear of orders. Ask in {place} what a {who1} would rather have: a lower price, the same kind each week, or a day of credit.',
  pay: 'The difference between roll and piece is what you can live on, less the ends nobody takes. Reckon one roll of {good} to the last arm’s length before you promise {who} anything.',
  can: 'Fashion turns, and a roll of last month’s green is dead cash. In {place} you must buy what {who} will want before they know it.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'proxy', 20, 'high', 'E', {
      split: 32,
      high: 'Much comes by ship: {fig}. Ask a wholesaler in {place} when the last container came, and what he raised.',
      low: 'Less comes from abroad: {fig}. See which {good} are made near {place}, and who buys them first.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'near', 20, 'low', 'E', {
      split: 17,
      high: 'Credit to business exists: {fig}. Ask {who} why none of it pays for a roll.',
      low: 'Banks do not reach a bench: {fig}. The stall is the bank, so ask what its credit costs on {good}.',
    }),
    use('FP.CPI.TOTL.ZG', 'near', 20, 'high', 'E', {
      split: 5,
      high: 'Prices of everything move: {fig}. Ask {who} how often a price was named before {good} went up.',
      low: 'Prices stand fairly still: {fig}. Look at quality and walking before price.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'T', {
      split: 2.5,
      high: 'Cargo moves better than for half of the continent: {fig}. The mark-up on {good} may lie in credit and cutting, not on the road.',
      low: 'Freight is slow and dear: {fig}. Compare port and {place} for one kind on one day.',
    }),
    use('FINDEX.SAVECLUB', 'proxy', 10, 'low', 'E', {
      split: 24,
      high: 'Circles of savers exist: {fig}. Ask one among {who} whether it ever bought a roll together.',
      low: 'Few save in circles: {fig}. Pooling for {good} must be learned from the start.',
    }),
    use('ILO.EMP.IND', 'exposure', 15, 'high', 'E', {
      split: 14.7,
      high: 'Many hands work on cloth, wood and iron: {fig}. Choose one row of {place} that uses one kind of {good}.',
      low: 'Few hands do: {fig}. Begin with the kind of {good} most of them share.',
    }),
    use('FB.FX', 'context', 0, 'none', 'E', {
      high: 'Importers reckon in dollars: {fig}. Ask what the last fall of the coin did to {good} within a week.',
      low: 'A steady or strong coin hides nothing: {fig}. Compare two importers for {good} on one day.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'Shares can be paid by phone on one evening: {fig}. Try it with {n:10} {who} for one roll.',
      low: 'Cash must be gathered by hand: {fig}. Choose a treasurer {who} already trust.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'Of them, only those at a bench use {good}: count benches on one street of {place}.',
    },
  ],
  sizing: {
    event: ['week', 'weeks'],
    inputs: [
      {
        id: 'spend',
        label: 'sum spent on {good} in a week',
        kind: 'money',
        near: 'spend, a week, weekly, material, fabric, buy',
        ask: 'Per week, how much goes into {good} at one bench, in {money}?',
      },
      {
        id: 'over',
        label: 'share paid above the wholesale price',
        kind: 'share',
        near: 'more than, above, extra, wholesale, markup',
        assume: [0.1, 0.2, 0.4],
        ask: 'By how much would the roll have been cheaper?',
        choices: ['A tenth', 'A fifth', 'Two fifths'],
        values: [0.1, 0.2, 0.4],
      },
    ],
    loss: [{ id: 'over', label: 'paid above the roll’s price in one week', expr: 'spend * over', unit: 'money' }],
    times: { per: 'year', assume: [30, 40, 48], ask: 'In how many weeks a year are there orders?' },
    periods: [1, 1, 1],
    people: { label: '{who} who buy at one market of {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['expensive, price, cost, dear', 'quality, thin, fade, uneven, fake'],
      text: 'A dear roll and a bad roll are two faults. Buying together lowers the price and says nothing of the kind.',
      ask: 'Which one lost {who} of {place} a customer last?',
      choices: ['The price', 'The kind', 'Neither, it was not there'],
    },
  ],
  notFound:
    'No record we hold compares the price of {good} by piece and by roll in {country}. Ten receipts and one importer’s list in {place} will.',
  political: [
    'What duty and levies lie on {good} in {country}, and when they last changed',
    'A levy can turn your reckoning in a night.',
  ],
  environmental: ['How rain and damp spoil stored {good} in {place}', 'A roll kept badly costs more than the piece.'],
  licences: [
    {
      ask: 'What does a business need that buys {good} abroad and sells by the piece?',
      sector: 'company registration and investment',
    },
    { ask: 'How are duty and sales tax reckoned on {good}?', sector: 'tax' },
  ],
  unknowns: [
    'What did {n:20} {who} of {place} pay last week for the same kind, and where?',
    'What share of a roll is left over, and who takes it?',
    'Do {who} choose the same kind often enough for a roll to be sold within a week?',
  ],
  interview: [
    'Tell me about the last material you bought: for whom, how much, where, at what price?',
    'How many stalls did you see before? What made you take that one?',
    'When did material last spoil your work? What did the customer say?',
    'When did you last buy more than you needed? What became of it?',
    'Who gives you something on trust? What does that cost you?',
    'With whom have you ever bought together? How did it end?',
  ],
  where:
    'the cloth or timber row of {place} when shutters open, the wholesaler’s back room, and benches where work stands half done',
  tests: [
    {
      name: 'Ten receipts',
      hypothesis: 'the piece costs a fifth more than the roll.',
      method: 'buy the same {good} at {n:10} stalls of {place} and price it at {n:3} wholesalers on one day.',
      metric: 'piece ÷ roll, and kind by touch.',
      threshold: 'a fifth at {n:7} stalls.',
      usd: 60,
      days: 3,
      stop: 'under a tenth.',
    },
    {
      name: 'One roll shared',
      hypothesis: '{n:8} {payer} pay ahead for a share.',
      method: 'choose with them one kind; collect by phone; cut in the open.',
      metric: 'paid shares, ends left.',
      threshold: '{n:8} paid in {n:3} days, under a tenth left.',
      usd: 100,
      days: 6,
      stop: 'two do not take their piece.',
    },
    {
      name: 'Same kind each Monday',
      hypothesis: 'makers come back for a kind that stays the same.',
      method: 'sell one kind of {good} from a cart for three Mondays’ worth of orders within {n:10} days.',
      metric: 'who buys twice.',
      threshold: '{n:10} of {n:20}.',
      usd: 150,
      days: 10,
      stop: 'each wants another colour.',
    },
  ],
  kill: 'the piece in {place} costs under a tenth more than the roll, or {who} want so many kinds that no roll is sold in a week',
  dealBreakers: [
    'Stalls give credit, and you cannot.',
    'Fashion kills a roll before it is cut.',
    'Customers of {place} bring their own cloth.',
  ],
  explore: {
    stage: 'supply',
    also: ['retail', 'fintech', 'logistics'],
    customers: ['shops', 'workers', 'women'],
    products: ['service', 'phone', 'app', 'web'],
    backgrounds: ['trader', 'artisan', 'sales', 'finance'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
