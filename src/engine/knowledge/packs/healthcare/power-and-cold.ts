import { type Pain, use } from '../../pack-types.ts';

export const powerAndCold: Pain = {
  id: 'healthcare.power-and-cold',
  title: 'Clinics lose vaccines and nights to missing power',
  short: 'Clinics have no steady power, so vaccines spoil and nights are dark',
  type: 'loss',
  recognise: {
    event:
      'cold chain, cold-chain, coldchain, vaccines spoil, vaccine spoil, spoil vaccine, spoiled vaccine, vaccine wast, vaccine fridge, fridge, refrigerat, freezer, cool box, power cut, power outage, power failure, outage, blackout, load shedding, load-shedding, no power, no electricity, unstable power, unreliable power, unreliable electricity, without electricity, without power, generator, torch, candle, phone light, chaine du froid, coupure, delestage',
    setting:
      'vaccine, clinic, health centre, health center, maternity, delivery, theatre, oxygen, incubator, night, solar, battery, diesel, fuel, electricity, temperature, insulin, blood, nurse, midwife',
    goods: 'vaccine=vaccines, insulin, oxygen, blood bank=blood, blood supply=blood, vaccin!=vaccines',
  },
  words: {
    who: ['clinics', 'clinic'],
    payer: ['owners of private clinics', 'clinic owner'],
    good: 'vaccines',
    unit: ['power cut', 'power cuts'],
  },
  problem:
    '{who} in {place} lose {good} and work by torchlight because power fails and nobody is paid to bring it back',
  heading: 'Cold by day, light by night: what each {unit} costs {who} in {place}',
  chain:
    'A programme gives the fridge, the district owns it, a nurse reads its thermometer, a technician from far away may come when it stops, and fuel or a new battery has to come out of somebody’s pocket. Panels are cut like a ribbon and then belong to no budget. What is lost in the warm was given free, so no ledger shows the loss. Find out who around {place} last paid for a repair, and how many days passed before anyone did.',
  causes: [
    {
      id: 'grid',
      fix: 'supply',
      text: 'the line is absent or fails for hours',
      match: 'grid, line, outage, blackout, load shedding, no electricity, power cut, unstable, voltage, nepa, utility',
      why: 'perhaps the line is there, and cut off for an unpaid account',
      sign: 'places with day-long power lose as much',
    },
    {
      id: 'dead',
      fix: 'repair',
      text: 'the equipment was given and never mended',
      match:
        'broken, repair, maintenance, battery dead, spare, technician, donated, warranty, old, not working, inverter',
      why: 'perhaps a battery that costs little has stopped a system that cost much',
      sign: 'equipment under a repair contract stands still as long',
    },
    {
      id: 'fuel',
      fix: 'running money',
      text: 'there is no money for fuel or power when it is needed',
      match: 'fuel, diesel, petrol, kerosene, prepaid, token, gas, expensive to run, running cost, cash',
      why: 'perhaps fuel is bought for the office vehicle from the same purse',
      sign: 'facilities with a fuel budget are dark as often',
    },
    {
      id: 'shared',
      fix: 'load',
      text: 'too much hangs on too small a system',
      match: 'overload, charging phones, television, staff quarters, too small, added, kettle, fan, share',
      why: 'perhaps phones, a television and the staff houses were joined on',
      sign: 'a system with nothing but the fridge on it fails too',
    },
    {
      id: 'carry',
      fix: 'carrying',
      text: '{good} warm up on the way, before they reach any fridge',
      match: 'transport, ice pack, cool box, motorcycle, outreach, last mile, carry, delivery, road',
      why: 'perhaps ice packs are frozen in a shop in town and half melted at the second stop',
      sign: 'indicators on arrival are all good',
    },
  ],
  effects: [
    'mothers walk in on vaccine day and are sent home',
    'children are given what warmth has already spoiled, and nobody knows',
    'a tear is sewn by the light of a phone held in someone’s teeth',
    'night births go to those who have a lamp',
    'nurses ask to be moved to a place with light',
  ],
  stakeholders: [
    'nurse or midwife: reads the dial, works in the dark, may not sign for repairs',
    'district cold-store officer: moves {good}, answers for losses, has the vehicle',
    'programme or donor: gives equipment, counts it as done',
    'solar or generator trader: sells once, earns little by coming back',
    'utility: cuts off an unpaid account like any other',
    'mothers: lose the fare, may not come a second time',
  ],
  metrics: [
    'hours a week outside safe cold, from a logger',
    'days from breakdown to repair',
    'night births by mains, lamp and phone light',
    'doses thrown away ÷ doses received',
  ],
  alternatives: [
    {
      text: 'Keep nothing, and fetch {good} on the day',
      match: 'fetch, collect on the day, once a week, vaccine day, borrow from another',
      draw: 'no fridge to worry about',
      limit: 'a child who comes on the wrong day leaves without',
    },
    {
      text: 'Run a petrol generator for some hours',
      match: 'generator, petrol, diesel, fuel',
      draw: 'sold and mended in every town',
      limit: 'drinks money each day, and walks away at night',
    },
    {
      text: 'Ice packs from a shop’s freezer',
      match: 'ice, ice pack, cool box, shop freezer, flask',
      draw: 'cheap, known to every outreach nurse',
      limit: 'may freeze what must not freeze',
    },
    {
      text: 'A donated solar fridge',
      match: 'solar fridge, donated, solar, panels, sun fridge',
      draw: 'no fuel, good for years if looked after',
      limit: 'one dead part and no purse, and it is a cupboard',
    },
    {
      text: 'Torch, candle or phone',
      match: 'torch, candle, phone light, lamp, lantern, kerosene',
      draw: 'in every pocket',
      limit: 'no hand free, and the battery ends before the birth does',
    },
  ],
  want: 'What spoils was free and what is dark can be sent elsewhere, so the loss may trouble an owner less than a leaking roof. {Who} in {place} may value a working phone charger for the staff above a colder fridge.',
  pay: 'Gifts have taught everyone that equipment costs nothing. A {payer1} who never paid for a panel must be brought to pay for keeping it alive, month after month, and few budgets have such a line.',
  can: 'Batteries are stolen, dust settles and the road is long. Whoever promises cold in {place} must arrive within days of a fault, or the promise melts with the {good}.',
  indicators: [
    use('EG.ELC.ACCS.RU.ZS', 'near', 20, 'low', 'T', {
      split: 34,
      high: 'Lines or panels reach many villages: {fig}. Ask {who} whether theirs fails or is merely unpaid; these are two businesses.',
      low: 'Few places away from towns have any supply: {fig}. Look in {place} for systems that were given and have died, before you sell a new one.',
    }),
    use('EG.USE.ELEC.KH.PC', 'proxy', 15, 'low', 'T', {
      split: 390,
      high: 'Power is used more freely here than in most of Africa: {fig}. Log the line in {place} for a week; the trouble may be an hour and not a day.',
      low: 'Even those with a line draw little from it: {fig}. List what must run in {place} through one night, and leave out the rest.',
    }),
    use('IGME.U5MR', 'near', 15, 'high', 'S', {
      split: 46,
      high: 'Too many children die of what a good dose prevents: {fig}. Ask the nurse on how many days last month {good} were not to be had.',
      low: 'Child deaths are below those of most of Africa: {fig}. Cold may be in better order than light; look at the delivery room first.',
    }),
    use('FB.MMR', 'near', 15, 'high', 'S', {
      split: 250,
      high: 'Births are dangerous, and many come at night: {fig}. Count night births in the book of {place}, and ask by what light.',
      low: 'Births are safer than in most of Africa: {fig}. Light alone may then be a comfort; ask midwives what they could not do last month.',
    }),
    use('FB.AGE014', 'exposure', 10, 'high', 'S', {
      split: 39,
      high: 'There are very many children to vaccinate: {fig}. One warm week touches a whole row of mothers; count cards of that week.',
      low: 'There are fewer children per clinic than elsewhere: {fig}. A fridge of its own may be too much for {place}; think of one shared round.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'context', 10, 'low', 'S', {
      split: 45,
      high: 'Many {who} stand in or near a town: {fig}. A repairer on a motorcycle could serve several in a day; draw the round.',
      low: 'Most {who} stand far from any repair shop: {fig}. Find the radio or phone mender nearest {place} and see what he can mend.',
    }),
    use('FB.TAX', 'near', 15, 'low', 'P', {
      split: 13.5,
      high: 'The public purse may hold a line for upkeep: {fig}. Ask the district to show it, and what it was spent on.',
      low: 'Upkeep will seldom come from the public purse: {fig}. Ask whether {who} may sell phone charging and keep the coins.',
    }),
    use('OWID.CO2.PC', 'proxy', 0, 'none', 'N', {
      split: 0.45,
      high: 'Engines and fuel are common: {fig}. Ask what a generator drank last month, as that is the purse a better way can draw on.',
      low: 'Few engines run here: {fig}. There is little fuel money to save, so do not promise payback from it.',
    }),
  ],
  reach: [
    {
      label: 'people outside towns without electricity, as many of their clinics are',
      expr: 'people * (100 - town) / 100 * (100 - lit) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS', lit: 'EG.ELC.ACCS.RU.ZS' },
      caution: 'It counts homes’ supply and not that of {who}, which may have panels where homes have none.',
    },
  ],
  sizing: {
    event: ['day without power', 'days without power'],
    inputs: [
      {
        id: 'away',
        label: 'people sent away or served worse on such a day',
        kind: 'count',
        near: 'mother, child, patient, people, baby, women, turned away, send away',
        assume: [2, 6, 15],
        ask: 'On a day without power, how many people does one {who1} send away or serve worse?',
        choices: ['About two', 'About six', 'Fifteen or more'],
        values: [2, 6, 15],
      },
      {
        id: 'return',
        label: 'cost of coming a second time',
        kind: 'money',
        near: 'fare, transport, come back, return, travel',
        ask: 'What does it cost a mother to come a second time, fare and lost sales, in {money}?',
      },
      {
        id: 'fuel',
        label: 'cost of fuel or ice on such a day',
        kind: 'money',
        near: 'fuel, diesel, petrol, ice, generator, litre, kerosene',
        ask: 'What does the {who1} spend on fuel or ice on such a day, in {money}?',
      },
    ],
    loss: [{ id: 'lost', label: 'lost on one day without power', expr: 'fuel + away * return', unit: 'money' }],
    times: { per: 'month', assume: [2, 6, 15], ask: 'On how many days a month is there no power when it is needed?' },
    periods: [12, 12, 12],
    people: { label: '{who} within a day’s round of {place}', assume: [5, 12, 25] },
  },
  traps: [
    {
      when: ['vaccine, fridge, cold chain, insulin, blood', 'night, delivery, birth, theatre, lamp, torch, light'],
      text: 'Cold and light fail together and are paid for apart: a programme buys fridges, and nobody in particular buys lamps.',
      ask: 'Which failing hurts {who} in {place} more: the cold, or the dark?',
      choices: ['The cold', 'The dark', 'Both, from one system'],
    },
  ],
  notFound:
    'No record we hold counts clinics without power, or {good} thrown away, in {country}. The temperature sheet on the fridge in {place} says something; a logger for two weeks says more.',
  political: [
    'Who owns the fridges and panels at {who} near {place}, and who may open, mend or replace them',
    'If the owner is a programme with its own technicians, you can only be their hands; ask them first.',
  ],
  environmental: [
    'How hot, dusty or overcast the worst months in {place} are, and when storms bring lines down',
    'Test in the worst month: a fridge that holds in the cool season proves nothing.',
  ],
  licences: [
    { ask: 'Who may sell power or phone charging from a clinic’s panels?', sector: 'energy' },
    { ask: 'Which fridges may hold {good}, and who must approve a new kind?', sector: 'medicines and food' },
    { ask: 'Are panels, batteries and cold boxes taxed when they come in for {who}?', sector: 'tax' },
  ],
  unknowns: [
    'How many hours in two weeks is the fridge in {place} outside safe cold, and why?',
    'Who paid for the last three repairs at {who} near {place}, and how long did each take?',
    'Would a {payer1} pay monthly for hours of power instead of owning the panels?',
  ],
  interview: [
    'Tell me about the last {unit} that mattered. What was going on in the room?',
    'What did you do with the {good}? Whom did you tell, and what came of it?',
    'When did the fridge or panel last stop? Tell me each day until it ran again.',
    'Who paid, from which purse? Whose signature was it?',
    'How did you see at the last night birth?',
    'What was given to you that no longer works? Where is it now?',
  ],
  where:
    'the maternity ward in {place} on a night shift, the district cold store on packing day, and the shed behind {who} where dead batteries are kept',
  tests: [
    {
      name: 'Two loggers',
      hypothesis: 'the fridge leaves safe cold on a day in four.',
      method:
        'with the district’s leave, lay a logger in {n:4} fridges near {place} for {n:10} days, and hang a clock on the mains beside each.',
      metric: 'hours outside safe cold, with and without a {unit}.',
      threshold: 'a day in four, in {n:2} of {n:4}.',
      usd: 120,
      days: 10,
      stop: 'none has left safe cold by the sixth day.',
    },
    {
      name: 'The shed',
      hypothesis: 'half of the dead systems need one small part.',
      method:
        'visit {n:10} {who} with a technician; test panel, battery, wiring and fridge, and name the part that failed and its price in town.',
      metric: 'systems that one part would revive ÷ dead systems.',
      threshold: 'half or more.',
      usd: 100,
      days: 7,
      stop: 'the first {n:5} have no dead system.',
    },
    {
      name: 'Hours for sale',
      hypothesis: '{payer} pay by the month for power that is kept running.',
      method: 'offer {n:6} {payer} in {place} a month of lit nights and cold days, first fee in advance.',
      metric: 'fees paid.',
      threshold: '{n:2} of {n:6}.',
      usd: 60,
      days: 7,
      stop: '{n:5} wait for a gift.',
    },
  ],
  kill: 'loggers show safe cold nine days of ten in {place}, or every owner waits for a gift',
  dealBreakers: [
    'A programme is about to hand out new equipment in {place} for nothing.',
    'Nobody who suffers from a {unit} may sign for its repair.',
    'Batteries and panels disappear faster than they can be guarded.',
    '{Good} arrive already spoiled, whatever the fridge in {place} does.',
  ],
  explore: {
    stage: 'storing',
    also: ['energy'],
    customers: ['institutions', 'rural'],
    products: ['device', 'service'],
    backgrounds: ['engineer', 'health', 'artisan'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
