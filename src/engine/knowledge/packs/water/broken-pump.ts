import { type Pain, use } from '../../pack-types.ts';

export const brokenPump: Pain = {
  id: 'water.broken-pump',
  title: 'The village pump stays broken for months',
  short: 'A village pump stays broken for months',
  type: 'capacity',
  recognise: {
    event:
      'pump is broken, pump broken, broken pump, pumps break, pump breaks, breaks down, broke down, broken down, hand pump, handpump, broken borehole, borehole broken, borehole broke, not repaired, nobody repairs, no spare part, spare part, mechanic, water committee, abandoned, not working, stopped working, pompe en panne, en panne, pompe',
    setting:
      'village, borehole, well!, water point, rural, committee, women, river, swamp, water, district, forage, puits',
    goods: 'pump=hand pumps, hand pump=hand pumps, handpump=hand pumps, borehole=hand pumps, forage=hand pumps',
  },
  words: {
    who: ['village families', 'family'],
    payer: ['village water committees', 'water committee'],
    good: 'hand pumps',
    unit: ['breakdown', 'breakdowns'],
  },
  problem: '{who} in {place} go back to the stream for weeks or months whenever the {good} they share stop',
  heading: 'When {good} stop: the weeks {who} of {place} go back to the stream',
  chain:
    'A charity drilled and left. A committee was named to gather a coin from each house, and a treasurer keeps it, or did. When a rod snaps, somebody must ride to town, find the part and pay the mechanic, who was not paid last time. Each family loses hours; nobody alone loses enough to act. Find out how many days the last three {units} in {place} lasted, and which day was lost to what.',
  causes: [
    {
      id: 'fund',
      fix: 'money',
      text: 'there is no money in hand on the day it breaks',
      match:
        'argent, caisse, cotisation, fund, coins, contribution, collect, no money, treasurer, stole, embezzle, pay',
      why: 'perhaps the coins were lent for a funeral and nobody dares to ask',
      sign: 'repairs wait as long where the tin is full',
    },
    {
      id: 'part',
      fix: 'parts',
      text: 'the part is not in any shop within a day’s ride',
      match: 'piece de rechange, piece, spare, part, pipe, rod, seal, rubber, shop, brand, import',
      why: 'perhaps the charity brought a model nobody else uses',
      sign: 'parts lie in the shop and still nobody comes',
    },
    {
      id: 'mech',
      fix: 'mechanic',
      text: 'the one who can repair it is far or unpaid',
      match: 'mechanic, technician, repair, far, area mechanic, unpaid, skill',
      why: 'perhaps he left for town, as three pumps a year feed no one',
      sign: 'a mechanic lives in the village and waits are as long',
    },
    {
      id: 'owner',
      fix: 'duty',
      text: 'each one waits for another to act',
      match: 'committee, chief, ngo, charity, government, district, council, responsible, whose, ownership',
      why: 'perhaps the village hopes that the charity returns',
      sign: 'a named person is paid to act and it takes as long',
    },
  ],
  effects: [
    'women and girls walk at dawn to a stream that cattle use',
    'bellies ache in the second week, and nobody links it to the pump',
    'the richest house digs its own well and stops paying',
  ],
  stakeholders: [
    'mother who fetches: loses hours, does not hold the tin',
    'treasurer: holds the coins, is asked for loans',
    'chief: can make each house pay within a day',
    'mechanic: knows each rod, chooses whom to serve first',
    'district water office: counts pumps, promises parts',
  ],
  metrics: [
    'days from {unit} to water',
    'of those days, how many for money, part and mechanic',
    'coins gathered ÷ coins agreed, by house',
  ],
  alternatives: [
    {
      text: 'Walk to the stream or an old well',
      match: 'stream, river, pond, swamp, open well, walk',
      draw: 'no meeting, no coin',
      limit: 'hours and sick bellies',
    },
    {
      text: 'Call a meeting and gather coins',
      match: 'meeting, gather, contribute, collect, harambee',
      draw: 'works once anger is high',
      limit: 'weeks, and the same houses pay',
    },
    {
      text: 'Ask the charity or the politician',
      match: 'ngo, charity, politician, mp, councillor, church',
      draw: 'costs a letter',
      limit: 'comes in an election year',
    },
    {
      text: 'Buy cans from a cart',
      match: 'cart, vendor, buy water, donkey, water seller',
      draw: 'at the door',
      limit: 'a price per can, each day',
    },
  ],
  want: 'Each of the houses would like {good} that run and few will walk to a meeting for it while the stream has water. Ask {who} what they did in the first week of the last {unit}, house by house.',
  pay: 'A small coin each month for a pump that works feels like paying for nothing; the same coin after a {unit} is gathered in anger. Ask {payer} in {place} which of the two they ever managed for a whole year.',
  can: 'To promise water within days you must hold parts for each model and a rider who comes in the rains. Ten {good} far apart around {place} may not feed one mechanic.',
  indicators: [
    use('SH.H2O.BASW.RU.ZS', 'near', 30, 'low', 'S', {
      split: 60,
      high: 'Most rural people count as served: {fig}. A pump that stands dry may be counted too, so try the handle of each one near {place}.',
      low: 'Many rural families lack a near source even on paper: {fig}. The next pump is far when theirs stops; walk that way once with {who}.',
    }),
    use('ILO.EMP.AGR', 'exposure', 15, 'high', 'S', {
      split: 36,
      high: 'Many live from land, away from pipes: {fig}. Count families per pump around {place} with the chief.',
      low: 'Fewer live from land: {fig}. Villages with {good} may be thin and far apart, which makes each ride dear.',
    }),
    use('SI.POV.DDAY', 'proxy', 15, 'high', 'E', {
      split: 36,
      high: 'A coin a month is missed in many houses: {fig}. Look through the treasurer’s list for who stopped paying, and when.',
      low: 'Most could spare the coin: {fig}. If the tin is empty, ask who holds it before you ask for more.',
    }),
    use('WGI.CC', 'proxy', 15, 'low', 'P', {
      split: 24,
      high: 'Common money is kept better than in half of Africa: {fig}. See whether a written list on the pump wall in {place} keeps coins coming.',
      low: 'Money held for others tends to vanish: {fig}. Ask {who} whom they would trust with a tin, and why.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Parts travel fairly well: {fig}. If {units} still last, look at the coin and not at the road.',
      low: 'Parts crawl: {fig}. Put the three that break most into one box in {place} and see what that changes.',
    }),
    use('FINDEX.MOBILEMONEY', 'context', 10, 'low', 'T', {
      split: 43,
      high: 'Coins can be sent and seen by phone: {fig}. Ask {payer} whether an open account would shame late payers.',
      low: 'Coins stay in a tin: {fig}. Two keys held by two women may do more for {good} than any account.',
    }),
    use('EN.POP.DNST', 'proxy', 0, 'none', 'N', {
      split: 56,
      high: 'Villages stand close: {fig}. One rider may reach several {good} in a day.',
      low: 'Villages lie apart: {fig}. Reckon the fuel for one {unit} first.',
    }),
    use('IGME.U5MR', 'context', 0, 'none', 'S', {
      split: 45,
      high: 'Small children die of what streams carry: {fig}. Ask a nurse near {place} what follows a long {unit}.',
      low: 'Fewer small children die: {fig}. Hours rather than illness may move {who}.',
    }),
  ],
  reach: [
    {
      label: 'people outside the towns, who share most pumps',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution:
        'Many of them use wells, pipes or streams. List the pumps within a day’s ride of {place} and who drinks from each.',
    },
  ],
  sizing: {
    event: ['week without the pump', 'weeks without the pump'],
    inputs: [
      {
        id: 'hours',
        label: 'hours more a day to fetch',
        kind: 'hours',
        near: 'hour, walk, fetch, far, distance, carry',
        assume: [1, 2, 4],
        ask: 'How many more hours a day does fetching take when it is broken?',
        choices: ['One', 'Two', 'Four'],
        values: [1, 2, 4],
      },
      {
        id: 'worth',
        label: 'worth of an hour of work',
        kind: 'money',
        near: 'earn, wage, an hour, per hour, labour',
        ask: 'What would an hour of field or market work bring one {who1}, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'worth of the hours of one week', expr: 'hours * 7 * worth', unit: 'money' }],
    times: { per: 'year', assume: [2, 5, 12], ask: 'How many weeks a year is the pump out of use?' },
    periods: [1, 1, 1],
    people: { label: '{who} around the pumps one rider can reach from {place}', assume: [60, 150, 400] },
  },
  traps: [
    {
      when: ['no money, fund, coins, contribution, treasurer', 'spare part, mechanic, technician, part'],
      text: 'An empty tin and an empty shelf end in the same silence. A fund is of no use without parts, nor parts without a fund.',
      ask: 'In the last {unit} near {place}, what took the most days?',
      choices: ['Finding the money', 'Finding the part', 'Finding the mechanic'],
    },
  ],
  notFound:
    'No record we hold counts {units} of {good} or their length in {country}. Ask the mechanic nearest to {place} for his notebook, and the parts seller for his bills.',
  political: [
    'Who owns {good} near {place} on paper, and who may charge for their upkeep',
    'A paid repair of public property may need a letter first.',
  ],
  environmental: [
    'In which months the stream near {place} is dry or brown and each {unit} hurts most',
    'Offer help in those weeks, for in the rains nobody calls.',
  ],
  licences: [
    {
      ask: 'What must a business be that collects coins from many houses and keeps them?',
      sector: 'finance / central bank',
    },
    { ask: 'Which parts for {good} must meet a mark, and who tests?', sector: 'standards' },
  ],
  unknowns: [
    'How many days did each of the last {n:20} {units} near {place} last, and what was waited for?',
    'Which three parts make up most of them?',
    'Has any village here paid each month for a full year, and what held it together?',
  ],
  interview: [
    'Tell me about the last time the handle gave no water. What happened on the first day, and the next?',
    'Where did you fetch then? How many trips, who went, at what hour?',
    'Who called the mechanic? What did he ask for, and who gave it?',
    'When did your house last pay for the pump? How much, and into whose hand?',
    'To the mechanic: which job was the last you were not paid for?',
    'Which village near here never waits long? What do they do?',
  ],
  where:
    'the pump at dawn when cans stand in line near {place}, the parts seller in the district town, and the mechanic’s yard',
  tests: [
    {
      name: 'Twenty notebooks',
      hypothesis: 'most days of a {unit} pass over money, not over parts.',
      method: 'with {n:2} mechanics, write down the last {n:20} {units} near {place}: broke, told, paid, part, done.',
      metric: 'days by cause.',
      threshold: 'half of the days wait for money.',
      usd: 35,
      days: 5,
      stop: 'parts take half of them.',
    },
    {
      name: 'Box of three parts',
      hypothesis: '{good} run again within three days where parts wait nearby.',
      method: 'leave the three commonest parts with a shop near {place}; tell {n:8} committees.',
      metric: 'days to water.',
      threshold: 'under {n:4} in the first {n:2} cases.',
      usd: 180,
      days: 10,
      stop: 'a part is taken on credit twice.',
    },
    {
      name: 'Coin before the break',
      hypothesis: '{payer} pay now for a rider who comes within three days.',
      method: 'offer {n:8} committees a written promise for three months, paid before.',
      metric: 'committees that pay in full.',
      threshold: '{n:3} of {n:8}.',
      usd: 60,
      days: 9,
      stop: 'all wish to pay when it breaks.',
    },
  ],
  kill: '{good} near {place} run again within a week by themselves, or fewer than {n:2} of {n:8} committees pay before a {unit}',
  dealBreakers: [
    'A charity replaces broken {good} for nothing before long.',
    'There are too few {good} within a ride to feed one mechanic.',
    'The tin cannot be kept safe in any hand.',
  ],
  explore: {
    stage: 'using',
    also: ['agriculture', 'technology'],
    customers: ['rural', 'women', 'institutions'],
    products: ['service', 'phone', 'device'],
    backgrounds: ['engineer', 'community', 'artisan', 'transport'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
