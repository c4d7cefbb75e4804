import { type Pain, use } from '../../pack-types.ts';

export const ownerTake: Pain = {
  id: 'transport.owner-take',
  title: 'Minibus owners never see the true takings',
  short: 'Crews keep back fares, and owners do not know the takings',
  type: 'trust',
  recognise: {
    event:
      'takings, daily target, daily return, fares go missing, pocket the fare, pockets the fare, pocket fares, keep the fares, keep part of the fare, cash leakage, leakage, revenue leak, underreport, under-report, cashless fare, cashless, fare collection, collect fares, conductor steals, conductors steal, crew steal, steal fares, small change, lack of change, no change, recette, versement',
    setting:
      'minibus, matatu, danfo, trotro, daladala, bus!, buses, owner, conductor, driver, crew, sacco, fare, route, taxi, coach, passenger',
    goods: 'fare takings',
  },
  words: {
    who: ['minibus owners', 'minibus owner'],
    payer: ['minibus owners', 'minibus owner'],
    good: 'fare takings',
    unit: ['day on the road', 'days on the road'],
  },
  actor: 'owner, sacco, minibus, matatu, fleet, taxi, bus, operator, company, transporter, investor',
  problem:
    '{who} in {place} are brought a fixed sum each night and never learn what was taken or what the vehicle went through for it',
  heading: 'What the conductor counted: {good} of {who} in {place}',
  chain:
    'Crew and owner agree on a sum per day; what is above it feeds the crew, the stage men and the officers on the road. On a thin day the crew borrows to reach the sum, on a fat day it keeps still. So {good} are known to two people in the vehicle and to nobody else. Find out what the crew of one vehicle in {place} really took on three days, and who was paid from it before the owner.',
  causes: [
    {
      id: 'notes',
      fix: 'cash',
      text: 'fares are paid in notes and coins that leave no mark',
      match: 'cash, coins, notes, no record, no ticket, receipt, change',
      why: 'perhaps crews refuse any other way, since stage men want cash',
      sign: 'vehicles with tickets bring the same sum',
    },
    {
      id: 'target',
      fix: 'terms',
      text: 'the fixed sum makes the rest nobody’s business',
      match: 'target, fixed sum, daily, hire, boss money, remit',
      why: 'perhaps owners like it, for they sleep well',
      sign: 'crews on a wage bring no more',
    },
    {
      id: 'road',
      fix: 'handouts',
      text: 'stage men and officers eat a part that cannot be shown',
      match: 'stage fee, union, police, bribe, touts, agbero, levy, handout',
      why: 'perhaps the owner knows them and looks away',
      sign: 'vehicles on quiet routes keep back as much',
    },
    {
      id: 'misuse',
      fix: 'watching',
      text: 'the vehicle does other work at night or on other routes',
      match: 'side trip, private hire, night, other route, detour, misuse',
      why: 'perhaps school and funeral hires are struck by phone',
      sign: 'kilometres fit the route to a tenth',
    },
  ],
  effects: [
    'tyres and engines wear faster than the sum allows for',
    'owners change crews each season',
    'no lender believes in a sum without a book',
    'crews race and overload to reach the sum',
  ],
  stakeholders: [
    'owner: bears repair and loan, sees one figure',
    'conductor: holds the notes, first to be blamed',
    'driver: splits the surplus, can leave tomorrow',
    'stage men: take a coin per loading, watch who cooperates',
  ],
  metrics: [
    'fares counted by a rider ÷ sum handed over',
    'kilometres ÷ loops reported',
    'what leaves the purse on the road, by who took it',
  ],
  alternatives: [
    {
      text: 'Keep the fixed sum',
      match: 'nothing, fixed sum, target, accept',
      draw: 'no quarrel, no clerk',
      limit: 'blind on fat days',
    },
    {
      text: 'Drive oneself',
      match: 'drive myself, own driver, family',
      draw: 'sees all',
      limit: 'one vehicle, and a tired owner',
    },
    {
      text: 'Put a nephew in as conductor',
      match: 'relative, nephew, cousin, son',
      draw: 'blood',
      limit: 'also hungry',
    },
    {
      text: 'Count heads by camera or counter',
      match: 'camera, counter, sensor, tracker, gps',
      draw: 'hard to argue with',
      limit: 'covered by a cloth in a week',
    },
    {
      text: 'Take fares by phone or card',
      match: 'cashless, card, mobile money, tap',
      draw: 'the sum is known',
      limit: 'riders and crews go back to coins',
    },
  ],
  want: 'An owner with the same sum each night may be content. Ask {who} in {place} when they last wished to know more about {good}, and what they did then.',
  pay: '{Who} will pay if a {unit} brings more than before; a crew that loses its surplus will see that it does not. Count on a shared gain, or on nothing.',
  can: 'A way to pay without coins was tried in many towns and left again. In {place} it must be quicker than a coin, work without network, and leave the crew no poorer in {good}.',
  indicators: [
    use('FINDEX.MOBILEMONEY', 'near', 25, 'low', 'T', {
      split: 44,
      high: 'Fares could be sent by phone: {fig}. Ask {who} in {place} who tried it, and in which week the coins came back.',
      low: 'Coins will stay the fare for most: {fig}. Begin with counting {good}, not with changing how they are paid.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 20, 'high', 'E', {
      split: 50,
      high: 'Crews live without a contract like most others: {fig}. Learn what a conductor takes home from one {unit} before you judge him.',
      low: 'More people have a fixed wage: {fig}. Ask if a crew of {who} would trade its surplus for one.',
    }),
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'Fewer hands may reach into the purse on the road: {fig}. If {good} still shrink, the crew is nearer.',
      low: 'Hands reach into the purse on the road: {fig}. Ride with a crew for one {unit} and note each coin that leaves.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'Full vehicles hide a surplus: {fig}. {Who} may be right to suspect; count heads on two loops in {place}.',
      low: 'Seats fill slowly: {fig}. Crews of {who} may struggle to reach the sum; look at thin days before you look for theft.',
    }),
    use('FB.LABOUR', 'exposure', 0, 'none', 'S', {
      split: 5_800_000,
      high: 'A large working population rides: {fig}. One route of {place} is market enough for a first count of {good}.',
      low: 'Few ride in all: {fig}. {Who} meet each other daily; win the one they copy.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 20, 'low', 'E', {
      split: 17,
      high: 'Loans for vehicles can be had more than in half of Africa: {fig}. See if a lender already asks {who} for a book of {good}.',
      low: 'Lenders are shy: {fig}. A book of {good} that a lender believes may be worth more to {who} than the coins found.',
    }),
    use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
      split: 60,
      high: 'A conductor can fill a sheet: {fig}. Ask for heads per loop instead of {good}, for heads are easier to check.',
      low: 'Marks and counters suit crews better than sheets: {fig}. Try a hand counter with one crew of {who}.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 6,
      high: 'Fares and parts move with prices: {fig}. Ask {who} when the fixed sum last rose, and what the crew did.',
      low: 'Sum and fare stand still for years: {fig}. A new agreement on {good} will seem an insult; bring a count first.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, who pay the fares',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'The owners are few among them: count vehicles at one terminus of {place}.',
    },
  ],
  sizing: {
    event: ['day', 'days'],
    inputs: [
      {
        id: 'sum',
        label: 'sum the crew hands over in a day',
        kind: 'money',
        near: 'target, day, daily, hand over, remit, return, bring',
        ask: 'What sum does the crew bring on a usual day, in {money}?',
      },
      {
        id: 'more',
        label: 'what was taken above it, as a share of the sum',
        kind: 'share',
        near: 'keep, pocket, surplus, leak, missing, above',
        assume: [0.1, 0.3, 0.6],
        ask: 'What do you think is taken above that sum?',
      },
      {
        id: 'due',
        label: 'part of the surplus that would be the owner’s by a fair split',
        kind: 'share',
        near: 'split, share, half',
        assume: [0.2, 0.4, 0.6],
      },
    ],
    loss: [{ id: 'loss', label: 'owner’s part not seen on one day', expr: 'sum * more * due', unit: 'money' }],
    times: { per: 'week', assume: [5, 6, 7], ask: 'On how many days a week is the vehicle on the road?' },
    periods: [44, 48, 51],
    people: { label: 'vehicles of {who} on the first route in {place}', assume: [20, 60, 150] },
  },
  notFound:
    'No record we hold shows {good} of minibuses in {country}. A rider with a counter on one vehicle in {place} for {n:3} days has the first true figure.',
  political: [
    'Which union collects at the stages of {place}, and what it thinks of counted {good}',
    'Counted money can be taxed and shared; many live from its not being counted.',
  ],
  environmental: [
    'In which rains the route in {place} is cut and crews bring nothing',
    'Thin wet days must not be read as theft.',
  ],
  licences: [
    { ask: 'What does collecting {good} by phone for others need?', sector: 'finance / central bank' },
    { ask: 'May a camera or counter watch crew and riders?', sector: 'data protection' },
  ],
  unknowns: [
    'What did {n:3} crews in {place} take on {n:9} days, against the sum handed over?',
    'How much of the gap went to the stages and the road?',
    'Under which split would crews count openly?',
  ],
  interview: [
    'What did your crew bring on each day of last week? What did they say on the worst one?',
    'When did you last change crews? Tell me what led to it.',
    'Which device did you try? Where is it now?',
    'How did you set the sum? When did you last try to raise it?',
    'To a conductor: take me through yesterday’s purse, from the first loop to home.',
    'To a driver: what would you lose if the owner knew all?',
  ],
  where:
    'the terminus of {place} after the last loop when purses are emptied, a garage where {who} wait for a repair, and the union’s hut',
  tests: [
    {
      name: 'Counter on the lap',
      hypothesis: '{good} are a third above the sum handed over.',
      method:
        'with leave of owner and crew a rider counts heads and fares on {n:3} vehicles for {n:3} days each; nobody is named.',
      metric: 'fares ÷ sum, and what left on the road.',
      threshold: 'a third in {n:6} of {n:9} {units}.',
      usd: 60,
      days: 9,
      stop: 'a tenth or less in the first {n:5}.',
    },
    {
      name: 'Half of the more',
      hypothesis: 'a crew that keeps half of what is above will count openly.',
      method: '{n:2} crews of {who} use a counter for a week and split the surplus at night.',
      metric: 'sum to the owner, before and after.',
      threshold: 'a tenth more for the owner.',
      usd: 40,
      days: 9,
      stop: 'counters are ‘lost’ on two days.',
    },
    {
      name: 'A book for the bank',
      hypothesis: '{payer} pay for a weekly sheet they can show.',
      method: 'offer {n:6} owners in {place} a month of sheets for the price of one tank.',
      metric: 'owners who pay.',
      threshold: '{n:2} of {n:6}.',
      usd: 30,
      days: 7,
      stop: 'all say that they know enough.',
    },
  ],
  kill: '{good} lie within a tenth of the sum handed over in {place}, or no crew counts openly for half of the surplus',
  dealBreakers: [
    '{Who} prefer not to know, for then tax and unions would too.',
    'Stage men stop a vehicle that takes no coins.',
    'The crew leaves {who} for an owner who does not count.',
  ],
  explore: {
    stage: 'knowing',
    also: ['fintech', 'technology'],
    customers: ['companies', 'workers', 'shops'],
    products: ['app', 'device', 'phone'],
    backgrounds: ['software', 'transport', 'finance'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'high',
  },
};
