import { type Pain, use } from '../../pack-types.ts';

export const marketToilets: Pain = {
  id: 'water.market-toilets',
  title: 'Markets and schools have no toilet a woman will use',
  short: 'The market or school toilet is locked or too dirty to use',
  type: 'capacity',
  recognise: {
    event:
      'public toilet, toilets are dirty, dirty toilet, no toilet, no toilets, toilet is locked, locked toilet, open defecation, menstrua, period!, periods, sanitary pad, pads!, toilet at the market, market toilet, school toilet, pay toilet, hold it, hold their, urinat, latrines blettes, toilettes, toilette publique, latrines publiques, defecation',
    setting:
      'market, women traders, girls, school, bus park, station, stall, traders, customers, caretaker, washroom, water, privacy, shop',
    goods: 'toilet=toilets, latrine=toilets, washroom=toilets, toilette=toilets',
  },
  words: {
    who: ['women traders and schoolgirls', 'woman'],
    payer: ['women traders and schoolgirls', 'woman'],
    good: 'toilets',
    unit: ['visit', 'visits'],
  },
  problem: '{who} in {place} hold back, drink nothing or go home rather than use the {good} near them',
  heading: 'Not a drop until evening: {good} that {who} of {place} will not use',
  chain:
    'Somebody built a block with a plaque. The council let it to a man who takes a coin; he buys no soap, for the coin is the same. Men find a wall. Women drink nothing, go to a friend’s bar for the price of a soda, or close the stall. Find out who in {place} holds the key, who gets the coin, and what a woman paid on her last {unit}.',
  causes: [
    {
      id: 'upkeep',
      fix: 'upkeep',
      text: 'the one who takes the coin does not clean or mend',
      match: 'dirty, clean, caretaker, upkeep, smell, broken, soap, maintain',
      why: 'perhaps the lease is by the month, to the nephew of someone',
      sign: 'a block with its own cleaner is avoided as well',
    },
    {
      id: 'few',
      fix: 'number',
      text: 'there are far too few for so many',
      match: 'few, queue, ratio, one toilet, crowd, not enough, hundreds',
      why: 'perhaps two of six doors serve as a store',
      sign: 'blocks stand empty at the busiest hour',
    },
    {
      id: 'nowater',
      fix: 'water',
      text: 'water or a full pit closes it half of the time',
      match: 'no water, tank, full, blocked, flush, closed, locked, sewage',
      why: 'perhaps the water bill went unpaid for the former tenant',
      sign: 'it is avoided on days with water too',
    },
    {
      id: 'private',
      fix: 'safety',
      text: 'no lock, no light, no bin, men at the door',
      match: 'lock, door, light, privacy, harass, bin, pads, men, safe, mixed',
      why: 'perhaps both sexes share one path behind the butchers',
      sign: 'with a woman at the door it is used as little',
    },
  ],
  effects: [
    'bellies and bladders hurt by evening',
    'a stall closes for an hour at the best time',
    'a girl is absent on the same days each month',
  ],
  stakeholders: [
    'woman trader or schoolgirl: bears it, says nothing in a meeting',
    'caretaker: has the key and the coin',
    'market committee or head teacher: lets the block, takes a share',
    'bar owner: sells a soda with a key',
    'council health officer: can close it, cannot clean it',
  ],
  metrics: [
    'women’s {units} a day ÷ women present',
    'hours open, with water, soap and a lock',
    'coins taken ÷ coins spent on it',
  ],
  alternatives: [
    {
      text: 'Drink nothing until home',
      match: 'drink nothing, hold, wait, home',
      draw: 'free',
      limit: 'pain, and illness in the heat',
    },
    {
      text: 'A bar or a friend’s house',
      match: 'bar, shop, friend, house, hotel',
      draw: 'clean enough, a key',
      limit: 'a soda each time',
    },
    {
      text: 'Go behind the wall',
      match: 'bush, behind, wall, open, bag, field',
      draw: 'quick',
      limit: 'eyes, snakes and shame',
    },
    {
      text: 'Leave the stall or the class',
      match: 'go home, close, leave, absent',
      draw: 'privacy',
      limit: 'sales, or a lesson',
    },
  ],
  want: 'Women have arranged themselves with thirst for years, and few will say so before men. Let a woman ask {who} in {place} what they drank since dawn; the answer tells you the want.',
  pay: 'A coin is paid already, for a bad place. A few {who} may pay two for a good one; whether that covers water, soap and a cleaner is a sum to be done before you touch {good}.',
  can: 'The block belongs to a council, the key to a nephew, the pit to nobody. To clean is easy for a week in {place}; to hold the lease through an election is not.',
  indicators: [
    use('SH.STA.BASS.ZS', 'near', 30, 'low', 'S', {
      split: 45,
      high: 'Many have a decent toilet at home: {fig}. They will compare yours with it; let {n:10} {who} show you theirs.',
      low: 'Few have a decent toilet anywhere: {fig}. A clean door at the market may be the best in the ward, so ask what it is worth.',
    }),
    use('HDR24.GII', 'near', 20, 'high', 'S', {
      split: 0.53,
      high: 'Women’s needs come last in plans: {fig}. Count women’s doors and men’s in {place}, and who sits on the committee.',
      low: 'Women are heard more than in much of Africa: {fig}. If {good} still stink, ask who was told.',
    }),
    use('SP.URB.GROW', 'proxy', 10, 'high', 'S', {
      split: 3.3,
      high: 'Markets swell while the block stays: {fig}. Count stalls per door in {place}.',
      low: 'Markets grow slowly: {fig}. The old block might do if it were clean.',
    }),
    use('ILO.EMP.SRV', 'exposure', 15, 'high', 'E', {
      split: 46,
      high: 'Many stand behind a stall all day: {fig}. Choose the market of {place} with the longest hours.',
      low: 'Fewer trade for a living: {fig}. A school or bus park may have more {units} than the market.',
    }),
    use('SH.H2O.BASW.ZS', 'proxy', 15, 'low', 'S', {
      split: 73,
      high: 'Water is near for most: {fig}. Ask why the tank on the block is dry all the same.',
      low: 'Water is far for many: {fig}. Reckon cans a day for {good} before soap and paint.',
    }),
    use('WGI.CC', 'context', 10, 'low', 'P', {
      split: 24,
      high: 'Leases go by rule more than elsewhere: {fig}. Ask how the last one in {place} was given.',
      low: 'A lease may be a gift: {fig}. Find whose nephew has the key before you bid for {good}.',
    }),
    use('FB.AGE014', 'exposure', 0, 'none', 'S', {
      split: 38,
      high: 'Schools are full: {fig}. Count girls per door at one school in {place}.',
      low: 'Schools are less full: {fig}. Market hours may matter more than school hours.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'A week can be paid ahead by phone: {fig}. Offer {who} a weekly pass and see who takes it.',
      low: 'Coins only: {fig}. A paper card with seven boxes may do for {good}.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, whose markets and bus parks need a door',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Half are men and most are elsewhere: count women at one market of {place} at eleven.',
    },
  ],
  sizing: {
    event: ['day', 'days'],
    inputs: [
      {
        id: 'spent',
        label: 'soda, coin or fare spent to find a place',
        kind: 'money',
        near: 'coin, fee, soda, pay, fare, toilet',
        ask: 'What does one {who1} spend in a day to find a place, in {money}?',
      },
      {
        id: 'hours',
        label: 'hours away from the stall',
        kind: 'hours',
        near: 'hour, minutes, close, leave, away',
        assume: [0.2, 0.5, 1.5],
        ask: 'How long is {who1} away from the stall for it?',
        choices: ['A few minutes', 'Half an hour', 'Over an hour'],
        values: [0.1, 0.5, 1.5],
      },
      {
        id: 'earn',
        label: 'sales left over in an hour',
        kind: 'money',
        near: 'earn, sell, an hour, per hour, profit',
        ask: 'What does {who1} keep from an hour at the stall, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'cost of one day', expr: 'spent + hours * earn', unit: 'money' }],
    times: { per: 'week', assume: [3, 5, 6], ask: 'On how many days a week does this happen?' },
    periods: [40, 48, 52],
    people: { label: '{who} at one market or school of {place}', assume: [80, 200, 500] },
  },
  traps: [
    {
      when: ['dirty, smell, clean', 'no toilet, few, queue, none, not enough'],
      text: 'A dirty block and no block at all need a bucket in one case and a builder in the other.',
      ask: 'What is there now in {place}?',
      choices: ['A dirty one', 'A locked one', 'None at all'],
    },
  ],
  notFound:
    'No record we hold counts {good} of markets or their state in {country}. An hour at each door in {place}, with a count by sex, is worth a survey.',
  political: [
    'Who may let the block in {place}, for how long, and when the next lease falls due',
    'A lease ends with an election; begin after it.',
  ],
  environmental: [
    'Which rains flood the block of {place} and how full the pit stands then',
    'A clean floor means nothing over a full pit.',
  ],
  licences: [
    {
      ask: 'What must one hold to run {good} for a fee on public ground?',
      sector: 'company registration and investment',
    },
    { ask: 'Who inspects such a place, and by which list?', sector: 'standards' },
  ],
  unknowns: [
    'At {n:3} markets of {place}, how many women came by eleven and how many used a door?',
    'What did they do instead, and what did it cost?',
    'Would a coin more, paid by women, cover water, soap and a cleaner?',
  ],
  interview: [
    'What have you drunk since this morning? Tell me why.',
    'Where did you go yesterday, when, and what did you pay?',
    'When did you last close the stall or miss a lesson for it?',
    'What did you see the last time you opened the door of the public one?',
    'What do you do on the days of your period?',
    'To the caretaker: what did you buy for it this month? What do you pay for the key?',
  ],
  where:
    'market stalls of {place} from ten to two, the bar with the key on a stick, and a school yard after the second lesson',
  tests: [
    {
      name: 'Who opens the door',
      hypothesis: 'four women in five avoid {good} near them.',
      method:
        'a woman counts women present and women who enter, for two days at {n:2} places of {place}; asks {n:20} what they did instead.',
      metric: 'entering ÷ present.',
      threshold: 'under one in five.',
      usd: 25,
      days: 5,
      stop: 'half go in.',
    },
    {
      name: 'A clean week',
      hypothesis: 'a cleaned door with soap, bin and lock is used at twice the coin.',
      method: 'take over {n:2} doors for {n:6} days with the keeper’s leave; a woman cleans and collects.',
      metric: 'women’s {units} and coins left.',
      threshold: 'twice as many by day five, no loss.',
      usd: 150,
      days: 8,
      stop: 'coins do not cover water.',
    },
    {
      name: 'Weekly card',
      hypothesis: '{payer} pay a week ahead.',
      method: 'sell cards to {n:60} women at the end of the clean week.',
      metric: 'cards sold.',
      threshold: '{n:20}.',
      usd: 30,
      days: 4,
      stop: 'under {n:6}.',
    },
  ],
  kill: 'half of the women in {place} use the present doors, or a clean one at twice the coin does not pay its water and soap',
  dealBreakers: [
    'The key in {place} belongs to somebody no rule can move.',
    'The pit is full and no truck comes, so no soap helps.',
    'Women will not pay a second coin in front of men.',
  ],
  explore: {
    stage: 'using',
    also: ['education', 'retail', 'waste'],
    customers: ['women', 'institutions', 'shops'],
    products: ['service', 'device', 'phone'],
    backgrounds: ['community', 'builder', 'health', 'teacher', 'trader'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
