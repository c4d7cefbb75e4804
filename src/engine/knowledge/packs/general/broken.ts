import { type Pain, use } from '../../pack-types.ts';

/** For things that break, fail or come out bad, where no other pack knows them. */
export const broken: Pain = {
  id: 'general.broken',
  title: 'Things people depend on break or come out bad, and nobody mends them',
  short: 'It breaks or fails, and nobody mends it',
  type: 'quality',
  recognise: {
    event:
      'break, broke, broken, stop working, stopped working, does not start, do not start, not working, out of order, fail, crack, repair, spare part, bad quality, poor quality, breakdown, panne, casse, repar',
    setting: 'machine, tool, pump, workshop, mechanic, technician, part!, parts',
  },
  words: {
    who: ['people who depend on it', 'person who depends on it'],
    payer: ['{who}', '{who1}'],
    good: 'equipment',
    unit: ['breakdown', 'breakdowns'],
  },
  problem: '{who} in {place} lose work when {good} fail, and mending {good} takes too long',
  heading: 'When {good} fail in {place}: what a breakdown costs {who}, and who could mend it',
  chain:
    'Whoever sold {good} to {who} was paid once and hears no more of it. Whoever mends {good} in {place} is paid for each {unit}, so a mend that holds brings that person nothing. Parts for {good} come from far, through hands that {who} never see. Find out who was called at the last {unit}, and what the bill was made of.',
  causes: [
    {
      id: 'parts',
      fix: 'supply',
      text: 'the right part for {good} is not to be had nearby',
      match: 'part!, parts, spare, import, not available, order',
      why: 'perhaps a part for {good} lies in the next town, and nobody knows',
      sign: '{good} whose parts are on every shelf stand still as long',
    },
    {
      id: 'skill',
      fix: 'skill',
      text: 'few know how to mend {good} so that it lasts',
      match: 'no technician, nobody repair, nobody knows, skill, mechanic, trained',
      why: 'perhaps those who learned to mend {good} have left {place}',
      sign: '{good} mended by the best hand fail again as soon',
    },
    {
      id: 'cheap',
      fix: 'quality',
      text: '{good} are bought cheap and were never good',
      match: 'cheap, fake, second-hand, used, quality, cement, donor, weak',
      why: 'perhaps {who} cannot tell good {good} from bad ones before paying',
      sign: 'the dearest {good} fail as often',
    },
    {
      id: 'care',
      fix: 'upkeep',
      text: 'nobody looks after {good} until the day of the {unit}',
      match: 'maintenance, maintain, nobody responsible, shared, belongs to',
      why: 'perhaps {good} belong to all, and so to nobody',
      sign: '{good} with one owner who cares fail as often',
    },
  ],
  effects: [
    '{who} stand idle for the length of a {unit}',
    'a customer of {who} goes elsewhere and stays there',
    'a second set of {good} is bought and fails as well',
  ],
  stakeholders: [
    'owner or user: loses the days, pays for the mend',
    'mender: decides what is replaced, earns by the call',
    'seller of parts: decides what is kept in stock',
    'whoever gave or sold it: was paid once, may owe a repair',
  ],
  metrics: [
    'days {good} stand still in a month',
    'money spent on one {unit}: part, hand, journey',
    '{units} that come back within {n:30} days',
  ],
  alternatives: [
    {
      text: 'Wait for the usual mender',
      match: 'wait, mechanic, technician',
      draw: '{who} know the face and the price',
      limit: '{good} stand until that hand has time',
    },
    {
      text: 'Patch it up oneself',
      match: 'wire, tape, patch, himself, herself, themselves',
      draw: 'costs {who} only an hour',
      limit: 'the next {unit} is worse',
    },
    {
      text: 'Borrow or rent from a neighbour',
      match: 'borrow, rent!, from a neighbour, from neighbours',
      draw: 'work goes on the same day',
      limit: 'the neighbour needs {good} on the same day too',
    },
    {
      text: 'Buy another one',
      match: 'buy another, buy new, replace',
      draw: 'no waiting for a mend of {good}',
      limit: 'what {who} can pay for fails as soon',
    },
  ],
  want: '{Who} live with {good} that limp, because limping is cheaper than a mend. Ask in {place} how long the last {unit} was borne before anybody was called.',
  pay: 'A promise that {good} will run is worth money only where standing still costs {who} more than the fee. Reckon with the {units} of one month in {place}, not with the worst ever.',
  can: 'To mend {good} within a day you need the part, the hand and a way to {who} at once. Try it in one quarter of {place} with the part that fails most.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'proxy', 20, 'high', 'E', {
      split: 30,
      high: 'Much comes from abroad, parts for {good} among it perhaps: {fig}. Ask {who} how long the last part was on the way.',
      low: 'The country buys little abroad: {fig}. If parts for {good} are made nearby, a {unit} need not be long in {place}.',
    }),
    use('LPI.SCORE', 'proxy', 20, 'low', 'T', {
      split: 2.5,
      high: 'Freight moves tolerably: {fig}. Then the long {unit} of {good} in {place} has another reason than the road.',
      low: 'Whatever must be sent for comes slowly: {fig}. A shelf with the five parts of {good} that fail most may be worth more than a workshop.',
    }),
    use('ILO.EMP.IND', 'proxy', 20, 'low', 'E', {
      split: 15,
      high: 'Hands used to machines are not rare: {fig}. Look for a mender of {good} among those who left a factory.',
      low: 'Few learn a technical trade at work: {fig}. Whoever mends {good} well in {place} can choose whom to serve.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'Cheap {good} are all that many can pay for: {fig}. Ask {who} what they would have paid for {good} that last.',
      low: 'Some could have bought better {good}: {fig}. Ask {who} why they did not.',
    }),
    use('HDR24.MYS', 'proxy', 20, 'low', 'S', {
      split: 6,
      high: 'A page on the care of {good} can be read by many {who}: {fig}. Leave one beside each mended piece and see who follows it.',
      low: 'Upkeep of {good} is learned by watching: {fig}. Show it to {who} in {place} rather than print it.',
    }),
    use('EG.ELC.ACCS.ZS', 'proxy', 0, 'none', 'T', {
      split: 60,
      high: 'Power reaches many workshops: {fig}. Ask how often a mend of {good} stops when it fails.',
      low: 'Mending {good} may have to do without a socket: {fig}. See what the best hand in {place} works with.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'A picture of the {unit} can reach a mender before the journey: {fig}. Ask {who} to send one next time.',
      low: 'A {unit} is reported by walking: {fig}. Find out how far {who} walk to say that {good} stand still.',
    }),
  ],
  reach: [
    {
      label: 'people at work in {country} who may depend on tools of some kind',
      expr: 'force * 1',
      records: { force: 'FB.LABOUR' },
      caution: 'Count the {good} that stand still in one street of {place} instead.',
    },
  ],
  sizing: {
    event: ['{unit}', '{units}'],
    inputs: [
      {
        id: 'day',
        label: 'what one day of work brings one {who1}',
        kind: 'money',
        near: 'earn, day, income, lose, cost',
        ask: 'What does one {who1} lose on a day when {good} stand still, in {money}?',
      },
      {
        id: 'still',
        label: 'days {good} stand still in one {unit}',
        kind: 'days',
        near: 'day, days, week, weeks',
        assume: [1, 4, 14],
        ask: 'How long did {good} stand still the last time?',
      },
    ],
    loss: [{ id: 'loss', label: 'loss of one {unit}', expr: 'day * still', unit: 'money' }],
    times: { per: 'year', assume: [2, 4, 10], ask: 'How often do {good} fail in a year?' },
    periods: [1, 1, 1],
    people: { label: '{who} with {good} within a walk in {place}', assume: [10, 30, 80] },
  },
  notFound:
    'No record we hold counts {good} that stand still in {country}. A mender’s notebook in {place} does: ask to read two months of it.',
  political: [
    'Whether those who own {good} in {place} may let a stranger mend them',
    'One no from an owner ends the trial before {who} see it.',
  ],
  environmental: [
    'Whether dust, heat or rain in {place} is what wears {good} out',
    'Then care of {good} before the season saves more than a mend after it.',
  ],
  licences: [
    { ask: 'Does mending {good} for a fee need a licence or a sign-off?', sector: 'standards' },
    { ask: 'What duty falls on parts for {good}?', sector: 'tax' },
  ],
  unknowns: [
    'Of the last ten {units} of {good} in {place}, how many waited for a part, a hand, or money?',
    'What did {who} earn or lose on each day that {good} stood still?',
    'Which {good} in {place} never fail, and what is different about them?',
  ],
  interview: [
    'Tell me about the last time {good} failed: the hour, what you were doing, whom you told first.',
    'Who came, how long did it take, and what did you pay for?',
    'What did you do meanwhile? Which customer or task did you lose?',
    'How did the {unit} before that one end? Was it the same fault?',
    'When you bought {good}, how did you choose? What would you look at today?',
    'Have you ever paid somebody to look after {good} before they fail? What became of it?',
  ],
  where:
    'the workshop in {place} where {good} stand and wait, the counter that sells parts, the yard of {who} on a working day',
  tests: [
    {
      name: 'Notebook of faults',
      hypothesis: 'one kind of fault makes up half of the {units} of {good}.',
      method: 'visit {n:12} {who} in {place}; write down the last two {units} of each: fault, days, bill.',
      metric: 'days and money by kind of fault.',
      threshold: 'one kind makes {n:12} of {n:24} {units}.',
      usd: 30,
      days: 4,
      stop: 'after {n:12} {units} no kind has come three times.',
    },
    {
      name: 'Part on the shelf',
      hypothesis: 'a part at hand ends a {unit} within a day.',
      method: 'keep the three parts of {good} that fail most in {place} for a week; tell the menders.',
      metric: 'days that {good} stood still, before and during that week.',
      threshold: 'half as many days.',
      usd: 120,
      days: 7,
      stop: 'no part is asked for in four days.',
    },
    {
      name: 'Care for a fee',
      hypothesis: '{payer} pay for care of {good} before the next {unit}.',
      method: 'offer {n:10} {payer} in {place} a monthly look at {good}, first month paid beforehand.',
      metric: 'fees in hand, not promises.',
      threshold: '{n:3} of {n:10}.',
      usd: 40,
      days: 4,
      stop: '{n:6} refusals in a row; write down each reason.',
    },
  ],
  kill: 'a {unit} costs {who} in {place} less than a day’s earnings, or none of {n:10} {payer} pays for care of {good}',
  dealBreakers: [
    'The part {good} need cannot be brought to {place} for less than a new piece costs.',
    'Those who own {good} and those who lose by a {unit} are not the same people.',
    '{Who} would rather replace {good} than have them mended.',
  ],
  explore: {
    stage: 'making',
    also: [],
    customers: ['shops', 'workers'],
    products: ['service', 'device'],
    backgrounds: ['engineer', 'artisan', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
