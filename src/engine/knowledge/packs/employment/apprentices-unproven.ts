import { type Pain, use } from '../../pack-types.ts';

export const apprenticesUnproven: Pain = {
  id: 'employment.apprentices-unproven',
  title: 'Apprentices finish their years without a proof or a first customer',
  short: 'Trained apprentices cannot show or sell their skill',
  type: 'quality',
  recognise: {
    event:
      'apprentice, apprenticeship, master!, finish training, finished training, after training, freedom, graduation ceremony, no certificate, trade test, tradesman, cannot prove, prove their skill, prove my skill, skill gap, poor workmanship, bad workmanship, shoddy, half trained, vocational, tvet, practical skill, informal training, apprenti, apprentissage, maitre artisan, formation, attestation',
    setting:
      'workshop, mechanic, tailor, hairdress, carpent, weld, plumb, electrician, mason, garage, master, trade, skill, training centre, atelier, tools',
    goods:
      'skill=trade skills, trade=trade skills, tailoring=trade skills, mechanic=trade skills, carpentry=trade skills, welding=trade skills, hairdress=trade skills',
  },
  words: {
    who: ['newly trained artisans', 'artisan'],
    payer: ['households', 'household'],
    good: 'trade skills',
    unit: ['job', 'jobs'],
  },
  problem: '{who} in {place} come out of years with a master and cannot show strangers what their {good} are worth',
  heading: 'Years at the bench, nothing to show: {who} of {place} and their first {units}',
  chain:
    'A parent pays a master; the boy sweeps, fetches and watches, and slowly touches the work. On the day of release there is a goat, a prayer and perhaps a paper with the master’s own stamp. Customers who were cheated once ask a neighbour whom to trust, and a new name has no neighbour. Find out how each artisan released last year in {place} got the first three {units}.',
  causes: [
    {
      id: 'nopaper',
      fix: 'proof',
      text: 'no paper that strangers trust says what they can do',
      match: 'certificate, proof, test, paper, recognise, recognition, stamp, qualification',
      why: 'perhaps the trade test is in English and costs a month of meals',
      sign: 'those with a tested certificate wait as long',
    },
    {
      id: 'thin',
      fix: 'teaching',
      text: 'the master held back or never knew the better half of the trade',
      match: 'master, secret, old methods, sweep, errands, not taught, outdated, modern, half trained',
      why: 'perhaps a full lesson would raise a rival on the same street',
      sign: 'a blind trial shows their work to be as good as the master’s',
    },
    {
      id: 'bare',
      fix: 'tools',
      text: 'they leave with hands and no tools',
      match: 'tools, machine, capital, equipment, start-up, sewing machine, no money',
      why: 'perhaps the release goat cost as much as the machine',
      sign: 'those who own a set get no more customers',
    },
    {
      id: 'unknown',
      fix: 'customers',
      text: 'nobody outside the master’s street knows them',
      match: 'customers, unknown, reference, market, advert, no clients, trust, location',
      why: 'perhaps the master kept each customer’s number to himself',
      sign: 'artisans known to many also sit idle',
    },
  ],
  effects: [
    'some go back to the master as unpaid hands',
    'a good carpenter rides a motorbike taxi',
    'the customer pays twice, once for the botch and once for the repair',
  ],
  stakeholders: [
    'artisan: chooses to stay, to roam or to give up the trade',
    'master: holds the customers, the tools and the word',
    'parent: paid for years, counts the goat',
    'trade association: may bar who did not pay dues, may test',
    'customer who was cheated: pays by half, stands over the work',
  ],
  metrics: [
    '{units} done alone in the first six months after release',
    'botched ÷ done, as judged by a second artisan',
    'weeks from release to the first stranger’s order',
  ],
  alternatives: [
    {
      text: 'Stay with the master',
      match: 'stay with master, work for the master, helper',
      draw: 'food and a bench',
      limit: 'no name, hardly a wage',
    },
    {
      text: 'Drive a motorbike taxi',
      match: 'boda, okada, motorbike, taxi, zem',
      draw: 'cash from the first day',
      limit: 'hands forget in a year',
    },
    {
      text: 'Sit the trade test',
      match: 'trade test, certificate, exam, vocational',
      draw: 'a stamp that offices know',
      limit: 'fee, travel, and theory in another tongue',
    },
    {
      text: 'Show pictures on WhatsApp',
      match: 'whatsapp, facebook, instagram, photo, pictures',
      draw: 'free, and friends pass them on',
      limit: 'anyone can show another’s work',
    },
  ],
  want: 'Customers may not look for proof of {good} at all, only for a low price and a neighbour’s word. Ask what the last three in {place} asked before they handed over the cloth or the engine.',
  pay: '{Who} have spent all on the release; a master gains from keeping them. A {payer1} who paid twice for one {unit} may pay for a guarantee, so find that person and ask the sum.',
  can: 'Whoever tests {good} must be obeyed by masters who taught for thirty years. In {place} the association can bless you or close each workshop door.',
  indicators: [
    use('HDR24.MYS', 'proxy', 15, 'low', 'S', {
      split: 5.7,
      high: 'Adults have sat in class for some years: {fig}. Schools may offer {who} another road, so ask why they chose the bench.',
      low: 'The bench is the school of most: {fig}. Count in one street of {place} how many learned at a desk and how many at a master’s.',
    }),
    use('SL.EMP.VULN.ZS', 'near', 25, 'high', 'E', {
      split: 50,
      high: 'Most must sell their own hands and find their own customers: {fig}. Ask {who} where the last stranger came from.',
      low: 'Many work for a boss: {fig}. A foreman may then be the customer for proof, and not the street.',
    }),
    use('ILO.EMP.IND', 'exposure', 15, 'high', 'E', {
      split: 14.7,
      high: 'Many live by making and building: {fig}. List the workshops of one ward in {place} with the number of learners in each.',
      low: 'Few live by making: {fig}. {Good} may find no buyers at any quality, so count orders first.',
    }),
    use('SE.SEC.ENRR', 'proxy', 20, 'low', 'S', {
      split: 51,
      high: 'More stay at school than before: {fig}. If learners still come to masters in {place}, ask who sends them.',
      low: 'Half the age group or more is outside secondary school: {fig}. Workshops take them in; ask a master whom he refused.',
    }),
    use('WGI.RQ', 'context', 10, 'low', 'L', {
      split: 22,
      high: 'The state writes usable rules: {fig}. See whether its trade test is known by name to any {payer1} in {place}.',
      low: 'An official paper may weigh little: {fig}. Compare its worth with a master’s word by asking {n:20} customers.',
    }),
    use('SL.UEM.1524.ZS', 'proxy', 15, 'high', 'E', {
      split: 10,
      high: 'The young out of work will crowd each trade: {fig}. Ask masters whether more are released than the ward can feed.',
      low: 'Few young people count as idle: {fig}. {Who} may simply have changed trade, so follow one year’s releases by name.',
    }),
    use('FINDEX.BORROW', 'proxy', 0, 'none', 'E', {
      split: 67,
      high: 'Many borrow in a year, mostly from people they know: {fig}. Ask who lent for the first tools, and was paid back.',
      low: 'Few borrow: {fig}. Tools on hire by the day may suit {who} better than a loan.',
    }),
    use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
      split: 70,
      high: 'A written report of each {unit} can be read: {fig}. Let the customer write one line and sign.',
      low: 'A picture and a voice note prove more than a page: {fig}. Try it with {n:5} {who} in {place}.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'It says nothing of trades: a walk through one ward of {place} counts those released last year.',
    },
  ],
  sizing: {
    event: ['idle month', 'idle months'],
    inputs: [
      {
        id: 'earn',
        label: 'earnings of a settled artisan in a month',
        kind: 'money',
        near: 'earn, a month, monthly, income, per month',
        ask: 'What does an artisan with steady customers earn in a month in {place}, in {money}?',
      },
      {
        id: 'part',
        label: 'share of it that a newly released one earns',
        kind: 'share',
        near: 'part, half, less, start, beginning',
        assume: [0.15, 0.35, 0.6],
        ask: 'Beside that, what does {who1} earn in the first months?',
        choices: ['A tenth', 'A third', 'Half'],
        values: [0.1, 0.33, 0.5],
      },
    ],
    loss: [{ id: 'gap', label: 'earnings missing in one month', expr: 'earn * (1 - part)', unit: 'money' }],
    times: {
      per: 'year',
      assume: [3, 6, 10],
      ask: 'How many months pass in {place} until {who1} has regular customers?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} released within a year in the wards you can walk', assume: [15, 40, 100] },
  },
  traps: [
    {
      when: ['certificate, proof, paper, test', 'poor workmanship, shoddy, half trained, skill gap, not taught'],
      text: 'Good hands without a paper and poor hands without a paper look the same to a customer. Proof helps the first and unmasks the second.',
      ask: 'If a second artisan judged their work blind, would {who} of {place} pass?',
      choices: ['Most would', 'About half', 'Few would'],
    },
  ],
  notFound:
    'No record we hold follows apprentices after release in {country}. A trade association’s list of last year’s ceremonies in {place} is the thread to pull.',
  political: [
    'Who may test and stamp {good} in {country}, and whether masters sit on that board',
    'A test the masters bless opens shops; one they scorn is a sheet of paper.',
  ],
  environmental: [
    'After which storms or floods roofs and engines of {place} need many hands at once',
    'New names are tried when all old ones are busy; start there.',
  ],
  licences: [
    { ask: 'Who may issue a paper on somebody’s {good}, and what may it be called?', sector: 'standards' },
    {
      ask: 'What must one register to take a fee for sending {who} to a customer?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'How did {n:20} artisans released last year in {place} get their first three {units}?',
    'Does a second artisan, judging blind, tell the tested from the untested?',
    'Has a customer ever paid more for a named pair of hands?',
  ],
  interview: [
    'Tell me about the day you were released. What did you hold in your hands the next morning?',
    'Who was your first customer? How did that person come to you?',
    'When was a {unit} last refused to you? What was said?',
    'What did your master never let you do?',
    'To a customer: who last repaired or sewed for you? How did you choose, and how did it end?',
    'What have you paid for since: test, tools, stall? What did it bring?',
  ],
  where:
    'workshops on the noisy street of {place}, a release ceremony, and the yard of a customer whose gate was made twice',
  tests: [
    {
      name: 'Twenty released',
      hypothesis: 'most artisans released last year live from another trade by now.',
      method: 'get names from {n:4} masters in {place}; find each one; note today’s work and the first three {units}.',
      metric: 'those living from the trade.',
      threshold: 'under {n:10} of {n:20}.',
      usd: 35,
      days: 6,
      stop: '{n:15} live from it already.',
    },
    {
      name: 'Blind bench',
      hypothesis: '{who} work as well as masters.',
      method:
        '{n:6} new and {n:3} old hands make the same small piece; two customers and one master judge without names.',
      metric: 'ranks of the new ones.',
      threshold: '{n:3} of {n:6} in the upper half.',
      usd: 80,
      days: 4,
      stop: 'all six at the bottom. Then teaching is the matter.',
    },
    {
      name: 'Repair for free if it fails',
      hypothesis: '{payer} choose and pay an unknown hand when somebody stands in for a botch.',
      method: 'offer {n:15} {payer} in {place} an artisan with a promise of a second repair at your cost.',
      metric: '{units} ordered, and botches.',
      threshold: '{n:6} ordered, {n:1} botched at most.',
      usd: 110,
      days: 10,
      stop: 'under {n:3} orders in a week.',
    },
  ],
  kill: 'most artisans released last year in {place} already have steady customers, or strangers choose by price alone',
  dealBreakers: [
    'Masters forbid, and the association stands with them.',
    'The work itself is poor, so proof would only show it.',
    'There are more hands than chairs to mend in {place}.',
  ],
  explore: {
    stage: 'making',
    also: ['manufacturing', 'education', 'housing'],
    customers: ['youth', 'workers', 'urban'],
    products: ['service', 'app', 'web', 'phone'],
    backgrounds: ['artisan', 'teacher', 'community', 'builder'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
