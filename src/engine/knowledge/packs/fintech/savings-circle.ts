import { type Pain, use } from '../../pack-types.ts';

export const savingsCircle: Pain = {
  id: 'fintech.savings-circle',
  title: 'Savings circles lose money and trust because nobody can check the book',
  short: 'Savings groups lose money and trust over unclear books',
  type: 'trust',
  recognise: {
    event:
      'treasurer, ran away with, run away with, runs away with, disappear, missing money, contribution, default, dispute, share out, share-out, not paid in, miss a payment, records, book is lost, mistrust, cheat, cotisation',
    setting:
      'savings group, saving group, savings circle, ajo, esusu, susu, stokvel, chama, tontine, njangi, likelemba, vsla, sacco, equb, iqub, merry-go-round, rotating, cooperative society, group savings',
    goods: 'saving=savings, contribution=contributions',
  },
  words: {
    who: ['savings groups', 'savings group'],
    payer: ['savings groups', 'savings group'],
    good: 'contributions',
    unit: ['contribution', 'contributions'],
  },
  problem: '{who} in {place} lose {good} and friends because members cannot check what was paid and to whom',
  heading: 'Whose turn, whose book: what unclear {good} cost {who} in {place}',
  chain:
    'Each member hands a fixed sum to a treasurer, who passes the pot to whoever has the turn or locks it away until the share-out. Nobody earns a fee; the reward is the turn, and shame is the only court. The treasurer, the chair and the one who founded the circle decide everything, often in one person. Find out who holds book, box and key, and what happened the last time one of them was ill.',
  causes: [
    {
      id: 'onehand',
      fix: 'records',
      text: 'one person keeps both the money and the book',
      match:
        'treasurer, one person, keeps the book, leader, chairlady, secretary, alone, collector, runs away, ran away, run away, disappear',
      why: 'perhaps she alone can write, or founded the circle',
      sign: 'circles with three keys quarrel as much',
    },
    {
      id: 'late',
      fix: 'discipline',
      text: 'members pay late once their own turn has passed',
      match: 'late, default, stop paying, miss, after their turn, refuse to pay, do not pay',
      why: 'perhaps the first turns go to those with least reason to stay',
      sign: 'late {good} come from members who still wait for a turn',
    },
    {
      id: 'cash',
      fix: 'custody',
      text: 'cash lies in a box or a house',
      match: 'cash, box, stolen, theft, robber, house, burgl, spent',
      why: 'perhaps the bank is far, or an account wants papers the circle has not got',
      sign: 'no cash was ever lost between meetings',
    },
    {
      id: 'away',
      fix: 'distance',
      text: 'members live or trade away from the meeting',
      match:
        'abroad, diaspora, moved, far, cannot attend, whatsapp, remote, live away, lives away, far away, work away',
      why: 'perhaps they send {good} through another member who forgets',
      sign: 'members who attend each week dispute as often',
    },
  ],
  effects: [
    'a member without her turn when school fees fall due',
    'a friendship or a congregation split over a sum',
    'a circle that ends one round early',
    'savers who go back to notes under a mattress',
  ],
  stakeholders: [
    'member: trusts people, not paper; leaves in silence',
    'treasurer: does unpaid work, is the first to be accused',
    'founder or chair: decides who may join and who is first',
    'spouse: may not know of the {good}, or may claim them',
    'bank, telecom or savings union: would like the deposits, asks for papers',
  ],
  metrics: [
    '{good} paid on the agreed day ÷ {good} due',
    'minutes of a meeting spent on who paid what',
    'members who left before the round ended',
  ],
  alternatives: [
    {
      text: 'An exercise book and witnesses',
      match: 'book, notebook, exercise book, paper, witness',
      draw: 'everyone sees it, costs a coin',
      limit: 'lost, wet or in one hand',
    },
    {
      text: 'A phone group with pictures of payments',
      match: 'whatsapp, telegram, screenshot, picture',
      draw: 'members abroad see it at once',
      limit: 'pictures can be old, and nobody adds them up',
    },
    {
      text: 'A box with three keys',
      match: 'box, keys, padlock',
      draw: 'no one alone can open it',
      limit: 'one absent key stops the meeting',
    },
    {
      text: 'A group account at a bank or by phone',
      match: 'bank account, group account, wallet, mobile money',
      draw: 'no cash in a house',
      limit: 'fees, papers, and signatories who move away',
    },
    {
      text: 'A paid collector who comes daily',
      match: 'collector, alajo, susu collector, agent',
      draw: 'suits those who earn by the day',
      limit: 'he keeps one day in each month, and may vanish',
    },
  ],
  want: 'Unclear books suit some people. A treasurer who borrows between meetings, or a member who is behind, will not thank you for a clear one in {place}.',
  pay: 'A circle exists to avoid fees. If {who} pay for anything, it is likely once a round out of the pot, and only if the whole circle agrees.',
  can: 'Every member must be able to check, also the one who cannot read and the one without a phone. A tool only the treasurer sees changes nothing.',
  indicators: [
    use('FINDEX.SAVECLUB', 'direct', 35, 'high', 'S', {
      split: 20,
      high: 'Saving with people one knows is common here: {fig}. You will find {who} within a day; ask for one that broke up.',
      low: 'Few save this way, or few say so: {fig}. Make sure {who} in {place} are more than the ones you belong to.',
    }),
    use('FINDEX.SAVEFORMAL', 'proxy', 15, 'low', 'E', {
      split: 25,
      high: 'Banks and phones hold savings already: {fig}. Ask members what the circle gives them that an account does not.',
      low: 'Few keep savings with a bank or by phone: {fig}. The circle is the bank, so a lost {unit} has nobody else to answer for it.',
    }),
    use('UIS.LIT.ADULT', 'near', 20, 'low', 'S', {
      split: 75,
      high: 'Most members could read a line with their own name: {fig}. Show it to all, not to the treasurer alone.',
      low: 'Part of every circle cannot check a written book: {fig}. Count aloud, or let a phone read each {unit} out.',
    }),
    use('HDR24.GII', 'proxy', 15, 'high', 'S', {
      split: 0.5,
      high: 'What women own is easily claimed by others: {fig}. Secrecy may be what a circle is for, so ask who must not see a balance.',
      low: 'Women stand on firmer ground than in most of Africa: {fig}. Still ask members alone whether anyone at home knows of {good}.',
    }),
    use('FINDEX.BANK', 'proxy', 15, 'low', 'E', {
      split: 30,
      high: 'A bank account is within reach of a good part: {fig}. Ask {who} whether they tried a group account, and why it ended.',
      low: 'A group account will be the exception: {fig}. Whatever you make must hold while the money is still in a box.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: '{Good} by phone leave a receipt that all can see: {fig}. Ask one circle to pay one round so, and note who objects.',
      low: 'Most {good} will stay in notes: {fig}. Begin with the count at the meeting, not with the payment.',
    }),
    use('FB.LABOUR', 'exposure', 0, 'none', 'S', {
      split: 15_000_000,
      high: 'Work is done by many who draw no payslip: {fig}. Choose one trade in {place}, say sellers of one market, and stay with it.',
      low: 'The circle of possible circles is not endless: {fig}. Names travel fast here, so a single quarrel can close doors.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 0, 'none', 'E', {
      split: 60,
      high: 'Earnings come by the day rather than by the month: {fig}. Ask whether {good} on a fixed day cause the lateness themselves.',
      low: 'Many members have a payday: {fig}. A {unit} tied to that day may cure lateness without any tool.',
    }),
  ],
  reach: [
    {
      label: 'adults who say they saved with a club or a person outside the family',
      expr: 'people * (100 - young) / 100 * club / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014', club: 'FINDEX.SAVECLUB' },
      caution: 'Most of them are content with the book they have: it bounds the market, it does not size it.',
    },
  ],
  sizing: {
    event: ['round', 'rounds'],
    inputs: [
      {
        id: 'sum',
        label: 'one {unit}',
        kind: 'money',
        near: 'contribution, contribute, pay in, weekly, monthly, each member',
        ask: 'What does each member pay in at a time, in {money}, and how many members are there?',
      },
      {
        id: 'members',
        label: 'members of a circle',
        kind: 'count',
        near: 'member, women, people, traders',
        assume: [10, 20, 30],
      },
      {
        id: 'share',
        label: 'share of {good} lost or disputed in a round',
        kind: 'share',
        near: 'lost, dispute, missing, default',
        assume: [0.02, 0.05, 0.15],
        ask: 'Of all that should have been paid in during the last round, which part was lost or is still disputed?',
        choices: ['Nothing', 'One part in twenty', 'One part in ten', 'A fifth or more'],
        values: [0.005, 0.05, 0.1, 0.2],
      },
    ],
    loss: [
      { id: 'pot', label: 'all {good} of a round', expr: 'sum * members * members', unit: 'money' },
      { id: 'lost', label: 'lost or disputed in a round', expr: 'pot * share', unit: 'money' },
    ],
    times: { per: 'year', assume: [1, 2, 4], ask: 'How many rounds does one circle finish in a year?' },
    periods: [1, 1, 1],
    people: { label: '{who} around one market in {place}', assume: [10, 20, 40] },
  },
  traps: [
    {
      when: ['treasurer, leader, ran, steal, stole, disappear', 'late, default, do not pay, stop paying'],
      text: 'A treasurer who takes and a member who stops paying are two problems. A book that all can see helps against the first, hardly against the second.',
      ask: 'In the last quarrel, was money taken, or was money not paid in?',
      choices: ['Taken', 'Not paid in', 'Nobody could tell'],
    },
  ],
  notFound:
    'No record we hold counts {good} lost by {who} in {country}; they seldom tell anyone. A founder who sits through two meetings in {place} will know more than any desk.',
  political: [
    'Whether local offices register {who} in {place}, and what they do with the list',
    'A circle that fears the list will refuse any record that leaves the room.',
  ],
  environmental: [
    'Which weeks of rain or drought make members of {place} miss {good}',
    'Lateness in those weeks is weather, not distrust; keep them apart.',
  ],
  licences: [
    { ask: 'From which size, or by which act, do {who} count as taking deposits?', sector: 'finance / central bank' },
    { ask: 'What may a third party store about members and their {good}?', sector: 'data protection' },
    { ask: 'Must {who} register before they can open an account?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'In the last round, how much was lost, how much came late, and to whom did it matter?',
    'Who holds book, box and key in {place}, and would they show them to all?',
    'Would a circle spend part of its own pot on a clear book?',
  ],
  interview: [
    'Tell me about the last meeting, from arrival to the last note counted. May I come to the next one?',
    'When was there last a quarrel about {good}? What was said, and how did it end?',
    'Who left the circle in the last year? What was the reason they gave, and the one they did not?',
    'How do you yourself know what you have paid in so far?',
    'What happened the last time the treasurer was ill or away?',
    'What have you tried so that everyone can check? What became of it?',
  ],
  where:
    'a meeting of {who} to which a member invites you, the market in {place} on collection day, and a woman who once was a treasurer and will not be again',
  tests: [
    {
      name: 'Two meetings',
      hypothesis: 'members of {who} cannot say what they have paid in.',
      method:
        'at {n:4} circles, ask each member privately what she has paid this round, and compare with the book, with leave of all.',
      metric: 'members who are off by a {unit} or more.',
      threshold: 'one member in five, in {n:3} of {n:4} circles.',
      usd: 30,
      days: 8,
      stop: 'the first {n:2} circles agree to the last coin.',
    },
    {
      name: 'Book on the wall',
      hypothesis: 'a record that all can see brings {good} in on time.',
      method: '{n:3} circles keep a large sheet in view, one dot a {unit}, for {n:2} meetings; {n:3} go on as before.',
      metric: '{good} paid on the day.',
      threshold: 'half as many late payers as before in {n:2} of {n:3} circles.',
      usd: 20,
      days: 10,
      stop: 'a chair takes the sheet down.',
    },
    {
      name: 'Out of the pot',
      hypothesis: '{payer} pay for a clear book out of the pot.',
      method:
        'offer {n:6} circles in {place} a helper who keeps the book for one round at a named price, payable by vote at the meeting.',
      metric: 'votes for, with the money on the table.',
      threshold: '{n:2} of {n:6}.',
      usd: 60,
      days: 9,
      stop: '{n:4} circles that vote no; write down who spoke against.',
    },
  ],
  kill: 'members of {n:4} circles in {place} know their {good} to the last coin, or no circle of {n:6} votes to pay for a book',
  dealBreakers: [
    'Nothing was lost in living memory: shame does the work of a book.',
    'The treasurer decides, and the unclear book is her wage.',
    'Members want no record that a spouse or an office might see.',
    'Keeping or moving the pot makes you a deposit taker in the eyes of the central bank.',
  ],
  explore: {
    stage: 'knowing',
    also: ['insurance', 'technology'],
    customers: ['women', 'rural', 'workers'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['community', 'finance', 'software'],
    impact: ['social', 'nonprofit'],
    horizon: 'short',
    complexity: 'low',
  },
};
