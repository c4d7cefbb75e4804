import { type Pain, use } from '../../pack-types.ts';

export const houseHelp: Pain = {
  id: 'employment.house-help',
  title: 'A new house help leaves or is sent away within weeks',
  short: 'Families and house helps part after a few weeks',
  type: 'trust',
  recognise: {
    event:
      'house help, househelp, house girl, housegirl, houseboy, maid!, maids, nanny, nannies, domestic worker, domestic help, domestic staff, bureau, housemaid, runs away, ran away, steals, stole, mistreat, background check, reference, broker, agent brings, femme de menage, bonne!, domestique, nounou, aide menagere',
    setting:
      'family, families, household, home, madam, mother, working mother, children, employer, village, broker, agent, live-in, menage',
    goods:
      'house help=house helps, househelp=house helps, maid=house helps, nanny=nannies, nannies, domestic worker=house helps, domestique=house helps',
  },
  words: {
    who: ['families with small children', 'family'],
    payer: ['families with small children', 'family'],
    good: 'house helps',
    unit: ['placement', 'placements'],
  },
  actor:
    'famil, household, mother, parent, employer, women, couple, home, professional, house, maid, nann, help, domestic',
  problem: '{who} in {place} take {good} from a broker and part from them in anger within weeks',
  heading: 'Strangers in one kitchen: why {good} and {who} of {place} part so soon',
  chain:
    'A mother must be at work on Monday. A broker at the bus park has a girl from the village, whom nobody asked what she expects; both sides pay him, and he earns again when it fails. In the house, the child, the till tin and the phone are the three sore points. Find out how long the last three lasted with {who} in {place}, and who ended it.',
  causes: [
    {
      id: 'brokers',
      fix: 'broker',
      text: 'the broker earns again each time it fails',
      match: 'broker, agent, bureau, commission, replace, fee, again',
      why: 'perhaps he tells the girl to leave once the fee is safe',
      sign: 'pairs who met without a broker part as soon',
    },
    {
      id: 'unknown',
      fix: 'checking',
      text: 'neither side knows anything true about the other',
      match: 'reference, check, background, identity, unknown, stranger, id card, real name, age',
      why: 'perhaps the name and the village were made up for the journey',
      sign: 'references were asked and proved right, and still it failed',
    },
    {
      id: 'terms',
      fix: 'terms',
      text: 'hours, rest, food and pay were never spoken of',
      match: 'hours, rest day, day off, food, sleep, salary, agree, contract, terms',
      why: 'perhaps each believed that the other knew',
      sign: 'both can repeat the same terms by heart',
    },
    {
      id: 'lonely',
      fix: 'care',
      text: 'a young girl far from home is scolded and alone',
      match: 'homesick, young, shout, beat, mistreat, abuse, lonely, phone, alone',
      why: 'perhaps her phone was taken on the first evening',
      sign: 'those who see kin each week leave as soon',
    },
  ],
  effects: [
    'a mother stays home and fears for her own post',
    'the child loses a face it knew',
    'a girl stands at the bus park with nothing but a bag',
  ],
  stakeholders: [
    'mother: chooses in a hurry, fears for the child',
    'father: pays, says that any girl will do',
    'house help: sends money home, decides at night with a packed bag',
    'broker: earns at each change, knows villages',
    'aunt in the village: lends a name, expects a share',
  ],
  metrics: [
    'days from arrival to parting',
    'fares, fees and days off work for one change',
    'partings by cause as told by each side',
  ],
  alternatives: [
    {
      text: 'Ask the broker for another',
      match: 'broker, another, replace, bureau',
      draw: 'a girl by Thursday',
      limit: 'same road, same end',
    },
    {
      text: 'Fetch a niece from the village',
      match: 'niece, relative, cousin, village, aunt',
      draw: 'one knows her mother',
      limit: 'school, gossip and a debt to the family',
    },
    {
      text: 'Leave the child with a neighbour',
      match: 'neighbour, daycare, creche, grandmother',
      draw: 'a known yard',
      limit: 'full, far, or ill by turns',
    },
    {
      text: 'Come-by-day woman',
      match: 'day worker, come by day, part time, mama fua, hourly',
      draw: 'goes home at night, no bed to share',
      limit: 'rain, her own child, and no early morning',
    },
  ],
  want: 'A {unit} that lasts needs {who} to say aloud how they live, and most prefer a girl who asks nothing. Ask what a mother in {place} told the last one on the first evening.',
  pay: '{Who} pay a broker without a blink on a Sunday night and call a higher fee robbery on a Wednesday. Find out what the last change cost in days off work before you name a sum for {good}.',
  can: 'Whatever you bring into a home touches a child, a girl who may be under age, and a husband. One theft or one beating in {place} and your name goes with it.',
  indicators: [
    use('FB.AGE014', 'exposure', 15, 'high', 'S', {
      split: 38,
      high: 'Small children are in most houses: {fig}. Count in one row of {place} who minds them at ten in the morning.',
      low: 'Fewer houses hold small children: {fig}. Old parents may need hands as much, so ask about them as well.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'high', 'S', {
      split: 45,
      high: 'Many families live in town, far from a grandmother: {fig}. Ask {who} whose kin are within an hour.',
      low: 'Most families live near kin: {fig}. Those who pay strangers in {place} are few, so list them by gate.',
    }),
    use('HDR24.GII', 'near', 20, 'high', 'S', {
      split: 0.53,
      high: 'The house is left to women, whoever earns: {fig}. Ask mothers what they did on the day after the last one left.',
      low: 'Men share more than in most of Africa: {fig}. Ask fathers too how {good} were chosen.',
    }),
    use('SI.POV.GINI', 'proxy', 20, 'high', 'E', {
      split: 38,
      high: 'Some can pay others to live in: {fig}. Ask both sides of one kitchen apart, for they tell two stories.',
      low: 'Incomes lie nearer together: {fig}. Fewer can pay a full wage, so look at help by the hour in {place}.',
    }),
    use('WGI.RL', 'near', 15, 'low', 'L', {
      split: 25,
      high: 'Papers and police carry some weight: {fig}. See whether a checked card calmed {who} or not.',
      low: 'A wrong in the kitchen is settled in the kitchen: {fig}. Ask whose word both sides obeyed last time.',
    }),
    use('ILO.LFP.15PLUS', 'proxy', 15, 'high', 'S', {
      split: 60,
      high: 'Most grown people are at work and someone must hold the child: {fig}. Ask at which hour the house stands empty.',
      low: 'Many grown people are at home: {fig}. See why {who} of {place} still look for a stranger.',
    }),
    use('UIS.PRM.CMPT', 'context', 0, 'none', 'S', {
      split: 66,
      high: 'Many girls have finished primary school: {fig}. A page with the terms can be read by both in one sitting.',
      low: 'Many girls left school early: {fig}. Record the terms of a {unit} by voice, in her own tongue.',
    }),
    use('FINDEX.ACCOUNT.WOMEN', 'proxy', 0, 'none', 'T', {
      split: 45,
      high: 'Pay can go to her own purse: {fig}. Ask whether it does, or whether an aunt collects.',
      low: 'Few women hold a purse of their own: {fig}. Ask who receives the wage of {good}, and how much is left.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where most live-in help is sought',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Not one home in many pays for help: count gates with a house help in two streets of {place}.',
    },
  ],
  sizing: {
    event: ['change', 'changes'],
    inputs: [
      {
        id: 'fee',
        label: 'broker’s fee and fare for one change',
        kind: 'money',
        near: 'fee, broker, fare, bureau, agent, paid',
        ask: 'What did {who1} pay for the last change, broker and fare together, in {money}?',
      },
      {
        id: 'days',
        label: 'days off work until the next one came',
        kind: 'days',
        near: 'days, off work, stay home, absent',
        assume: [1, 3, 7],
        ask: 'How many days did somebody stay home for it?',
        choices: ['One', 'Three', 'A week or more'],
        values: [1, 3, 7],
      },
      {
        id: 'wage',
        label: 'pay of that person for a day',
        kind: 'money',
        near: 'earn, a day, per day, wage, salary',
        ask: 'What does the one who stays home earn in a day, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'cost of one change', expr: 'fee + days * wage', unit: 'money' }],
    times: { per: 'year', assume: [1, 2, 4], ask: 'How often a year does one {who1} change?' },
    periods: [1, 1, 1],
    people: { label: '{who} you can meet at two nurseries or churches in {place}', assume: [20, 60, 150] },
  },
  traps: [
    {
      when: ['steal, theft, stole, child safety', 'leave, run away, runs away, ran away, quit'],
      text: 'Theft and leaving have two victims. A check of the girl eases the first; only a check of the house eases the second.',
      ask: 'Who ended it more often among those you know in {place}?',
      choices: ['The family', 'The help', 'The broker called her away'],
    },
  ],
  notFound:
    'No record we hold counts how long {good} stay in {country}. Ask {n:30} mothers in {place}, and as many helps on a free Sunday, for their last three.',
  political: [
    'From what age a girl may work in a house in {country}, and who looks',
    'If nobody looks, you must; decide it before the first {unit}.',
  ],
  environmental: [
    'In which planting or feast weeks {good} go home and do not come back to {place}',
    'Start a trial after such a week, when {who} are searching.',
  ],
  licences: [
    { ask: 'What must one hold to place people in homes for a fee?', sector: 'company registration and investment' },
    { ask: 'What may be kept about {good} and told to the next house?', sector: 'data protection' },
  ],
  unknowns: [
    'How many days did the last three last in {n:30} homes of {place}, and who ended each?',
    'What did each side believe the other had promised?',
    'Would {who} pay more to somebody who asks about the house as well?',
  ],
  interview: [
    'Tell me about the day the last one left. What happened the evening before?',
    'How did she come to you? What did you pay, and to whom?',
    'What did you tell her on the first day? What did she ask?',
    'To a help: why did you leave the last house? Where did you sleep that night?',
    'What have you lost or missed? How did you find out?',
    'Which one stayed longest? What was different with her?',
  ],
  where:
    'nursery gates of {place} at seven, a church yard on a help’s free Sunday, and the bench of a broker at the bus park',
  tests: [
    {
      name: 'Three each',
      hypothesis: 'half of all pairs part within {n:60} days.',
      method:
        'ask {n:30} mothers and {n:30} helps in {place}, not of the same homes, for the last three: days, fee, end.',
      metric: 'median days, and cause by side.',
      threshold: 'under {n:60} days on both sides.',
      usd: 30,
      days: 6,
      stop: 'most have stayed over a year.',
    },
    {
      name: 'One page aloud',
      hypothesis: 'terms spoken before the first night make pairs last.',
      method:
        'with one willing broker, {n:10} pairs agree on hours, rest, phone and pay by voice note; {n:10} go the old way.',
      metric: 'pairs still together on day {n:10}.',
      threshold: '{n:3} more in the first group.',
      usd: 40,
      days: 10,
      stop: 'families refuse to speak of rest.',
    },
    {
      name: 'Paid after a month',
      hypothesis: '{payer} pay a higher fee if half falls due only when she stays.',
      method: 'offer it to {n:12} mothers who search now, for {good} you met yourself.',
      metric: 'deposits paid.',
      threshold: '{n:5} of {n:12}.',
      usd: 60,
      days: 9,
      stop: 'all return to the broker’s price.',
    },
  ],
  kill: 'most pairs in {place} last longer than a year, or {who} refuse to be asked about their own house',
  dealBreakers: [
    'Families want obedience, and a fair paper frightens them.',
    'Brokers at the bus park undercut you by Sunday night.',
    'You cannot keep under-age girls out, nor the name that comes of it.',
  ],
  explore: {
    stage: 'selling',
    also: ['healthcare', 'housing', 'education'],
    customers: ['women', 'urban', 'workers'],
    products: ['service', 'app', 'phone'],
    backgrounds: ['community', 'teacher', 'sales', 'health', 'student'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
