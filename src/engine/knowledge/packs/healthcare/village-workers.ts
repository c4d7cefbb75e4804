import { type Pain, use } from '../../pack-types.ts';

export const villageWorkers: Pain = {
  id: 'healthcare.village-workers',
  title: 'Community health workers work alone, unpaid and unseen',
  short: 'Community health workers are left without support or pay',
  type: 'capacity',
  recognise: {
    event:
      'community health worker, community health volunteer, community health extension, community health promoter, chw, chws, chv, chvs, village health, health volunteer, health extension worker, lay health worker, outreach worker, outreach workers, supervis, unsupervised, stipend, home visit, household visit, agent de sante communautaire, agents de sante communautaire, relais communautaire',
    setting:
      'village, household, register, volunteer, district, report, training, motivation, dropout, unpaid, nurse, rural, phone, tools, referral, allowance',
    goods: 'medicine=medicines, drug=medicines, test kit=test kits, vaccine=vaccines',
  },
  words: {
    who: ['community health workers', 'community health worker'],
    payer: ['district offices and programmes', 'office'],
    good: 'support and supplies',
    unit: ['home visit', 'home visits'],
  },
  problem: '{who} around {place} walk from door to door without {good}, and stop, or report {units} that nobody made',
  heading: 'Alone with a register: what keeps {who} around {place} at work, and what makes them stop',
  chain:
    'A ministry or donor counts {units}; a district officer adds up paper forms; a nurse with a ward full of her own supervises on days when there is fuel; the worker farms, trades and walks in between. Pay comes as a stipend in months with a project, as soap in others, as nothing in most. Families decide whether the knock on the door was worth opening. Find out who would notice within a week if {who} around {place} stopped, and what that person controls.',
  causes: [
    {
      id: 'pay',
      fix: 'pay',
      text: 'pay comes late or not at all',
      match: 'unpaid, stipend, salary, pay, allowance, late payment, volunteer, incentive, motivation, money',
      why: 'perhaps the sum is sent, and shrinks in two offices on the way',
      sign: 'those who are paid on the day stop as often',
    },
    {
      id: 'alone',
      fix: 'supervising',
      text: 'nobody comes to look or help',
      match: 'supervis, alone, isolated, no support, no feedback, mentor, monitor, visit them, no follow-up',
      why: 'perhaps the supervising nurse has no fuel, or is paid for workshops and not for rides',
      sign: 'those who are visited monthly do no better',
    },
    {
      id: 'empty',
      fix: 'supplies',
      text: 'the bag is empty',
      match: 'no supplies, no drugs, no medicine, kit, gloves, empty, stock, tools, test strips, bag',
      why: 'perhaps refills go to the health centre and are used up there',
      sign: 'workers with a full bag are turned from doors too',
    },
    {
      id: 'paper',
      fix: 'reporting',
      text: 'registers eat the hours that families should have',
      match: 'paper, register, report, forms, data, duplicate, several books, app, tablet, reporting',
      why: 'perhaps three projects each brought a book, and none of them reads it',
      sign: 'where one short form is used, no more doors are reached',
    },
    {
      id: 'asked',
      fix: 'skills',
      text: 'they are asked what they were never taught',
      match: 'training, skills, knowledge, not trained, refresher, confidence, untrained, advice',
      why: 'perhaps training was one week in a hotel, years ago',
      sign: 'freshly trained workers send on as many cases wrongly',
    },
  ],
  effects: [
    'a child’s pneumonia is seen on the fourth day and not the first',
    'forms say a hundred {units}, and doors say thirty',
    'good workers leave for a shop or a project that pays',
    'families send the next one away',
  ],
  stakeholders: [
    'worker: decides each morning between the field and the doors',
    'spouse and parents: carry the work at home, can end it',
    'supervising nurse: sends fuel, forms and praise, or none',
    'district officer: owns the list of names, needs totals by the month’s end',
    'donor or programme: pays for some tasks, in some villages, for some years',
    'village head: proposed the worker, hears the complaints',
  ],
  metrics: [
    'doors that confirm a {unit} ÷ {units} in the register',
    'workers active today ÷ workers trained',
    'days from end of month to stipend in hand',
  ],
  alternatives: [
    {
      text: 'Meet once a month at the health centre',
      match: 'monthly meeting, meeting, gather, review meeting',
      draw: 'company, a meal, a fare with something left over',
      limit: 'talks of totals, seldom of a sick child',
    },
    {
      text: 'A chat group with the nurse',
      match: 'whatsapp, chat, group, phone, call the nurse, voice note',
      draw: 'a question is answered the same day',
      limit: 'data and battery are paid by the worker',
    },
    {
      text: 'Sell soap, tablets or pads from the bag',
      match: 'sell, commission, products, income, living goods, soap',
      draw: 'some income, a reason to knock',
      limit: 'poor doors are passed by',
    },
    {
      text: 'Wait for the next project',
      match: 'project, ngo, donor, next programme, funding',
      draw: 'brings pay, bicycles and training all at once',
      limit: 'leaves with all of them',
    },
    {
      text: 'Write what should have been done',
      match: 'fake report, invent, false data, fill at home, cook',
      draw: 'keeps the name on the list',
      limit: 'the programme steers by fiction',
    },
  ],
  want: 'A tool that shows who did not walk is no gift to {who}. They will want what brings pay, standing or a quicker evening; ask which, before you show any supervisor a map.',
  pay: 'The user has no purse, and the one with a purse buys by project and by year. A pilot around {place} that a donor loves can still leave you with no {payer1} who may sign for the next one.',
  can: 'Workers are scattered, their phones are theirs, and their names are on a list you do not hold. Without the district’s word you will not be let in; with it, you carry its reputation for late pay.',
  indicators: [
    use('IGME.U5MR', 'direct', 25, 'high', 'S', {
      split: 46,
      high: 'What a worker at the door could catch still kills children: {fig}. Ask families around {place} on which day of the last fever anyone in the programme knew.',
      low: 'Fewer small children die than in most of Africa: {fig}. The knock may now be worth more to the old and the long ill; ask who opens.',
    }),
    use('SH.MED.PHYS.ZS', 'near', 20, 'low', 'S', {
      split: 0.25,
      high: 'Doctors are less scarce than elsewhere: {fig}. Families may prefer to walk to one, so ask how many pass the worker’s door on the way.',
      low: 'For most villages the worker is all there is: {fig}. Ask what {who} are begged for and may not give.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'low', 'S', {
      split: 45,
      high: 'A large part of the country lives close together: {fig}. Doors near {place} are many and often locked by day; count {units} by the hour.',
      low: 'Doors lie scattered over the countryside: {fig}. Walk one full round with a worker and time the steps between houses.',
    }),
    use('FB.UNDERWEIGHT', 'near', 10, 'high', 'S', {
      split: 12,
      high: 'Thin children can be found with a tape, at the door: {fig}. Weigh {n:20} in one village and compare with the register.',
      low: 'Fewer children are too thin than in most of Africa: {fig}. Do not make the tape your first task; ask what families call for.',
    }),
    use('HDR24.MYS', 'proxy', 10, 'low', 'S', {
      split: 5.7,
      high: 'Villages hold people who can keep a book: {fig}. Poor reports may come from thin pay rather than thin schooling; ask the best ones.',
      low: 'A worker may have had few years of school: {fig}. Try voice and pictures around {place} before any form.',
    }),
    use('FB.TAX', 'near', 10, 'low', 'P', {
      split: 13.5,
      high: 'The state has the means to pay its own: {fig}. Ask which line of the budget pays {who}, and when it was last empty.',
      low: 'Stipends hang on donors where the state gathers little: {fig}. Ask on which date each project around {place} ends.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 10, 'low', 'T', {
      split: 90,
      high: 'Most {who} can be rung: {fig}. Call {n:20} and ask what they did yesterday; it may be the cheapest supervision there is.',
      low: 'Part of the list has no phone of its own: {fig}. Whatever you make has to travel on paper or with the nurse.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 0, 'none', 'T', {
      split: 34,
      high: 'A phone may be charged in many villages: {fig}. Still ask what one charge costs and who pays it.',
      low: 'A dead battery ends most tools by noon: {fig}. Ask where {who} charge, how far it is, and for how much.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'E', {
      split: 42,
      high: 'A stipend could reach the worker’s own phone: {fig}. Ask how many hands the last one passed through.',
      low: 'Pay is likely carried in envelopes: {fig}. Ask to see the list with thumbprints, and talk to {n:5} who signed.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen outside towns, whose doors a worker should reach',
      expr: 'people * young / 100 * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014', town: 'SP.URB.TOTL.IN.ZS' },
      caution:
        'It takes the young to be spread alike over town and village, and counts doors to reach, not {who} on a list.',
    },
  ],
  sizing: {
    event: ['week of work', 'weeks of work'],
    inputs: [
      {
        id: 'claimed',
        label: 'weekly {units} in the register',
        kind: 'count',
        near: 'visit, household, home, door',
        assume: [5, 12, 25],
        ask: 'How many {units} a week does one {who1} write down?',
        choices: ['About five', 'About twelve', 'Twenty-five or more'],
        values: [5, 12, 25],
      },
      {
        id: 'missing',
        label: 'share of those that did not happen or helped nobody',
        kind: 'share',
        near: 'fake, not done, false, missed, empty',
        assume: [0.2, 0.4, 0.6],
      },
      {
        id: 'cost',
        label: 'programme’s cost of one {unit}',
        kind: 'money',
        near: 'visit, stipend, cost, allowance, pay',
        ask: 'What does the programme spend on one worker in a week, divided by the {units} written down, in {money}?',
      },
    ],
    loss: [
      { id: 'lost', label: 'spent on {units} that reached nobody', expr: 'claimed * missing * cost', unit: 'money' },
    ],
    times: { per: 'month', assume: [3, 4, 4], ask: 'In how many weeks of a month does one {who1} go out at all?' },
    periods: [8, 10, 12],
    people: { label: '{who} under one health centre near {place}', assume: [10, 25, 60] },
  },
  traps: [
    {
      when: ['unpaid, stipend, salary, incentive, allowance', 'supervis, monitor, report, data, register'],
      text: 'Unpaid people report badly, and badly seen people are not paid. A better form mends neither unless pay follows from it.',
      ask: 'If {who} around {place} could have one thing by next month, which would it be?',
      choices: ['Pay on the day', 'A full bag', 'Someone who comes to help'],
    },
  ],
  notFound:
    'No record we hold counts {who} in {country} or the doors they reach. The district’s list and thirty doors around {place} will: ask each when someone last knocked.',
  political: [
    'Who chooses, pays and may dismiss {who} around {place}, and whether a private firm may work through them',
    'If each change needs the ministry’s word, the first customer is the one who already has it.',
  ],
  environmental: [
    'In which weeks planting, floods or heat keep {who} and families from meeting',
    'A drop in {units} at planting is farming and not laziness; do not design a penalty for it.',
  ],
  licences: [
    { ask: 'What may a worker without a licence measure, hand out or sell at the door?', sector: 'medicines and food' },
    { ask: 'Who may hold a list of families and their illnesses on a phone?', sector: 'data protection' },
  ],
  unknowns: [
    'Of thirty doors in the register around {place}, how many remember the {unit}?',
    'What did the last five workers who stopped leave for?',
    'Whose budget would carry {good} after the first year, and who signs it?',
  ],
  interview: [
    'Tell me about yesterday, from the first door to the last. What did you carry?',
    'Which family did you worry about most this month? Whom did you ask?',
    'When did you last receive pay? How much of it was yours by the evening?',
    'When did the nurse last come with you? What did she do?',
    'Show me, if I may, what you write down, and for whom.',
    'Tell me about someone who stopped. What was the week before like?',
  ],
  where:
    'the monthly meeting at a health centre near {place}, one full round on foot with a worker, and the kitchen of someone who gave it up',
  tests: [
    {
      name: 'Thirty doors',
      hypothesis: 'a third of the {units} written down are not remembered.',
      method:
        'with the district’s leave, draw {n:30} {units} of last month from {n:5} registers and knock on those doors. Never tell whose register it was.',
      metric: 'remembered ÷ drawn.',
      threshold: 'fewer than {n:20} of {n:30} are remembered.',
      usd: 50,
      days: 5,
      stop: '{n:14} of the first {n:15} are remembered well.',
    },
    {
      name: 'A call each evening',
      hypothesis: 'a friendly call and an answer to one question raise the number of {units}.',
      method:
        'a nurse calls {n:10} of {n:20} workers for five minutes on {n:8} evenings, with airtime sent; the other half go on as before.',
      metric: 'remembered {units}, by group.',
      threshold: 'a quarter more in the called group.',
      usd: 90,
      days: 10,
      stop: 'half do not answer on {n:3} evenings.',
    },
    {
      name: 'A signature',
      hypothesis: '{payer} pay for a month from a budget they already hold.',
      method: 'show {n:4} {payer} the doors and the calls; ask for an order for {n:20} workers for one month.',
      metric: 'signed orders, not interest.',
      threshold: '{n:1} of {n:4}.',
      usd: 20,
      days: 9,
      stop: 'all {n:4} send you to a donor.',
    },
  ],
  kill: 'nine of ten {units} around {place} are remembered, or no office signs for a single month',
  dealBreakers: [
    '{Who} read every tool as a way to cut their pay.',
    'Pay is what is missing, and you cannot pay.',
    'The bag is empty, so better guidance only shows it.',
    'Each programme insists on its own register and will not share.',
  ],
  explore: {
    stage: 'governing',
    also: ['employment', 'technology'],
    customers: ['institutions', 'rural', 'women'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['health', 'community', 'software'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
