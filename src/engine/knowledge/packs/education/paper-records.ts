import { type Pain, use } from '../../pack-types.ts';

export const paperRecords: Pain = {
  id: 'education.paper-records',
  title: 'Small schools keep marks, fees and names on paper, and lose track',
  short: 'Small schools keep records on paper and report cards take weeks',
  type: 'information',
  recognise: {
    event:
      'records on paper, paper records, paper register, paper registers, school records, student records, pupil records, report card, report cards, mark sheet, mark sheets, marks by hand, compute results, compile results, terminal report, transcript, transcripts, attendance register, school management, manual records, handwritten, lost records, lost files, broadsheet, school administration, bulletin, bulletins, timetable, parents do not know how',
    setting:
      'school, head teacher, headteacher, teacher, proprietor, bursar, private school, parent, results, register, exercise book, paper, term, records, marks',
    goods: 'report card=records, record=records, transcript=records, result=records, register=records',
  },
  words: {
    who: ['head teachers', 'head teacher'],
    payer: ['school owners', 'school owner'],
    good: 'records',
    unit: ['report card', 'report cards'],
  },
  problem: '{who} in {place} spend weeks on {good} by hand, and still cannot say who came, passed or paid',
  heading: 'Ruled by hand: what {good} on paper cost schools in {place}',
  chain:
    'Teachers rule the sheets at home by night, a clever one adds them up, the head signs, the bursar holds some back for fees, and parents get a paper whose sums nobody checks. Offices ask for the same numbers on their own forms. Nobody is paid for {good}, so nobody’s wage gets smaller when they are late. Find out in {place} what one late or wrong {unit} has cost an owner: a pupil, a fee or a quarrel.',
  causes: [
    {
      id: 'hands',
      fix: 'hours',
      text: 'each mark is written and added several times by hand',
      match: 'by hand, manual, handwritten, calculate, add up, broadsheet, copy, compute, weeks, tedious',
      why: 'perhaps one form for class, one for the head and one for the office hold the same marks',
      sign: 'schools where a clerk types it all are as late',
    },
    {
      id: 'loss',
      fix: 'keeping',
      text: 'papers are lost, eaten, soaked or carried off',
      match: 'lost, termite, rain, fire, missing, teacher left, torn, stolen, rats',
      why: 'perhaps the register lives in the teacher’s own bag',
      sign: 'the register of three years ago lies in the drawer',
    },
    {
      id: 'secrets',
      fix: 'candour',
      text: 'someone gains when numbers cannot be checked',
      match: 'bursar, theft, hide, ghost, inflate, cheat, bribe, tax, manipulat, fake results',
      why: 'perhaps heads in class and fees in the box need not agree',
      sign: 'the owner checks fees against heads each week',
    },
    {
      id: 'tools',
      fix: 'tools',
      text: 'the computer or program bought once is not used',
      match: 'software, computer, laptop, excel, power, internet, app, trained, virus, subscription, broken',
      why: 'perhaps the one who knew it left, or the charge was named in dollars',
      sign: 'a school with a working machine and clerk still rules by hand',
    },
  ],
  effects: [
    'marking ends weeks before the holidays so that sheets can be ruled',
    'a {unit} is wrong, and a parent shouts at the wrong person',
    'a child who moves must sit a test since no paper follows',
    'the register is neat and true in some: there paper works, and is cheaper',
  ],
  stakeholders: [
    'class teacher: gives up two weekends a term, unpaid',
    'head teacher: signs what he cannot check',
    'owner: wants heads against fees, may not want others to see',
    'bursar or secretary: is the system, and can be missed for a day at most',
    'parent: reads position in class first, fees second',
    'son or nephew with a laptop: set it up once for nothing',
  ],
  metrics: [
    'days from the last exam to the last {unit}',
    'teacher hours spent on {good} in a term',
    'errors found in {n:20} cards, added up again',
  ],
  alternatives: [
    {
      text: 'Rule it by hand as ever',
      match: 'by hand, ruler, paper, exercise book, manual',
      draw: 'needs no light, and every teacher can',
      limit: 'weeks, and errors that nobody sees',
    },
    {
      text: 'A sheet on somebody’s laptop',
      match: 'excel, spreadsheet, laptop, nephew, son',
      draw: 'adds without error, costs nothing',
      limit: 'leaves with its owner, or dies with the disk',
    },
    {
      text: 'A business centre types the cards',
      match: 'business centre, cyber, cybercafe, typist, print shop, secretary',
      draw: 'looks fine, paid by the card',
      limit: 'queues at term’s end, and marks lie open on a counter',
    },
    {
      text: 'A school program with a yearly licence',
      match: 'software, app, system, portal, subscription, school management',
      draw: 'fees, marks and messages in one',
      limit: 'needs power, a clerk and a charge in a foreign money',
    },
    {
      text: 'Messages to parents by phone',
      match: 'whatsapp, sms, message, phone group, text',
      draw: 'parents answer the same day',
      limit: 'shares one child’s marks with forty, and no book stays',
    },
  ],
  want: 'For an owner in {place} who fills every bench, late {good} are a matter of looks. Ask whether a pupil ever left over a {unit}; and mind that order shows some things that were better unseen.',
  pay: 'Teachers’ evenings cost the owner nothing, so saving them earns you nothing. What an owner pays for is a fee found, a pupil kept or a card that a parent shows around.',
  can: 'It all hangs on one secretary, one phone and the last week of term. If marks come to you late and wrong on paper, they leave you late and wrong in print.',
  indicators: [
    use('SE.SEC.ENRR', 'near', 15, 'high', 'S', {
      split: 52,
      high: 'Many go on to another school, which asks for their marks: {fig}. Ask an entry office what it does without a paper.',
      low: 'Fewer carry marks to a next school: {fig}. {Good} then matter inside the school, for fees and heads, more than outside.',
    }),
    use('SE.PRM.ENRR', 'exposure', 15, 'high', 'S', {
      split: 102,
      high: 'Repeaters and late starters fill the registers: {fig}. Names and ages are the first thing to get right; check one list in {place} against faces.',
      low: 'Registers hold fewer than the age group: {fig}. Schools may fight for each pupil, and a good {unit} may be a way to win one.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'proxy', 15, 'low', 'P', {
      split: 3.8,
      high: 'The state pays for schools and will ask for their numbers: {fig}. Get its forms first; whoever fills them saves an owner a day.',
      low: 'The state puts little in, and families and owners do the rest: {fig}. Sell to the owner’s worry about fees before any office’s form.',
    }),
    use('UIS.LIT.ADULT', 'near', 15, 'high', 'S', {
      split: 70,
      high: 'Most parents can read a {unit}: {fig}. They will compare, so a wrong sum costs a name; ask owners for the last complaint.',
      low: 'Part of the parents cannot read a {unit}: {fig}. A voice message in the tongue of home may say more than print.',
    }),
    use('EG.ELC.ACCS.ZS', 'proxy', 10, 'low', 'T', {
      split: 55,
      high: 'Many schools could run a small printer some hours a day: {fig}. Ask which hours those were last week.',
      low: 'Light cannot be counted on: {fig}. A phone and a print shop in town must do, so time that way at term’s end.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 15, 'low', 'T', {
      split: 38,
      high: 'A shared sheet over the net is within reach of many staff: {fig}. Ask why {who} do not use one already.',
      low: 'The net reaches a minority: {fig}. Whatever you make must work all term without it and send once.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 15, 'low', 'S', {
      split: 19,
      high: 'School rolls may grow slowly or shrink: {fig}. Owners will guard each pupil, so show who is about to leave.',
      low: 'A young country keeps opening small schools: {fig}. New owners choose their ways now; ask {n:5} who opened within two years.',
    }),
    use('FINDEX.PAYBILLS', 'proxy', 0, 'none', 'T', {
      split: 10,
      high: 'Some fees may come by phone with a number that can be matched: {fig}. Heads against fees may be your first useful page.',
      low: 'Fees come in notes and are written in a book: {fig}. Photograph one page with leave before you design a screen.',
    }),
    use('FB.CPI', 'context', 0, 'none', 'E', {
      split: 9,
      high: 'Paper, toner and data grow dearer within the year: {fig}. Name a price by the term and by the card.',
      low: 'A price by the card can hold all year: {fig}. Owners will then ask for the yearly one; give it in three parts.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, most of them on some register',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution:
        'It counts pupils and not schools, and large ones have clerks. List the small schools of one ward by foot.',
    },
  ],
  sizing: {
    event: ['term', 'terms'],
    inputs: [
      {
        id: 'pupils',
        label: 'pupils in the school',
        kind: 'count',
        near: 'pupil, student, child, learner, enrol',
        assume: [80, 180, 350],
      },
      {
        id: 'card',
        label: 'hours of work on one {unit}',
        kind: 'hours',
        near: 'report card, per card, each card, minutes',
        assume: [0.3, 0.6, 1],
      },
      {
        id: 'hour',
        label: 'cost of an hour of a teacher',
        kind: 'money',
        near: 'hour, wage, salary, paid, teacher',
        ask: 'What does one hour of a teacher or clerk in {place} cost, in {money}?',
      },
    ],
    loss: [
      { id: 'hours', label: 'hours spent on cards in a term', expr: 'pupils * card', unit: 'hours' },
      { id: 'lost', label: 'worth of that time in a term', expr: 'hours * hour', unit: 'money' },
    ],
    times: { per: 'year', assume: [2, 3, 3], ask: 'How many times a year does a school in {place} give out cards?' },
    periods: [1, 1, 1],
    people: { label: 'small schools you can visit in {place}', assume: [8, 20, 40] },
  },
  traps: [
    {
      when: [
        'report card, marks, results, compute, transcript, mark sheet',
        'fees, attendance, bursar, theft, payment, paid',
      ],
      text: 'Cards that come late and money that cannot be traced are two problems of the same drawer. Teachers suffer the first, the owner the second, and only one of them pays.',
      ask: 'What would the owner rather have right by next Friday: the marks or the fees?',
      choices: ['The marks', 'The fees', 'The list of names itself'],
    },
  ],
  notFound:
    'No record we hold says how schools in {country} keep {good}. Ask {n:10} heads in {place} for the register of three years ago, and time the search.',
  political: [
    'Which forms the offices ask of schools in {place}, how often, and whether print is accepted',
    'If a bound book in ink is asked for, your print comes on top of it.',
  ],
  environmental: [
    'How rain, termites and dust treat cupboards and machines in {place}',
    'A copy kept elsewhere may be the one thing an owner pays for after a flood.',
  ],
  licences: [
    {
      ask: 'What must be agreed before children’s marks and names are kept by a third party?',
      sector: 'data protection',
    },
    { ask: 'Which form of {unit} do other schools and offices accept?', sector: 'standards' },
    { ask: 'How is a charge by the card taxed?', sector: 'tax' },
  ],
  unknowns: [
    'How many hours and days did last term’s cards take in {n:5} schools of {place}, from the last exam to the last parent?',
    'What did a late, lost or wrong paper cost an owner: a pupil, a fee, a quarrel?',
    'Who would lose if heads, fees and marks could be compared?',
  ],
  interview: [
    'Take out last term’s cards. Tell me how one of them came to be, from the script to the parent.',
    'Where were you sitting when you added these up? Who checked them?',
    'Find me the mark of a pupil who left two years ago. I will wait.',
    'When did a parent last come back with a card? What was wrong, and what followed?',
    'What did you once buy or try for this? Where is it now?',
    'To an owner: how many pupils came yesterday, and how do you know?',
  ],
  where:
    'the secretary’s table of a small school in {place} in the week after exams, the print shop that types cards, and the district office on the day forms are due',
  tests: [
    {
      name: 'Twenty cards added again',
      hypothesis: 'one card in five holds an error, and making it took over half an hour.',
      method: 'in {n:5} schools, add {n:20} cards of last term again, with the head, and ask teachers for their hours.',
      metric: 'errors; hours; days to the last parent.',
      threshold: 'one in five wrong in {n:3} of {n:5}.',
      usd: 20,
      days: 5,
      stop: 'the first {n:3} schools are right and in time.',
    },
    {
      name: 'One class from photographs',
      hypothesis: 'marks photographed by teachers come back as clean cards in two days.',
      method:
        'for one class in {n:3} schools, take photographs of mark sheets, type at night, print, let the head check.',
      metric: 'hours yours and theirs; errors; days.',
      threshold: 'two days, and no error that a parent finds.',
      usd: 90,
      days: 8,
      stop: 'sheets arrive so late or faint that you rule them anew.',
    },
    {
      name: 'Paid by the card',
      hypothesis: '{payer} pay by the card, before the end of term.',
      method: 'show the cards to {n:10} owners and take an order for one class, half down.',
      metric: 'orders with money.',
      threshold: '{n:4} of {n:10}.',
      usd: 20,
      days: 4,
      stop: '{n:6} would add it to parents’ fees only if others do.',
    },
  ],
  kill: 'cards in {place} are right and out within days of the last exam, or fewer than {n:2} of {n:10} owners put money on one class',
  dealBreakers: [
    'An owner or bursar prefers that numbers cannot be compared.',
    'Offices accept only their own bound forms.',
    'A free public system is on its way, with staff to fill it.',
    'The secretary leaves, and the use with her.',
  ],
  explore: {
    stage: 'knowing',
    also: ['technology', 'fintech'],
    customers: ['institutions'],
    products: ['web', 'app', 'phone'],
    backgrounds: ['software', 'teacher', 'finance'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
