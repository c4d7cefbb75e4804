import { type Pain, use } from '../../pack-types.ts';

export const portCharges: Pain = {
  id: 'logistics.port-charges',
  title: 'Port and customs charges come as a surprise',
  short: 'Importers meet port charges they had not reckoned with',
  type: 'cost',
  recognise: {
    event:
      'demurrage, storage charge, storage charges, port charge, port charges, port fees, customs duty, customs duties, import duty, duties, hidden charges, unexpected charges, surprise charges, clearing cost, clearing fee, clear goods, clearing agent, clear their goods, clear the container, stuck at the port, at the port, detention, customs value, droits de douane, frais de port, surestaries, container held',
    setting:
      'import, container, port!, customs, agent, shipping, china, dubai, duty, cargo, goods, terminal, airport, groupage, conteneur',
    goods: 'import charges',
  },
  words: {
    who: ['small importers', 'importer'],
    payer: ['small importers', 'importer'],
    good: 'import charges',
    unit: ['shipment', 'shipments'],
  },
  actor: 'import, trader, shop, seller, business, company, dealer, merchant, startup, woman, women, owner',
  problem:
    '{who} in {place} learn what the port wants only after the goods have landed, and pay storage while they look for the sum',
  heading: 'The bill after the ship: {good} that {who} in {place} did not foresee',
  chain:
    'A buying agent abroad quotes a rate, a clearing agent at the port quotes another, and the customs desk may reckon the worth of the goods anew. {Who} pay whoever holds the key that day, seldom against a paper. The shipping line and the yard earn by the day the box stands. Ask to see every slip of the last {unit}, and find out which line of {good} nobody had named before.',
  causes: [
    {
      id: 'guess',
      fix: 'forecast',
      text: 'nobody reckoned the whole sum before the order',
      match: 'not calculated, unknown, estimate, no idea, quote, surprise, hidden, unexpected',
      why: 'perhaps the agent keeps it vague so as to win the client',
      sign: 'those who had a written estimate paid as much above it',
    },
    {
      id: 'value',
      fix: 'valuation',
      text: 'customs set a higher worth than the receipt says',
      match: 'value, undervalu, reassess, uplift, invoice price, receipt, classification, code',
      why: 'perhaps receipts from that market are known to be false',
      sign: 'goods with a bank’s payment paper are raised as often',
    },
    {
      id: 'cash',
      fix: 'funding',
      text: 'the money for {good} is not there on the day',
      match: 'cash, borrow, raise money, afford, short of money, cannot pay',
      why: 'perhaps all went into stock, with hope for a quick sale',
      sign: '{who} with the sum in hand wait as long',
    },
    {
      id: 'agent',
      fix: 'agents',
      text: 'the agent is slow, or keeps part of what he was given',
      match: 'agent, clearing agent, cheat, disappear, fake receipt, slow agent',
      why: 'perhaps he serves the large clients first',
      sign: '{who} who changed agents pay the same',
    },
  ],
  effects: [
    'the season for the goods is over when the box is opened',
    'stock is sold under cost to free the next box',
    'a part is left to the yard and auctioned',
    'traders share boxes with strangers and quarrel over {good}',
  ],
  stakeholders: [
    'importer: pays everything, sees the paper last',
    'clearing agent: knows the desk, decides how clear to be',
    'customs officer: sets the worth, can be asked for a review',
    'shipping line and yard: earn by the day, rarely forgive',
  ],
  metrics: [
    'sum paid in the end ÷ sum expected at the order',
    'days from landing to gate, and from notice to money',
    'lines of the bill without a receipt',
  ],
  alternatives: [
    {
      text: 'Trust the agent’s round sum',
      match: 'agent, round sum, all-in, trust',
      draw: 'one number, no study',
      limit: 'grows at the gate',
    },
    {
      text: 'Buy from a wholesaler in town',
      match: 'wholesaler, buy locally, local supplier',
      draw: 'no port at all',
      limit: 'his margin, and everyone has the same goods',
    },
    {
      text: 'Share a box by weight',
      match: 'groupage, share container, consolidat, per kilo, cbm',
      draw: 'a price per kilo, known before',
      limit: 'one bad bag holds all',
    },
    {
      text: 'Carry it as luggage',
      match: 'luggage, suitcase, hand carry, traveller',
      draw: 'quick',
      limit: 'small, and luck at the hall',
    },
    {
      text: 'Bring it in over land',
      match: 'land border, another port, neighbouring country',
      draw: 'may cost less',
      limit: 'longer road, other windows',
    },
  ],
  want: 'Regular {who} know the sum to a tenth. The surprise may belong to the first box only; ask people in {place} for box three and box ten, not for the first.',
  pay: 'An estimate is given free by each agent to win the job. {Who} would pay for one only if somebody stands behind it, and then you carry the risk of the {unit}.',
  can: 'Customs may judge each box on its own, and no table shows what an officer thinks of a receipt. Without an agent’s seat you work from the outside, with slips lent by {who} for one {unit} at a time.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'near', 20, 'high', 'E', {
      split: 32,
      high: 'Buying abroad is a large part of life: {fig}. Pick one sort of goods in {place} and gather slips of {n:10} {units} of it.',
      low: 'Less is bought abroad than in half of Africa: {fig}. There may be few {who}; count the shops in {place} that open a box each quarter.',
    }),
    use('LPI.SCORE', 'proxy', 20, 'low', 'E', {
      split: 2.5,
      high: 'Freight men judge the country above the middle: {fig}. Ask {who} which part of {good} came from their own delay.',
      low: 'Freight men judge the country low: {fig}. Lay the slips of one {unit} in order of days, and see where {good} grew.',
    }),
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'Unreceipted sums may be rarer than in many countries: {fig}. Look first for {good} that were written down and overlooked.',
      low: 'Some of what is paid has no paper: {fig}. Leave a row for it in every table of {good}, and promise {who} silence.',
    }),
    use('FR.INR.RINR', 'proxy', 15, 'high', 'E', {
      split: 4.75,
      high: 'Money for the gate is dear to borrow: {fig}. Ask {who} what each day of looking for it cost beside the storage.',
      low: 'Bank money is cheap by African measure: {fig}. If {who} still have none on the day, ask who refused them.',
    }),
    use('FB.FX', 'context', 15, 'high', 'E', {
      split: 547,
      high: 'The money has many zeros to the dollar: {fig}. Note on each slip of {good} the rate used, for agents pick their own.',
      low: 'The dollar costs few units of local money: {fig}. Small changes in rate then move {good} by much; write the day on each slip.',
    }),
    use('IC.REG.DURS', 'context', 0, 'none', 'L', {
      split: 14,
      high: 'Papers for a firm take their time: {fig}. Many {who} use another’s tax number; ask what he charges.',
      low: 'A firm is soon on paper: {fig}. See if {who} with an own number pay other {good}.',
    }),
    use('FB.TAX', 'proxy', 10, 'high', 'P', {
      split: 13.5,
      high: 'The state lives from what it can collect: {fig}. The port is where it collects; do not hope for mild {good}.',
      low: 'The state takes a small part in all: {fig}. What swells {good} may be yard and agent instead; sort each slip by who got it.',
    }),
    use('FB.IMPORTS', 'exposure', 0, 'none', 'E', {
      split: 7_200_000_000,
      high: 'Much lands in a year: {fig}. Stay with one yard and one sort of goods for {who} of {place}.',
      low: 'Little lands in a year: {fig}. Two agents may handle most {units} of {place}; meet both.',
    }),
  ],
  reach: [
    {
      label: 'people in services, traders among them',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'Importers are a sliver of these: count those who open a box in {place} each quarter.',
    },
  ],
  sizing: {
    event: ['shipment', 'shipments'],
    inputs: [
      {
        id: 'expected',
        label: 'sum of {good} expected at the order',
        kind: 'money',
        near: 'expected, quoted, estimate, told, planned',
        ask: 'What did the last {unit} cost at the port, and what had been expected, in {money}?',
      },
      {
        id: 'paid',
        label: 'sum of {good} paid in the end',
        kind: 'money',
        near: 'paid, port, customs, duty, clearing, charges, total',
      },
      {
        id: 'season',
        label: 'worth lost by late sale, as a share of what was paid',
        kind: 'share',
        near: 'late, season, discount',
        assume: [0, 0.05, 0.2],
      },
    ],
    loss: [
      { id: 'over', label: 'paid above what was expected', expr: 'paid - expected', unit: 'money' },
      { id: 'loss', label: 'loss on one {unit}', expr: 'over + paid * season', unit: 'money' },
    ],
    times: { per: 'year', assume: [2, 4, 8], ask: 'How many {units} a year does one {who1} bring in?' },
    periods: [1, 1, 1],
    people: { label: '{who} in the market rows of {place} that sell foreign goods', assume: [15, 50, 150] },
  },
  notFound:
    'No record we hold shows what {who} in {country} paid beyond their reckoning. The slips in a trader’s drawer in {place} do; three {units} laid side by side are worth more than an agent’s talk.',
  political: [
    'When the list of worths used at the port was last changed, and who was heard',
    'A new list makes every estimate of {good} worthless overnight.',
  ],
  environmental: [
    'Which goods of {who} spoil or rust in a closed box in the hot months',
    'Storage then costs stock as well as fees.',
  ],
  licences: [
    { ask: 'Who may reckon or hand in {good} for another?', sector: 'tax' },
    { ask: 'What does lending {who} the sum for the gate require?', sector: 'finance / central bank' },
  ],
  unknowns: [
    'How far apart lay the sum expected and the sum paid in the last {n:20} {units} of {place}?',
    'Which lines of {good} made most of the gap?',
    'On how many of the days in the yard did the box wait for {who}, and on how many for an office?',
  ],
  interview: [
    'Spread out the papers of your last box. Which of these did you know of before it sailed?',
    'On which day did you hear the sum? What did you do in the next hour?',
    'Whom did you ask for the money, and what did that cost?',
    'How did you choose your agent? When did you last doubt him?',
    'Which goods did you stop bringing in? Why?',
    'To an agent: tell me of a client who was prepared. What had he done?',
  ],
  where:
    'the rows of {place} where foreign goods are unpacked, the agents’ upstairs rooms near the customs hall, and a groupage yard on sorting day',
  tests: [
    {
      name: 'Slips side by side',
      hypothesis: '{good} run a fifth above what {who} expected.',
      method: 'copy the slips of {n:15} {units} in {place}: expected, paid, receipt or none, days in the yard.',
      metric: 'paid ÷ expected.',
      threshold: 'a fifth or more in {n:8} of {n:15}.',
      usd: 40,
      days: 8,
      stop: 'the first {n:8} lie within a tenth.',
    },
    {
      name: 'The estimate, sealed',
      hypothesis: 'a careful outsider can reckon {good} to a tenth.',
      method: 'write your sum for {n:6} boxes now at sea, seal it, open it at the gate.',
      metric: 'your error, line by line.',
      threshold: 'within a tenth in {n:4} of {n:6}.',
      usd: 20,
      days: 10,
      stop: 'the worth set by customs alone breaks {n:3} of them.',
    },
    {
      name: 'A bond for the sum',
      hypothesis: '{payer} pay for an estimate with a promise.',
      method:
        'offer {n:8} importers an estimate for a fee; you pay back the fee if you are wrong by more than a tenth.',
      metric: 'fees paid before the order.',
      threshold: '{n:3} of {n:8}.',
      usd: 30,
      days: 7,
      stop: 'everyone names a free agent instead.',
    },
  ],
  kill: '{good} of regular {who} in {place} lie within a tenth of what they reckoned, or {n:6} of {n:8} get an estimate free and are content',
  dealBreakers: [
    'Officers set each worth anew, and no reckoning holds.',
    '{Who} blur the papers themselves and want no clear sum.',
    'The agent wins every job with a low guess and is forgiven.',
  ],
  explore: {
    stage: 'supply',
    also: ['retail', 'legal'],
    customers: ['shops', 'women', 'companies'],
    products: ['web', 'service', 'phone'],
    backgrounds: ['trader', 'finance', 'law'],
    impact: ['commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
