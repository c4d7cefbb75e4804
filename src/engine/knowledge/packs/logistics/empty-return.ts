import { type Pain, use } from '../../pack-types.ts';

export const emptyReturn: Pain = {
  id: 'logistics.empty-return',
  title: 'Trucks drive home empty',
  short: 'Trucks go home empty because no return load is found',
  type: 'cost',
  recognise: {
    event:
      'empty return, return empty, returns empty, go back empty, goes back empty, come back empty, drive back empty, drives home empty, empty truck, empty trip, empty leg, empty mile, return load, return cargo, backload, back load, backhaul, one way, wait for a load, waiting for cargo, find cargo, find loads, look for loads, load broker, retour a vide, revient vide, rentrent a vide, trouver du fret',
    setting:
      'truck, lorry, freight, haul, cargo, transporter, driver, broker, load, trip, fuel, diesel, corridor, camion, transporteur',
    goods: 'return load=return loads, cargo',
  },
  words: {
    who: ['truck owners', 'truck owner'],
    payer: ['truck owners', 'truck owner'],
    good: 'return loads',
    unit: ['trip', 'trips'],
  },
  actor: 'truck, lorry, transporter, haul, driver, owner, fleet, freight, logistics, farmer, trader, camion',
  problem:
    '{who} in {place} pay the diesel of the way home themselves, as their trucks wait for {good} and leave without',
  heading: 'Half of the road for nothing: finding {good} for {who} in {place}',
  chain:
    'A truck is hired one way. At the far end a broker at the park knows who has cargo, takes his cut from the driver and has no wish that owner and sender meet. The owner at home learns of the load, and its price, from the driver alone. So each empty {unit} has three stories. Find out who in {place} was the last to fill a truck, what he took, and what the sender paid.',
  causes: [
    {
      id: 'blind',
      fix: 'matching',
      text: 'sender and truck do not know of each other on that day',
      match: 'not know, no information, find cargo, find loads, broker, phone, no platform, contact',
      why: 'perhaps both know the broker, and that is enough for them',
      sign: 'trucks whose drivers know three brokers go home empty as often',
    },
    {
      id: 'lopsided',
      fix: 'balance',
      text: 'far less cargo goes back than comes',
      match: 'nothing to carry, imports, no cargo, few goods, imbalance, one way, port',
      why: 'perhaps cargo comes in one season and then for all at once',
      sign: 'senders at that end complain that they find no truck',
    },
    {
      id: 'fearful',
      fix: 'trust',
      text: 'senders do not hand goods to a truck nobody vouches for',
      match: 'trust, unknown driver, stranger, theft, guarantee, insurance, disappear',
      why: 'perhaps one load vanished and all remember it',
      sign: 'known drivers leave as empty',
    },
    {
      id: 'hurry',
      fix: 'terms',
      text: 'the first client wants the truck back at once',
      match: 'hurry, contract, client wants, next load, waiting costs, time, deadline',
      why: 'perhaps a day of waiting costs more than the load would bring',
      sign: 'trucks stand idle at home for days afterwards',
    },
  ],
  effects: [
    'the one-way price carries both ways, and the buyer pays it',
    'drivers take a secret load and keep the fare',
    'trucks overload on the way out to make up',
    'small owners sell when a big repair falls due',
  ],
  stakeholders: [
    'owner: pays diesel and tyres, is not there when the load is struck',
    'driver: finds or hides a load, lives from the difference',
    'broker at the park: knows both sides, blocks whoever goes round him',
    'sender with a half load: would pay less than a full hire',
  ],
  metrics: [
    'days from unloading to leaving, by town',
    '{units} home with a load ÷ {units} home',
    'broker’s cut ÷ what the sender paid',
  ],
  alternatives: [
    {
      text: 'Drive home at once, empty',
      match: 'nothing, drive home, go back, empty',
      draw: 'the next paid hire comes sooner',
      limit: 'all diesel, no fare',
    },
    {
      text: 'Wait at the park for a broker',
      match: 'wait, park, broker, truck park',
      draw: 'often ends in a load',
      limit: 'days of food, guards and a cut',
    },
    {
      text: 'Let the driver find something',
      match: 'driver finds, secret load, driver’s own',
      draw: 'no effort for the owner',
      limit: 'the owner sees little of it',
    },
    {
      text: 'Join a chat group of transporters',
      match: 'whatsapp, telegram, group, association',
      draw: 'free, many eyes',
      limit: 'stale posts, and nobody vouches',
    },
    {
      text: 'Ask for a round-trip price',
      match: 'round trip, both ways, return price',
      draw: 'the risk moves to the client',
      limit: 'loses the hire to a cheaper truck',
    },
  ],
  want: 'Some owners like a truck that is home on Friday more than one that brings a little and comes on Tuesday. Ask {who} which {good} they turned down last, and why.',
  pay: 'A broker is paid from the fare only when there is one. {Who} will compare you with him, and pay after a {unit}, not before; an app that asks for a fee each month is soon deleted.',
  can: 'The load of one afternoon must meet a truck of the same afternoon. With ten trucks and ten senders in {place} they seldom meet, and the broker can ask drivers not to answer you about {good}.',
  indicators: [
    use('LPI.SCORE', 'near', 25, 'low', 'E', {
      split: 2.5,
      high: 'Freight firms are judged better than in half of Africa: {fig}. Trucks of large firms may be full; ask those with one or two near {place} for their {good}.',
      low: 'Freight is judged poorly: {fig}. Sit a day at the park of {place} and write down how each truck leaves.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 20, 'high', 'E', {
      split: 32,
      high: 'Much is carried inland from abroad: {fig}. Ask {who} which towns send nothing back, and leave those out.',
      low: 'Less comes from abroad: {fig}. Loads within the country may be more even, so look for empty trucks of {who} on short roads.',
    }),
    use('NV.AGR.TOTL.ZS', 'proxy', 15, 'high', 'E', {
      split: 20,
      high: 'Harvests fill trucks towards town and leave them bare the other way: {fig}. Track {good} in harvest and lean months apart.',
      low: 'Farms send a smaller part: {fig}. Cement, drinks and scrap may matter more to {who}; ask what they carried last.',
    }),
    use('FB.LABOUR', 'exposure', 10, 'high', 'S', {
      split: 5_800_000,
      high: 'A large country of working people sends goods in all directions: {fig}. Pick one pair of towns with {place}, or {good} will never meet a truck.',
      low: 'The market is small enough for everyone to know the broker: {fig}. Ask what he cannot do for {who} before you rival him.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 10, 'low', 'T', {
      split: 96,
      high: 'Driver, owner and sender can all be called: {fig}. A telephone desk in {place} can match {good} before any program does.',
      low: 'Some drivers are out of call for days: {fig}. The park’s notice board may reach {who} better.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 20, 'high', 'E', {
      split: 6,
      high: 'Diesel and tyres climb with the rest: {fig}. Each empty {unit} hurts {who} more this year; ask for last year’s sum beside it.',
      low: 'Costs stand fairly still: {fig}. An empty way home may have been reckoned into the price of the {unit} long ago.',
    }),
    use('WGI.RL', 'proxy', 0, 'none', 'L', {
      split: 25,
      high: 'A paper signed by sender and driver carries some weight: {fig}. Draft one page for {good} and let {who} strike out what they dislike.',
      low: 'A vanished load is rarely brought back: {fig}. Only drivers whom {who} vouch for should carry for strangers.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 44,
      high: 'A sender can pay a part at loading by phone: {fig}. Let {who} see that sum before the wheels turn.',
      low: 'Fares pass in notes through the driver: {fig}. Owners learn of {good} late; agree a call at loading.',
    }),
  ],
  reach: [
    {
      label: 'working people in the country, who send and buy what trucks carry',
      expr: 'work',
      records: { work: 'FB.LABOUR' },
      caution: 'They are no customers: count trucks leaving the park of {place} on {n:7} days.',
    },
  ],
  sizing: {
    event: ['empty trip', 'empty trips'],
    inputs: [
      {
        id: 'fare',
        label: 'fare of a full load on that way',
        kind: 'money',
        near: 'fare, load, freight, full, paid, charge, trip',
        ask: 'What is paid for a full load on that way, in {money}?',
      },
      {
        id: 'share',
        label: 'share of that fare the owner would see',
        kind: 'share',
        near: 'cut, broker, commission',
        assume: [0.5, 0.7, 0.85],
      },
    ],
    loss: [{ id: 'loss', label: 'fare not earned on one way home', expr: 'fare * share', unit: 'money' }],
    times: { per: 'month', assume: [1, 3, 6], ask: 'How many {units} a month does one {who1} bring home empty?' },
    periods: [10, 11, 12],
    people: { label: '{who} whose trucks use the park of {place}', assume: [20, 60, 200] },
  },
  traps: [
    {
      when: ['wait for a load, waiting, days at the park', 'empty, a vide'],
      text: 'Waiting for a load and leaving without one are two costs. Whoever waits long may leave full, and whoever leaves empty may be back for a better hire.',
      ask: 'Which costs {who} more on that road?',
      choices: ['Days of waiting', 'Leaving empty', 'Both alike'],
    },
  ],
  notFound:
    'No record we hold counts empty trucks in {country}. The gate book of a park or a weighbridge near {place} shows which {who} left without {good}; ask to copy a week.',
  political: [
    'Who may load at the park of {place}, and which union gives the turn',
    'An outsider’s load may be stopped at the gate.',
  ],
  environmental: [
    'Which months wash out the roads that feed the park of {place}',
    'Loads bunch in the dry weeks; a match in those is no proof for the rest.',
  ],
  licences: [
    {
      ask: 'What must one register to bring {who} and senders together for a fee?',
      sector: 'company registration and investment',
    },
    { ask: 'Which cover may be sold for a single load of a stranger?', sector: 'insurance' },
  ],
  unknowns: [
    'Of {n:40} trucks that unloaded in {place}, how many left empty, and after how many days?',
    'What did the sender pay, the broker keep and the owner see on the last {n:10} loaded ways home?',
    'How many senders within a day’s drive looked for a truck in the same week and found none?',
  ],
  interview: [
    'Take me through your truck’s last long journey, from the first load to the yard at home.',
    'Who told you there was a load, or that there was none? What did he earn?',
    'When did you last say no to a load? What was wrong with it?',
    'How do you know what your driver carried on the way back?',
    'To a sender: when did you last look for a truck? Whom did you ring first, and what did you pay?',
    'To a broker: which load did you place last, and what could have gone wrong?',
  ],
  where:
    'the truck park of {place} at dawn when places are struck, the tea stall of the brokers, and the gate of a mill or depot that sends goods out',
  tests: [
    {
      name: 'Gate count',
      hypothesis: 'two in five trucks leave {place} without {good}.',
      method:
        'with leave of the gate, count each truck for {n:7} days: loaded or not, days stood, where to. Ask ten drivers for the reason.',
      metric: 'empty ÷ all, and days stood.',
      threshold: '{n:40} of {n:100} empty.',
      usd: 50,
      days: 7,
      stop: 'fewer than {n:15} of the first {n:80} are empty.',
    },
    {
      name: 'Matched by phone',
      hypothesis: 'a person with a phone fills {n:3} empty trucks in a week.',
      method:
        'collect trucks due and senders’ loads on one road each evening, and ring both. Take no fee from {who} yet.',
      metric: '{good} struck, and hours it took.',
      threshold: '{n:3} in {n:7} days.',
      usd: 60,
      days: 8,
      stop: 'no sender will load without knowing the driver.',
    },
    {
      name: 'A cut by consent',
      hypothesis: '{payer} and senders pay a tenth for {good} they did not have.',
      method: 'on the next {n:6} matches ask half of the broker’s usual cut, paid at loading.',
      metric: 'cuts paid.',
      threshold: '{n:4} of {n:6}.',
      usd: 30,
      days: 10,
      stop: 'the driver and the sender settle behind your back {n:3} times.',
    },
  ],
  kill: 'under a fifth of trucks leave {place} empty, or {n:4} of {n:6} {who} go round your cut',
  dealBreakers: [
    'There is no cargo to carry back, whoever looks for it.',
    'The park’s union gives out {good} and shuts the gate to others.',
    'Drivers earn from secret loads and will not report an empty bed.',
  ],
  explore: {
    stage: 'moving',
    also: ['agriculture', 'transport'],
    customers: ['companies', 'farmers', 'shops'],
    products: ['phone', 'web', 'service'],
    backgrounds: ['transport', 'trader', 'software'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'high',
  },
};
