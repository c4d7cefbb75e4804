import { type Pain, use } from '../../pack-types.ts';

export const sachetDoubt: Pain = {
  id: 'water.sachet-doubt',
  title: 'Small water packers lose buyers when one bag is dirty',
  short: 'Packed water leaks, tastes or is doubted',
  type: 'quality',
  recognise: {
    event:
      'sachet, sachet water, pure water, bottled water, packed water, water bags, leaking bags, bags leak, burst bags, sealing machine, fake brand, counterfeit water, taste, green water, expired water, unregistered, water factory, packaging water, eau en sachet, sachet d’eau, pure water factory',
    setting:
      'factory, packer, sealing, filter, nylon, distributor, retailer, hawker, inspector, brand, sun, truck, borehole, small business',
    goods:
      'sachet water=packed water, sachet=packed water, pure water=packed water, bottled water=packed water, eau=packed water',
  },
  words: {
    who: ['small water packers', 'packer'],
    payer: ['schools and offices', 'school'],
    good: 'packed water',
    unit: ['bundle', 'bundles'],
  },
  actor:
    'factor, packer, producer, owner, business, company, entrepreneur, maker, manufactur, seller, vendor, distributor, women, youth, young, people',
  problem:
    '{who} in {place} lose sales and whole {units}, as {good} leak, taste of plastic or are taken for a dirty rival’s',
  heading: 'One dirty bag: how {who} of {place} lose buyers of their {good}',
  chain:
    'A packer buys film by the roll, filters from his own hole, seals at night when current comes, and sells on credit to a boy with a cart. The seller lays it in the sun. One green bag is talked of for a week, whoever made it. An inspector comes to those with a signboard. Find out why the last ten {units} in {place} came back or were not paid.',
  causes: [
    {
      id: 'seal',
      fix: 'machine',
      text: 'seals are weak after a power cut or a cheap roll',
      match: 'seal, leak, burst, machine, nylon, film, power, generator',
      why: 'perhaps the heat is set by ear',
      sign: '{units} sealed on steady current leak as often',
    },
    {
      id: 'sun',
      fix: 'handling',
      text: 'it is left in sun and dust on the way',
      match: 'sun, heat, taste, plastic, truck, store, dust, retailer, hawker',
      why: 'perhaps shade costs the seller his place',
      sign: 'shaded {units} taste the same',
    },
    {
      id: 'filter',
      fix: 'filter',
      text: 'filters are changed too late',
      match: 'filter, change, test, dirty, green, particles, borehole, uv, lab',
      why: 'perhaps a test costs a week of film',
      sign: 'a fresh filter brings the same complaints',
    },
    {
      id: 'copy',
      fix: 'name',
      text: 'others pack worse under a like name',
      match: 'fake, counterfeit, copy, brand, same name, unregistered, rival',
      why: 'perhaps he buys the same printed roll',
      sign: 'complaints all fall on true {units}',
    },
  ],
  effects: [
    'a school or office changes its packer by phone',
    'sellers pay late, saying half of it leaked',
    'the packer cuts the price, then the filter',
  ],
  stakeholders: [
    'packer: decides on roll, filter and price',
    'cart seller: lays it in the sun, pays after selling',
    'shop or school: changes packer over one child',
    'inspector: can seal the door, is seldom in the back lanes',
    'film printer: prints any name on any roll',
  ],
  metrics: [
    'leaking bags ÷ bags sealed, by hour and roll',
    '{units} returned or unpaid ÷ {units} sent',
    'days between filter changes',
  ],
  alternatives: [
    {
      text: 'Throw it in with the next',
      match: 'replace, free, top up, refund',
      draw: 'the seller stays',
      limit: 'profit of three {units} gone',
    },
    {
      text: 'Sell cheaper',
      match: 'cheap, lower price, discount',
      draw: 'moves stock by evening',
      limit: 'cheap is what dirty means',
    },
    {
      text: 'Buy a better roll',
      match: 'nylon, film, quality, thick, roll',
      draw: 'fewer leaks at once',
      limit: 'dear, and sold out by harvest',
    },
    {
      text: 'Drop the name, start another',
      match: 'new name, rename, brand',
      draw: 'nobody remembers',
      limit: 'nobody knows it either',
    },
  ],
  want: 'Packers who fight over the last coin may not want to know what is in the bag. Ask {who} for the date of the last filter; whoever shows a note will listen.',
  pay: 'A clean bag looks like a dirty one, and buyers in {place} choose by cold and price. Only a {payer1} with an order to lose, a school or an office, pays for {good} to be shown clean.',
  can: 'A mark on the bag is copied on the next roll. And if one marked {unit} makes a wedding ill in {place}, your mark is finished with it.',
  indicators: [
    use('SH.H2O.BASW.ZS', 'proxy', 15, 'low', 'S', {
      split: 73,
      high: 'Most have some tap or well: {fig}. They buy {good} for cold and ease, so ask buyers what they look at.',
      low: 'Many have no source they trust: {fig}. {Good} are daily drink in {place}; ask homes what they spend a week.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'Thirst in the street grows with the towns: {fig}. Count carts with {good} at one junction of {place} at noon.',
      low: 'Towns grow slowly: {fig}. Packers may fight over the same buyers; count machines that stand.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 20, 'low', 'T', {
      split: 86,
      high: 'Current reaches most town yards: {fig}. Weak seals may come from roll and heat, so note the hour of each leak.',
      low: 'Current is missing in many yards: {fig}. Compare leaks of generator nights with others for {who}.',
    }),
    use('WGI.RQ', 'near', 20, 'low', 'L', {
      split: 22,
      high: 'Rules are applied to some: {fig}. Ask {who} with a number on the bag what it brought them.',
      low: 'Rules reach those with a signboard: {fig}. An honest packer in {place} may pay for what the back lane skips; ask what.',
    }),
    use('IGME.U5MR', 'proxy', 15, 'high', 'S', {
      split: 45,
      high: 'Parents fear water: {fig}. Ask a school in {place} why it changed its packer last.',
      low: 'Fear of water is smaller: {fig}. Taste and cold may matter more than clean; ask.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 15, 'high', 'E', {
      split: 5,
      high: 'Film and diesel climb while the street price stands: {fig}. Ask which part {who} made thinner first.',
      low: 'Costs hold still: {fig}. A packer can put a coin aside for filters; see if any does.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 0, 'none', 'E', {
      split: 32,
      high: 'Film and filters come by ship: {fig}. Ask what an empty port week did to {good}.',
      low: 'Less is shipped in: {fig}. See who makes film nearer to {place}.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'One photo of a green bag reaches the town: {fig}. Ask {who} what they answered last time.',
      low: 'Talk goes by mouth: {fig}. Seek the tea stall where {good} get their name.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where bags are sold at each corner',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'They are drinkers, not packers: list the machines of {place} with a film seller.',
    },
  ],
  sizing: {
    event: ['week', 'weeks'],
    inputs: [
      {
        id: 'sent',
        label: '{units} sent in a week',
        kind: 'count',
        near: 'bundle, bag, sachet, carton, a week, weekly',
        assume: [200, 600, 2000],
        ask: 'How many {units} does {who1} send out in a week?',
      },
      {
        id: 'price',
        label: 'price of one {unit}',
        kind: 'money',
        near: 'bundle, bag, carton, price, sell',
        ask: 'What does one {unit} bring, in {money}?',
      },
      {
        id: 'bad',
        label: 'share leaked, returned or not paid',
        kind: 'share',
        near: 'leak, return, unpaid, burst, bad',
        assume: [0.03, 0.08, 0.2],
        ask: 'Of a hundred {units}, how many leak, return or stay unpaid?',
        choices: ['Three', 'Eight', 'Twenty'],
        values: [0.03, 0.08, 0.2],
      },
    ],
    loss: [{ id: 'lost', label: 'loss in one week', expr: 'sent * price * bad', unit: 'money' }],
    times: { per: 'year', assume: [40, 48, 52], ask: 'How many weeks a year does {who1} pack?' },
    periods: [1, 1, 1],
    people: { label: '{who} you can visit in and around {place}', assume: [8, 20, 50] },
  },
  traps: [
    {
      when: ['leak, burst, seal', 'taste, dirty, green, sick'],
      text: 'A bag that leaks and a bag that tastes are two faults, one of film, one of filter or sun.',
      ask: 'What did sellers in {place} complain of last week?',
      choices: ['Leaks', 'Taste or colour', 'Another packer’s bags'],
    },
  ],
  notFound:
    'No record we hold counts returned {units} in {country}. A packer’s credit book and a cart seller’s morning in {place} show both sides.',
  political: [
    'Who inspects packers in {place}, how often, and whom he passes by',
    'Rules for a few make honest {who} dearer.',
  ],
  environmental: ['In which hot months {good} sell out and are sealed in haste', 'Count leaks in that month.'],
  licences: [
    { ask: 'What must a packer show before the first bag is sold?', sector: 'medicines and food' },
    { ask: 'Who may put a mark of quality on a bag, and who checks it?', sector: 'standards' },
  ],
  unknowns: [
    'Of {n:500} bags at {n:5} packers in {place}, how many leak within two days, by hour and roll?',
    'What do bags from the sun show in a test, beside bags from shade?',
    'Has a buyer ever changed packer for a reason that was true?',
  ],
  interview: [
    'Which of your buyers left last? What did he say?',
    'What came back yesterday, and who bore it?',
    'When did you last change a filter? How did you know it was time?',
    'What happens at the machine when current goes?',
    'To a cart seller: which maker do you refuse, and since when?',
    'What did you pay an inspector or a laboratory last, and for what?',
  ],
  where: 'packing rooms of {place} at night, carts under the noon sun, and school stores where bundles are stacked',
  tests: [
    {
      name: 'Five hundred bags',
      hypothesis: 'leaks come with certain hours and rolls.',
      method: 'press {n:100} bags each at {n:5} packers of {place}; note hour, roll, heat; again after two days.',
      metric: 'leaks by cause.',
      threshold: 'one cause behind half.',
      usd: 40,
      days: 5,
      stop: 'under one in fifty everywhere.',
    },
    {
      name: 'Shade for a week',
      hypothesis: 'shaded {good} are not sent back.',
      method: 'lend {n:6} cart sellers a cover; {n:6} go on as before; taste without names.',
      metric: 'returns and taste.',
      threshold: 'half the returns.',
      usd: 90,
      days: 8,
      stop: 'no taster finds a difference.',
    },
    {
      name: 'Card for a school',
      hypothesis: '{payer} pay a coin more for a bundle with a weekly test on a card.',
      method: 'with one packer, offer it to {n:8} {payer}.',
      metric: 'orders at the higher price.',
      threshold: '{n:3} of {n:8}.',
      usd: 80,
      days: 9,
      stop: 'all ask for the lowest price.',
    },
  ],
  kill: 'fewer than one bag in fifty leaks or is returned in {place}, or nobody pays a coin more for {good} shown clean',
  dealBreakers: [
    'Buyers choose by cold and price, and no proof moves them.',
    'Any mark is on the rival’s roll within a month.',
    'A large bottler comes to {place} with a cheaper can.',
  ],
  explore: {
    stage: 'making',
    also: ['manufacturing', 'retail', 'healthcare'],
    customers: ['shops', 'companies', 'urban'],
    products: ['service', 'device', 'phone', 'web'],
    backgrounds: ['engineer', 'artisan', 'research', 'sales', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
