import { type Pain, use } from '../../pack-types.ts';

export const beatenAtHome: Pain = {
  id: 'legal.beaten-at-home',
  title: 'A beaten woman is sent home from the police desk',
  short: 'Women who report violence are sent back',
  type: 'safety',
  recognise: {
    event:
      'domestic violence, gender-based violence, gender based violence, gbv, beaten by, beats, wife beating, rape, raped, defile, sexual assault, abuse!, abused, abusive, survivors, shelter, violence against women, violences conjugales, violences faites aux femmes, femmes battues, medical form, husband beats',
    setting:
      'woman, women, girl, husband, police, clinic, shelter, court, chief, family, form, hotline, survivor, nurse, in-laws',
    goods: 'shelter=shelter places',
  },
  words: {
    who: ['women who were beaten or forced', 'woman'],
    payer: ['aid groups, churches and city offices', 'payer'],
    good: 'safe places and proof',
    unit: ['report', 'reports'],
  },
  actor:
    'woman, girl, survivor, wife, mother, victim, child, widow, domestic worker, student, adolescent, women, wives',
  problem: '{who} in {place} go for help, are asked for money or sent back, and sleep that night where they were hurt',
  heading: 'Where can she sleep tonight? {Good} for {who} in {place}',
  chain:
    'A sister or neighbour comes first; then a desk that wants a form, a clinic that wants a fee, an elder who wants peace. Each sends her to the next, and proof fades within days. The man earns the rent. A few beds exist and nobody near knows which is free. Find out with helpers in {place} at which door the last {n:10} {units} ended, and where each woman slept.',
  causes: [
    {
      id: 'door',
      fix: 'doors',
      text: 'each door sends her to another',
      match: 'sent away, referral, form, go to, police refused, another office',
      why: 'perhaps no door is told what the others need',
      sign: '{who} who reach one desk for all are sent back too',
    },
    {
      id: 'money',
      fix: 'money',
      text: 'a form, a fare or a test must be paid',
      match: 'fee, form, fare, pay, fuel, test, money',
      why: 'perhaps it should be free and is not',
      sign: 'where nothing is asked, as few {units} go on',
    },
    {
      id: 'roof',
      fix: 'shelter',
      text: 'there is no bed for her and the children',
      match: 'shelter, nowhere, bed, children, rent, house',
      why: 'perhaps beds are full of those with no way on',
      sign: 'with free beds as many go back',
    },
    {
      id: 'peace',
      fix: 'family',
      text: 'kin and elders press for peace',
      match: 'family, elders, shame, settle, pastor, dowry, peace',
      why: 'perhaps the bride price would have to be paid back',
      sign: 'women without kin near withdraw as often',
    },
  ],
  effects: [
    'a child learns to stay silent',
    'wounds heal and the file says ‘no proof’',
    'a woman stays until a worse night',
  ],
  stakeholders: [
    'woman: knows best when it is safe to act',
    'desk officer: writes or sends away, gets no fuel',
    'nurse: sees the wound first, fears court days',
    'elder or pastor: can shelter or send back',
    'keeper of a safe bed: must hide the place',
  ],
  metrics: [
    'hours from first door to a safe bed',
    '{units} with proof taken in time ÷ {units}',
    'women who chose to go on ÷ who came',
  ],
  alternatives: [
    {
      text: 'Stay and keep quiet',
      match: 'stay, silent, endure, pray',
      draw: 'the roof stays',
      limit: 'the next night',
    },
    {
      text: 'Sleep at a sister’s or neighbour’s',
      match: 'sister, neighbour, mother, friend',
      draw: 'tonight, free',
      limit: 'he knows the door',
    },
    {
      text: 'Bring elders together',
      match: 'elders, family meeting, pastor, chief',
      draw: 'he is spoken to',
      limit: 'she is told to be patient',
    },
    {
      text: 'Go to the police alone',
      match: 'police, report, station',
      draw: 'a file may begin',
      limit: 'a form, a fee, a joke',
    },
  ],
  want: 'She may want quiet and rent rather than a court. Helpers in {place} know what {who} asked for; begin there and never with {who} in the street.',
  pay: '{Who} pay nothing and must not. A church, a city office or an employer may; ask {payer} what they spent on the last {unit}, and what they want to see for it.',
  can: 'One slip in secrecy brings him to the door. If you have no nurse, no lawyer and no bed in {place} that answer at night, send {who} to those who do and help these instead.',
  indicators: [
    use('HDR24.GII', 'near', 30, 'high', 'S', {
      split: 0.53,
      high: 'Women stand far behind: {fig}. With helpers in {place}, mark at which door {units} end.',
      low: 'Women stand nearer to men than in most countries here: {fig}. Desks in {place} may be better than feared; follow one {unit}.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'L', {
      split: 25,
      high: 'A file may reach a court: {fig}. Ask the desk in {place} how many {units} of last year did.',
      low: 'Few files reach an end: {fig}. {Good} tonight matter more to {who} than a date in court.',
    }),
    use('FINDEX.ACCOUNT.WOMEN', 'proxy', 20, 'low', 'E', {
      split: 45,
      high: 'Many women hold own money: {fig}. Ask helpers in {place} if it let {who} leave.',
      low: 'Few women have money of their own: {fig}. Fare and a week’s food may decide more {units} than advice.',
    }),
    use('SH.MED.PHYS.ZS', 'proxy', 15, 'low', 'S', {
      split: 0.21,
      high: 'Doctors are less scarce than on most of the continent: {fig}. See if one in {place} signs at night for {who}.',
      low: 'Those who may sign for wounds are few: {fig}. Ask a nurse in {place} what she may write for {who}.',
    }),
    use('SP.DYN.TFRT.IN', 'exposure', 15, 'high', 'S', {
      split: 4.3,
      high: 'Most have several children to take along: {fig}. Beds in {place} must count them; ask how many {units} failed on that.',
      low: 'Families are smaller: {fig}. Work and rent rather than children may hold {who} in {place}.',
    }),
    use('IT.CEL.SETS.P2', 'context', 0, 'none', 'T', {
      split: 96,
      high: 'A call for help is possible from most homes: {fig}. Ask helpers in {place} whether he checks the phone of {who}.',
      low: 'A call is not possible for all: {fig}. A word at the clinic or water point of {place} may be the safer sign.',
    }),
    use('FB.BEDS', 'context', 0, 'none', 'S', {
      split: 0.9,
      high: 'Clinics have some room: {fig}. A ward in {place} may be a bed for one night; ask the matron for {who}.',
      low: 'Wards are full: {fig}. {Good} in {place} must be found in homes and convents.',
    }),
  ],
  reach: [
    {
      label: 'people above fourteen',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution:
        'It says nothing about harm; only helpers’ books near {place} do, and these must stay closed to strangers.',
    },
  ],
  sizing: {
    event: ['report', 'reports'],
    inputs: [
      {
        id: 'doors',
        label: 'doors she had to go to',
        kind: 'count',
        near: 'doors, offices, places, went to',
        assume: [2, 4, 7],
      },
      {
        id: 'cost',
        label: 'cost of one door',
        kind: 'money',
        near: 'fare, form, fee, paid, transport',
        ask: 'What did one such door cost, fare and fees together, in {money}? Ask helpers, not her.',
      },
    ],
    loss: [{ id: 'lost', label: 'cost of one report', expr: 'doors * cost', unit: 'money' }],
    times: {
      per: 'year',
      assume: [1, 1, 2],
      ask: 'How many times did one of the women helpers know have to start again in a year?',
    },
    periods: [1, 1, 1],
    people: { label: 'women who come to the helpers you know in {place} in a year', assume: [20, 80, 300] },
  },
  notFound:
    'No record we hold follows {units} from door to door in {country}. Helpers in {place} can tell the last {n:10} without names; ask for no more, and note which {good} were missing.',
  political: [
    'Which desk in {place} must act by rule, and who can order its officer',
    'A named officer who wants this is worth more than any plan.',
  ],
  environmental: [
    'Whether nights after harvest, payday or feasts bring most {units} in {place}',
    'Staff those nights first.',
  ],
  licences: [
    { ask: 'Who may keep such notes, where, and who must never see them?', sector: 'data protection' },
    { ask: 'What does running a safe house ask of a group?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'At which door in {place} did the last {n:10} {units} end, as helpers tell?',
    'Where did each woman sleep that night?',
    'What would an employer, church or office pay for, and keep paying?',
  ],
  interview: [
    'To a helper: take me through the last night you were called. No names.',
    'Which door opened, which did not, and why?',
    'What was paid, and by whom?',
    'Where did she sleep, and for how long?',
    'What did you lack that night?',
    'To an officer or nurse: what stops you from writing it down at once?',
  ],
  where:
    'only with helpers in {place}: a nurse’s room, a women’s group with a trained leader, a legal aid desk; never at her home',
  tests: [
    {
      name: 'Ten nights',
      hypothesis: 'half of the {units} end at a fee, a form or a full bed.',
      method: '{n:4} helpers tell {n:10} cases of {who} without names; draw the doors.',
      metric: 'where it ended.',
      threshold: 'half at one kind of door.',
      usd: 20,
      days: 6,
      stop: 'a case could be known by others: stop.',
    },
    {
      name: 'Night purse',
      hypothesis: 'a small purse for fare and form gets {who} through.',
      method: 'a trusted helper holds it for {n:10} nights; receipts only.',
      metric: 'nights with a bed or proof.',
      threshold: 'twice as many as before.',
      usd: 150,
      days: 10,
      stop: 'any woman is put at risk: stop.',
    },
    {
      name: 'Standing payer',
      hypothesis: 'somebody pays monthly for beds and fares.',
      method: 'ask {n:8} {payer} in {place} for the next {n:3} months, first one now.',
      metric: 'paid.',
      threshold: '{n:2} of {n:8}.',
      usd: 20,
      days: 8,
      stop: 'all refer you to a donor call.',
    },
  ],
  kill: 'helpers in {place} name no door where money or a bed would have changed the night, or nobody pays for a second month',
  dealBreakers: [
    'You cannot keep names and places secret.',
    'No nurse, officer and bed in reach will answer at night.',
    'A trained group already does it and lacks only money: give it your hands.',
  ],
  explore: {
    stage: 'governing',
    also: ['healthcare', 'housing'],
    customers: ['women', 'institutions', 'youth'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['community', 'health', 'law'],
    impact: ['nonprofit', 'social'],
    horizon: 'long',
    complexity: 'high',
  },
};
