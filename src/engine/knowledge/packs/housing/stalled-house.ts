import { type Pain, use } from '../../pack-types.ts';

export const stalledHouse: Pain = {
  id: 'housing.stalled-house',
  title: 'The house stands half built for years',
  short: 'Families build by the bag, and the house stops half way',
  type: 'cost',
  recognise: {
    event:
      'unfinished house, unfinished houses, unfinished building, unfinished buildings, half built, half-built, half finished, incomplete house, stalled, abandoned building, building slowly, build slowly, build in stages, building in stages, bit by bit, price of cement, cement price, cement is expensive, cost of building, building cost, building costs, building materials are expensive, cost of materials, iron sheets, iron rods, no mortgage, cannot get a mortgage, afford to build, prix du ciment, inacheve, chantier arrete',
    setting:
      'build, house, cement, sand, roof, mason, plot, walls, family, bag, block, steel, savings, construction, room, rainy, ciment, maison',
    goods:
      'cement, building material=building materials, iron sheet=iron sheets, steel, roofing=roofing sheets, ciment=cement, timber, brick=bricks',
  },
  words: {
    who: ['families who build', 'family'],
    payer: ['families who build', 'family'],
    good: 'building materials',
    unit: ['stage', 'stages'],
  },
  problem:
    '{who} in {place} buy {good} whenever there is a coin, and see walls stand without a roof through many rains',
  heading: 'Walls in the rain: how {who} in {place} build with {good}',
  chain:
    'There is no plan but a number in the mason’s head; each {unit} begins with a gift, a harvest or a sum from abroad. The merchant sells by the bag at the day’s price, the mason is paid by the day and called off and on. What lies bare cracks and is done again. Find out what each {unit} of one house in {place} has cost so far, and how much of that had been spent once before.',
  causes: [
    {
      id: 'plan',
      fix: 'planning',
      text: 'nobody knows what the whole will take',
      match: 'no plan, estimate, unknown, underestimate, bigger, design, quantity',
      why: 'perhaps a full sum would have stopped them from starting',
      sign: 'houses with a list of quantities stand as long',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'prices run ahead of savings',
      match: 'price, increase, cement, expensive, inflation, dollar',
      why: 'perhaps coins could have been turned into bags',
      sign: 'prices stood still and so did the house',
    },
    {
      id: 'waste',
      fix: 'waste',
      text: 'open walls and stored bags spoil between {units}',
      match: 'rain, spoil, hardened, crack, redo, collapse, waste, rust',
      why: 'perhaps the roof should have come before the rooms',
      sign: 'covered walls stand as long',
    },
    {
      id: 'order',
      fix: 'finance',
      text: 'money comes in drops, and no one lends on walls',
      match: 'loan, mortgage, bank, savings, irregular, salary, remittance',
      why: 'perhaps kin ask for each saved coin',
      sign: '{who} with loans stop as well',
    },
  ],
  effects: [
    'rent is paid beside a house of one’s own',
    'thieves and goats live in it',
    'children grow up before the roof comes',
    'the mason goes to another site and takes the measure along',
  ],
  stakeholders: [
    'family: decides room by room, has no quantities',
    'mason: keeps the plan in his head, earns by the day',
    'merchant: sells bags, could keep them',
    'kin abroad: sends a sum, asks for a photo',
  ],
  metrics: [
    'months standing still ÷ months since the trench',
    'worth done twice ÷ worth bought',
    'bags bought ÷ bags needed',
  ],
  alternatives: [
    { text: 'Go on bag by bag', match: 'bag, slowly, bit by bit, nothing', draw: 'no debt', limit: 'years, and rain' },
    {
      text: 'Move in under a sheet',
      match: 'move in, live in, one room, incomplete',
      draw: 'no more rent',
      limit: 'damp, thieves',
    },
    {
      text: 'Join a building circle',
      match: 'group, circle, cooperative, chama, rotating',
      draw: 'a roof per turn',
      limit: 'long turns',
    },
    {
      text: 'Pay the merchant ahead for bags',
      match: 'prepay, lay-by, deposit, store, merchant',
      draw: 'today’s price',
      limit: 'will he deliver?',
    },
    {
      text: 'Borrow on the wage',
      match: 'loan, bank, mortgage, salary loan',
      draw: 'all at once',
      limit: 'payslip and papers',
    },
  ],
  want: 'Building slowly keeps coins safe from kin. Ask {who} in {place} what would have become of the money otherwise; a house that stands still may be doing its work.',
  pay: '{Who} pay masons and merchants, seldom for a list. It must show within one {unit} that it saves bags; a merchant who gains the order may pay for it in their place.',
  can: 'A price held for months is a bet on {good}, and a store of them is bait. A list, a measuring tape and a merchant’s shelf in {place} let you try one {unit} with ten houses.',
  indicators: [
    use('FP.CPI.TOTL.ZG', 'near', 20, 'high', 'E', {
      split: 6,
      high: 'Bags cost more each season: {fig}. Set what {who} of {place} saved per month against one bag, then and now.',
      low: 'Bags cost about the same: {fig}. A house of {who} stands still for another reason; ask when the last coin went elsewhere.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 20, 'low', 'E', {
      split: 17,
      high: 'Loans exist for some: {fig}. Ask {who} which part of a house a lender would pay for.',
      low: 'Loans are for the few: {fig}. Bags bought ahead may be the savings book of {who}; see who keeps them.',
    }),
    use('SP.URB.GROW', 'exposure', 20, 'high', 'S', {
      split: 3.3,
      high: 'New rims are built up everywhere: {fig}. Walk one rim of {place}: roofed, bare, idle, each with its year.',
      low: 'Rims grow slowly: {fig}. Idle walls of {good} may be few; look for rents instead.',
    }),
    use('FB.REMIT', 'proxy', 15, 'high', 'E', {
      split: 2.9,
      high: 'Kin abroad send a fair part of income: {fig}. {Units} may follow their calendar; ask {who} for the month.',
      low: 'Kin abroad send little: {fig}. Harvests, bonuses or circles set the {unit}; ask which in {place}.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 10, 'high', 'E', {
      split: 32,
      high: 'Steel, sheets or clinker may come from outside: {fig}. Sort {good} in {place} by origin and by rise.',
      low: 'Less is brought in: {fig}. Sand, stone and hands may eat more of a {unit} than bags do.',
    }),
    use('SI.POV.LMIC', 'context', 15, 'high', 'E', {
      split: 55,
      high: 'Most have crumbs to lay by: {fig}. A room that can be lived in early may suit {who} better than a plan for five.',
      low: 'More can lay something by: {fig}. Offer {who} a full list of {good} and see who is frightened off.',
    }),
    use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
      split: 0.45,
      high: 'Kilns and cement weigh on the air: {fig}. Earth blocks might be praised; ask {who} if they would sleep in them.',
      low: 'The country burns little: {fig}. Speak to {who} of bags saved, not of the air.',
    }),
    use('ILO.EMP.IND', 'exposure', 0, 'none', 'E', {
      split: 15,
      high: 'Building feeds many hands: {fig}. Let two masons in {place} measure the same house for {good}.',
      low: 'Few hands build: {fig}. The mason of {who} has his pick; his calendar decides the {unit}.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where rims are built up',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Most do not build: count bare walls on one rim of {place}.',
    },
  ],
  sizing: {
    event: ['stage', 'stages'],
    inputs: [
      {
        id: 'spent',
        label: 'spending on one {unit}',
        kind: 'money',
        near: 'cement, stage, spent, walls, roof, materials, cost, mason',
        ask: 'What did the last {unit} cost, in {money}?',
      },
      {
        id: 'twice',
        label: 'part of it that was done or bought twice',
        kind: 'share',
        near: 'redo, spoil, crack, waste, again, hardened',
        assume: [0.05, 0.15, 0.3],
        ask: 'Of what was spent, how much was done over or spoiled?',
        choices: ['Almost none', 'A tenth', 'A quarter or more'],
        values: [0.03, 0.1, 0.25],
      },
    ],
    loss: [{ id: 'loss', label: 'done or bought twice in one {unit}', expr: 'spent * twice', unit: 'money' }],
    times: { per: 'year', assume: [0.5, 1, 2], ask: 'How many {units} a year does one {who1} build?' },
    periods: [1, 1, 1],
    people: { label: '{who} with bare walls on the rim of {place}', assume: [40, 120, 400] },
  },
  notFound:
    'No record we hold counts bare walls in {country}. Walk one rim of {place} with a sheet: year of the trench, last work, what {who} lack next.',
  political: [
    'Whether {place} pulls down what has no paper, roof or not',
    'A red cross on the wall ends every {unit}.',
  ],
  environmental: [
    'How many rains an open wall in {place} stands, by block and mortar',
    'The order of roof and rooms follows from it.',
  ],
  licences: [
    { ask: 'When do prepaid bags or a building circle count as deposits?', sector: 'finance / central bank' },
    { ask: 'Which mark must cement, blocks and sheets carry?', sector: 'standards' },
  ],
  unknowns: [
    'How long have {n:40} houses on one rim of {place} stood still, and for want of what?',
    'How much of each {unit} was done twice?',
    'How far is the mason’s number from a measured list?',
  ],
  interview: [
    'Tell me the story of this house by its {units}. Where did each sum come from?',
    'What was done twice? What did that cost?',
    'What did you last buy and not use? Where is it?',
    'When did you ask the merchant to keep a price? What did he say?',
    'What rent do you pay elsewhere? Since when?',
    'To a mason: how did you reckon the bags for this room?',
  ],
  where:
    'the newest rim of {place} on a Saturday when owners come, the merchant’s counter, and a mason’s two idle sites',
  tests: [
    {
      name: 'Rim walk',
      hypothesis: 'half of the walls stand still for want of a sum that a list would have shown.',
      method: '{n:40} houses of {who} in {place}: year, last work, missing thing, bags lying.',
      metric: 'by reason.',
      threshold: '{n:20}.',
      usd: 20,
      days: 6,
      stop: 'most stand still by choice.',
    },
    {
      name: 'Measured room',
      hypothesis: 'a measured list saves a tenth of bags.',
      method: 'measure one room for {n:10} {who}; compare with the mason’s number and the true use.',
      metric: 'bags.',
      threshold: 'a tenth at {n:5}.',
      usd: 60,
      days: 10,
      stop: 'mason and list agree.',
    },
    {
      name: 'Bags kept',
      hypothesis: '{payer} prepay bags at today’s price.',
      method: 'with one merchant of {place} and a paper, collect for bags to be fetched within a month.',
      metric: 'bags prepaid.',
      threshold: '{n:100}.',
      usd: 40,
      days: 9,
      stop: 'under {n:20}.',
    },
  ],
  kill: 'most walls in {place} stand still by choice, or mason and measured list differ by less than a twentieth',
  dealBreakers: [
    'The merchant fails once to hand over prepaid {good}.',
    'Kin would take every coin that is not a wall.',
    'Land papers in {place} are so unsure that nobody dares to finish.',
  ],
  explore: {
    stage: 'making',
    also: ['fintech', 'manufacturing'],
    customers: ['urban', 'rural', 'workers'],
    products: ['service', 'phone', 'web'],
    backgrounds: ['builder', 'finance', 'engineer'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
