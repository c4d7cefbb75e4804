import { type Pain, use } from '../../pack-types.ts';

export const nightRides: Pain = {
  id: 'transport.night-rides',
  title: 'Women fear the ride home after dark',
  short: 'Women are touched, robbed or followed on the ride home',
  type: 'safety',
  recognise: {
    event:
      'unsafe at night, not safe at night, afraid to travel, fear to travel, sexual harassment, sexually harass, harassed on, harassed in, groped, touched, robbed in taxis, robbed in a taxi, robbed by, one chance, kidnap, kidnapped, unsafe taxi, unsafe taxis, unsafe rides, safe rides, safe ride, ride home at night, travel at night, after dark, get home safely, stop working late, agression, harcelement, insecurite',
    setting:
      'women, girls, night, evening, taxi, bus!, boda, stage, ride, driver, dark, shift, nurse, student, market, stop, passenger, hotel',
  },
  words: {
    who: ['women who work late', 'woman'],
    payer: ['employers of late shifts', 'employer'],
    good: 'rides after dark',
    unit: ['way home', 'ways home'],
  },
  problem:
    '{who} in {place} are touched, robbed or followed on their way home, and so go early, pay more or give up the shift',
  heading: 'The last bus and after: {good} of {who} in {place}',
  chain:
    'At nine the buses thin out and whoever still drives chooses his passengers. A woman picks a driver by face, by a friend’s word or by an app’s stars, and texts the plate to a sister. If something happens she is asked why she was out. The employer gains from the late hour and rarely pays for the way. Ask {who} in {place} about the part of the way they fear most, and find out who already walks or drives it with them.',
  causes: [
    {
      id: 'stranger',
      fix: 'driver',
      text: 'nobody knows who the driver is',
      match: 'unknown driver, stranger, fake taxi, unmarked, plate, identity, one chance',
      why: 'perhaps the known driver sleeps at that hour',
      sign: 'trouble came from drivers they knew',
    },
    {
      id: 'dark',
      fix: 'last stretch',
      text: 'the last stretch on foot is dark and empty',
      match: 'dark, street light, walk, alley, last stretch, corner, bush',
      why: 'perhaps one corner accounts for most',
      sign: 'the trouble happens inside the vehicle',
    },
    {
      id: 'crush',
      fix: 'crowding',
      text: 'bodies are pressed together in a full vehicle',
      match: 'crowded, touched, groped, full, squeezed, standing',
      why: 'perhaps the conductor looks away to keep his fare',
      sign: 'it happens in half-empty ones as well',
    },
    {
      id: 'silence',
      fix: 'answer',
      text: 'nothing follows when it happens',
      match: 'police, report, blame, ignored, shame, nobody helps, no action',
      why: 'perhaps the stage could punish, if it were told',
      sign: 'men who were reported did it again',
    },
  ],
  effects: [
    'late shifts are given up, the better paid ones first',
    'a husband or brother waits at the stop each night',
    'two fares are paid for one safe one',
    'girls leave evening classes',
  ],
  stakeholders: [
    'woman on the way: decides by fear, hides much',
    'driver: honest ones lose fares to the fear',
    'employer: needs the late hour, can hire a van',
    'stage chairman: knows the men, can expel',
  ],
  metrics: [
    'troubles per hundred {good}, by kind and place',
    'extra coins paid for a safe way',
    'late shifts refused in a month',
  ],
  alternatives: [
    { text: 'Leave before dark', match: 'leave early, before dark, go early', draw: 'no fear', limit: 'less pay' },
    {
      text: 'Call a driver one knows',
      match: 'known driver, trusted driver, call my',
      draw: 'a face',
      limit: 'dear, and asleep at two',
    },
    {
      text: 'Go in a group',
      match: 'group, together, colleagues, friends',
      draw: 'free',
      limit: 'all must finish at one hour',
    },
    {
      text: 'Order by app and share the way',
      match: 'app, uber, bolt, share location, plate',
      draw: 'a name and a map',
      limit: 'dear, and stars can be bought',
    },
    {
      text: 'Stay the night at work',
      match: 'sleep at work, stay over, hostel',
      draw: 'safe until dawn',
      limit: 'a mat on the floor',
    },
  ],
  want: 'Fear is widely felt and each has made her own way round it. Ask {who} in {place} what they paid or gave up in the last week because of {good}; what costs nothing will not be bought away.',
  pay: '{Payer} say that the way is private. They may pay where shifts stay unfilled or staff leave; {who} pay a little more for a known face, not for an alarm.',
  can: 'You vouch for men you have met once. One bad night in {place} ends your name, and stars or papers do not show what a man does when nobody looks; begin with few drivers whom {who} chose.',
  indicators: [
    use('HDR24.GII', 'near', 25, 'high', 'S', {
      split: 0.53,
      high: 'Women and men stand far apart in rights and income: {fig}. Talk with {who} in {place} apart from men, and let them draw the way.',
      low: 'Women stand nearer to men than in half of Africa: {fig}. Fear of {good} may touch fewer; count refused shifts.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'L', {
      split: 25,
      high: 'The law has some weight: {fig}. See in {place} what became of the last three reports by {who}.',
      low: 'The law has little weight: {fig}. Ask {who} whom they would tell; the chairman of the stage may do more.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 10, 'low', 'T', {
      split: 87,
      high: 'Streets may be lit where homes are: {fig}. Walk the last stretch with {who} at ten and note which lamps burn.',
      low: 'Town homes without current mean dark lanes: {fig}. A lamp at one corner of {place} may do more for {good} than an app.',
    }),
    use('ILO.EMP.SRV', 'exposure', 20, 'high', 'S', {
      split: 46,
      high: 'Service work runs late: {fig}. Ask {n:5} {payer} in {place} which late shifts stay unfilled.',
      low: 'Fewer work in services: {fig}. {Who} may be market women going out before dawn; ask about that hour as well.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'New quarters lie far out: {fig}. Map where {who} get off in {place}, and how far they walk.',
      low: 'Quarters grow slowly: {fig}. Neighbours know each other; groups for {good} might form by themselves.',
    }),
    use('FINDEX.ACCOUNT.WOMEN', 'context', 10, 'low', 'S', {
      split: 45,
      high: 'Many women hold an account: {fig}. {Who} can pay ahead for a week of {good}; ask before you offer.',
      low: 'Few women hold an account: {fig}. Take a weekly coin from {who} through a colleague they trust.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'A map can be shared on the way: {fig}. Ask {who} who watches it at midnight.',
      low: 'Few have data at hand: {fig}. A call on arrival between {who} costs less and tells more.',
    }),
    use('SL.TLF.ACTI.1524.ZS', 'context', 0, 'none', 'S', {
      split: 37,
      high: 'Many of the young work or seek work: {fig}. Young {who} may do the late shifts; ask what their mothers say.',
      low: 'Many of the young study or stay home: {fig}. Evening classes in {place} may be where {good} fail.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, of whom some women work late',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Only a part works after dark: count {who} leaving {n:5} gates in {place} between nine and eleven.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'fare',
        label: 'extra fare for one safer {unit}',
        kind: 'money',
        near: 'taxi, fare, extra, pay, ride, uber, bolt',
        ask: 'What more does one {who1} pay for a safer {unit}, in {money}?',
      },
      {
        id: 'ways',
        label: 'such {units} in a month',
        kind: 'count',
        near: 'night, shift, week, month, times',
        assume: [6, 12, 20],
        ask: 'How many late {units} a month does one {who1} make?',
      },
      {
        id: 'shifts',
        label: 'late shifts given up in a month',
        kind: 'count',
        near: 'shift, give up, refuse',
        assume: [0, 1, 4],
      },
      {
        id: 'wage',
        label: 'pay for one late shift',
        kind: 'money',
        near: 'wage, paid, earn, shift',
        ask: 'What is one late shift paid, in {money}?',
      },
    ],
    loss: [
      { id: 'fares', label: 'extra fares in one month', expr: 'fare * ways', unit: 'money' },
      { id: 'loss', label: 'cost of one month', expr: 'fares + shifts * wage', unit: 'money' },
    ],
    times: { per: 'year', assume: [9, 11, 12], ask: 'In how many months a year does one {who1} work late?' },
    periods: [1, 1, 1],
    people: { label: '{who} at the late gates of {place} you can meet', assume: [40, 120, 300] },
  },
  notFound:
    'No record we hold counts what happens to {who} on the road in {country}; most is never told. A box for unsigned notes at {n:5} workplaces of {place} may show where and when.',
  political: [
    'Whether {place} lights its stops and what became of the last promise',
    'A lamp put up by the council makes a paid escort needless on that corner.',
  ],
  environmental: [
    'How early dark and rain empty the streets of {place}',
    'Cold and wet months need other hours than the warm ones.',
  ],
  licences: [
    { ask: 'May you keep names and ways of {who}, and for how long?', sector: 'data protection' },
    { ask: 'What does a van or a list of drivers for {payer} need?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'What did {n:60} {who} in {place} pay or give up for {good} in one week?',
    'On which stretch, and at which minute, does most of it happen?',
    'Which {payer} have late shifts they cannot fill?',
  ],
  interview: [
    'Take me along last night’s way, from the gate to your door.',
    'When did you last change your mind about a vehicle? What did you see?',
    'Whom do you send the plate to? When did that person last have to act?',
    'Which shift did you refuse, and what would it have paid?',
    'If you wish to tell: what happened, and what did those around you do?',
    'To a driver: how do you show a stranger that she can get in?',
  ],
  where:
    'the gates of a hospital, a hotel and a call centre in {place} at ten at night, with a woman asking, and the stage where the last vehicles stand',
  tests: [
    {
      name: 'Notes in a box',
      hypothesis: 'fear of the way costs {who} a tenth of their pay.',
      method: 'unsigned slips at {n:5} workplaces in {place}: way, extra fare, shifts refused last week.',
      metric: 'coins and shifts.',
      threshold: 'a tenth in {n:30} of {n:60}.',
      usd: 20,
      days: 6,
      stop: 'under {n:10} name any cost.',
    },
    {
      name: 'Six chosen drivers',
      hypothesis: '{who} pay a weekly sum for known drivers.',
      method: '{who} of two workplaces choose {n:6} men; one phone sends the nearest, week paid ahead.',
      metric: 'weeks paid.',
      threshold: '{n:12} of {n:40}.',
      usd: 120,
      days: 10,
      stop: 'fewer than {n:4} pay.',
    },
    {
      name: 'The gate’s van',
      hypothesis: '{payer} pay for a van to fill a shift.',
      method: 'offer {n:5} employers a van for two weeks at half of its cost.',
      metric: 'employers who pay.',
      threshold: '{n:2} of {n:5}.',
      usd: 200,
      days: 9,
      stop: 'none has an unfilled shift.',
    },
  ],
  kill: 'under {n:10} of {n:60} {who} in {place} name a cost in the last week, or nobody pays ahead for chosen drivers',
  dealBreakers: [
    'Trouble comes from men whom {who} know, and no list keeps them out.',
    '{Payer} fill the late shift with men instead.',
    'You cannot vouch for a driver, and {who} would trust your word.',
  ],
  explore: {
    stage: 'using',
    also: ['employment', 'technology'],
    customers: ['women', 'urban', 'workers'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['community', 'transport', 'software'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
