import { type Pain, use } from '../../pack-types.ts';

export const mistakenTransfers: Pain = {
  id: 'fintech.mistaken-transfers',
  title: 'People lose mobile money to tricksters and wrong numbers',
  short: 'Mobile money is lost to fraud or sent to a wrong number',
  type: 'trust',
  recognise: {
    event:
      'wrong number, wrong recipient, wrong account, sent to the wrong, mistaken transfer, mistaken, wrong transfer, reversal, reverse, scam, scammed, scammer, fraud, fraudster, trick, tricked, con!, conned, conmen, phishing, fake call, pretend, impersonat, sim swap, stolen pin, share their pin, pin!, one-time code, otp, fake message, fake sms, social engineering, hacked, arnaque, escroc, brouteur',
    setting:
      'mobile money, momo, m-pesa, mpesa, airtel money, orange money, wave, mtn, safaricom, wallet, phone, agent, caller, call, text, sms, account, transfer, send money',
    goods: 'mobile money=mobile money, momo=mobile money, m-pesa=mobile money, mpesa=mobile money, wallet=mobile money',
  },
  words: {
    who: ['mobile money users', 'user'],
    payer: ['groups of users', 'group of users'],
    good: 'mobile money',
    unit: ['case', 'cases'],
  },
  problem: '{who} in {place} lose {good} to callers who trick them or to a number typed wrong, and rarely get it back',
  heading: 'Sent and gone: how {who} in {place} lose {good}',
  chain:
    'One finger sends; the operator moves {good} in a second; an agent or a stranger turns it into notes within the hour. After that the operator’s desk can only ask. The user carries nearly all of it, the agent is suspected, and the operator pays in trust and in calls to its desk. Find out how many minutes lie between the mistake and the cash-out in {place}, because whoever helps must act inside them.',
  causes: [
    {
      id: 'voice',
      fix: 'caller',
      text: 'a caller who sounds official gets the secret number',
      match: 'call, caller, pretend, official, prize, promo, lottery, pin, otp, code, impersonat, customer care',
      why: 'perhaps the caller knows the last transfer, which makes him believable',
      sign: 'no call came in the hour before {good} left',
    },
    {
      id: 'finger',
      fix: 'entry',
      text: 'one digit is wrong and the name is not read before sending',
      match: 'wrong number, digit, typing, mistake, mistaken, typed, wrong recipient, similar name, old number',
      why: 'perhaps the screen with the name goes by too fast, or is in a language not read',
      sign: 'victims did read the name and sent on purpose',
    },
    {
      id: 'helper',
      fix: 'helpers',
      text: 'someone who helps with the phone also knows the secret',
      match: 'agent, helper, relative, nephew, grandchild, attendant, shares pin, literacy, cannot read, trusted',
      why: 'perhaps many users have never pressed the keys themselves',
      sign: 'those who handle their own phone lose as much',
    },
    {
      id: 'line',
      fix: 'identity',
      text: 'the line itself is taken over or was registered by another',
      match: 'sim swap, sim, registered, stolen phone, identity, duplicate, line blocked',
      why: 'perhaps a seller of lines registers many on one card',
      sign: 'the victim’s line worked all day',
    },
    {
      id: 'redress',
      fix: 'redress',
      text: 'nobody stops {good} in the minutes that count',
      match: 'reversal, reverse, customer care, complaint, slow, police, block, refund, no help, days',
      why: 'perhaps the desk’s number is busy, and the police ask for a fee',
      sign: 'those who reached the desk at once got no more back',
    },
  ],
  effects: [
    'a week of trade is gone in one call',
    'users go back to notes under the mattress, and agents lose their custom',
    'a wife or clerk is accused of taking it',
    'the careful learn from each story: losses of one kind fade as a new one comes',
  ],
  stakeholders: [
    'user who lost: is ashamed, tells a sister before the desk',
    'agent: sees the trickster’s face at cash-out, fears police and operator',
    'operator’s care desk: can freeze, cannot take back what is spent',
    'receiver of a stray sum: may be honest and afraid of a trick',
    'police post: writes a paper, asks for the fare to follow it',
    'savings group or market leader: can teach forty in one meeting',
  ],
  metrics: [
    'sums lost per hundred users in a month, tricks and typing apart',
    'minutes from loss to report, and from loss to cash-out',
    'part of the sums that came back',
  ],
  alternatives: [
    {
      text: 'Swallow the loss and tell nobody',
      match: 'nothing, give up, accept, shame, silent',
      draw: 'no more fares, no laughter',
      limit: 'the same trick takes the neighbour',
    },
    {
      text: 'Call the operator’s desk',
      match: 'customer care, hotline, call the operator, helpline',
      draw: 'free, and now and then in time',
      limit: 'music on the line while the sum is cashed',
    },
    {
      text: 'Ring the receiver and beg',
      match: 'call the receiver, beg, receiver, negotiate',
      draw: 'works with an honest one',
      limit: 'switched off, or asks for a share',
    },
    {
      text: 'Go to the police or the chief',
      match: 'police, chief, court, report',
      draw: 'a paper, and pressure in a village',
      limit: 'days and fares for a small sum',
    },
    {
      text: 'Let the agent do it',
      match: 'agent does, agent helps, over the counter',
      draw: 'checks the name, knows the tricks',
      limit: 'then one more person knows the secret',
    },
    {
      text: 'Keep little on the phone',
      match: 'withdraw, cash only, small balance, second sim',
      draw: 'nothing there to lose',
      limit: 'a fee for each withdrawal, and thieves at home',
    },
  ],
  want: 'Everyone in {place} has a story, yet most stories are old or another’s. If few lost {good} this season, people will praise your help and not use it.',
  pay: 'Nobody pays for a loss that has not come. An operator gains from trust and has its own department; {who} may pay only as part of something they buy anyway.',
  can: 'You stand outside the operator’s machine: you can slow a hand, warn or accompany, but you cannot freeze a sum. And whoever asks for trust against tricksters looks like one.',
  indicators: [
    use('FINDEX.MOBILEMONEY', 'near', 25, 'high', 'T', {
      split: 43,
      high: 'Many purses live on a phone: {fig}. Ask {n:20} {who} in {place} for the last loss, with its date, before you count on it.',
      low: 'Fewer have {good} to lose than you may think: {fig}. New users may be easy prey, so look for those of this year.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 20, 'low', 'S', {
      split: 70,
      high: 'Most can read the name before they send: {fig}. If they still err, look at the caller’s script rather than at the screen.',
      low: 'Many cannot read the warning or the name: {fig}. Whoever reads for them holds the secret; find out who that is in {place}.',
    }),
    use('WGI.RL', 'proxy', 15, 'low', 'P', {
      split: 27,
      high: 'Offices work better than in much of Africa: {fig}. Take one {unit} through desk and police yourself, and time each step.',
      low: 'Little is to be hoped from police or court for a small sum: {fig}. Help must come before the cash-out, so think in minutes.',
    }),
    use('FINDEX.ACCOUNT.RURAL', 'exposure', 10, 'high', 'S', {
      split: 48,
      high: 'Accounts have reached the villages: {fig}. Tricks follow them; ask at a rural agent’s who was called last.',
      low: 'Villages hold few accounts: {fig}. Begin with {who} in town, where callers find more to take.',
    }),
    use('FB.MOBILE.SUBS', 'exposure', 15, 'high', 'T', {
      split: 12_000_000,
      high: 'Numbers are many, and a wrong digit is likely somebody’s: {fig}. Ask how often the receiver of a stray sum was honest.',
      low: 'Few lines make a smaller hunting ground: {fig}. One story travels fast in {place}, so trace it back to its first teller.',
    }),
    use('HDR24.GII', 'proxy', 15, 'high', 'S', {
      split: 0.53,
      high: 'A woman’s phone is often handled by others: {fig}. Talk with women on what was taken by someone they know.',
      low: 'Women and men handle their phones more alike than elsewhere: {fig}. Look at age rather than at sex; old and very new {who} may lose most.',
    }),
    use('FINDEX.PAYBILLS', 'proxy', 0, 'none', 'T', {
      split: 10,
      high: 'Bills go by phone as well: {fig}. Ask about sums sent to a false bill number.',
      low: 'Most transfers go from person to person: {fig}. A saved list of names may prevent more than any alarm.',
    }),
    use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
      split: 19,
      high: 'There are more elders who came late to the phone: {fig}. A grandchild can be guard or thief; ask gently.',
      low: 'Half of the country grew up with a phone: {fig}. The callers did too, so let young {who} show you the newest trick.',
    }),
  ],
  reach: [
    {
      label: 'adults with a mobile money account',
      expr: 'people * (100 - young) / 100 * account / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014', account: 'FINDEX.MOBILEMONEY' },
      caution: 'Having an account is not losing from it: it bounds the prey, it counts no {unit}.',
    },
  ],
  sizing: {
    event: ['case', 'cases'],
    inputs: [
      {
        id: 'sum',
        label: 'sum lost in one {unit}',
        kind: 'money',
        near: 'lost, lose, sent, stolen, scam, fraud, took, sum, wrong number',
        ask: 'What was lost in the last {unit} you know of, in {money}?',
      },
      {
        id: 'gone',
        label: 'share that never comes back',
        kind: 'share',
        near: 'recover, come back, refund, returned, never',
        assume: [0.5, 0.8, 1],
        ask: 'Of what is lost in {place}, how much is got back in the end?',
        choices: ['Hardly anything', 'About a third', 'About half'],
        values: [0.95, 0.67, 0.5],
      },
    ],
    loss: [{ id: 'lost', label: 'loss in one case', expr: 'sum * gone', unit: 'money' }],
    times: { per: 'year', assume: [0.1, 0.3, 1], ask: 'How often a year does one {who1} lose money this way?' },
    periods: [1, 1, 1],
    people: { label: 'members of the market or savings groups you can meet in {place}', assume: [80, 200, 400] },
  },
  traps: [
    {
      when: [
        'scam, fraud, trick, conned, caller, pretend, phishing',
        'wrong number, mistake, mistaken, wrong recipient, reversal, reverse',
      ],
      text: 'A trick and a typing error both empty the purse. The first needs a warning before the call ends, the second a name read before the key is pressed.',
      ask: 'Which do you see more often in {place}: tricks, or wrong numbers?',
      choices: ['Tricks by callers', 'Wrong numbers', 'Someone who knew the secret'],
    },
  ],
  notFound:
    'No record we hold counts {good} lost to tricks or typing in {country}. Operators know and keep still; {n:30} talks at a market in {place} give a first count.',
  political: [
    'How long an operator in {country} may hold a disputed sum, and who orders it to pay back',
    'If a freeze needs a paper, only prevention is left to you.',
  ],
  environmental: [
    'In which weeks of school fees, harvest money or feasts callers are busiest in {place}',
    'A trial in a quiet month will find few {units} and prove little.',
  ],
  licences: [
    {
      ask: 'Which complaints about {good} does the supervisor take, and within what time?',
      sector: 'finance / central bank',
    },
    { ask: 'May a list of trick numbers be kept and shared?', sector: 'data protection' },
    { ask: 'Who can block a number that is used for tricks, and on whose word?', sector: 'telecommunications' },
  ],
  unknowns: [
    'How many of {n:30} {who} in {place} lost {good} in the last three months, how much, and how?',
    'How many minutes passed until they noticed, reported, and until it was cashed?',
    'Who knew the secret number besides its owner?',
  ],
  interview: [
    'Tell me about the last time {good} left your phone and should not have. Begin with the hour before.',
    'What did the voice say, word by word? When did you begin to doubt?',
    'Whom did you tell first, and how long after? What did they do?',
    'Who else can open your purse on the phone? How did that come about?',
    'To an agent: when did you last suspect the one who cashed out? What did you do?',
    'What do you now do before you press the last key? Since when?',
  ],
  where:
    'the bench outside the operator’s shop in {place} where people wait to complain, an agent’s counter, and a savings group after its count',
  tests: [
    {
      name: 'Three months recalled',
      hypothesis: 'one in ten {who} in {place} lost {good} in three months.',
      method:
        'ask {n:40} people at {n:3} markets for their own last loss only: day, sum, way, what came back. Count no story of others.',
      metric: '{units} and sums, by way.',
      threshold: '{n:4} or more of {n:40}.',
      usd: 30,
      days: 4,
      stop: 'one or none among the first {n:30}.',
    },
    {
      name: 'The trick rehearsed',
      hypothesis: 'one rehearsal cuts how many would give the secret away.',
      method:
        'with leave of {n:4} savings groups, rehearse the answer in two of them. A week on, an actor plays a new trick in all four meetings; each member says in secret what she would have done.',
      metric: 'those who would have told.',
      threshold: 'half as many among the taught.',
      usd: 80,
      days: 9,
      stop: 'anyone is frightened or shamed: end it and explain.',
    },
    {
      name: 'A coin for a guard',
      hypothesis: '{payer} pay for someone to ring in the first minutes.',
      method:
        'offer {n:5} {payer} a person on call who reports, freezes and follows up for a month, at a coin per member.',
      metric: 'groups that pay, and calls that come.',
      threshold: '{n:2} of {n:5} groups pay.',
      usd: 60,
      days: 6,
      stop: 'members say that the operator ought to, and none pays.',
    },
  ],
  kill: 'fewer than {n:2} of {n:40} people asked in {place} lost {good} themselves in three months, or no group pays for a guard',
  dealBreakers: [
    'Operators mend it from within, with a delay or a named confirmation.',
    'The secret is given away in the house, where no guard has a say.',
    'You must see the purse to protect it, and nobody should let you.',
    'The losses are many and tiny, and nobody lifts a finger for them.',
  ],
  explore: {
    stage: 'using',
    also: ['technology', 'legal'],
    customers: ['urban', 'rural', 'women'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['software', 'finance', 'law', 'community'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
