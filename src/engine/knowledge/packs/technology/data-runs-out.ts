import { type Pain, use } from '../../pack-types.ts';

export const dataRunsOut: Pain = {
  id: 'technology.data-runs-out',
  title: 'Data bundles are finished before the work they were bought for',
  short: 'Data runs out or expires before it is used',
  type: 'cost',
  recognise: {
    event:
      'data finish, data finishes, data runs out, data run out, bundle runs out, bundle expire, bundles expire, data expire, data expires, expensive data, data is expensive, data cost, data price, cost of data, cost of internet, internet is expensive, buy data, data bundle, data is too, megabyte, gigabyte, forfait internet, mega, buying data',
    setting:
      'phone, online, whatsapp, video, airtime, network, student, lecture, day bundle, operator, hotspot, wifi, download, upload, internet',
    goods: 'data bundle=data bundles, bundle=data bundles, forfait=data bundles, data!=data bundles',
  },
  words: {
    who: ['phone users', 'phone user'],
    payer: ['schools and employers who send files', 'sender of files'],
    good: 'data bundles',
    unit: ['bundle', 'bundles'],
  },
  problem: '{who} in {place} stop in the middle of work or study as their {good} run out or expire',
  heading: 'Gone by noon: how long {good} last {who} in {place}',
  chain:
    'The operator sets the size and the hours of a {unit}; a kiosk or a code on the phone sells it for a small margin. Small sizes cost more for the same use, and what is left at midnight is gone. An employer or school that sends work by phone pushes this cost onto {who}. Find out who in {place} asked for the task that ate the last {unit}.',
  causes: [
    {
      id: 'hidden',
      fix: 'settings',
      text: 'apps in the background eat {good} that nobody chose to use',
      match: 'background, update, auto, automatic, video plays, drains, eats data',
      why: 'perhaps the phone was set up in a shop with wireless and never changed',
      sign: 'a day with updates off lasts no longer',
    },
    {
      id: 'small',
      fix: 'pricing',
      text: 'only the smallest sizes can be paid from a day’s earnings',
      match: "daily bundle, small bundle, cannot afford monthly, day's earnings, per day, little by little",
      why: 'perhaps nobody trusts a whole month’s load to a phone that others borrow',
      sign: 'those with a monthly size stop as often',
    },
    {
      id: 'expiry',
      fix: 'pricing',
      text: 'what is left expires at a fixed hour',
      match: 'expire, expiry, midnight, validity, unused, rollover',
      why: 'perhaps a bundle without an end date would cost more than the part that is lost',
      sign: 'hardly anything is left when the end comes',
    },
    {
      id: 'heavy',
      fix: 'content',
      text: 'the pages and videos they must use are heavy',
      match: 'video, heavy, large file, zoom, video call, pdf, slow page, recorded lesson',
      why: 'perhaps the sender works on office wireless and never sees the weight',
      sign: 'light pages empty the phone just as soon',
    },
  ],
  effects: [
    'a lesson, order or job call is missed until the next coin comes',
    '{who} stand near an office wall to borrow its wireless',
    'money for food goes into the phone in small sums nobody adds up',
  ],
  stakeholders: [
    'user: decides each morning between airtime and breakfast',
    'operator: sets sizes and end dates, gains from what expires',
    'kiosk seller: earns on each small sale, would lose by fewer of them',
    'sender of the work, such as a school or boss: chooses heavy video, pays nothing',
  ],
  metrics: [
    'hours from loading a {unit} to its end',
    'share of a {unit} used by tasks the owner chose',
    'spending on {good} ÷ money earned with them',
  ],
  alternatives: [
    {
      text: 'Wait until there is money again',
      match: 'wait, go without, offline, nothing',
      draw: 'costs no extra coin',
      limit: 'the deadline does not wait',
    },
    {
      text: 'Go where wireless is free',
      match: 'free wifi, hotspot, campus, office wifi, library, mall',
      draw: 'as much as one likes',
      limit: 'fare, crowd and closing hour',
    },
    {
      text: 'Switch between two lines for offers',
      match: 'two sims, dual sim, promotion, offers, night bundle',
      draw: 'cheap at odd hours',
      limit: 'nights without sleep, offers that change',
    },
    {
      text: 'Pass files from phone to phone',
      match: 'share files, bluetooth, xender, memory card, flash',
      draw: 'free and fast among friends',
      limit: 'old copies, and someone must load it first',
    },
  ],
  want: 'Many {who} have learnt to live with it and plan their week around offers. Ask what they truly failed to do when the last {unit} ended; grumbling about price is cheap in {place}.',
  pay: '{Who} who have no coin for {good} have none for a tool that saves them. The sender of the work may pay, if {good} cut off keep people from buying or finishing.',
  can: 'Operators can copy any trick with one new offer, and phones close the doors that a saving tool needs. See what is left to you in {place} once {good} come in a new size next month.',
  indicators: [
    use('FINDEX.PAYBILLS', 'near', 15, 'high', 'T', {
      split: 10,
      high: 'Paying by phone is part of daily life: {fig}. Ask {who} which payment stalled when a {unit} ended.',
      low: 'Few depend on the net to settle a bill: {fig}. In {place} a dead {unit} may then stop chat and little else.',
    }),
    use('IT.NET.USER.ZS', 'exposure', 20, 'high', 'T', {
      split: 37,
      high: 'Plenty are online and so meet the end of a {unit}: {fig}. Draw {n:20} of them from one street in {place}, not from your friends.',
      low: 'Not many are online at all: {fig}. Those without a fit phone will not be helped by longer {good}.',
    }),
    use('SI.POV.LMIC', 'proxy', 25, 'high', 'E', {
      split: 55,
      high: 'Coins are short in most houses: {fig}. Write down with {who} what was left unbought on the day of the last {unit}.',
      low: 'Hunger is rarer here than on most of the continent: {fig}. Some {who} could buy the monthly size and do not; ask why.',
    }),
    use('IT.NET.BBND.P2', 'near', 15, 'low', 'T', {
      split: 0.57,
      high: 'Some homes and offices have a line by cable: {fig}. {Who} who reach one may need no {unit} at all on weekdays.',
      low: 'There is hardly a cable to lean on: {fig}. Nearly all use in {place} rests on {good} bought in small sizes.',
    }),
    use('SE.SEC.ENRR', 'proxy', 15, 'high', 'S', {
      split: 51,
      high: 'Secondary pupils are many and homework moves to the phone: {fig}. Ask one class in {place} who missed a lesson when {good} ended.',
      low: 'Few are still in class at that age: {fig}. The user who suffers is then a seller or rider more than a pupil; look for {who} at work.',
    }),
    use('FB.MOBILE.SUBS', 'exposure', 10, 'high', 'T', {
      split: 14600000,
      high: 'Lines sold are many, and several may share a pocket: {fig}. Count how many lines each {who1} feeds with {good}.',
      low: 'The market for {good} is small: {fig}. An operator may answer the phone itself if you bring {n:50} users from {place}.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 5,
      high: 'Food has become dearer within the year: {fig}. Ask {who} whether the weekly sum for {good} shrank since.',
      low: 'Prices have been calm: {fig}. If {who} in {place} buy fewer {good} than last year, something else changed.',
    }),
    use('EG.ELC.ACCS.ZS', 'context', 0, 'none', 'T', {
      split: 56,
      high: 'A charged battery is common: {fig}. Then it is {good} and not power that end the day online in {place}.',
      low: 'A flat battery may end the session first: {fig}. Have {who} note which came first, dark screen or empty {unit}.',
    }),
  ],
  reach: [
    {
      label: 'people online, who can run out of data',
      expr: 'people * online / 100',
      records: { people: 'SP.POP.TOTL', online: 'IT.NET.USER.ZS' },
      caution: 'It counts anyone online once in three months; the daily buyers of {good} near {place} are far fewer.',
    },
  ],
  sizing: {
    event: ['day', 'days'],
    inputs: [
      {
        id: 'spend',
        label: 'money spent on data in a day',
        kind: 'money',
        near: 'a day, per day, each day, every day, daily',
        ask: 'What does one {who1} spend on {good} in a day, in {money}?',
      },
      {
        id: 'idle',
        label: 'share that is not used as wished',
        kind: 'share',
        near: 'waste, expire, unused, background, half, third',
        assume: [0.1, 0.25, 0.5],
        ask: 'Of what one {who1} buys, how much expires or goes to things nobody chose?',
        choices: ['About a tenth', 'About a quarter', 'About half'],
        values: [0.1, 0.25, 0.5],
      },
    ],
    loss: [
      { id: 'idleCost', label: 'paid for in one day and not used as wished', expr: 'spend * idle', unit: 'money' },
    ],
    times: { per: 'week', assume: [3, 5, 7], ask: 'On how many days of a week does one {who1} buy {good}?' },
    periods: [36, 46, 52],
    people: { label: 'users you can meet at kiosks and gates in {place}', assume: [60, 150, 300] },
  },
  notFound:
    'No record we hold says how long {good} last or what expires in {country}. The usage page in the phones of {n:30} {who} does; ask leave to look.',
  political: [
    'Whether the regulator in {country} is looking at end dates and sizes of {good}',
    'A rule that unused data stays may solve this without you.',
  ],
  environmental: [
    'Whether storms or dust slow the network in {place} so that pages load twice',
    'Reloading eats data; compare one clear week with one stormy week.',
  ],
  licences: [
    { ask: 'May a third party sell or bundle data, and what must it show?', sector: 'telecommunications' },
    { ask: 'Which record of a person’s phone use may be looked at, and with what consent?', sector: 'data protection' },
  ],
  unknowns: [
    'Which three tasks ate the last {unit} of {n:20} {who} in {place}?',
    'How many stopped paid work or a lesson when it ended, and what did that cost them?',
    'Who besides {who} would pay so that {good} last?',
  ],
  interview: [
    'When did your data last end? What were you doing in that minute?',
    'What did you load that day, at what hour, and with whose money?',
    'May we look at the usage page together? Which of these did you not expect?',
    'What did you try in the past month so that it lasts longer?',
    'Whose wireless did you borrow last, and what did it cost you in time or favours?',
    'To a teacher or boss: when did someone last fail to open what you sent?',
  ],
  where:
    'kiosks that sell airtime in {place} early in the day, the steps of a college at noon, the wall of an office with open wireless after work',
  tests: [
    {
      name: 'Usage page diary',
      hypothesis: 'apps that nobody chose eat a fifth of {good}.',
      method: 'with leave, read the usage page of {n:25} phones on day one and day five; mark what was chosen.',
      metric: 'share not chosen, per {unit}.',
      threshold: 'a fifth or more in {n:13} of {n:25}.',
      usd: 30,
      days: 5,
      stop: 'under a tenth in the first {n:12}.',
    },
    {
      name: 'One set-up, one week',
      hypothesis: 'a single change of settings makes a {unit} last a third longer.',
      method: 'set up {n:15} phones, leave {n:15} as they are; same size bought by each, hours noted by message.',
      metric: 'hours until empty.',
      threshold: 'a third more in {n:9} of {n:15}.',
      usd: 90,
      days: 8,
      stop: 'those set up last no longer after five days.',
    },
    {
      name: 'Sender pays',
      hypothesis: '{payer} pay to make lessons or orders light.',
      method:
        'offer {n:5} {payer} in {place} to shrink one week’s files so that {who} can open them, for a fee before the work.',
      metric: 'fees received.',
      threshold: '{n:2} of {n:5}.',
      usd: 40,
      days: 6,
      stop: 'all five say that data is the user’s affair.',
    },
  ],
  kill: 'most of {n:25} users lose under a tenth of a bundle and missed nothing last month, and no sender in {place} pays for lighter files',
  dealBreakers: [
    'A price cut by one operator next month ends the complaint.',
    'What eats the bundle is video that {who} enjoy and will not give up.',
    'The phone system forbids what a saving tool has to do.',
  ],
  explore: {
    stage: 'paying',
    also: ['education', 'fintech'],
    customers: ['youth', 'urban', 'workers'],
    products: ['app', 'service', 'phone'],
    backgrounds: ['software', 'sales', 'student', 'research'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
