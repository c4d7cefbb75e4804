import { type Pain, use } from '../../pack-types.ts';

export const returnedParcels: Pain = {
  id: 'logistics.returned-parcels',
  title: 'Ordered parcels come back unpaid',
  short: 'Parcels ordered online come back because the buyer refuses them',
  type: 'loss',
  recognise: {
    event:
      'parcels come back, parcel out of, parcels out of, every return, return costs, come back, comes back, came back, returned, parcel back, returned parcel, return rate, failed delivery, failed deliveries, refuse the parcel, refuse delivery, refuse at the door, reject at the door, cancel on delivery, cash on delivery, pay on delivery, payment on delivery, not answer, does not answer, phone is off, nobody at home, no-show, change their mind, refuse le colis, refusent le colis, refusent les colis, colis retourne, colis revien, payment a la livraison, payment a la delivery, customers refuse, buyers refuse, refuse le parcel, parcels retournes',
    setting:
      'online, instagram, whatsapp, facebook, order, customer, door, rider, courier, buyer, parcel, vendor, delivery, livraison, colis',
  },
  words: {
    who: ['online sellers', 'online seller'],
    payer: ['online sellers', 'online seller'],
    good: 'parcels',
    unit: ['order', 'orders'],
  },
  problem: '{who} in {place} send out {good} that come back unpaid, and pay the rider for both ways',
  heading: 'There and back: what returned {good} cost {who} in {place}',
  chain:
    'A buyer types an order for free and pays only at the door. The rider is paid by the trip, so a refusal costs him little and {who} two fares. {Good} then sit for days in the rider’s bag while the next buyer asks for them. Find out what the last buyer who refused had been told before the rider left, and by whom.',
  causes: [
    {
      id: 'idle',
      fix: 'commitment',
      text: 'the buyer has paid nothing and risks nothing',
      match:
        'cash on delivery, pay on delivery, no deposit, free to order, change their mind, prank, not serious, paiement a la livraison',
      why: 'perhaps buyers were cheated by a seller who took money first',
      sign: 'buyers who had paid a part refuse as often',
    },
    {
      id: 'phone',
      fix: 'contact',
      text: 'nobody reaches the buyer in the hour before the rider comes',
      match: 'phone off, not answer, unreachable, nobody at home, no answer, wrong number, not home',
      why: 'perhaps the rider calls from a number the buyer does not know',
      sign: 'refused {units} had been announced and agreed that morning',
    },
    {
      id: 'slow',
      fix: 'speed',
      text: 'the parcel comes so late that the wish has passed',
      match: 'late, delay, slow, days later, bought elsewhere, already bought, waited',
      why: 'perhaps riders wait until they have enough drops on one side of town',
      sign: '{units} of the same day come back as often',
    },
    {
      id: 'differs',
      fix: 'showing',
      text: 'what is in the bag is not what the picture showed',
      match: 'picture, size, colour, not as shown, different, quality, wrong size, wrong item',
      why: 'perhaps the seller copies pictures from a supplier and never opens the bag',
      sign: 'buyers refuse before they look',
    },
  ],
  effects: [
    'two fares and no sale',
    'the piece misses the buyer who wanted it',
    'sellers ask for payment first and frighten off the honest',
    'riders drop the sellers with many refusals',
  ],
  stakeholders: [
    'seller: pays both ways, chooses rider and promise',
    'buyer: decides at the door, has little cash late in the month',
    'rider: carries cash and blame, earns per trip',
    'courier firm: sets the fee for a return, may hold the seller’s cash',
  ],
  metrics: [
    '{units} refused ÷ {units} sent out, by day and area',
    'days a refused piece is out of stock',
    'fares paid for nothing in a week',
  ],
  alternatives: [
    {
      text: 'Send anyway and count refusals as a cost',
      match: 'nothing, accept, count as cost, absorb',
      draw: 'no buyer is scared away',
      limit: 'the honest buyer pays for it in the price',
    },
    {
      text: 'Ask for part payment first',
      match: 'deposit, part payment, pay first, prepay, mobile money first',
      draw: 'shows who is serious',
      limit: 'new buyers fear a trick',
    },
    {
      text: 'Call twice before the rider leaves',
      match: 'call before, confirm, confirmation call, phone first',
      draw: 'cheap, sifts the idle',
      limit: 'takes an hour a day and airtime',
    },
    {
      text: 'Deliver only in known areas',
      match: 'known areas, only certain areas, refuse area',
      draw: 'fewer surprises',
      limit: 'gives up half of the town',
    },
    {
      text: 'Let buyers collect from a shop',
      match: 'pick up, pickup, collect, collection point',
      draw: 'no fare to lose',
      limit: 'many never come for it',
    },
  ],
  want: 'A seller with fat margins shrugs at returns. Ask {who} for last month’s refused {good} one by one; if they must guess, the trouble is smaller than the talk about it.',
  pay: '{Who} already pay riders and will pay one of them more only for fewer returns. What can be earned per {unit} lies below one wasted fare, so count those fares first.',
  can: 'You do not hold the phone, the cash or the picture. In {place} one rider who flatters, waits and calls again may save more {good} than any message.',
  indicators: [
    use('FINDEX.BUYONLINE', 'near', 30, 'high', 'S', {
      split: 5.75,
      high: 'Buying from a screen is no rarity: {fig}. Sit with {n:5} {who} in {place} and mark each refusal of one week.',
      low: 'Few have bought this way yet: {fig}. First buyers may refuse {good} out of fear; ask {n:10} of them what they feared.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 20, 'low', 'T', {
      split: 44,
      high: 'A part of the price can be sent before the rider starts: {fig}. Ask {who} why they do not insist on it, since refusals are partly their choice.',
      low: 'Paying first by phone is out of reach for many: {fig}. The door stays the place of decision, so work on the hour before the knock in {place}.',
    }),
    use('WGI.RL', 'proxy', 15, 'low', 'L', {
      split: 25,
      high: 'Cheats may have something to fear: {fig}. Ask buyers in {place} if they would pay {who} first, with whose word behind it.',
      low: 'A cheated buyer has nowhere to go: {fig}. That makes paying {who} at the door a sensible habit; build on the habit.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'More doors open on every edge of town: {fig}. Note whether {good} for new quarters of {place} come back more often.',
      low: 'The map of buyers changes slowly: {fig}. {Who} can learn who refuses; ask to see whether they keep a list.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 10, 'low', 'T', {
      split: 96,
      high: 'Lines are plentiful: {fig}. When nobody answers for {good}, ask which of the buyer’s lines the seller has.',
      low: 'Lines are fewer: {fig}. A buyer may order {good} on a cousin’s phone, so ask whose number is on the bag.',
    }),
    use('SL.EMP.VULN.ZS', 'context', 10, 'high', 'E', {
      split: 50,
      high: 'Few know on Monday what they hold on Friday: {fig}. Compare {units} refused on payday with those of a lean week.',
      low: 'Wages come on fixed days for many: {fig}. Then an empty purse explains fewer refused {units}; look at the promise made.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 6,
      high: 'A price quoted last week is old: {fig}. See if the sum asked at the door was still the one in the chat with {who}.',
      low: 'Quoted prices hold for weeks: {fig}. If buyers quarrel over the sum for {good}, the delivery fee may be the quarrel.',
    }),
    use('IT.NET.USER.ZS', 'exposure', 0, 'none', 'T', {
      split: 37,
      high: 'Many can look before they order: {fig}. Try a short film of the real {good} in place of a borrowed picture.',
      low: 'A minority browses: {fig}. Buyers of {good} in {place} may know each other, and so may their complaints.',
    }),
  ],
  reach: [
    {
      label: 'adults who bought something online',
      expr: 'people * (100 - young) / 100 * online / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014', online: 'FINDEX.BUYONLINE' },
      caution: 'Most of them kept what they ordered: it bounds the buyers, not the refusals.',
    },
    {
      label: 'people in towns, where riders go from door to door',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Most of them order nothing from a screen; count {units} at {n:5} {who}.',
    },
  ],
  sizing: {
    event: ['week', 'weeks'],
    inputs: [
      {
        id: 'sent',
        label: '{units} sent out in a week',
        kind: 'count',
        near: 'order, parcel, deliver, package',
        ask: 'How many {units} does one {who1} send out in a week?',
      },
      {
        id: 'back',
        label: 'share that comes back',
        kind: 'share',
        near: 'parcels come, return, refuse, come back, reject, fail',
        assume: [0.05, 0.15, 0.3],
        ask: 'Of ten {units} sent out, how many come back?',
        choices: ['One', 'Two', 'Three', 'Five or more'],
        values: [0.1, 0.2, 0.3, 0.5],
      },
      {
        id: 'fare',
        label: 'cost of one refused {unit}, both ways',
        kind: 'money',
        near: 'fare, every return, return costs, delivery fee, transport, trip, courier',
        ask: 'What does one refused {unit} cost in fares and fees, there and back, in {money}?',
      },
    ],
    loss: [
      { id: 'refused', label: '{units} refused in a week', expr: 'sent * back', unit: 'count' },
      { id: 'loss', label: 'fares lost in one week', expr: 'refused * fare', unit: 'money' },
    ],
    times: { per: 'month', assume: [3, 4, 4.3], ask: 'In how many weeks of a month does one {who1} send {good}?' },
    periods: [9, 11, 12],
    people: { label: '{who} in the seller groups of {place} you can enter', assume: [20, 50, 120] },
  },
  traps: [
    {
      when: ['phone off, not answer, unreachable, nobody at home', 'refuse, reject, change their mind, no cash'],
      text: 'A buyer who cannot be found and one who says no at the door both send the rider back. The first needs a better call, the second a stake in the sale.',
      ask: 'Which sends more {good} back in {place}?',
      choices: ['Buyer not found', 'Buyer says no', 'Buyer has no cash'],
    },
  ],
  notFound:
    'No record we hold counts refused {good} in {country}. Couriers keep it to themselves; ask one small firm in {place} for its return sheet of {n:30} days.',
  political: [
    'How a rider’s cash for goods is treated at a police stop in {place}',
    'If cash for {good} is taken on the road, {who} will want prepayment however rare the buyers.',
  ],
  environmental: [
    'How many days of rain keep riders from the far quarters of {place}',
    'A late {unit} in the wet months is refused more; do not test in those weeks alone.',
  ],
  licences: [
    { ask: 'What permit does collecting and handing over {good} for others need?', sector: 'telecommunications' },
    { ask: 'May you hold a buyer’s part payment until {good} are handed over?', sector: 'finance / central bank' },
  ],
  unknowns: [
    'Of {n:100} {units} sent out by {n:5} {who} in {place}, how many came back, and with which reason?',
    'What did a refused {unit} cost in fares, fees and days without the piece?',
    'Which {who} have few refusals, and what do they do before the rider starts?',
  ],
  interview: [
    'Take me through the last parcel that came back. What was said in the chat, and when?',
    'What did the rider tell you at the door? Did you believe him?',
    'Whom do you no longer send to? What had happened?',
    'When did you last ask for money first? Who stayed and who left?',
    'To a buyer: which order did you last turn away, and what had changed since you placed it?',
    'To a rider: which seller’s parcels do you load last, and why?',
  ],
  where:
    'the riders’ stand where sellers in {place} hand over their bags, the sellers’ chat groups, and the returns shelf of a small courier',
  tests: [
    {
      name: 'Returns book',
      hypothesis: 'one in eight {units} of {who} in {place} comes back.',
      method:
        '{n:5} sellers write down every order of two weeks: area, hour promised, hour reached, result, reason in the buyer’s words.',
      metric: 'refused ÷ sent, by reason.',
      threshold: '{n:12} of {n:100}.',
      usd: 30,
      days: 10,
      stop: '{n:60} {units} pass with {n:3} refusals or fewer.',
    },
    {
      name: 'A coin before the knock',
      hypothesis: 'a small part payment sifts the idle without losing half of the sales.',
      method:
        '{n:3} sellers ask every second buyer for a tenth by phone, returned if the piece displeases. Compare both halves of {good}.',
      metric: 'sales made and refusals in each half.',
      threshold: 'refusals halve, and sales fall by less than a fifth.',
      usd: 40,
      days: 9,
      stop: 'sales fall by half in the first {n:20} {units}.',
    },
    {
      name: 'The caller for hire',
      hypothesis: '{payer} pay a person who calls, sorts and sets the hour.',
      method: 'offer {n:8} sellers a caller for a week at a fee per {unit} delivered and nothing for one refused.',
      metric: 'sellers who pay for a second week.',
      threshold: '{n:3} of {n:8}.',
      usd: 60,
      days: 10,
      stop: 'two sellers want it only as a gift.',
    },
  ],
  kill: 'fewer than {n:6} of {n:100} {units} in {place} come back, or no seller pays for a second week of calls',
  dealBreakers: [
    'Buyers refuse since the piece is poor, and {who} will not change what they sell.',
    'The courier earns on returns and sets the rules.',
    'The fare is so low that a refused {unit} costs {who} less than your fee.',
  ],
  explore: {
    stage: 'selling',
    also: ['retail', 'technology'],
    customers: ['shops', 'women', 'youth'],
    products: ['phone', 'service', 'web'],
    backgrounds: ['sales', 'transport', 'software'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'low',
  },
};
