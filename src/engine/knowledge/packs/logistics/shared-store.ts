import { type Pain, use } from '../../pack-types.ts';

export const sharedStore: Pain = {
  id: 'logistics.shared-store',
  title: 'Goods go missing or spoil in another’s store',
  short: 'Traders’ goods get damp, short or mixed in a shared store',
  type: 'trust',
  recognise: {
    event:
      'no storage, storage space, warehouse space, no warehouse, shared store, shared warehouse, store room, storeroom, lock-up, lockup, goods go missing, go missing, went missing, stock missing, missing bags, missing cartons, pilfer, rats ate, damp, mildew, leaking roof, leaks, mixed up, storekeeper, watchman, stolen from the store, burgl, entrepot, magasinier, humidite',
    setting:
      'warehouse, store, storage, market, trader, stock, cartons, bags, bales, goods, keeper, key, night, rent, depot',
    goods: 'stored goods',
  },
  words: {
    who: ['wholesale traders', 'trader'],
    payer: ['wholesale traders', 'trader'],
    good: 'stored goods',
    unit: ['lot', 'lots'],
  },
  problem: '{who} in {place} find {good} short, damp or mixed with another’s on the day a buyer comes for them',
  heading: 'Behind one padlock: what happens to the {good} of {who} in {place}',
  chain:
    'The owner of the room is paid per month and door; a keeper with a key and a notebook looks after twenty people’s {units}. Porters go in and out on his word. When a bag is short, keeper, porter and owner of the goods each hold a different count. Find out how the last quarrel over {good} in {place} ended, and which count won.',
  causes: [
    {
      id: 'count',
      fix: 'records',
      text: 'nobody counts together at the door',
      match: 'no record, count, notebook, receipt, no receipt, tally, sign',
      why: 'perhaps a joint count takes an hour no porter is paid for',
      sign: '{units} counted by both come up short as often',
    },
    {
      id: 'room',
      fix: 'building',
      text: 'roof, floor or walls let in water and rats',
      match: 'leak, damp, wet, rain, rat, floor, roof, mould, flood',
      why: 'perhaps bags stand on the bare floor for want of pallets',
      sign: 'the dry corner loses as much',
    },
    {
      id: 'keys',
      fix: 'custody',
      text: 'too many hands have the key',
      match: 'key, watchman, porter, keeper, inside job, night, staff',
      why: 'perhaps the keeper’s pay is so low that he must sell something',
      sign: 'losses are as high where the owner alone holds the key',
    },
    {
      id: 'squeeze',
      fix: 'space',
      text: 'in the busy weeks all is piled on all',
      match: 'full, no space, crowded, piled, mixed, peak, season, festival',
      why: 'perhaps rooms stand empty two streets on, at a price nobody knows',
      sign: 'mix-ups happen in empty weeks too',
    },
  ],
  effects: [
    'the buyer of that morning goes elsewhere',
    'a trader sleeps on her bags',
    'stock is bought in small and dearer portions',
    'friends of years no longer speak',
  ],
  stakeholders: [
    'trader: owns the goods, cannot be there at night',
    'room owner: earns per door, refuses any duty of care',
    'keeper: holds key and notebook, is owed wages',
    'porters’ head: knows every bag that moved',
  ],
  metrics: ['bags short ÷ bags put in, by {unit}', 'bags sold cheap for damp', 'hours spent on proving a count'],
  alternatives: [
    {
      text: 'Trust the keeper and give him something',
      match: 'trust, tip, nothing, keeper',
      draw: 'cheap, and warm',
      limit: 'no paper when it goes wrong',
    },
    {
      text: 'Take it home at night',
      match: 'take home, carry home, house, bedroom',
      draw: 'under one’s own eye',
      limit: 'carriage twice a day, and rats there too',
    },
    {
      text: 'Rent a lock-up alone',
      match: 'own room, rent alone, own shop, private store',
      draw: 'one key',
      limit: 'rent for empty months',
    },
    {
      text: 'Buy little and often',
      match: 'small quantities, buy less, buy daily',
      draw: 'nothing to store',
      limit: 'a dearer price, and missed bargains',
    },
    {
      text: 'Pay a guard',
      match: 'guard, watchman, security, dog',
      draw: 'seen by all',
      limit: 'guards count nothing',
    },
  ],
  want: 'Some shrinkage is a fee nobody speaks of, smaller than the rent of a safe room. Ask {who} for the bags lost in three months; a shrug means that {good} are safe enough.',
  pay: '{Who} pay by the month and the door, and the owner fills his rooms anyway. More for a safer room must come back in bags not lost; reckon it for one {unit} before asking.',
  can: 'To promise {good} back in full you need walls, honest people and money for the day you fail. In {place} the porters’ head can make your store fine or impossible.',
  indicators: [
    use('ILO.EMP.SRV', 'exposure', 15, 'high', 'S', {
      split: 46,
      high: 'Trade and services feed many: {fig}. Walk the store rows of {place} and count doors, keepers and {units} on one day.',
      low: 'Trade is a smaller part of work: {fig}. Rooms may be plenty; ask {who} what an empty one costs.',
    }),
    use('WGI.RL', 'near', 25, 'low', 'L', {
      split: 25,
      high: 'A signed receipt may be worth something in a quarrel: {fig}. Ask {who} why so few keep one for {good}.',
      low: 'A signature will hardly bring bags back: {fig}. Ask {who} whose word did, the last time.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 15, 'high', 'E', {
      split: 50,
      high: 'Keeper and porter mostly live from the day: {fig}. Learn what the keeper of {good} earns, and from whom.',
      low: 'More hold a fixed wage than elsewhere: {fig}. If {good} vanish all the same, look at the roof and the count.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 10, 'high', 'E', {
      split: 32,
      high: 'Boxes from abroad arrive in large lots that must lie somewhere: {fig}. See which {units} in {place} lie longest.',
      low: 'Local goods turn over faster: {fig}. {Good} may rest for days only, and then a safe room adds little.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 17,
      high: 'Some banks lend to firms: {fig}. Ask one in {place} if it ever lent on {good} under its own key.',
      low: 'Lenders are scarce for private firms: {fig}. All that {who} own may lie in that room; ask who would lend on it.',
    }),
    use('SP.URB.GROW', 'proxy', 20, 'high', 'S', {
      split: 3.3,
      high: 'Towns press on old store rows: {fig}. Ask {who} how often they had to move {good} for a new building.',
      low: 'Old rows stay in place: {fig}. A known room with known people may satisfy {who}; look for someone who left it.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 0, 'none', 'S', {
      split: 60,
      high: 'A written tally in two copies can work: {fig}. Start with the keeper of {good}, not with the traders.',
      low: 'Knots, marks and photos will beat a form: {fig}. Use what porters of {good} use already.',
    }),
    use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
      split: 0.45,
      high: 'Drying and lighting burn fuel here: {fig}. Ask {who} who pays for light in the room with {good}.',
      low: 'Rooms are dark and still: {fig}. A vent or a pallet may save {good} sooner than a lamp.',
    }),
  ],
  reach: [
    {
      label: 'people in services, traders and porters among them',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'Only those with stock beyond a stall store anything: count doors in {place}.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'stock',
        label: 'worth of {good} in an ordinary month',
        kind: 'money',
        near: 'stock, worth, goods, store, value, bags',
        ask: 'What are the {good} of one {who1} worth on an ordinary day, in {money}?',
      },
      {
        id: 'lost',
        label: 'share missing, spoiled or sold cheap in a month',
        kind: 'share',
        near: 'missing, lost, damp, short, spoil, damage, stolen',
        assume: [0.01, 0.03, 0.08],
        ask: 'Of a hundred bags or cartons, how many are missing or spoiled after a month?',
        choices: ['One', 'Three', 'Five', 'Ten or more'],
        values: [0.01, 0.03, 0.05, 0.1],
      },
    ],
    loss: [{ id: 'loss', label: 'loss in one month', expr: 'stock * lost', unit: 'money' }],
    times: {
      per: 'year',
      assume: [8, 10, 12],
      ask: 'In how many months a year does one {who1} keep {good} in a room with others?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} in the store rows of {place}', assume: [30, 80, 200] },
  },
  notFound:
    'No record we hold counts what goes short in store rooms of {country}. A keeper’s notebook in {place} and a recount of {n:20} {units} would.',
  political: [
    'Whether the council of {place} means to pull down or move the store rows',
    'A row with a date to be razed is no place to invest.',
  ],
  environmental: [
    'How the rooms of {place} stand the first heavy rain',
    'Damp comes in a few weeks; a dry-season trial shows thieves only.',
  ],
  licences: [
    { ask: 'Which cover exists for {good} in a room held by another?', sector: 'insurance' },
    {
      ask: 'What must be registered to keep goods of others for a fee?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'Of {n:500} bags put into rooms of {place}, how many came out sound and counted after a month?',
    'What part of the loss was water and rats, and what part hands?',
    'Which keeper do {who} trust, and why him?',
  ],
  interview: [
    'When did your count last differ from the keeper’s? Go through that day with me.',
    'What did you get back in the end, and who gave way?',
    'Show me how you mark what is yours.',
    'When did you last sell something cheap because of the room?',
    'Which room did you leave? What made you go?',
    'To a keeper: what happens when a bag tears? Tell me about the last one.',
  ],
  where:
    'the store rows of {place} at closing, when keys are turned, the porters’ bench, and the shed behind a bale market',
  tests: [
    {
      name: 'Recount',
      hypothesis: 'three bags in a hundred go short or damp within a month.',
      method:
        'with {n:8} traders count {n:20} {units} together with the keeper, mark each bag, recount after {n:10} days in {place}.',
      metric: 'missing, damp and sound bags.',
      threshold: '{n:2} in {n:100} within {n:10} days.',
      usd: 40,
      days: 10,
      stop: 'a full recount of {n:10} {units} is sound.',
    },
    {
      name: 'Two-handed receipt',
      hypothesis: 'a joint count at the door ends most quarrels over {good}.',
      method: 'print receipts in two halves; keeper and owner both mark them for two weeks in one room.',
      metric: 'differences at the way out, with and without receipts.',
      threshold: 'half as many with.',
      usd: 30,
      days: 10,
      stop: 'porters refuse to wait for the count.',
    },
    {
      name: 'Safe corner',
      hypothesis: '{payer} pay more for a corner with a promise.',
      method:
        'rent a dry corner with pallets and your own keeper; offer ten places at a fifth above the row’s rent, bags short are paid.',
      metric: 'places paid for a month ahead.',
      threshold: '{n:6} of {n:10}.',
      usd: 150,
      days: 8,
      stop: '{n:3} or fewer after five days.',
    },
  ],
  kill: 'fewer than {n:2} bags in {n:100} go short or damp in {place}, or under half of the safe corner is paid for',
  dealBreakers: [
    '{Who} hide their stock from tax and from each other, and want no count.',
    'The porters’ head will not load from your store.',
    'One fire or flood would cost more than years of fees on {good}.',
  ],
  explore: {
    stage: 'storing',
    also: ['retail', 'agriculture'],
    customers: ['shops', 'women', 'farmers'],
    products: ['service', 'device', 'phone'],
    backgrounds: ['trader', 'builder', 'transport'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
