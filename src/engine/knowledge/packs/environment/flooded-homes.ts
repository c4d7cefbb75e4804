import { type Pain, use } from '../../pack-types.ts';

export const floodedHomes: Pain = {
  id: 'environment.flooded-homes',
  title: 'Water comes into the house again after each heavy rain',
  short: 'Homes and shops flood in each heavy rain',
  type: 'safety',
  recognise: {
    event:
      'market floods, floods the market, flood, floods, flooded, flooding, water enters, enters the house, blocked drain, drains are blocked, drainage, gutter, overflow, after heavy rain, heavy rains, homes under water, inonde, inondation, inondations, stormwater, river burst, waterlogged',
    setting:
      'house, rain, shop, market, goods, street, lagoon, slum, settlement, drain, rubbish, tenant, landlord, school, road, season, valley',
    goods: 'house=houses, home!=homes, shop!=shops, maison=houses',
  },
  words: {
    who: ['families on low ground', 'family'],
    payer: ['shops and landlords', 'landlord'],
    good: 'homes',
    unit: ['flood', 'floods'],
  },
  actor:
    'famil, household, home, resident, tenant, landlord, mother, people, neighbour, villager, women, children, widow, elder, refugee, parent, student, school, owner',
  problem: '{who} in {place} carry children and beds out at night and lose things as {good} fill with water',
  heading: 'Knee-deep by morning: {good} of {who} in {place}',
  chain:
    'Water follows the old stream that is now a street; a drain stops at the next landlord’s wall, and bags close the rest. The council clears it before a vote, the landlord raises the rent and not the floor. {Who} pay in mattresses, days and fevers. Walk with them in the rain and find out at which point in {place} the water of the last {unit} turned toward {good}.',
  causes: [
    {
      id: 'drain',
      fix: 'drains',
      text: 'drains are full of bags and sand',
      match: 'blocked, drain, rubbish, plastic, gutter, sand, clear',
      why: 'perhaps it is nobody’s street between two rows',
      sign: 'streets with a clean drain fill as high',
    },
    {
      id: 'built',
      fix: 'building',
      text: 'houses stand in the way of the water',
      match: 'built, stream, valley, wetland, wall, illegal, lagoon, river bank',
      why: 'perhaps the plot was sold in the dry months',
      sign: 'old houses above the stream fill too',
    },
    {
      id: 'nowarn',
      fix: 'warning',
      text: 'nobody knows it is coming at night',
      match: 'warning, night, sudden, no alarm, forecast, siren',
      why: 'perhaps the river rises upstream hours before',
      sign: 'those who were told lost as much',
    },
    {
      id: 'floor',
      fix: 'houses',
      text: 'floors and doors are lower than the street',
      match: 'low, floor, door, raise, wall, sandbag, level',
      why: 'perhaps the street was raised by its own rubbish',
      sign: 'raised floors are wet as well',
    },
  ],
  effects: [
    'children cough and wells taste of latrines for weeks',
    'a trader loses flour, sewing work and customers in one night',
    'those who can, move; the poorest move in',
  ],
  stakeholders: [
    'tenant: bears the loss, may leave',
    'landlord: could raise floor and drain, waits',
    'council crew: clears by order, has one lorry',
    'youth group: clears for coins or votes',
    'upstream builder: sends water on',
  ],
  metrics: [
    'homes with water inside per {unit}, and how high',
    'worth of things spoilt per home',
    'hours between first sign and water in the room',
  ],
  alternatives: [
    {
      text: 'Lift things onto blocks',
      match: 'blocks, lift, raise bed, table',
      draw: 'free, each year',
      limit: 'not at night, not above the knee',
    },
    {
      text: 'Sleep elsewhere',
      match: 'relatives, move, school, church',
      draw: 'dry children',
      limit: 'thieves at home',
    },
    {
      text: 'Clear the drain together',
      match: 'clean, clear, community, together, dig',
      draw: 'one good season',
      limit: 'full again by the next rain',
    },
    {
      text: 'Sandbags and a wall',
      match: 'sandbag, wall, fill, stones',
      draw: 'holds ankle water',
      limit: 'sends it next door',
    },
  ],
  want: '{Who} hope for the dry months and for the state, and many expect to move on. Ask in {place} who spent a coin of their own on the last {unit} before it came.',
  pay: 'A clear drain helps those who did not pay. Look for the few whose loss is large, a shop, a school, a landlord, and ask them in {place} for a fee before the rains, not after a {unit}.',
  can: 'Water does not stop at your street. If the outlet lies beyond {place}, clean drains fill {good} further down; without council and neighbours below, your work moves the quarrel.',
  indicators: [
    use('SP.URB.GROW', 'proxy', 30, 'high', 'S', {
      split: 3.3,
      high: 'Towns fill low ground with new walls: {fig}. Ask {who} in {place} which wall was built since the last dry year.',
      low: 'Low ground fills slowly: {fig}. Look for a blocked outlet rather than for new walls around {good} in {place}.',
    }),
    use('EN.POP.DNST', 'exposure', 15, 'high', 'N', {
      split: 62,
      high: 'People live close together: {fig}. One outlet in {place} may decide over hundreds of {good}; find it.',
      low: 'People live spread: {fig}. Few {good} share one stream, so count them before you plan for {place}.',
    }),
    use('FB.MSW', 'proxy', 15, 'high', 'N', {
      split: 1900000,
      high: 'Much waste seeks a way out: {fig}. Weigh what blocks one drain in {place}: bags, sand or wood.',
      low: 'Waste is less: {fig}. Sand and walls may hold the water of {place} more than bags; dig one metre and look.',
    }),
    use('SH.STA.BASS.ZS', 'near', 20, 'low', 'S', {
      split: 46,
      high: 'Many homes have a proper toilet: {fig}. Water in {good} is then a loss more than an illness; ask the clinic in {place}.',
      low: 'Pits overflow with the water: {fig}. Ask {who} about illness in the two weeks after a {unit}.',
    }),
    use('FB.TAX', 'proxy', 10, 'low', 'P', {
      split: 13.4,
      high: 'Councils may have money for drains: {fig}. Ask in {place} what was spent before the last {unit}.',
      low: 'Councils have little for drains: {fig}. What {who} do not clear in {place} stays.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 10, 'low', 'T', {
      split: 96,
      high: 'A call from upstream reaches most: {fig}. Ask {who} who rang before the last {unit}, and how long before.',
      low: 'A call misses many: {fig}. A drum or mosque in {place} may wake more {who}.',
    }),
    use('SI.POV.DDAY', 'context', 0, 'none', 'E', {
      split: 36,
      high: 'A lost mattress is months of coins: {fig}. List with {who} what they bought anew after a {unit}.',
      low: 'Homes hold more to lose: {fig}. Fridges and shops in {place} may carry the cost of a {unit}.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, part of whom live on low ground',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'It counts hills as well; marks on the walls of {place} count {good}.',
    },
  ],
  sizing: {
    event: ['flood', 'floods'],
    inputs: [
      {
        id: 'things',
        label: 'worth of the things spoilt in one home',
        kind: 'money',
        near: 'each time, every time, lost, spoilt, mattress, furniture, stock, damage, repair',
        ask: 'What did the last {unit} spoil in the home of one {who1}, in {money}?',
      },
      {
        id: 'share',
        label: 'share that warning or a drain would have saved',
        kind: 'share',
        near: 'saved, half',
        assume: [0.2, 0.5, 0.8],
      },
    ],
    loss: [
      { id: 'loss', label: 'loss that could have been spared in one flood', expr: 'things * share', unit: 'money' },
    ],
    times: {
      per: 'year',
      assume: [0.5, 1, 3],
      ask: 'How many times a year does water come into the home of one {who1}?',
    },
    periods: [1, 1, 1],
    people: { label: 'homes below the mark of the last flood in {place}', assume: [60, 200, 600] },
  },
  notFound:
    'No record we hold maps wet {good} street by street in {country}. Marks on walls in {place}, measured with {who} and dated, do.',
  political: [
    'Whether low ground in {place} is to be cleared of people',
    '{who} will not raise a floor that may be torn down.',
  ],
  environmental: [
    'Which street of {place} the old stream used, and how high water came in the worst year',
    'Old people and wells know; start there.',
  ],
  licences: [
    { ask: 'Who may clear or alter a drain, and who answers if water goes elsewhere?', sector: 'standards' },
    { ask: 'What does a group need that gathers fees for drains?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'Where did the last {n:3} {units} turn toward {good} in {place}?',
    'What did {n:30} {who} lose, item by item?',
    'Who paid for anything before the rains?',
  ],
  interview: [
    'Tell me about the last night of water. Who woke first?',
    'How high did it stand? Show me on the wall.',
    'What was spoilt, and what did you buy anew?',
    'What did you do before the rains this year?',
    'Whom did you ask for help? Who came?',
    'To a landlord: what did you change, and who left?',
  ],
  where: 'the lowest street of {place} in the first heavy rain, a landlord’s shop, the council yard',
  tests: [
    {
      name: 'Wall marks',
      hypothesis: 'a third of {good} in reach had water inside.',
      method: 'measure marks in {n:60} with {who}; list losses.',
      metric: 'height and worth.',
      threshold: '{n:20} of {n:60}.',
      usd: 30,
      days: 5,
      stop: 'under {n:6}.',
    },
    {
      name: 'One drain',
      hypothesis: 'clearing one outlet keeps water a hand lower in {good}.',
      method: 'with a youth group clear one, leave a like one; stakes with marks, two rains.',
      metric: 'height.',
      threshold: 'a hand lower.',
      usd: 150,
      days: 10,
      stop: 'no rain comes, or water rises next door.',
    },
    {
      name: 'Paid before rain',
      hypothesis: '{payer} pay before the {unit}.',
      method: 'ask {n:15} {payer} with high marks in {place} for a season’s fee.',
      metric: 'fees.',
      threshold: '{n:5} of {n:15}.',
      usd: 20,
      days: 5,
      stop: 'all wait for the council.',
    },
  ],
  kill: 'fewer than one in ten homes in {place} had water inside, or nobody pays before the rains',
  dealBreakers: [
    'The outlet lies on ground nobody lets you touch.',
    'The quarter is to be cleared.',
    'What you keep dry drowns the next street.',
  ],
  explore: {
    stage: 'using',
    also: ['housing', 'waste'],
    customers: ['urban', 'shops', 'institutions'],
    products: ['service', 'device', 'phone'],
    backgrounds: ['builder', 'community', 'engineer'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'high',
  },
};
