import { type Pain, use } from '../../pack-types.ts';

export const freelancePay: Pain = {
  id: 'employment.freelance-pay',
  title: 'Online freelancers lose part of what a foreign client pays',
  short: 'Freelancers lose pay on the way from a client abroad',
  type: 'loss',
  recognise: {
    event:
      'freelanc, upwork, fiverr, paypal, payoneer, payout, withdraw, withdrawal, foreign client, client abroad, overseas client, paid in dollars, dollar, exchange rate, conversion, account blocked, account suspended, account limited, chargeback, remote work, remote job, gig platform, invoice abroad, receive payment, receiving payment, retrait, taux de change',
    setting:
      'online, client, writer, designer, developer, transcri, virtual assistant, editor, platform, bank, data annotation, laptop, coder, programmer, translator',
    goods: 'earning=online earnings, payout=online earnings, freelanc=online earnings, dollar=online earnings',
  },
  words: {
    who: ['online freelancers', 'freelancer'],
    payer: ['online freelancers', 'freelancer'],
    good: 'online earnings',
    unit: ['payout', 'payouts'],
  },
  actor:
    'freelanc, writer, designer, developer, youth, young, student, graduate, worker, assistant, transcri, creator, editor, coder, programmer, women, translator, people',
  problem: '{who} in {place} see their {good} shrink on the way from a client abroad to their own pocket',
  heading: 'Earned abroad, shrunk on the way: {good} of {who} in {place}',
  chain:
    'The client pays a platform; the platform keeps its part and waits; a go-between account changes the sum; a bank or phone purse changes it again; at each step somebody sets a rate. Those whose country the go-between does not serve hand the sum to a friend abroad or a stranger in a chat group. Find out how much of the last {unit} reached the pocket in {place}, and which step took most.',
  causes: [
    {
      id: 'steps',
      fix: 'route',
      text: 'each step on the road takes its own cut',
      match: 'fee, charges, commission, cut, platform fee, steps, middleman, percent',
      why: 'perhaps a shorter road exists and is known to few',
      sign: 'one step alone takes nearly all',
    },
    {
      id: 'rate',
      fix: 'exchange',
      text: 'the rate given is far from the one on the street',
      match: 'exchange rate, rate, parallel, black market, conversion, street rate, official rate, taux',
      why: 'perhaps the bank must use a rate nobody else does',
      sign: 'those paid at the street rate lose as much',
    },
    {
      id: 'shut',
      fix: 'access',
      text: 'common accounts refuse the country or block without warning',
      match: 'blocked, not available, not supported, suspended, limited, restricted, country not, banned, verification',
      why: 'perhaps an identity paper has one name and the bank another',
      sign: 'people with clean accounts lose the same',
    },
    {
      id: 'client',
      fix: 'client',
      text: 'the client delays, disputes or vanishes',
      match: 'client, dispute, refuse, scam, vanish, revision, late, chargeback, unpaid',
      why: 'perhaps the first task was done outside the platform to save its cut',
      sign: 'the client paid on the day each time',
    },
  ],
  effects: [
    'rent falls due while a sum shows on a screen',
    'a friend abroad is asked again, and begins to keep a little',
    'good people leave the trade for a small local wage',
  ],
  stakeholders: [
    'freelancer: chooses the road, learns each new rule by losing',
    'platform: sets fees and decides disputes, far away',
    'chat group money changer: quick, unknown, gains on the rate',
    'local bank: asks for papers, gives its own rate',
    'friend or cousin abroad: lends an account, bears the risk',
  ],
  metrics: [
    'money in the pocket ÷ sum on the client’s bill',
    'days from a bill to the pocket',
    'accounts frozen ÷ {who}, in a year',
  ],
  alternatives: [
    {
      text: 'Take the loss as the price of dollars',
      match: 'accept, price, lose, cope',
      draw: 'still more than work in town',
      limit: 'eats each month’s rent',
    },
    {
      text: 'Use a friend’s account abroad',
      match: 'friend abroad, cousin, someone else’s account, borrow account',
      draw: 'works where nothing else does',
      limit: 'one quarrel and all is gone',
    },
    {
      text: 'Sell the balance in a chat group',
      match: 'chat group, telegram, whatsapp, exchanger, sell dollars, p2p',
      draw: 'money within the hour',
      limit: 'a stranger’s word, and a stained name',
    },
    {
      text: 'Be paid in digital coins',
      match: 'crypto, usdt, bitcoin, stablecoin, binance',
      draw: 'no border on the way',
      limit: 'rules unclear, and a cheat behind the rate',
    },
  ],
  want: 'Those who earn well found their road long ago; beginners earn so little that a bad rate is a small worry. Ask {who} which road they left, and what pushed them.',
  pay: 'A cheaper road is a price war against large firms, and {who} change roads for one coin. A group in {place} may pay somebody who opens, checks and unblocks accounts; ask for the last fee paid to such a helper.',
  can: 'To hold other people’s dollars for an hour makes you a money house in the eyes of a bank. {Good} in {place} may flow through you only with a partner who has the papers.',
  indicators: [
    use('IT.NET.USER.ZS', 'exposure', 15, 'high', 'T', {
      split: 37,
      high: 'Many are online and some sell their hours there: {fig}. Find {n:20} who were paid from abroad last month, not who wish to be.',
      low: 'Few are online at all: {fig}. {Who} will be a small circle in {place}; you may know all of them in a week.',
    }),
    use('FB.FX', 'proxy', 0, 'none', 'E', {
      high: 'Each change of money is a place to lose some: {fig}. Write down the rate {who} were given on the same day by three roads.',
      low: 'A dollar is a small number here, yet the gap between rates is what counts: {fig}. Compare two roads on one morning in {place}.',
    }),
    use('BN.CAB.XOKA.GD.ZS', 'near', 20, 'low', 'E', {
      split: -4,
      high: 'Dollars come in more easily than to most neighbours: {fig}. A bank may then give a fair rate; ask two in {place} today.',
      low: 'The country is short of foreign money: {fig}. That opens a gap between bank and street, so measure it on {good}.',
    }),
    use('FINDEX.BANK', 'proxy', 20, 'low', 'E', {
      split: 25,
      high: 'Many have a bank account: {fig}. If {who} still use friends abroad, ask what the bank asked for.',
      low: 'A bank account is rare: {fig}. See how many of {who} could open one with the papers they hold.',
    }),
    use('FINDEX.BUYONLINE', 'proxy', 15, 'low', 'T', {
      split: 5.8,
      high: 'Paying across the net is known: {fig}. Ask which card {who} use, and whether money can come in by it.',
      low: 'Hardly anyone pays across the net: {fig}. Go-between firms may not have bothered with {country}; try to open an account yourself.',
    }),
    use('WGI.RQ', 'near', 15, 'low', 'L', {
      split: 22,
      high: 'Rules for money houses can be read and met: {fig}. Ask what a partner would need before you draw anything.',
      low: 'Rules change by letter: {fig}. Ask {who} which road closed last, and on what day they knew.',
    }),
    use('FP.CPI.TOTL.ZG', 'proxy', 15, 'high', 'E', {
      split: 5,
      high: 'A sum that waits loses worth: {fig}. Count the days between bill and pocket for {n:10} {units}.',
      low: 'Waiting costs little in prices here: {fig}. The cut and the rate matter more to {who} than the days.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'The last step can end on a phone: {fig}. Ask what that step alone takes from a {unit}.',
      low: 'The last step is a queue in a bank: {fig}. Reckon the fare as a part of the loss.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where laptops and lines are',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Hardly any of them sells hours abroad: count paid members in the chat groups of {place}.',
    },
  ],
  sizing: {
    event: ['payout', 'payouts'],
    inputs: [
      {
        id: 'bill',
        label: 'sum of one {unit}, in local money',
        kind: 'money',
        near: 'paid, earn, client, per month, dollars, invoice, payout, a job',
        ask: 'How much is one {unit} as the client sends it, in {money}?',
      },
      {
        id: 'cut',
        label: 'share lost to fees and rate',
        kind: 'share',
        near: 'fee, percent, cut, rate, lose, charge',
        assume: [0.08, 0.15, 0.3],
        ask: 'Of ten parts sent, how many are lost on the way?',
        choices: ['One', 'Two', 'Three or more'],
        values: [0.1, 0.2, 0.3],
      },
    ],
    loss: [{ id: 'lost', label: 'money lost on one {unit}', expr: 'bill * cut', unit: 'money' }],
    times: { per: 'month', assume: [1, 2, 4], ask: 'How many {units} does one {who1} draw in a month?' },
    periods: [8, 11, 12],
    people: { label: '{who} in chat groups and shared rooms you can reach from {place}', assume: [25, 80, 200] },
  },
  traps: [
    {
      when: ['fee, cut, rate, exchange', 'blocked, suspended, not supported, limited, banned'],
      text: 'A costly road and a closed road need two different guides. A better rate is of no use to someone whose account is shut.',
      ask: 'Which cost {who} more this year: fees and rate, or blocked accounts?',
      choices: ['Fees and rate', 'Blocked accounts', 'Clients who did not pay'],
    },
  ],
  notFound:
    'No record we hold counts {good} from clients abroad or what is lost on them in {country}. Screens of {n:20} {units}, shown freely in {place}, are the evidence to gather.',
  political: [
    'How long foreign money may be kept in foreign money in {country}, and at what rate banks must change it',
    'If the rate is fixed by order, the loss is not yours to mend.',
  ],
  environmental: [
    'How often heat, storms or power cuts in {place} break a call and a deadline',
    'A missed deadline may cost {who} more than any rate.',
  ],
  licences: [
    {
      ask: 'What must a business hold that receives or changes foreign money for {who}?',
      sector: 'finance / central bank',
    },
    { ask: 'How are {good} from abroad declared, and when is a helper’s fee taxed?', sector: 'tax' },
  ],
  unknowns: [
    'Of {n:20} {units} shown on the screen, what share reached the pocket in {place}?',
    'Which single step took the most, and who set its rate?',
    'What have {who} paid a person to open, check or unblock an account?',
  ],
  interview: [
    'Show me, if you like, the last sum a client paid you. What reached you, and when?',
    'Which roads have you tried before this one? What ended each?',
    'When was an account of yours last stopped? What did you do in the first hour?',
    'Who has changed money for you? How did you come to trust that person?',
    'What did a client owe you and never pay? How did it begin?',
    'Who in your group gets the most out of a payout? What does that one do?',
  ],
  where:
    'the shared work room of {place} with the good line, chat groups where dollars are sold, and a bank’s foreign desk',
  tests: [
    {
      name: 'Twenty screens',
      hypothesis: 'a sixth of {good} is lost on the way.',
      method: '{n:20} {who} show bill, steps and sum received for their last {unit}; write each step’s cut.',
      metric: 'lost ÷ billed, by step.',
      threshold: '{n:3} of {n:20} parts, with one step taking half of it.',
      usd: 25,
      days: 5,
      stop: 'a loss under one in fifteen.',
    },
    {
      name: 'Two roads, one day',
      hypothesis: 'a known shorter road exists and is not used.',
      method: 'send the same small sum by {n:4} roads on one morning to {n:4} helpers in {place}.',
      metric: 'money and hours at the end.',
      threshold: 'the best beats the common one by a tenth.',
      usd: 80,
      days: 4,
      stop: 'all four end alike.',
    },
    {
      name: 'The unblocker',
      hypothesis: '{payer} pay for a person who opens or frees an account rightly.',
      method: 'offer it to {n:3} chat groups; half of the fee before, half when the account works.',
      metric: 'fees paid, accounts working.',
      threshold: '{n:5} in a week.',
      usd: 30,
      days: 8,
      stop: 'most ask you to lend a false name.',
    },
  ],
  kill: 'under a fifteenth of {good} is lost on the way to {place}, or those who lose most earn too little to care',
  dealBreakers: [
    'Large go-betweens open the country next month, and the gap closes.',
    'The loss is the official rate, which nobody outside may change.',
    'Most who complain have not yet earned from abroad.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'technology', 'media'],
    customers: ['youth', 'urban', 'workers'],
    products: ['web', 'service', 'app', 'phone'],
    backgrounds: ['software', 'finance', 'creative', 'law'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
