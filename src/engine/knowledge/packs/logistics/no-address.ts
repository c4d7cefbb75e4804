import { type Pain, use } from '../../pack-types.ts';

export const noAddress: Pain = {
  id: 'logistics.no-address',
  title: 'Riders cannot find the door',
  short: 'Riders lose an hour because houses have no address',
  type: 'information',
  recognise: {
    event:
      'no address, no addresses, without address, no street name, street names, no house number, house numbers, unnamed street, cannot find the house, find the house, find the customer, locate, landmark, directions, wrong location, location pin, pin drop, get lost, gets lost, calls for directions, adresse, introuvable, se perdent',
    setting:
      'rider, courier, delivery, deliver, customer, map, estate, gate, compound, boda, okada, door, call, house, quarter, livreur, quartier',
  },
  words: {
    who: ['delivery riders', 'rider'],
    payer: ['courier firms', 'courier firm'],
    good: 'deliveries',
    unit: ['drop', 'drops'],
  },
  actor:
    'rider, courier, driver, logistics, delivery, deliver, seller, shop, vendor, restaurant, business, company, livreur, startup',
  problem: '{who} in {place} lose much of the day on calls and wrong turns before they stand at the right door',
  heading: 'Past the blue gate: what {good} without an address cost {who} in {place}',
  chain:
    'The buyer describes the way by a kiosk, a tree and a gate; the seller passes it on; the rider calls until somebody comes out to wave. {Payer} pay by the {unit}, so the lost minutes are the rider’s own, and so is the airtime. The second rider to the same door begins from nothing. Find out who in {place} already keeps notes on doors, and whether he would share or sell them.',
  causes: [
    {
      id: 'words',
      fix: 'description',
      text: 'people describe their door by things only neighbours know',
      match: 'landmark, describe, directions, kiosk, tree, gate, language, explain',
      why: 'perhaps the one who orders is new in the quarter too',
      sign: '{who} who were born there lose as much time',
    },
    {
      id: 'forget',
      fix: 'memory',
      text: 'nobody keeps what the last rider learned',
      match: 'again, same customer, every time, new rider, no record, repeat',
      why: 'perhaps a rider guards his knowledge, for it is his bread',
      sign: 'second {units} to a door take as long for the same rider',
    },
    {
      id: 'pin',
      fix: 'tools',
      text: 'the pin on the map falls streets away',
      match: 'pin, map, gps, location, google, app, network, signal',
      why: 'perhaps the pin was set in the office at noon and the house is across town',
      sign: '{who} who follow pins arrive as fast as those who call',
    },
    {
      id: 'silent',
      fix: 'contact',
      text: 'the buyer does not answer when the rider stands at the corner',
      match: 'not answer, no answer, phone off, busy, call, airtime',
      why: 'perhaps strange numbers are feared as tricks',
      sign: 'the phone was answered at the first ring and the search still took long',
    },
  ],
  effects: [
    'two drops fewer in a rider’s day',
    'food is cold, the buyer cross, the tip gone',
    'far quarters are refused or cost a second fare',
    'the rider’s airtime eats his margin',
  ],
  stakeholders: [
    'rider: loses fuel and minutes, owns the knowledge',
    'courier firm: sets pay per drop, could keep notes',
    'buyer: wants no strangers to know the door',
    'guard or kiosk keeper: knows each door, can be paid to point',
  ],
  metrics: [
    'minutes from the turn-off to the door, by quarter',
    'calls per {unit}, and who paid for them',
    '{units} given up at the corner ÷ {units} tried',
  ],
  alternatives: [
    {
      text: 'Call until someone waves',
      match: 'call, wave, come outside, stand outside',
      draw: 'works in any language',
      limit: 'airtime, and cold food',
    },
    {
      text: 'Ask the kiosk keeper',
      match: 'kiosk, ask people, ask neighbours, guard',
      draw: 'free and right',
      limit: 'gossip, and shut at night',
    },
    {
      text: 'Send a pin on the phone',
      match: 'pin, live location, whatsapp location, google maps',
      draw: 'exact when it is right',
      limit: 'data, battery and a wrong pin',
    },
    {
      text: 'Meet at the main road',
      match: 'main road, junction, stage, meeting point, bus stop',
      draw: 'no search at all',
      limit: 'the buyer walks, and may not come',
    },
  ],
  want: 'A rider who knows a quarter earns from others not knowing it. Ask {who} for the last door they missed, and whether they would rather keep the secret than save the minutes on {good}.',
  pay: '{Payer} who pay by the {unit} do not feel a lost quarter of an hour; riders do, and own little. Someone pays only if more {good} fit into one shift, so count that gain first.',
  can: 'Names, plates and pins have been handed out in many towns and not used. What you add must be quicker than a call from the first day in {place}, with one hand on the bars, or {who} will call.',
  indicators: [
    use('SP.URB.GROW', 'near', 25, 'high', 'S', {
      split: 3.3,
      high: 'Quarters rise faster than anyone can name their lanes: {fig}. Ride along to {n:20} new doors in {place} with a watch.',
      low: 'Lanes have had years to become known: {fig}. Old hands may lose no time at all; compare them with {who} in their first month.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 20, 'low', 'T', {
      split: 37,
      high: 'A shared pin is within reach of many buyers: {fig}. Find out why {good} in {place} still end in a call.',
      low: 'Few buyers can send a point on a map: {fig}. Words remain the address, so collect the words {who} really use.',
    }),
    use('FINDEX.BUYONLINE', 'exposure', 20, 'high', 'S', {
      split: 5.75,
      high: 'Orders to the door are a habit for some: {fig}. Ask {payer} how many doors of last week were new to their rider.',
      low: 'Few order to the door: {fig}. One rider may know every door that buys; ask {who} for the second visit before you draw a map.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 60,
      high: 'Plates and names can be read by most: {fig}. If they are not used for {good}, ask what is wrong with them.',
      low: 'Written signs miss many: {fig}. Test a spoken direction, kept as a voice note for {who}.',
    }),
    use('EN.POP.DNST', 'proxy', 10, 'high', 'S', {
      split: 67,
      high: 'Homes crowd together: {fig}. Let {who} show you how many gates stand between the turn-off and the door.',
      low: 'Space lies between homes: {fig}. Distance rather than confusion may eat the hours of {who}; part the two with a watch.',
    }),
    use('HDR24.MYS', 'context', 10, 'low', 'S', {
      split: 5.7,
      high: 'Reading a map may be learned at school: {fig}. Ask {n:10} {who} to show you the way to a school they have never seen.',
      low: 'Maps were never taught to many: {fig}. Do not start {who} on a map; start with the sentence they ask for at the corner.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 96,
      high: 'A call at the corner will always be possible: {fig}. Anything new must save {who} that call.',
      low: 'Not every door has its own line: {fig}. Ask {who} what happens when the number is a neighbour’s.',
    }),
    use('WGI.RQ', 'context', 0, 'none', 'P', {
      split: 23,
      high: 'Offices that number houses may do so in time: {fig}. Ask the council of {place} for its plan before you sell a stand-in for {good}.',
      low: 'Do not wait for a council’s house numbers: {fig}. Ask {who} which quarter they numbered for themselves.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, who live behind doors a rider may seek',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Hardly any of them order today; count {units} of one firm in {place}.',
    },
  ],
  sizing: {
    event: ['shift', 'shifts'],
    inputs: [
      {
        id: 'drops',
        label: '{units} in a shift',
        kind: 'count',
        near: 'drop, deliver, order, parcel, trip, stop',
        ask: 'How many {units} does one {who1} make in a shift, and what is he paid for one, in {money}?',
      },
      {
        id: 'pay',
        label: 'pay for one {unit}',
        kind: 'money',
        near: 'per drop, per delivery, fee, trip, deliver, paid',
      },
      {
        id: 'minutes',
        label: 'hours lost at each {unit}',
        kind: 'hours',
        near: 'find, locate, lost, search, call, looking',
        assume: [0.1, 0.2, 0.35],
        ask: 'How long does one {who1} look for a door that is new to him?',
      },
      { id: 'shift', label: 'hours in a shift', kind: 'hours', near: 'shift, day, work', assume: [7, 9, 11] },
    ],
    loss: [
      { id: 'lost', label: 'hours lost in a shift', expr: 'drops * minutes', unit: 'hours' },
      { id: 'rate', label: 'earned in an hour', expr: 'drops * pay / shift', unit: 'money' },
      { id: 'loss', label: 'earnings lost in one shift', expr: 'lost * rate', unit: 'money' },
    ],
    times: { per: 'week', assume: [5, 6, 7], ask: 'How many shifts a week does one {who1} ride?' },
    periods: [44, 48, 51],
    people: { label: '{who} at the stands of {place} you can visit', assume: [20, 60, 150] },
  },
  notFound:
    'No record we hold says how long {who} search in {country}. A rider’s call log in {place}, read with him on one evening, shows calls per {unit}.',
  political: [
    'Whether the council of {place} plans to name its lanes, and who was paid the last time',
    'A new official scheme can end your own, or feed it.',
  ],
  environmental: [
    'Which quarters of {place} are cut off when it rains',
    'A door that is found but cannot be reached still fails; keep those {units} apart.',
  ],
  licences: [
    { ask: 'May notes on doors and phone numbers be kept, and shared between {payer}?', sector: 'data protection' },
    { ask: 'Does handing over {good} for others need a permit for couriers?', sector: 'telecommunications' },
  ],
  unknowns: [
    'How many minutes did {n:50} {units} to new doors take in {place}, and how many to known ones?',
    'What share of the {good} of one firm goes to a door it has seen before?',
    'Would buyers let {who} keep the way to their door?',
  ],
  interview: [
    'Tell me about the last door you did not find. Where did you stand when you gave up?',
    'What did the buyer say, word by word? What did you look for?',
    'How many times did you call yesterday, and who paid for that?',
    'How do you remember a door? Show me what you wrote or saved.',
    'When a friend asks you the way to a customer, what do you tell him?',
    'To a buyer: who last came to the wrong gate? What had you told him?',
  ],
  where:
    'the riders’ bench outside a busy kitchen in {place}, the despatch desk of a small courier, and the pillion seat on one long evening',
  tests: [
    {
      name: 'The watch on the pillion',
      hypothesis: 'a third of the time of {good} goes by after the turn-off.',
      method:
        'ride with {n:4} riders for two shifts in {place}. Note turn-off, calls, door, and if he had been there before.',
      metric: 'minutes after the turn-off ÷ minutes on the way.',
      threshold: '{n:33} in {n:100} at new doors.',
      usd: 40,
      days: 6,
      stop: 'known and new doors differ by two minutes or less.',
    },
    {
      name: 'One note per door',
      hypothesis: 'a rider’s note saves the next rider half of the search.',
      method:
        'keep {n:60} doors on paper at one despatch desk: the words that worked and a photo of the turn. Send other {who} there, half with the note.',
      metric: 'minutes with and without the note.',
      threshold: 'half as long with it.',
      usd: 30,
      days: 8,
      stop: 'riders call all the same in {n:8} of the first {n:10}.',
    },
    {
      name: 'Sold to the desk',
      hypothesis: '{payer} pay for notes on doors.',
      method: 'offer {n:5} firms the notes of two quarters for a month at the price of two {units} a day.',
      metric: 'firms that pay before they get them.',
      threshold: '{n:2} of {n:5}.',
      usd: 20,
      days: 7,
      stop: 'all say that their riders know the way.',
    },
  ],
  kill: 'new doors in {place} cost {who} under {n:5} minutes more than known ones, or no firm pays for the notes of two quarters',
  dealBreakers: [
    'Most {good} go to doors the rider knows already.',
    '{Payer} pay by the {unit} and will not buy what saves only the rider’s time.',
    'Buyers fear that anyone holds the way to their bed.',
  ],
  explore: {
    stage: 'knowing',
    also: ['technology', 'retail'],
    customers: ['companies', 'shops', 'workers'],
    products: ['app', 'phone', 'web'],
    backgrounds: ['software', 'transport', 'research'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
