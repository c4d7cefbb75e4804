import { type Pain, use } from '../../pack-types.ts';

export const chronicCare: Pain = {
  id: 'healthcare.chronic-care',
  title: 'People with long illnesses drop out of treatment',
  short: 'People with diabetes or high blood pressure stop treatment',
  type: 'quality',
  recognise: {
    event:
      'diabetes, diabetic, hypertension, high blood pressure, chronic, sickle cell, epilepsy, asthma, hiv, follow-up, follow up, drop out, stop taking, adherence, miss appointment, complication, amputation, stroke, dialysis, diabete, tension arterielle',
    setting: 'patient, clinic, hospital, treatment, medicine, check-up, doctor, nurse, monthly, refill, sugar',
    goods:
      'diabetes=diabetes care, hypertension=blood pressure care, insulin, blood pressure=blood pressure care, asthma=asthma care, epilepsy=epilepsy care, sickle cell=sickle cell care',
  },
  words: {
    who: ['people with a long illness', 'patient'],
    payer: ['families', 'family'],
    good: 'regular care',
    unit: ['visit', 'visits'],
  },
  problem: '{who} in {place} fall out of {good} and come back when it has become an emergency',
  heading: 'Between two {units}: how {who} in {place} lose {good}',
  chain:
    'The family pays the fare, the fee and the strip of tablets each month; the clinic earns on the {unit}, the pharmacy on the strip, the hospital on the emergency. Nobody earns on the month in which nothing happens, which is the one that counts. Find out who would save money if {who} stayed well, and whether that person can pay before, not after.',
  causes: [
    {
      id: 'cost',
      fix: 'price',
      text: 'the monthly cost is more than the household can carry',
      match: 'cost, expensive, afford, price, money, fee, pay, fare',
      why: 'perhaps the month is fine until school fees fall due',
      sign: 'those who get it free drop out as often',
    },
    {
      id: 'distance',
      fix: 'distance',
      text: 'each {unit} costs a day and a fare',
      match: 'far, distance, travel, transport, queue, wait, hours, whole day',
      why: 'perhaps the clinic day is market day, or the queue begins before dawn',
      sign: 'people who live next to the clinic drop out too',
    },
    {
      id: 'silent',
      fix: 'belief',
      text: 'they feel well and stop',
      match: 'feel well, feel better, no symptoms, stop taking, healer, herbal, prayer, believe, understand, denial',
      why: 'perhaps nobody said that it is for life, or a healer promised an end to it',
      sign: 'people who stopped say they felt ill at the time',
    },
    {
      id: 'lost',
      fix: 'reminding',
      text: 'nobody notices that they are gone',
      match: 'no follow-up, not called, lost, record, card, file, remind, forget',
      why: 'perhaps the file stays in a pile until the person comes',
      sign: 'people who were called did not come back',
    },
  ],
  effects: [
    'an emergency that costs the family a harvest or a plot',
    'a wage earner who can no longer stand all day',
    'beds filled by what a tablet could have prevented',
    'younger children kept at home to look after a parent',
  ],
  stakeholders: [
    'patient: decides each morning, alone',
    'family: pays, reminds, may doubt the illness',
    'clinic nurse: knows who is missing, has no hour to call',
    'pharmacy or drug shop: sees the person each month, sells by the strip',
    'employer, church or scheme: loses when someone falls ill, may share the cost',
  ],
  metrics: [
    'people seen in the last {n:60} days ÷ people on the list',
    'months with tablets for every day',
    'emergencies among those on the list',
  ],
  alternatives: [
    {
      text: 'Take tablets when it feels bad',
      match: 'when sick, feel bad, sometimes, half dose, skip',
      draw: 'cheap, and the body seems to agree',
      limit: 'the harm grows unseen',
    },
    {
      text: 'Buy a few tablets at the drug shop',
      match: 'drug shop, pharmacy, chemist, few tablets, strip',
      draw: 'near, open late, sells by the day',
      limit: 'nobody measures anything',
    },
    {
      text: 'Herbs or a healer',
      match: 'herb, healer, traditional, prayer, pastor',
      draw: 'trusted, promises an end',
      limit: 'may replace the tablet rather than join it',
    },
    {
      text: 'A patients’ club at the clinic',
      match: 'club, support group, group visit, association',
      draw: 'company, shared fares, one measuring day',
      limit: 'lives as long as the nurse who runs it',
    },
    {
      text: 'A relative in town who sends tablets',
      match: 'relative, son, daughter, send, abroad',
      draw: 'no queue',
      limit: 'ends with the relative’s job',
    },
  ],
  want: 'Feeling well is the strongest rival of {good}. Many who stopped do not look for help to come back, and may resent a reminder before neighbours in {place}.',
  pay: '{Payer} already pay all they can for tablets. Somebody else must gain enough from a quiet year to pay for it: an employer, a scheme, a hospital that is full.',
  can: 'A call is cheap; what follows it is not. If the person comes back and {good} are missing that day, the second call will not be answered.',
  indicators: [
    use('SH.MED.PHYS.ZS', 'near', 20, 'low', 'S', {
      split: 0.3,
      high: 'Doctors can be found in larger places: {fig}. Ask how long one has for each {unit}, and what a nurse may change without one.',
      low: 'There are too few doctors to see everybody monthly: {fig}. Whatever you make must be safe in the hands of a nurse or a drug seller.',
    }),
    use('WPP.MEDIAN_AGE', 'direct', 15, 'high', 'S', {
      split: 22,
      high: 'The population is older than in most of Africa: {fig}. Long illnesses are no longer rare, so a clinic list in {place} should fill quickly.',
      low: 'The population is very young: {fig}. {Who} are fewer and easily overlooked, so find them before you size anything.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'proxy', 10, 'high', 'S', {
      split: 45,
      high: 'Many live in towns, where food is bought and work is done sitting: {fig}. Begin where {who} pass a drug shop each day.',
      low: 'Most live away from towns: {fig}. A {unit} may cost a day, so test refills nearer home before reminders.',
    }),
    use('FB.LIFE', 'direct', 15, 'low', 'S', {
      split: 66,
      high: 'People live long enough to need {good} for decades: {fig}. Small monthly prices matter more than a low first one.',
      low: 'Lives are shorter than they could be: {fig}. Emergencies may be what families know of these illnesses, so talk to some who survived one.',
    }),
    use('SI.POV.LMIC', 'exposure', 15, 'high', 'E', {
      split: 50,
      high: 'For many homes a monthly cost is too much in a bad month: {fig}. Ask {who} what was left out of the budget the last time they did pay.',
      low: 'A fair part of homes could carry a small monthly cost: {fig}. Find out what they pay at the drug shop now.',
    }),
    use('HDR24.EYS', 'proxy', 10, 'low', 'S', {
      split: 11,
      high: 'A younger relative with schooling is often in the house: {fig}. Let that person keep the measuring book of {who}.',
      low: 'Written advice will miss many homes: {fig}. Say it at the {unit} and let a relative repeat it back.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 15, 'low', 'T', {
      split: 80,
      high: 'Most homes can be called: {fig}. Ask {who} who else hears the phone, before a reminder gives the illness away.',
      low: 'Part of {who} cannot be called at all: {fig}. A neighbour or the drug seller may be the only reminder.',
    }),
    use('FINDEX.MOBILEMONEY', 'context', 0, 'none', 'E', {
      split: 40,
      high: 'A relative elsewhere could pay for a month by phone: {fig}. Ask {who} who pays when they cannot.',
      low: 'Money for tablets will come in notes: {fig}. Collect where the tablets are handed out.',
    }),
  ],
  reach: [
    {
      label: 'adults, among whom {who} are an unknown part',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'No record we hold says how many of them have the illness: it is a ceiling, and no more.',
    },
  ],
  sizing: {
    event: ['month without care', 'months without care'],
    inputs: [
      {
        id: 'monthly',
        label: 'cost of a month of {good}, fare included',
        kind: 'money',
        near: 'month, monthly, tablet, medicine, strip, fee, fare, transport',
        ask: 'What does one month of {good} cost one {who1}, tablets and fare together, in {money}?',
      },
      {
        id: 'emergency',
        label: 'family’s cost in the last emergency',
        kind: 'money',
        near: 'emergency, admission, hospital bill, surgery, amputation, stroke',
        ask: 'What did the last emergency cost one family, all in all, in {money}?',
      },
      {
        id: 'chance',
        label: 'share of such months that end in an emergency',
        kind: 'share',
        near: '',
        assume: [0.005, 0.02, 0.05],
      },
    ],
    loss: [{ id: 'lost', label: 'expected cost of a month without care', expr: 'emergency * chance', unit: 'money' }],
    times: {
      per: 'year',
      assume: [2, 4, 8],
      ask: 'Of twelve months, for how many is one {who1} without tablets or a {unit}?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} on the list of one clinic in {place}', assume: [40, 100, 250] },
  },
  notFound:
    'No record we hold says how many in {country} live with this illness or stop treatment. The clinic list in {place} is the nearest: count those who were not seen for two months.',
  political: [
    'Whether a public scheme in {country} pays for {good}, and what {who} must show to be on it',
    'If tablets are free but missing, price is not the problem you think it is.',
  ],
  environmental: [
    'How the hungry season and the hot months change what {who} eat, drink and can store',
    'A reading of any {unit} in those months is not comparable with one after harvest.',
  ],
  licences: [
    { ask: 'Who may measure, advise and refill for {who} without a doctor present?', sector: 'medicines and food' },
    { ask: 'What may be stored about a person’s illness, and who may see it?', sector: 'data protection' },
    { ask: 'May a monthly payment for {good} count as insurance?', sector: 'insurance' },
  ],
  unknowns: [
    'Of the people on a clinic list in {place}, how many were not seen for two months?',
    'What stopped the last ten who dropped out: money, distance, feeling well, or nobody calling?',
    'Who would pay for a quiet year: family, employer, scheme or hospital?',
  ],
  interview: [
    'Tell me about the last {unit}: when you left home, what it cost, what was said.',
    'When did you last go some days without tablets? What was happening that week?',
    'How did you first learn of the illness? What were you told about how long it lasts?',
    'Who at home knows, reminds, pays?',
    'What did you buy or try besides the tablets? What did you hope for?',
    'Tell me about the worst day with it. What did that day cost, and who paid?',
  ],
  where:
    'the clinic day for long illnesses in {place}, the drug shop in the evening, and a congregation whose leader will introduce you to families',
  tests: [
    {
      name: 'Empty names',
      hypothesis: 'a third of people on the list were not seen for two months.',
      method: 'with the nurse, and without taking names away, mark the last {unit} of each person on one list.',
      metric: 'not seen for two months ÷ all on the list.',
      threshold: 'a third or more.',
      usd: 20,
      days: 3,
      stop: 'fewer than one in ten is missing.',
    },
    {
      name: 'Ten calls',
      hypothesis: 'half of those who are called come back.',
      method:
        'the nurse calls {n:20} missing people and asks for their reason; half are also offered a refill at a drug shop near them.',
      metric: 'seen or refilled within {n:7} days, by group.',
      threshold: '{n:5} of {n:10} in either group.',
      usd: 40,
      days: 9,
      stop: '{n:10} numbers do not answer.',
    },
    {
      name: 'A quiet month, paid',
      hypothesis: '{payer} pay beforehand for a month of {good}.',
      method:
        'offer {n:10} {payer} and {n:3} employers or congregations in {place} one month: tablets, one measuring, one call, at a named price.',
      metric: 'months paid for.',
      threshold: '{n:4} paid.',
      usd: 120,
      days: 7,
      stop: 'nobody of the first {n:7} pays; ask each what they would rather buy.',
    },
  ],
  kill: 'fewer than one in ten on the list in {place} is missing, or nobody pays beforehand for a single month',
  dealBreakers: [
    'Tablets are missing in the clinic, so bringing people back brings them to an empty shelf.',
    '{Who} do not want to be seen as ill, and every reminder tells the neighbours.',
    'Only a doctor may refill, and there is none.',
    'The one who gains from a quiet year is not the one who can pay.',
  ],
  explore: {
    stage: 'using',
    also: ['insurance', 'technology'],
    customers: ['urban', 'rural', 'women'],
    products: ['service', 'phone', 'app'],
    backgrounds: ['health', 'community', 'software'],
    impact: ['social', 'nonprofit'],
    horizon: 'short',
    complexity: 'medium',
  },
};
