import { type Pain, use } from '../../pack-types.ts';

export const schoolJourney: Pain = {
  id: 'education.school-journey',
  title: 'The way to school is long or dangerous',
  short: 'Pupils walk too far, or the way to school is unsafe',
  type: 'safety',
  recognise: {
    event:
      'walk to school, walks to school, walking to school, walk long, walk far, way to school, journey to school, distance to school, far from school, school is far, schools are far, school far, nearest school, kilometres to school, kilometers to school, km to school, hours to school, school bus, school buses, school van, school run, school transport, cross the river, cross a river, cross the road, road accident, knocked down, arrive late at school, late for school, arrive tired, long distance, long distances, transport scolaire',
    setting: 'pupil, child, school, walk, kilomet, road, river, parent, rural, morning, distance, unsafe, on foot',
    goods: 'school bus=school buses, bicycle=bicycles, bike=bicycles, school van=school vans, rides!=safe rides',
  },
  words: {
    who: ['pupils', 'pupil'],
    payer: ['parents', 'parent'],
    good: 'safe rides',
    unit: ['journey', 'journeys'],
  },
  problem: '{who} in {place} lose hours, lessons and sometimes their safety on each {unit} to school and back',
  heading: 'Before the first bell: what each {unit} costs {who} in {place}',
  chain:
    'The state or a church chose where the school stands; the family chose where it can afford to live; between the two a rider, a van owner or two feet do the work. A rider is paid by the head, so he stacks them; a van owner is paid by the month and waits for his money as the school waits for its fees. No one is paid for safety on foot. Find out who in {place} pays for any {unit} today, and what would make them change.',
  causes: [
    {
      id: 'far',
      fix: 'distance',
      text: 'the school stands too far from where families live',
      match: 'far, distance, kilomet, nearest, only school, secondary school, long, remote',
      why: 'perhaps the near one stops at the lower classes, or has a bad name',
      sign: 'children who pass a nearer school on foot go to the far one by choice',
    },
    {
      id: 'water',
      fix: 'crossing',
      text: 'a river or gully closes the way when it rains',
      match: 'river, stream, flood, bridge, rain, canoe, swamp, mud, wadi, wet season',
      why: 'perhaps one log bridge decides for forty homes',
      sign: 'they stay away as often in the dry months',
    },
    {
      id: 'traffic',
      fix: 'road',
      text: 'lorries, buses and motorcycles share the edge of the road with them',
      match: 'traffic, lorry, truck, accident, highway, speed, cross the road, knocked, crash, zebra, pavement',
      why: 'perhaps the market has taken the only footpath',
      sign: 'most injuries happen away from the tar',
    },
    {
      id: 'people',
      fix: 'company',
      text: 'someone on the way robs, teases or touches them',
      match: 'harass, rape, assault, kidnap, bandit, bully, dogs, elephant, gang, attack, abduct',
      why: 'perhaps it is one corner, one bar or one bush, known to all',
      sign: 'those who walk in a crowd are as afraid',
    },
    {
      id: 'vehicle',
      fix: 'vehicle',
      text: 'what carries them is overloaded, broken or dear',
      match: 'overload, boda, okada, van, matatu, breakdown, fare, expensive, five on one, tuk-tuk',
      why: 'perhaps a fare for one must pay for the empty way back',
      sign: 'homes that can pay the full fare keep {who} on foot',
    },
  ],
  effects: [
    'the first lesson is missed or slept through',
    'small ones start school a year late, when their legs allow it',
    'a parent gives up the best selling hour to walk along',
    'girls stop first, at the age when parents begin to worry',
  ],
  stakeholders: [
    'grandparent or elder child: walks with the small ones, unpaid',
    'rider or van owner: sells seats, sets the hour and the load',
    'head teacher: locks the gate on latecomers, or lets them in',
    'school owner: wins {units} with a van, fears the crash',
    'farmer or landlord: owns the short cut',
    'road or traffic office: could paint, post a warden, or turn a blind eye',
  ],
  metrics: [
    'minutes from door to bell, by class',
    'latecomers at the gate, dry days beside wet ones',
    'near misses and hurts noted in a month',
  ],
  alternatives: [
    {
      text: 'Walk, in a crowd if there is one',
      match: 'walk, on foot, foot, trek',
      draw: 'free, and friends make it short',
      limit: 'nobody waits for the slow or the late',
    },
    {
      text: 'Three on a motorcycle',
      match: 'boda, okada, motorcycle, motorbike, zemidjan, moto',
      draw: 'comes to the door, paid by the week',
      limit: 'no helmet for the smallest, and rain stops it',
    },
    {
      text: 'Lodge with a relative near the school',
      match: 'relative, aunt, lodge, rent a room, host, boarding, hostel',
      draw: 'ends the walk',
      limit: 'chores, strangers, and nobody to watch over study',
    },
    {
      text: 'Start school later',
      match: 'late entry, older, wait until, start late',
      draw: 'longer legs, less worry',
      limit: 'a year lost before it began',
    },
    {
      text: 'The school’s own van',
      match: 'school bus, school buses, school van, van, minibus',
      draw: 'seats and a name on the door',
      limit: 'only on tar, only for those who pay by the term',
    },
    {
      text: 'A bicycle',
      match: 'bicycle, bike, cycle',
      draw: 'cuts the time to a third',
      limit: 'goes to an uncle, needs tubes and a road that is not sand',
    },
  ],
  want: 'A walk of an hour is ordinary in {place}, and the grown-ups walked it too. What moves a parent may be one accident or one man at a corner rather than the distance.',
  pay: 'A seat must be paid on days without sales as well. Ask riders how many of their {units} are on credit today, since that is what {good} will meet too.',
  can: 'A vehicle stands still from the first bell to the last. Without goods, market women or another school to carry in between, each {unit} pays for the whole day.',
  indicators: [
    use('SP.URB.TOTL.IN.ZS', 'near', 15, 'low', 'S', {
      split: 45,
      high: 'Many homes stand in towns: {fig}. There the danger is traffic rather than distance, so count crossings in {place} before kilometres.',
      low: 'Most families live scattered: {fig}. Draw every home of one class on a map before you think of {good}.',
    }),
    use('EN.POP.DNST', 'near', 20, 'low', 'N', {
      split: 60,
      high: 'Homes stand close in the settled parts: {fig}. One {unit} may pass many doors, so try a walking line with a paid grown-up.',
      low: 'Homes stand far apart: {fig}. No vehicle will fill; think of bicycles, or of bringing the lower classes nearer.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Main roads are better than in many countries: {fig}. Faster lorries are the price; stand at one crossing in {place} at seven.',
      low: 'Poor roads slow whatever has wheels: {fig}. Cycle the way yourself in the wet before you promise {good}.',
    }),
    use('SE.SEC.ENRR', 'near', 15, 'low', 'S', {
      split: 52,
      high: 'Many go on to secondary school, which stands farther off: {fig}. Begin with {who} of its first class.',
      low: 'Many never sit in a secondary class: {fig}. Ask last year’s primary leavers whether it was the way or the fee.',
    }),
    use('HDR24.GII', 'proxy', 10, 'high', 'S', {
      split: 0.53,
      high: 'Parents may guard daughters more closely on the road: {fig}. Ask about girls and boys apart, and about the walk home at dusk.',
      low: 'Girls and boys may share the same road and rules: {fig}. Check at a gate in {place} who comes with company.',
    }),
    use('OWID.CO2.PC', 'proxy', 10, 'low', 'N', {
      split: 0.45,
      high: 'Engines are common: {fig}. Ask who already drives past the school each morning with an empty seat.',
      low: 'Few engines serve ordinary journeys: {fig}. Hands, feet and wheels without fuel are what {place} can keep going.',
    }),
    use('FB.AGE014', 'exposure', 15, 'high', 'S', {
      split: 38,
      high: 'The lanes fill with children at dawn: {fig}. One grown-up can lead many, if the homes lie on one line.',
      low: 'There are fewer children to each grown-up than in much of Africa: {fig}. A van may be hard to fill; count seats sold before you look at one.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 9,
      high: 'A fare for the term will not buy its fuel at the end: {fig}. Sell {good} by the week.',
      low: 'A fare can be named for a term: {fig}. Agree on what happens when the pump price jumps.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Parents could pay a rider by phone: {fig}. A missed payment shows the same evening, which cash hides.',
      low: 'Fares will be coins in a small hand: {fig}. A punched card, paid on Mondays, keeps them out of it.',
    }),
  ],
  reach: [
    {
      label: 'country people, whose children walk farthest',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Grown-ups are in it, and some live beside a school: it bounds the walkers and sizes no fare.',
    },
  ],
  sizing: {
    event: ['school day', 'school days'],
    inputs: [
      {
        id: 'way',
        label: 'hours on the way, both ways together',
        kind: 'hours',
        near: 'walk, hour, hours, minutes, way, far, distance',
        assume: [1, 2, 3],
        ask: 'How long is {who1} on the way, there and back together?',
        choices: ['An hour', 'Two hours', 'Three or more'],
        values: [1, 2, 3.5],
      },
      {
        id: 'fare',
        label: 'fare for a day, both ways',
        kind: 'money',
        near: 'fare, ride, boda, okada, bus, van, transport, pay, trip',
        ask: 'What does a rider or van in {place} take for one child a day, in {money}, both ways?',
      },
      {
        id: 'ridden',
        label: 'share of days on which the fare is paid',
        kind: 'share',
        near: 'ride, some days, half the days',
        assume: [0.1, 0.3, 0.6],
      },
    ],
    loss: [
      { id: 'hours', label: 'hours on the way in a school day', expr: 'way', unit: 'hours' },
      { id: 'lost', label: 'spent on fares on an average school day', expr: 'fare * ridden', unit: 'money' },
    ],
    times: { per: 'month', assume: [16, 19, 22], ask: 'On how many days a month is there school in {place}?' },
    periods: [8, 9, 9],
    people: { label: 'children along one way to one school in {place}', assume: [15, 40, 80] },
  },
  traps: [
    {
      when: ['far, distance, kilomet, long, hours', 'unsafe, accident, harass, kidnap, danger, traffic, attack'],
      text: 'A long way and a dangerous way are two problems. A seat shortens the first; the second may be one corner that a grown-up could guard.',
      ask: 'Which keeps {who} away more often: the length of the way, or fear of something on it?',
      choices: ['The length', 'The danger', 'Both on the same days'],
    },
  ],
  notFound:
    'No record we hold measures the way to school in {country}. A class in {place} can: each child says when it left home and by what.',
  political: [
    'Who decides where the next class or school near {place} opens, and when',
    'A new school within reach would end the {units} you mean to carry.',
  ],
  environmental: [
    'Which stretch floods, bakes or turns to mud, and in which school weeks',
    'If the way closes in the rains, {good} stand idle then as well, and nothing is earned.',
  ],
  licences: [
    { ask: 'What must cover the children carried, and will anyone insure it?', sector: 'insurance' },
    {
      ask: 'As what is someone registered who carries children for a fee?',
      sector: 'company registration and investment',
    },
    { ask: 'Which marks and fittings must a vehicle for children have?', sector: 'standards' },
  ],
  unknowns: [
    'How long is each child of one class in {place} on the way, and by what means?',
    'On which {units} of last month did someone stay at home or come late, and why?',
    'What do {payer} pay riders now, and how regularly?',
  ],
  interview: [
    'Walk with me: what happened on this way this morning, from the door to the bell?',
    'When did the child last stay at home because of the way? What was different that day?',
    'Where on this way do you not like to be? What happened there, and when?',
    'What did you pay a rider or van last week? On which days did you not, and why?',
    'To a rider: show me yesterday’s children. Who owes you, and what do you do between the bells?',
    'To a head: whom did you lock out today? What do you know of their way?',
  ],
  where:
    'the school gate in {place} in the half hour around the bell, the worst crossing or ford, and the stage where riders wait at noon',
  tests: [
    {
      name: 'Clock at the gate',
      hypothesis: 'a fifth of {who} in {place} come after the bell or not at all because of the way.',
      method:
        'at {n:2} gates for {n:5} mornings, tally latecomers and ask each for the time they left and one reason; ask after the absent.',
      metric: 'late or absent for the way ÷ all.',
      threshold: 'a fifth or more on {n:3} of {n:5} mornings at each gate.',
      usd: 20,
      days: 6,
      stop: 'under a twentieth on the first {n:3} mornings.',
    },
    {
      name: 'A walking line',
      hypothesis: 'a paid grown-up on foot brings them on time and eases fear.',
      method:
        'one trusted aunt or uncle leads {n:20} children along one way, both ways, for {n:8} days, with a whistle and bright cloth.',
      metric: 'on time, and parents who ask to join or to go on.',
      threshold: '{n:16} of {n:20} on time on {n:6} days; {n:5} more homes ask.',
      usd: 60,
      days: 10,
      stop: 'fewer than {n:8} still come on the fourth day.',
    },
    {
      name: 'A week’s seat, paid on Friday',
      hypothesis: '{payer} pay ahead for {good}.',
      method:
        'with one careful rider or van owner, sell {n:10} seats for the coming week at a fixed hour and load, money back if late twice.',
      metric: 'seats paid, and paid again the week after.',
      threshold: '{n:7} of {n:10}, of whom {n:5} again.',
      usd: 90,
      days: 10,
      stop: '{n:6} homes ask for credit.',
    },
  ],
  kill: 'hardly anyone in {place} is late or absent because of the way, or fewer than {n:5} of {n:10} seats are paid a second week',
  dealBreakers: [
    'A nearer class opens within the year.',
    'No one insures children on a hired vehicle, and {payer} ask for it.',
    'Homes lie so far apart that no line of twenty exists.',
    'Riders see you as a rival and own the stage.',
  ],
};
