import { type Pain, use } from '../../pack-types.ts';

export const oldAge: Pain = {
  id: 'fintech.old-age',
  title: 'People with uneven earnings cannot put money away for bad months or old age',
  short: 'Informal workers with uneven income cannot save for later or old age',
  type: 'finance',
  recognise: {
    event:
      'no pension, without pension, without a pension, pension, pensions, retire, retirement, old age, irregular income, income is irregular, uneven income, unpredictable income, seasonal income, lean months, lean season money, cannot save, can’t save, fail to save, no savings, save for, emergency fund, save money, saving is hard, hand to mouth, eat all they earn, retraite, revenus irreguliers',
    setting:
      'trader, informal, self-employed, domestic worker, artisan, rider, farmer, market, income, earn, elder, old, month, worker, savings, phone',
    goods: 'pension=long savings, saving=long savings, retirement=long savings',
  },
  words: {
    who: ['self-employed people', 'self-employed person'],
    payer: ['self-employed people', 'self-employed person'],
    good: 'long savings',
    unit: ['month', 'months'],
  },
  problem: '{who} in {place} earn in bursts and reach lean {units} and old age without {good}',
  heading: 'Good weeks, lean weeks, then age: {good} in {place}',
  chain:
    'Money comes on a good day and is asked for the same night: by a child, a cousin, a funeral. A club forces some aside for a while, a house of blocks takes the rest wall by wall, and children are the pension. Funds and banks sell to those with a payslip, since collecting coins costs them more than they earn. Find out where the last good week’s money in {place} lay a month later, and who knew of it.',
  causes: [
    {
      id: 'bursts',
      fix: 'timing',
      text: 'plans ask for the same sum each month, and earnings do not come so',
      match: 'irregular, uneven, seasonal, monthly, fixed, unpredictable, harvest, good days',
      why: 'perhaps one missed month means a fine or a lapse',
      sign: 'those with a wage save as little',
    },
    {
      id: 'kin',
      fix: 'shelter',
      text: 'whatever lies within reach is asked for by kin',
      match: 'family, relatives, kin, funeral, asked, demand, husband, black tax, children',
      why: 'perhaps to refuse with money in the house is an insult',
      sign: 'people with few relatives near have no more put by',
    },
    {
      id: 'value',
      fix: 'value',
      text: 'money put away loses its worth, so goats and blocks are safer',
      match: 'inflation, value, lose value, devaluation, land, blocks, goats, gold, currency',
      why: 'perhaps an aunt’s savings of ten years bought a radio',
      sign: 'in years of still prices they saved no more',
    },
    {
      id: 'trust',
      fix: 'trust',
      text: 'funds and collectors are not believed to be there in twenty years',
      match: 'trust, collapsed, bank failed, run away, scheme, ponzi, government, fund, scam',
      why: 'perhaps a scheme with a fine office closed overnight',
      sign: 'known and guarded places draw no more coins',
    },
    {
      id: 'today',
      fix: 'income',
      text: 'nothing is left over after food and rent',
      match: 'poor, not enough, hand to mouth, low income, nothing left, eat all, too little',
      why: 'perhaps debts from the last lean time eat the good weeks',
      sign: 'clubs in the same street fill every week',
    },
  ],
  effects: [
    'stock is sold or a loan taken in each lean spell',
    'school is broken off in the wrong month',
    'old traders carry loads until they fall',
    'children’s wages are spoken for before they start: they call it duty, and it works for some',
  ],
  stakeholders: [
    'the earner: saves in walls and goats, fears to be asked',
    'spouse: keeps a secret tin, wants it safe from the other',
    'eldest child: is the pension, would gain by another',
    'club treasurer or coin collector: holds the habit, sometimes the loss',
    'licensed fund or bank: may hold money for decades, knows no trader',
    'buyer, platform or association: pays the earner, could set a part aside',
  ],
  metrics: [
    'days in a {unit} on which something could be put by',
    'part of a good week’s money still there after thirty days',
    'lean {units} met without a loan or a sale',
  ],
  alternatives: [
    {
      text: 'Raise children who will care',
      match: 'children, family support, sons, daughters',
      draw: 'love, duty and no fee',
      limit: 'they have uneven earnings too',
    },
    {
      text: 'Buy blocks, land or animals',
      match: 'land, blocks, house, goats, cattle, build',
      draw: 'seen, respected and not asked for',
      limit: 'cannot be sold by the plate in a lean week',
    },
    {
      text: 'A club with turns',
      match: 'club, ajo, susu, esusu, tontine, stokvel, chama, equb',
      draw: 'friends who make you',
      limit: 'ends each round and is spent',
    },
    {
      text: 'A collector who comes daily',
      match: 'collector, susu collector, daily collector, thrift',
      draw: 'comes to the stall, takes what there is',
      limit: 'keeps one day’s coin, and may vanish',
    },
    {
      text: 'A locked purse on the phone',
      match: 'mobile money, phone, lock, m-shwari, wallet, app, mokash',
      draw: 'hidden from the house',
      limit: 'opened with one key when a cousin rings',
    },
    {
      text: 'The state’s scheme for the self-employed',
      match: 'state pension, social security, ssnit, nssf, scheme, ejo heza, mbao, government scheme',
      draw: 'a name that will exist',
      limit: 'few have seen anyone draw from it',
    },
  ],
  want: 'Old age has no date and school fees have. In {place} people may put aside for a roof or a child long before they do so for themselves; ask what was the last thing they saved for, and got.',
  pay: 'Small sums held for long earn little, and whoever collects them daily costs much. A payer may be whoever gains by loyalty, such as a buyer, an association or a fund that wants names.',
  can: 'To hold people’s money for years takes a licence you do not have and should not seek first. With a licensed holder behind you, your part is the coin, the lock and the reminder.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'near', 25, 'high', 'E', {
      split: 62,
      high: 'Most earn without an employer who pays into anything: {fig}. Take down three good and three bad days with {n:10} {who}.',
      low: 'A fair part have an employer: {fig}. Ask who of {who} falls outside every scheme, and whether they once were in one.',
    }),
    use('FINDEX.SAVEFORMAL', 'direct', 20, 'low', 'E', {
      split: 25,
      high: 'Saving in formal places is not new: {fig}. Ask what {who} keep there, for how long, and what made them draw it.',
      low: 'Most keep their savings outside banks and phones: {fig}. Find where, and what happened to it in the last lean {unit}.',
    }),
    use('FINDEX.SAVECLUB', 'near', 10, 'low', 'S', {
      split: 23,
      high: 'Clubs already make many put by: {fig}. Add a long pot to one that works rather than a new habit.',
      low: 'Clubs reach fewer: {fig}. There may be no one who makes {who} do it; test a partner or a collector.',
    }),
    use('FB.CPI', 'proxy', 15, 'high', 'E', {
      split: 9,
      high: 'Notes lose worth while they lie: {fig}. Blocks and goats are sound sense; offer {good} in things if not in value.',
      low: 'Notes keep most of their worth over a year: {fig}. Fear of loss may be an old story; ask when it last was true.',
    }),
    use('FB.LIFE', 'exposure', 10, 'high', 'S', {
      split: 66,
      high: 'Old age is an ordinary prospect: {fig}. Ask {who} how their own mothers live, and who pays.',
      low: 'Many do not expect to grow old: {fig}. Speak of lean {units} and of a funeral, and let age come third.',
    }),
    use('WPP.MEDIAN_AGE', 'proxy', 10, 'high', 'S', {
      split: 19,
      high: 'There are fewer young for each old than in most of Africa: {fig}. Children as a pension may begin to fail; ask eldest sons.',
      low: 'Elders can still count on many young: {fig}. Family is your rival, so learn what it does badly.',
    }),
    use('SI.POV.LMIC', 'exposure', 10, 'high', 'E', {
      split: 53,
      high: 'Little is left over in many homes: {fig}. Take from windfalls only, and never ask for the same sum each {unit}.',
      low: 'Something is left over in a fair part of homes: {fig}. What is missing may be a place safe from being asked.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'A coin can be locked away by phone at the stall: {fig}. Ask who else can see the balance.',
      low: 'Coins need a hand to collect them: {fig}. See what a daily collector in {place} keeps, and why people pay it.',
    }),
    use('ILO.EMP.AGR', 'context', 0, 'none', 'S', {
      split: 36,
      high: 'For many the year has one or two paydays: {fig}. Stand at the scales when crops are paid, not at month’s end.',
      low: 'Fewer live by the harvest: {fig}. Good days come with feasts, school terms and payday crowds; mark them first.',
    }),
  ],
  reach: [
    {
      label: 'people who work for themselves or unpaid in the family',
      expr: 'force * own / 100',
      records: { force: 'FB.LABOUR', own: 'SL.EMP.VULN.ZS' },
      caution: 'Some are rich, many too poor to put by, and the jobless are counted in: a bound only.',
    },
    {
      label: 'people in the country',
      expr: 'people * 1',
      records: { people: 'SP.POP.TOTL' },
      caution: 'Children are among them, and people with a wage: count one row of {place} instead.',
    },
  ],
  sizing: {
    event: ['lean month', 'lean months'],
    inputs: [
      {
        id: 'need',
        label: 'money needed for an ordinary month',
        kind: 'money',
        near: 'month, monthly, rent, food, spend, need, costs',
        ask: 'What does the household of one {who1} need in an ordinary month, in {money}?',
      },
      {
        id: 'gap',
        label: 'share of it missing in a lean one',
        kind: 'share',
        near: 'missing, less, half, drop, fall, short',
        assume: [0.2, 0.4, 0.6],
        ask: 'In a lean month, about which part of what is needed does not come in?',
        choices: ['A quarter', 'Half', 'Most of it'],
        values: [0.25, 0.5, 0.75],
      },
      {
        id: 'extra',
        label: 'share lost on top by borrowing or selling in haste',
        kind: 'share',
        near: 'interest, lender, sell cheap, loan',
        assume: [0.1, 0.25, 0.5],
      },
    ],
    loss: [
      { id: 'short', label: 'money short in a lean month', expr: 'need * gap', unit: 'money' },
      { id: 'lost', label: 'lost by closing that gap in haste', expr: 'short * extra', unit: 'money' },
    ],
    times: { per: 'year', assume: [2, 3, 5], ask: 'How many months of a year are lean for one {who1}?' },
    periods: [1, 1, 1],
    people: { label: '{who} of one market row or association in {place}', assume: [40, 100, 200] },
  },
  traps: [
    {
      when: ['pension, retire, old age, retirement', 'lean, emergency, month, irregular, season, hand to mouth'],
      text: 'Money for the next lean {unit} must be near; money for age must be far. One pot for both is emptied by the first cousin.',
      ask: 'Which do you mean first: getting through lean months, or living when too old to work?',
      choices: ['Lean months', 'Old age', 'Both, in two pots'],
    },
  ],
  notFound:
    'No record we hold shows how earnings in {place} swing from week to week, or what is left at sixty. Six weeks of evening calls to {n:10} stalls will show the first.',
  political: [
    'Which scheme for the self-employed exists in {country}, who draws from it today, and who may sell it',
    'If it works and lacks collectors, you may be its hands rather than its rival.',
  ],
  environmental: [
    'Which lean {units} in {place} follow rains, heat or the empty weeks before harvest',
    'A pot must open in these and stay shut in the others.',
  ],
  licences: [
    { ask: 'Who may hold {good} for years, and who may collect for the holder?', sector: 'finance / central bank' },
    { ask: 'How are {good} and what they earn taxed?', sector: 'tax' },
    { ask: 'What may be kept about members’ earnings day by day?', sector: 'data protection' },
  ],
  unknowns: [
    'On which days of the last six weeks could {who} in {place} have put something by, and where did it go?',
    'Who asks, and in what form could money be out of reach without an insult?',
    'What did the last lean {unit} cost in interest, in stock sold, in school missed?',
  ],
  interview: [
    'Tell me about your best day last month. Where was that money a week later?',
    'Tell me about the worst week. What did you sell, borrow or leave unpaid?',
    'What is the largest thing you ever saved for and got? How did you keep it from being spent?',
    'Who asked you for money last? What did you say, and what did it cost you to say so?',
    'How does the oldest trader you know live today? Who pays?',
    'Have you ever lost what you put by? Where had it been?',
  ],
  where:
    'a market row in {place} at closing on a good day, a coin collector’s round, the block maker’s yard where savings turn to walls, and the bench of the oldest traders',
  tests: [
    {
      name: 'Good days, bad days',
      hypothesis: 'on one day in four something is left, and it is gone within a week.',
      method:
        'ring {n:10} {who} each evening for {n:9} days: takings, food, who asked, what is left and where it lies.',
      metric: 'days with something left; part still there on the last day.',
      threshold: 'two days in nine with money left for {n:7} of {n:10}, and under half still there.',
      usd: 30,
      days: 10,
      stop: 'nothing is left on any day for {n:6} of them.',
    },
    {
      name: 'A tin with two keys',
      hypothesis: 'a lock that someone else must open keeps good-day money.',
      method: '{n:20} people get a tin; for ten of them a chosen friend holds the key until an agreed day.',
      metric: 'sums in the tins on that day.',
      threshold: 'twice as much in the locked ones.',
      usd: 60,
      days: 10,
      stop: '{n:4} break the lock in the first days: ask for what.',
    },
    {
      name: 'A collector with a receipt',
      hypothesis: '{payer} pay a small charge to have good-day money fetched and locked.',
      method:
        'with a licensed holder’s agent, call at {n:15} stalls at closing for {n:6} days, any coin or none, receipt at once, charge named.',
      metric: 'stalls that give, and give again.',
      threshold: '{n:8} of {n:15} on three days.',
      usd: 60,
      days: 8,
      stop: 'no licensed holder will stand behind it: do not take a coin.',
    },
  ],
  kill: 'nothing is left on good days for most of the stalls rung in {place}, or locked tins hold no more than open ones',
  dealBreakers: [
    'No licensed holder will take coins from people without papers.',
    'Prices rise faster than anything the holder may buy.',
    'Fetching a coin costs more than the coin earns in its first years.',
    'Kin count any pot you know of as theirs.',
  ],
};
