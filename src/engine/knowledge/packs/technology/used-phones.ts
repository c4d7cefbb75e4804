import { type Pain, use } from '../../pack-types.ts';

export const usedPhones: Pain = {
  id: 'technology.used-phones',
  title: 'A phone bought in the street turns out stolen, locked or fake',
  short: 'Bought phones turn out stolen, locked or fake',
  type: 'trust',
  recognise: {
    event:
      'fake phone, stolen phone, phone was stolen, blocked phone, locked phone, imei, icloud, second-hand phone, used phone, counterfeit phone, phone is fake, bought a phone, clone, refurbished, uk used, phone snatch, snatched, telephone vole, faux telephone, fake smartphone, used laptop, locked laptop',
    setting:
      'phone, smartphone, market, seller, stall, receipt, police, iphone, samsung, tecno, box, warranty, electronics, laptop',
    goods: 'phone!=phones, phones!=phones, smartphone=smartphones, laptop=laptops, telephone=phones',
  },
  words: {
    who: ['buyers of used phones', 'buyer'],
    payer: ['phone stalls', 'phone stall'],
    good: 'used phones',
    unit: ['purchase', 'purchases'],
  },
  problem: '{who} in {place} pay for {good} that are later locked, claimed as stolen or found to be copies',
  heading: 'Whose phone was it? What {who} in {place} learn after paying',
  chain:
    '{Good} come from abroad by the sack, from people who upgrade and from pockets in a crowd; all three meet on one table. The seller may not know which is which and is gone by evening. When police or a remote lock strike, the last holder loses set and money. Find out what {who} in {place} look at in the minute before they pay for a {unit}.',
  causes: [
    {
      id: 'origin',
      fix: 'origin',
      text: 'stolen sets are mixed with honest ones',
      match: 'stolen, snatch, thief, police, robbed, owner',
      why: 'perhaps a receipt is easily written for any set',
      sign: 'buyers with a receipt lose theirs as often',
    },
    {
      id: 'copy',
      fix: 'testing',
      text: 'copies look like the real thing from outside',
      match: 'fake, clone, copy, counterfeit, looks like, box',
      why: 'perhaps the seal and box are sold apart',
      sign: 'an expert finds no copies on the table',
    },
    {
      id: 'lock',
      fix: 'testing',
      text: 'a remote lock or unpaid loan shows only later',
      match: 'locked, icloud, account, loan, instalment, blocked, imei',
      why: 'perhaps nobody ever tried to reach the first owner',
      sign: 'sets checked against the lock fail as often',
    },
    {
      id: 'vanish',
      fix: 'redress',
      text: 'the seller cannot be found a week later',
      match: 'gone, disappear, vanish, no receipt, online seller, facebook, street',
      why: 'perhaps the same person sells under a new name',
      sign: 'sellers with a shop refuse just as often',
    },
  ],
  effects: [
    'savings of months are gone and the old set was already traded in',
    'a buyer is held at a police post for a theft by another',
    'honest stalls must sell at the price of doubtful ones',
  ],
  stakeholders: [
    'buyer: decides in minutes in the sun, loses all',
    'stall holder: lives by name if fixed, by speed if not',
    'first owner: wants the set back or a report for insurance',
    'police officer: can trace, can also take the set or a fee',
    'lender who sold on instalments: locks sets that were sold on',
  ],
  metrics: [
    'sets locked, claimed or fake ÷ sets bought, a season later',
    'price of a set with known origin ÷ price without',
    'minutes of checking before paying',
  ],
  alternatives: [
    {
      text: 'Buy on trust and hope',
      match: 'hope, trust, risk, nothing',
      draw: 'the lowest price',
      limit: 'all lost if it fails',
    },
    {
      text: 'Take along a friend who knows',
      match: 'friend, expert, technician, know someone',
      draw: 'free, finds plain copies',
      limit: 'sees no lock that comes later',
    },
    {
      text: 'Buy new with a box and receipt',
      match: 'new phone, shop, official, warranty',
      draw: 'name and paper',
      limit: 'twice the price, and copies have boxes',
    },
    {
      text: 'Buy from a relative abroad',
      match: 'abroad, relative, sent from, diaspora',
      draw: 'known origin',
      limit: 'fare, duty and weeks',
    },
  ],
  want: 'Some {who} guess that a set is stolen and buy it for that price. If most {units} in {place} work for years, fear of {good} is talk.',
  pay: 'A check must cost less than the fear it ends. See what {who} in {place} pay a friend or technician today, and whether stalls with honest {good} would carry the fee.',
  can: 'Lists of stolen sets are held by operators or police, and may be closed to you. A check that misses one stolen set puts your name beside the thief’s among {who} in {place}.',
  indicators: [
    use('FINDEX.BUYONLINE', 'near', 15, 'high', 'T', {
      split: 5.8,
      high: 'Buying unseen is no longer rare: {fig}. Ask {who} which of the last {units} was agreed by message.',
      low: 'Hardly anyone buys unseen: {fig}. Watch hands at the tables of {place}, since the deal is struck face to face.',
    }),
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'Officials are held to account more than in much of Africa: {fig}. A stolen set may be worth reporting; ask {who} who got one back.',
      low: 'A report may cost more than the set: {fig}. Ask what {who} in {place} paid when they went to a post.',
    }),
    use('SI.POV.GINI', 'proxy', 15, 'high', 'E', {
      split: 38.5,
      high: 'Dear sets and empty pockets meet in one street: {fig}. Ask riders in {place} when a set was last snatched and where it was sold.',
      low: 'Gaps in income are narrower than elsewhere: {fig}. Theft may feed fewer {good} than old stock from abroad; trace {n:10} sets.',
    }),
    use('IT.CEL.SETS.P2', 'exposure', 20, 'high', 'T', {
      split: 96,
      high: 'A crowd of users keeps the trade in {good} busy: {fig}. Count tables on one market day in {place}.',
      low: 'Fewer lines mean fewer tables: {fig}. If {place} has three sellers, their names may be check enough.',
    }),
    use('SP.URB.GROW', 'exposure', 10, 'high', 'S', {
      split: 3.3,
      high: 'New arrivals know no seller by name: {fig}. Ask {who} how long they had lived in {place} at the last {unit}.',
      low: 'Towns grow slowly and faces are known: {fig}. A seller who cheats in {place} may soon be found; ask for a case.',
    }),
    use('NY.GDP.PCAP.CD', 'proxy', 20, 'low', 'E', {
      split: 1660,
      high: 'Some can pay for a boxed set: {fig}. Then find out why {who} still choose {good} of unknown origin.',
      low: 'A new set costs a large part of a year: {fig}. {Who} have little choice but {good} from a table.',
    }),
    use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
      split: 18.7,
      high: 'Older buyers may lean on a nephew at the table: {fig}. Offer the check to that nephew in {place}.',
      low: 'Most who want a set are young: {fig}. Put the check on the channels that {who} already watch.',
    }),
    use('FINDEX.SAVECLUB', 'context', 0, 'none', 'S', {
      split: 24,
      high: 'Savings clubs hand out sums that buy a set: {fig}. Stand near the payout in {place} with your check.',
      low: 'Sums for a {unit} are saved alone or borrowed: {fig}. Ask {who} what else they gave up for it.',
    }),
  ],
  reach: [
    {
      label: 'adults in towns and villages, who may one day buy a phone',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'Few of them buy in a given month; count {units} at {n:5} tables in {place}.',
    },
  ],
  sizing: {
    event: ['purchase', 'purchases'],
    inputs: [
      {
        id: 'price',
        label: 'price paid for the phone',
        kind: 'money',
        near: 'bought, paid, price, cost, phone',
        ask: 'What did the last {unit} cost one {who1}, in {money}?',
      },
      {
        id: 'bad',
        label: 'share that turn out bad',
        kind: 'share',
        near: 'fake, stolen, locked, out of ten, blocked',
        assume: [0.05, 0.1, 0.25],
        ask: 'Of ten {good} bought in {place}, how many fail, lock or are claimed?',
        choices: ['Less than one', 'One', 'Two or three'],
        values: [0.05, 0.1, 0.25],
      },
      {
        id: 'lost',
        label: 'share of the price lost on a bad one',
        kind: 'share',
        near: 'refund, lost all, parts, half',
        assume: [0.6, 0.85, 1],
      },
    ],
    loss: [{ id: 'risk', label: 'expected loss on one purchase', expr: 'price * bad * lost', unit: 'money' }],
    times: { per: 'year', assume: [0.3, 0.5, 1], ask: 'How often a year does one {who1} buy a set?' },
    periods: [1, 1, 1],
    people: { label: 'buyers at the tables of one market in a month', assume: [60, 150, 400] },
  },
  notFound:
    'No record we hold counts stolen or false {good} on sale in {country}. Call back {n:50} {who} of three months ago in {place}, with help from honest stalls.',
  political: [
    'Whether police or operators in {country} block sets by number, and how a buyer can ask beforehand',
    'If an open list appears, a free check may follow soon.',
  ],
  environmental: [
    'Where false and locked sets end in {place} once they are thrown away',
    'Stripping them for parts may be the real trade; ask before you fight it.',
  ],
  licences: [
    { ask: 'Who keeps the list of blocked sets, and may a buyer or stall query it?', sector: 'telecommunications' },
    { ask: 'What must a seller of used goods write on a receipt?', sector: 'consumer protection and competition' },
    { ask: 'May names of sellers and buyers be kept with a set’s number?', sector: 'data protection' },
  ],
  unknowns: [
    'How many of {n:50} sets bought three months ago in {place} still work and were never claimed?',
    'What did {who} check, and would it have caught the bad ones?',
    'Would a stall pay to have each set checked and marked?',
  ],
  interview: [
    'Tell me about the set in your hand: where, when and from whom did it come?',
    'What did you look at before you paid? What did you ask?',
    'How did you find out that something was wrong, and how many days after?',
    'Where did you go then? Who listened, and what did that cost?',
    'What became of the set, and what did you use meanwhile?',
    'To a stall holder: which set did you last refuse to buy, and why?',
  ],
  where:
    'the tables of used sets in {place} on pay days, the bench where sets are unlocked, and the waiting side of a police post',
  tests: [
    {
      name: 'Call back',
      hypothesis: 'one in ten {units} goes bad in three months.',
      method:
        'with {n:3} stalls and a rank of riders, reach {n:50} {who} of the last season and ask for the fate of their sets.',
      metric: 'bad ÷ reached, by kind.',
      threshold: '{n:5} or more of {n:50}.',
      usd: 40,
      days: 5,
      stop: 'one or none among {n:30}.',
    },
    {
      name: 'Table check',
      hypothesis: '{who} pay for a check of {good} on the spot.',
      method:
        'stand beside {n:3} tables for {n:4} days with a written list and the lawful lists you can reach; a small fee.',
      metric: 'checks paid, and deals stopped.',
      threshold: '{n:15} paid checks.',
      usd: 70,
      days: 6,
      stop: 'fewer than {n:3} by day two.',
    },
    {
      name: 'Marked stall',
      hypothesis: '{payer} pay for a mark because it sells faster.',
      method: 'mark each set at one stall with its check, leave a like stall as it is; count {units} at both.',
      metric: 'sets sold per day.',
      threshold: 'a third more, and the stall pays for week two.',
      usd: 60,
      days: 10,
      stop: 'no difference by day seven.',
    },
  ],
  kill: 'fewer than one in twenty sets goes bad within three months in {place}, or nobody pays for a check at the table',
  dealBreakers: [
    'Buyers know that a low price means a stolen set and do not mind.',
    'No list of stolen sets can be queried by anyone outside.',
    'Thieves or police threaten whoever checks.',
  ],
  explore: {
    stage: 'selling',
    also: ['retail', 'fintech'],
    customers: ['youth', 'urban', 'workers'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['trader', 'software', 'engineer'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
