import { type Pain, use } from '../../pack-types.ts';

export const smallPacks: Pain = {
  id: 'manufacturing.small-packs',
  title: 'Small food and soap makers cannot get packs in small numbers',
  short: 'Packaging in small numbers cannot be had',
  type: 'access',
  recognise: {
    event:
      'packaging, package, bottles, jars, lids, labels, label printing, pouch, sealing, seal, leaking, leak, shelf life, spoils in the pack, minimum order, no packaging, packaging material, plain bag, reused bottle, barcode, expiry date, emballage, bocaux, bouteille, etiquette',
    setting:
      'food processor, peanut butter, juice, honey, soap, spices, cosmetics, shea, yoghurt, supermarket, shop, women group, import, factory, processing',
    goods: 'jar=jars, bottle=bottles, lid=lids, label=labels, pouch=pouches, packaging=packs, emballage=packs',
  },
  words: {
    who: ['small makers of food and soap', 'maker'],
    payer: ['small makers of food and soap', 'maker'],
    good: 'packs',
    unit: ['filling day', 'filling days'],
  },
  actor:
    'maker, processor, women, producer, business, owner, group, cooperative, entrepreneur, manufactur, company, youth, young, startup',
  problem: '{who} in {place} fill used bottles and thin bags for want of proper {good} by the dozen',
  heading: 'Good inside, poor outside: {good} for {who} of {place}',
  chain:
    'A plant in the capital sells jars by the pallet, and lids apart. A trader brings some in his luggage and sells by the dozen at twice the price, never the same twice. A shop wants a lid that clicks, a date and a line code; without them it takes the import. Find out what {who} of {place} filled last week, where each bottle had been before, and which shop said no to it.',
  causes: [
    {
      id: 'least',
      fix: 'numbers',
      text: 'the least that is sold is more than a year’s need',
      match: 'minimum, pallet, thousand, bulk, moq, quantity',
      why: 'perhaps five makers use the same jar and do not know it',
      sign: 'makers who pooled an order still filled bags',
    },
    {
      id: 'none',
      fix: 'making',
      text: 'nobody in the country makes that kind',
      match: 'import, abroad, not made, china, not available, unavailable',
      why: 'perhaps a mould stands idle in a plant',
      sign: 'it is made within a day’s drive',
    },
    {
      id: 'fit',
      fix: 'knowledge',
      text: 'nobody knows which pack keeps which stuff',
      match: 'leak, burst, spoil, shelf life, rancid, which, test, know',
      why: 'perhaps oil eats that plastic',
      sign: 'in the right pack it spoils as soon',
    },
    {
      id: 'print',
      fix: 'label',
      text: 'a printed label and date cost more than the soap',
      match: 'label, print, date, barcode, sticker, design, cost',
      why: 'perhaps the printer’s least number is five thousand',
      sign: 'with a fine label shops still say no',
    },
  ],
  effects: [
    'a box comes back oily from the shop',
    'the honey is sold in gin bottles, at half the price',
    'fear of a sick customer keeps a good maker at her gate',
  ],
  stakeholders: [
    'maker: buys by the dozen, washes by night',
    'bottle collector: sells used glass, cleaned or not',
    'trader with luggage: brings what fits a suitcase',
    'shop buyer: says no to a lid',
    'plant in the capital: sells by the pallet',
  ],
  metrics: [
    'price of one pack by the dozen ÷ by the pallet',
    'leaks and returns ÷ packs sold',
    'shops that refused over the pack ÷ shops asked',
  ],
  alternatives: [
    {
      text: 'Wash used bottles',
      match: 'used, wash, reuse, recycled bottle, gin',
      draw: 'nearly free',
      limit: 'smell, cracks and no lid',
    },
    {
      text: 'Plain bags and a knot',
      match: 'bag, plastic, knot, nylon, sachet',
      draw: 'a coin for ten',
      limit: 'ends at the market stall',
    },
    {
      text: 'Buy from the luggage trader',
      match: 'trader, dozen, retail, luggage',
      draw: 'looks right',
      limit: 'dear, and next time another size',
    },
    {
      text: 'Sell unpacked by the scoop',
      match: 'scoop, loose, measure, unpacked',
      draw: 'no cost',
      limit: 'no name, no shop',
    },
  ],
  want: 'Those who sell all by the scoop need no jar. Look for {who} in {place} whom a shop told in words that it was the lid.',
  pay: 'A pack that costs a third of what is in it is bought for one feast. Lay on the table what a {payer1} paid for the last dozen {good}, and what a shop in {place} would add for it.',
  can: 'You must buy a pallet and sell by the dozen, in a store without mice. If each of {who} wants another shape, your pallet is a wall.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'Packs come by ship like much else: {fig}. Ask luggage traders of {place} which kind goes first.',
      low: 'Less is brought in: {fig}. Ask plants in the country which moulds stand idle.',
    }),
    use('LPI.SCORE', 'proxy', 20, 'low', 'T', {
      split: 2.5,
      high: 'Freight is better than in half of Africa: {fig}. It may be numbers, not roads, that shut {who} out.',
      low: 'Freight breaks and delays: {fig}. Count broken glass in one box from the capital to {place}.',
    }),
    use('FB.FOODSPEND', 'exposure', 10, 'high', 'E', {
      split: 38,
      high: 'Much money goes into food: {fig}. See on a shelf in {place} which local foods have a real lid.',
      low: 'Food takes less of the purse: {fig}. Soap and creams may pay for {good} sooner.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'Shops with shelves grow with the towns: {fig}. Ask {n:10} of them in {place} whom they refused over a lid.',
      low: 'Few new shops: {fig}. The market stall takes bags; ask if it would pay for {good}.',
    }),
    use('WGI.RQ', 'near', 15, 'low', 'L', {
      split: 22,
      high: 'Shops hold to rules on labels: {fig}. Ask what one looks at first.',
      low: 'Rules are asked of some: {fig}. Find out which of {who} was stopped, and over what.',
    }),
    use('ILO.EMP.AGR', 'proxy', 10, 'high', 'E', {
      split: 36,
      high: 'Many could fill jars from their own harvest: {fig}. See which groups near {place} do, in which weeks.',
      low: 'Fewer have a harvest to fill: {fig}. {Who} buy what they fill, so ask what a spoiled pack costs.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'near', 15, 'low', 'E', {
      split: 17,
      high: 'Some firms borrow for stock: {fig}. Ask a plant if it would sell half pallets on trust.',
      low: 'Nobody lends for a pallet: {fig}. Prepaid dozens from {n:20} {who} may buy the first one.',
    }),
    use('NV.IND.TOTL.ZS', 'proxy', 0, 'none', 'E', {
      split: 24,
      high: 'Plants exist: {fig}. Visit the plastic and glass ones with a jar in hand.',
      low: 'Few plants: {fig}. A gourd, a tin or a leaf may be the honest pack; try it in {place}.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'Those who fill jars are few: list names from labels on ten shelves of {place}.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'packs',
        label: 'packs filled in a month',
        kind: 'count',
        near: 'jars, bottles, packs, month, pieces',
        assume: [50, 200, 800],
        ask: 'How many {good} does one {who1} fill in a month?',
      },
      {
        id: 'price',
        label: 'price of one pack today',
        kind: 'money',
        near: 'jar, bottle, pack, label, packaging, each',
        ask: 'What does one pack with lid and label cost today, in {money}?',
      },
      {
        id: 'over',
        label: 'share paid above the pallet price',
        kind: 'share',
        near: 'double, above, more, retail',
        assume: [0.2, 0.4, 0.6],
        ask: 'How much of it lies above the price by the pallet?',
        choices: ['A fifth', 'Two fifths', 'Half or more'],
        values: [0.2, 0.4, 0.55],
      },
    ],
    loss: [
      { id: 'over', label: 'paid above the pallet’s price in a month', expr: 'packs * price * over', unit: 'money' },
    ],
    times: { per: 'year', assume: [6, 10, 12], ask: 'How many months a year are {good} filled?' },
    periods: [1, 1, 1],
    people: { label: '{who} whose labels stand on shelves of {place}', assume: [10, 30, 80] },
  },
  traps: [
    {
      when: ['leak, spoil, shelf life, rancid', 'minimum order, expensive, thousand, not available'],
      text: 'The wrong pack and the missing pack are two gaps. Dozens at a fair price will not stop oil from creeping.',
      ask: 'What did the last shop say no to, in {place}?',
      choices: ['The pack', 'What was in it', 'The price'],
    },
  ],
  notFound:
    'No record we hold lists {good} sold in small numbers in {country}. A day with the luggage trader and {n:10} shop buyers of {place} will.',
  political: [
    'Whether thin bags are forbidden or taxed in {country} and how it is enforced in {place}',
    'A ban turns a choice into a need within a week.',
  ],
  environmental: [
    'Where used {good} from {place} end, and who could bring them back clean',
    'A deposit may be cheaper than a pallet.',
  ],
  licences: [
    { ask: 'What must stand on a label of food or soap, and who approves it?', sector: 'medicines and food' },
    { ask: 'Which plastics may touch food, and who tests?', sector: 'standards' },
  ],
  unknowns: [
    'What did {n:20} {who} of {place} pay for their last dozen {good}, and which kind?',
    'Would five common kinds serve most of them?',
    'Which shops would take a thing tomorrow in the right pack, at what price?',
  ],
  interview: [
    'Show me what you filled last. Where did the bottle come from?',
    'What did you pay for pack, lid and label? Where did you go for it?',
    'Which shop refused you? What did it say, and show me the pack?',
    'What came back leaking or spoiled? What had you filled it in?',
    'With whom have you ordered together? How did that end?',
    'What would you have filled last month and did not?',
  ],
  where: 'the bottle market of {place}, kitchens on a filling day, and the desk of a shop’s buyer',
  tests: [
    {
      name: 'Ten dozen',
      hypothesis: 'five kinds of {good} serve most makers.',
      method:
        'lay {n:15} kinds before {n:20} {who} of {place}; each pays for a dozen of one at pallet price plus a tenth.',
      metric: 'dozens by kind.',
      threshold: 'five kinds take three quarters.',
      usd: 200,
      days: 7,
      stop: 'each picks another.',
    },
    {
      name: 'Shop’s yes',
      hypothesis: '{payer} pay more for a pack that shops take.',
      method: 'sell packs to {n:5} {payer} of {place} and set both packs before {n:6} shop buyers.',
      metric: 'yes in each.',
      threshold: '{n:3} more shops with the new.',
      usd: 80,
      days: 6,
      stop: 'they refuse over price or paper.',
    },
    {
      name: 'Creep test',
      hypothesis: 'the right pack keeps twice as long.',
      method: 'fill three kinds with three stuffs; stand them in the sun for {n:9} days.',
      metric: 'leaks and smell.',
      threshold: 'one kind keeps all.',
      usd: 40,
      days: 10,
      stop: 'none does.',
    },
  ],
  kill: 'shops of {place} refuse over what is inside rather than the pack, or no five kinds serve most {who}',
  dealBreakers: [
    'A plant begins to sell by the dozen.',
    'Buyers of {place} choose the scoop and the low price.',
    'Glass breaks on your road faster than it sells.',
  ],
  explore: {
    stage: 'storing',
    also: ['agriculture', 'retail', 'waste'],
    customers: ['women', 'shops', 'farmers'],
    products: ['device', 'service', 'web', 'phone'],
    backgrounds: ['trader', 'artisan', 'sales', 'creative', 'farmer'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
