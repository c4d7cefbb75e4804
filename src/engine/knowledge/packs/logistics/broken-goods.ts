import { type Pain, use } from '../../pack-types.ts';

export const brokenGoods: Pain = {
  id: 'logistics.broken-goods',
  title: 'Fragile goods arrive broken',
  short: 'Makers’ fragile goods break on the way for want of packing',
  type: 'loss',
  recognise: {
    event:
      'arrive broken, arrives broken, broken on the way, break on the way, breaks on the way, broken in transit, breakage, breakages, arrive damaged, arrives damaged, damaged in transit, damaged on the way, cracked, scratched, dented, shatter, fragile, poor packaging, bad packaging, no packaging, packing material, bubble wrap, cartons, casse, emballage, abime',
    setting:
      'furniture, glass, pottery, ceramic, mirror, tiles, electronics, tv!, artwork, craft, basket, delivery, bus, pickup, truck, customer, bottle, bottles, cake',
    goods:
      'furniture, glass=glassware, pottery, ceramic=ceramics, mirror=mirrors, tile=tiles, artwork=artworks, craft=crafts, electronics, cake=cakes, bottle=bottles, glasses=glassware, meubles=furniture',
  },
  words: {
    who: ['craft makers', 'maker'],
    payer: ['craft makers', 'maker'],
    good: 'fragile goods',
    unit: ['piece', 'pieces'],
  },
  problem: '{who} in {place} send out whole {good} and hear that they arrived in pieces',
  heading: 'Whole at the door, broken at the gate: {good} sent from {place}',
  chain:
    'A maker sells a {unit}, wraps it in what lies around and pays a driver by bulk. Loaders are paid by the bag and throw. At the far end the buyer holds back money, the driver says it was badly packed, and nobody saw it happen. So {who} make it twice. Find out how the last broken {unit} lay in the vehicle, and what was on top of it.',
  causes: [
    {
      id: 'wrap',
      fix: 'packing',
      text: 'the {unit} leaves without packing made for it',
      match: 'no packaging, packing, carton, bubble, wrap, newspaper, straw, packaging',
      why: 'perhaps a proper box costs as much as the freight',
      sign: 'well-wrapped ones break as often',
    },
    {
      id: 'throw',
      fix: 'handling',
      text: 'loaders throw and stack as with grain',
      match: 'throw, loader, handling, stack, careless, porter, on top, rough handling',
      why: 'perhaps they cannot know what is inside',
      sign: '{units} loaded by the maker break as often',
    },
    {
      id: 'road',
      fix: 'road',
      text: 'rough roads and long hours shake it apart',
      match: 'road, rough, bumpy, pothole, corrugat, distance',
      why: 'perhaps the same road does no harm on a back seat',
      sign: 'short smooth ways break as many',
    },
    {
      id: 'weak',
      fix: 'making',
      text: 'the {unit} was too weak for any journey',
      match: 'weak, thin, glue, joint, poor quality, not dry, green wood',
      why: 'perhaps it was sent before it was dry',
      sign: '{good} of other workshops break as often in the same truck',
    },
  ],
  effects: [
    'the maker works a week twice for one price',
    'orders from far are refused',
    'buyers choose plastic from abroad, which bounces',
    'a good name is lost by a stranger’s hands',
  ],
  stakeholders: [
    'maker: packs, and pays for the second one',
    'driver: paid by bulk, takes no blame',
    'loader: holds every {unit} once, earns by the bag',
    'buyer: holds the rest of the money',
  ],
  metrics: [
    '{units} broken ÷ {units} sent, by way of sending',
    'cost of packing ÷ price of a {unit}',
    'who paid, {unit} by {unit}',
  ],
  alternatives: [
    {
      text: 'Make it again',
      match: 'make again, replace, redo, remake',
      draw: 'saves the name',
      limit: 'pays for wood and days twice',
    },
    {
      text: 'Wrap it in cloth, straw or mats',
      match: 'cloth, straw, banana leaves, newspaper, mattress, blanket',
      draw: 'costs nothing',
      limit: 'slips, and wets through',
    },
    {
      text: 'Take it there oneself',
      match: 'deliver myself, carry, own pickup, personally',
      draw: 'hardly any breaks',
      limit: 'a day away from the bench',
    },
    {
      text: 'Let the buyer fetch it',
      match: 'buyer collects, customer fetches, collect',
      draw: 'the risk moves on',
      limit: 'only near buyers buy',
    },
    {
      text: 'Send in parts, put together there',
      match: 'flat pack, knock-down, parts, assemble',
      draw: 'lies flat, fits a bus',
      limit: 'needs another way of making',
    },
  ],
  want: 'If {who} sell nearly all to neighbours, the few broken {good} do not matter. Ask which far buyer they lost, by name, before you think of boxes.',
  pay: 'A box costs on each {unit} and saves on few. {Who} in {place} will weigh it against one remade {unit} in so many; do that sum with them on the back of a receipt.',
  can: 'Foam and board come from factories in bulk, and shapes of {good} differ by maker. Unless boxes come back, {place} will soon be full of bulky things that fit nothing.',
  indicators: [
    use('LPI.INFRA', 'near', 20, 'low', 'T', {
      split: 2.3,
      high: 'Trunk roads are in fair state by African measure: {fig}. Look at hands before roads: film the loading of {n:10} {units} in {place}.',
      low: 'Roads are rated poor: {fig}. Send two like {good} over the same road, packed in two ways, and open both.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'E', {
      split: 2.5,
      high: 'Freight firms do better than in half of Africa: {fig}. Ask {who} why they use a pickup of the street instead.',
      low: 'Freight is weak: {fig}. Ask drivers near {place} who would take {good} upright, and at what fare.',
    }),
    use('ILO.EMP.IND', 'exposure', 15, 'high', 'E', {
      split: 15,
      high: 'Workshops and factories give work to many: {fig}. Visit the row in {place} that sends furthest, for not all {who} send at all.',
      low: 'Making things feeds few: {fig}. {Who} may be too scattered for one packer; ask three where they buy nails.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'Goods from abroad come well boxed and set the mark: {fig}. Collect their used cartons in {place}; they may fit {good} for a small coin.',
      low: 'Less comes in boxes from abroad: {fig}. Board is then scarce; ask {who} which mats or crates return by themselves.',
    }),
    use('FINDEX.BUYONLINE', 'proxy', 15, 'high', 'S', {
      split: 5.75,
      high: 'Far buyers order by picture: {fig}. They hold the money until they open the {unit}, so test with their orders.',
      low: 'Buyers mostly come and see: {fig}. Count how many {units} of {who} travel more than an hour.',
    }),
    use('SP.URB.GROW', 'context', 20, 'high', 'S', {
      split: 3.3,
      high: 'New homes in town want tables and tiles: {fig}. See whether {who} near {place} lost such an order to breakage.',
      low: 'Towns and their new homes grow slowly: {fig}. A broken {unit} may weigh less on {who} than an idle bench.',
    }),
    use('AG.LND.AGRI.ZS', 'context', 0, 'none', 'N', {
      split: 47,
      high: 'Farms leave straw, husk and fibre in many places: {fig}. Try them around {good} before you order foam.',
      low: 'Straw is not at hand everywhere: {fig}. Look for sawdust and cloth scraps near {who}.',
    }),
    use('SL.EMP.VULN.ZS', 'context', 0, 'none', 'E', {
      split: 50,
      high: 'Loaders are paid by the bag: {fig}. A coin for each {unit} that arrives whole may do more than foam.',
      low: 'More hands work for a wage: {fig}. A foreman in {place} can be asked to load {good} last and lift them first.',
    }),
  ],
  reach: [
    {
      label: 'people who work in industry, makers among them',
      expr: 'work * industry / 100',
      records: { work: 'FB.LABOUR', industry: 'ILO.EMP.IND' },
      caution: 'Most of them send nothing fragile: count benches in {place} that ship weekly.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'price',
        label: 'price of one {unit}',
        kind: 'money',
        near: 'price, sell, cost, each, worth, piece',
        ask: 'What is one {unit} sold for, in {money}, and how many are sent in a month?',
      },
      {
        id: 'sent',
        label: '{units} sent in a month',
        kind: 'count',
        near: 'send, sent, pieces, orders, month, deliver',
      },
      {
        id: 'broke',
        label: 'share that arrives broken',
        kind: 'share',
        near: 'broken, break, damage, crack, scratch',
        assume: [0.03, 0.08, 0.2],
        ask: 'Of twenty {units} sent, how many arrive broken?',
        choices: ['One', 'Two', 'Four or more'],
        values: [0.05, 0.1, 0.2],
      },
      {
        id: 'lost',
        label: 'part of the price lost on a broken one',
        kind: 'share',
        near: 'refund, discount, half, replace, remake',
        assume: [0.5, 0.8, 1.1],
      },
    ],
    loss: [
      { id: 'broken', label: 'broken {units} in a month', expr: 'sent * broke', unit: 'count' },
      { id: 'loss', label: 'loss in one month', expr: 'broken * price * lost', unit: 'money' },
    ],
    times: { per: 'year', assume: [8, 10, 12], ask: 'In how many months a year does one {who1} send {good} away?' },
    periods: [1, 1, 1],
    people: { label: '{who} in the workshop rows of {place}', assume: [20, 60, 150] },
  },
  notFound:
    'No record we hold counts broken {good} in {country}. A maker’s list of {units} made twice, kept for a month in {place}, is the one to start.',
  political: [
    'Whether officers open packed {good} on the roads out of {place}',
    'An opened box is rarely closed as well as it was.',
  ],
  environmental: [
    'How damp the load beds around {place} are in the rains',
    'Wet board gives way; what holds in the dry months may fail then.',
  ],
  licences: [
    { ask: 'Which mark or test applies to boxes sold for food or glass?', sector: 'standards' },
    { ask: 'Can {who} insure a single {unit} on the road, and for how much?', sector: 'insurance' },
  ],
  unknowns: [
    'Of {n:60} {units} sent from {place}, how many broke, and where on the way?',
    'What does a remade {unit} cost {who} in days and stuff?',
    'Which orders did {who} refuse for fear of the road?',
  ],
  interview: [
    'Which {unit} came back to you last? Show me where it broke.',
    'How did you pack it, and how did you learn to pack so?',
    'Who paid for it? How was that agreed?',
    'What did you answer the last buyer from far away?',
    'Which driver do you choose for {good}? What did he do to deserve it?',
    'To a loader: how did you last know that something could break?',
  ],
  where:
    'the workshop row of {place} on the day before market buses leave, a loading ramp, and the house of a buyer who complained',
  tests: [
    {
      name: 'Follow the piece',
      hypothesis: 'one {unit} in twelve breaks between bench and buyer.',
      method: 'photo {n:48} {units} at the bench, at loading, and in the buyer’s hands.',
      metric: 'broken, and at which step.',
      threshold: '{n:4} of {n:48}.',
      usd: 30,
      days: 10,
      stop: 'the first {n:30} all arrive whole.',
    },
    {
      name: 'Two wraps, one truck',
      hypothesis: 'packing, not the road, decides.',
      method:
        'send {n:20} like {good}, half as always and half in straw and a slatted frame, mixed in the same trucks from {place}.',
      metric: 'broken in each half.',
      threshold: 'half as many in frames.',
      usd: 90,
      days: 8,
      stop: 'both halves break alike.',
    },
    {
      name: 'Packed for a fee',
      hypothesis: '{payer} pay a packer by the {unit}.',
      method: 'stand in the row for {n:5} days with frames and straw; charge a twentieth of the price.',
      metric: '{units} paid for.',
      threshold: '{n:20} in five days.',
      usd: 80,
      days: 6,
      stop: 'fewer than {n:5} by the third day.',
    },
  ],
  kill: 'fewer than {n:2} of {n:48} {units} from {place} break, or a packer in the row earns less than a loader',
  dealBreakers: [
    'Far buyers are too few for {who} to care.',
    '{Good} break for poor making, which no box mends.',
    'Frames do not come back and cost more than the {good} they save.',
  ],
  explore: {
    stage: 'making',
    also: ['manufacturing', 'retail'],
    customers: ['workers', 'shops', 'women'],
    products: ['device', 'service'],
    backgrounds: ['artisan', 'creative', 'engineer'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
