import { type Pain, use } from '../../pack-types.ts';

export const schoolFees: Pain = {
  id: 'education.school-fees',
  title: 'Low-fee schools and families cannot match fees to irregular income',
  short: 'Families pay school fees late and children are sent home',
  type: 'finance',
  recognise: {
    event:
      'school fee, school fees, fees late, unpaid fees, sent home, fee arrears, tuition, cannot pay fees, pay fees, fee balance, fees owed, frais de scolarite, scolarite, drop out because of fees',
    setting:
      'school, parent, pupil, student, child, term, head teacher, headteacher, proprietor, guardian, boarding, exam',
    goods: 'fee=fees, school fee=fees, tuition=fees, uniform=uniforms',
  },
  words: {
    who: ['school owners', 'school owner'],
    payer: ['school owners', 'school owner'],
    good: 'fees',
    unit: ['pupil', 'pupils'],
  },
  problem: '{who} in {place} cannot run a term as planned because {good} come late or never',
  heading: 'The term began, the {good} did not: late payment at schools in {place}',
  chain:
    'Parents pay {good} out of what a stall, a field or a relative brings in; the owner turns them into wages, chalk and rent. Teachers wait when {good} are late, and {units} are sent home to fetch them. A relative abroad or a savings circle often pays for a term in one sum. Find out whose income {good} really follow, and who decides which child is sent home.',
  causes: [
    {
      id: 'timing',
      fix: 'timing',
      text: '{good} fall due when families have no money',
      match: 'term, harvest, season, january, date, due, timing, irregular, income',
      why: 'perhaps the term begins before the harvest is sold',
      sign: 'families with monthly wages pay as late',
    },
    {
      id: 'amount',
      fix: 'price',
      text: '{good} are more than families can carry',
      match: 'too high, expensive, afford, poor, increase, lost job, many children',
      why: 'perhaps three children of one house are enrolled at once',
      sign: 'the same families pay for exams and uniforms on time',
    },
    {
      id: 'trust',
      fix: 'records',
      text: 'nobody agrees on what has been paid',
      match: 'receipt, record, dispute, book, bursar, cash, balance, mistake, theft',
      why: 'perhaps cash passes through a child’s hand or a bursar’s drawer',
      sign: 'families with every receipt owe as much',
    },
    {
      id: 'will',
      fix: 'reputation',
      text: 'those who could pay wait to be chased',
      match: 'refuse, chase, could pay, wait, change school, move school, defaulter',
      why: 'perhaps a child can simply change school and leave the debt behind',
      sign: 'families who owe have sold something to pay',
    },
  ],
  effects: [
    '{units} sit at home in the weeks before an exam',
    'teachers are paid late and leave in mid-term',
    'the owner borrows at a price {good} do not cover',
    'a child’s report is held back, and the debt grows with the shame',
  ],
  stakeholders: [
    'parent or guardian: earns irregularly, feels each reminder',
    'school owner: pays wages first, decides who is sent home',
    'bursar: holds the book, hears every excuse',
    'teacher: goes unpaid in silence, then leaves',
    'relative abroad or employer: pays in lumps, wants proof that the school got it',
  ],
  metrics: [
    '{good} received by mid-term ÷ {good} due',
    'school days missed for {good}',
    'families who left with a debt',
  ],
  alternatives: [
    {
      text: 'Send the child home',
      match: 'send home, sent home, chase away, exclude',
      draw: 'works within days for some',
      limit: 'punishes the one who cannot pay, and some never return',
    },
    {
      text: 'Take it in parts, by promise',
      match: 'instalment, installment, parts, promise, bit by bit',
      draw: 'humane, keeps the child',
      limit: 'the book becomes a puzzle and the last part never comes',
    },
    {
      text: 'Take goods or work instead',
      match: 'goods, maize, firewood, work, labour, in kind',
      draw: 'families have these in season',
      limit: 'teachers cannot be paid in maize for long',
    },
    {
      text: 'Borrow to pay wages',
      match: 'loan, borrow, lender, bank',
      draw: 'the term goes on',
      limit: 'interest is paid by next term’s {good}',
    },
    {
      text: 'Let a relative pay the school directly',
      match: 'relative, abroad, remittance, sponsor, diaspora',
      draw: 'reaches the school whole',
      limit: 'comes when it comes',
    },
  ],
  want: 'Some {who} in {place} use late {good} to keep families dependent, and some families prefer a debt to a bank. Ask before you assume that both want order.',
  pay: 'A tool that brings {good} in earlier is worth what an owner now pays for the wait: a loan, a lost teacher. If the wait costs only patience, nobody will pay for its end.',
  can: 'Families who earn by the day can pay by the day, if paying costs nothing. A charge on each small sum can eat the benefit.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'direct', 25, 'high', 'E', {
      split: 60,
      high: 'Most earners have no payday to hang {good} on: {fig}. Ask parents on which day of the week or season money comes, and put the due date there.',
      low: 'A fair part of parents draw a wage: {fig}. Try a date two days after payday before anything cleverer.',
    }),
    use('SE.SEC.ENRR', 'near', 15, 'low', 'S', {
      split: 50,
      high: 'Many children go on beyond primary school: {fig}. Houses may carry several sets of {good} at once; ask how many.',
      low: 'Many children stop before or within secondary school: {fig}. Find families whose child stopped, and ask what the last sum was.',
    }),
    use('UIS.PRM.CMPT', 'near', 15, 'low', 'S', {
      split: 75,
      high: 'Most children finish primary school: {fig}. Look at the step into the next school, where {good} jump.',
      low: 'Part of the children never finish primary school: {fig}. Ask whether {good} or something else ended it.',
    }),
    use('SI.POV.LMIC', 'exposure', 15, 'high', 'E', {
      split: 50,
      high: 'For many homes any school charge means going without: {fig}. Separate those who cannot pay from those who cannot pay yet.',
      low: 'A good part of homes could pay, given time: {fig}. Order and dates may matter more than help.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'proxy', 10, 'low', 'P', {
      split: 4,
      high: 'The state spends on schools: {fig}. Ask parents in {place} why they pay {good} rather than use the free place.',
      low: 'The state leaves much of schooling to families: {fig}. Expect {good} even where a place is called free.',
    }),
    use('FB.REMIT', 'proxy', 10, 'high', 'E', {
      split: 4,
      high: 'Money from relatives abroad is a part of many budgets: {fig}. A receipt they can see may bring {good} in before any reminder.',
      low: 'Little comes from relatives abroad: {fig}. {Good} must be found in {place} itself.',
    }),
    use('FINDEX.PAYBILLS', 'proxy', 10, 'low', 'T', {
      split: 20,
      high: 'Paying bills by phone is known: {fig}. Ask {who} what share of {good} already comes so, and what each payment costs the parent.',
      low: 'Bills are paid in notes: {fig}. A bursar’s book that both sides sign may do more than a code on a phone.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 0, 'none', 'S', {
      split: 20,
      high: 'Children are fewer for each earner than in most of Africa: {fig}. Families may stretch for one child where others divide.',
      low: 'There are many children for each earner: {fig}. The order in which brothers and sisters are paid for is worth asking.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution:
        'Many are too young for school and many pay nothing: it bounds the schools, it does not count late {good}.',
    },
  ],
  sizing: {
    event: ['term', 'terms'],
    inputs: [
      {
        id: 'fee',
        label: '{good} for one {unit} in a term',
        kind: 'money',
        near: 'fee, fees, term, per child, tuition, per pupil',
        ask: 'What are {good} for one {unit} in a term, in {money}, and how many {units} are there?',
      },
      {
        id: 'pupils',
        label: '{units} in the school',
        kind: 'count',
        near: 'pupil, student, child, learner, enrol',
        assume: [80, 180, 350],
      },
      {
        id: 'late',
        label: 'share of {good} still unpaid at mid-term',
        kind: 'share',
        near: 'late, unpaid, owe, arrears, half, third',
        assume: [0.2, 0.4, 0.6],
        ask: 'At mid-term, about which part of {good} is still unpaid?',
        choices: ['A fifth', 'About half', 'More than half'],
        values: [0.2, 0.5, 0.65],
      },
      {
        id: 'never',
        label: 'share of that which never comes',
        kind: 'share',
        near: 'never, written off, lost',
        assume: [0.05, 0.15, 0.3],
      },
    ],
    loss: [
      { id: 'due', label: '{good} due in a term', expr: 'fee * pupils', unit: 'money' },
      { id: 'lost', label: '{good} lost in a term', expr: 'due * late * never', unit: 'money' },
    ],
    times: { per: 'year', assume: [2, 3, 3], ask: 'How many terms does a school year have?' },
    periods: [1, 1, 1],
    people: { label: '{who} you can visit in {place}', assume: [8, 20, 40] },
  },
  traps: [
    {
      when: ['poor, cannot afford, afford, poverty', 'late, delay, irregular, season'],
      text: 'Families that can never pay and families that cannot pay yet look the same in the bursar’s book. Dates help only the second.',
      ask: 'Of the families who owe, how many would pay if the date suited them?',
      choices: ['Most', 'About half', 'Few'],
    },
  ],
  notFound:
    'No record we hold says which part of {good} in {country} comes late. The bursar’s book in {place} does: ask for the last three terms, names covered.',
  political: [
    'Whether schools in {place} may charge at all, and what an inspector says about children sent home',
    'If sending home is forbidden, owners have lost their only lever and may look for another.',
  ],
  environmental: [
    'When the harvest is sold around {place}, and in which months food is bought',
    'A due date in the hungry months fails whatever tool collects it.',
  ],
  licences: [
    { ask: 'May a third party collect and hold {good} for a school?', sector: 'finance / central bank' },
    { ask: 'What may be stored about children and what their families owe?', sector: 'data protection' },
    { ask: 'How is a service charge on {good} taxed?', sector: 'tax' },
  ],
  unknowns: [
    'At mid-term, which part of {good} is unpaid, and which part of that ever comes?',
    'Of families who owe in {place}, how many cannot pay and how many cannot pay yet?',
    'What does the wait cost an owner: interest, a teacher, or sleep?',
  ],
  interview: [
    'Tell me about the last term from the first day to the day the last {good} came in.',
    'How did you pay the teachers meanwhile? What did that cost you?',
    'Which family owes most? What do you know of how they earn?',
    'When did you last send a child home? Who decided, and what followed?',
    'Show me how you know who has paid what.',
    'What have you tried so that {good} come in on time? What became of it?',
  ],
  where:
    'the bursar’s desk in {place} in the second week of term, the school gate in the morning when some turn back, and a parents’ meeting',
  tests: [
    {
      name: 'Three terms in the book',
      hypothesis: 'a third of {good} is unpaid at mid-term.',
      method:
        'with {n:4} owners, add up from the book what was paid by mid-term and by the end, for three terms, without names.',
      metric: 'paid ÷ due at both dates.',
      threshold: 'a third unpaid at mid-term in {n:3} of {n:4}.',
      usd: 30,
      days: 5,
      stop: '{n:2} books cannot be added up: then the book is the problem.',
    },
    {
      name: 'A date they choose',
      hypothesis: 'families pay when the date suits their income.',
      method:
        '{n:20} families who owe choose their own dates and parts, written down and signed. {n:20} go on as before.',
      metric: 'sums paid within {n:10} days of the date.',
      threshold: '{n:6} more in the first group than in the second.',
      usd: 30,
      days: 10,
      stop: '{n:10} of the first group miss their own first date.',
    },
    {
      name: 'Owner pays for earlier',
      hypothesis: '{payer} pay to have {good} in earlier.',
      method:
        'offer {n:8} {payer} in {place} the plan above for next term, run by you, at a price taken from what comes in by mid-term.',
      metric: 'signed, with a part paid now.',
      threshold: '{n:3} of {n:8}.',
      usd: 50,
      days: 6,
      stop: '{n:5} say no; write down what each would rather have.',
    },
  ],
  kill: 'less than a tenth of {good} is unpaid at mid-term in {place}, or families miss the dates they chose as often as the old ones',
  dealBreakers: [
    'Families who owe cannot pay on any date.',
    'A child changes school and the debt is forgotten, so nobody fears it.',
    'Owners want someone to blame, not earlier {good}.',
    'Holding {good} for a school makes you a bank in the eyes of the law.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech'],
    customers: ['institutions', 'urban', 'women'],
    products: ['phone', 'app', 'web'],
    backgrounds: ['finance', 'teacher', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
