import { type Pain, use } from '../../pack-types.ts';

/** For waits that no other pack knows: queues, delays, promises of time that are not kept. */
export const late: Pain = {
  id: 'general.late',
  title: 'People wait for something that comes too late, or only after several trips',
  short: 'It takes too long, or several trips',
  type: 'capacity',
  recognise: {
    event:
      'wait, queue, late!, delay, slow, takes months, takes weeks, takes days, takes years, trips, come back tomorrow, never comes, hours, postpone, attendent, attente, retard, lent',
    setting: 'office, counter, line!, appointment, turn!, every week, each time',
  },
  words: {
    who: ['people who wait', 'person who waits'],
    payer: ['{who}', '{who1}'],
    good: 'this service',
    unit: ['wait', 'waits'],
  },
  problem: '{who} in {place} wait too long for {good}',
  heading: 'How long {who} in {place} wait for {good}, and what an earlier end would be worth',
  chain:
    'Between asking for {good} and having {good} lie several hands in {place}. Each hand that {who} pass adds a pause of its own, and only one of them may be slow. Whoever could quicken {good} rarely loses by the {unit}; {who} do. Find out where the last {unit} of one {who1} stood still longest.',
  causes: [
    {
      id: 'few',
      fix: 'capacity',
      text: 'too few hands deal with {good}',
      match: 'too few, understaffed, only one, not enough staff, overload, crowd',
      why: 'perhaps there are hands enough, all at the same hour',
      sign: '{who} who come on the quietest day for {good} wait as long',
    },
    {
      id: 'unknown',
      fix: 'information',
      text: '{who} come without what is asked for, and are sent away',
      match: 'missing paper, wrong form, sent back, requirement, document, come back',
      why: 'perhaps nobody writes down for {who} what {good} require',
      sign: '{who} with everything in hand wait for {good} as long',
    },
    {
      id: 'favour',
      fix: 'rules',
      text: 'those who pay or know somebody go first',
      match: 'bribe, tip, something small, connection, know someone, favour',
      why: 'perhaps the slow line for {good} is what makes the fast one worth paying for',
      sign: '{who} who know somebody wait for {good} as long',
    },
    {
      id: 'batch',
      fix: 'timing',
      text: '{good} move in batches, and a {unit} ends only with the next one',
      match: 'once a week, full, monthly, batch, truck leaves, collected',
      why: 'perhaps a half-full batch of {good} costs somebody in {place} money',
      sign: 'a {unit} that began just before a batch of {good} lasted as long',
    },
  ],
  effects: [
    '{who} lose a day’s earnings with a {unit}',
    'some {who} give up {good} after the second trip',
    'a helper who promises {good} sooner is paid on the side',
  ],
  stakeholders: [
    'those who wait: lose hours and fares, may pay to be first',
    'those at the counter: decide the order, are blamed by both sides',
    'those who own the rule: decide what is asked for, seldom see the line',
    'helpers on the side: earn from the wait, may oppose its end',
  ],
  metrics: [
    'hours from asking for {good} to having {good}',
    'trips for one {unit}',
    '{who} who gave up ÷ {who} who asked for {good}',
  ],
  alternatives: [
    {
      text: 'Wait one’s turn',
      match: 'wait, turn',
      draw: 'no money for {good} leaves the pocket',
      limit: 'a day of {who} is gone with each {unit}',
    },
    {
      text: 'Pay a helper on the side',
      match: 'helper, broker, bribe, tip, agent',
      draw: 'the helper knows which hand holds {good} up',
      limit: 'no price is written, and {who} cannot complain',
    },
    {
      text: 'Send a child or a neighbour',
      match: 'send a child, send a neighbour, send a relative',
      draw: '{who} can go on earning',
      limit: 'whoever is sent may not be given {good}',
    },
    {
      text: 'Do without',
      match: 'without, give up, abandon',
      draw: 'the {unit} is over at once',
      limit: 'what {good} were needed for stays undone',
    },
  ],
  want: '{Who} complain of a long {unit} and yet come back for {good}. Ask each in {place} what was given up for the last {unit}: an hour nobody would have paid for costs nothing.',
  pay: 'An hour saved is money only if {who1} can sell it. Find the {who} in {place} who lost a customer or a wage over {good}; the others will thank you and not pay.',
  can: 'You do not rule the hand that holds {good}. A quicker way for {who} needs somebody in {place} who may say yes; find that person before you promise a shorter {unit}.',
  indicators: [
    use('WGI.RQ', 'proxy', 25, 'low', 'P', {
      split: 35,
      high: 'Rules are not the worst kept in the world: {fig}. Ask which hand in {place} holds {good}, rather than blame the rule.',
      low: 'Rules that are made loosely leave room for a long {unit}: {fig}. Ask {who} which paper for {good} was asked for twice.',
    }),
    use('WGI.CC', 'proxy', 15, 'low', 'L', {
      split: 35,
      high: 'Paying to be first is not everybody’s habit: {fig}. Ask {who} whether anyone passed them in the line for {good}.',
      low: 'Some {who} will have paid to shorten the {unit}: {fig}. Learn that price for {good} in {place}; it is yours to beat.',
    }),
    use('SL.EMP.VULN.ZS', 'exposure', 25, 'high', 'S', {
      split: 60,
      high: 'An hour in a line for {good} is an hour unpaid: {fig}. Price the {unit} by what {who} earn in a morning.',
      low: 'Many lose no wage by a {unit}: {fig}. Look for {who} who are paid by the piece.',
    }),
    use('SP.URB.GROW', 'proxy', 20, 'high', 'S', {
      split: 3,
      high: 'More come for {good} each year: {fig}. A line that is long in {place} today will be longer.',
      low: 'The crowd for {good} does not swell: {fig}. If the {unit} grows in {place}, something else slows it.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 15, 'low', 'T', {
      split: 45,
      high: 'Many {who} could learn online what {good} require: {fig}. See whether that alone ends a wasted trip.',
      low: 'A list on a website reaches few {who}: {fig}. A board at the door in {place} may save more trips for {good}.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'A call can tell {who} when {good} are ready: {fig}. Try it by hand with ten numbers in {place}.',
      low: 'Calling {who} when {good} are ready misses many: {fig}. A fixed hour in {place} is safer.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'A fee for {good} can be paid before {who} set out: {fig}. Watch whether paying early shortens the {unit}.',
      low: '{Who} bring coins for {good}: {fig}. Counting them at the door in {place} is part of the {unit}.',
    }),
  ],
  reach: [
    {
      label: 'people of working age in {country}',
      expr: 'force * 1',
      records: { force: 'FB.LABOUR' },
      caution: 'Who of them wait for {good} in {place} is counted at the door, not here.',
    },
  ],
  sizing: {
    event: ['{unit}', '{units}'],
    inputs: [
      {
        id: 'wage',
        label: 'what one {who1} earns in a day',
        kind: 'money',
        near: 'earn, wage, day, income',
        ask: 'What does one {who1} earn on a normal day, in {money}?',
      },
      {
        id: 'days',
        label: 'days lost to one {unit}',
        kind: 'days',
        near: 'day, days, trip, trips',
        assume: [0.25, 0.5, 2],
        ask: 'How much working time does one {unit} for {good} take?',
      },
    ],
    loss: [{ id: 'loss', label: 'earnings lost to one {unit}', expr: 'wage * days', unit: 'money' }],
    times: { per: 'month', assume: [1, 1, 4], ask: 'How often does one {who1} have to wait for {good}?' },
    periods: [10, 12, 12],
    people: { label: '{who} you can meet in one line in {place}', assume: [20, 60, 150] },
  },
  notFound:
    'No record we hold says how long {who} in {country} wait for {good}. The line itself tells: note arrival and end of {n:30} {units} in {place}.',
  political: [
    'Who may change the order or the hours of {good} in {place}',
    'Without that person’s word, {who} wait on whatever you build.',
  ],
  environmental: [
    'In which months the line for {good} in {place} is longest',
    'A count in a quiet month hides the {unit} that hurts {who}.',
  ],
  licences: [
    {
      ask: 'May somebody fetch or file {good} for {who} against a fee?',
      sector: 'company registration and investment',
    },
    { ask: 'May papers or numbers of {who} be kept while {good} are on the way?', sector: 'data protection' },
  ],
  unknowns: [
    'At which hand did the last ten {units} for {good} in {place} stand still, and how long at each?',
    'What did {who} lose on the day of the last {unit}: a wage, a customer, or nothing?',
    'Who in {place} has {good} without a {unit}, and what did that cost?',
  ],
  interview: [
    'Tell me about the last time you needed {good}: the day you first asked, and every step until the end.',
    'How often did you have to come back, and what were you told each time?',
    'What would you have done with the hours of that {unit}?',
    'Did you pay anybody to have {good} sooner? How much, and did it help?',
    'Who do you know in {place} who gave up {good}? What happened then?',
    'When do you need {good} again, and what will you do differently?',
  ],
  where:
    'the line for {good} in {place} half an hour before it opens, the place where {who} sit and wait, the stall that sells to them',
  tests: [
    {
      name: 'Clock at the door',
      hypothesis: 'half of the {units} for {good} in {place} cost a morning or more.',
      method: 'note when {n:30} {who} come for {good} and when each one leaves, and with what.',
      metric: 'hours of each {unit}, and the hand where it stood still.',
      threshold: '{n:15} of {n:30} take a morning.',
      usd: 30,
      days: 3,
      stop: 'fewer than {n:4} of the first {n:15} do.',
    },
    {
      name: 'One wasted trip less',
      hypothesis: '{who} come back because nobody said what {good} require.',
      method: 'tell {n:10} {who} beforehand what {good} ask for, in writing; leave {n:10} others as they are.',
      metric: 'trips for {good} in each group.',
      threshold: 'half as many trips among those who were told.',
      usd: 40,
      days: 6,
      stop: 'both groups come as often. Then the hold-up lies behind the counter.',
    },
    {
      name: 'Fee for a place',
      hypothesis: '{payer} pay so that {who} need not wait for {good}.',
      method: 'stand in for {n:5} {who} in {place} yourself, for a fee named and taken beforehand.',
      metric: 'fees taken, and {good} handed over.',
      threshold: '{n:3} of {n:5} pay, and one asks again.',
      usd: 30,
      days: 4,
      stop: '{n:8} of the first {n:10} asked say no.',
    },
  ],
  kill: 'fewer than {n:8} of {n:30} {units} for {good} in {place} cost a morning, or nobody pays to be spared one',
  dealBreakers: [
    'The hand that holds {good} back in {place} gains from every {unit}.',
    '{Who} must come for {good} in person, whatever is tried.',
    'The hours {who} lose over {good} are hours they could not sell.',
  ],
  explore: {
    stage: 'using',
    also: [],
    customers: ['urban', 'workers'],
    products: ['service', 'phone'],
    backgrounds: ['community', 'software', 'student'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
