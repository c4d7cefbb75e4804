import { type Pain, use } from '../../pack-types.ts';

export const farMachine: Pain = {
  id: 'manufacturing.far-machine',
  title: 'Work is carried across town to the one machine and waits',
  short: 'Work travels to a far machine and waits there',
  type: 'access',
  recognise: {
    event:
      'carry to, carried to, take it to, travel to the mill, only machine, one machine, nearest machine, far machine, wait at the mill, queue at the mill, embroidery, planing, plane!, lathe, laser, cutting machine, cnc, milling service, grinding, shared machine, machine hire, industrial machine, cannot afford machine, no machine, moudre, moulin, machine industrielle',
    setting:
      'tailor, carpenter, shoemaker, workshop, timber, cloth, grain, handcart, motorbike, operator, power, order, artisan, industrial area',
    goods: 'work=work pieces, timber=timber, planks=planks, cloth=cloth',
  },
  words: {
    who: ['carpenters, tailors and shoemakers', 'maker'],
    payer: ['carpenters, tailors and shoemakers', 'maker'],
    good: 'work pieces',
    unit: ['errand', 'errands'],
  },
  problem:
    '{who} in {place} carry {good} across town to the one machine that can do a step, and lose a day in its line',
  heading: 'A day for one cut: how {good} cross {place} for a single step, and what {who} lose by it',
  chain:
    'A carpenter makes all but the straight edge. The planer stands in the industrial street; a handcart takes the planks, the operator takes the known faces first, the current goes at two. He comes home by night with half of it. The machine’s owner earns as long as there is a line. Find out how many hours of the last ten {units} in {place} were road, line and cut.',
  causes: [
    {
      id: 'few',
      fix: 'number',
      text: 'there are too few such machines',
      match: 'only one, few machines, far, nearest, no machine, none, expensive machine',
      why: 'perhaps three stand idle behind a closed gate',
      sign: 'a second machine stood free on the same day',
    },
    {
      id: 'line',
      fix: 'order',
      text: 'nobody knows when the turn comes',
      match: 'queue, wait, line, turn, favour, known customers, unpredict',
      why: 'perhaps all come on Friday, after the deposit',
      sign: 'with a fixed hour the wait was as long',
    },
    {
      id: 'road',
      fix: 'carrying',
      text: 'bringing it there and back eats the day',
      match: 'carry, handcart, motorbike, transport, road, fare, distance, heavy',
      why: 'perhaps two neighbours go the same way half empty',
      sign: 'those next door lose as much',
    },
    {
      id: 'bad',
      fix: 'quality',
      text: 'the cut is wrong, and it has to go again',
      match: 'wrong, blunt, bad cut, again, spoil, careless, blade, operator',
      why: 'perhaps the blade is kept one week too long',
      sign: 'no {unit} was made twice',
    },
  ],
  effects: [
    'the bed is promised for Saturday and comes on Tuesday',
    'a plank is stolen or swapped in the yard',
    'makers leave out the fine step and sell cheaper',
  ],
  stakeholders: [
    'maker: leaves the bench for a day, or sends a boy',
    'operator: decides whose turn it is, takes a soda',
    'machine owner: earns by the hour, fears the power bill',
    'handcart man: waits too, is paid by the trip',
    'customer: sees the rough edge',
  ],
  metrics: [
    'hours of road, line and cut per {unit}',
    '{good} cut wrong or missing ÷ {good} brought',
    'idle hours of the machine on other days',
  ],
  alternatives: [
    {
      text: 'Do it by hand at home',
      match: 'by hand, hand plane, manual, needle',
      draw: 'no fare, no line',
      limit: 'slow and less straight',
    },
    {
      text: 'Send the apprentice',
      match: 'apprentice, boy, send, helper',
      draw: 'the master keeps working',
      limit: 'comes back with the wrong cut',
    },
    {
      text: 'Gather a week’s work for one trip',
      match: 'once a week, gather, together, bulk',
      draw: 'one fare',
      limit: 'all orders wait for Friday',
    },
    {
      text: 'Buy a small machine on credit',
      match: 'buy, credit, small machine, own machine',
      draw: 'never waits again',
      limit: 'breaks, and stands most of the week',
    },
  ],
  want: 'The line is also where prices and orders are heard, and an apprentice costs little. Ask {who} in {place} which {unit} made them lose a customer; if none did, the day is cheap to them.',
  pay: 'What you may ask is a part of a day, not the price of the cut. See whether {who} now pay anybody to carry {good} there and back, and how much.',
  can: 'A second machine in {place} halves the line and its own income at once. A round that gathers {good} must bring back each plank to its owner, cut as told, or you pay for the bed.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'exposure', 15, 'high', 'E', {
      split: 50,
      high: 'Most work alone or with a boy: {fig}. A day in line is a day without work, so ask {who} what stood still meanwhile.',
      low: 'Many work for a firm with its own machine: {fig}. Count those in {place} without one.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 20, 'low', 'T', {
      split: 86,
      high: 'Lines reach most town rows: {fig}. A small machine could stand nearer; ask {who} what keeps it away.',
      low: 'Many rows have no line: {fig}. That is why all walk to one place; note its hours.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'near', 20, 'low', 'E', {
      split: 17,
      high: 'Some get credit for machines: {fig}. Ask who in {place} bought one and how many hours it runs.',
      low: 'No credit for a machine: {fig}. Hire by the hour stays the only way, so work on line and road for {good}.',
    }),
    use('SP.URB.GROW', 'proxy', 10, 'high', 'S', {
      split: 3.3,
      high: 'Orders for doors and clothes grow with the town: {fig}. Ask the operator how the line was three years ago.',
      low: 'Orders grow slowly: {fig}. The line may come from dark hours, not from more {good}.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'By rating the roads are not the worst: {fig}. Time the line before the way.',
      low: 'Roads are bad even on record: {fig}. Time a handcart with {good} across {place} in rain and in sun.',
    }),
    use('FR.INR.RINR', 'near', 20, 'high', 'E', {
      split: 4.8,
      high: 'A machine on credit must run all day: {fig}. Reckon how many {units} it needs before noon.',
      low: 'Credit is cheap on record: {fig}. Then somebody will buy a second machine soon; ask owners in {place}.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 95,
      high: 'A turn can be given by phone: {fig}. Try it with one operator and {n:10} {who}.',
      low: 'Not all can be rung: {fig}. Numbered tags on {good} may do.',
    }),
    use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
      split: 0.45,
      high: 'Motors do a good part of the work: {fig}. List which steps are still by hand among {who}.',
      low: 'Hands do most: {fig}. Look for the one step for which {who} go to a motor.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'Only some have a step they cannot do: stand a day at the machine in {place} and count.',
    },
  ],
  sizing: {
    event: ['errand', 'errands'],
    inputs: [
      {
        id: 'hours',
        label: 'hours away from the bench',
        kind: 'hours',
        near: 'hours, wait, day, line, queue',
        assume: [2, 4, 8],
        ask: 'How many hours is somebody away for one {unit}?',
        choices: ['Two', 'Four', 'The whole day'],
        values: [2, 4, 8],
      },
      {
        id: 'earn',
        label: 'sum earned in an hour at the bench',
        kind: 'money',
        near: 'earn, an hour, per hour, make',
        ask: 'What does {who1} earn in an hour at the bench, in {money}?',
      },
      {
        id: 'fare',
        label: 'handcart and fare for one {unit}',
        kind: 'money',
        near: 'fare, handcart, transport, motorbike, carry',
        ask: 'What do handcart and fare cost for one {unit}, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'cost of one {unit}', expr: 'hours * earn + fare', unit: 'money' }],
    times: { per: 'week', assume: [0.5, 1.5, 3], ask: 'On how many {units} does one {who1} go in a week?' },
    periods: [36, 44, 50],
    people: { label: '{who} who come to one machine in {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['far, carry, transport, distance', 'queue, wait, line, turn'],
      text: 'The road and the line are two thieves of one day. A round by cart beats the first; only hours by number beat the second.',
      ask: 'Of the last day lost in {place}, what took more?',
      choices: ['The road', 'The line', 'Doing it twice'],
    },
  ],
  notFound:
    'No record we hold counts machines for hire or their lines in {country}. A day beside one operator in {place}, with a watch, is the record.',
  political: [
    'Which trade may keep a loud machine in which street of {place}',
    'If none may, the far street stays the only one.',
  ],
  environmental: ['How rain stops handcarts and swells {good} on the way in {place}', 'Time it in a wet week as well.'],
  licences: [
    {
      ask: 'What must one register to carry other people’s work for a fee?',
      sector: 'company registration and investment',
    },
    { ask: 'Who answers when {good} left with you are lost or cut wrong?', sector: 'insurance' },
  ],
  unknowns: [
    'For {n:30} {units} in {place}: hours of road, line and cut, and what came back wrong?',
    'On which days and hours does the machine stand idle?',
    'Would {who} hand their {good} to a stranger’s cart?',
  ],
  interview: [
    'Tell me about the last piece you took there. When did you leave, when were you back?',
    'Who waited before you, and who came after and was served first?',
    'What came back wrong or not at all? Who paid?',
    'What stood still at your bench meanwhile?',
    'When did you last do that step by hand instead? Why?',
    'To the operator: on which hours do you sit?',
  ],
  where:
    'the planer or embroidery street of {place} on a Friday, the handcart stand, and a bench where a bed waits for one straight edge',
  tests: [
    {
      name: 'Watch at the gate',
      hypothesis: 'line and road take five hours for one of cutting.',
      method: 'at one machine in {place} note {n:30} {units}: left home, arrived, begun, done, home.',
      metric: 'hours by part.',
      threshold: 'five to one.',
      usd: 20,
      days: 4,
      stop: 'under two to one.',
    },
    {
      name: 'Number and hour',
      hypothesis: 'hours by number halve the line.',
      method: 'with one operator give {n:8} days of numbered hours by phone.',
      metric: 'minutes in line, idle minutes of the machine.',
      threshold: 'half.',
      usd: 30,
      days: 9,
      stop: 'known faces still go first.',
    },
    {
      name: 'The round',
      hypothesis: '{payer} pay a cart to take and bring.',
      method: 'a cart and a note for each piece; {n:6} days on two rows of {place}; paid before.',
      metric: 'pieces carried, wrong or lost.',
      threshold: '{n:25}, none lost.',
      usd: 120,
      days: 8,
      stop: 'two pieces swapped.',
    },
  ],
  kill: 'road and line in {place} take less time than the cut, or {who} will not give their {good} out of hand',
  dealBreakers: [
    'A second machine comes to the street, and the line is gone.',
    'Apprentices go for free, and the hours cost nothing.',
    'One plank swapped, and no row trusts your cart.',
  ],
  explore: {
    stage: 'moving',
    also: ['logistics', 'housing'],
    customers: ['workers', 'shops'],
    products: ['service', 'phone', 'device', 'app'],
    backgrounds: ['transport', 'artisan', 'engineer', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
