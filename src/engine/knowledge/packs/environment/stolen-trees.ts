import { type Pain, use } from '../../pack-types.ts';

export const stolenTrees: Pain = {
  id: 'environment.stolen-trees',
  title: 'Outsiders cut the village forest faster than it can be guarded',
  short: 'Village forests are cut by outsiders at night',
  type: 'capacity',
  recognise: {
    event:
      'illegal logging, illegal cutting, cut trees, cutting trees, cut down, deforest, deforestation, charcoal burners, charcoal producers, timber, loggers, poach, poaching, poachers, forest guards, forest is disappearing, forest destroyed, chainsaw, rosewood, coupe illegale, braconn, deboisement, encroach forest',
    setting:
      'forest, village, trees, charcoal, guard, ranger, chief, lorry, committee, night, wildlife, reserve, mangrove, honey, timber',
    goods:
      'forest=forests, tree=trees, trees=trees, timber=timber, mangrove=mangroves, wildlife=wild animals, foret=forests',
  },
  words: {
    who: ['villages that keep a forest', 'village'],
    payer: ['forest groups and buyers of honey or timber', 'group'],
    good: 'forests',
    unit: ['raid', 'raids'],
  },
  problem:
    '{who} in {place} lose {good} to night crews with saws and lorries, and their guards have no fuel, phone or backing',
  heading: 'The saw at night: {good} that {who} in {place} cannot hold',
  chain:
    'A trader in town gives saw, fuel and food; a boy from the next village cuts; a paper for another forest covers the lorry at each post. Village guards are paid in meat and thanks. The officer fines a woman with a headload and waves the lorry on. Find out how the last {unit} near {place} entered and left, who saw it, and whom they rang.',
  causes: [
    {
      id: 'unpaid',
      fix: 'guards',
      text: 'guards are few, unpaid and alone',
      match: 'guard, unpaid, volunteer, few, patrol, no fuel, afraid',
      why: 'perhaps they know the boys by name',
      sign: 'paid guards lose as much',
    },
    {
      id: 'paper',
      fix: 'papers',
      text: 'a paper and a coin open each post',
      match: 'permit, bribe, checkpoint, officer, corrupt, lorry',
      why: 'perhaps the officer is moved each year',
      sign: 'lorries without papers pass too',
    },
    {
      id: 'need',
      fix: 'income',
      text: 'neighbours need the cash',
      match: 'poor, income, charcoal, school fees, jobless, hunger',
      why: 'perhaps the forest gives them nothing else',
      sign: 'houses with honey coin cut too',
    },
    {
      id: 'claim',
      fix: 'claims',
      text: 'nobody is sure whose forest it is',
      match: 'boundary, chief, state, owner, dispute, land',
      why: 'perhaps the state sold it to another',
      sign: 'clear borders are crossed as often',
    },
  ],
  effects: [
    'the spring dries in the second year',
    'honey, poles and grazing are gone, and boys leave',
    'a guard is beaten and all stop walking',
  ],
  stakeholders: [
    'village: loses springs and poles, has no power of arrest',
    'cutter: earns a week’s food a night',
    'trader in town: gains most, never comes',
    'officer at the post: can stop a lorry',
    'buyer of honey or timber: could pay for standing trees',
  ],
  metrics: [
    'stumps per month along {n:3} paths',
    '{units} met ÷ {units}',
    'coins from standing {good} ÷ coins from cutting, per house',
  ],
  alternatives: [
    { text: 'Look away', match: 'look away, afraid, nothing, leave', draw: 'no quarrel', limit: 'bare in ten years' },
    {
      text: 'Walk patrols at feast times',
      match: 'patrol, guard, volunteers, committee',
      draw: 'turns some away',
      limit: 'not each night',
    },
    {
      text: 'Ring the officer',
      match: 'report, call, ranger, police',
      draw: 'now and then a fine',
      limit: 'he rings the trader',
    },
    { text: 'Cut it first', match: 'cut first, sell, before others', draw: 'cash for us', limit: 'nothing left' },
  ],
  want: 'The wish to keep {good} is often that of elders; youths need cash now. Ask in {place} who of the last crew was a cousin, and what else he was offered.',
  pay: '{Who} without coin from {good} pay nobody to guard them. See what honey, poles or visitors bring each house of {place} beside one lorry, before you price a watch.',
  can: 'Alarms and cameras tell of a {unit}; someone must then go. If the officer near {place} eats with the trader, your message puts guards of {who} in danger.',
  indicators: [
    use('EG.CFT.ACCS.ZS', 'proxy', 25, 'low', 'N', {
      split: 10,
      high: 'Many cook without wood: {fig}. Timber or land rather than charcoal may draw saws to {place}; look at what leaves.',
      low: 'Towns cook on charcoal: {fig}. Follow one lorry from {place} to the yard where it is sold.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'Growing towns burn and build: {fig}. Ask yards in town where last month’s load came from, and name {place}.',
      low: 'Towns grow slowly: {fig}. Fields rather than saws may eat {good} of {place}; compare stumps and ploughs.',
    }),
    use('WGI.CC', 'near', 25, 'low', 'P', {
      split: 25,
      high: 'Posts can be trusted more than elsewhere: {fig}. Ring the one near {place} at the next {unit} and time it.',
      low: 'A coin opens posts: {fig}. {Who} of {place} need two who hear each call, one of them far away.',
    }),
    use('SL.UEM.1524.ZS', 'proxy', 10, 'high', 'E', {
      split: 10,
      high: 'Boys without work take the saw: {fig}. Ask in {place} what day’s pay would keep them from it.',
      low: 'Boys have other work: {fig}. Crews may come from far; ask {who} which tongue they spoke.',
    }),
    use('ILO.EMP.AGR', 'exposure', 15, 'high', 'S', {
      split: 35,
      high: 'Many houses live from field and wood: {fig}. Name three {who} near {place} with a forest they still walk.',
      low: 'Fewer live beside the wood: {fig}. {Good} near {place} may have few eyes; begin with honey keepers.',
    }),
    use('NE.GDI.TOTL.ZS', 'proxy', 10, 'high', 'E', {
      split: 22,
      high: 'Much is built: {fig}. Poles and planks of {place} have buyers; learn their price beside the saw.',
      low: 'Little is built: {fig}. Charcoal may be the market; learn its price at {place}.',
    }),
    use('HDR24.MYS', 'context', 0, 'none', 'S', {
      split: 5.7,
      high: 'Tallies can be kept: {fig}. Give {who} of {place} a book for stumps by path.',
      low: 'Tallies by knots and pictures suit better: {fig}. Try both with guards of {place}.',
    }),
  ],
  reach: [
    {
      label: 'people outside towns',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Few keep a forest as a village: list those around {place} by name.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'lorry',
        label: 'worth of what one raid takes',
        kind: 'money',
        near: 'lorry, timber, charcoal, worth, bags, logs',
        ask: 'What does one {unit} carry off, at the price in town, in {money}?',
      },
      {
        id: 'raids',
        label: 'raids in a month',
        kind: 'count',
        near: 'raids, lorries, nights, times',
        assume: [1, 4, 12],
      },
      {
        id: 'part',
        label: 'part the village could have had by lawful use',
        kind: 'share',
        near: 'share, part, honey, licence',
        assume: [0.05, 0.15, 0.3],
      },
    ],
    loss: [{ id: 'loss', label: 'lawful income lost in one month', expr: 'lorry * raids * part', unit: 'money' }],
    times: { per: 'year', assume: [4, 8, 12], ask: 'In how many months of a year do crews come?' },
    periods: [1, 1, 1],
    people: { label: 'villages with a forest within a day of {place}', assume: [3, 8, 20] },
  },
  notFound:
    'No record we hold counts {units} forest by forest in {country}. Stumps painted on {n:3} paths near {place}, new ones counted each week with guards, do.',
  political: [
    'Whether {who} may own, fine and sell by law, or only help the state',
    'Without that right a guard is a thief of time.',
  ],
  environmental: [
    'Which kinds and springs {good} near {place} hold, and how fast stumps grow again',
    'Some cutting may do no harm.',
  ],
  licences: [
    { ask: 'Who may sell honey, poles or visits from such a forest?', sector: 'company registration and investment' },
    { ask: 'May cameras or recordings be used on people in a forest?', sector: 'data protection' },
  ],
  unknowns: [
    'How many new stumps a week on {n:3} paths near {place}?',
    'How did the last {n:5} {units} come in and leave?',
    'What does a standing forest bring each house?',
  ],
  interview: [
    'Tell me about the last night you heard a saw. What did you do?',
    'Whom did you ring? When did they come?',
    'Which way did it leave? Which post did it pass?',
    'Who from here has worked for such a crew? For what pay?',
    'What did you take from the forest last month?',
    'To a yard in town: where is your best wood from, and who brings it?',
  ],
  where: 'the forest paths of {place} with its guards by day, a charcoal yard in town, the honey press',
  tests: [
    {
      name: 'Painted stumps',
      hypothesis: 'ten new stumps a week on {n:3} paths.',
      method: 'guards of {who} paint all old ones, count new ones for {n:10} days.',
      metric: 'new stumps by path.',
      threshold: '{n:15}.',
      usd: 20,
      days: 10,
      stop: 'guards are threatened: stop.',
    },
    {
      name: 'Two ears',
      hypothesis: 'a call to two offices stops one lorry in three.',
      method: 'at each {unit} {who} ring the near post and a far one, hour noted.',
      metric: 'lorries stopped.',
      threshold: '{n:1} of {n:3}.',
      usd: 40,
      days: 10,
      stop: 'the name of a caller leaks.',
    },
    {
      name: 'Coin from standing',
      hypothesis: 'a buyer pays more for honey or poles from a kept forest.',
      method: 'offer {n:6} {payer} one load from {place} with the guards’ mark.',
      metric: 'paid above the usual.',
      threshold: '{n:2} of {n:6}.',
      usd: 60,
      days: 10,
      stop: 'price alone decides.',
    },
  ],
  kill: 'fewer than {n:3} new stumps a week near {place}, or standing {good} bring houses nothing that pays a guard',
  dealBreakers: [
    'The trader and the officer are one.',
    'The village itself sells by night.',
    'The state means to give the forest to a company.',
  ],
  explore: {
    stage: 'governing',
    also: ['agriculture', 'energy'],
    customers: ['rural', 'institutions', 'companies'],
    products: ['device', 'phone', 'service'],
    backgrounds: ['community', 'engineer', 'research'],
    impact: ['nonprofit', 'social'],
    horizon: 'long',
    complexity: 'high',
  },
};
