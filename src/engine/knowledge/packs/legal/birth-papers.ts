import { type Pain, use } from '../../pack-types.ts';

export const birthPapers: Pain = {
  id: 'legal.birth-papers',
  title: 'A child without birth papers is turned away on exam day',
  short: 'Children have no birth papers when they need them',
  type: 'access',
  recognise: {
    event:
      'certificate de birth, birth certificate, no birth certificate, without birth certificate, birth registration, not registered at birth, unregistered, register births, register their child, birth paper, undocumented, no documents, stateless, sans papiers, acte de naissance, actes de naissance, jugement suppletif, registered their children',
    setting:
      'child, school, exam, clinic, mother, village, parents, registrar, chief, fee, pupil, passport, nurse, midwife',
    goods:
      'birth certificate=birth certificates, certificate de birth=birth certificates, acte de naissance=birth certificates',
  },
  words: {
    who: ['parents of unregistered children', 'parent'],
    payer: ['parents of unregistered children', 'parent'],
    good: 'birth certificates',
    unit: ['registration', 'registrations'],
  },
  problem: '{who} in {place} find on exam or travel day that {good} are missing and begin a race of trips and fees',
  heading: 'Born, not written down: {good} that {who} in {place} run after',
  chain:
    'The midwife fills a slip, the father should carry it to a registrar within weeks, and a late {unit} needs witnesses, a stamp and often a judge. Nobody asks for {good} until an exam, a passport or an inheritance does. A go-between then sells speed, {who} pay twice, and a teacher loses a candidate. Find out on which day the last missing paper was noticed in {place}, and how many trips followed.',
  causes: [
    {
      id: 'far',
      fix: 'distance',
      text: 'the registrar is far and open on few days',
      match: 'far, distance, fare, trip, district, closed, town',
      why: 'perhaps he comes to the market once a month and nobody knows',
      sign: 'homes beside the office lack {good} too',
    },
    {
      id: 'noneed',
      fix: 'need',
      text: 'nobody asks for the paper in the first years',
      match: 'not needed, later, not important, ignorance, nobody asks, school',
      why: 'perhaps a clinic card serves as proof meanwhile',
      sign: 'parents who were asked early lack it as well',
    },
    {
      id: 'fees',
      fix: 'fees',
      text: 'late papers cost fees, witnesses and gifts',
      match: 'fee, fine, late fee, bribe, witness, court, cost',
      why: 'perhaps the fee on the wall is small and the rest is not',
      sign: 'where it is free, as many are missing',
    },
    {
      id: 'father',
      fix: 'family',
      text: 'name or father is disputed or far away',
      match: 'father, name, single mother, married, clan, religion, spelling',
      why: 'perhaps the mother alone is not heard at the desk',
      sign: 'families who live together lack it as often',
    },
  ],
  effects: [
    'a pupil sits at home while others sit the exam',
    'an age is guessed, and a girl is old enough to be married',
    'a name is written three ways on three papers',
  ],
  stakeholders: [
    'parent: carries slips and fare, delays until asked',
    'midwife: knows each birth, is not paid to report',
    'registrar: holds the book, earns little, some by speed',
    'head teacher: loses candidates, could warn years ahead',
  ],
  metrics: [
    'children with {good} ÷ children in a class, by age',
    'trips and weeks from first try to paper',
    'fees paid ÷ fee on the wall',
  ],
  alternatives: [
    {
      text: 'Wait until somebody asks',
      match: 'wait, later, nothing',
      draw: 'no trip today',
      limit: 'a race in exam week',
    },
    {
      text: 'Swear an age before a lawyer',
      match: 'affidavit, sworn, age declaration, lawyer',
      draw: 'one morning',
      limit: 'is refused at the next desk',
    },
    {
      text: 'Pay a go-between',
      match: 'agent, broker, middleman, bribe',
      draw: 'days instead of weeks',
      limit: 'some papers are false',
    },
    {
      text: 'Use the clinic card',
      match: 'clinic card, vaccination, baptism',
      draw: 'already at home',
      limit: 'no name of the father, gets lost',
    },
  ],
  want: '{Who} hurry only in exam or travel months; the rest of the year {good} can wait. Ask in {place} when the last paper was truly asked for, and by whom.',
  pay: 'A go-between is paid in panic, and early help saves what nobody yet fears. See whether {who} or a school in {place} would pay for a {unit} two years ahead.',
  can: 'Only the registrar can write; you may carry, remind and gather {units} in one day. If one of the {good} from your hands is false, {place} will not open to you again.',
  indicators: [
    use('SP.DYN.TFRT.IN', 'exposure', 15, 'high', 'S', {
      split: 4.3,
      high: 'Births are many: {fig}. Ask the midwife in {place} how many slips of last month became {good}.',
      low: 'Families are smaller than in most of Africa: {fig}. {Who} may go once per child and get it done; look at older pupils.',
    }),
    use('FB.AGE014', 'exposure', 15, 'high', 'S', {
      split: 38,
      high: 'Children make a large part of the people: {fig}. Count {good} in one class of each age in {place}.',
      low: 'There are fewer children to write down: {fig}. An old backlog of grown-ups in {place} may want {good} more.',
    }),
    use('SE.PRM.ENRR', 'proxy', 10, 'high', 'S', {
      split: 102,
      high: 'Nearly all enter a classroom: {fig}. The head in {place} is the one who can ask for {good} in time.',
      low: 'Some never enter a class: {fig}. No teacher will ever ask these {who} for a paper; meet them at the clinic.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'proxy', 20, 'low', 'S', {
      split: 45,
      high: 'Many live near an office: {fig}. {Who} in {place} without a paper may lack time or a father’s name, not a road.',
      low: 'Most live far from a counter: {fig}. Measure fares from three villages around {place} for one {unit}.',
    }),
    use('WGI.CC', 'near', 20, 'low', 'P', {
      split: 25,
      high: 'The fee on the wall may be the fee paid: {fig}. Sit beside the desk in {place} and write down sums.',
      low: 'Speed is for sale at many desks: {fig}. Ask {who} what the last {unit} cost in all, gifts too.',
    }),
    use('FB.MMR', 'proxy', 20, 'high', 'S', {
      split: 240,
      high: 'Birth is dangerous and many bear at home: {fig}. No slip is written there; ask the birth attendant of {place} for her last ten.',
      low: 'Most births pass safely, many of them in a clinic: {fig}. Then slips exist; find where they stop on the way to {good}.',
    }),
    use('HDR24.GII', 'context', 0, 'none', 'S', {
      split: 0.53,
      high: 'A mother alone may not be heard: {fig}. Go with one to the desk in {place} and watch the {unit}.',
      low: 'Mothers have more say than in most of Africa: {fig}. Ask fathers in {place} what they know of {good}.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'How many of them lack {good} no figure here tells; count a class in {place}.',
    },
  ],
  sizing: {
    event: ['late registration', 'late registrations'],
    inputs: [
      {
        id: 'trips',
        label: 'trips until the paper is there',
        kind: 'count',
        near: 'trips, times, visits, go',
        assume: [2, 4, 8],
        ask: 'How many trips did the last late {unit} take?',
        choices: ['Two', 'Four', 'Seven or more'],
        values: [2, 4, 8],
      },
      {
        id: 'cost',
        label: 'cost of one trip',
        kind: 'money',
        near: 'fare, trip, transport, fee, day',
        ask: 'What does one such trip cost one {who1}, fare and lost day together, in {money}?',
      },
    ],
    loss: [{ id: 'total', label: 'cost of one late registration', expr: 'trips * cost', unit: 'money' }],
    times: {
      per: 'year',
      assume: [0.1, 0.3, 0.6],
      ask: 'How many such papers does one house of {who} need in a year?',
    },
    periods: [1, 1, 1],
    people: { label: 'families with a child in the upper classes of two schools in {place}', assume: [40, 120, 250] },
  },
  notFound:
    'No record we hold counts missing {good} class by class in {country}. The admission book of a school in {place} does; ask the head to go through it with {who}.',
  political: [
    'Whether {country} plans a drive for papers or a new identity number',
    'A drive may give away for months what you sell.',
  ],
  environmental: [
    'In which months rain cuts the way from villages to the registrar of {place}',
    'A drive in the dry months reaches twice as many.',
  ],
  licences: [
    { ask: 'Who may carry forms and fees for others to a registrar?', sector: 'company registration and investment' },
    { ask: 'What may be kept of names and births on a phone?', sector: 'data protection' },
  ],
  unknowns: [
    'How many pupils of each class in {place} lack {good} today?',
    'How many trips and coins did {n:15} {who} need in the last year?',
    'Would a head teacher or parent pay two years before the exam?',
  ],
  interview: [
    'When did somebody last ask you for that paper? What happened?',
    'Tell me each trip you made for it, and what you paid where.',
    'What happened to the slip from the clinic?',
    'Who told you how to do it? What was wrong in that advice?',
    'Which name and date stand there now? Are they right?',
    'To a head: how many candidates had none in the last exam year?',
  ],
  where:
    'a head’s office in {place} in the month of exam lists, the bench before the registrar, and a vaccination morning',
  tests: [
    {
      name: 'Class count',
      hypothesis: 'a third of an upper class lacks {good}.',
      method:
        'with {n:3} heads in {place}, count papers in {n:6} classes; ask {who} of ten missing cases for the reason.',
      metric: 'missing, by reason.',
      threshold: 'a third in {n:4} classes.',
      usd: 30,
      days: 6,
      stop: 'under one in twenty.',
    },
    {
      name: 'One day, one desk',
      hypothesis: '{units} gathered on one day cost a third of single trips.',
      method: 'bring {n:20} files and witnesses with the registrar’s leave.',
      metric: 'papers issued, cost and days.',
      threshold: '{n:14} of {n:20}.',
      usd: 120,
      days: 10,
      stop: 'the desk refuses batches.',
    },
    {
      name: 'Paid two years early',
      hypothesis: '{payer} pay now for an exam two years off.',
      method: 'offer it at {n:2} school meetings, fee on the spot.',
      metric: 'paid.',
      threshold: '{n:12} of {n:60}.',
      usd: 30,
      days: 5,
      stop: 'fewer than {n:3} at the first meeting.',
    },
  ],
  kill: 'under one in twenty pupils in {place} lacks the paper, or nobody pays before exam year',
  dealBreakers: [
    'The state gives papers free on school grounds this year.',
    'The desk serves go-betweens first and will not stop.',
    'Missing papers hide quarrels about the father that no trip settles.',
  ],
  explore: {
    stage: 'knowing',
    also: ['education', 'healthcare'],
    customers: ['rural', 'institutions', 'women'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['law', 'community', 'teacher'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
