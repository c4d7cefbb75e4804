import { type Pain, use } from '../../pack-types.ts';

export const withheldWages: Pain = {
  id: 'employment.withheld-wages',
  title: 'Casual and house workers are paid late, short or not at all',
  short: 'Wages are held back or cut at the end of the work',
  type: 'finance',
  recognise: {
    event:
      'unpaid wage, unpaid salar, not paid, never paid, withheld, withhold, wages late, salary late, late salary, delayed salary, salary delay, owed wages, arrears, underpaid, deduct, deduction, cut my pay, cheated of, refuse to pay, refused to pay, promise to pay, no contract, salaire impaye, impaye, arrieres, pas paye',
    setting:
      'casual, worker, employer, boss, foreman, domestic, house help, guard, site, waiter, month end, wage, salary, security guard, labour office',
    goods: 'wage=wages, salary=wages, salaries=wages, pay=wages, salaire=wages',
  },
  words: {
    who: ['casual and domestic workers', 'worker'],
    payer: ['site owners', 'site owner'],
    good: 'wages',
    unit: ['pay day', 'pay days'],
  },
  actor:
    'worker, labourer, guard, maid, help, casual, mason, waiter, waitress, cleaner, women, youth, young, driver, staff, employee',
  problem: '{who} in {place} do the work and then wait for {good} that come late, cut or never',
  heading: 'After the work is done: {good} held back from {who} in {place}',
  chain:
    'The bargain is spoken, at a door or a site, with no paper. On the day, the boss says that the owner has not paid him, takes off a broken plate, or asks for patience. To leave is to lose all that is owed, so {who} stay another month. A labour office may listen, if one can name the hours. Find out how long in {place} people go on working unpaid, and what made the last boss pay after all.',
  causes: [
    {
      id: 'nopaper',
      fix: 'proof',
      text: 'nothing written shows hours or the agreed sum',
      match: 'contract, paper, written, record, verbal, agreement, proof, hours',
      why: 'perhaps the worker would be sent away for asking',
      sign: 'those who hold a signed sheet wait as long',
    },
    {
      id: 'chain',
      fix: 'cash',
      text: 'the boss himself waits for money from above',
      match: 'contractor, subcontract, owner has not paid, chain, client, owes, cash flow, stage payment',
      why: 'perhaps the owner stops at each floor until a bank or a brother sends',
      sign: 'bosses with cash in hand delay as much',
    },
    {
      id: 'hostage',
      fix: 'power',
      text: 'pay held back is what keeps the worker from leaving',
      match: 'leave, quit, tie, keep, passport, hold, trapped, debt, advance',
      why: 'perhaps the last maid left with the month’s pay on the first day',
      sign: 'those free to go are paid as late',
    },
    {
      id: 'cuts',
      fix: 'rules',
      text: 'breakage, meals and lateness are taken off as the boss likes',
      match: 'deduct, breakage, plate, meals, late, fine, stolen, shortage, uniform',
      why: 'perhaps no one ever told the worker the price of a plate',
      sign: 'nobody could name a cut that was not agreed',
    },
  ],
  effects: [
    'rent is begged for, and shop credit closes',
    'a child is sent home from school on the day fees fall due',
    'the worker takes soap or cement to make up, and both sides call the other a thief',
  ],
  stakeholders: [
    'worker: decides to stay, shout or leave',
    'boss or madam: holds the sum, fears being left, may be unpaid too',
    'owner of the site: could pay by stage and see it reach the hands',
    'labour officer: can call the boss in, has one chair and no fuel',
    'shopkeeper on credit: knows each late pay day in the street',
  ],
  metrics: [
    'days from the agreed {unit} to the money',
    'sum paid ÷ sum agreed',
    'people who left with something still owed',
  ],
  alternatives: [
    {
      text: 'Work on and wait',
      match: 'wait, patience, keep working, hope',
      draw: 'the boss stays a friend',
      limit: 'the debt grows each week',
    },
    {
      text: 'Leave and lose it',
      match: 'leave, quit, walk away, run',
      draw: 'the next boss may be better',
      limit: 'a month of life for nothing',
    },
    {
      text: 'Bring an elder or pastor',
      match: 'elder, pastor, imam, chief, uncle, family',
      draw: 'a word nobody likes to refuse',
      limit: 'works among neighbours only',
    },
    {
      text: 'Go to the labour office',
      match: 'labour office, union, court, police, lawyer, complain',
      draw: 'a letter with a stamp',
      limit: 'days of fares, and the post is gone',
    },
  ],
  want: 'To press for pay can cost the post, and many would rather be owed than idle. Ask {who} in {place} who last spoke up, and where that person works now.',
  pay: '{Who} without pay cannot pay; a share of what is won back can tempt you into hard fights over small sums. See whether a union or an honest owner would carry the cost of {good} that come on the day.',
  can: 'Nothing of yours compels a boss. A sheet of hours signed each evening may do more than any complaint, if the boss in {place} will sign it at all.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'proxy', 15, 'low', 'E', {
      split: 50,
      high: 'Few even have somebody who owes them a wage: {fig}. {Who} are a small group then; count them street by street in {place}.',
      low: 'Wage work is common: {fig}. Ask at one row of houses who has a guard or a maid, and when the last {unit} was.',
    }),
    use('WGI.RL', 'near', 25, 'low', 'L', {
      split: 25,
      high: 'Courts and offices work better than in most of Africa: {fig}. See what the labour office in {place} got paid out last month before you compete with it.',
      low: 'A spoken bargain has little behind it: {fig}. Seek what makes bosses pay without a court: kin, name, the next contract.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 70,
      high: 'Most workers can keep a note of their hours: {fig}. If few do, ask what the boss said when he saw one.',
      low: 'Many cannot write the hours down: {fig}. Try a card with holes, one per day, kept by both in {place}.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'There is no cushion for a late month: {fig}. Ask who lent to {who}, and at what price.',
      low: 'Many homes can bridge a week: {fig}. So ask for the delay that truly hurt, in days.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 17,
      high: 'Banks do lend to business: {fig}. A contractor in {place} who still pays late may choose to; ask what he paid first.',
      low: 'Little bank money reaches small bosses: {fig}. Trace one {unit} upward and see who kept whom waiting.',
    }),
    use('FINDEX.ACCOUNT', 'proxy', 10, 'low', 'T', {
      split: 50,
      high: 'A wage can be sent and leaves a trace: {fig}. Ask why {who} are still paid by hand.',
      low: 'Cash by hand leaves no trace: {fig}. Count how many of {who} could receive pay by phone at all.',
    }),
    use('FB.LABOUR', 'exposure', 0, 'none', 'S', {
      high: 'The workforce is counted in total only: {fig}. Ask {n:20} {who} in one trade before you speak of numbers.',
      low: 'The whole workforce is small enough to know by trade: {fig}. Begin with guards or maids in {place}.',
    }),
    use('ILO.EMP.SRV', 'exposure', 0, 'none', 'S', {
      split: 46,
      high: 'Guards, maids and waiters are many: {fig}. Pick one of these trades, for each has its own excuse about {good}.',
      low: 'Homes and shops employ few: {fig}. Look at building sites and farms of the same bosses.',
    }),
  ],
  reach: [
    {
      label: 'people in the towns, where most of the spoken hiring is done',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Most of them are owed nothing today: ask {n:40} workers in {place} for what is due to them this week.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'wage',
        label: 'agreed pay for a month',
        kind: 'money',
        near: 'wage, salary, paid, a month, monthly, per month, earn',
        ask: 'What is one {who1} promised for a month, in {money}?',
      },
      {
        id: 'short',
        label: 'share that never comes',
        kind: 'share',
        near: 'cut, deduct, never, short, unpaid, lost',
        assume: [0.05, 0.15, 0.4],
        ask: 'Of the promised sum, how much is missing in the end?',
        choices: ['A tenth', 'A quarter', 'Half', 'All'],
        values: [0.1, 0.25, 0.5, 1],
      },
    ],
    loss: [{ id: 'missing', label: 'pay missing from one month', expr: 'wage * short', unit: 'money' }],
    times: { per: 'year', assume: [2, 4, 8], ask: 'In how many months a year is one {who1} paid late or short?' },
    periods: [1, 1, 1],
    people: { label: '{who} you can meet on their free day in {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['late, delay, wait', 'never, refused, not paid, lost'],
      text: 'Late and never are two matters. A bridge loan may serve those who wait; those who never see it need proof or pressure.',
      ask: 'Of ten months that went wrong in {place}, how many were only late?',
      choices: ['Most came later', 'About half', 'Most never came'],
    },
  ],
  notFound:
    'No record we hold counts {good} held back in {country}. The labour office’s book and a trade’s own list of debts in {place} are the ones to ask for.',
  political: [
    'What the labour office in {place} does with a complaint that has no paper behind it',
    'If it calls bosses in and they come, help {who} to reach that chair.',
  ],
  environmental: [
    'In which wet weeks sites of {place} stop and bosses say that no money has come',
    'Look at pay in a working month and in a stopped one.',
  ],
  licences: [
    { ask: 'May you hold or pass on {good} for a boss, and what are you then?', sector: 'finance / central bank' },
    { ask: 'What may be kept about hours, sums and names of {who}?', sector: 'data protection' },
  ],
  unknowns: [
    'What is each of {n:40} {who} in {place} owed today, since when, and by whom?',
    'What made the last boss pay in the end?',
    'Does a sheet signed each evening survive the second week?',
  ],
  interview: [
    'When did you last finish work and not get what was agreed? What was said at the start?',
    'What was taken off, and what for? How did you learn of it?',
    'How did you eat and pay rent that month? Who lent to you?',
    'Whom did you tell? What did that person do, and what did it cost?',
    'To a boss: when did you last pay later than you wished? Who had not paid you?',
    'Who among your friends is always paid on the day? What is different there?',
  ],
  where:
    'the church step on a maid’s free Sunday in {place}, the site gate on a Saturday, and the bench at the labour office',
  tests: [
    {
      name: 'Owed today',
      hypothesis: 'one in four of {who} in {place} is owed pay past its day.',
      method: 'ask {n:40} in two trades on their free day; note sum, days, boss’s reason.',
      metric: 'owed past the day ÷ asked.',
      threshold: '{n:10} of {n:40}.',
      usd: 25,
      days: 4,
      stop: 'two or fewer of the first {n:30}.',
    },
    {
      name: 'Signed each evening',
      hypothesis: 'bosses sign a sheet of hours for two weeks.',
      method:
        'give {n:20} pairs of worker and boss a card with two halves; collect both, and compare on the next {unit}.',
      metric: 'cards complete, and sums that match.',
      threshold: '{n:12} complete.',
      usd: 20,
      days: 10,
      stop: '{n:5} lose their place for showing the card.',
    },
    {
      name: 'Stage by stage',
      hypothesis: '{payer} pay for proof that money reached the hands.',
      method: 'show {n:5} {payer} one floor where hands went unpaid; offer a weekly list with thumbprints for a fee.',
      metric: 'owners who pay for a month.',
      threshold: '{n:2} of {n:5}.',
      usd: 70,
      days: 9,
      stop: 'all say that it is the contractor’s affair.',
    },
  ],
  kill: 'fewer than {n:4} of {n:40} workers in {place} are owed {good} past the day, or no boss signs for the hours twice',
  dealBreakers: [
    'Whoever presses a boss is never hired in that street again.',
    'Bosses are unpaid themselves, and pressure moves nothing.',
    'The sums are too small for anyone but a volunteer.',
  ],
  explore: {
    stage: 'governing',
    also: ['legal', 'housing', 'fintech'],
    customers: ['workers', 'women', 'urban'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['law', 'community', 'finance', 'student'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'high',
  },
};
