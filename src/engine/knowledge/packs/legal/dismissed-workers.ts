import { type Pain, use } from '../../pack-types.ts';

export const dismissedWorkers: Pain = {
  id: 'legal.dismissed-workers',
  title: 'A worker is sent away and the last wages stay behind',
  short: 'Workers are dismissed without their last pay',
  type: 'trust',
  recognise: {
    event:
      'unpaid wages, wages not paid, salary not paid, dismissed, sacked, fired without, chased away without, withhold wages, without contract, no contract, house help, housemaid, maid, boss refused to pay, employer refuses to pay, not paid me, severance, terminal benefits, salaire impaye, salaires impayes, licenci, labour office, unpaid overtime',
    setting:
      'worker, employer, wage, salary, domestic, guard, labour, madam, construction, site, foreman, contract, union, cleaner',
    goods: 'wage=wages, salary=wages, salaire=wages',
  },
  words: {
    who: ['domestic and casual workers', 'worker'],
    payer: ['houses that hire', 'house that hires'],
    good: 'wages',
    unit: ['dismissal', 'dismissals'],
  },
  actor:
    'worker, domestic worker, maid, house help, guard, labourer, cleaner, cook, employee, nanny, waiter, migrant, driver, gardener, builder',
  problem: '{who} in {place} are sent off with weeks of {good} unpaid and no paper to show',
  heading: 'Gone with nothing: the last {good} of {who} in {place}',
  chain:
    'An aunt or a broker brings the girl, a voice agrees on {good}, and food, phone and a broken plate are taken off at the end. The employer holds the bag and the date; the foreman points to an owner far away. {Who} must find a bed the same night and cannot wait for an office. Find out what {who} in {place} had in hand at the last {unit} that could prove a start, a price and a day.',
  causes: [
    {
      id: 'nopaper',
      fix: 'proof',
      text: 'nothing shows what was agreed and paid',
      match: 'no contract, verbal, proof, cash, no receipt, agreed',
      why: 'perhaps both sides like to leave it open',
      sign: '{who} with a paper leave as empty',
    },
    {
      id: 'hold',
      fix: 'custom',
      text: 'one month is always held back',
      match: "held, keep, month's pay, deposit, next month, deduct",
      why: 'perhaps a month in hand is meant to keep them',
      sign: 'houses that pay weekly owe as much at the end',
    },
    {
      id: 'middle',
      fix: 'brokers',
      text: 'a broker or foreman took it',
      match: 'broker, foreman, agent, contractor, subcontract, agency',
      why: 'perhaps he was never paid himself',
      sign: '{who} hired directly lose as much',
    },
    {
      id: 'empty',
      fix: 'money',
      text: 'the employer has no money',
      match: 'no money, business bad, client did not pay, broke, late',
      why: 'perhaps the owner of the site has not paid for months',
      sign: 'houses with money owe as often',
    },
  ],
  effects: [
    'a girl sleeps at the bus park and takes the next place unseen',
    '{who} take a pot or a phone and are called thieves',
    'the next madam pays less, since trust is gone',
  ],
  stakeholders: [
    'worker: holds only the work of tomorrow',
    'employer: fears theft and a day without help',
    'broker or aunt: earns per placement, likes change',
    'labour officer: can write a letter, has no fuel',
  ],
  metrics: [
    'days of {good} owed at the end',
    '{units} with a signed or spoken record ÷ {units}',
    'coins won back ÷ owed, and days until then',
  ],
  alternatives: [
    {
      text: 'Leave it and look for work',
      match: 'leave, forget, nothing, move on',
      draw: 'a place by Monday',
      limit: 'a month of work for nothing',
    },
    {
      text: 'Send an elder or pastor',
      match: 'aunt, pastor, elder, chief, beg',
      draw: 'often brings half',
      limit: 'shame on both sides',
    },
    {
      text: 'Go to the labour office',
      match: 'labour office, inspector, union, complain',
      draw: 'free, a letter with a stamp',
      limit: 'days, and no reference',
    },
    {
      text: 'Take goods in place',
      match: 'take, steal, hold, phone, keys',
      draw: 'in hand at once',
      limit: 'the police come',
    },
  ],
  want: '{Who} need a bed and a next place more than a case. Ask in {place} who ever went back for {good}, on which day, and who went along.',
  pay: '{Who} can pay only from what is won. Honest houses might pay for a safe start, a written price and a month held by a third hand; ask {n:10} in {place}.',
  can: 'You enter private houses with accusations on both sides. Win two quarrels loudly and no madam in {place} hires from you; stay soft and {who} will not see their {good}.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'proxy', 15, 'low', 'E', {
      split: 64,
      high: 'Few work for a wage at all: {fig}. {Who} with a boss are a smaller crowd in {place}; visit where they gather.',
      low: 'Many live from {good} that a boss pays: {fig}. Ask {n:20} in {place} for their last {unit}, with dates.',
    }),
    use('WGI.RL', 'near', 25, 'low', 'L', {
      split: 25,
      high: 'A letter from an office may move a boss: {fig}. Bring one {unit} to the labour desk of {place} and time it.',
      low: 'A boss need not fear an office: {fig}. Look at what {who} in {place} can hold back before the {unit}.',
    }),
    use('SL.UEM.TOTL.ZS', 'proxy', 20, 'high', 'E', {
      split: 5.6,
      high: 'Another stands at the gate: {fig}. So {who} bear much; ask what they accepted to keep the place.',
      low: 'The next place comes soon: {fig}. {Who} in {place} may leave by themselves before {good} pile up.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 70,
      high: 'Most can sign a short page: {fig}. See why no house in {place} uses one for {good}.',
      low: 'A page may be signed unread: {fig}. A voice note by both at the start could serve {who}; try it.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 15, 'low', 'T', {
      split: 43,
      high: 'Pay by phone leaves a trail: {fig}. Ask {who} in {place} who is paid {good} so, and how the last {unit} went.',
      low: 'Pay in notes leaves no trail: {fig}. A card with one mark per payday may be all the proof for {good}.',
    }),
    use('SP.URB.GROW', 'exposure', 10, 'high', 'S', {
      split: 3.3,
      high: 'Girls and boys come to town each month: {fig}. Stand at the bus park of {place} and see who fetches them.',
      low: 'Fewer arrive than elsewhere: {fig}. Many {who} in {place} are known to their houses; ask if that helps.',
    }),
    use('ILO.EMP.SRV', 'context', 0, 'none', 'S', {
      split: 46,
      high: 'House, shop and gate employ many: {fig}. Sort the last {n:30} {units} in {place} by kind of boss.',
      low: 'Services employ fewer: {fig}. Farms and sites near {place} may owe most {good}; go there.',
    }),
  ],
  reach: [
    {
      label: 'workers in services, among whom helpers and guards are found',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.SRV' },
      caution: 'It counts shop owners too; the park where {who} rest on Sunday in {place} tells more.',
    },
  ],
  sizing: {
    event: ['dismissal', 'dismissals'],
    inputs: [
      {
        id: 'months',
        label: 'months of pay still owed',
        kind: 'count',
        near: 'months, owed, unpaid',
        assume: [0.5, 1, 3],
        ask: 'How many months of {good} were owed at the last {unit}?',
        choices: ['Half a month', 'One', 'Three or more'],
        values: [0.5, 1, 3],
      },
      {
        id: 'wage',
        label: 'pay of one month',
        kind: 'money',
        near: 'wage, a month, salary, per month, monthly, pay',
        ask: 'What are {good} of one {who1} in a month, in {money}?',
      },
      { id: 'never', label: 'share never paid', kind: 'share', near: 'never, refuse, nothing', assume: [0.4, 0.7, 1] },
    ],
    loss: [{ id: 'lost', label: 'lost in one dismissal', expr: 'months * wage * never', unit: 'money' }],
    times: { per: 'year', assume: [0.3, 0.6, 1.2], ask: 'How often in a year does one {who1} change or lose a place?' },
    periods: [1, 1, 1],
    people: { label: 'helpers and guards you can meet on their free day in {place}', assume: [80, 200, 600] },
  },
  notFound:
    'No record we hold counts {good} kept back at {units} in {country}. The labour desk’s book in {place} has the few who came; {n:40} {who} on a free Sunday tell of the others.',
  political: [
    'Whether {country} means to set lowest {good} for house work',
    'Houses may then hide help rather than register.',
  ],
  environmental: [
    'Whether sites and farms around {place} empty before rains, with pay still owed',
    '{units} come in one week; be there.',
  ],
  licences: [
    {
      ask: 'What must one have who places or represents workers for a fee?',
      sector: 'company registration and investment',
    },
    { ask: 'May a third hand hold a month’s pay for both?', sector: 'finance / central bank' },
  ],
  unknowns: [
    'How many of {n:40} {who} in {place} left their last place unpaid, and by how much?',
    'What could have proved it?',
    'Which houses would pay for a clean start?',
  ],
  interview: [
    'Tell me about your last place: how did you come to it, and how did it end?',
    'What was agreed on pay, by whom, in front of whom?',
    'What was owed on the day you left? What was taken off?',
    'Whom did you ask for it? What happened?',
    'Where did you sleep that night?',
    'To an employer: tell me how the last helper left.',
  ],
  where:
    'the church yard or park in {place} where helpers rest on Sunday, a broker’s bench, the gate of a building site on payday',
  tests: [
    {
      name: 'Sunday count',
      hypothesis: 'a third of {who} left the last place unpaid.',
      method: 'talk with {n:40} in three resting places of {place}; last place only.',
      metric: 'weeks owed, proof held.',
      threshold: '{n:13} of {n:40}.',
      usd: 30,
      days: 5,
      stop: 'under {n:4} in the first {n:20}.',
    },
    {
      name: 'Payday voice',
      hypothesis: 'a voice note each payday halves what is owed.',
      method: '{n:12} {who} and their houses record day and sum; {n:12} go on.',
      metric: 'quarrels by day ten.',
      threshold: 'fewer, and houses agree to go on.',
      usd: 40,
      days: 10,
      stop: '{n:4} houses refuse.',
    },
    {
      name: 'Clean start',
      hypothesis: '{payer} pay for {who} placed with price, page and a month held.',
      method: 'offer {n:10} {payer} in {place}, fee first.',
      metric: 'fees; {who} who accept.',
      threshold: '{n:3} of {n:10}.',
      usd: 60,
      days: 10,
      stop: 'all take the broker’s girl for less.',
    },
  ],
  kill: 'fewer than one in ten helpers in {place} left unpaid, or no house pays for a clean start',
  dealBreakers: [
    'Holding pay for others needs a licence you cannot get.',
    'Helpers fear any paper more than the loss.',
    'Houses blacklist whoever comes through you.',
  ],
  explore: {
    stage: 'moving',
    also: ['employment', 'fintech'],
    customers: ['workers', 'women', 'youth'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['community', 'law', 'software'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
