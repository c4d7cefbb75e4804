import { type Pain, use } from '../../pack-types.ts';

/** For losses by theft, weather, animals, decay, where no other pack knows the thing. */
export const lost: Pain = {
  id: 'general.lost',
  title: 'People lose what they have to thieves, weather, animals or decay',
  short: 'It is stolen, spoiled, flooded or eaten',
  type: 'loss',
  recognise: {
    event:
      'lose, loses, lost!, stolen, steal, theft, thieves, burn, fire!, flood, spoil, throw away, expire, eat the, destroy, damage, washed away, rot, die!, dies, vole!, voles, perd, perdent, inond, detruit',
    setting: 'night, storm, rain, guard, season, warehouse, stall',
  },
  words: {
    who: ['people who lose it', 'person who loses it'],
    payer: ['{who}', '{who1}'],
    good: 'what they own',
    unit: ['loss', 'losses'],
  },
  problem: '{who} in {place} lose {good} again and again, and bear the loss alone',
  heading: 'How {who} in {place} lose {good}, and what would keep more of them',
  chain:
    'What {who} in {place} lose of {good} is somebody’s gain only where a thief or a rival has it; rain and rot gain nothing. So nobody but {who} pays to end it, and those who could warn or guard are paid for the hour, not for the {good} that stay. Find out at what hour and in which spot the last {unit} happened.',
  causes: [
    {
      id: 'open',
      fix: 'guarding',
      text: '{good} stand open at the hour when nobody watches',
      match: 'thief, thieves, steal, stolen, guard, night, open',
      why: 'perhaps whoever watches {good} in {place} looks away',
      sign: '{good} under watch are lost as often',
    },
    {
      id: 'weather',
      fix: 'shelter',
      text: 'rain, heat or water reaches {good}',
      match: 'rain, flood, heat, water, storm, sun!, sea!',
      why: 'perhaps the way the water takes through {place} has been built over',
      sign: '{who} on high and shaded ground lose as many {good}',
    },
    {
      id: 'late',
      fix: 'warning',
      text: '{who} learn of the danger when it is there',
      match: 'nobody warns, warning, suddenly, too late, without notice',
      why: 'perhaps somebody in {place} knew hours before',
      sign: '{who} who were warned lost as many {good}',
    },
    {
      id: 'keep',
      fix: 'keeping',
      text: '{good} are kept too long',
      match: 'expire, old, shelf, store, rot, spoil, cold, dry',
      why: 'perhaps {who} bought or made more {good} than they could sell',
      sign: 'fresh {good} are lost as often',
    },
  ],
  effects: [
    '{who} begin again with borrowed money',
    'some {who} keep fewer {good} than they could sell',
    'nights are spent guarding {good} instead of sleeping',
  ],
  stakeholders: [
    'owner: bears the loss, guards at night',
    'neighbours: see what happens, suffer the same',
    'guard, group or chief: may watch, may be blamed',
    'office for works, animals or fire: answers for the cause, often far away',
  ],
  metrics: [
    'worth of {good} lost in a month ÷ worth kept',
    '{units} by hour, spot and cause',
    'nights of guarding in a month',
  ],
  alternatives: [
    {
      text: 'Bear it and begin again',
      match: 'begin again, bear, start again',
      draw: 'nothing is spent before a {unit} happens',
      limit: 'each {unit} takes longer to make good',
    },
    {
      text: 'Watch by oneself or in turn',
      match: 'watch, guard, in turn, sleep there',
      draw: 'costs {who} only sleep',
      limit: 'whoever watches {good} does not work the next day',
    },
    {
      text: 'Keep less',
      match: 'keep less, buy less, small quantity, sell at once',
      draw: 'what is not there cannot be lost',
      limit: 'fewer {good}, fewer customers for {who}',
    },
    {
      text: 'Move to a safer spot',
      match: 'move, another place, higher',
      draw: 'the cause of the {unit} stays behind',
      limit: 'customers of {who} stay behind as well',
    },
  ],
  want: 'A {unit} that comes once in five years is feared and forgotten. Ask {who} in {place} for the dates of the last three; without dates there is no market for keeping {good}.',
  pay: '{Who} pay before a {unit} only when the last one is fresh, and the fee must be smaller than the {good} one month takes. Work that out with five {who} in {place}.',
  can: 'You will be blamed for the first {unit} after you begin. Promise {who} in {place} a part of {good} kept, never all, and say beforehand what you cannot keep off.',
  indicators: [
    use('SI.POV.LMIC', 'context', 20, 'high', 'S', {
      split: 50,
      high: 'One {unit} can take a household’s whole reserve: {fig}. Ask {who} in {place} how they began again after the last.',
      low: 'Many can make a {unit} good from their own means: {fig}. Look for {who} to whom {good} are the living.',
    }),
    use('FINDEX.SAVEFORMAL', 'proxy', 20, 'low', 'E', {
      split: 20,
      high: 'Some put money where no thief or flood reaches it: {fig}. Ask {who} why so much of what they have stands in {good}.',
      low: 'Savings stand in things that can be lost: {fig}. To many {who} the {good} are the bank.',
    }),
    use('WGI.RL', 'proxy', 15, 'low', 'L', {
      split: 40,
      high: 'Thieves run some risk: {fig}. If {good} still go, ask in {place} who could have seen it.',
      low: 'Nobody counts on getting {good} back: {fig}. What keeps them must work before the {unit}.',
    }),
    use('SP.URB.GROW', 'proxy', 20, 'high', 'N', {
      split: 3,
      high: 'Growing towns push people and {good} onto riskier ground: {fig}. Walk the last {unit} in {place} from where the danger came.',
      low: 'Ground is not being built over in haste: {fig}. Ask {who} what else has changed around {good} in {place}.',
    }),
    use('EG.ELC.ACCS.ZS', 'near', 25, 'low', 'T', {
      split: 60,
      high: 'Light, pumps and cooling are possible for many: {fig}. If {good} are lost all the same, ask {who} what the power is used for.',
      low: 'Without power there is no lamp, pump or alarm: {fig}. Ask what {who} in {place} had in hand against the last {unit}.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'A warning can pass from phone to phone: {fig}. Let {who} in {place} try it for one week of danger.',
      low: 'A shout or a drum warns sooner than a phone: {fig}. Ask which sign {who} in {place} heed at night.',
    }),
    use('FINDEX.BORROW', 'proxy', 0, 'none', 'E', {
      split: 40,
      high: 'Many begin again on credit: {fig}. Ask {who} what the {good} lost last time cost them in interest.',
      low: 'Few find credit to begin again: {fig}. A second {unit} may end the trade of {who} in {place}.',
    }),
  ],
  reach: [
    {
      label: 'people in {country}',
      expr: 'people * 1',
      records: { people: 'SP.POP.TOTL' },
      caution: 'Those who lost {good} within a year are the {who} to count, door by door in {place}.',
    },
  ],
  sizing: {
    event: ['{unit}', '{units}'],
    inputs: [
      {
        id: 'worth',
        label: 'worth of {good} gone in one {unit}',
        kind: 'money',
        near: 'worth, lost, cost, value, price',
        ask: 'What were the {good} worth that one {who1} lost the last time, in {money}?',
      },
    ],
    loss: [{ id: 'loss', label: 'worth of {good} gone in one {unit}', expr: 'worth * 1', unit: 'money' }],
    times: { per: 'year', assume: [1, 3, 12], ask: 'How often in a year does one {who1} lose {good} in this way?' },
    periods: [1, 1, 1],
    people: { label: '{who} in one part of {place}', assume: [15, 40, 120] },
  },
  notFound:
    'No record we hold counts the {good} that {who} in {country} lose. Neighbours in {place} remember dates: draw the last {n:10} {units} on a map with them.',
  political: [
    'Which office answers for what causes a {unit} in {place}',
    '{Who} may wait for that office instead of paying anyone.',
  ],
  environmental: [
    'In which weeks of the year {units} come to {place}',
    'Outside them a test of keeping {good} shows nothing.',
  ],
  licences: [
    {
      ask: 'Does guarding or storing {good} for others need a licence?',
      sector: 'company registration and investment',
    },
    { ask: 'May a group share {units} among its members without being an insurer?', sector: 'insurance' },
  ],
  unknowns: [
    'When, where and how did the last {n:10} {units} of {good} happen in {place}?',
    'What did {who} spend in the last year to keep {good}, and did it help?',
    'Who in {place} lost no {good} at the same time, and why?',
  ],
  interview: [
    'Tell me about the last time you lost {good}: the hour, the spot, what you saw first.',
    'And the time before? What was the same?',
    'What were the {good} you lost worth, and how did you begin again?',
    'What have you done since to keep {good}? What did it cost?',
    'Who in {place} was spared that time? What had they done?',
    'If somebody had warned you an hour before, what would you have saved?',
  ],
  where: 'where {good} of {who} stand in {place}, at the hour the last {unit} happened; with the neighbour who saw it',
  tests: [
    {
      name: 'Map of losses',
      hypothesis: 'most {units} of {good} in {place} share one hour or one spot.',
      method: 'mark the last two {units} of {n:15} {who} on one map, with hour, cause and worth.',
      metric: '{units} by hour and spot.',
      threshold: 'half of {n:30} share one.',
      usd: 30,
      days: 4,
      stop: 'after {n:15} {units} no two share one.',
    },
    {
      name: 'One thing changed',
      hypothesis: 'one cheap change saves half of the {good} that are lost.',
      method: 'choose the commonest cause; change one thing for {n:6} {who} in {place} and leave {n:6} as they are.',
      metric: '{good} lost on each side.',
      threshold: 'half as many where it was changed.',
      usd: 120,
      days: 8,
      stop: 'both sides lose alike after five days.',
    },
    {
      name: 'Paid beforehand',
      hypothesis: '{payer} pay before the next {unit}, not after.',
      method: 'ask {n:10} {payer} in {place} for two weeks of the change that worked, paid now.',
      metric: 'money in hand.',
      threshold: '{n:3} of {n:10}.',
      usd: 20,
      days: 3,
      stop: '{n:6} say that it will not happen again.',
    },
  ],
  kill: 'fewer than {n:5} of {n:15} {who} in {place} can date two {units} within a year, or none pays before the next one',
  dealBreakers: [
    'What takes {good} in {place} can only be stopped by works nobody there can pay for.',
    '{Who} and those who take {good} live in the same yard.',
    'A {unit} comes too seldom for {who} to pay between two of them.',
  ],
  explore: {
    stage: 'storing',
    also: [],
    customers: ['shops', 'rural'],
    products: ['device', 'service'],
    backgrounds: ['community', 'engineer', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
