import { type Pain, use } from '../../pack-types.ts';

export const safeBed: Pain = {
  id: 'tourism.safe-bed',
  title: 'A trader or family on the road cannot find a safe cheap bed',
  short: 'Local travellers cannot find a safe, cheap bed',
  type: 'access',
  recognise: {
    event:
      'safe place to sleep, nowhere to sleep, where to sleep, sleep at the station, sleep in the bus, sleep at the market, cheap accommodation, affordable accommodation, cheap lodging, cheap room, bed bugs, bedbugs, lodging, lodgings, travelling traders, women travelling, women travellers, stranded overnight, night bus, brothel, dormir, nuitee, hebergement, logement de passage',
    setting:
      'trader, bus park, station, market, border, hospital visit, women, family, overnight, luggage, goods, theft, arrive late, traveller',
    goods: 'room=beds, bed=beds, lodging=beds, accommodation=beds, hebergement=beds',
  },
  words: {
    who: ['travelling traders and families', 'traveller'],
    payer: ['travelling traders and families', 'traveller'],
    good: 'safe beds',
    unit: ['night', 'nights'],
  },
  actor:
    'trader, women, traveller, family, families, student, visitor, nurse, driver, patient, mother, people, youth, young, passenger',
  problem:
    '{who} in {place} arrive after dark and sleep on sacks at the station for want of {good} at a price they can pay',
  heading: 'After the last bus: where {who} sleep in {place}',
  chain:
    'A trader comes with cash in her wrapper and three sacks. The hotel by the park asks as much as her profit; the cheap place rents by the hour and the door does not lock. A cousin of a cousin has a floor, with questions. Mothers of patients lie in the hospital yard. Find out where forty people who arrived in {place} after dark slept last night, what they paid and what they feared.',
  causes: [
    {
      id: 'notknown',
      fix: 'knowing',
      text: 'nobody in the bus knows which place is safe',
      match: 'know, which, safe, unknown, information, trust, recommend',
      why: 'perhaps conductors know, and send to whoever pays them',
      sign: 'those who knew one slept on sacks too',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'a safe room costs more than the trip earns',
      match: 'price, expensive, cheap, afford, cost',
      why: 'perhaps five could share one room and never met',
      sign: 'at half price they stayed on the sacks',
    },
    {
      id: 'goods',
      fix: 'goods',
      text: 'goods cannot be left or brought in',
      match: 'goods, sacks, luggage, store, theft, steal, watch',
      why: 'perhaps a locked cage would free the owner',
      sign: 'with a store they slept beside it',
    },
    {
      id: 'women',
      fix: 'safety',
      text: 'a woman alone is looked at, or asked for more',
      match: 'women, alone, harass, brothel, reputation, husband, unsafe, lock',
      why: 'perhaps a house run by an older woman exists',
      sign: 'women with company slept there as well',
    },
  ],
  effects: [
    'a trader sells tired and dear in the morning',
    'cash is taken from a sleeper',
    'a mother catches what goes round in the yard',
  ],
  stakeholders: [
    'traveller: weighs a bed against a sack’s profit',
    'bus conductor: tells where to go, for a coin',
    'owner of a cheap house: earns more by the hour',
    'station master: lets them lie, or sends the guard',
    'widow with two empty rooms: fears strangers',
  ],
  metrics: [
    'people on sacks at midnight ÷ people who arrived late',
    'price of a locked bed ÷ a day’s profit',
    'thefts told of in a month',
  ],
  alternatives: [
    {
      text: 'Sleep on the sacks',
      match: 'sacks, station, market, floor, bus',
      draw: 'free, goods in sight',
      limit: 'cold, thieves and rain',
    },
    {
      text: 'A relative’s floor',
      match: 'relative, cousin, friend, kin',
      draw: 'food as well',
      limit: 'questions, a gift, and far',
    },
    {
      text: 'The place by the hour',
      match: 'by the hour, brothel, cheap hotel, guest house',
      draw: 'near, open all night',
      limit: 'noise, bugs, and talk',
    },
    {
      text: 'Travel by night',
      match: 'night bus, travel by night, overnight bus',
      draw: 'no bed to pay',
      limit: 'tired, and roads are worst then',
    },
  ],
  want: 'Many sleep on sacks for the sake of the sacks. Before you count {who} as wanting {good}, ask in {place} at midnight who looked for a bed at all.',
  pay: 'What a trader gives for a night is less than soap and sheets cost, unless many share and the room is never empty. Count how many come each {unit} to {place}, week after week.',
  can: 'A house for strangers draws the police, the drunk and the neighbour’s tongue. Whoever keeps the door in {place} decides whether women come twice; find that person before {good}.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'exposure', 15, 'high', 'E', {
      split: 50,
      high: 'Most live from their own small trade: {fig}. Ask at the buses of {place} who comes each week with goods.',
      low: 'Many live from wages: {fig}. Travellers may be nurses and clerks with an allowance; ask who pays.',
    }),
    use('SI.POV.LMIC', 'proxy', 20, 'high', 'E', {
      split: 55,
      high: 'A hotel’s price is a week’s food for most: {fig}. Find out what {who} would give for a lock and a mat.',
      low: 'Many could pay for a simple room: {fig}. If they lie on sacks in {place}, ask what they fear.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Roads bring people in by day mostly: {fig}. Count who comes after dark in {place} on a week’s evenings.',
      low: 'Bad roads make buses late: {fig}. Each broken axle brings thirty to {place} at midnight; ask the station.',
    }),
    use('WGI.RL', 'near', 20, 'low', 'P', {
      split: 25,
      high: 'Nights are safer than in much of Africa by this measure: {fig}. Ask women in {place} if they would say so.',
      low: 'Nights are not safe: {fig}. A lock and a known woman may be worth more than a mattress; ask which.',
    }),
    use('HDR24.GII', 'near', 15, 'high', 'S', {
      split: 0.53,
      high: 'A woman on the road is judged: {fig}. Ask {who} among women where they never sleep, and why.',
      low: 'Women travel more freely: {fig}. Look at goods and price before you think of doors.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'low', 'S', {
      split: 45,
      high: 'Many live in towns already: {fig}. Those who pass through {place} come from afar; ask from where.',
      low: 'Most live outside and come in for a day: {fig}. The last bus home decides; note its hour in {place}.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 95,
      high: 'A bed could be asked for from the bus: {fig}. Try a number with two conductors.',
      low: 'Not each traveller has a line: {fig}. A painted sign where buses stop will do more.',
    }),
    use('FB.BEDS', 'context', 0, 'none', 'S', {
      split: 0.9,
      high: 'Hospitals are larger, and kin camp beside them: {fig}. Count mothers in the yard of {place} at ten at night.',
      low: 'Hospitals are small and far apart: {fig}. Kin come from days away; ask where they lie in {place}.',
    }),
  ],
  reach: [
    {
      label: 'people outside the towns, who come in to trade, heal and visit',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Most go home by day: count sleepers at the station of {place} at midnight.',
    },
  ],
  sizing: {
    event: ['night on the sacks', 'nights on the sacks'],
    inputs: [
      {
        id: 'sales',
        label: 'profit of the next market day',
        kind: 'money',
        near: 'profit, sell, earn, a day, market day',
        ask: 'What does one {who1} hope to earn on the next day, in {money}?',
      },
      {
        id: 'tired',
        label: 'share lost to tiredness or theft',
        kind: 'share',
        near: 'stolen, theft, tired, lost, less',
        assume: [0.05, 0.15, 0.4],
        ask: 'How much of that is lost after a bad night?',
        choices: ['Hardly any', 'A sixth', 'Two fifths'],
        values: [0.03, 0.17, 0.4],
      },
    ],
    loss: [{ id: 'lost', label: 'earnings lost after one such {unit}', expr: 'sales * tired', unit: 'money' }],
    times: { per: 'month', assume: [1, 3, 8], ask: 'On how many {units} of a month does one {who1} lie like that?' },
    periods: [8, 11, 12],
    people: { label: 'people who arrive after dark in {place} in one week', assume: [40, 120, 300] },
  },
  traps: [
    {
      when: ['theft, goods, sacks, stolen', 'price, expensive, cheap, afford'],
      text: 'To guard goods and to find a cheap bed are two needs. A locked cage may be wanted more than a mattress.',
      ask: 'If sacks in {place} were safe, would {who} look for a bed?',
      choices: ['Yes', 'No', 'I have not asked'],
    },
  ],
  notFound:
    'No record we hold counts those who sleep at stations in {country}. A walk through the station and the hospital yard of {place} at midnight, three times, does.',
  political: [
    'Whether sleepers at the station of {place} are chased, and by whom',
    'A chase fills beds for a week only.',
  ],
  environmental: [
    'In which cold or wet months the floor of the station in {place} cannot be used',
    'Begin in the first of those weeks.',
  ],
  licences: [
    {
      ask: 'What must a private home hold that takes strangers for a {unit}?',
      sector: 'company registration and investment',
    },
    { ask: 'Must names of sleepers be written and shown, and to whom?', sector: 'data protection' },
  ],
  unknowns: [
    'Where did {n:40} late arrivals in {place} sleep, what did they pay, what did they fear?',
    'Who of them looked for a bed, and why was it not taken?',
    'Which older women would take strangers that a conductor vouches for?',
  ],
  interview: [
    'Where did you sleep when you were last here? How did you come to that place?',
    'What did you do with your goods and your money?',
    'When did something happen to you or a friend at night?',
    'What did you pay the last time for a bed? What was good, what bad?',
    'Who told you where to go? What did that one get?',
    'To a widow: who has slept in your house? How did it begin and end?',
  ],
  where: 'the station of {place} at midnight, the hospital yard at ten, and the widow’s street behind the market',
  tests: [
    {
      name: 'Three midnights',
      hypothesis: 'thirty people a {unit} lie on sacks.',
      method: 'count and ask at the station and hospital of {place} on {n:3} midnights.',
      metric: 'sleepers, and who looked for a bed.',
      threshold: 'thirty, ten looked.',
      usd: 25,
      days: 5,
      stop: 'under ten.',
    },
    {
      name: 'Cage and mat',
      hypothesis: 'a locked cage beside mats is paid for.',
      method: 'rent a store by the station for {n:8} {units}; a woman at the door.',
      metric: '{units} paid.',
      threshold: '{n:15} on the last.',
      usd: 220,
      days: 10,
      stop: 'under five by day four.',
    },
    {
      name: 'Vouched beds',
      hypothesis: '{payer} sent by a conductor sleep at a widow’s for a fee.',
      method: '{n:3} conductors, {n:4} widows, a slip, {n:8} days.',
      metric: 'slips, returns, complaints.',
      threshold: '{n:20} slips, one in four returns.',
      usd: 40,
      days: 10,
      stop: 'one bad night ends it.',
    },
  ],
  kill: 'fewer than ten people a {unit} in {place} look for a bed and find none, or a locked cage with mats stays empty',
  dealBreakers: [
    'They sleep on sacks for the sacks, and nothing else.',
    'A bed cannot cost less than its soap.',
    'One theft at a widow’s and no street opens its door.',
  ],
  explore: {
    stage: 'using',
    also: ['transport', 'housing', 'healthcare'],
    customers: ['women', 'workers', 'rural'],
    products: ['service', 'phone', 'app', 'device'],
    backgrounds: ['community', 'trader', 'builder', 'sales'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
