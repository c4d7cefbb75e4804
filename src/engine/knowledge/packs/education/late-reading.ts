import { type Pain, use } from '../../pack-types.ts';

export const lateReading: Pain = {
  id: 'education.late-reading',
  title: 'Children reach the middle of primary school unable to read',
  short: 'Children cannot read after several years in school',
  type: 'quality',
  recognise: {
    event:
      'cannot read, can’t read, unable to read, do not read, read late, learn to read, learning to read, reading level, reading late, read and write, foundational, illiterate, early grade, mother tongue, home language, local language, language of instruction, do not understand english, do not understand french, does not speak english, speak english, learning poverty, phonics, letter sounds, numeracy, cannot count, langue maternelle, lecture, lire!',
    setting:
      'child, pupil, school, grade, class, primary, teacher, language, english, french, swahili, story, parent, lower primary',
    goods: 'reading, storybook=reading, phonics=reading, literacy=reading, numeracy=counting, arithmetic=counting',
  },
  words: {
    who: ['pupils', 'pupil'],
    payer: ['parents', 'parent'],
    good: 'reading',
    unit: ['child', 'children'],
  },
  problem: '{who} in {place} lose years to classes that never taught {good}',
  heading: 'Three years in class and no {good}: the language gap in {place}',
  chain:
    'Parents choose, and many choose a school because it sounds foreign from the first day. The owner sells that sound; the teacher may not speak it at ease; the {unit} repeats in chorus what it does not understand. Promotion is by age, so no one is told that {good} never began, until a test years later. Find out what a parent in {place} takes as proof that a {unit} learns, because only a parent who doubts will pay.',
  causes: [
    {
      id: 'language',
      fix: 'language',
      text: 'lessons are in a language that {units} do not speak',
      match:
        'language, english, french, portuguese, mother tongue, local language, understand, speak, dialect, swahili, langue',
      why: 'perhaps parents insist on it, and the head fears to lose them',
      sign: 'the {units} read no better in the words of home',
    },
    {
      id: 'method',
      fix: 'teaching',
      text: 'the class chants words and no one teaches the sounds of letters',
      match: 'chant, rote, memor, cram, phonics, method, trained, sounds, alphabet, repeat',
      why: 'perhaps the teacher was never shown another way, and was herself taught so',
      sign: 'a {unit} can sound out a word it never saw',
    },
    {
      id: 'print',
      fix: 'print',
      text: 'there is too little to read, in the class or at home',
      match:
        'one book, one reading book, reading book for, share a book, few books, no storybook, nothing to read, no library, at home, story, books at home, newspaper',
      why: 'perhaps the only print in the house is a Bible, a Koran or a phone',
      sign: 'homes with shelves have as many late readers',
    },
    {
      id: 'spread',
      fix: 'grouping',
      text: 'one class holds every level, and the lesson is for the front row',
      match: 'level, mixed, front row, left behind, promot, automatic, syllabus, large class, slow',
      why: 'perhaps the syllabus moves on by the calendar whatever has been learned',
      sign: 'small classes of one level read as late',
    },
    {
      id: 'senses',
      fix: 'health',
      text: 'some cannot see the board, cannot hear, or come hungry',
      match: 'glasses, eyesight, sight, see the board, hearing, deaf, hungry, hunger, disab, dyslex',
      why: 'perhaps nobody has tested their eyes and ears since birth',
      sign: 'a quick eye and ear check finds nothing',
    },
  ],
  effects: [
    'every later subject is read by {units} who cannot read',
    'a {unit} is called dull and learns to hide',
    'parents pay for years of school and then for lessons to repeat them',
    'the quickest pass: so the class average hides the rest',
  ],
  stakeholders: [
    'grandmother or elder child: tells the stories, in the language of home',
    'first-class teacher: is often the newest and the least paid',
    'school owner: sells the foreign tongue, fears a parent who tests',
    'education officer: inspects the scheme of work rather than a {unit} with a page',
    'mosque, church or library: owns a room that is empty in the afternoon',
  ],
  metrics: [
    '{units} of the third class who read a four-line story aloud and say what it was about',
    'words read in a minute, in both languages',
    'minutes a week with print before the eyes',
  ],
  alternatives: [
    {
      text: 'Wait: it will come with age',
      match: 'later, with age, eventually, grow out, wait',
      draw: 'spares the {unit} and the purse',
      limit: 'the board grows harder each year',
    },
    {
      text: 'Repeat the class',
      match: 'repeat, repeating, held back, same class',
      draw: 'free in a public school',
      limit: 'the same teaching twice, and shame',
    },
    {
      text: 'Move to a costlier school',
      match: 'change school, private school, better school, move school, academy',
      draw: 'a new uniform feels like a new start',
      limit: 'may only chant in a better accent',
    },
    {
      text: 'Send the {unit} to a neighbour for lessons',
      match: 'neighbour, neighbor, tutor, lesson teacher, home lesson, extra lesson',
      draw: 'one grown-up, few heads, flexible pay',
      limit: 'goes over homework, not over letters',
    },
    {
      text: 'Recite at a religious school',
      match: 'koran, quran, madrasa, sunday school, church, dara',
      draw: 'letters early, discipline, nearly free',
      limit: 'letters of another script, and meaning may wait',
    },
    {
      text: 'Cartoons or a phone game',
      match: 'phone, app, cartoon, tv, radio, game, youtube',
      draw: 'the {unit} asks for it',
      limit: 'speaks the foreign tongue, shows few letters',
    },
  ],
  want: 'Parents in {place} may hear {good} in the language of home as a step down. What they brag about is a {unit} that greets guests in the school’s tongue.',
  pay: 'A parent who cannot read cannot see that a {unit} does not. Until someone shows it in a minute, at the gate, there is no reason to pay. Who shows it also frightens the school.',
  can: 'A town has many tongues and a village school one teacher. Material for {good} must exist in the one that most {units} of a class share, with someone who reads it at ease.',
  indicators: [
    use('UIS.LIT.ADULT', 'near', 25, 'low', 'S', {
      split: 70,
      high: 'Most homes hold a grown-up who can read: {fig}. If {units} still cannot, look at the lesson and the language before you look at the home.',
      low: 'Many homes have no reader to sit beside a {unit}: {fig}. Find the one who has time, a cousin or an elder sister, and test with her.',
    }),
    use('UIS.PRM.CMPT', 'near', 20, 'low', 'S', {
      split: 68,
      high: 'Most finish primary school: {fig}. That may be promotion by age, so test {good} on a page rather than by class.',
      low: 'Many drop out before the end of primary school: {fig}. Ask at home whether a {unit} who left had ever read a page.',
    }),
    use('HDR24.MYS', 'proxy', 15, 'low', 'S', {
      split: 5.8,
      high: 'Parents know a classroom from inside: {fig}. They can judge a one-minute test at the gate, so let them hold the page.',
      low: 'Many parents had a few years of class at most: {fig}. Let the {unit} read to them in the tongue of home, and see what they say.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'proxy', 10, 'low', 'P', {
      split: 3.8,
      high: 'The state pays for a school system: {fig}. Ask an education officer in {place} which share of the first classes has a trained teacher.',
      low: 'First classes get what is left over: {fig}. Do not build on a teacher’s aide or a free reader that has no line in the budget.',
    }),
    use('SE.PRM.ENRR', 'proxy', 10, 'high', 'S', {
      split: 102,
      high: 'Classes swell with {units} older than their class: {fig}. Sort by what they can read, not by age, in your first trial.',
      low: 'Crowding by overage {units} is not the main story: {fig}. Some of the age never enrol; ask where they learn instead.',
    }),
    use('FB.UNDERWEIGHT', 'proxy', 10, 'high', 'S', {
      split: 13,
      high: 'Many were hungry in the years when speech begins: {fig}. Ask when a {unit} last ate before you judge how it reads.',
      low: 'Early hunger explains less than elsewhere: {fig}. Look to the method and to the language of the first class.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 10, 'low', 'S', {
      split: 19,
      high: 'The country is older than most in Africa, so first classes may be smaller: {fig}. A teacher there may have time to hear each {unit} read.',
      low: 'A young country has full first classes: {fig}. Plan for a helper from the village who hears ten {units} a day.',
    }),
    use('FB.MOBILE.SUBS', 'proxy', 0, 'none', 'T', {
      split: 12_000_000,
      high: 'A recorded story can travel by phone to many homes: {fig}. Ask who would play it, and at what hour.',
      low: 'Fewer lines means fewer phones left at home with {units}: {fig}. Try a loudspeaker and a picture book at one meeting point.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Some village homes have light for a page at night: {fig}. Ask which minutes of the evening are quiet.',
      low: 'After sunset there is little light for a page: {fig}. Place {good} in the hour after school, under a tree or a roof.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, some of whom are at the age of first {good}',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'It holds babies and good readers alike. A page and a minute tell more than this count.',
    },
  ],
  sizing: {
    event: ['year of school', 'years of school'],
    inputs: [
      {
        id: 'fees',
        label: 'cost of one {unit}’s school year',
        kind: 'money',
        near: 'fee, fees, year, term, uniform, spend, school',
        ask: 'What does a family in {place} spend on one {unit}’s school year, in {money}, with uniform and levies?',
      },
      {
        id: 'wasted',
        label: 'share of that year that taught no {good}',
        kind: 'share',
        near: 'cannot read, not read, behind, half, most',
        assume: [0.3, 0.5, 0.8],
        ask: 'Of ten {units} in the third class, how many cannot read four lines?',
        choices: ['Two or three', 'About five', 'Eight or more'],
        values: [0.25, 0.5, 0.8],
      },
    ],
    loss: [{ id: 'lost', label: 'spent in a year without learning to read', expr: 'fees * wasted', unit: 'money' }],
    times: {
      per: 'year',
      assume: [1, 1, 1],
      ask: 'How many school years does one {unit} begin in a calendar year?',
    },
    periods: [1, 1, 1],
    people: { label: 'families around two schools in {place}', assume: [40, 100, 180] },
  },
  traps: [
    {
      when: [
        'language, english, french, mother tongue, home',
        'teacher, method, book, class size, untrained, overcrowd',
      ],
      text: 'A {unit} who cannot read in any tongue needs letters; one who reads at home’s tongue but not the school’s needs the second language. The same page hides both.',
      ask: 'Can most of the {units} you mean read a line in the language of home?',
      choices: ['Yes', 'No', 'Nobody has tried'],
    },
  ],
  notFound:
    'No record we hold says how many third-class {units} of {country} can read. A four-line story and one morning at a gate in {place} will.',
  political: [
    'In which language the first classes in {place} are meant to be taught, and which one inspectors expect to hear',
    'Material in a tongue the school avoids must be sold to homes and congregations, not to schools.',
  ],
  environmental: [
    'In which months herding, planting or long rains keep small {units} away from class in {place}',
    'A class of {good} that meets in those months must go to them, or pause.',
  ],
  licences: [
    {
      ask: 'What may be recorded about a {unit}’s voice or test result, and who agrees for it?',
      sector: 'data protection',
    },
    { ask: 'Who approves readers in a local language for use in class?', sector: 'standards' },
    {
      ask: 'As what must an afternoon class for {good} be registered?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'How many of ten third-class {units} in {place} read four lines, in each language?',
    'What do {payer} take as proof that a {unit} is learning?',
    'Which grown-up or elder child has a free half hour with the {unit} each day?',
  ],
  interview: [
    'Tell me how you chose this school. What did you hear or see there?',
    'When did you last hear your {unit} read? What was it, and in which language?',
    'What did the school’s last report tell you? What did you do after it?',
    'Who is with the {unit} between school and supper? What happened in that hour yesterday?',
    'As a teacher: take me through the first lesson of this morning, word by word.',
    'Whom did you pay, or beg, to help a {unit} read? How did it go?',
  ],
  where:
    'the gate of a lower primary school in {place} at closing time, a Bible or Koran class, and the yard where neighbours’ {units} do homework',
  tests: [
    {
      name: 'Four lines at the gate',
      hypothesis: 'at least half of third-class {units} in {place} cannot read four easy lines.',
      method:
        'two short stories, one in each language, on cards. With parents’ leave, hear {n:40} {units} for one minute each.',
      metric: 'read with sense, read without sense, not read.',
      threshold: '{n:20} of {n:40} in neither language.',
      usd: 30,
      days: 3,
      stop: '{n:30} read well: the trouble is elsewhere.',
    },
    {
      name: 'Half an hour under a tree',
      hypothesis: 'daily letters in the tongue of home move a {unit} within two weeks.',
      method:
        '{n:12} {units} meet an elder pupil or aunt for half an hour, {n:8} days; sounds, then words, then one story to take home.',
      metric: 'letters and words read, first and last day.',
      threshold: '{n:8} of {n:12} come on {n:6} days and read {n:10} more words.',
      usd: 80,
      days: 10,
      stop: 'fewer than {n:6} come after the third day.',
    },
    {
      name: 'The parent listens and pays',
      hypothesis: '{payer} pay once they have heard the {unit} read, or fail to.',
      method:
        'hold the one-minute card with {n:15} parents looking on, then offer a month of half hours at a named price.',
      metric: 'first weeks paid on the spot.',
      threshold: '{n:5} of {n:15}.',
      usd: 30,
      days: 4,
      stop: '{n:8} ask for the foreign tongue instead; listen to why.',
    },
  ],
  kill: 'most third-class {units} heard in {place} read with sense, or no parent pays after listening',
  dealBreakers: [
    'Parents hear the tongue of home as poverty and will not have it taught.',
    'Schools forbid anyone to test their {units}.',
    'A class in {place} shares no one language, and readers exist for none of them.',
    'Nobody, of any age, has a free half hour with the {unit}.',
  ],
  explore: {
    stage: 'knowing',
    also: ['media', 'technology'],
    customers: ['institutions', 'youth', 'rural'],
    products: ['service', 'app', 'device'],
    backgrounds: ['teacher', 'community', 'research'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
