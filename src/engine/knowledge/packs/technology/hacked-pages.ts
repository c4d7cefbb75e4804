import { type Pain, use } from '../../pack-types.ts';

export const hackedPages: Pain = {
  id: 'technology.hacked-pages',
  title: 'A shop’s page or chat is taken over and its customers are cheated',
  short: 'A business page or chat account is taken over',
  type: 'safety',
  recognise: {
    event:
      'hacked, hacker, hacking, account taken, taken over, page stolen, account stolen, facebook page, instagram, whatsapp account, whatsapp hacked, cyber attack, cyberattack, cyber security, cybersecurity, password, impostor, fake page, fake account, cloned page, pirate, pirater, compte pirate, impersonate',
    setting:
      'page, online shop, customers, followers, phone, code, sms, link, seller, business, account, hack, email, social media',
    goods:
      'page=business pages, account=business accounts, whatsapp=business chats, instagram=business pages, facebook=business pages',
  },
  words: {
    who: ['small online sellers', 'online seller'],
    payer: ['small online sellers', 'online seller'],
    good: 'business pages',
    unit: ['takeover', 'takeovers'],
  },
  problem: '{who} in {place} wake to find {good} in the hands of a stranger who takes orders and money in their name',
  heading: 'Locked out of your own shop: {good} of {who} in {place}',
  chain:
    'A page is worth what its followers believe; one code read out on the phone moves it to a stranger. The platform abroad answers by form, the police ask where {place} comes into it, and a local fixer asks for money. Customers who paid the stranger blame {who}. Find out how many hours pass between the {unit} and the first false order, since help counts only there.',
  causes: [
    {
      id: 'code',
      fix: 'habits',
      text: 'a code was read out or a link was opened',
      match: 'code, otp, link, clicked, message, verification, phishing, prize',
      why: 'perhaps the message came from a friend whose account was taken before',
      sign: 'those taken over had opened nothing',
    },
    {
      id: 'shared',
      fix: 'access',
      text: 'helpers and lovers share one password',
      match: 'shared, staff, password, ex, employee, helper, same password',
      why: 'perhaps there is no other way to let a clerk answer orders',
      sign: 'pages with one holder are taken as often',
    },
    {
      id: 'line',
      fix: 'lines',
      text: 'the number behind the page was lost or given to another',
      match: 'sim, number, lost phone, old number, recycled, swap',
      why: 'perhaps the old line was never taken off the page',
      sign: 'the number was in hand all along',
    },
    {
      id: 'clone',
      fix: 'copies',
      text: 'nothing is taken: a copy with the same pictures is put up',
      match: 'fake page, clone, copy, impersonat, same name, pictures',
      why: 'perhaps customers cannot tell which one is true',
      sign: 'the true page itself sent the messages',
    },
  ],
  effects: [
    'a season’s orders go to a stranger, and refunds are asked of the seller',
    'years of followers and pictures are gone',
    'honest sellers must meet each buyer in person to be believed',
  ],
  stakeholders: [
    'seller: lives from the page, often holds it on one phone',
    'customer: pays once more or never again',
    'platform’s help form: decides alone, in a far language',
    'fixer who gets pages back: charges, may be the thief’s friend',
    'police cyber desk: takes a report, seldom acts in hours',
  ],
  metrics: [
    'hours from the {unit} to the first false order, and to getting back',
    'money taken from customers in the seller’s name',
    'sellers with a second holder and a safe code ÷ sellers',
  ],
  alternatives: [
    {
      text: 'Open a new page and start again',
      match: 'new page, start again, new account, open another',
      draw: 'free, the same evening',
      limit: 'followers are gone and doubt stays',
    },
    {
      text: 'Pay a fixer to get it back',
      match: 'fixer, pay, recover, hacker, expert',
      draw: 'sometimes works in a day',
      limit: 'asks again next month',
    },
    {
      text: 'Warn customers by status and calls',
      match: 'warn, status, post, call customers, announce',
      draw: 'quick with regulars',
      limit: 'strangers never see it',
    },
    {
      text: 'Fill in the platform’s form',
      match: 'report, form, support, facebook support',
      draw: 'free',
      limit: 'weeks, papers, no face',
    },
  ],
  want: '{Who} believe that it happens to others. If fewer than one in ten in {place} was struck last year, safety for {good} will be praised and put off.',
  pay: 'A page that brings a few orders a week carries a small fee at most. {Who} pay after a {unit}, in panic; see whether any in {place} paid before one.',
  can: 'You do not rule the platform, and whoever asks for codes to help looks like the thief. You can set up, teach and hold a second key for {good}; a {unit} in your care would finish your name among {who}.',
  indicators: [
    use('FINDEX.BUYONLINE', 'exposure', 20, 'high', 'T', {
      split: 5.8,
      high: 'Buying by page has taken hold: {fig}. Ask {n:20} {who} in {place} for {units} they know by name and date.',
      low: 'Few buy from a page yet: {fig}. A thief finds little in {place}; check that orders on {good} are more than chat.',
    }),
    use('IT.NET.USER.ZS', 'near', 20, 'high', 'T', {
      split: 37,
      high: 'Many are online and meet false messages daily: {fig}. Collect the last {n:10} that {who} received, with their wording.',
      low: 'A smaller crowd online is less worth a thief’s day: {fig}. Look whether {units} in {place} are the work of someone known.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'A report may lead to someone: {fig}. Follow one {unit} with the police of {place} and time each step.',
      low: 'Thieves need not fear an office: {fig}. Put effort in {place} into what {who} do before a {unit}.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 70,
      high: 'Most read a warning before they press: {fig}. If {who} pressed all the same, study the story that was told to them.',
      low: 'Warnings in small print miss many: {fig}. Rehearse the trick aloud with {who} instead of sending text.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 25, 'high', 'T', {
      split: 43,
      high: 'A false order is paid in seconds by phone: {fig}. Ask how fast the customers of {good} in {place} sent the money.',
      low: 'Without phone money a false order needs a meeting: {fig}. A stranger who holds {good} then earns little; see what he did.',
    }),
    use('SL.UEM.1524.ZS', 'context', 0, 'none', 'E', {
      split: 10,
      high: 'Idle young people with skill are many: {fig}. The best teacher for {who} may be one who knows the tricks.',
      low: 'Most of the young have work: {fig}. A {unit} near {place} may come from rings elsewhere; note the numbers used.',
    }),
    use('FINDEX.ACCOUNT.WOMEN', 'context', 0, 'none', 'S', {
      split: 45,
      high: 'Many women run their own account: {fig}. Ask women with {good} who else knows the password.',
      low: 'Few women hold an account of their own: {fig}. Orders for a woman’s {good} may be paid to a man’s line, with its own risk.',
    }),
  ],
  reach: [
    {
      label: 'people online, among whom sellers and their customers are found',
      expr: 'people * online / 100',
      records: { people: 'SP.POP.TOTL', online: 'IT.NET.USER.ZS' },
      caution: 'Sellers are a small part; count pages that show a phone number in {place}.',
    },
  ],
  sizing: {
    event: ['takeover', 'takeovers'],
    inputs: [
      {
        id: 'missed',
        label: 'sales missed until customers were back',
        kind: 'money',
        near: 'orders, sales, lost, missed, customers, sell',
        ask: 'After the last {unit}, what sales did one {who1} miss in all until customers were back, in {money}?',
      },
      {
        id: 'real',
        label: 'share of them that did not come later',
        kind: 'share',
        near: 'later, came back, for good',
        assume: [0.4, 0.7, 1],
        ask: 'How much of that was lost for good, and not only ordered later?',
        choices: ['Less than half', 'Most', 'All'],
        values: [0.4, 0.7, 1],
      },
    ],
    loss: [{ id: 'lost', label: 'orders lost in one takeover', expr: 'missed * real', unit: 'money' }],
    times: {
      per: 'year',
      assume: [0.05, 0.15, 0.3],
      ask: 'Of ten sellers you know in {place}, how many had this in one year? A tenth of that number.',
    },
    periods: [1, 1, 1],
    people: { label: 'sellers with a page and a phone number in {place}', assume: [50, 150, 400] },
  },
  notFound:
    'No record we hold counts {units} of small firms in {country}. Fixers and phone repairers in {place} see them weekly; ask {n:5} for their last ten cases.',
  political: [
    'Whether the cyber desk in {country} takes a complaint from a seller without papers',
    'If not, a trade group’s letter may open the door.',
  ],
  environmental: [
    'Whether feasts and school seasons, when orders in {place} peak, bring more false pages',
    'Teach in the month before, and count in the peak.',
  ],
  licences: [
    { ask: 'May one hold a second key to other people’s accounts, and on what paper?', sector: 'data protection' },
    { ask: 'To which desk is an account theft reported, and what happens next?', sector: 'cybersecurity and ICT' },
  ],
  unknowns: [
    'How many of {n:40} {who} in {place} lost control of a page within a year, and how?',
    'How many hours until the first customer was cheated?',
    'Who has ever paid for safety before a loss?',
  ],
  interview: [
    'Tell me about the night you lost it. What came just before?',
    'Who else could get in? How did that come about?',
    'What did customers lose, and what did they say to you?',
    'What did you try first, second, third? What did each cost?',
    'What have you changed since? Show me on the phone.',
    'To a customer: when did you last doubt a page, and what did you do?',
  ],
  where:
    'a market of online sellers’ pick-up points in {place}, the fixer’s bench, a seller’s living room at packing time',
  tests: [
    {
      name: 'Year of losses',
      hypothesis: 'one in ten {who} lost {good} in a year.',
      method: 'ask {n:40} sellers with a public number; take only own cases, with dates.',
      metric: 'cases ÷ asked, by way in.',
      threshold: '{n:4} or more of {n:40}.',
      usd: 20,
      days: 5,
      stop: 'none in the first {n:25}.',
    },
    {
      name: 'False friend',
      hypothesis: 'one rehearsal halves how many would give the code.',
      method:
        'with leave, teach {n:20} {who}, leave {n:20}; a week on, send each a harmless trick agreed with a group leader beforehand.',
      metric: 'codes given.',
      threshold: 'half as many among the taught.',
      usd: 60,
      days: 9,
      stop: 'anyone is hurt or shamed: end it and explain.',
    },
    {
      name: 'Locked for a year',
      hypothesis: '{payer} pay for one evening that makes a page safe.',
      method: 'offer {n:15} {who} who sell weekly a set-up with a second holder they choose; pay first.',
      metric: 'fees.',
      threshold: '{n:5} of {n:15}.',
      usd: 30,
      days: 5,
      stop: 'none of the first {n:8}.',
    },
  ],
  kill: 'fewer than two of {n:40} sellers in {place} lost a page within a year, or nobody pays for a safe set-up',
  dealBreakers: [
    'Platforms close the gap with one forced update.',
    'Most cases are clones, which no set-up prevents.',
    'You must know codes to help, and nobody should give them.',
  ],
  explore: {
    stage: 'governing',
    also: ['retail', 'fintech'],
    customers: ['shops', 'women', 'companies'],
    products: ['service', 'web', 'app'],
    backgrounds: ['software', 'community', 'teacher'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
