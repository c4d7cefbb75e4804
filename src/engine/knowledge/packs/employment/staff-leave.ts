import { type Pain, use } from '../../pack-types.ts';

export const staffLeave: Pain = {
  id: 'employment.staff-leave',
  title: 'Small shops train staff who leave after a few weeks',
  short: 'Trained staff leave a small business within weeks',
  type: 'capacity',
  recognise: {
    event:
      'staff turnover, turnover, staff leave, workers leave, employees leave, they leave, leave after, leave without notice, without notice, quit, poach, retain, retention, cannot keep staff, keep good staff, cannot find staff, cannot find workers, shortage of skilled, unreliable staff, unreliable workers, absentee, does not show up, no show, replace staff, demission, personnel instable',
    setting:
      'salon, restaurant, workshop, shop, small business, owner, employer, hairdress, waiter, cashier, train, trained, staff, employees, hire, hiring',
    goods:
      'staff=trained staff, worker=trained staff, employee=trained staff, waiter=trained staff, personnel=trained staff',
  },
  words: {
    who: ['owners of small businesses', 'owner'],
    payer: ['owners of small businesses', 'owner'],
    good: 'trained staff',
    unit: ['departure', 'departures'],
  },
  actor:
    'owner, employer, business, shop, salon, restaurant, firm, company, companies, sme, workshop, manager, hotel, factory, hairdress',
  problem: '{who} in {place} lose {good} a few weeks after teaching them, often without a word',
  heading: 'Taught and gone: why {good} leave {who} in {place}',
  chain:
    'An owner teaches a girl to braid or a boy to keep the till, and eats the mistakes. When she is good, the shop across the road offers a little more, or her customers follow her home. The rival pays nothing for the lessons; customers care for the hand, not the sign. Find out where the last three people who left {who} in {place} are working today.',
  causes: [
    {
      id: 'coin',
      fix: 'pay',
      text: 'the shop next door pays a little more',
      match: 'better pay, more money, low wage, salary, poach, competitor, rival',
      why: 'perhaps the raise was promised at the feast and forgotten',
      sign: 'those who left earn the same or less now',
    },
    {
      id: 'owncustomers',
      fix: 'ownership',
      text: 'a skilled hand takes the customers home and works alone',
      match: 'own business, home, customers follow, freelance, start their own, independent',
      why: 'perhaps her aunt lent her a chair and a dryer',
      sign: 'leavers work for another boss and not for themselves',
    },
    {
      id: 'life',
      fix: 'life',
      text: 'marriage, a funeral, rent or a far bus stop ends the work',
      match: 'pregnan, marriage, funeral, village, rent, transport, distance, child, sick, exam',
      why: 'perhaps no one may be away for one day without losing the place',
      sign: 'leavers live near and have no one to care for',
    },
    {
      id: 'treat',
      fix: 'treatment',
      text: 'shouting, long hours and doubt about the till drive them off',
      match: 'shout, rude, hours, respect, accus, theft, suspicion, overtime, no rest, treat',
      why: 'perhaps the till is short since two people use it',
      sign: 'those who left speak well of the owner',
    },
  ],
  effects: [
    'the owner works the chair again and closes on Sundays',
    'customers wait, wander and follow the old hand',
    'next time the owner teaches less, so work gets worse',
  ],
  stakeholders: [
    'owner: pays for the teaching, decides on raise and rest',
    'worker: weighs a coin more against a known face',
    'rival across the road: gains a taught hand for nothing',
    'customer: follows the hand, or stays with the chair',
    'parent of the worker: agreed on her behalf, calls her home',
  ],
  metrics: [
    'weeks from first day to {unit}',
    'sales in the month after a {unit} ÷ the month before',
    'leavers working for a rival, alone, or not at all',
  ],
  alternatives: [
    {
      text: 'Take a cousin from the village',
      match: 'cousin, relative, niece, village, family',
      draw: 'cannot walk off easily',
      limit: 'cannot be sent off either',
    },
    {
      text: 'Hold back part of the pay',
      match: 'hold salary, deposit, withhold, bond, keep certificate',
      draw: 'keeps her until the feast',
      limit: 'she leaves in anger, with the keys',
    },
    {
      text: 'Share by the head',
      match: 'commission, percentage, share, per customer',
      draw: 'she earns when the shop does',
      limit: 'she counts, and sees her own worth',
    },
    {
      text: 'Hang a paper on the door',
      match: 'notice, poster, advert, wanted, recruit',
      draw: 'six girls by noon',
      limit: 'again from nothing',
    },
  ],
  want: 'Some {who} live well with a new girl each season, for beginners cost little. If the chair is filled within two days in {place}, a {unit} is a nuisance and no loss.',
  pay: 'An owner who would pay you to keep {good} could give the same coin to the worker. Ask what was offered to the last one at the door, and refused.',
  can: 'You stand between two people who see each other each day. Nothing you bring to {place} outlives one shout on a Saturday, and {who} rarely see their own.',
  indicators: [
    use('SL.TLF.ACTI.1524.ZS', 'proxy', 15, 'low', 'S', {
      split: 37,
      high: 'Many of the young are on the market: {fig}. A chair may be filled by noon, so time the last empty one in {place}.',
      low: 'Few of the young seek work: {fig}. Each {unit} then costs {who} a longer search; note the days.',
    }),
    use('ILO.EMP.SRV', 'near', 25, 'high', 'E', {
      split: 46,
      high: 'Shops, salons and kitchens hire most people: {fig}. There is always another door across the road, so map them around one {who1}.',
      low: 'Serving trades are small: {fig}. A leaver has few doors to go to; ask whether she went home instead.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'New shops open with the towns and look for taught hands: {fig}. Count signs put up this year within sight of {who}.',
      low: 'Few new shops open: {fig}. Poaching may be a tale, so ask leavers rather than owners.',
    }),
    use('FP.CPI.TOTL.ZG', 'near', 20, 'high', 'E', {
      split: 5,
      high: 'A wage set last year buys less now: {fig}. Ask {who} in {place} when they last raised it, and who asked.',
      low: 'Prices leave wages mostly whole: {fig}. Look at hours, words and bus stops before you look at pay.',
    }),
    use('SP.DYN.TFRT.IN', 'proxy', 10, 'high', 'S', {
      split: 4.2,
      high: 'Families are large and young mothers many: {fig}. Ask whether a corner for a baby would have kept the last one.',
      low: 'Families are smaller than in most of Africa: {fig}. So ask beyond children why {good} went.',
    }),
    use('SL.UEM.TOTL.ZS', 'proxy', 15, 'low', 'E', {
      split: 5.6,
      high: 'Many would take the place tomorrow: {fig}. Then it is the teaching that is lost; reckon it in weeks.',
      low: 'Few stand at the door for the next opening: {fig}. {Who} must win people back; visit three who left.',
    }),
    use('HDR24.GII', 'context', 0, 'none', 'S', {
      split: 0.53,
      high: 'A husband or father may decide when she stops: {fig}. Speak with two families in {place} before you speak of pay.',
      low: 'Women decide more for themselves: {fig}. Ask them in private what would have kept them.',
    }),
    use('FINDEX.SAVEFORMAL', 'context', 0, 'none', 'E', {
      split: 26,
      high: 'Some save where it can be seen: {fig}. A sum put aside each month and paid at the end of a year may hold {good}; try it openly.',
      low: 'Few have savings on a book: {fig}. A promise for next year is worth little to {good}; think in weeks.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where small businesses stand side by side',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'People are not shops: walk three streets of {place} and count doors with two or more hired hands.',
    },
  ],
  sizing: {
    event: ['departure', 'departures'],
    inputs: [
      {
        id: 'sales',
        label: 'sales lost in a week without the hand',
        kind: 'money',
        near: 'sales, lose, a week, per week, weekly, customers',
        ask: 'What does one {who1} lose in sales in a week without that hand, in {money}?',
      },
      {
        id: 'weeks',
        label: 'weeks until the next one is as good',
        kind: 'count',
        near: 'weeks, train, learn, replace',
        assume: [2, 4, 8],
        ask: 'How many weeks until the next one works as well?',
        choices: ['Two', 'Four', 'Eight or more'],
        values: [2, 4, 8],
      },
      {
        id: 'falls',
        label: 'share of the loss the owner cannot make up',
        kind: 'share',
        near: 'make up, cover, myself, overtime',
        assume: [0.3, 0.5, 0.8],
      },
    ],
    loss: [{ id: 'cost', label: 'sales lost through one {unit}', expr: 'sales * weeks * falls', unit: 'money' }],
    times: { per: 'year', assume: [1, 2, 4], ask: 'How many taught people leave one {who1} in a year?' },
    periods: [1, 1, 1],
    people: { label: '{who} with hired hands in the streets you can walk in {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['leave, quit, turnover', 'cannot find, shortage, no skilled, hard to find'],
      text: 'To find a hand and to keep a hand are two troubles. A list of candidates mends the first and speeds the second.',
      ask: 'Which hurts {who} more in {place}: the search, or the leaving?',
      choices: ['The search', 'The leaving', 'I have not asked'],
    },
  ],
  notFound:
    'No record we hold counts {units} from small businesses in {country}. The wage book of {n:10} owners in {place}, where one is kept, shows names come and go.',
  political: [
    'Whether an owner in {country} may ask a taught worker to stay or to repay the lessons',
    'If not, only what pleases the worker will hold.',
  ],
  environmental: [
    'In which heat or rain the way to work in {place} becomes too much for {good}',
    'See on which weather the no-shows fall before you blame pay.',
  ],
  licences: [
    { ask: 'What may owners tell one another about a worker who left?', sector: 'data protection' },
    {
      ask: 'Which savings kept by an owner for a worker make him a keeper of deposits?',
      sector: 'finance / central bank',
    },
  ],
  unknowns: [
    'Where do the last {n:20} people who left shops in {place} work today, and for how much?',
    'How long was each chair empty, and what did the owner do?',
    'Would {who} pay for a person who stays, and how long would that have to be?',
  ],
  interview: [
    'Who left you last? Tell me about that week, day by day.',
    'What did you teach that person, and how long did it take?',
    'What did you offer when you heard? What was the answer?',
    'What happened to the customers of that chair?',
    'To someone who left: what was the last straw? What do you earn now?',
    'Who has been with you longest? Why has that one stayed?',
  ],
  where:
    'the salon street of {place} on a slow Tuesday, the bus stop where workers wait at night, and the rival’s shop across the road',
  tests: [
    {
      name: 'Where are they now',
      hypothesis: 'leavers went for a little more pay.',
      method:
        'get {n:20} names from {n:10} owners in {place}; find {n:12} of those people; ask what they earn and why they went.',
      metric: 'share who went for pay alone.',
      threshold: '{n:7} of {n:12}.',
      usd: 30,
      days: 6,
      stop: '{n:8} name words or hours instead.',
    },
    {
      name: 'A share in the open',
      hypothesis: 'a share of each day’s sales holds people through a month.',
      method: '{n:6} owners split takings by a rule on the wall; {n:6} go on as before.',
      metric: 'people still there, and quarrels.',
      threshold: 'two fewer {units} in the first group.',
      usd: 60,
      days: 10,
      stop: 'owners hide takings within a week.',
    },
    {
      name: 'Fee if she stays',
      hypothesis: '{payer} pay for a hand who is still there.',
      method: 'place {n:8} people you tried for a day; the owner pays after {n:8} days, half before.',
      metric: 'fees paid in full.',
      threshold: '{n:4} of {n:8}.',
      usd: 90,
      days: 10,
      stop: '{n:3} owners take on the person and deny the fee.',
    },
  ],
  kill: 'an empty chair in {place} is filled and earning within a week, or {who} would sooner lose people than pay to keep them',
  dealBreakers: [
    'Owners want cheap beginners, and turnover is their method.',
    'The cause is how owners speak, and they will not hear it.',
    'Every taught hand goes home to work alone, whatever is paid.',
  ],
  explore: {
    stage: 'storing',
    also: ['retail', 'tourism', 'manufacturing'],
    customers: ['shops', 'companies', 'women'],
    products: ['service', 'app', 'phone', 'web'],
    backgrounds: ['trader', 'sales', 'teacher', 'community'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
