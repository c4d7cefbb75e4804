import { type Pain, use } from '../../pack-types.ts';

export const unevenBatch: Pain = {
  id: 'manufacturing.uneven-batch',
  title: 'A buyer sends back the batch since pieces differ',
  short: 'Buyers reject batches because pieces differ',
  type: 'quality',
  recognise: {
    event:
      'reject, rejected batch, rejects, returned by the buyer, send back, sent back, inconsistent, uneven, sizes differ, wrong size, wrong sizes, defect, defective, quality control, finish, finishing, standard, fail inspection, specification, rework, redo, tolerance, rebut, defaut, malfacon',
    setting:
      'buyer, batch, order, school, hotel, supermarket, exporter, workshop, tailor, carpenter, factory, pieces, machine, uniform, measure',
    goods:
      'uniform=uniforms, garment=garments, dress=dresses, shoe=shoes, chair=chairs, desk=desks, bag=bags, brick=bricks, door=doors, meuble=chairs',
  },
  words: {
    who: ['makers who supply shops and schools', 'maker'],
    payer: ['schools and shops that buy', 'buyer'],
    good: 'pieces',
    unit: ['batch', 'batches'],
  },
  actor:
    'tailor, carpent, maker, workshop, manufactur, factor, artisan, welder, producer, owner, processor, baker, shoemak, cooperative, women, company, business, buyer, school, garment',
  problem: '{who} in {place} have part of a {unit} sent back or cut in price when {good} in it differ from the sample',
  heading: 'Not like the sample: {good} of {place} that come back',
  chain:
    'One fine sample wins the order. Then four hands cut, two tapes measure, the second roll is thinner and the last night is long. The buyer opens the box when it is late for both, and takes off a third or sends it back. Find out who in {place} first saw the fault in the last three {units}, and how many steps after it was made.',
  causes: [
    {
      id: 'measure',
      fix: 'measuring',
      text: 'each hand measures by its own tape or eye',
      match: 'measure, tape, size, eye, template, pattern, gauge, cut',
      why: 'perhaps the tape has stretched by a thumb',
      sign: 'hands with one gauge differ as much',
    },
    {
      id: 'material',
      fix: 'material',
      text: 'the second lot of material is not like the first',
      match: 'material, fabric, wood, thickness, colour, supplier, lot, wet timber',
      why: 'perhaps the wood was sold wet',
      sign: 'one lot throughout gave the same rejects',
    },
    {
      id: 'rush',
      fix: 'rush',
      text: 'the last part is made in the last night',
      match: 'rush, deadline, night, tired, late, hurry, power',
      why: 'perhaps current came only on the last day',
      sign: 'work done early is rejected as often',
    },
    {
      id: 'spec',
      fix: 'agreement',
      text: 'nobody wrote down what would count as wrong',
      match: 'specification, written, agree, sample, contract, standard, verbal, changed',
      why: 'perhaps the buyer uses a scratch to lower the price',
      sign: 'there was a page, and the same quarrel',
    },
  ],
  effects: [
    'pieces made for one school fit no other',
    'thread, wood and nights are paid twice',
    'the next order is for a sample only',
  ],
  stakeholders: [
    'maker: takes the order, cuts the first piece himself',
    'helper: makes the rest, is paid by the piece',
    'buyer’s store man: opens the box, decides in a minute',
    'buyer’s head: wants it cheap and today',
    'seller of material: sold two lots under one name',
  ],
  metrics: [
    '{good} outside the gauge ÷ {good} made, by hand and hour',
    'price cut or returned ÷ price agreed',
    'steps between fault and discovery',
  ],
  alternatives: [
    {
      text: 'Argue, then take the cut',
      match: 'argue, negotiate, discount, price cut, accept',
      draw: 'cash today',
      limit: 'learns nothing, loses a third',
    },
    {
      text: 'Do it again at one’s own cost',
      match: 'redo, rework, again, free',
      draw: 'keeps the buyer',
      limit: 'a week for nothing',
    },
    {
      text: 'Sell the rest at the market',
      match: 'market, sell rejects, seconds, cheaper',
      draw: 'some coins back',
      limit: 'half the price',
    },
    {
      text: 'Check each piece oneself',
      match: 'check, inspect, supervise, myself',
      draw: 'fewer come back',
      limit: 'the master does no other work',
    },
  ],
  want: 'A buyer who wants a lower price finds a scratch on any chair. See with {who} of {place} whether rejects fall on full stores and late months before you speak of gauges.',
  pay: 'The loss sits in a few {units} a year, and a gauge costs a meal. {Who} may learn it from you once and never pay again; a buyer in {place} who must redo a term’s uniforms may pay longer.',
  can: 'You check what ten hands do when you are not there. Pay by the piece rewards haste; unless {who} change it, {good} stay as they are.',
  indicators: [
    use('ILO.EMP.IND', 'proxy', 15, 'low', 'E', {
      split: 14.7,
      high: 'Hands used to drawings can be found: {fig}. Ask which helpers of {who} ever worked by gauge.',
      low: 'Few have worked by drawing or gauge: {fig}. Make the gauge so that a wrong {unit} cannot pass.',
    }),
    use('HDR24.MYS', 'proxy', 20, 'low', 'S', {
      split: 5.7,
      high: 'Helpers can read a size list: {fig}. Check {n:50} {good} in {place} to see if they do.',
      low: 'Numbers are not read by all: {fig}. Use cut-outs of card in place of a list.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 70,
      high: 'A page between {who} and buyer can be read by both: {fig}. Write five lines on what counts as wrong.',
      low: 'A page will be signed unread: {fig}. Nail a good and a bad piece to the wall instead.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 10, 'low', 'T', {
      split: 86,
      high: 'Light and irons work in most town rows: {fig}. Look elsewhere than current for bad {good}.',
      low: 'Dark hours push work into the last night: {fig}. Note the hour at which each bad piece was made.',
    }),
    use('WGI.RL', 'near', 15, 'low', 'L', {
      split: 25,
      high: 'An agreement holds to some degree: {fig}. See whether a signed sample saved any {who}.',
      low: 'The buyer’s word is final: {fig}. Ask {who} in {place} which buyer never sends back, and go there.',
    }),
    use('FB.GDP.GROWTH', 'exposure', 10, 'high', 'E', {
      split: 4,
      high: 'Buyers open and restock: {fig}. Ask new hotels and shops of {place} what they sent back, and to whom.',
      low: 'Few new buyers come: {fig}. Losing one hurts, so begin with the largest that {who} still have.',
    }),
    use('SE.SEC.ENRR', 'exposure', 15, 'high', 'S', {
      split: 51,
      high: 'Secondary schools are full and buy uniforms and desks: {fig}. Ask three bursars in {place} for the last box that was wrong.',
      low: 'Fewer go on to secondary school: {fig}. Hotels and shops may matter more for {good}.',
    }),
    use('FP.CPI.TOTL.ZG', 'proxy', 0, 'none', 'E', {
      split: 5,
      high: 'A price agreed months ago pinches: {fig}. A buyer may seek faults to lower it; lay rejects beside prices.',
      low: 'Prices hold, so a fault is a fault: {fig}. Sort {good} by what was wrong.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'Makers with buyers by contract are few: ask sellers of cloth and wood in {place} for names.',
    },
  ],
  sizing: {
    event: ['batch', 'batches'],
    inputs: [
      {
        id: 'value',
        label: 'agreed price of one {unit}',
        kind: 'money',
        near: 'batch, order, worth, contract, price',
        ask: 'What was the last {unit} to be paid, in {money}?',
      },
      {
        id: 'bad',
        label: 'share sent back or cut',
        kind: 'share',
        near: 'reject, return, sent back, cut, bad',
        assume: [0.05, 0.15, 0.35],
        ask: 'How much of it was sent back or cut?',
        choices: ['A twentieth', 'A seventh', 'A third'],
        values: [0.05, 0.15, 0.33],
      },
      {
        id: 'lost',
        label: 'value lost on that share',
        kind: 'share',
        near: 'half price, seconds, discount, scrap',
        assume: [0.4, 0.7, 1],
        ask: 'What was lost on it in the end?',
        choices: ['About half', 'Nearly all'],
        values: [0.5, 1],
      },
    ],
    loss: [{ id: 'loss', label: 'loss on one {unit}', expr: 'value * bad * lost', unit: 'money' }],
    times: { per: 'year', assume: [2, 5, 10], ask: 'How many {units} a year does one {who1} deliver?' },
    periods: [1, 1, 1],
    people: { label: '{who} with shops or schools as buyers around {place}', assume: [8, 25, 60] },
  },
  traps: [
    {
      when: ['size, measure, uneven, sizes differ', 'buyer, price cut, discount, argue'],
      text: 'A true fault and a buyer’s excuse look the same in the box. A gauge shows which it is and cures only the first.',
      ask: 'When another buyer looked at what came back in {place}, what was said?',
      choices: ['It was truly bad', 'It was good enough', 'Nobody else looked'],
    },
  ],
  notFound:
    'No record we hold counts rejected {units} in {country}. The store books of {n:5} buyers and the corner with seconds at {n:5} workshops of {place} show it.',
  political: [
    'Whether orders of schools and offices in {place} name a measure for {good}',
    'A named measure is your gauge for nothing.',
  ],
  environmental: [
    'How damp months swell wood and dough in {place}',
    'A gauge passed in dry months may fail in wet ones.',
  ],
  licences: [
    { ask: 'Is there a public measure for such {good}, and what does a test cost?', sector: 'standards' },
    { ask: 'May a private checker put a mark on {good}?', sector: 'standards' },
  ],
  unknowns: [
    'In {n:5} {units} of {place}, how many pieces fall outside the gauge, by hand, hour and lot?',
    'What did buyers do with what they called bad?',
    'Who would pay for a check before the box is closed: maker or buyer?',
  ],
  interview: [
    'Tell me of the last box that came back, from the first cut to the quarrel.',
    'Who saw it first? Who could have seen it before?',
    'Show me the corner where such pieces lie. What is wrong with each?',
    'What did you agree on before? Where is it written?',
    'To the store man: which maker do you never check? Why?',
    'What did you change since? Who kept to it for a month?',
  ],
  where:
    'the corner of seconds in workshops of {place}, a buyer’s store on delivery day, and the bench at eleven on the last night',
  tests: [
    {
      name: 'Gauge for all',
      hypothesis: 'a tenth of {good} falls outside.',
      method: 'cut a card gauge with the maker; check {n:50} each at {n:5} workshops in {place}; note hand and hour.',
      metric: 'outside ÷ made, by cause.',
      threshold: 'a tenth, one cause behind half.',
      usd: 25,
      days: 5,
      stop: 'under one in forty.',
    },
    {
      name: 'Same gauge, two weeks',
      hypothesis: 'rejects halve where each hand has the gauge.',
      method: '{n:3} workshops get it, {n:3} do not; check on day {n:9}.',
      metric: 'outside ÷ made.',
      threshold: 'half.',
      usd: 40,
      days: 10,
      stop: 'the gauge hangs unused.',
    },
    {
      name: 'Checked before the lid',
      hypothesis: '{payer} pay a coin a piece for a check.',
      method: 'offer it to {n:6} {payer}, with an order on the way.',
      metric: 'checks paid.',
      threshold: '{n:2} of {n:6}.',
      usd: 50,
      days: 8,
      stop: 'all say that it is the maker’s duty.',
    },
  ],
  kill: 'under one in forty {good} in {place} fall outside the gauge, or neither maker nor buyer pays for a check',
  dealBreakers: [
    'Buyers send back to lower the price, and no gauge stops it.',
    'Helpers are paid by the piece, and haste stays.',
    'A gauge is copied in a day, and you are not needed.',
  ],
  explore: {
    stage: 'making',
    also: ['education', 'retail', 'housing'],
    customers: ['companies', 'shops', 'institutions'],
    products: ['service', 'device', 'app', 'web'],
    backgrounds: ['artisan', 'engineer', 'teacher', 'research'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
