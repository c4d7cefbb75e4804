import { type Pain, use } from '../../pack-types.ts';

export const roadStops: Pain = {
  id: 'transport.road-stops',
  title: 'Riders and drivers pay at every roadside stop',
  short: 'Drivers pay fines and gifts at roadside stops',
  type: 'cost',
  recognise: {
    event:
      'police stop, police stops, stopped by police, stopped by the police, traffic police, roadblock, roadblocks, impound, impounded, seize their bikes, seized bike, bikes seized, fined, fines, on-the-spot, extort, extortion, harass drivers, police harass, harassed by, bribe, bribes, permit renewal, riding permit, driving permit, driving licence, agbero, rackets, amende, racket, fourriere',
    setting:
      'boda, okada, rider, driver, taxi, minibus, matatu, motorcycle, officer, permit, licence, badge, sticker, stage, union, town, police, moto',
    goods: 'roadside payments',
  },
  words: {
    who: ['taxi drivers and riders', 'driver'],
    payer: ['taxi drivers and riders', 'driver'],
    good: 'roadside payments',
    unit: ['stop', 'stops'],
  },
  problem: '{who} in {place} lose a part of each day’s income at barriers, for a missing paper or for none',
  heading: 'The hand at the window: {good} of {who} in {place}',
  chain:
    'An officer or a union man waves a vehicle aside; a paper is old, a light is dead, or nothing is named. The passenger is in a hurry, so the driver pays. A true fine means a day at an office, and the pound charges by the night. Drivers’ groups often have a standing arrangement with the post, and live from it too. Find out at the last {unit} in {place} what was asked, what was given, and which paper would have ended it.',
  causes: [
    {
      id: 'papers',
      fix: 'papers',
      text: 'the paper asked for is missing or out of date',
      match: 'permit, licence, license, expired, sticker, insurance, badge, renewal, paper',
      why: 'perhaps renewal costs three days in a far office',
      sign: '{who} with every paper in hand pay as much',
    },
    {
      id: 'fault',
      fix: 'vehicle',
      text: 'the vehicle really has a fault',
      match: 'light, brake, tyre, overload, mirror, fault, helmet',
      why: 'perhaps the owner will not pay for it',
      sign: 'sound vehicles are stopped as often',
    },
    {
      id: 'habit',
      fix: 'custom',
      text: 'a coin at this post is a custom whatever the papers',
      match: 'custom, gift, bribe, daily, everyone pays, extort, tea',
      why: 'perhaps the post must pass it upwards',
      sign: 'some days at that post no one pays',
    },
    {
      id: 'unsure',
      fix: 'knowledge',
      text: 'nobody knows what the rule is and what the fine',
      match: 'know the law, rights, rule, unclear, fine, how much, receipt',
      why: 'perhaps the rule was changed on the radio in a language not spoken here',
      sign: 'those who know the rule by heart pay as much',
    },
  ],
  effects: [
    'the daily sum is not reached, and the rider works into the night',
    'overloaded vehicles pass, sound ones pay too',
    'back roads with worse holes are taken',
    'young riders drop papers altogether, since they pay anyway',
  ],
  stakeholders: [
    'driver: pays from his own surplus',
    'officer at the post: decides what is a fault',
    'drivers’ group: bargains with the post, takes a share',
    'licence office: could renew within a day',
  ],
  metrics: [
    'coins paid per {unit}, with and without papers',
    '{units} per day, by place and hour',
    'days and fees to renew a paper',
  ],
  alternatives: [
    { text: 'Give the coin and go', match: 'pay, give, coin, nothing', draw: 'a minute', limit: 'again tomorrow' },
    {
      text: 'Go round the post',
      match: 'back road, another road, avoid, detour',
      draw: 'free that day',
      limit: 'holes, and a chase',
    },
    {
      text: 'Let the union’s man settle it',
      match: 'union, chairman, association, settle',
      draw: 'knows the officer',
      limit: 'his share each week',
    },
    {
      text: 'Get all papers in order',
      match: 'renew, papers, licence, permit',
      draw: 'a right to argue',
      limit: 'days, fees, and still stopped',
    },
    {
      text: 'Film or report it',
      match: 'film, report, hotline, complain, social media',
      draw: 'shame works now and then',
      limit: 'he remembers the number plate',
    },
  ],
  want: 'The coin is small and quick, the paper dear and slow. Ask {who} in {place} which papers they let lapse by choice; many have done this sum before you.',
  pay: 'Drivers’ groups collect for trouble already and will see you as a rival. {Who} would pay to have a paper renewed without a lost day; they will hardly pay to know their rights.',
  can: 'If the coin at a {unit} is custom, no app ends it, and a driver of {place} who films may lose more than he saved. Papers are where an outsider can help at all.',
  indicators: [
    use('WGI.CC', 'near', 30, 'low', 'P', {
      split: 25,
      high: 'Taking coins is thought rarer than in half of Africa: {fig}. See first which papers {who} in {place} lack.',
      low: 'Taking coins is thought common: {fig}. Have {n:20} {who} drop one bean in a tin per {unit} and one per coin, and count both.',
    }),
    use('WGI.RL', 'proxy', 15, 'low', 'L', {
      split: 25,
      high: 'Complaints may lead somewhere: {fig}. Ask drivers’ groups for one that did, with its date.',
      low: 'A complaint leads nowhere for most: {fig}. Do not ask {who} to stand up alone at a {unit}.',
    }),
    use('SL.EMP.VULN.ZS', 'context', 20, 'high', 'E', {
      split: 50,
      high: 'Living from the day is usual: {fig}. A lost morning at an office costs {who} more than a coin; offer to stand in line for them.',
      low: 'Many have wages: {fig}. {Who} who drive for a firm may not pay {good} themselves; talk to those who do.',
    }),
    use('HDR24.MYS', 'proxy', 15, 'low', 'S', {
      split: 5.7,
      high: 'A rule on one page can be read by more of them: {fig}. Test if {who} who read it pay less in {place}.',
      low: 'School was short for most: {fig}. Let {who} hear the rule in their language and act a {unit} out.',
    }),
    use('SP.URB.GROW', 'exposure', 10, 'high', 'S', {
      split: 3.3,
      high: 'More vehicles meet more posts: {fig}. Mark new posts of this year in {place} with {who}.',
      low: 'Posts stand where they stood: {fig}. {Who} know each by its officer; ask which can be talked with.',
    }),
    use('FB.TAX', 'proxy', 10, 'low', 'P', {
      split: 13.5,
      high: 'The state collects a good part of output: {fig}. Fines with receipts may be the bulk; ask {who} for papers.',
      low: 'Little reaches the treasury: {fig}. What {who} pay may go to pockets that need it monthly; do not moralise, count {units}.',
    }),
    use('IC.REG.DURS', 'context', 0, 'none', 'L', {
      split: 14,
      high: 'Offices take long for a company paper: {fig}. Time a permit renewal with three {who} of {place}.',
      low: 'A company paper is quick: {fig}. If a permit takes longer, drivers’ groups may ask why.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 96,
      high: 'A reminder by message before a paper lapses can reach {who}: {fig}. Try it on fifty permits.',
      low: 'Some {who} change lines often: {fig}. Write the day of renewal on the dashboard.',
    }),
  ],
  reach: [
    {
      label: 'people in services, drivers and riders among them',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'A small part of them drive: count at {n:5} stages in {place} who was stopped yesterday.',
    },
  ],
  sizing: {
    event: ['stop', 'stops'],
    inputs: [
      {
        id: 'coin',
        label: 'sum paid at one {unit}',
        kind: 'money',
        near: 'pay, bribe, fine, stop, police, give, coin',
        ask: 'What was given at the last {unit}, in {money}?',
      },
      { id: 'minutes', label: 'time lost', kind: 'hours', near: 'minutes, hours, wait, lost', assume: [0.1, 0.3, 1] },
      {
        id: 'hourly',
        label: 'income of an hour',
        kind: 'money',
        near: 'earn, hour, day, income',
        ask: 'What does one {who1} earn in a day, in {money}?',
      },
    ],
    loss: [
      { id: 'timeloss', label: 'income lost while standing', expr: 'minutes * hourly', unit: 'money' },
      { id: 'loss', label: 'cost of one {unit}', expr: 'coin + timeloss', unit: 'money' },
    ],
    times: { per: 'week', assume: [2, 5, 14], ask: 'How many times a week is one {who1} made to pay?' },
    periods: [44, 48, 51],
    people: { label: '{who} in the groups of {place} you can meet', assume: [60, 200, 500] },
  },
  notFound:
    'No record we hold counts {good} in {country}, and no office will. Beans dropped in a tin by {n:20} {who} of {place} for a week give a first count.',
  political: [
    'Which posts of {place} were set up this year, and by whose order',
    'An election or a new officer changes {good} within a week.',
  ],
  environmental: [
    'Whether {who} of {place} meet more posts in harvest and feast weeks',
    'Count an ordinary week before a fat one.',
  ],
  licences: [
    {
      ask: 'Who may apply for a permit in the name of {who}, and for what fee?',
      sector: 'company registration and investment',
    },
    { ask: 'How can a valid cover be shown at a {unit} without the paper?', sector: 'insurance' },
  ],
  unknowns: [
    'How many {units} and coins had {n:20} {who} in {place} in one week, with papers and without?',
    'Which paper was asked for most, and how long does it take to get?',
    'What do drivers’ groups take, and what do they do for it?',
  ],
  interview: [
    'Tell me about the last time you were waved aside. What did he ask for first?',
    'Which of your papers is out of date? When did you decide to leave it so?',
    'When did you last go to the office? Take me through that day.',
    'When did you pass without paying? What was different?',
    'What does the group ask of you each week? What did it last do for you?',
    'To a passenger: what did you do while he paid?',
  ],
  where:
    'the stages of {place} at the shift’s end, the line outside the licence office, and the pound where bikes are fetched',
  tests: [
    {
      name: 'Tin and beans',
      hypothesis: '{who} without papers pay twice what others pay.',
      method:
        '{n:20} drivers in {place} drop a bean per {unit} and note the coin for {n:7} days; half have all papers.',
      metric: 'coins per week in each half.',
      threshold: 'twice as much without papers.',
      usd: 30,
      days: 8,
      stop: 'both halves pay alike.',
    },
    {
      name: 'The day in line',
      hypothesis: '{payer} pay someone to renew for them.',
      method: 'offer {n:15} drivers to stand in line, fill in and bring the paper to the stage, fee first.',
      metric: 'fees paid.',
      threshold: '{n:6} of {n:15}.',
      usd: 40,
      days: 9,
      stop: 'the office deals with the owner in person only.',
    },
    {
      name: 'After the paper',
      hypothesis: 'a valid paper shortens a {unit}.',
      method: 'time {n:30} {units} of the newly papered and of others.',
      metric: 'minutes and coins.',
      threshold: 'half.',
      usd: 20,
      days: 10,
      stop: 'no difference after {n:15}.',
    },
  ],
  kill: '{who} of {place} with all papers pay as much as those without, or hardly any pay to have one renewed',
  dealBreakers: [
    'Coins at the post are custom and rise when papers are in order.',
    'Drivers’ groups live from the trouble and shut you out of the stages.',
    'The office renews only for those who come in person.',
  ],
  explore: {
    stage: 'governing',
    also: ['legal', 'technology'],
    customers: ['workers', 'youth', 'companies'],
    products: ['service', 'phone', 'app'],
    backgrounds: ['transport', 'law', 'community'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
