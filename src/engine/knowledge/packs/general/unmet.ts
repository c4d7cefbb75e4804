import { type Pain, use } from '../../pack-types.ts';

/** For problems that no pack knows: everything is phrased from the founder's own nouns, and more is asked than said. */
export const unmet: Pain = {
  id: 'general.unmet',
  title: 'People lose time or money over something they need',
  short: 'Something else: I will describe it',
  type: 'access',
  recognise: {
    event: 'struggle, cannot, lack, difficult, hard to, expensive, problem, no access, unable, waste, unreliable',
    setting: 'every day, community, town, village, city, people',
  },
  words: {
    who: ['people who live with this problem', 'person with this problem'],
    payer: ['{who}', '{who1}'],
    good: 'what they need',
    unit: ['case', 'cases'],
  },
  problem: '{who} in {place} lose time, money or health over {good}',
  heading: 'What trouble with {good} costs {who} in {place}, and who would pay to end it',
  chain:
    'Follow one {unit} from start to end: who notices first, who is asked for help, and who pays at last. Money around {good} in {place} may come from {who} themselves, from their families or from an employer; whoever decides may be none of them. Find out who spent money on the last {unit}, and on what.',
  causes: [
    {
      id: 'absent',
      fix: 'supply',
      text: 'there is too little help with {good} nearby',
      match: 'shortage, scarce, no access, lack, far!, unavailable, manque, nowhere',
      why: 'perhaps nobody earns enough by serving {place}',
      sign: '{who} who live beside a supplier have the same trouble',
    },
    {
      id: 'dear',
      fix: 'price',
      text: 'the price or the moment of paying does not fit what {who} earn',
      match: 'expensive, afford, too dear, high price, high cost, cher!',
      why: 'perhaps the money is there, but not on the day it is asked for',
      sign: '{who} with more money have the same trouble',
    },
    {
      id: 'unreliable',
      fix: 'quality',
      text: 'what is offered cannot be relied on',
      match:
        'unreliable, break, broken, fail, fake, poor quality, bad quality, slow, delay, late!, outage, cut!, cuts, interrupt',
      why: 'perhaps nobody loses anything when it fails',
      sign: 'those with the best supplier complain as often',
    },
    {
      id: 'unknown',
      fix: 'information',
      text: '{who} do not know whom to ask or trust',
      match: 'trust, do not know, information, fraud, scam, unaware, confus',
      why: 'perhaps news of {good} passes by word of mouth only',
      sign: 'those who know every supplier are no better off',
    },
  ],
  effects: [
    '{who} spend hours on a {unit} that they could have worked',
    'money goes to a second-best way around',
    'some {who} give up {good} altogether',
  ],
  stakeholders: [
    'those who suffer: they lose time or money over {good}',
    'those who pay: they may not be the ones who suffer',
    'today’s suppliers: earn from the present way, may block a new one',
    'local authority: may have to allow it',
  ],
  metrics: [
    'hours spent per {unit}',
    'money spent per {unit}, by whom',
    '{units} solved on the first attempt ÷ all {units}',
  ],
  alternatives: [
    {
      text: 'Live with it',
      match: 'live with, endure, accept, nothing',
      draw: 'costs nothing today',
      limit: 'the loss comes back with every {unit}',
    },
    {
      text: 'Ask a relative or neighbour',
      match:
        'ask a relative, ask relatives, ask a neighbour, ask neighbours, ask a friend, ask friends, relatives help, neighbours help',
      draw: 'trusted and near',
      limit: 'not always there, and a favour must be returned',
    },
    {
      text: 'Go to another town for it',
      match: 'travel to, another town, to the capital, to the city',
      draw: 'the choice is wider',
      limit: 'a day and a fare for each {unit}',
    },
    {
      text: 'Pay someone informal',
      match: 'middlem, broker, bribe, tip!',
      draw: 'works today',
      limit: 'no price list and no recourse',
    },
    {
      text: 'Use a tool made for something else',
      match: 'whatsapp, facebook, on paper, notebook, excel, phone call',
      draw: 'known and cheap',
      limit: 'breaks when many use it',
    },
  ],
  want: 'A trouble that {who} have lived with for long may be smaller to them than it looks to you. Ask what they last gave up because of {good}, not whether they mind.',
  pay: 'Those who suffer and those who pay may be two groups. If nobody with money loses by the next {unit}, a better way for {who} has no buyer.',
  can: 'Somebody already earns from the way things are in {place} today. Learn who that is before you announce anything, and what would make them help.',
  indicators: [
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 50,
      high: 'Price decides before quality for many {who}: {fig}. Ask what they paid for {good} last time, in what instalments.',
      low: 'Want of money does not explain it for most: {fig}. Look for a reason in trust or distance among {who} first.',
    }),
    use('SL.EMP.VULN.ZS', 'exposure', 15, 'high', 'S', {
      split: 60,
      high: 'Earnings come day by day for most {who}: {fig}. A fee for {good} should fall due when money comes in, not at the month’s end.',
      low: 'Many have steady wages to solve this with: {fig}. Ask {who} why they have not, before you offer a fee for {good}.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'low', 'S', {
      split: 45,
      high: 'Distance is a weak excuse here: {fig}. If {who} in one quarter of {place} still have the trouble, ask what else stands in the way.',
      low: 'Distance is part of the trouble with {good}: {fig}. Price the journey to {who} outside the towns before anything else.',
    }),
    use('ILO.EMP.SRV', 'proxy', 15, 'low', 'E', {
      split: 45,
      high: 'Others already sell their help: {fig}. Ask why none of them has solved this for {who}; the answer may sink the case.',
      low: 'Few make a living from services: {fig}. That fits a gap around {good}, and means training whoever is to fill it in {place}.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 20, 'low', 'T', {
      split: 45,
      high: 'Many can look for help online: {fig}. If {who} still suffer, information is not what is missing; watch three of them search in {place}.',
      low: 'A remedy that needs the internet leaves many {who} out: {fig}. Try calls, visits or a shop counter first.',
    }),
    use('HDR24.MYS', 'proxy', 15, 'low', 'S', {
      split: 6,
      high: 'Schooling does not hold many back: {fig}. If {who} still go without, look for a reason in price or trust around {good}.',
      low: 'Little schooling keeps many from what is on offer: {fig}. Show a remedy for {good} in {place} rather than describe it.',
    }),
    use('EG.ELC.ACCS.ZS', 'proxy', 0, 'none', 'T', {
      split: 60,
      high: 'A remedy may count on a socket in many homes and shops: {fig}. Ask {who} how many hours a day it gives power.',
      low: 'Plan without a socket: {fig}. What {who} use in {place} after dark tells what a remedy can run on.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'Most {who} can be called the week after: {fig}. Ask for a number at each talk, and whose phone it is.',
      low: 'A second visit cannot be left to the phone: {fig}. Fix a day and a spot in {place} with {who}.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: '{Payer} could pay in small parts by phone: {fig}. Ask what they last paid that way, and to whom.',
      low: 'Expect cash for {good}: {fig}. Plan who collects it in {place}, and how it is counted.',
    }),
  ],
  reach: [
    {
      label: 'people in the towns of {country}',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Only a part of them are {who}: count those in one street first.',
    },
  ],
  sizing: {
    event: ['{unit}', '{units}'],
    inputs: [
      {
        id: 'cost',
        label: 'money lost on one {unit}',
        kind: 'money',
        near: '',
        ask: 'What did the last {unit} cost one {who1}, in {money}, all in all?',
      },
    ],
    loss: [{ id: 'loss', label: 'money lost on one {unit}', expr: 'cost * 1', unit: 'money' }],
    times: { per: 'month', assume: [1, 2, 4], ask: 'How often does this happen to one {who1}?' },
    periods: [10, 12, 12],
    people: { label: '{who} you can reach on foot', assume: [20, 50, 100] },
  },
  notFound:
    'No record we hold measures {good} for {who} in {country}. Whoever {who} turn to first in {place} remembers the last month: begin there.',
  political: [
    'Whose leave is needed to offer {good} to {who} in {place}',
    'One person who says no can stop a pilot in a day.',
  ],
  environmental: [
    'Whether rain, heat or flood changes {good} in {place} through the year',
    'A trial in one season may not hold in the other.',
  ],
  licences: [
    { ask: 'Does offering {good} for a fee need a licence?', sector: 'company registration and investment' },
    { ask: 'How is a fee for {good} taxed?', sector: 'tax' },
    { ask: 'May names and numbers of {who} be kept on a list?', sector: 'data protection' },
  ],
  unknowns: [
    'How often did ten {who} have trouble with {good} in the last month, and what did each time cost?',
    'Who paid for the last {unit} among {who}, and from which purse?',
    'What have {who} already tried about {good}, and why did they stop?',
  ],
  interview: [
    'Tell me about the last {unit} of trouble with {good} in {place}, from the morning to the end.',
    'What did you do first about {good}, whom did you ask, and what did it cost you in time and money?',
    'How often in the last month was there trouble with {good}? When was the time before?',
    'Who else had trouble with {good} that day? Who paid?',
    'What have you tried so that the trouble with {good} does not come back? What became of it?',
    'If nothing changes, what will you do about {good} next time?',
  ],
  where: 'with {who} in {place} on a day when they have trouble with {good}, and with whoever they turn to first',
  tests: [
    {
      name: 'Count of cases',
      hypothesis: 'at least half of {who} in {place} had a {unit} in the last month.',
      method: 'ask {n:20} {who} about the last month only; write the date and the cost of each {unit}.',
      metric: '{units} a head among {who}, and money spent on each.',
      threshold: '{n:10} of {n:20} had one.',
      usd: 30,
      days: 4,
      stop: 'fewer than {n:3} of the first {n:10} {who} had one.',
    },
    {
      name: 'Service by hand',
      hypothesis: '{who} accept help with {good} from a stranger.',
      method: 'help {n:5} {who} in {place} with {good} yourself, with a phone and your feet; no software.',
      metric: '{who} helped, and hours spent on each.',
      threshold: '{n:3} of {n:5} {who}, and one asks you to come again.',
      usd: 80,
      days: 5,
      stop: '{n:3} {who} refuse help for the same reason.',
    },
    {
      name: 'Price before service',
      hypothesis: '{payer} will pay before the next {unit}.',
      method: 'name a price to {n:10} {payer} and take it before you serve; give it back if you fail.',
      metric: 'payments received, not promises.',
      threshold: '{n:3} of {n:10}.',
      usd: 30,
      days: 3,
      stop: '{n:6} {payer} refuse in a row; write down each reason.',
    },
  ],
  kill: 'fewer than {n:5} of {n:20} {who} in {place} had a {unit} in the last month, or none of {n:10} {payer} pays before the service',
  dealBreakers: [
    'Nobody with money loses anything by the trouble {who} have with {good}.',
    'One office or supplier in {place} can forbid it, and has a reason to.',
    'Helping with one {unit} costs more than the {unit} itself.',
  ],
  explore: {
    stage: 'using',
    also: [],
    customers: ['urban', 'rural'],
    products: ['service', 'phone'],
    backgrounds: ['community', 'sales', 'student'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
