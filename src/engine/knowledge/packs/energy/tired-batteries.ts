import { type Pain, use } from '../../pack-types.ts';

export const tiredBatteries: Pain = {
  id: 'energy.tired-batteries',
  title: 'Stored power fades after two years',
  short: 'Solar and inverter batteries die early and are dear to replace',
  type: 'quality',
  recognise: {
    event:
      'battery dies, batteries die, battery died, dead battery, dead batteries, battery lasts, batteries last, battery life, battery no longer, weak battery, weak batteries, battery swells, replace the battery, replace batteries, replacing batteries, old batteries, battery replacement, battery does not hold, batteries do not hold, does not hold charge, second-life, refurbished batter, lithium, lead acid, lead-acid, batterie, batteries mortes',
    setting:
      'battery, batteries, inverter, solar, backup, panel, clinic, school, office, charge, night, street light, e-bike, cell, tower',
    goods: 'battery=batteries, batteries, lithium=batteries, batterie=batteries',
  },
  words: {
    who: ['owners of solar systems', 'owner'],
    payer: ['owners of solar systems', 'owner'],
    good: 'batteries',
    unit: ['replacement', 'replacements'],
  },
  actor:
    'owner, school, clinic, shop, household, business, hospital, company, farmer, family, people, person, customer, technician, church, mosque, hotel, bar',
  problem: '{who} in {place} have sun on the roof and darkness at nine, as {good} no longer hold what the day gave',
  heading: 'Sun by day, dark by nine: tired {good} of {who} in {place}',
  chain:
    'A donor, a loan or a feast paid for the panels; nobody laid aside for {good}. A dealer sells what he has, new or washed, and no buyer can measure. Scrap men pay by weight and melt the lead in a yard. {Who} learn the state of a battery by the hour at which it goes dark. Find out how old {good} were at the last {unit} in {place}, how they were used, and where the old ones went.',
  causes: [
    {
      id: 'deep',
      fix: 'use',
      text: 'they are emptied each night to the last',
      match: 'empty, deep discharge, drain, overuse, tv, fridge, all night',
      why: 'perhaps nobody set the cut-off',
      sign: 'those used gently die as early',
    },
    {
      id: 'heat',
      fix: 'place',
      text: 'heat, dust and dry cells kill them',
      match: 'heat, hot, roof, water level, dry, dust, maintenance, top up',
      why: 'perhaps the caretaker left and the water with him',
      sign: 'cool, tended ones die as early',
    },
    {
      id: 'fake',
      fix: 'buying',
      text: 'what was sold as new was old or small',
      match: 'fake, refurbished, old stock, capacity, copy, label, second-hand',
      why: 'perhaps weight on a scale would have shown it',
      sign: '{good} with proved capacity die as early',
    },
    {
      id: 'fund',
      fix: 'money',
      text: 'nobody laid aside for the next set',
      match: 'no budget, savings, donor, fund, afford, expensive, replace',
      why: 'perhaps the school committee spent it on desks',
      sign: 'those with money in the tin replace no sooner',
    },
  ],
  effects: [
    'a ward or class goes dark, with panels overhead',
    'a motor is bought again',
    'lead from old ones lies where children play',
    'panels are sold off the roof',
  ],
  stakeholders: [
    'owner: pays each few years, measures nothing',
    'caretaker: tops up, or not',
    'dealer: knows the date code',
    'scrap buyer: pays by the kilo, asks nothing',
  ],
  metrics: [
    'months from first use to half capacity',
    'hours of light per full charge',
    'price per kilowatt-hour given in a lifetime',
  ],
  alternatives: [
    {
      text: 'Live with two hours of light',
      match: 'less, two hours, nothing, accept',
      draw: 'no money out',
      limit: 'fridge and class fail',
    },
    {
      text: 'Buy washed ones',
      match: 'refurbished, washed, second-hand, used',
      draw: 'half the price',
      limit: 'half a year',
    },
    { text: 'Go back to the motor', match: 'generator, petrol', draw: 'as long as wanted', limit: 'fuel' },
    {
      text: 'Switch to lithium',
      match: 'lithium, new type',
      draw: 'lasts longer by promise',
      limit: 'dear, and nobody mends it',
    },
    { text: 'Use by day only', match: 'day only, no battery, direct', draw: 'panels last', limit: 'no evening' },
  ],
  want: 'If the evening matters to {who} in {place}, they will know the hour at which it ends; those who shrug use the panels for phones by day and do not miss {good}.',
  pay: 'No one likes to pay again for what seemed paid. A monthly sum with a promise of hours may pass where a {unit} at once does not; a school needs somebody who signs for it, so find out who among {who} can.',
  can: 'You cannot see inside {good} of strangers, and each pack of old cells is another. In {place} a tester, a scale and a book may earn before any workshop with fire in it does; a wrong promise on one {unit} eats ten gains.',
  indicators: [
    use('EG.ELC.ACCS.ZS', 'proxy', 20, 'low', 'T', {
      split: 56,
      high: 'More people have current than in half of Africa: {fig}. {Good} may serve as spare only; ask {who} how many hours they need.',
      low: 'Current is missing for many: {fig}. {Good} are the evening itself; note at {n:20} doors when it ends.',
    }),
    use('EG.USE.ELEC.KH.PC', 'near', 20, 'low', 'T', {
      split: 390,
      high: 'Power use per head is high by African measure: {fig}. Inverters in town may be the larger part of {good}; count both.',
      low: 'Power use per head is low: {fig}. Small sets on roofs may be the field; list age and make of {good} around {place}.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'Cells of all sorts cross the border: {fig}. Weigh {n:10} of the {good} sold as equal in {place}.',
      low: 'Fewer cells cross the border: {fig}. A handful of dealers set price and age; read their date codes with {who}.',
    }),
    use('FP.CPI.TOTL.ZG', 'proxy', 10, 'high', 'E', {
      split: 6,
      high: 'A sum laid aside melts: {fig}. Let {who} save in cells or kind, or pay monthly for a {unit}.',
      low: 'A sum laid aside keeps: {fig}. Ask {who} why no tin for {good} was kept.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 17,
      high: 'Loans for a set are thinkable: {fig}. Ask a lender in {place} what became of panels he paid for.',
      low: 'Loans for a set are scarce: {fig}. {Who} in {place} may take hours on hire instead of {good}.',
    }),
    use('SP.URB.GROW', 'exposure', 20, 'high', 'S', {
      split: 3.3,
      high: 'New roofs outrun the grid: {fig}. Walk a new quarter of {place} and count inverters.',
      low: 'Roofs and grid grow in step: {fig}. Look at schools, clinics and bars among {who}, where nights count.',
    }),
    use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
      split: 0.45,
      high: 'Motors are the other choice: {fig}. Set the price of an evening by can and by {good} side by side for {who}.',
      low: 'Few burn fuel for light: {fig}. Darkness, not a motor, is what {good} compete with.',
    }),
    use('HDR24.EYS', 'context', 0, 'none', 'S', {
      split: 11,
      high: 'Children are to stay at school for long: {fig}. A school in {place} may tend {good} as a lesson; ask its head.',
      low: 'School is short for many: {fig}. Train one caretaker of {good} in {place} by hand.',
    }),
  ],
  reach: [
    {
      label: 'people with current of any kind',
      expr: 'people * lit / 100',
      records: { people: 'SP.POP.TOTL', lit: 'EG.ELC.ACCS.ZS' },
      caution: 'Most of them own no battery: count sets on {n:100} roofs of {place}.',
    },
  ],
  sizing: {
    event: ['replacement', 'replacements'],
    inputs: [
      {
        id: 'price',
        label: 'price of a set',
        kind: 'money',
        near: 'battery, set, price, replace, cost, new',
        ask: 'What does one {unit} cost, in {money}?',
      },
      {
        id: 'got',
        label: 'days they really served',
        kind: 'days',
        near: 'months, years, lasted, last',
        assume: [300, 600, 900],
        ask: 'How long did the last set hold well?',
      },
      {
        id: 'promised',
        label: 'days they were sold for',
        kind: 'days',
        near: 'promised, years, warranty',
        assume: [900, 1200, 1800],
      },
    ],
    loss: [
      { id: 'unserved', label: 'part of the life not served', expr: '1 - got / promised', unit: 'share' },
      { id: 'loss', label: 'loss on one {unit}', expr: 'price * unserved', unit: 'money' },
    ],
    times: { per: 'year', assume: [0.3, 0.5, 1], ask: 'How often a year does one {who1} replace a set?' },
    periods: [1, 1, 1],
    people: { label: '{who} within an hour of {place}', assume: [30, 100, 300] },
  },
  notFound:
    'No record we hold says how long {good} last in {country}. Date codes and the last good evening of {n:40} sets around {place} do.',
  political: [
    'Whether old lead may leave {country}, and who holds that trade near {place}',
    'The scrap price decides what becomes of {good}, more than any rule.',
  ],
  environmental: [
    'How hot the room of {good} in {place} gets at three in the afternoon',
    'Heat halves a life; a shade may sell better than a cell.',
  ],
  licences: [
    { ask: 'Which marks must {good} carry, new and made over?', sector: 'standards' },
    { ask: 'What does renting out {good} by the evening need?', sector: 'energy' },
  ],
  unknowns: [
    'How old were {n:40} sets near {place} when the evening first failed?',
    'What share of {good} sold as new hold what they say?',
    'Who pays at a school or clinic for the next {unit}?',
  ],
  interview: [
    'At what hour did it go dark yesterday? And a year ago?',
    'When did you buy these? Who chose them, and how?',
    'Who tops them up? When was it last done?',
    'Where are the old ones? What did you get for them?',
    'What did you lay aside for the next? What became of it?',
    'To a dealer: how do you know a washed one? Show me.',
  ],
  where:
    'a school or clinic in {place} with panels and a torch, the row of inverter dealers, and the scrap yard that buys lead',
  tests: [
    {
      name: 'Evening clock',
      hypothesis: 'half of all sets give under half of their hours.',
      method: 'load {n:30} sets of {who} around {place} with one lamp; note age, make, hours.',
      metric: 'hours ÷ hours when new.',
      threshold: '{n:15} of {n:30}.',
      usd: 60,
      days: 9,
      stop: 'fewer than {n:6}.',
    },
    {
      name: 'Scale and tester',
      hypothesis: 'a third of {good} sold as new are not.',
      method: 'weigh and load {n:12} at {n:6} dealers of {place}.',
      metric: 'short ones.',
      threshold: '{n:4} of {n:12}.',
      usd: 200,
      days: 6,
      stop: 'none.',
    },
    {
      name: 'Hours on hire',
      hypothesis: '{payer} pay monthly for an evening that holds.',
      method: 'put good cells at {n:6} doors; fee ahead; you carry the risk.',
      metric: 'fees for the second month.',
      threshold: '{n:3} of {n:6}.',
      usd: 300,
      days: 10,
      stop: 'nobody pays for a second.',
    },
  ],
  kill: 'fewer than {n:6} of {n:30} sets around {place} have lost half of their hours, or no {who1} pays for a second month',
  dealBreakers: [
    '{Who} do not miss the evening enough.',
    'Scrap men pay more for {good} than a second life earns.',
    'New cells fall in price faster than you can mend old ones.',
  ],
  explore: {
    stage: 'storing',
    also: ['waste', 'healthcare'],
    customers: ['institutions', 'companies', 'rural'],
    products: ['device', 'service'],
    backgrounds: ['engineer', 'research', 'sales'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
