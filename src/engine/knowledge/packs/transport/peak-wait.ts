import { type Pain, use } from '../../pack-types.ts';

export const peakWait: Pain = {
  id: 'transport.peak-wait',
  title: 'Commuters wait an hour for a place at rush hour',
  short: 'Workers wait an hour each rush hour for a place on a bus',
  type: 'capacity',
  recognise: {
    event:
      'wait for a bus, wait for the bus, waiting for a bus, wait hours for a bus, wait hours for transport, long queues, bus queue, queue for the bus, no buses, not enough buses, buses are full, bus is full, full buses, overloaded, overcrowded bus, rush hour, peak hour, late for work, arrive late, late to work, stranded, traffic jam, hours in traffic, stuck in traffic, embouteillage, heures de pointe',
    setting:
      'commut, bus!, buses, minibus, matatu, danfo, trotro, daladala, taxi, stage, stop, morning, evening, work, office, suburb, route, passenger',
    goods: 'rides to work',
  },
  words: {
    who: ['commuters', 'commuter'],
    payer: ['employers', 'employer'],
    good: 'rides to work',
    unit: ['journey', 'journeys'],
  },
  problem: '{who} in {place} stand at the roadside for most of an hour before a vehicle with a free place stops',
  heading: 'Standing room: what waiting for {good} costs {who} in {place}',
  chain:
    'A minibus leaves when full, so it fills at the terminus and passes the next stops by. At dusk each crew turns round where it earns most, which may be half way. The route union says who may load where and takes a fee for it. {Who} pay with their sleep, and with wages docked for a late {unit}. Find out at which stop in {place} the last free place is taken, and who would gain if a vehicle started there.',
  causes: [
    {
      id: 'terminus',
      fix: 'loading',
      text: 'vehicles fill up at the terminus and pass the later stops',
      match: 'full at terminus, leave when full, do not stop, pass by, first stop',
      why: 'perhaps crews may not start anywhere else',
      sign: 'stops near the terminus wait as long',
    },
    {
      id: 'fleet',
      fix: 'vehicles',
      text: 'too few vehicles run in these two hours',
      match: 'not enough buses, few buses, no buses, shortage, broken, fleet',
      why: 'perhaps many stand for want of a part or a driver',
      sign: 'vehicles with empty seats pass the crowd',
    },
    {
      id: 'jam',
      fix: 'road',
      text: 'vehicles are caught in the jam and cannot come back',
      match: 'traffic, jam, congest, road works, embouteillage, slow',
      why: 'perhaps one junction does most of the harm',
      sign: 'the wait is as long on free roads',
    },
    {
      id: 'turning',
      fix: 'conduct',
      text: 'crews break the route where it suits them',
      match: 'short trip, half way, turn back, change route, double fare, conductor',
      why: 'perhaps the daily sum due to the owner forces them',
      sign: 'full routes are driven and the wait stays',
    },
  ],
  effects: [
    'wages are docked or the job is lost',
    'people rise at four and children see no parent by light',
    'a bike taxi eats the day’s gain',
    'employers hire only from near quarters',
  ],
  stakeholders: [
    'commuter: waits, has no say on the route',
    'crew: chooses where to turn, lives from the surplus',
    'route union: grants stops, can shut out a newcomer',
    'employer: loses the first hour, may pay for a van',
  ],
  metrics: [
    'minutes at the stop, by quarter of an hour',
    'full vehicles that passed before one stopped',
    'days with docked wages in a month',
  ],
  alternatives: [
    {
      text: 'Leave an hour before',
      match: 'leave early, wake up, four am, early',
      draw: 'free',
      limit: 'less sleep each day',
    },
    {
      text: 'Take a bike taxi',
      match: 'boda, okada, motorbike, bike taxi, moto',
      draw: 'there at once',
      limit: 'dear, and rain',
    },
    {
      text: 'Walk a part towards the terminus',
      match: 'walk, walk back, terminus',
      draw: 'gets a seat',
      limit: 'sore feet, and a dark road',
    },
    {
      text: 'Share a car with neighbours',
      match: 'carpool, share a car, colleague, lift',
      draw: 'a seat each day',
      limit: 'depends on one man and his car',
    },
    {
      text: 'Sleep near work in the week',
      match: 'rent near, sleep at work, live near',
      draw: 'no way at all',
      limit: 'rent, and a family apart',
    },
  ],
  want: 'People grumble and still come on time by leaving earlier. Ask {who} in {place} for the last {unit} that cost them money; lost sleep seldom opens a purse.',
  pay: 'The fare of {good} is already a large part of a wage, and a sure seat costs more than a lucky one. Perhaps an employer gains enough from the first hour to pay in the place of {who}.',
  can: 'A vehicle that starts at a middle stop fills at once and comes back empty. The union of {place} guards its stops, so ask for its leave before you promise {units}.',
  indicators: [
    use('SP.URB.GROW', 'near', 25, 'high', 'S', {
      split: 3.3,
      high: 'Settlements on the rim grow beyond what routes serve: {fig}. Stand at the newest stop of {place} from five to eight and count.',
      low: 'Cities grow no faster than fleets can: {fig}. If {who} still wait, look at where crews turn round.',
    }),
    use('ILO.EMP.SRV', 'exposure', 20, 'high', 'S', {
      split: 46,
      high: 'Many go to a shop, office or house that opens at a fixed hour: {fig}. Ask {n:10} {who} at which minute they count as late.',
      low: 'Fewer go to work by the clock: {fig}. Market people may travel outside rush hour, so part them from {who} with a boss.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Main roads score fairly for Africa: {fig}. The crowd in {place} may be a matter of crews, not tar; ride along twice.',
      low: 'Main roads score low: {fig}. Time one vehicle round its loop; a slow loop is a missing vehicle for {who}.',
    }),
    use('OWID.CO2.PC', 'proxy', 10, 'high', 'N', {
      split: 0.45,
      high: 'Private cars and engines burn a good deal: {fig}. Cars with one person may fill the road that {good} need; count seats taken at one light.',
      low: 'Little is burnt per head: {fig}. Few cars block {good}; look at the number of minibuses that run.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'A dearer sure seat is out of reach for most: {fig}. Test what {who} spent on a bike taxi last month before you price {units}.',
      low: 'More can pay for a sure seat: {fig}. Ask {who} in {place} who left the bus for a car, and why.',
    }),
    use('WGI.RQ', 'proxy', 10, 'low', 'P', {
      split: 23,
      high: 'Route permits may follow rules one can read: {fig}. Ask the office in {place} for the last permit it gave for {good}.',
      low: 'Written rules count for little: {fig}. Whoever sells the right to stop in {place} decides on {good}; find his bench.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'A message can tell a crowd when a van leaves: {fig}. Try it with one group of {who} who know each other.',
      low: 'Word of mouth fills seats: {fig}. Fix one stop and one minute for {who}, and keep to it.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 44,
      high: 'A week of {good} can be paid ahead by phone: {fig}. Ask {who} to do so before you hire a van.',
      low: 'Seats will be paid in coins at the door: {fig}. Sell paper tickets for {units} to one workplace first.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, some of whom ride to work',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Children, walkers and car owners are in it: count heads at one stop of {place}.',
    },
  ],
  sizing: {
    event: ['working day', 'working days'],
    inputs: [
      {
        id: 'waited',
        label: 'hours waited on one day, both ways',
        kind: 'hours',
        near: 'wait, queue, stand, hours, minutes',
        assume: [0.5, 1, 1.7],
        ask: 'How long does one {who1} wait on a usual day, both ways together?',
      },
      {
        id: 'hourly',
        label: 'income of an hour',
        kind: 'money',
        near: 'wage, earn, salary, paid, hour',
        ask: 'What does one {who1} earn in a day, in {money}?',
      },
    ],
    loss: [{ id: 'loss', label: 'worth of the hours waited in one day', expr: 'waited * hourly', unit: 'money' }],
    times: { per: 'week', assume: [4, 5, 6], ask: 'On how many days a week does one {who1} travel?' },
    periods: [44, 48, 50],
    people: { label: '{who} at the first stop in {place} you choose', assume: [60, 150, 400] },
  },
  notFound:
    'No record we hold counts the minutes {who} stand at stops in {country}. Two mornings with a watch at one stop of {place} give {n:100} waits.',
  political: [
    'Who grants stops and routes in {place}, and when it was last changed',
    'A van without leave is impounded in its first week.',
  ],
  environmental: [
    'What the first heavy rain does to {good} in {place}',
    'On wet days all numbers differ; keep them apart.',
  ],
  licences: [
    {
      ask: 'What does carrying {who} for a fee need: a permit, a route, a badge?',
      sector: 'company registration and investment',
    },
    { ask: 'Which cover must a hired van with paying riders have?', sector: 'insurance' },
  ],
  unknowns: [
    'How many minutes did {n:100} {who} wait at one stop of {place} on {n:3} weekdays?',
    'How many vehicles passed them full, and how many turned before?',
    'What did a late arrival cost the last {n:20} of them?',
  ],
  interview: [
    'Tell me of this morning, from the bed to the desk, with the hours.',
    'How many vehicles passed before you got in? What did you do meanwhile?',
    'When were you last late? What did it cost?',
    'When did you last take something dearer? What made you?',
    'Who in your street travels otherwise? How did that begin?',
    'To a crew: where did you turn round last night, and why there?',
  ],
  where:
    'the third stop from the terminus in {place} at half past five, a gate where workers clock in, and the crews’ tea stall at noon',
  tests: [
    {
      name: 'Clock at the stop',
      hypothesis: 'half of {who} wait more than {n:40} minutes at one stop.',
      method:
        'hand out numbered slips on arrival at a stop in {place} and take them back at the door of the vehicle, {n:3} mornings.',
      metric: 'minutes, and full vehicles that passed.',
      threshold: '{n:50} of {n:100}.',
      usd: 30,
      days: 4,
      stop: 'the median on two mornings is under {n:20}.',
    },
    {
      name: 'Ten seats at six',
      hypothesis: '{who} pay ahead for a sure seat.',
      method:
        'hire a van with leave of the union; sell one week of {good} from a middle stop to people of two workplaces.',
      metric: 'seats paid for before Monday.',
      threshold: '{n:10} of {n:14}.',
      usd: 220,
      days: 9,
      stop: 'fewer than {n:5} by Friday.',
    },
    {
      name: 'The gate pays',
      hypothesis: '{payer} pay half of {good} for a full first hour.',
      method: 'show {n:5} {payer} in {place} their own late list of a month; offer the van.',
      metric: 'employers who sign for a month.',
      threshold: '{n:2} of {n:5}.',
      usd: 20,
      days: 7,
      stop: 'no employer can show a late list.',
    },
  ],
  kill: 'half of {who} at the chosen stop in {place} wait under {n:20} minutes, or fewer than {n:5} of {n:14} seats are paid ahead',
  dealBreakers: [
    'The union of {place} lets nobody load at a middle stop.',
    'The empty way back costs more than {who} can pay for {good}.',
    'One junction makes the wait, and every van would stand there too.',
  ],
  explore: {
    stage: 'moving',
    also: ['technology', 'employment'],
    customers: ['urban', 'workers', 'companies'],
    products: ['app', 'phone', 'service'],
    backgrounds: ['transport', 'software', 'community'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'high',
  },
};
