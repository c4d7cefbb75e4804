import { type Pain, use } from '../../pack-types.ts';

export const fakeInputs: Pain = {
  id: 'agriculture.fake-inputs',
  title: 'Seed, fertiliser or chemicals are not what the packet says',
  short: 'Seed, fertiliser or chemicals turn out fake or weak',
  type: 'trust',
  recognise: {
    event:
      'fake, counterfeit, adulterat, expired, poor quality seed, did not germinate, germinat, substandard, contrefait, faux, bad seed',
    setting:
      'seed, fertili, pesticide, herbicide, agro-dealer, input, packet, label, dealer, planting, engrais, semence',
    goods: 'seed, fertili, pesticide, herbicide, engrais, semence',
  },
  words: {
    who: ['smallholder farmers', 'smallholder farmer'],
    payer: ['agro-dealers', 'agro-dealer'],
    good: 'seed',
    unit: ['packet', 'packets'],
  },
  problem: '{who} in {place} buy {good} that fail in the field and learn it only when the season is lost',
  heading: 'Can {who} in {place} trust the {good} they buy?',
  chain:
    'A packet of {good} passes from maker to wholesaler to shop to {who}. Each can open, refill or keep it too long, and the one who did is gone when the field fails. An honest dealer suffers as well, since he sells beside a cheaper fake. {Payer} may pay for proof if it brings customers back. Find out who lost a customer over {good} last season.',
  causes: [
    {
      id: 'refill',
      fix: 'proof',
      text: 'someone along the way refills {units} with cheaper stuff',
      match: 'fake, counterfeit, refill, adulterat, mix, contrefait, faux',
      why: 'perhaps empty {units} have a price of their own',
      sign: '{units} straight from the maker fail as often',
    },
    {
      id: 'old',
      fix: 'storage',
      text: '{good} grow old or hot in the shop',
      match: 'expired, old stock, heat, storage, stored badly',
      why: 'perhaps the shop orders once a year and keeps the rest under an iron roof',
      sign: '{units} of this month fail as often as last year’s',
    },
    {
      id: 'use',
      fix: 'advice',
      text: '{good} are used at the wrong time or in the wrong amount',
      match: 'wrong use, dose, instruct, training, apply, timing',
      why: 'perhaps the label is in a language {who} do not read',
      sign: 'the same {unit} fails in a careful neighbour’s field',
    },
    {
      id: 'soil',
      fix: 'matching',
      text: 'the {good} do not suit the soil or the rain',
      match: 'soil, variety, drought, unsuitable',
      why: 'perhaps the shop sells what it has, not what fits',
      sign: 'failure follows the shop, not the field',
    },
  ],
  effects: [
    'a season’s labour is lost with the {good}',
    '{who} go back to saved grain',
    'honest dealers lose to cheap ones',
  ],
  stakeholders: [
    'farmer: decides where to buy, carries the whole loss',
    'agro-dealer: decides what to stock, can gain by proof or by fraud',
    'maker or importer: loses its name, may pay for proof',
    'inspector: can close a shop',
    'neighbour farmer: decides what is believed',
  ],
  metrics: [
    'seedlings or effect per {unit} against the label',
    '{units} traced to the maker ÷ {units} sold',
    'customers who come back next season',
  ],
  alternatives: [
    {
      text: 'Plant saved grain or use nothing',
      match: 'saved seed, own seed, recycled seed, use nothing',
      draw: 'known and free',
      limit: 'yields less each year',
    },
    {
      text: 'Buy from a dealer one knows',
      match: 'trusted dealer, relative who sells',
      draw: 'he can be found again',
      limit: 'he may not know what he sells',
    },
    {
      text: 'Buy the dearest brand',
      match: 'expensive brand, known brand',
      draw: 'price looks like proof',
      limit: 'a good name is what fakes copy',
    },
    {
      text: 'Check a scratch code by phone',
      match: 'scratch, code, sms, qr',
      draw: 'an answer in the shop',
      limit: 'says who packed it, not how it was kept',
    },
    {
      text: 'Test a handful before sowing',
      match: 'germination test, test plot',
      draw: 'costs only days',
      limit: 'works for seed alone, and few do it',
    },
  ],
  want: 'People often blame {good} for what rain or timing did. If a fair test shows most {units} to be sound, {who} have a problem of advice, not of fakes.',
  pay: 'The loser is the farmer, but the one who can pay for proof is the maker or the dealer. If fakes do not cost {payer} customers, nobody pays.',
  can: 'Whoever sells fakes has a reason to stop you. A check that needs the dealer’s help works only in shops of {place} that are honest already.',
  indicators: [
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 35,
      high: 'Inspectors may be of use here: {fig}. Ask when one last took a {unit} of {good} from a shop in {place}.',
      low: 'Do not count on inspection to keep fakes out: {fig}. Proof of {good} has to sit in the hand of {who}.',
    }),
    use('OWID.CEREAL.YIELD', 'proxy', 25, 'low', 'N', {
      split: 1.7,
      high: 'Yields do not look like those of a land full of fakes: {fig}. Compare two neighbours’ {units} before you believe the talk.',
      low: 'Fields give little, for which weak {good} are one suspect: {fig}. Rain and soil are others, so test {units} side by side.',
    }),
    use('ILO.EMP.AGR', 'exposure', 15, 'high', 'S', {
      split: 40,
      high: 'Many buy {good} once a year and cannot compare: {fig}. One failed packet is a whole season for {who}.',
      low: 'Buyers of {good} are few enough to know their dealers: {fig}. Ask {who} how trust is kept today.',
    }),
    use('WGI.RQ', 'proxy', 20, 'low', 'L', {
      split: 35,
      high: 'Rules on {good} may be worth reading: {fig}. Ask the office what a label must say, and compare ten {units}.',
      low: 'A label proves little by itself: {fig}. Find out which mark on {good} {who} in {place} believe, and why.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'The cheapest {unit} will tempt most buyers: {fig}. Proof must cost next to nothing for {who}.',
      low: 'Some buyers can pay for certainty: {fig}. Ask {who} what they paid above the cheapest {good}, and for what.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'A check by text message is possible: {fig}. But a code says who packed {good}, not whether they still grow.',
      low: 'A phone check leaves out many {who}: {fig}. Try a tray of seedlings in the shop window instead.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 6,
      high: 'Labels can be read by many {who}: {fig}. Ask three of them to explain one {unit} back to you.',
      low: 'Labels go unread: {fig}. Colours and pictures on a {unit} of {good} must carry the message.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 0, 'none', 'E', {
      split: 28,
      high: 'Much of what shops sell comes over the border: {fig}. Ask {payer} which {good} arrive without a maker’s invoice.',
      low: 'Home supply matters more than the border: {fig}. Begin with packers of {good} inside {country}.',
    }),
    use('EN.POP.DNST', 'proxy', 0, 'none', 'N', {
      split: 80,
      high: 'Several shops compete within a walk: {fig}. A dealer in {place} can win customers by proof.',
      low: 'One shop serves wide country: {fig}. {Who} cannot punish a bad dealer by leaving.',
    }),
  ],
  reach: [
    {
      label: 'people in the countryside, whose fields depend on such {good}',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Only those who buy {good} can be cheated: ask one shop near {place} how many came last season.',
    },
  ],
  sizing: {
    event: ['season', 'seasons'],
    inputs: [
      {
        id: 'spend',
        label: 'money spent on {good} in a season',
        kind: 'money',
        near: 'packet, bag, seed, fertili, season, acre, hectare, input',
        ask: 'What does one {who1} spend on {good} in a season, in {money}, and what is the harvest from it worth?',
      },
      {
        id: 'share',
        label: 'share of {units} that fail',
        kind: 'share',
        near: '',
        assume: [0.05, 0.15, 0.3],
        ask: 'Of ten {units} bought, how many failed last season?',
        choices: ['One', 'Two', 'Three', 'Five or more'],
        values: [0.1, 0.2, 0.3, 0.5],
      },
      {
        id: 'multiple',
        label: 'harvest lost for each unit of money spent on failed {good}',
        kind: 'count',
        near: 'times',
        assume: [1, 3, 5],
      },
    ],
    loss: [
      { id: 'dead', label: 'money spent on {good} that fail', expr: 'spend * share', unit: 'money' },
      { id: 'loss', label: 'loss in one season, harvest included', expr: 'dead * (1 + multiple)', unit: 'money' },
    ],
    times: { per: 'year', assume: [1, 1, 2], ask: 'How many times a year does one {who1} buy {good}?' },
    periods: [1, 1, 1],
    people: { label: '{who} who buy from the first three shops', assume: [50, 150, 300] },
  },
  notFound:
    'No record we hold says what share of {good} sold in {country} is fake. Buy {n:20} {units} in {place} and test them: that is a record nobody can argue with.',
  political: [
    'Who inspects shops that sell {good} in {place}, and who warns them first',
    'If dealers know the day, inspection proves nothing.',
  ],
  environmental: [
    'Whether last season’s rain in {place} could explain the failed fields',
    'A drought makes sound {good} look fake.',
  ],
  licences: [
    { ask: 'Who may test {good} and publish the result by name of shop?', sector: 'standards' },
    { ask: 'Which office registers {good} before they may be sold?', sector: 'medicines and food' },
  ],
  unknowns: [
    'Of {n:20} {units} of {good} bought in {place}, how many fail a fair test?',
    'Do failures follow the shop, the brand or the field?',
    'Has any of {payer} lost customers over bad {good}, and what was it worth?',
  ],
  interview: [
    'Tell me about the last {good} that failed you: where were they bought, what did you see, and when?',
    'What did you do then? Did you go back to the shop, and what was said?',
    'How did you choose that shop, that brand, that price?',
    'Show me a {unit} you still have. What does it say, and what do you look at?',
    'Whose advice on {good} do you follow? Were they ever wrong?',
    'What did you change this season because of it, and what did that cost?',
  ],
  where:
    'the shops that sell {good} in {place} in the weeks before planting, a failed field with its owner, the wholesaler’s yard',
  tests: [
    {
      name: 'Blind purchase',
      hypothesis: 'at least one in ten {units} of {good} sold in {place} is not what it says.',
      method: 'buy {n:20} {units} in {n:8} shops; grow or test each beside one from the maker, with labels hidden.',
      metric: '{units} that fall short of the label.',
      threshold: '{n:2} or more of {n:20}.',
      usd: 140,
      days: 10,
      stop: 'the first {n:12} are all sound.',
    },
    {
      name: 'Shop window',
      hypothesis: '{who} choose a shop that shows a living test.',
      method:
        'put trays or a signed test sheet in {n:2} shops and none in {n:2} others; count buyers of {good} for a week.',
      metric: 'buyers per day, and what they say.',
      threshold: 'a third more buyers where the test is shown.',
      usd: 50,
      days: 7,
      stop: 'no difference after {n:4} days.',
    },
    {
      name: 'Paid seal',
      hypothesis: '{payer} pay to have their {good} tested and shown.',
      method: 'offer {n:10} {payer} a month of tests for a fee, first payment now.',
      metric: 'payments received.',
      threshold: '{n:3} of {n:10}.',
      usd: 30,
      days: 3,
      stop: '{n:6} refuse for the same reason.',
    },
  ],
  kill: 'fewer than {n:2} of {n:20} {units} of {good} fail, or none of {n:10} {payer} pays for a test',
  dealBreakers: [
    'Most failures come from rain or use, not from the {good}.',
    '{Payer} who sell fakes also own the honest shops of {place}.',
    'Naming a bad shop is not safe for you or for {who}.',
  ],
};
