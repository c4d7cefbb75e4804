import { type Pain, use } from '../../pack-types.ts';

export const burntMachines: Pain = {
  id: 'energy.burnt-machines',
  title: 'A surge burns the fridge or the motor',
  short: 'Voltage surges burn fridges, motors and televisions',
  type: 'loss',
  recognise: {
    event:
      'surge, surges, power surge, voltage, voltages, low voltage, high voltage, voltage fluctuation, fluctuat, burn appliance, burns appliances, burnt, burned, fridge burned, fridge burns, damaged appliances, damage appliances, damages appliances, destroy appliances, destroys, spoil fridge, blew up, motor burnt, compressor, stabilizer, stabiliser, surtension, grille',
    setting:
      'fridge, freezer, television, appliance, appliances, electric, power, machine, household, shop, repair, current, line, computer, light',
    goods: 'burnt appliances',
  },
  words: {
    who: ['owners of fridges and motors', 'owner'],
    payer: ['owners of fridges and motors', 'owner'],
    good: 'burnt appliances',
    unit: ['surge', 'surges'],
  },
  actor:
    'owner, household, shop, family, business, seller, vendor, clinic, hospital, resident, people, person, tenant, welder, butcher, trader, woman, women, restaurant, bar, school, farmer, customer',
  problem: '{who} in {place} switch on after a cut and find the compressor dead, with nobody to pay for it',
  heading: 'When the light came back: {good} of {who} in {place}',
  chain:
    'Current returns too high, or sinks till motors hum and burn. The utility says the wiring was bad, the seller says the guarantee does not cover it, and the repairer asks half of the price. {Who} pull the plug at each cut, if someone is at home. Find out which thing died at the last {unit} in {place}, at what minute, and what stood on the same line unharmed.',
  causes: [
    {
      id: 'back',
      fix: 'return',
      text: 'current comes back with a blow after a cut',
      match: 'comes back, restored, return, after a cut, outage, sudden',
      why: 'perhaps all motors of the lane start together',
      sign: 'things burn on days without a cut',
    },
    {
      id: 'low',
      fix: 'line',
      text: 'the line is too thin for the houses on it',
      match: 'low voltage, weak, dim, overload, transformer, line, many houses',
      why: 'perhaps hooked wires pull it down at dusk',
      sign: 'houses beside the transformer lose as many',
    },
    {
      id: 'wiring',
      fix: 'wiring',
      text: 'the house has no earth and loose joints',
      match: 'wiring, earth, loose, neutral, old, bad wiring, landlord',
      why: 'perhaps the neutral hangs loose at the pole',
      sign: 'well-wired houses lose as many',
    },
    {
      id: 'thing',
      fix: 'quality',
      text: 'the thing was weak, used or a copy',
      match: 'second-hand, used, cheap, copy, old fridge, quality',
      why: 'perhaps used fridges were built for other mains',
      sign: 'new ones on that line burn as often',
    },
  ],
  effects: [
    'meat or drinks are sold off before they spoil',
    'a loan runs on for a dead freezer',
    'people stay at home to pull the plug',
    'copies of protectors sell well and do nothing',
  ],
  stakeholders: [
    'owner: bears it, cannot prove the blow',
    'repairer: sees all, keeps no book',
    'utility’s crew: can tighten a neutral in an hour',
    'appliance seller: could add a guard, refuses guarantee',
  ],
  metrics: [
    'things burnt per hundred homes in a year, by line',
    'highest and lowest reading at one socket in a week',
    'repair ÷ price new',
  ],
  alternatives: [
    {
      text: 'Pull the plug at each cut',
      match: 'unplug, switch off, pull',
      draw: 'free',
      limit: 'someone must be there',
    },
    {
      text: 'Buy a stabiliser',
      match: 'stabilizer, stabiliser, regulator, protector, guard',
      draw: 'shields a fridge',
      limit: 'copies, and dear for a motor',
    },
    {
      text: 'Repair again',
      match: 'repair, rewind, mechanic, technician',
      draw: 'half the price',
      limit: 'dies again next month',
    },
    { text: 'Buy used ones as they die', match: 'second-hand, used, replace', draw: 'cheap', limit: 'used up already' },
    {
      text: 'Go without',
      match: 'without, no fridge, stop, nothing',
      draw: 'nothing to lose',
      limit: 'daily market, warm drinks',
    },
  ],
  want: 'One dead fridge is talked of for years. Count with {who} on one line of {place} what burnt in {n:12} months; if it is one in fifty, a guard costs more than it saves.',
  pay: '{Who} buy a guard the week after and not the week before. A repairer could sell it with each repair, when the loss is fresh; ask him in {place} how many he sold so, and at what price per {unit} spared.',
  can: 'A cheap guard may pass the blow and then you owe for {good}. Test ten makes to death before you put your name on one in {place}, and leave weak lines, which no plug mends.',
  indicators: [
    use('FB.ELEC.LOSS', 'proxy', 20, 'high', 'T', {
      split: 385_000_000,
      high: 'Lines lose a great deal of power: {fig}. Thin, hooked lines lose and sag; hang a recorder at {n:6} sockets in {place}.',
      low: 'Lines lose less than in half of Africa: {fig}. Look at house wiring of {who} before you blame the {unit} on the pole.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'exposure', 15, 'high', 'T', {
      split: 87,
      high: 'Current is in most town homes: {fig}. Ask {n:60} of {who} along one line of {place} what burnt, and when.',
      low: 'Current is in fewer town homes: {fig}. {Who} may be a small group; begin with cold shops.',
    }),
    use('EG.USE.ELEC.KH.PC', 'exposure', 15, 'high', 'T', {
      split: 390,
      high: 'Homes and works draw more power than in half of Africa: {fig}. More motors hang on lines; list what {who} of {place} own.',
      low: 'Little power is drawn per head: {fig}. A bulb survives what a fridge of {who} does not; count fridges first.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'Machines and used goods enter in number: {fig}. See which used makes lie most among {good} at a repairer’s.',
      low: 'Fewer goods enter: {fig}. {Good} may be kept alive for decades; age, not a {unit}, may kill them.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 17,
      high: 'Credit is at hand for more: {fig}. A lender who finances fridges in {place} loses with {who}; talk to him.',
      low: 'Credit is scarce: {fig}. A dead freezer is a year’s saving of {who}; ask what they sold.',
    }),
    use('WGI.RL', 'context', 20, 'low', 'L', {
      split: 25,
      high: 'A claim on a utility has some hope: {fig}. Find one of {who} who was paid for a {unit}, and copy his papers.',
      low: 'A claim on a utility has little hope: {fig}. Prevention is all that {who} can buy.',
    }),
    use('SL.EMP.VULN.ZS', 'context', 0, 'none', 'E', {
      split: 50,
      high: 'Cold drinks and mills are many a family’s wage: {fig}. Ask {who} for income lost, not only for the thing.',
      low: 'More live from wages: {fig}. {Good} are comfort rather than bread for many; pick those for whom they are bread.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 5.7,
      high: 'Repairers may read a circuit: {fig}. Let one in {place} keep a book of {good} for a month.',
      low: 'Repairers learn by hand: {fig}. Ask them to keep the burnt part of each of the {good} in a box.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where motors hang on a line',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Most own no motor: count fridges along one line of {place}.',
    },
  ],
  sizing: {
    event: ['burnt machine', 'burnt machines'],
    inputs: [
      {
        id: 'repair',
        label: 'repair or replacement',
        kind: 'money',
        near: 'repair, replace, fridge, cost, paid, buy, new',
        ask: 'What did the last repair or new one cost, in {money}?',
      },
    ],
    loss: [{ id: 'loss', label: 'cost of one burnt machine in repair', expr: 'repair', unit: 'money' }],
    times: { per: 'year', assume: [0.1, 0.3, 1], ask: 'How often a year does something burn at one {who1}’s?' },
    periods: [1, 1, 1],
    people: { label: '{who} on two lines of {place}', assume: [60, 150, 400] },
  },
  notFound:
    'No record we hold lists {good} for {country}. A repairer’s shelf in {place}, each thing with its street and date, is a first map.',
  political: [
    'Whether the utility in {place} ever admits a blow, and to whom',
    'If it pays for some, {who} wait for it rather than buy a guard.',
  ],
  environmental: [
    'How storms and hot evenings in {place} go with {units}',
    'Record through both; a calm week shows nothing.',
  ],
  licences: [
    { ask: 'Which test must a guard or stabiliser pass?', sector: 'standards' },
    { ask: 'Could a small cover for a fridge be sold with a guard?', sector: 'insurance' },
  ],
  unknowns: [
    'What burnt in {n:100} homes on one line of {place} within a year?',
    'How high and how low did {n:6} sockets read in {n:10} days?',
    'Which guards in the market of {place} stop a real blow?',
  ],
  interview: [
    'What burnt last? Where were you when it happened?',
    'What did each one say: seller, utility, repairer?',
    'What did you live on until it ran again?',
    'Show me what you plug it into. Where did you buy that?',
    'To a neighbour: what do you do when the light goes?',
    'To a repairer: what killed the last five? How do you know?',
  ],
  where:
    'the repairer’s back room in {place}, the row of cold drink and fish sellers, and houses at the far end of a line',
  tests: [
    {
      name: 'One line asked',
      hypothesis: 'one home in ten lost a thing within a year.',
      method: 'ask {n:100} doors along one line of {place}: what, when, cost.',
      metric: 'burnt ÷ owned.',
      threshold: '{n:10}.',
      usd: 20,
      days: 5,
      stop: 'two or fewer in {n:60}.',
    },
    {
      name: 'Paper and pen at the socket',
      hypothesis: 'readings leave the safe band daily.',
      method: 'recorders at {n:6} sockets for {n:9} days, near and far from the transformer of {place}.',
      metric: 'hours outside.',
      threshold: 'an hour a day at {n:3}.',
      usd: 200,
      days: 10,
      stop: 'all stay inside.',
    },
    {
      name: 'Guard on hire',
      hypothesis: '{payer} pay monthly for a guard that pays if it fails.',
      method: 'offer {n:30} doors a tested one; first month ahead.',
      metric: 'paid.',
      threshold: '{n:10} of {n:30}.',
      usd: 250,
      days: 8,
      stop: 'fewer than {n:3}.',
    },
  ],
  kill: 'fewer than two in {n:60} homes of {place} lost a thing in a year, or under {n:3} of {n:30} hire a guard',
  dealBreakers: [
    'Weak lines and not blows kill {good}, and no plug helps.',
    'Copies at a third of the price look the same to {who}.',
    'The house wiring is the landlord’s, and he will not touch it.',
  ],
  explore: {
    stage: 'using',
    also: ['insurance', 'technology'],
    customers: ['urban', 'shops', 'workers'],
    products: ['device', 'service', 'phone'],
    backgrounds: ['engineer', 'sales', 'trader'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
