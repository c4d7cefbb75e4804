import { type Pain, use } from '../../pack-types.ts';

export const emptySeason: Pain = {
  id: 'tourism.empty-season',
  title: 'Rooms stand empty for months and fill for a few weeks',
  short: 'Guest houses stand empty out of season',
  type: 'capacity',
  recognise: {
    event:
      'nearly empty from, empty from, stand empty, even when there are no guests, months without guests, empty rooms, rooms are empty, rooms stand empty, low season, off season, off-season, out of season, low occupancy, occupancy, no guests, few guests, few tourists, no tourists, tourists stopped, slow months, seasonal, basse saison, hors saison, chambres vides',
    setting:
      'guest house, guesthouse, hotel, lodge, beach, owner, staff, rooms, rain, festival, weekend, tourists, homestay, campsite',
    goods: 'room=rooms, rooms=rooms, homestay=rooms, chambre=rooms',
  },
  words: {
    who: ['owners of guest houses', 'owner'],
    payer: ['owners of guest houses', 'owner'],
    good: 'rooms',
    unit: ['night', 'nights'],
  },
  problem: '{who} in {place} keep {good} and helpers through months in which hardly anybody sleeps there',
  heading: 'Full for a feast, empty till the next: {good} of {who} in {place}',
  chain:
    'In the dry weeks a cousin sleeps on the roof, since all beds are let. Then rain comes; the cook is sent home, the roof is not mended, the good waiter leaves. Traders, nurses on training and wedding guests travel all year and sleep with kin or at a mission. Find out who slept for money anywhere in {place} on ten wet {units}, and what they paid.',
  causes: [
    {
      id: 'unseen',
      fix: 'being found',
      text: 'those who travel in these months do not know the house',
      match: 'know, found, online, advert, sign, map, visible, marketing',
      why: 'perhaps the sign faces the beach and not the bus park',
      sign: 'well-known houses are as empty',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'the price of the good weeks stays on the wall',
      match: 'price, expensive, discount, rate, same price',
      why: 'perhaps a lower one is thought to spoil the name',
      sign: 'at half price it stays empty',
    },
    {
      id: 'fit',
      fix: 'offer',
      text: 'they are made for a visitor who comes once a year',
      match: 'single, view, beach, breakfast, tourists only, need, suit',
      why: 'perhaps a table and a lamp would hold a nurse for a month',
      sign: 'with table and lamp nobody came',
    },
    {
      id: 'road',
      fix: 'reach',
      text: 'rain, road or fear keeps all away',
      match: 'road, rain, flood, insecurity, flight, safety, far, access',
      why: 'perhaps the last bus is gone before dark',
      sign: 'the road is open and no one comes',
    },
  ],
  effects: [
    'a good cook opens a stall and does not return',
    'damp and termites take what guests paid for',
    'in the full weeks guests are turned away at night',
  ],
  stakeholders: [
    'owner: pays roof and wages, hopes for August',
    'cook and cleaner: paid by the week, go first',
    'bus park boys: send strangers to a cousin',
    'offices and missions that train people: book thirty beds with one call',
    'family hosts: lose sleep, gain a goat',
  ],
  metrics: [
    'let {units} ÷ possible {units}, by month',
    'wages and roof paid in months without guests',
    'guests turned away in full weeks',
  ],
  alternatives: [
    {
      text: 'Close and wait',
      match: 'close, wait, shut, send staff home',
      draw: 'saves wages',
      limit: 'the roof and the name suffer',
    },
    {
      text: 'Lower the price at the door',
      match: 'discount, cheap, lower, bargain',
      draw: 'a bed is let',
      limit: 'the next one asks for the same',
    },
    {
      text: 'Let by the month',
      match: 'by the month, monthly, long stay, long-stay, tenant, rent out',
      draw: 'steady coins',
      limit: 'cannot be put out before the feast',
    },
    {
      text: 'Pay a booking site',
      match: 'booking, airbnb, site, online, agoda',
      draw: 'strangers find it',
      limit: 'takes a cut, brings few in the rains',
    },
  ],
  want: 'An owner with another income may keep {good} for pride. Ask {who} in {place} what they did last wet month to fill a bed, hour by hour.',
  pay: '{Who} can pay from beds that are let, not from empty ones. A part of each {unit} you bring is the only sure fee; reckon how many wet {units} that needs in {place}.',
  can: 'You can bring people who travel anyway. If nobody must be in {place} in the rains, no picture or price fills {good}.',
  indicators: [
    use('ST.INT.RCPT.CD', 'near', 20, 'high', 'E', {
      split: 324000000,
      high: 'Much comes from visitors, and they come in their own months: {fig}. Ask {who} for the guest book of the wettest one.',
      low: 'Visitors were never many: {fig}. Empty {good} may be the rule in {place}, not the season; look at all twelve months.',
    }),
    use('FB.GDP.PC.PPP', 'proxy', 15, 'low', 'E', {
      split: 3700,
      high: 'Some at home can pay for a bed: {fig}. Stand at the bus park of {place} and ask ten arrivals where they sleep.',
      low: 'Few at home pay for a bed: {fig}. Kin and missions are the rival; ask what they lack.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Main roads stay open mostly: {fig}. If {good} are empty in the rain, ask who stopped coming and why.',
      low: 'Roads close in rain: {fig}. Note how many days {place} was cut off last year.',
    }),
    use('ILO.EMP.SRV', 'exposure', 20, 'high', 'E', {
      split: 46,
      high: 'Many earn by serving others: {fig}. More houses share the same guests; count signs in {place}.',
      low: 'Few serve for a living: {fig}. There may be one house for all travellers; ask if it is full.',
    }),
    use('WGI.RL', 'context', 15, 'low', 'P', {
      split: 25,
      high: 'People travel with less fear than in much of the continent: {fig}. Fear may not be what keeps guests from {place}; ask three.',
      low: 'Fear of the road may keep guests away: {fig}. Ask drivers to {place} when they last refused to go.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 15, 'low', 'T', {
      split: 37,
      high: 'Travellers look at a phone before they come: {fig}. Search for a bed in {place} as a stranger would.',
      low: 'Most come by word of mouth: {fig}. Ask bus crews where they send people, and for what.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'A deposit by phone holds a bed: {fig}. Try it for one office booking.',
      low: 'Cash on arrival is the rule: {fig}. A bed kept may stay empty; count.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 0, 'none', 'S', {
      split: 45,
      high: 'Many live in towns and go home for feasts: {fig}. Ask where they sleep when the family house is full.',
      low: 'Few live in towns: {fig}. Look for nurses, teachers and traders who move between villages.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, who travel for work and feasts',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Only those who pass {place} count: ask bus crews how many get off to sleep.',
    },
  ],
  sizing: {
    event: ['empty night', 'empty nights'],
    inputs: [
      {
        id: 'beds',
        label: '{good} that stay empty on a wet {unit}',
        kind: 'count',
        near: 'rooms, beds, empty',
        assume: [2, 5, 12],
        ask: 'How many {good} stay empty on a common wet {unit}?',
      },
      {
        id: 'price',
        label: 'price of a room for a {unit}',
        kind: 'money',
        near: 'room, night, price, charge, rate',
        ask: 'At what price is one room let for a {unit}, in {money}?',
      },
      {
        id: 'kept',
        label: 'share of it that would remain after breakfast and washing',
        kind: 'share',
        near: 'profit, keep, remain, margin',
        assume: [0.4, 0.6, 0.8],
      },
    ],
    loss: [{ id: 'lost', label: 'income missing on one wet {unit}', expr: 'beds * price * kept', unit: 'money' }],
    times: { per: 'year', assume: [80, 150, 220], ask: 'For how many {units} a year are most {good} empty?' },
    periods: [1, 1, 1],
    people: { label: '{who} in and around {place}', assume: [8, 20, 50] },
  },
  traps: [
    {
      when: ['low season, off season, seasonal, rain', 'not known, nobody knows, marketing, advert, online'],
      text: 'A month without travellers and a house nobody knows look alike at breakfast. Being found helps only where somebody passes.',
      ask: 'On the last wet {unit}, was any house of {place} full?',
      choices: ['Yes, one was', 'No, none', 'I have not asked'],
    },
  ],
  notFound:
    'No record we hold counts let {units} in {place} by month. Guest books of {n:8} houses, if they are true, and bus crews will.',
  political: [
    'Which offices, schools and missions of {country} hold trainings near {place}, and who books for them',
    'One such desk is worth a year of posters.',
  ],
  environmental: [
    'In which weeks rain, heat or dust closes roads and beaches near {place}',
    'Ask what other people come in just those weeks.',
  ],
  licences: [
    {
      ask: 'What must a house hold that lets {good} to strangers, by day and by month?',
      sector: 'company registration and investment',
    },
    { ask: 'Which levy lies on a let {unit}, and who collects it?', sector: 'tax' },
  ],
  unknowns: [
    'Who slept for money in {place} on ten wet {units}, where, why and for how much?',
    'Which offices sent people here in the last year, and where did they sleep?',
    'What would hold a nurse or trader for a week: price, table, lamp, food?',
  ],
  interview: [
    'Open your book at the wettest month. Who came, and how did they find you?',
    'What did you do in that month to fill a bed? What did it bring?',
    'Whom did you send home, and who came back?',
    'Whom did you turn away in the full weeks? Where did they go?',
    'To a traveller: where did you sleep last time here, and why there?',
    'To an office: who chose the house for the last training?',
  ],
  where:
    'the bus park of {place} at dusk in the rain, guest books of eight houses, and the desk of somebody who books trainings',
  tests: [
    {
      name: 'Ten wet nights',
      hypothesis: 'people pay for beds in {place} on wet {units}, elsewhere.',
      method: 'visit {n:8} houses and missions on {n:5} wet evenings; ask {n:25} arrivals at the bus park.',
      metric: 'paid beds, and why there.',
      threshold: '{n:20} paid beds a {unit} in all.',
      usd: 30,
      days: 7,
      stop: 'under five in all.',
    },
    {
      name: 'One desk',
      hypothesis: 'an office books a house it has not used.',
      method: 'show {n:6} who book trainings a page with table, lamp, price and food.',
      metric: 'bookings.',
      threshold: '{n:1} of ten {units} or more.',
      usd: 30,
      days: 9,
      stop: 'all use a mission free.',
    },
    {
      name: 'Crew’s coin',
      hypothesis: 'bus crews send guests for a coin that {payer} pay.',
      method: 'agree with {n:5} crews for {n:10} days; a slip for each.',
      metric: 'slips.',
      threshold: '{n:12}.',
      usd: 50,
      days: 10,
      stop: 'under three.',
    },
  ],
  kill: 'almost nobody pays for a bed anywhere in {place} on wet {units}, or those who do are held by price alone',
  dealBreakers: [
    'In the wet months no one has to be in {place}.',
    'Missions and kin take them free.',
    'Owners keep {good} for pride, and will not change a table.',
  ],
  explore: {
    stage: 'selling',
    also: ['housing', 'transport', 'technology'],
    customers: ['shops', 'companies'],
    products: ['web', 'app', 'service', 'phone'],
    backgrounds: ['sales', 'trader', 'software', 'creative'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
