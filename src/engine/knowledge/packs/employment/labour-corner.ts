import { type Pain, use } from '../../pack-types.ts';

export const labourCorner: Pain = {
  id: 'employment.labour-corner',
  title: 'Day labourers wait at the corner and go home without work',
  short: 'Day labourers wait at the corner and are not picked',
  type: 'information',
  recognise: {
    event:
      'wait for work, waiting for work, stand at, stage!, labour corner, labor corner, roadside, junction, picked, not picked, pick up truck, day labour, day labor, day labourer, daily labour, daily labourer, daily worker, casual labour, casual work, casuals, gang!, foreman, no work today, go home empty, journalier, tacheron, travail journalier',
    setting:
      'construction, site, builder, mason, porter, loader, farm hand, weeding, dawn, morning, corner, truck, digging, chantier, casual',
    goods: 'casual work=day work, day work=day work, daily work=day work, casual labour=day work, work=day work',
  },
  words: {
    who: ['day labourers', 'day labourer'],
    payer: ['site foremen and small builders', 'foreman'],
    good: 'day work',
    unit: ['day', 'days'],
  },
  problem: '{who} in {place} rise before dawn, pay to reach the corner and often go home without {good}',
  heading: 'Standing for nothing: lost mornings of {who} at the corners of {place}',
  chain:
    'A foreman needs eight backs until noon. He sends a truck to the nearest corner, takes the faces he knows and the strongest of the rest, and may keep a coin of each wage for the picking. At the next corner forty men wait for a truck that never comes. Find out how a foreman in {place} chose his hands this week, and whether he was ever short of them.',
  causes: [
    {
      id: 'blind',
      fix: 'news',
      text: 'nobody knows in the evening where hands will be wanted',
      match: 'news, know, where, message, phone, information, tomorrow, which site',
      why: 'perhaps the foreman himself learns it at dawn when the cement comes',
      sign: 'men with the foreman’s number wait as often',
    },
    {
      id: 'toomany',
      fix: 'demand',
      text: 'there are more backs than work in the dry months too',
      match: 'too many, crowd, few sites, surplus, migrants, competition',
      why: 'perhaps farm families come to town between two harvests',
      sign: 'foremen in the same weeks were short of hands',
    },
    {
      id: 'broker',
      fix: 'power',
      text: 'one gang leader decides who climbs on the truck',
      match: 'gang leader, broker, headman, bribe, commission, cut, favour, tribe',
      why: 'perhaps the foreman wants one man to blame for theft',
      sign: 'men outside the gang are taken as often',
    },
    {
      id: 'stranger',
      fix: 'trust',
      text: 'foremen take only faces they know',
      match: 'unknown, stranger, trust, theft, tools stolen, unskilled, face, reference',
      why: 'perhaps a drill or a bag of cement went missing once',
      sign: 'new faces are taken on the first morning',
    },
  ],
  effects: [
    'fare and breakfast are spent before a coin is earned',
    'a man takes half the wage rather than go home empty',
    'somewhere a wall waits, since the foreman found three hands instead of six',
  ],
  stakeholders: [
    'day labourer: chooses the corner, carries his own spade',
    'gang leader: picks, vouches, takes his part of the wage',
    'foreman: decides at dawn, answers for theft and delay',
    'site owner: pays by the stage of the wall, not by the hand',
    'tea seller at the corner: feeds on credit, knows who was picked',
  ],
  metrics: [
    '{units} worked ÷ mornings waited',
    'fare and food spent on empty mornings',
    'hands wanted and not found by foremen in the same week',
  ],
  alternatives: [
    {
      text: 'Stand and wait till ten',
      match: 'wait, stand, hope, ten o’clock',
      draw: 'one hears everything there',
      limit: 'the fare is gone by six',
    },
    {
      text: 'Belong to a gang',
      match: 'gang, leader, group, headman',
      draw: 'first on the truck',
      limit: 'pays a cut and eats last',
    },
    {
      text: 'Ring a foreman at night',
      match: 'call, phone, ring, foreman number',
      draw: 'no fare for nothing',
      limit: 'airtime, and he says come and see',
    },
    {
      text: 'Pedal, push or carry at the market',
      match: 'market, cart, carry, porter, wheelbarrow, pedal',
      draw: 'a coin every hour',
      limit: 'a back lasts only so long',
    },
  ],
  want: 'The corner is also where news, loans and jokes are shared, and {who} who stop coming are forgotten by the gang. Ask who skipped the corner for a call and kept his place in {place}.',
  pay: '{Who} own the lost morning, but {good} are given by foremen who find free hands at each junction. Only a foreman who was short last week would pay; look for him first.',
  can: 'A message at night must be kept at dawn, and cement, rain and the owner’s purse break it. After two false calls {who} in {place} will go back to the truck.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'near', 30, 'high', 'E', {
      split: 50,
      high: 'Most work without a boss or a promise for tomorrow: {fig}. Count at one corner of {place} how many were picked on each of six mornings.',
      low: 'Many workers have a lasting employer: {fig}. Those left at the corner may be new in town, so ask when each came.',
    }),
    use('ILO.EMP.IND', 'exposure', 15, 'high', 'E', {
      split: 14.7,
      high: 'Sites and plants use many hands: {fig}. Follow one truck from the corner and see what the hands are for.',
      low: 'Building and making hire few: {fig}. {Good} in {place} may be portering and weeding, so ask what the last six mornings brought.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'Towns grow and walls go up, and so does the crowd at the junction: {fig}. Ask {who} where they slept a year ago.',
      low: 'Towns grow slowly: {fig}. If corners still fill, look for a site that closed rather than for newcomers.',
    }),
    use('NE.GDI.TOTL.ZS', 'proxy', 15, 'low', 'E', {
      split: 21,
      high: 'Money is going into buildings and machines: {fig}. Some foreman may be short of hands; ask {n:10} of them before you pity the crowd.',
      low: 'Little is being built: {fig}. Then more {good} are not hidden anywhere, and news alone will not feed {who}.',
    }),
    use('SL.UEM.TOTL.ZS', 'proxy', 15, 'high', 'E', {
      split: 5.6,
      high: 'Many seek and have not a single hour: {fig}. Ask how low a wage was taken last week in {place}.',
      low: 'Few count as fully idle: {fig}. A man picked one morning in six is among the employed, so keep your own tally.',
    }),
    use('SI.POV.DDAY', 'context', 10, 'high', 'E', {
      split: 36,
      high: 'An empty morning can mean an empty pot: {fig}. Ask what {who} eat on days when no truck comes.',
      low: 'An empty morning hurts but does not starve most: {fig}. Ask what else {who} did with it.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 95,
      high: 'A call in the evening can reach the man: {fig}. Ask {n:10} {who} whether their line was on last night.',
      low: 'Not each pocket holds a phone: {fig}. A board at the tea stall may carry the evening’s news to {who}.',
    }),
    use('FB.AGE014', 'context', 0, 'none', 'S', {
      split: 38,
      high: 'A boy may stand in line beside his father: {fig}. Decide before the first test what you do when {who} are too young.',
      low: 'Fewer children hang on each wage: {fig}. Ask who else at home earned on the empty days.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution:
        'Most of them never stand at a corner. Count heads at the three busiest junctions of {place} for a week.',
    },
  ],
  sizing: {
    event: ['empty morning', 'empty mornings'],
    inputs: [
      {
        id: 'wage',
        label: 'wage of a {unit} of work',
        kind: 'money',
        near: 'wage, a day, per day, paid, earn',
        ask: 'What does one {unit} of work pay {who1} in {place}, in {money}?',
      },
      {
        id: 'lost',
        label: 'share of the wage not made good elsewhere',
        kind: 'share',
        near: 'other work, elsewhere, instead',
        assume: [0.4, 0.7, 1],
      },
    ],
    loss: [{ id: 'morning', label: 'loss of one empty morning', expr: 'wage * lost', unit: 'money' }],
    times: { per: 'week', assume: [1, 2.5, 4], ask: 'On how many mornings a week is one {who1} not picked?' },
    periods: [36, 46, 50],
    people: { label: '{who} at the corners you can visit before seven in {place}', assume: [40, 120, 300] },
  },
  traps: [
    {
      when: ['not picked, no work, empty, wait', 'cheated, not paid, low wage, paid less'],
      text: 'To be left at the corner and to be paid too little are two wrongs. News of work may lessen the first and leave the second.',
      ask: 'Which did {who} complain of first in {place}: no truck, or bad pay?',
      choices: ['No truck', 'Bad pay', 'Both alike'],
    },
  ],
  notFound:
    'No record we hold counts mornings without work at a corner in {country}. The tea seller’s credit book and your own tally of {n:6} mornings in {place} will.',
  political: [
    'Whether waiting at a junction of {place} brings fines or chasing by guards',
    'If the corner moves each month, a fixed stall of yours cannot follow.',
  ],
  environmental: [
    'How many {units} the rains take from building and give to weeding near {place}',
    'Tally one wet and one dry week, or your sums will hold for half a year only.',
  ],
  licences: [
    {
      ask: 'What does somebody who sends {who} to a site for a fee have to register as?',
      sector: 'company registration and investment',
    },
    { ask: 'Who answers if a man sent by you falls from a scaffold?', sector: 'insurance' },
  ],
  unknowns: [
    'On how many of {n:6} mornings was each of {n:30} {who} picked, and for what?',
    'In the same week, how many foremen in {place} wanted hands and did not find them?',
    'What does the gang leader take, and what does he give for it?',
  ],
  interview: [
    'Tell me about this morning, from the hour you rose. What had you spent by seven?',
    'On which days last week did you work? Who picked you, and why you?',
    'What did you do on the mornings when no truck came?',
    'To a foreman: how did you find today’s hands? When were you last short?',
    'Who keeps something of your wage for bringing you? What does he do for it?',
    'When did you last stay at home since somebody rang? What became of it?',
  ],
  where:
    'the junction in {place} where trucks stop at six, the tea stall beside it, and a site gate at eight when the foreman counts',
  tests: [
    {
      name: 'Six mornings',
      hypothesis: '{who} are left standing on at least two mornings of six.',
      method:
        'mark {n:40} faces at two corners in {place}; note who climbed on which truck, and when the rest went home.',
      metric: 'picked ÷ present, by corner.',
      threshold: 'under two thirds at both.',
      usd: 30,
      days: 7,
      stop: 'all but a few are gone by eight.',
    },
    {
      name: 'Short foremen',
      hypothesis: 'some foremen lack hands while corners are full.',
      method: 'visit {n:15} sites in the same week; ask how many hands were wanted and how many came.',
      metric: 'sites short by two or more.',
      threshold: '{n:5} of {n:15}.',
      usd: 25,
      days: 5,
      stop: 'no site was short on any day.',
    },
    {
      name: 'The evening call',
      hypothesis: '{payer} pay a coin per man who stands at the gate at seven.',
      method: 'take orders by phone at six in the evening from {n:4} {payer}; send named {who} with a slip.',
      metric: 'men sent, come and paid for.',
      threshold: '{n:20} men in a week, and the foremen call again.',
      usd: 70,
      days: 8,
      stop: '{n:3} false calls in a row.',
    },
  ],
  kill: '{who} in {place} are picked on five mornings of six, or no foreman was short of hands in the week you counted',
  dealBreakers: [
    'There are simply more backs than walls, and news changes nothing.',
    'The gang leader will break whoever goes past him.',
    'Foremen find free hands at each junction and pay for none.',
  ],
  explore: {
    stage: 'moving',
    also: ['housing', 'agriculture'],
    customers: ['workers', 'youth', 'urban'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['community', 'builder', 'sales', 'transport', 'software'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
