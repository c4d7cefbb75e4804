import { type Pain, use } from '../../pack-types.ts';

export const reportersStopped: Pain = {
  id: 'media.reporters-stopped',
  title: 'A reporter is stopped, threatened or loses the phone while covering a story',
  short: 'Reporters are threatened or lose their phone at work',
  type: 'safety',
  recognise: {
    event:
      'journalist arrested, journalists are arrested, reporter arrested, journalists attacked, attacked, harass, threat, intimidat, detained, phone seized, camera seized, confiscat, beaten, press freedom, censor, self-censor, delete the footage, delete footage, sued, journaliste menace, journalistes menaces, liberte de la presse',
    setting:
      'journalist, reporter, police, story, protest, radio, newsroom, editor, stringer, court, press card, correspondent, politician, blogger',
    goods: 'story=stories, news=stories, report=stories',
  },
  words: {
    who: ['reporters', 'reporter'],
    payer: ['newsrooms and press clubs', 'newsroom'],
    good: 'stories',
    unit: ['attack', 'attacks'],
  },
  actor:
    'journalist, reporter, photographer, blogger, correspondent, stringer, editor, radio, newsroom, presenter, creator',
  problem: '{who} in {place} are stopped, threatened or stripped of phone and notes while they work on {good}',
  heading: 'No picture, no story: what stops {who} in {place} at work',
  chain:
    'A stringer is paid by the piece and goes alone; the editor sits in the capital and has a lawyer’s number for known names. A guard, a police post or a party’s boys decide in a minute who may film. {Who} pay with the phone, days and fear, and the public with {good} never told. Find out who was called in the first hour of the last {unit} in {place}, and whether anyone came.',
  causes: [
    {
      id: 'alone',
      fix: 'cover',
      text: 'stringers go alone and without a card',
      match: 'alone, freelance, stringer, no card, press card, unknown',
      why: 'perhaps the editor gives no letter so as not to be liable',
      sign: 'those with card and colleague are struck as often',
    },
    {
      id: 'unknown',
      fix: 'contact',
      text: 'guards and police do not know the rules or the face',
      match: 'police, guard, soldier, not know, rules, permit',
      why: 'perhaps nobody ever met the commander before the day',
      sign: 'posts that know {who} by name strike as often',
    },
    {
      id: 'power',
      fix: 'threat',
      text: 'those shown want the story to die',
      match: 'politician, powerful, mine, company, corrupt, boss, expose',
      why: 'perhaps a price was named first',
      sign: 'harmless {good} are stopped as often',
    },
    {
      id: 'phone',
      fix: 'material',
      text: 'one phone holds it all, and it is taken',
      match: 'phone, camera, seized, delete, memory, footage',
      why: 'perhaps nothing is sent until evening',
      sign: 'those who send at once lose as much',
    },
  ],
  effects: [
    'a colleague in the next town drops the same subject',
    'a family hears of a detention by chance',
    'money for a new phone comes from loans',
  ],
  stakeholders: [
    'reporter: decides whether to go, bears it alone',
    'editor: can call a lawyer, prints or drops the name',
    'press club: knows commanders and bail, has no fuel',
    'police commander or guard: acts on a word from above',
  ],
  metrics: [
    'minutes from {unit} to the first call, and to someone’s arrival',
    '{good} dropped after a threat ÷ {good} begun',
    'days and money until phone and work are back',
  ],
  alternatives: [
    {
      text: 'Leave the subject',
      match: 'self-censor, avoid, drop, leave',
      draw: 'peace at home',
      limit: 'the next one is asked to drop more',
    },
    {
      text: 'Sign as ‘our correspondent’',
      match: 'anonymous, no byline, pseudonym',
      draw: 'a little cover',
      limit: 'everyone in {place} knows who asked',
    },
    {
      text: 'Call the club or a friend in uniform',
      match: 'union, club, friend, call, association',
      draw: 'sometimes out within hours',
      limit: 'works for known faces',
    },
    {
      text: 'Hand it to a foreign or national house',
      match: 'foreign, bbc, send to capital, national',
      draw: 'printed all the same',
      limit: 'no pay, no name',
    },
  ],
  want: '{Who} may hide fear and speak of courage. See which {good} were begun and dropped in {place} last quarter; that count tells more than tales of {units}.',
  pay: 'A stringer cannot pay for guard; an editor can, and may prefer the cheaper next stringer. Ask {payer} what the last {unit} in {place} cost the house.',
  can: 'A promise of help binds you at two in the morning. If you come late once, {who} in {place} pay for it with more than {good}; and those who strike may turn to you.',
  indicators: [
    use('WGI.RL', 'near', 30, 'low', 'P', {
      split: 25,
      high: 'Law has more weight than in most of Africa: {fig}. Note for each {unit} in {place} whether any rule was named, and by whom.',
      low: 'The word of a guard is the law: {fig}. Help for {who} in {place} has to come by person and phone, within the hour.',
    }),
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'There is less to hide than elsewhere: {fig}. See which subjects in {place} brought the last {units}; it may be land or crime.',
      low: 'Many have something to hide: {fig}. List which {good} on public money were begun in {place}, and how they ended.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 15, 'high', 'E', {
      split: 64,
      high: 'Few have an employer who answers for them: {fig}. Ask {who} who would pay the bail tonight.',
      low: 'Employment with a contract is more common: {fig}. Editors may owe {who} protection; ask to see one letter.',
    }),
    use('IT.NET.USER.ZS', 'exposure', 15, 'high', 'T', {
      split: 37,
      high: 'What is posted is seen in an hour: {fig}. Test with {who} if sending pictures at once saves {good}.',
      low: 'Few would see it live: {fig}. The local air in {place} carries {good}; guard that studio first.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'Bail or fare can be sent within minutes: {fig}. A purse by phone for {who} may work even at night.',
      low: 'Cash must travel: {fig}. Leave a small sum with someone near the post in {place}.',
    }),
    use('WGI.RQ', 'proxy', 20, 'low', 'P', {
      split: 22,
      high: 'Rules are written down and can be carried: {fig}. Put the page in the pocket of {who} and see whether it is read at the post.',
      low: 'Rules give little hold: {fig}. One tea with the commander of {place} may do more for {who} than a page.',
    }),
    use('HDR24.GII', 'context', 0, 'none', 'S', {
      split: 0.53,
      high: 'Women at work meet other threats: {fig}. Have a woman talk with women among {who} about {units}.',
      low: 'Threats may strike women and men alike: {fig}. Check with both in {place} before you plan.',
    }),
  ],
  reach: [
    {
      label: 'people above fourteen, who lose a story when it is stopped',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'They are the public, not {who}: press club lists near {place} hold perhaps forty names.',
    },
  ],
  sizing: {
    event: ['attack', 'attacks'],
    inputs: [
      {
        id: 'days',
        label: 'days without work after it',
        kind: 'days',
        near: 'days, weeks, detained, hiding, without work',
        assume: [1, 5, 20],
      },
      {
        id: 'earn',
        label: 'income of a day',
        kind: 'money',
        near: 'earn, a day, per story, paid, fee',
        ask: 'What does one {who1} earn in an ordinary day, in {money}?',
      },
    ],
    loss: [{ id: 'lost', label: 'earnings lost after one attack', expr: 'days * earn', unit: 'money' }],
    times: { per: 'year', assume: [0.2, 1, 3], ask: 'How often in a year does this happen to one {who1}?' },
    periods: [1, 1, 1],
    people: { label: 'reporters at work in and around {place}', assume: [10, 30, 80] },
  },
  notFound:
    'No record we hold counts {units} on {who} in {country}, nor {good} dropped in silence. Talks with {n:12} of them in {place}, names left out, give both.',
  political: [
    'Which votes, trials or protests lie ahead in {place}, and who gives orders to guards then',
    'Begin months before, or do not begin.',
  ],
  environmental: [
    'Whether {good} on mines, forests or land bring most threats around {place}',
    'Those {units} come from companies and not from police.',
  ],
  licences: [
    { ask: 'What must one keep secret, and how, when holding calls for help and names?', sector: 'data protection' },
    { ask: 'In which form may a fund pay bail and phones for others?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'How many {good} did {n:12} {who} in {place} drop in six months, and after which word?',
    'Who was called in the first hour of each {unit}, and what did it change?',
    'What did it cost them and their house in days and money?',
  ],
  interview: [
    'Tell me of the last time your work was stopped. Begin with the day before.',
    'Who was with you? What was taken, said or signed?',
    'Whom did you call first? When did they come?',
    'What did you do with the story?',
    'What have you changed in how you go out since?',
    'To an editor: what did the last case cost your house, and what did you do?',
  ],
  where:
    'the press club’s yard in {place}, a court corridor, a radio studio after the evening news; never with a list of names in hand',
  tests: [
    {
      name: 'Stories begun',
      hypothesis: 'one story in ten is dropped after a threat.',
      method: 'talk with {n:12} {who}, alone, on {good} of six months: begun, told, dropped, why.',
      metric: 'dropped ÷ begun.',
      threshold: 'one in ten or more.',
      usd: 30,
      days: 6,
      stop: 'anyone fears the talk itself: stop.',
    },
    {
      name: 'First hour',
      hypothesis: 'a call chain has someone at the post within an hour.',
      method: 'with a club and {n:2} lawyers, rehearse {n:4} calls at odd hours with {who}; no police involved.',
      metric: 'minutes until a person moves.',
      threshold: 'under {n:60} in {n:3} of {n:4}.',
      usd: 80,
      days: 8,
      stop: 'nobody answers twice.',
    },
    {
      name: 'House pays',
      hypothesis: 'an editor pays a monthly coin per stringer for it.',
      method: 'offer {n:6} {payer} cover for a month, fee first.',
      metric: 'fees.',
      threshold: '{n:2} of {n:6}.',
      usd: 30,
      days: 6,
      stop: 'all say that stringers go at their own risk.',
    },
  ],
  kill: 'none of {n:12} reporters in {place} dropped a story or lost tools in six months, or no newsroom pays for the first hour',
  dealBreakers: [
    'Your list of names falls into the wrong hands.',
    'Those who strike are above any commander you can reach.',
    'Help comes a day late again and again.',
  ],
  explore: {
    stage: 'governing',
    also: ['legal', 'insurance'],
    customers: ['companies', 'institutions', 'workers'],
    products: ['service', 'phone', 'app'],
    backgrounds: ['law', 'community', 'creative'],
    impact: ['nonprofit', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
