import { type Pain, use } from '../../pack-types.ts';

export const streetChase: Pain = {
  id: 'retail.street-chase',
  title: 'Hawkers are chased and their goods are taken',
  short: 'Street sellers are chased away and lose their goods',
  type: 'safety',
  recognise: {
    event:
      'chased, chase, chases, evict, evicted, eviction, evictions, confiscate, confiscated, confiscates, city council, council askari, task force, raid, raids, raided, demolish, demolished, demolition, seize their goods, seize goods, seizes, goods are seized, run from the police, running from, no place to sell, no trading space, trading space, market stalls too expensive, market fees, market levy, daily toll, deguerpi, deguerpissement',
    setting:
      'hawker, street, vendor, roadside, stall, pavement, market, council, seller, trader, city, goods, women, basket, table, sidewalk, municipal, vendeuse',
    goods: 'street goods',
  },
  words: {
    who: ['street vendors', 'vendor'],
    payer: ['street vendors', 'vendor'],
    good: 'street goods',
    unit: ['raid', 'raids'],
  },
  actor: 'vendor, hawker, trader, seller, women, woman, youth, young, informal, market, shop, people, person',
  problem:
    '{who} in {place} run with what they can carry and buy the rest back, or lose it, when the council’s men come',
  heading: 'Run or pay: {good} of {who} in {place}',
  chain:
    'Passers-by buy where they pass, and that is where selling is not wished. A truck stops, men take what lies on the ground; at the depot it is sold back for a fee with or without a slip. Between two visits others collect a daily coin for looking away. Stalls stand empty in a market no one walks through. Find out what was taken at the last {unit} in {place}, what came back, and who had known the hour.',
  causes: [
    {
      id: 'place',
      fix: 'place',
      text: 'the market given to them has no passers-by',
      match: 'market far, no customers, empty market, location, upstairs, relocat',
      why: 'perhaps it was built where land was cheap',
      sign: 'vendors in that market earn as much',
    },
    {
      id: 'paper',
      fix: 'permits',
      text: 'no paper says where and when one may sell',
      match: 'permit, licence, license, registered, legal, rules, paper',
      why: 'perhaps the paper exists for a friend of the office',
      sign: 'those with a paper are chased as often',
    },
    {
      id: 'gain',
      fix: 'incentive',
      text: 'those who chase live from it',
      match: 'bribe, extort, fee, toll, askari, give money, release goods',
      why: 'perhaps their wage is late',
      sign: 'quiet months are as frequent when fees are high',
    },
    {
      id: 'crowd',
      fix: 'order',
      text: 'tables block the road until all complain',
      match: 'crowd, block, traffic, pedestrian, road, dirty, waste',
      why: 'perhaps ten tables too many spoil it for fifty',
      sign: 'wide pavements are raided as often',
    },
  ],
  effects: [
    'capital of a month is gone within a minute',
    'fewer goods are laid out, so fewer are sold',
    'a fall while running, a child lost in the crowd',
    'shops behind the tables gain or lose, and take sides',
  ],
  stakeholders: [
    'vendor: chooses the risky corner for its buyers',
    'council’s men: decide what is taken',
    'shopkeeper behind: complains, or lends a wall',
    'vendors’ leader: can bargain hours, may pocket',
  ],
  metrics: [
    'worth taken, bought back and lost per {unit}',
    'coins per day for being left alone',
    'sales at the corner ÷ sales in the market',
  ],
  alternatives: [
    {
      text: 'Run, and come back in an hour',
      match: 'run, come back, nothing, hide',
      draw: 'buyers are still there',
      limit: 'falls, and lost goods',
    },
    { text: 'Pay to be warned', match: 'pay, bribe, warn, tip, toll', draw: 'quiet days', limit: 'grows' },
    { text: 'Carry all on the body', match: 'basket, tray, carry, wear, small', draw: 'quick', limit: 'little stock' },
    {
      text: 'Take a stall',
      match: 'stall, market, rent, kiosk',
      draw: 'rain-proof, a lock',
      limit: 'rent, and no passers-by',
    },
    {
      text: 'Sell at dawn, dusk and Sunday',
      match: 'evening, dawn, sunday, night, hours',
      draw: 'nobody comes',
      limit: 'fewer buyers, dark',
    },
  ],
  want: 'The corner is worth its risk to those who stay. Ask {who} in {place} what a week there brings and what {units} took from it; if the first is many times the second, nobody will move for you.',
  pay: '{Who} give a coin each day to be left alone, so a fee for peace exists. It goes to those who can break the peace; what you sell must be worth it besides, such as storing {good} at night.',
  can: 'No outsider can promise {place} a corner. Hours and lines agreed with shops and council have held where {who} kept them among themselves; that is slow work and brings no fee at first.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'exposure', 20, 'high', 'E', {
      split: 50,
      high: 'Working for oneself is what most do: {fig}. Count tables on {n:3} corners of {place} in the hour before dusk.',
      low: 'Wage work is wider spread: {fig}. {Who} may be newcomers; ask how long they have stood there.',
    }),
    use('SL.UEM.TOTL.ZS', 'near', 15, 'high', 'E', {
      split: 5.6,
      high: 'Many find no other work: {fig}. A cleared corner fills again; ask {who} what they did in the week after a {unit}.',
      low: 'Few are counted as without work: {fig}. Selling may be why; see what {who} would do instead.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'L', {
      split: 25,
      high: 'Rules bind offices more than in half of Africa: {fig}. Ask in {place} for the by-law and a slip for seized {good}.',
      low: 'Rules bind offices little: {fig}. Note each coin that {who} pay and whether a slip came with it.',
    }),
    use('WGI.CC', 'proxy', 15, 'low', 'P', {
      split: 25,
      high: 'Fewer may live from looking away: {fig}. Talk to the office of {place} first about hours for {who}.',
      low: 'Many may live from looking away: {fig}. A plan for {good} that ends that income will meet quiet resistance.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'Streets fill faster than markets are built: {fig}. Map where buyers of {place} walk at five, and where stalls stand empty.',
      low: 'Streets fill slowly: {fig}. An agreement on hours for {who} may last years.',
    }),
    use('SI.POV.LMIC', 'context', 15, 'high', 'E', {
      split: 55,
      high: 'A basket of goods is a family’s whole fund for many: {fig}. Learn how {who} began again after the last {unit}.',
      low: 'More have something to fall back on: {fig}. Ask {who} if the fund or the body was hurt more.',
    }),
    use('FINDEX.ACCOUNT.WOMEN', 'proxy', 0, 'none', 'S', {
      split: 45,
      high: 'Women’s coins can be safe off the table: {fig}. Ask {who} what they carry on the body at a {unit}.',
      low: 'Women’s coins stay in cloth: {fig}. A lock-up near {place} for coins and {good} may be the first service.',
    }),
    use('FB.TAX', 'context', 0, 'none', 'P', {
      split: 13.5,
      high: 'The state takes a good part of output: {fig}. Council tolls may be entered in a book; ask for it with {who}.',
      low: 'The state takes a small part: {fig}. Councils may live from tolls on {good}; that makes them a partner at a price.',
    }),
  ],
  reach: [
    {
      label: 'people who work in services, street sellers among them',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'Count tables at {n:5} corners of {place}; nobody has a list.',
    },
  ],
  sizing: {
    event: ['raid', 'raids'],
    inputs: [
      {
        id: 'taken',
        label: 'worth of what was taken',
        kind: 'money',
        near: 'taken, seized, confiscate, goods, lost, worth',
        ask: 'What were the {good} worth that were taken the last time, in {money}?',
      },
      {
        id: 'gone',
        label: 'part that never came back',
        kind: 'share',
        near: 'back, return, never',
        assume: [0.3, 0.6, 1],
      },
      {
        id: 'release',
        label: 'sum paid to get the rest back',
        kind: 'money',
        near: 'fine, release, pay, bribe, fee',
        ask: 'What was paid to get some of it back, in {money}?',
      },
    ],
    loss: [
      { id: 'gonevalue', label: 'worth not got back', expr: 'taken * gone', unit: 'money' },
      { id: 'loss', label: 'loss from one {unit}', expr: 'gonevalue + release', unit: 'money' },
    ],
    times: { per: 'year', assume: [2, 6, 24], ask: 'How many times a year does it happen to one {who1}?' },
    periods: [1, 1, 1],
    people: { label: '{who} on the first three corners of {place}', assume: [40, 120, 300] },
  },
  notFound:
    'No record we hold counts {units} on {who} in {country}. {Who} of one corner in {place} can mark them on a wall calendar for {n:30} days: hour, goods, coins.',
  political: [
    'When {place} last cleared its streets, and before which visit or vote',
    '{Units} bunch before visitors and elections, and a quiet month proves nothing.',
  ],
  environmental: ['Where {who} of {place} go when it rains', 'Wet weeks empty the corner without any council.'],
  licences: [
    { ask: 'Which paper lets {who} sell at a named spot and hour?', sector: 'company registration and investment' },
    { ask: 'Which tolls may be asked of {who}, and against which slip?', sector: 'tax' },
  ],
  unknowns: [
    'What did {units} take from {n:50} {who} of {place} in {n:30} days, and what came back?',
    'What does the same table earn at the corner and in the market?',
    'Which corner keeps peace, and by what agreement?',
  ],
  interview: [
    'Tell me about the last time they came. What lay out, what did you save?',
    'How did you get back what you got? Whom did you face?',
    'What did you live on that week? Where did the new goods come from?',
    'When did you try the market? How long did you stay?',
    'What do you give, to whom, on an ordinary day?',
    'To a shopkeeper behind: when did you last call the council, and why?',
  ],
  where: 'the corners of {place} after five, the yard where taken goods lie, and the empty row of the official market',
  tests: [
    {
      name: 'Wall calendar',
      hypothesis: '{units} take a week’s gain each month.',
      method:
        '{n:50} {who} on {n:3} corners of {place} mark hour, worth and coins for {n:10} days, and recall the month.',
      metric: 'worth lost ÷ gain.',
      threshold: 'a fifth of the gain.',
      usd: 20,
      days: 10,
      stop: 'under a twentieth.',
    },
    {
      name: 'Night store',
      hypothesis: '{payer} pay for a lock-up near the corner.',
      method: 'rent a room; coin per sack per night for {good}.',
      metric: 'sacks a night.',
      threshold: '{n:15}.',
      usd: 120,
      days: 8,
      stop: 'under {n:5} on night six.',
    },
    {
      name: 'A line of chalk',
      hypothesis: 'a kept line keeps peace for a week.',
      method:
        'with leader, shops and a council man agree a chalk line and hours on one corner; {who} keep it themselves.',
      metric: 'days kept, {units}.',
      threshold: 'six of seven days.',
      usd: 40,
      days: 9,
      stop: 'the line is crossed by noon daily.',
    },
  ],
  kill: '{units} take under a twentieth of what {who} in {place} gain, or under {n:5} sacks come to the lock-up',
  dealBreakers: [
    'A large clearance of {place} is announced.',
    'Those who chase and those who warn share the coins.',
    'The leader of {who} sells places and wants no outsider.',
  ],
  explore: {
    stage: 'governing',
    also: ['legal', 'employment'],
    customers: ['workers', 'women', 'youth'],
    products: ['service', 'phone', 'device'],
    backgrounds: ['community', 'law', 'trader'],
    impact: ['social', 'nonprofit', 'commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
