import { type Pain, use } from '../../pack-types.ts';

export const lateBalance: Pain = {
  id: 'media.late-balance',
  title: 'The client has the pictures and the last half never comes',
  short: 'Clients take the work and delay the balance',
  type: 'finance',
  recognise: {
    event:
      'wait for the balance, months for the balance, never pays the rest, never pay the rest, pays the rest, unpaid wedding, unpaid job, client does not pay, clients do not pay, clients delay, client delays, refuse to pay balance, balance payment, pay me late, pay late, paid late, not paid for work, unpaid invoice, exposure instead, changes after changes, revisions, ask for changes, one more change, scope, deposit, wedding photos, free work, clients ghost, ghosted, clients ne paient',
    setting:
      'photographer, designer, videographer, freelance, logo, wedding, client, creative, edit, animator, writer, agency, invoice, studio, illustrator',
    goods:
      'photo=photographs, photograph=photographs, design=designs, logo=designs, video=videos, illustration=designs, animation=videos',
  },
  words: {
    who: ['freelance photographers and designers', 'freelancer'],
    payer: ['clients', 'client'],
    good: 'photographs and designs',
    unit: ['job', 'jobs'],
  },
  actor:
    'freelancer, photographer, designer, videographer, creative, artist, editor, animator, writer, illustrator, filmmaker, studio, content creator, creator',
  problem: '{who} in {place} hand over {good} and wait weeks or for ever for the rest of the money',
  heading: 'Delivered, used, unpaid: what {who} in {place} wait for',
  chain:
    'A bride, a shop or an agency agrees by voice, pays for transport, sees a first version and asks for another. Whoever ordered {good} is often not the one with the purse: an uncle, an accounts desk, a brand abroad. {Who} hold one lever, the clean file, and give it up to keep the client. Find out at which moment of the last {unit} that lever left the hand.',
  causes: [
    {
      id: 'noterms',
      fix: 'terms',
      text: 'price and number of changes were never fixed',
      match: 'no contract, verbal, terms, agree, changes, scope, revision',
      why: 'perhaps to ask for terms sounds like mistrust here',
      sign: 'jobs with a signed page are paid as late',
    },
    {
      id: 'purse',
      fix: 'purse',
      text: 'the one who orders does not hold the money',
      match: 'accounts, boss, agency, brand, finance, uncle, committee, approval',
      why: 'perhaps the agency itself is paid after ninety days in its own contract',
      sign: 'clients who hold the purse delay too',
    },
    {
      id: 'cash',
      fix: 'clients',
      text: 'the client spent it before the job was done',
      match: 'no money, broke, wedding over, spent, business slow',
      why: 'perhaps the feast swallowed the sum',
      sign: 'clients with money at hand delay as long',
    },
    {
      id: 'weak',
      fix: 'hold',
      text: 'the file is out and nothing can be held back',
      match: 'watermark, file, posted, delivered, used, low resolution',
      why: 'perhaps a phone picture of the proof is good enough',
      sign: 'marked proofs are paid as late',
    },
  ],
  effects: [
    'rent for the studio is paid with the next client’s deposit',
    '{who} do three cheap jobs instead of one good',
    'a quarrel is carried into the market of names and both lose',
  ],
  stakeholders: [
    'freelancer: chooses between client and money',
    'client: values the day of use, forgets the day after',
    'agency or planner: stands between, holds the sum longest',
    'printer and hall: are paid at once, since they hold the goods',
    'next client: hears the story from both sides',
  ],
  metrics: [
    'days from delivery to the last coin',
    'rounds of changes asked ÷ agreed',
    'balance never paid ÷ balances due',
  ],
  alternatives: [
    {
      text: 'Wait and greet often',
      match: 'wait, remind, call, greet, patience',
      draw: 'keeps the client',
      limit: 'weeks of smiling',
    },
    {
      text: 'Ask all before',
      match: 'full payment, upfront, payment before, deposit',
      draw: 'nothing to chase',
      limit: 'clients go to the next chair',
    },
    {
      text: 'Give only marked or small files',
      match: 'watermark, low resolution, hold, sample',
      draw: 'keeps a lever',
      limit: 'the sample is posted anyway',
    },
    {
      text: 'Shame in public',
      match: 'post, shame, social media, twitter, expose',
      draw: 'quick with brands',
      limit: 'fear in all later clients',
    },
  ],
  want: 'Waiting may be the price of getting the {unit} at all. Ask {who} in {place} which client they dropped for it, and who took that client the next day.',
  pay: '{Who} have little to pay a collector with until the client pays. A share of the balance is the only fee they have; see what balances on {good} in {place} add up to.',
  can: 'You would stand between two who know each other. If {good} can be had from a cousin with a phone, no rule of yours binds clients in {place}.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'near', 25, 'high', 'E', {
      split: 64,
      high: 'Most live from their own hands with no wage behind: {fig}. Ask {who} which bill waited for the last late {unit}.',
      low: 'Wage work is more common: {fig}. Many of those who make {good} may do so beside a job; ask who lives from it.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'A small claim may be heard: {fig}. Find one {who1} who took a client to an office, and ask about the fee.',
      low: 'A claim costs more than the balance: {fig}. Only a lever inside the {unit} helps {who} in {place}.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 17,
      high: 'Firms can borrow to pay their bills: {fig}. A client in {place} who delays {who} may simply prefer to.',
      low: 'Banks lend little, so each firm lives on the next one’s money: {fig}. Ask clients of {who} whom they wait for.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 10, 'low', 'T', {
      split: 43,
      high: 'The balance could come by phone within a minute: {fig}. Delay is then a choice; ask {who} what is said at the door.',
      low: 'Cash has to be fetched: {fig}. Note on how many trips {who} in {place} came back with nothing.',
    }),
    use('SL.UEM.1524.ZS', 'proxy', 15, 'high', 'E', {
      split: 10,
      high: 'A queue of young people can do the job: {fig}. Who insists on terms for {good} loses the client; ask for a case in {place}.',
      low: 'Skilled hands are not waiting at the gate: {fig}. {Who} may ask for more before than they believe.',
    }),
    use('NV.SRV.TOTL.ZS', 'exposure', 15, 'high', 'E', {
      split: 48,
      high: 'Firms that order {good} are many: {fig}. List the last {n:20} clients of {who} and mark who came twice.',
      low: 'Few firms buy such work: {fig}. Weddings and churches may be the main clients for {good} in {place}.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 5,
      high: 'A balance paid in three months buys less: {fig}. Show {who} what the wait itself costs per {unit}.',
      low: 'A late balance keeps most of its worth: {fig}. It is the empty week, not the price, that hurts {who}.',
    }),
  ],
  reach: [
    {
      label: 'workers in services, where freelancers and their clients are found',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.SRV' },
      caution: 'It counts barbers and drivers too; list those with a camera or a drawing screen in {place}.',
    },
  ],
  sizing: {
    event: ['job', 'jobs'],
    inputs: [
      {
        id: 'price',
        label: 'price of one job',
        kind: 'money',
        near: 'price, charge, job, paid, wedding, per',
        ask: 'What does one {unit} of one {who1} cost the client, in {money}?',
      },
      {
        id: 'rest',
        label: 'share paid after delivery',
        kind: 'share',
        near: 'balance, half, after, deposit',
        assume: [0.3, 0.5, 0.7],
        ask: 'How much of the price is due after the {unit} is handed over?',
        choices: ['About a third', 'Half', 'Most of it'],
        values: [0.33, 0.5, 0.7],
      },
      {
        id: 'never',
        label: 'share of that never paid',
        kind: 'share',
        near: 'never, lost, not paid',
        assume: [0.05, 0.15, 0.3],
      },
    ],
    loss: [{ id: 'lost', label: 'balance lost on one job', expr: 'price * rest * never', unit: 'money' }],
    times: { per: 'month', assume: [2, 4, 8], ask: 'How many such {units} does one {who1} finish in a month?' },
    periods: [8, 10, 12],
    people: { label: 'freelancers you can name in {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['changes, revision, one more', 'pay, balance, late, unpaid'],
      text: 'Endless changes and a late balance are two troubles. Terms before the start mend the first; a hold on the file mends the second.',
      ask: 'Which cost you more last month?',
      choices: ['Changes that nobody paid for', 'Balances that came late', 'Balances that never came'],
    },
  ],
  notFound:
    'No record we hold counts late balances in {country}. The phones of {n:15} {who} in {place} hold them all: messages, dates and sums of the last {n:10} {units} each.',
  political: [
    'Whether public offices in {country} that order creative work pay within a term',
    'If the state is the latest payer, a law on paper helps little.',
  ],
  environmental: [
    'How wedding and rainy seasons bunch jobs and unpaid balances in {place}',
    'Test in the season when money is spent, then once after it.',
  ],
  licences: [
    { ask: 'What does holding a client’s money until a file is handed over need?', sector: 'finance / central bank' },
    {
      ask: 'Which paper makes a small claim between a client and a freelancer count?',
      sector: 'consumer protection and competition',
    },
  ],
  unknowns: [
    'On how many of the last {n:100} {units} in {place} did the balance come late, and how late?',
    'Which terms at the start went with prompt money?',
    'What have {who} already paid or given up to be paid?',
  ],
  interview: [
    'Take me through your last job for which you waited. Show the messages.',
    'What was agreed before you began? Who said what about changes?',
    'When did the clean file leave you, and why at that hour?',
    'What did you do in the weeks after? What did it cost in calls and trips?',
    'Which client always pays at once? What is different there?',
    'To a client: which bill did you last leave for later, and which never?',
  ],
  where:
    'a photographers’ row near the wedding hall in {place}, the waiting chairs of an agency, a print shop’s counter',
  tests: [
    {
      name: 'Ten jobs each',
      hypothesis: 'a third of balances come more than two weeks late.',
      method: 'read the messages of {n:15} {who} on their last {n:10} {units}: terms, dates, sums.',
      metric: 'days late, by terms.',
      threshold: 'a third or more.',
      usd: 30,
      days: 6,
      stop: 'under one in ten in the first {n:60}.',
    },
    {
      name: 'One page before',
      hypothesis: 'a page with price and rounds halves the delay.',
      method: '{n:10} {who} use it for every second new client for {n:9} days.',
      metric: 'deposits paid, rounds asked, money on the day.',
      threshold: 'twice as many paid on the day.',
      usd: 40,
      days: 10,
      stop: 'clients walk away from the page {n:5} times.',
    },
    {
      name: 'Held file',
      hypothesis: '{payer} pay into a hold before they get the clean file.',
      method: 'for {n:8} {units}, a trusted third person holds file and money.',
      metric: '{units} finished in the hold.',
      threshold: '{n:5} of {n:8}.',
      usd: 50,
      days: 9,
      stop: '{n:4} clients refuse.',
    },
  ],
  kill: 'fewer than one in ten balances in {place} is more than two weeks late, or clients walk away from any hold on the file',
  dealBreakers: [
    'Freelancers pay to keep clients and never to press them.',
    'The latest payers are the largest clients.',
    'A cousin with a phone makes the same picture free.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'employment'],
    customers: ['workers', 'companies', 'youth'],
    products: ['web', 'phone', 'service'],
    backgrounds: ['creative', 'finance', 'law', 'software'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
