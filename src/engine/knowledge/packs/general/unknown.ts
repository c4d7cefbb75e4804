import { type Pain, use } from '../../pack-types.ts';

/** For what people cannot find, compare or learn, where no other pack knows the thing. */
export const unknown: Pain = {
  id: 'general.unknown',
  title: 'People cannot find or compare what they need, though it is there',
  short: 'Nobody knows where it is, or how it works',
  type: 'information',
  recognise: {
    event:
      'cannot find, do not know, does not know, no idea, nobody knows, nobody warns, not aware, unaware, find customers, find work, find out, hard to find, no information, ask around, word of mouth, ne sait pas, ne savent pas, trouver',
    setting: 'information, list!, search, advice, guide, directory, announce, notice',
  },
  words: {
    who: ['people who look for it', 'person who looks for it'],
    payer: ['{who}', '{who1}'],
    good: 'what they look for',
    unit: ['search', 'searches'],
  },
  problem: '{who} in {place} lose days or chances because they learn too late, or never, where {good} are',
  heading: 'How {who} in {place} find {good} today, and who would pay for a shorter way',
  chain:
    'Word of {good} passes in {place} from mouth to mouth, so it reaches those who are near the mouth. Whoever keeps or offers {good} might like to be found, and whoever knows of {good} gains by keeping it. {Who} pay with a {unit}, not with coins. Find out from whom the last {who1} who found {good} heard of them.',
  causes: [
    {
      id: 'spread',
      fix: 'gathering',
      text: 'word of {good} lies in many heads and nowhere together',
      match: 'ask around, everywhere, scattered, word of mouth, nobody knows',
      why: 'perhaps one stall or driver in {place} knows more than all',
      sign: '{who} who know everybody search as long',
    },
    {
      id: 'late',
      fix: 'timing',
      text: 'word of {good} arrives when it is too late',
      match: 'too late, already taken, in time, warn, before',
      why: 'perhaps those who know of {good} first have a reason to wait',
      sign: '{who} who hear of {good} early do no better',
    },
    {
      id: 'tongue',
      fix: 'language',
      text: 'what is said about {good} is not in the words {who} use',
      match: 'language, english, french, cannot read, understand, complicated',
      why: 'perhaps a picture or a voice would do',
      sign: '{who} who read well search as long',
    },
    {
      id: 'doubt',
      fix: 'trust',
      text: '{who} hear of {good} and do not believe it',
      match: 'believe, trust, rumour, lie!, false, doubt',
      why: 'perhaps the last such word in {place} was false',
      sign: '{who} who believe it fare no better with {good}',
    },
  ],
  effects: [
    '{who} pay the first offer because they know of no other',
    '{good} stay unused while {who} look for them',
    'a go-between takes a share for one sentence',
  ],
  stakeholders: [
    'searcher: loses days, pays a go-between',
    'holder: has what is looked for, cannot be found',
    'go-between: lives by knowing, may lose by openness',
    'radio, church, mosque or market leader: decides what is announced of {good}',
  ],
  metrics: [
    'days of one {unit}',
    'offers of {good} that {who} knew of before choosing',
    '{good} that stayed unused in a week',
  ],
  alternatives: [
    {
      text: 'Ask around',
      match: 'ask around, ask friends, ask neighbours',
      draw: '{who} trust the mouth they hear of {good} from',
      limit: 'that mouth knows of {good} nearby only',
    },
    {
      text: 'Pay a go-between',
      match: 'broker, agent, middlem, go-between',
      draw: 'somebody else does the {unit}',
      limit: 'shows {who} the {good} that pay the share',
    },
    {
      text: 'Look into groups on the phone',
      match: 'whatsapp, facebook, group!, online, telegram',
      draw: 'costs only data, and many see the question',
      limit: 'old news and false offers of {good} stand beside true ones',
    },
    {
      text: 'Take what is known already',
      match: 'same place, usual, nearest',
      draw: 'no {unit} at all',
      limit: '{who} never learn what other {good} would have cost',
    },
  ],
  want: 'Many {who} find {good} well enough by asking. Count in {place} how often the last {unit} ended with nothing; only those cases are yours.',
  pay: '{Who} search with their feet because feet cost nothing. Whoever keeps or offers {good} in {place} gains by each {unit} that ends well: ask there for the money.',
  can: 'A list of {good} is soon old or wrong. Say who in {place} keeps it true, and what that hour is paid with, before you ask {who} to look at it.',
  indicators: [
    use('IT.NET.USER.ZS', 'proxy', 25, 'low', 'T', {
      split: 45,
      high: 'Many could look for {good} on a phone: {fig}. Watch five {who} in {place} do it, and note where they stop.',
      low: 'Looking online is not within reach of most: {fig}. The next list of {good} for {who} may be a wall, a radio or a voice.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 20, 'low', 'S', {
      split: 70,
      high: 'Writing reaches most {who}: {fig}. If word of {good} does not, it is hidden or late, not unread.',
      low: 'What is written about {good} passes many by: {fig}. Let somebody from {place} say it, in the tongue {who} bargain in.',
    }),
    use('SP.URB.GROW', 'exposure', 25, 'high', 'S', {
      split: 3,
      high: 'Newcomers who know nobody arrive all the time: {fig}. Ask the newest of {who} in {place} how the first {unit} went.',
      low: 'People know each other’s trades: {fig}. Look for {who} in {place} whom that knowledge leaves out.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 30, 'high', 'E', {
      split: 60,
      high: 'Most live by what they hear of from day to day: {fig}. A {unit} for {good} that fails is a day unpaid for {who}.',
      low: 'Many have fixed work and fixed ways: {fig}. Ask which of {who} need word of {good} every week.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'A short message can carry word of {good}: {fig}. Send one by hand to twenty {who} in {place}, and count who acts.',
      low: 'Messages miss many {who}: {fig}. Use the mouth that {place} listens to already for word of {good}.',
    }),
    use('FB.AGE014', 'proxy', 0, 'none', 'S', {
      split: 40,
      high: 'Children carry news between houses: {fig}. Ask {who} with school-age children how they heard of {good}.',
      low: 'Households are older and smaller: {fig}. Ask {who} which neighbour first told them of {good}.',
    }),
    use('HDR24.GII', 'proxy', 0, 'none', 'S', {
      split: 0.5,
      high: 'Men and women hear different news: {fig}. Ask both sides among {who} in {place} who told them of {good}.',
      low: 'News passes between men and women more freely than elsewhere: {fig}. One route for word of {good} may reach all {who}.',
    }),
  ],
  reach: [
    {
      label: 'people in the towns of {country}',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Only {who} who looked for {good} last month count; start from twenty of them in {place}.',
    },
  ],
  sizing: {
    event: ['{unit}', '{units}'],
    inputs: [
      {
        id: 'day',
        label: 'what one day is worth to one {who1}',
        kind: 'money',
        near: 'day, earn, lose, cost, wage',
        ask: 'What does one day of searching for {good} cost one {who1}, in {money}?',
      },
      {
        id: 'days',
        label: 'days of one {unit}',
        kind: 'days',
        near: 'day, days, week, weeks',
        assume: [0.5, 2, 7],
        ask: 'How many days did the last {unit} for {good} take?',
      },
    ],
    loss: [{ id: 'loss', label: 'what one {unit} costs', expr: 'day * days', unit: 'money' }],
    times: { per: 'year', assume: [2, 6, 24], ask: 'How often in a year does one {who1} look for {good}?' },
    periods: [1, 1, 1],
    people: { label: '{who} you can meet at one spot in {place}', assume: [20, 60, 200] },
  },
  notFound:
    'No record we hold tells how {who} in {country} learn of {good}. Ask the last {n:15} in {place} who found {good} to name the mouth they heard it from.',
  political: [
    'Who decides in {place} what may be announced or posted about {good}',
    'A board or a broadcast needs that person’s leave.',
  ],
  environmental: [
    'In which season {who} in {place} look for {good} most',
    'Word of {good} is worth most in the weeks before it.',
  ],
  licences: [
    { ask: 'May offers of {good} be published with names and telephone numbers?', sector: 'data protection' },
    {
      ask: 'Does bringing {who} and holders of {good} together for a fee need a licence?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'How did the last {n:15} {who} in {place} who found {good} hear of them, and after how long?',
    'How many {units} for {good} ended with nothing last month, and what followed?',
    'What would those who keep or offer {good} in {place} pay to be found sooner?',
  ],
  interview: [
    'Tell me about the last time you looked for {good}: when did you begin, and whom did you ask first?',
    'What did you hear of {good}, and from whom? Why did you follow that word?',
    'What did the {unit} for {good} cost you in days, fares and shares?',
    'When did you hear of {good} too late? Who had known it?',
    'Whose word about {good} do you believe at once, and whose never?',
    'Where will you look next time?',
  ],
  where:
    'where {who} gather in {place} before they look for {good}: a stage, a board, a tea stall; and the gate of those who keep or offer {good}',
  tests: [
    {
      name: 'Last search',
      hypothesis: 'one {unit} in three for {good} in {place} ends with nothing.',
      method: 'ask {n:20} {who} for their last {unit} day by day; draw the path of the word on paper.',
      metric: '{units} for {good} without an end, and days of each.',
      threshold: '{n:7} of {n:20}.',
      usd: 30,
      days: 4,
      stop: 'fewer than {n:2} among the first {n:10} {who}.',
    },
    {
      name: 'List by hand',
      hypothesis: 'word of {good} in time changes what {who} do.',
      method:
        'for one week gather every offer of {good} in {place} each morning; send it to {n:15} {who} in their own words.',
      metric: '{who} who acted on it within two days.',
      threshold: '{n:5} of {n:15}.',
      usd: 50,
      days: 7,
      stop: 'nobody among {who} acts in the first four days.',
    },
    {
      name: 'Found for a fee',
      hypothesis: '{payer} or holders of {good} pay to be found.',
      method: 'ask ten who keep or offer {good} in {place} for a fee to stand on next week’s list, paid now.',
      metric: 'fees in hand.',
      threshold: '{n:3} of {n:10}.',
      usd: 20,
      days: 3,
      stop: '{n:7} say they have enough callers.',
    },
  ],
  kill: 'fewer than {n:3} of {n:20} {units} for {good} in {place} end with nothing, or nobody who keeps or offers {good} pays to be found',
  dealBreakers: [
    'Those who know of {good} in {place} live by not telling.',
    'There are too few {good} for the {who} who look: a list only makes the line longer.',
    'Word of {good} in {place} is old before it can be passed on.',
  ],
  explore: {
    stage: 'knowing',
    also: [],
    customers: ['youth', 'workers'],
    products: ['phone', 'app'],
    backgrounds: ['community', 'creative', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
