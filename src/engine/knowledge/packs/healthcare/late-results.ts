import { type Pain, use } from '../../pack-types.ts';

export const lateResults: Pain = {
  id: 'healthcare.late-results',
  title: 'Tests are far away and their results come too late',
  short: 'Lab tests or scans are far away, or results come late',
  type: 'information',
  recognise: {
    event:
      'late result, lab result, test result, laboratory result, result delay, results delay, results take, result takes, results come, results get lost, wait for results, diagnos, misdiagnos, wrong diagnosis, laborator, lab test, blood test, sample, specimen, x-ray, xray, scan, scans, scanner, ultrasound, biopsy, pathology, radiolog, microscope, screening, cancer, mammogra, tested, resultats, analyses medicales',
    setting:
      'patient, hospital, clinic, doctor, nurse, courier, technician, reagent, far, guess, treat, tuberculosis, malaria, machine, days, refer',
    goods: 'test kit=test kits, lab test=lab tests, ultrasound=ultrasound scans, x-ray=x-rays, biopsy=biopsies',
  },
  words: {
    who: ['clinicians and their patients', 'patient'],
    payer: ['laboratories', 'laboratory'],
    good: 'test results',
    unit: ['sample', 'samples'],
  },
  problem: '{who} in {place} treat or wait in the dark because {good} are days or a long road away',
  heading: 'Treated on a guess: what slow {good} cost {who} in {place}',
  chain:
    'A nurse or doctor in {place} asks for a test; the family pays at a counter; a {unit} or the sick person travels to where the machine stands; a technician reads it and writes a slip; the slip travels back, or waits in a box for someone to fetch it. The machine’s owner earns when the {unit} is paid, not when the answer is used. Follow five {units} to the last hand, and find out where they lay longest and what was given to the patient meanwhile.',
  causes: [
    {
      id: 'road',
      fix: 'carrying',
      text: '{units} and slips wait for someone who happens to travel',
      match: 'transport, courier, carry, bus, rider, motorcycle, far, distance, road, travel, batch, once a week',
      why: 'perhaps they are kept until a full box is worth the trip',
      sign: 'facilities beside the laboratory wait as long',
    },
    {
      id: 'machine',
      fix: 'equipment',
      text: 'the machine stands idle for want of reagents, current or repair',
      match: 'broken, reagent, machine, equipment, repair, spare, power, electricity, maintenance, out of service',
      why: 'perhaps it was a gift, and its reagents come from one seller only',
      sign: 'a working day at the machine clears nothing of the pile',
    },
    {
      id: 'reader',
      fix: 'reading',
      text: 'too few people can read the slide or the picture',
      match:
        'pathologist, radiologist, technician, specialist, no expert, few doctors, untrained, read, interpret, sonographer',
      why: 'perhaps one reader in the capital serves half the country between lectures',
      sign: 'pictures are read the same day and still come back late',
    },
    {
      id: 'back',
      fix: 'returning',
      text: 'the answer is ready and reaches nobody',
      match: 'result lost, not returned, never came, paper slip, collect, phone, sms, whatsapp, handwritten, mixed up',
      why: 'perhaps the slip has no phone number on it, or the one who asked has changed ward',
      sign: 'results that are called through change nothing in treatment',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'the test costs more than the treatment one would guess at',
      match: 'expensive, cost, price, afford, pay, cheaper to treat, fee',
      why: 'perhaps people will pay for tablets they can hold, and not for a slip of paper',
      sign: 'where the test is free, no more are made',
    },
  ],
  effects: [
    'tablets for malaria are given to a person with typhoid, and then the other way round',
    'a lump is small at the first {unit} and too large at the answer',
    'a cough infects the house while the slide waits',
    'families pay the fare a second time to hear that the {unit} was spoiled',
  ],
  stakeholders: [
    'patient and family: pay for test and fare, decide whether to come back',
    'clinician who asks: guesses meanwhile, may earn on what is prescribed',
    'laboratory or scan owner: earns per {unit}, may share the fee with whoever sends',
    'technician: reads, keeps the book, is often alone',
    'rider or bus conductor: carries {units} without knowing what is in them',
    'programme or donor: pays for some illnesses, with couriers for those only',
  ],
  metrics: [
    'days from {unit} taken to answer in the clinician’s hand',
    '{units} spoiled or lost ÷ {units} taken',
    'treatments changed by the answer ÷ answers that came',
  ],
  alternatives: [
    {
      text: 'Treat on the signs alone',
      match: 'guess, symptoms, without test, presumptive, treat blindly, assume malaria',
      draw: 'quick, cheap, right often enough',
      limit: 'wrong in silence, and dear in the second week',
    },
    {
      text: 'Use a quick strip at the counter',
      match: 'rapid test, rdt, strip, test kit, self-test',
      draw: 'an answer in minutes, without current',
      limit: 'for a few illnesses only',
    },
    {
      text: 'Send the patient to town',
      match: 'refer, go to town, city, travel to, capital, send them',
      draw: 'machine and reader under one roof',
      limit: 'half may never arrive, and the slip stays in the pocket',
    },
    {
      text: 'Hand {units} to a bus conductor',
      match: 'bus, conductor, driver, send by, courier, parcel',
      draw: 'daily, cheap, known to all',
      limit: 'hot, shaken, and signed for by no one',
    },
    {
      text: 'Send a photograph to a colleague',
      match: 'whatsapp, photo, photograph, telegram, send picture, group',
      draw: 'an opinion tonight, from someone trusted',
      limit: 'unpaid, unsigned, and lost in the chat',
    },
  ],
  want: 'An answer that does not change the treatment is a luxury. If {who} in {place} would give the same tablets either way, faster {good} please the doctor and alter nothing.',
  pay: 'The family already pays for the test and may be at the end of its purse. Money can come from the laboratory that wants more {units}, if the fee per {unit} leaves room beside what the sender expects.',
  can: 'Blood grows old on a hot seat, and a mixed-up name is worse than no answer. If the machine in town stops for a month, every promise made in {place} stops with it.',
  indicators: [
    use('SH.MED.PHYS.ZS', 'direct', 20, 'low', 'S', {
      split: 0.25,
      high: 'There are people who can ask for a test and use its answer: {fig}. Find out why they go without; the price may weigh more than the road.',
      low: 'Few are trained to read a slide or a picture: {fig}. Moving {units} faster to a reader who has no hour for them gains little, so time the reading first.',
    }),
    use('IGME.U5MR', 'near', 15, 'high', 'S', {
      split: 46,
      high: 'Guesses about feverish children end badly too often: {fig}. Ask how many of the last {n:20} child fevers in {place} were tested at all.',
      low: 'Child fevers are less deadly than in most of Africa: {fig}. Slow answers may cost most in grown people’s illnesses; look at lumps and coughs.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 15, 'high', 'S', {
      split: 18.7,
      high: 'More people reach the age of tumours, sugar and bad kidneys: {fig}. Ask the laboratory which {units} grow from year to year.',
      low: 'A young country has fewer of the illnesses that need a scan: {fig}. Count requests in {place} by kind before you buy or lease anything.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 15, 'low', 'T', {
      split: 34,
      high: 'Current reaches a fair part of the countryside: {fig}. A small machine near {place} is thinkable; ask who would repair it.',
      low: 'Machines cannot follow the sick into the countryside: {fig}. Carry {units} or use strips, and leave anything with a plug in town.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'T', {
      split: 2.45,
      high: 'Goods move with some order: {fig}. A daily bag of {units} on a bus should be possible, so ask why there is none yet.',
      low: 'Even paid freight is late here: {fig}. Carry {n:10} {units} from {place} yourself and note each wait.',
    }),
    use('FB.LIFE', 'near', 10, 'low', 'S', {
      split: 66.5,
      high: 'Lives are longer than in most of Africa: {fig}. An early answer can give years back; find the illness in which it does.',
      low: 'People die earlier than a timely answer would let them: {fig}. Ask families what name the last death was given, and who gave it.',
    }),
    use('NE.IMP.GNFS.ZS', 'context', 10, 'high', 'E', {
      split: 32,
      high: 'Reagents come from abroad with everything else: {fig}. Ask the technician how often a machine waited at the port’s mercy.',
      low: 'Imports are a small part of this economy: {fig}. If reagents are missing, doubt the budget or the seller before the border.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'A picture can travel in minutes from many places: {fig}. Send {n:5} from {place} at noon and see how long each takes.',
      low: 'Plan for answers by call and plain text: {fig}. A number read aloud twice is safer than a file that does not open.',
    }),
  ],
  reach: [
    {
      label: 'people outside towns, for whom the machine is a journey away',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'How many of them ever need a test is not on record here: count the request book of one clinic instead.',
    },
  ],
  sizing: {
    event: ['late answer', 'late answers'],
    inputs: [
      {
        id: 'treated',
        label: 'cost of treatment given on a guess',
        kind: 'money',
        near: 'treatment, medicine, drug, guess, wrong, spend, antibiotic',
        ask: 'What is spent on treating one person while the answer is awaited, in {money}?',
      },
      {
        id: 'fare',
        label: 'cost of the journeys to the test and for the answer',
        kind: 'money',
        near: 'fare, transport, travel, trip, bus, journey',
        ask: 'What do the journeys for one {unit} and its answer cost, in {money}?',
      },
      {
        id: 'wrong',
        label: 'share of guesses that were wrong',
        kind: 'share',
        near: 'wrong, misdiagnos, not malaria, negative',
        assume: [0.2, 0.4, 0.6],
        ask: 'Of ten people treated before the answer came, how many had something else?',
        choices: ['Two', 'Four', 'Six or more'],
        values: [0.2, 0.4, 0.6],
      },
    ],
    loss: [{ id: 'lost', label: 'lost on one late answer', expr: 'fare + treated * wrong', unit: 'money' }],
    times: { per: 'month', assume: [0.2, 1, 6], ask: 'How many answers a month come late to one {who1}?' },
    periods: [11, 12, 12],
    people: { label: '{who} you can reach around {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['late, delay, days, weeks, wait, slow', 'expensive, afford, cost, price'],
      text: 'A slow answer and a dear test look alike from the ward: no answer. A courier mends the first; the second stays as dear.',
      ask: 'Of the tests asked for in {place}, what stops more: the price, or the time?',
      choices: ['The price', 'The time', 'Nobody asks for the test'],
    },
  ],
  notFound:
    'No record we hold says how long {units} travel in {country} or how many answers come back. The request book in {place} and the laboratory’s own book, laid side by side, will.',
  political: [
    'Which illnesses a programme in {country} tests and carries for free, and whether its couriers may take others',
    'If a free courier already rides to {place}, share its seat before you buy a motorcycle.',
  ],
  environmental: [
    'How hot a box gets on the road from {place}, and which weeks the road is cut',
    'A {unit} that is spoiled on arrival costs the fare, the fee and the family’s patience.',
  ],
  licences: [
    { ask: 'Who may take, carry and read a {unit}, and how must it be packed?', sector: 'medicines and food' },
    { ask: 'May an answer be sent by phone, and to whom?', sector: 'data protection' },
    { ask: 'Does a machine for testing or scanning need approval before use?', sector: 'standards' },
  ],
  unknowns: [
    'Where do {units} from {place} lie longest: before leaving, at the machine, with the reader, or on the way back?',
    'In how many of twenty cases did the answer change what was given?',
    'Who gains money when one more {unit} arrives, and how much of it is promised to the sender?',
  ],
  interview: [
    'Tell me about the last test you asked for or were sent to. What happened between that day and the answer?',
    'What was given or taken in the meantime? What did it cost?',
    'When the answer came, who read it, and what was changed?',
    'When was a {unit} or a slip last lost or spoiled? What was done?',
    'When did you last decide not to ask for a test that you wanted? Why?',
    'Whom have you sent a picture or rung for an opinion? Was it paid for?',
  ],
  where:
    'the laboratory window in {place} when answers are handed out, the yard where buses load parcels, the request book of two clinics, and the evening chat group of its clinicians',
  tests: [
    {
      name: 'Twenty in the book',
      hypothesis: 'half of the answers take longer than the illness allows.',
      method:
        'pick {n:20} requests of last month in {place}. Find each in the laboratory’s book; write the day taken, arrived, read, returned, and what was given meanwhile.',
      metric: 'days by leg, and answers that never returned.',
      threshold: '{n:10} of {n:20} took over a week or never came.',
      usd: 25,
      days: 5,
      stop: '{n:9} of the first {n:10} were back within two days.',
    },
    {
      name: 'A bag every evening',
      hypothesis: 'a fixed daily bag halves the days.',
      method:
        'for {n:6} evenings carry the {units} of {n:4} facilities in a cooled box to the laboratory, and call each answer through the same day, as its book allows.',
      metric: 'days to answer, and {units} spoiled.',
      threshold: 'half the days of last month, with fewer than one in {n:20} spoiled.',
      usd: 120,
      days: 8,
      stop: 'the laboratory leaves the bag unread {n:3} days running.',
    },
    {
      name: 'Who pays the rider',
      hypothesis: '{payer} pay for {units} they would not have seen.',
      method: 'show {n:4} {payer} the bag’s book; offer the next week for a fee per {unit}, paid before.',
      metric: 'fees paid.',
      threshold: '{n:2} of {n:4}.',
      usd: 30,
      days: 6,
      stop: 'all say the sender’s share leaves nothing.',
    },
  ],
  kill: 'the answer changes treatment in fewer than one case of five, or no laboratory pays for {units} brought to it',
  dealBreakers: [
    'The machine or its reader is the narrow gate, and the road is not.',
    'Clinicians in {place} earn on what they prescribe, and an answer would cost them.',
    'A free programme already carries and reads what matters most.',
    'Families cannot pay for the test itself, however near it comes.',
  ],
  explore: {
    stage: 'knowing',
    also: ['logistics', 'technology'],
    customers: ['institutions', 'rural', 'urban'],
    products: ['service', 'phone', 'web'],
    backgrounds: ['health', 'transport', 'research', 'software'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
