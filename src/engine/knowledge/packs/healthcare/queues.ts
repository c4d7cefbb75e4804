import { type Pain, use } from '../../pack-types.ts';

export const queues: Pain = {
  id: 'healthcare.queues',
  title: 'Patients lose whole days to queues and lost files',
  short: 'Patients queue all day, or their file is lost',
  type: 'capacity',
  recognise: {
    event:
      'queue, waiting time, waiting room, long wait, wait for hours, wait hours, wait long, wait all day, wait day, waits, hours waiting, overcrowd, crowded, lost file, lost folder, missing file, missing folder, files get lost, folder, medical record, patient record, health record, patient file, paper record, paper file, patient card, appointment, triage, medical history, dossier, carnet',
    setting:
      'patient, hospital, clinic, outpatient, nurse, doctor, clerk, health centre, health center, morning, see a doctor, consultation, records',
    goods: 'vaccine=vaccines, antenatal=antenatal care, dialysis',
  },
  words: {
    who: ['patients', 'patient'],
    payer: ['clinic owners', 'clinic owner'],
    good: 'timely care',
    unit: ['visit', 'visits'],
  },
  problem:
    '{who} in {place} give up a day to be seen for minutes, and often without the paper that says what was done before',
  heading: 'A day for ten minutes: what waiting costs {who} in {place}',
  chain:
    'The person who waits pays with a day’s earnings and a plate of food from the seller at the gate; the clerk who keeps the cards, the nurse who takes pressure and the one who examines each guard a line of their own. A public facility earns nothing by a shorter line; a private one loses a fee whenever somebody walks out. Follow one card through every desk, and find out at which of them the crowd would shrink if that desk alone were quicker.',
  causes: [
    {
      id: 'dawn',
      fix: 'arrivals',
      text: 'everybody comes at dawn because numbers are given out once',
      match: 'dawn, early morning, first come, number, same time, morning, clinic day, market day, appointment',
      why: 'perhaps buses come once in the morning, or the fee desk closes before noon',
      sign: 'the afternoon line is as long',
    },
    {
      id: 'files',
      fix: 'records',
      text: 'cards and files cannot be found',
      match: 'file, folder, card, record, lost, paper, missing, shelves, handwriting, history',
      why: 'perhaps names are spelled three ways and each {unit} opens a new card',
      sign: '{who} with the card in hand wait as long',
    },
    {
      id: 'desks',
      fix: 'flow',
      text: 'one has to line up again at each desk',
      match: 'cashier, laboratory, pharmacy line, several queues, desk, back and forth, pay first, counter, steps',
      why: 'perhaps the payment counter opens late, and all the others wait for its stamp',
      sign: 'the sum of time at the desks equals the sum of treatment',
    },
    {
      id: 'staff',
      fix: 'staff',
      text: 'too few staff see too many, or come late',
      match: 'few doctors, few nurses, understaffed, shortage, staff come late, absent, one doctor, break, overworked',
      why: 'perhaps the one who examines works in a private room across town until ten',
      sign: 'lines are as long on days with full staff',
    },
  ],
  effects: [
    'a day’s trade or wage is lost for each {unit}',
    'the feverish wait beside the newborn',
    'some walk out and buy tablets at the gate',
    'the same test is done twice, because nobody can find the first',
    'those who know a nurse go in by the back, and everybody sees it',
  ],
  stakeholders: [
    'patient and companion: lose the day, decide whether to return',
    'records clerk: knows where cards are, has power over the line',
    'nurse in charge: can change the order of desks, takes the shouting',
    'owner or hospital board: sets hours and fees, sees only the count of {units}',
    'food sellers and riders at the gate: earn from the wait',
  ],
  metrics: [
    'hours from gate to gate, and minutes of them in care',
    'cards not found ÷ cards asked for',
    'people who left unseen ÷ people who came',
  ],
  alternatives: [
    {
      text: 'Come before dawn and hold a place',
      match: 'before dawn, early, sleep at, four am, hold place',
      draw: 'free, and everybody knows the rule',
      limit: 'moves the wait into the dark',
    },
    {
      text: 'Know somebody inside',
      match: 'know someone, connection, bribe, tip, back door, relative works',
      draw: 'in and out within the hour',
      limit: 'the line grows longer for all others',
    },
    {
      text: 'Buy at the drug shop instead',
      match: 'drug shop, chemist, pharmacy, self-medicat, buy drugs',
      draw: 'served at once, sells by the tablet',
      limit: 'nobody examines',
    },
    {
      text: 'Pay for a private clinic',
      match: 'private clinic, private hospital, pay more',
      draw: 'a chair, a name, a short line',
      limit: 'a fee that many pay only for a child',
    },
    {
      text: 'Carry an exercise book as a file',
      match: 'exercise book, notebook, booklet, own file, carnet',
      draw: 'never lost by the clerk, read anywhere',
      limit: 'gets wet, is left at home, tells neighbours',
    },
  ],
  want: 'Waiting is company and gossip to some, and a free {unit} is worth a morning to many in {place}. If nobody has changed a clinic because of the line, the wait is a complaint and not a reason.',
  pay: 'Those who wait have the trouble; those who could shorten it are not paid to. A private {payer1} pays only for people who walked out, so count those before you price a single {unit}.',
  can: 'Software meets a clerk whose power is the pile of cards, and a day without current. A new order of desks may do more than a screen, and then there is little left to sell.',
  indicators: [
    use('SH.MED.PHYS.ZS', 'direct', 30, 'low', 'S', {
      split: 0.25,
      high: 'Doctors are less scarce than in most of Africa: {fig}. A long line may then be a matter of hours and desks; note when the first {who1} is truly seen.',
      low: 'Many share one pair of hands: {fig}. No ticket makes a doctor, so look for what a nurse or clerk in {place} could settle without one.',
    }),
    use('FB.BEDS', 'near', 15, 'low', 'S', {
      split: 0.9,
      high: 'Facilities have room by African standards: {fig}. Ask whether people avoid the nearer one, and queue at a famous one by choice.',
      low: 'Facilities are small for the number they serve: {fig}. Measure the benches in {place}: space may set the line more than speed does.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'Towns fill faster than clinics are built: {fig}. Ask the clerk how many new cards were opened this month against the same month before.',
      low: 'Towns grow slowly enough for clinics to keep up: {fig}. Do not bank on a rising crowd in {place}; the line must hurt as it is.',
    }),
    use('FB.AGE014', 'exposure', 10, 'high', 'S', {
      split: 39,
      high: 'Children bring most houses through the gate several times a year: {fig}. Watch a vaccination morning in {place} before an ordinary one.',
      low: 'Fewer children mean fewer fever mornings: {fig}. Working adults may fill the line, so ask what a lost morning costs them.',
    }),
    use('SL.EMP.VULN.ZS', 'near', 15, 'high', 'E', {
      split: 62,
      high: 'A morning in line is a morning unpaid for most: {fig}. Ask {who} what they would have sold or earned by noon.',
      low: 'Many are paid while they wait: {fig}. Their employers may mind the lost day more than they do; ask one.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 95,
      high: 'A call or text could spread people over the day: {fig}. Try it with one nurse’s phone before you write any program.',
      low: 'Not everybody can be called: {fig}. A paper slip with an hour on it, given at the last {unit}, reaches more of {who}.',
    }),
    use('EG.ELC.ACCS.ZS', 'proxy', 15, 'low', 'T', {
      split: 55,
      high: 'A screen may stay lit in most facilities: {fig}. So paper is perhaps kept for other reasons; ask the clerk what a file room is good for.',
      low: 'Cards stay on paper where current fails: {fig}. Count the hours without power at the records desk in {place} for a week.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 0, 'none', 'S', {
      split: 70,
      high: 'Most adults can read a slip with a name and an hour: {fig}. Hand out {n:20} and see how many come at the hour.',
      low: 'A coloured card tells the hour better than words: {fig}. Let {n:5} of {who} explain it back to you.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where the lines are longest',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution:
        'They come a few times a year and to many gates: it bounds the crowd, and says nothing of one waiting bench.',
    },
  ],
  sizing: {
    event: ['day at the clinic', 'days at the clinic'],
    inputs: [
      {
        id: 'wait',
        label: 'hours from gate to gate',
        kind: 'hours',
        near: 'wait, hour, queue, minute, line, morning, stand',
        assume: [2, 4, 7],
        ask: 'How many hours does one {unit} in {place} take, from gate to gate?',
        choices: ['About two', 'About four', 'The whole day'],
        values: [2, 4, 8],
      },
      {
        id: 'earn',
        label: 'worth of an hour of ordinary work',
        kind: 'money',
        near: 'earn, wage, income, an hour, per hour, sell',
        ask: 'What does one {who1} earn in an hour of ordinary work, in {money}?',
      },
    ],
    loss: [
      {
        id: 'lost',
        label: 'worth of the hours beyond half an hour of care',
        expr: '(wait - 0.5) * earn',
        unit: 'money',
      },
    ],
    times: {
      per: 'month',
      assume: [0.3, 0.5, 1],
      ask: 'How many times a month does one {who1} go, for themselves or a child?',
    },
    periods: [10, 12, 12],
    people: { label: '{who} on the bench of one facility in a week', assume: [80, 200, 500] },
  },
  traps: [
    {
      when: ['queue, wait, long line, crowd', 'file, folder, record, card, history'],
      text: 'A long line and a lost file are two troubles. Finding cards faster may leave the line before the doctor as it is.',
      ask: 'If only one could be mended in {place}, which would {who} choose: the wait, or the lost file?',
      choices: ['The wait', 'The lost file', 'I have not asked'],
    },
  ],
  notFound:
    'No record we hold times a queue or counts lost cards in {country}. The register at the gate in {place} and a watch will: sit there for two mornings.',
  political: [
    'Who may change opening hours, fees and the order of desks at a facility in {place}',
    'If the answer is a ministry far away, begin with a private or faith-based owner who decides alone.',
  ],
  environmental: [
    'How the rains, with their fevers, lengthen the line in {place}, and where people wait when it pours',
    'Time the bench in a wet month and in a dry one, or you will size a crowd that comes once a year.',
  ],
  licences: [
    { ask: 'Who may keep a record of a person’s illness, where, and for how long?', sector: 'data protection' },
    { ask: 'Who may send text messages in bulk with a clinic’s name?', sector: 'telecommunications' },
  ],
  unknowns: [
    'At which desk in {place} does one {who1} lose most of the day?',
    'How many of a hundred people leave unseen, and where do they go?',
    'Has any owner in {place} ever spent money to shorten the line, and what came of it?',
  ],
  interview: [
    'Tell me about your last {unit}, from waking up to reaching home.',
    'What would you have done with that morning? Who did it in your place?',
    'Where did you wait longest? What were you told was the reason?',
    'When was a card or result of yours last missing? What was done then?',
    'When did you last leave without being seen? Where did you go?',
    'What have you paid, or whom have you asked, to go in sooner?',
  ],
  where:
    'the bench at the gate in {place} from dawn, the records room at the noon lull, and the drug shop opposite, where those who gave up buy',
  tests: [
    {
      name: 'Gate to gate',
      hypothesis: 'a person waits four minutes or more for each minute of care.',
      method:
        'give {n:60} arriving {who} a slip; each desk writes the hour on it; collect it at the gate. Two mornings, two facilities.',
      metric: 'minutes waited by desk, and how many left unseen.',
      threshold: 'one desk causes half of the wait in both places.',
      usd: 30,
      days: 4,
      stop: 'most go home within an hour and a half.',
    },
    {
      name: 'Come at this hour',
      hypothesis: 'people keep an hour that is given to them.',
      method:
        'with the nurse, give {n:40} follow-up {who} a slip for a fixed hour in a quiet part of the day; see them at once if they come within it.',
      metric: 'came within the hour ÷ slips given.',
      threshold: '{n:24} of {n:40}.',
      usd: 25,
      days: 8,
      stop: 'the nurse cannot keep the promise {n:3} times.',
    },
    {
      name: 'Walk-outs paid back',
      hypothesis: '{payer} pay for people who no longer walk out.',
      method:
        'show {n:5} {payer} in {place} the count of those who left. Offer a week of your person at the desk for a fee paid before.',
      metric: 'fees paid.',
      threshold: '{n:2} of {n:5} owners pay.',
      usd: 80,
      days: 9,
      stop: '{n:4} owners say the line proves that they are good.',
    },
  ],
  kill: 'the wait in {place} shrinks only with another doctor, or none of {n:5} owners pays to lose fewer people at the gate',
  dealBreakers: [
    'Those who wait do not choose, and those who choose do not wait.',
    'The clerk or the nurse earns from the line and will outlive your tool.',
    'Current, paper or staff change every week, so no order of desks holds.',
    'A donor gives record software away to the same facilities.',
  ],
  explore: {
    stage: 'using',
    also: ['technology', 'legal'],
    customers: ['institutions', 'urban', 'women'],
    products: ['web', 'service', 'phone'],
    backgrounds: ['health', 'software', 'research'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
