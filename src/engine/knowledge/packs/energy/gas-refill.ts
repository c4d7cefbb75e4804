import { type Pain, use } from '../../pack-types.ts';

export const gasRefill: Pain = {
  id: 'energy.gas-refill',
  title: 'The gas bottle is empty and the refill is far',
  short: 'Homes cannot get cooking gas refilled when the bottle is empty',
  type: 'access',
  recognise: {
    event:
      'gas refill, refill gas, refill the gas, refill their gas, gas cylinder, gas cylinders, empty cylinder, gas finishes, gas runs out, run out of gas, lpg refill, cooking gas shortage, gas shortage, gas scarcity, price of gas, cooking gas is expensive, price of cooking gas, gas depot, underfilled, under-filled, exchange cylinder, bouteille de gaz, gaz butane, penurie de gaz, recharge de gaz',
    setting:
      'gas, lpg, cylinder, cook, stove, bottle, depot, seller, refill, kitchen, kilo, charcoal, delivery, household, restaurant',
    goods:
      'cooking gas, lpg=cooking gas, gas cylinder=cooking gas, gas!=cooking gas, gaz=cooking gas, butane=cooking gas',
  },
  words: {
    who: ['gas-cooking households', 'household'],
    payer: ['gas-cooking households', 'household'],
    good: 'cooking gas',
    unit: ['refill', 'refills'],
  },
  problem: '{who} in {place} stand with an empty bottle, a far depot and not the whole sum, and light charcoal again',
  heading: 'Empty on a Sunday: {good} for {who} in {place}',
  chain:
    'A marketer owns the bottles, a depot fills them, a shop keeps twenty and sells by the full one. He who carries it takes a fare by bike. The brand of the bottle ties {who} to one shop; another brand will not take it. Some fill in a backyard by the kilo, which is cheap and now and then burns. Find out what was cooked on in one house of {place} in the three days after the last {unit} ran out.',
  causes: [
    {
      id: 'lump',
      fix: 'portion',
      text: 'the full bottle must be paid at once',
      match: 'full cylinder, afford, at once, lump sum, kilo, small, expensive',
      why: 'perhaps the coins are there on other days of the month',
      sign: 'those paid weekly run dry as long',
    },
    {
      id: 'far',
      fix: 'distance',
      text: 'the place to fill is a ride away',
      match: 'far, depot, distance, transport, carry, heavy, no shop',
      why: 'perhaps the bottle may not ride on a minibus',
      sign: 'homes beside the depot run dry as long',
    },
    {
      id: 'dry',
      fix: 'stock',
      text: 'the shop has none',
      match: 'shortage, out of stock, scarcity, no gas, ship, truck late',
      why: 'perhaps it is kept for those who pay more',
      sign: 'days with full shops see as many cold stoves',
    },
    {
      id: 'fear',
      fix: 'safety',
      text: 'fear of fire keeps the bottle empty or small',
      match: 'fear, explosion, burst, dangerous, leak, safety, hose',
      why: 'perhaps an old hose is all that is wrong',
      sign: 'those without fear run dry as long',
    },
  ],
  effects: [
    'charcoal is bought again at the price of the tin',
    'a food seller loses her noon customers',
    'bottles stand in yards as stools',
    'backyard filling spreads',
  ],
  stakeholders: [
    'household: needs the sum on the day it runs out',
    'gas shop: earns by the bottle, hates to deliver',
    'bike rider: carries it, with or without leave',
    'marketer: owns bottles, ties shops',
  ],
  metrics: [
    'days without {good} between two {units}',
    'kilos paid ÷ kilos in the bottle',
    'coins for carrying ÷ coins for {good}',
  ],
  alternatives: [
    {
      text: 'Go back to charcoal for the week',
      match: 'charcoal, firewood, nothing',
      draw: 'by the tin',
      limit: 'smoke and time',
    },
    {
      text: 'Fill by the kilo in a backyard',
      match: 'by kilo, backyard, decant, roadside filling',
      draw: 'any sum',
      limit: 'danger, and a false scale',
    },
    {
      text: 'Keep two small bottles',
      match: 'two cylinders, second, spare',
      draw: 'never dry',
      limit: 'twice the deposit',
    },
    { text: 'Send a boy on a bike', match: 'rider, boda, delivery, boy', draw: 'at the door', limit: 'a fare on top' },
    { text: 'Borrow the neighbour’s bottle', match: 'borrow, neighbour', draw: 'quick', limit: 'brands do not match' },
  ],
  want: 'Many keep both fires on purpose, {good} for tea and charcoal for beans. If {who} of {place} light charcoal with a full bottle, the empty one is not what holds them back.',
  pay: 'People pay a fare for water and may pay one for {good}. By the kilo they pay more than by the bottle, if it comes on a day with coins; learn which days those are for {who}.',
  can: 'Filling and carrying {good} are watched, for good reason, and the marketer can withhold bottles. A list, a bike and a shop that trusts you are enough to try in {place}; a filling plant is not a trial.',
  indicators: [
    use('EG.CFT.ACCS.ZS', 'near', 30, 'high', 'T', {
      split: 10,
      high: 'Clean fuel has reached more kitchens than in half of Africa: {fig}. Enough {who} own a bottle to count dry days in {place}.',
      low: 'Clean fuel has reached few kitchens: {fig}. The first bottle, not the {unit}, may be the hurdle; find {n:30} owners before you go on.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'New quarters rise beyond the last shop: {fig}. Map shops and bottles of {place} on foot.',
      low: 'Quarters grow slowly: {fig}. A shop may be near; ask {who} why the bottle stood empty all the same.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'A full bottle is a week’s food for most: {fig}. Offer {units} in thirds to {n:20} homes of {place}.',
      low: 'More can pay a full bottle: {fig}. Weight and way may trouble {who} more than the sum.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 10, 'low', 'T', {
      split: 44,
      high: 'A coin a day by phone can fill a bottle in weeks: {fig}. Try it with {who} who ran dry this month.',
      low: 'Coins by phone are not usual: {fig}. Let a shop in {place} keep a card with stamps for {good}.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'The country depends much on what comes from abroad: {fig}. Ask shops of {place} on how many days they had no {good} last quarter.',
      low: 'The country depends less on things from abroad: {fig}. Dry shops may be rare; check the slips before you blame ships for a missing {unit}.',
    }),
    use('LPI.INFRA', 'proxy', 10, 'low', 'T', {
      split: 2.3,
      high: 'Main roads are fair: {fig}. The last ride to {who} in {place} is then what you can change.',
      low: 'Main roads are poor: {fig}. Trucks with {good} come late; see which shop of {place} still has some.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 6,
      high: 'A {unit} will cost more by the year’s end: {fig}. Say the price of {good} by message before each ride.',
      low: 'A {unit} keeps its price for months: {fig}. Print it on the card of {who}.',
    }),
    use('HDR24.GII', 'proxy', 0, 'none', 'S', {
      split: 0.53,
      high: 'She cooks and another decides: {fig}. Ask who in the house of {who} said yes to the last {unit}.',
      low: 'She may decide by herself: {fig}. Sell {units} to the women of one yard.',
    }),
  ],
  reach: [
    {
      label: 'people who cook with clean fuel',
      expr: 'people * clean / 100',
      records: { people: 'SP.POP.TOTL', clean: 'EG.CFT.ACCS.ZS' },
      caution: 'Current and spirit count as clean too: count bottles in {n:100} homes of {place}.',
    },
    {
      label: 'people in towns',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Count bottles in {n:100} homes of {place}; many have none.',
    },
  ],
  sizing: {
    event: ['dry spell', 'dry spells'],
    inputs: [
      {
        id: 'days',
        label: 'days without {good}',
        kind: 'days',
        near: 'days, weeks, wait, without',
        assume: [2, 5, 14],
        ask: 'How many days did the bottle stand empty the last time?',
      },
      {
        id: 'other',
        label: 'spending on charcoal or meals in one such day',
        kind: 'money',
        near: 'charcoal, firewood, day, spend, meal',
        ask: 'What is spent on charcoal on one day without {good}, in {money}?',
      },
      {
        id: 'usual',
        label: 'cost of {good} on a usual day',
        kind: 'money',
        near: 'gas, refill, cylinder, kilo, month',
        ask: 'How long does a {unit} last, and what does it cost, in {money}?',
      },
    ],
    loss: [
      { id: 'loss', label: 'cost of one dry spell above the usual', expr: 'days * (other - usual)', unit: 'money' },
    ],
    times: { per: 'year', assume: [4, 8, 12], ask: 'How many times a year does it run out with no {unit} at hand?' },
    periods: [1, 1, 1],
    people: { label: '{who} around the first shop in {place}', assume: [60, 200, 500] },
  },
  notFound:
    'No record we hold counts empty bottles in {country}. {Who} of {place} can chalk the day of the last {unit} and the first cold day on the bottle itself.',
  political: [
    'Whether {good} are subsidised or taxed in {country}, and who speaks of changing it',
    'The price can double with a signature, and bottles go back to the yard.',
  ],
  environmental: [
    'How heat in {place} and rain on the road change storing and carrying {good}',
    'A bike with bottles in a storm is a risk of its own.',
  ],
  licences: [
    { ask: 'What does carrying, storing or filling {good} for others need?', sector: 'energy' },
    { ask: 'Which check must bottle, hose and scale pass?', sector: 'standards' },
  ],
  unknowns: [
    'How many days of the last {n:90} did {n:40} {who} of {place} cook on something else, with a bottle in the house?',
    'Which was missing on those days: coins, way or {good}?',
    'What did kilos paid and kilos got come to on {n:10} scales?',
  ],
  interview: [
    'When did it last run out? Tell me meal by meal what you cooked on then.',
    'How did the bottle get there and back? What did that cost?',
    'On which day of the month did you have the sum? Where had it gone?',
    'What did you see or hear about a fire? What do you do since?',
    'Which shop takes your brand? When did it last say no?',
    'To a shop: whom did you send away last week, and why?',
  ],
  where:
    'a gas shop in {place} on a Saturday, a yard where bottles stand beside charcoal stoves, and the noon stalls that fry on gas',
  tests: [
    {
      name: 'Chalk on the bottle',
      hypothesis: 'the bottle stands empty one day in four.',
      method: '{n:40} {who} of {place} chalk each cold day for {n:10} days, with the reason.',
      metric: 'cold days by reason.',
      threshold: '{n:100} of {n:400}.',
      usd: 20,
      days: 10,
      stop: 'under {n:30}.',
    },
    {
      name: 'Thirds to the door',
      hypothesis: '{who} buy a third at a time, carried home.',
      method: 'with one shop of {place} offer small bottles by bike, fare included.',
      metric: '{units} by the third day and the ninth.',
      threshold: '{n:25} in nine days.',
      usd: 150,
      days: 9,
      stop: 'under {n:8}.',
    },
    {
      name: 'Coins beforehand',
      hypothesis: '{payer} pay ahead in bits.',
      method: 'a stamp card at the shop for {n:30} homes.',
      metric: 'cards full before the bottle is empty.',
      threshold: '{n:12}.',
      usd: 30,
      days: 10,
      stop: 'coins stop after the third stamp.',
    },
  ],
  kill: 'bottles of {who} in {place} stand empty on fewer than one day in ten, or under {n:8} thirds are bought',
  dealBreakers: [
    '{Who} cook on charcoal by taste, with a full bottle beside it.',
    'The marketer lends no bottles to a carrier.',
    'One fire in {place} ends the trust for years.',
  ],
  explore: {
    stage: 'moving',
    also: ['retail', 'environment'],
    customers: ['urban', 'women', 'shops'],
    products: ['service', 'phone', 'app'],
    backgrounds: ['transport', 'sales', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
