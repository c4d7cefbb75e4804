import { type Pain, use } from '../../pack-types.ts';

export const noSignal: Pain = {
  id: 'technology.no-signal',
  title: 'People walk to a hill to make a call',
  short: 'No signal where people live or work',
  type: 'access',
  recognise: {
    event:
      'no signal, no network, poor network, bad network, network coverage, weak network, weak signal, signal, out of coverage, network is bad, calls drop, dropped call, call drops, climb, mast, no reception, cannot be reached, unreachable, pas de reseau, zone blanche, network goes',
    setting:
      'village, hill, phone, call, internet, rural, operator, tower, valley, border, island, mobile money, road, telecom',
    goods: 'signal=phone signal, network=phone signal, coverage=phone signal, reseau=phone signal',
  },
  words: {
    who: ['villagers', 'villager'],
    payer: ['market traders', 'market trader'],
    good: 'phone signal',
    unit: ['call', 'calls'],
  },
  problem: '{who} in {place} walk or ride to find {good} and miss calls about money, sickness and work',
  heading: 'The hill where phones work: reaching {who} in {place}',
  chain:
    'An operator builds a mast where enough calls will pay for fuel and guards; a village at the edge hears only its outer ring. The mobile money agent, the clinic and the trader who needs a price lose custom with each missed {unit}, while {who} pay in steps. A headman may lend land, and an operator decides alone. Find out where exactly in {place} the last good {unit} was made, and whose mast carried it.',
  causes: [
    {
      id: 'far',
      fix: 'reach',
      text: 'the next mast is too far or behind a ridge',
      match: 'far, hill, valley, mountain, forest, ridge, distance, remote',
      why: 'perhaps another operator’s mast is nearer and people hold the wrong line',
      sign: 'a second line from another operator is as dead',
    },
    {
      id: 'down',
      fix: 'power',
      text: 'the mast stands near but is often off',
      match: 'off, fuel, diesel, generator, battery, stolen, vandal, down, outage, tower',
      why: 'perhaps fuel is sold off before it reaches the tank',
      sign: 'the bars are full and calls fail all the same',
    },
    {
      id: 'crowd',
      fix: 'capacity',
      text: 'too many use one mast in the evening',
      match: 'evening, slow, congestion, busy, crowded, market day, night',
      why: 'perhaps a school or market opened since it was built',
      sign: 'it is as bad at four in the morning',
    },
    {
      id: 'handset',
      fix: 'devices',
      text: 'worn phones and aerials hear badly',
      match: 'old phone, handset, battery, antenna, cheap phone',
      why: 'perhaps a better handset would get through on the same spot',
      sign: 'a new set on that spot fails too',
    },
  ],
  effects: [
    'word of a sick child or a buyer’s offer arrives a day late',
    'an agent cannot pay out, and {who} go home with no cash',
    'the teacher or nurse asks to be moved to a place with bars',
  ],
  stakeholders: [
    'villager: walks, pays fare, decides which line to hold',
    'agent and shopkeeper: lose trade in each dead hour, might pay for a booster',
    'operator’s site planner: decides on masts by traffic, can be shown a count',
    'headman or landowner: gives ground and safety, expects rent',
    'guard of the mast: controls fuel and knows each dead hour',
  ],
  metrics: [
    'minutes from wish to talk until connected',
    'calls that fail ÷ calls tried, by spot and hour',
    'trade not done at the agent for want of a line',
  ],
  alternatives: [
    {
      text: 'Walk to the known spot',
      match: 'hill, walk, climb, tree, known spot, go to',
      draw: 'free, and news on the way',
      limit: 'an hour gone, and nobody can call back',
    },
    {
      text: 'Hold two or three lines',
      match: 'two lines, several sims, second sim, other operator',
      draw: 'one of them often works',
      limit: 'several balances to feed',
    },
    {
      text: 'Send word with a driver or rider',
      match: 'driver, messenger, letter, rider, send someone',
      draw: 'gets there for sure',
      limit: 'days, and no answer back',
    },
    {
      text: 'Hang the phone on a pole or a home-made aerial',
      match: 'pole, antenna, booster, aerial, wire, tin',
      draw: 'a few coins of wire',
      limit: 'works for one phone in one place',
    },
  ],
  want: '{Who} may like the walk more than a fee, and the urgent {unit} may come twice a year. Ask for the last three that mattered in {place} and what the delay did.',
  pay: 'Those who lose money for want of {good} are few: the agent, the buyer, the clinic. Add up what one agent in {place} would gain in a month, since {who} will hardly pay for air.',
  can: 'To repeat a signal may need an operator’s consent and a licence, and someone to climb up and clean the panel. Without the operator you may only move messages or lines in {place}, not {good}.',
  indicators: [
    use('EN.POP.DNST', 'proxy', 15, 'low', 'N', {
      split: 62,
      high: 'People live close enough to fill a mast: {fig}. If {place} is dark all the same, ask the operator’s shop why.',
      low: 'Few homes share each mast: {fig}. No operator may earn its fuel back in {place}, so think of the smallest set that serves {who}.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 25, 'low', 'T', {
      split: 32,
      high: 'A power line may stand near the mast: {fig}. Then distance rather than fuel keeps {place} silent; test with a second line.',
      low: 'Masts burn diesel where no line comes: {fig}. Log dead hours beside the guard’s fuel days in {place}.',
    }),
    use('IT.CEL.SETS.P2', 'near', 20, 'low', 'T', {
      split: 96,
      high: 'Lines are common, so most places must hear something: {fig}. Map the dead spots in {place} with {n:5} {who} before you call it dark.',
      low: 'There are fewer lines than people: {fig}. That points to places like {place}, where buying one makes no sense.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'low', 'S', {
      split: 45,
      high: 'Many live where masts are dense: {fig}. Dark villages are the exception here; be sure that {place} is no lone case.',
      low: 'Homes spread over the countryside: {fig}. List the next {n:10} villages around {place} and ask in each where a {unit} works.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Roads and links are fair for Africa: {fig}. A driver with messages may be quicker than a mast for {who}.',
      low: 'Poor roads keep repair crews away: {fig}. Ask when a crew last reached the mast near {place}.',
    }),
    use('FINDEX.MOBILEMONEY', 'exposure', 10, 'high', 'T', {
      split: 43,
      high: 'Money itself hangs on the bars: {fig}. Stand with one agent in {place} and count who is sent home.',
      low: 'Few keep money on the phone: {fig}. A dead {unit} costs {who} news more often than cash.',
    }),
    use('FINDEX.ACCOUNT.RURAL', 'context', 0, 'none', 'S', {
      split: 48,
      high: 'Village accounts are common: {fig}. The agent in {place} may be the first to pay for {good}.',
      low: 'Village purses are cash: {fig}. Look for a clinic or buyer in {place} as payer instead of an agent.',
    }),
    use('WGI.RQ', 'context', 0, 'none', 'P', {
      split: 22,
      high: 'Rules are written with some care: {fig}. Write to the regulator and ask how a small village network gets leave to carry {good}.',
      low: 'Rules may change between two visits: {fig}. Begin in {place} with what needs no permit, such as a pole and a queue.',
    }),
  ],
  reach: [
    {
      label: 'people outside towns',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution:
        'Most of them have some bars; only those at the edge lack {good}, and they must be found on foot around {place}.',
    },
  ],
  sizing: {
    event: ['call', 'calls'],
    inputs: [
      {
        id: 'walk',
        label: 'hours to the spot and back',
        kind: 'hours',
        near: 'walk, hour, far, climb, hill, minutes',
        assume: [0.5, 1, 2.5],
        ask: 'How many hours does it take one {who1} to get to a spot that works and back?',
        choices: ['Half an hour', 'About one hour', 'Two or more'],
        values: [0.5, 1, 2.5],
      },
      {
        id: 'hour',
        label: 'worth of an hour of work',
        kind: 'money',
        near: 'an hour, per hour, hour of work',
        ask: 'What does one {who1} earn in an hour at this time of year, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'worth of the hours for one call', expr: 'walk * hour', unit: 'money' }],
    times: { per: 'week', assume: [1, 2, 4], ask: 'How often a week does one {who1} go to find a line?' },
    periods: [44, 50, 52],
    people: { label: 'households and shops in the first dark village near {place}', assume: [40, 90, 200] },
  },
  traps: [
    {
      when: ['no network, no signal, no coverage', 'drop, slow, evening, sometimes, on and off'],
      text: 'A place with no mast in reach and a mast that is often off look alike on the phone. The first needs building, the second fuel or a battery.',
      ask: 'In {place}, is there never a line, or does it come and go?',
      choices: ['Never', 'It comes and goes', 'Only in some spots'],
    },
  ],
  notFound:
    'No record we hold maps dead spots within {country}. The agents and drivers around {place} know each one; walk the road with them and mark every {unit} that fails.',
  political: [
    'Whether a fund for rural masts exists in {country} and who decides on the list of villages',
    'A mast promised for next year would end your case.',
  ],
  environmental: [
    'Which ridge, forest or rain in {place} breaks the line, and in which months',
    'Test on the spot in a wet week as well.',
  ],
  licences: [
    { ask: 'Who may repeat or share a signal, and on whose band?', sector: 'telecommunications' },
    { ask: 'What must a small village network keep and show?', sector: 'utilities and telecommunications' },
  ],
  unknowns: [
    'On which spots and hours of {n:3} days does a {unit} get through in {place}?',
    'What did the last three delayed calls cost {who}, in money or grief?',
    'What does one agent or trader lose in a month for want of a line?',
  ],
  interview: [
    'Tell me about the last time you had to reach someone and could not.',
    'Which way did you go to find bars? How long, with whom, at what hour?',
    'Which lines do you hold, and why did you buy the second?',
    'What reached you too late in the past month? What came of it?',
    'To the agent: whom did you send away last, with what sum?',
    'Who last asked the operator for a mast, and what was the answer?',
  ],
  where:
    'the hill or tree where people stand with raised phones, the agent’s table in {place}, the last bus stop with bars',
  tests: [
    {
      name: 'Map of bars',
      hypothesis: 'another line than the one held works at half of the dead spots.',
      method:
        'walk {n:3} roads around {place} with phones of each operator; make a {unit} at {n:30} spots, morning and evening.',
      metric: 'spots where one of them works.',
      threshold: 'half of the dead spots.',
      usd: 60,
      days: 4,
      stop: 'none works at the first {n:15}.',
    },
    {
      name: 'Agent’s ledger',
      hypothesis: 'dead hours cost an agent a fifth of trade.',
      method: '{n:3} agents note each {who1} sent away, the sum and the hour, for a week.',
      metric: 'sums not served.',
      threshold: 'a fifth of the week’s turnover at {n:2} of them.',
      usd: 40,
      days: 8,
      stop: 'under one in twenty after four days.',
    },
    {
      name: 'Pole for a fee',
      hypothesis: '{payer} pay for a spot that works near the market.',
      method: 'put up a pole with a lawful aerial or a charged phone of the best operator; a coin per {unit}.',
      metric: 'coins per day.',
      threshold: '{n:10} users a day by day four.',
      usd: 120,
      days: 6,
      stop: 'fewer than {n:3} on two days running.',
    },
  ],
  kill: 'a second line works at most dead spots around {place}, or agents lose under one in twenty of their trade to dead hours',
  dealBreakers: [
    'The operator has a mast for {place} on this year’s list.',
    'Only the operator may repeat its own signal and refuses.',
    'Nobody stays to clean, guard and charge the set.',
  ],
  explore: {
    stage: 'moving',
    also: ['fintech', 'energy'],
    customers: ['rural', 'farmers', 'shops'],
    products: ['device', 'phone', 'service'],
    backgrounds: ['engineer', 'community', 'builder'],
    impact: ['social', 'nonprofit'],
    horizon: 'long',
    complexity: 'high',
  },
};
