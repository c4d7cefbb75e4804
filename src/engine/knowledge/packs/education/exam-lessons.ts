import { type Pain, use } from '../../pack-types.ts';

export const examLessons: Pain = {
  id: 'education.exam-lessons',
  title: 'Candidates fail the leaving exam, or buy extra lessons of unknown worth',
  short: 'Candidates fail exams, and extra lessons cost much and prove little',
  type: 'quality',
  recognise: {
    event:
      'fail exam, fail the exam, fail exams, fail their exams, fail national, failed exam, pass the exam, pass exams, exam preparation, prepare for exams, exam results, poor results, extra lesson, extra classes, private lesson, private tutor, home tutor, holiday tuition, private tuition, extra tuition, tutoring, past paper, past question, mock exam, revision, waec, wassce, jamb, kcse, kcpe, necta, bece, matric, baccalaureat, bac!, bepc, cours particuliers, repetiteur, cours de soutien, remedial',
    setting:
      'exam, candidate, student, pupil, final year, secondary, teacher, tutor, maths, science, parent, marks, university, national',
    goods:
      'exam lesson=exam lessons, extra lesson=extra lessons, tutoring=extra lessons, tutor=extra lessons, past question=past papers, past paper=past papers, revision=revision classes, tuition=extra lessons',
  },
  words: {
    who: ['exam candidates', 'candidate'],
    payer: ['parents', 'parent'],
    good: 'extra lessons',
    unit: ['paper', 'papers'],
  },
  problem: '{who} in {place} go into the exam badly prepared, and nobody can tell which {good} are worth their price',
  heading: 'One exam, many sellers: what {good} give {who} in {place}',
  chain:
    'A family stakes one exam on years of fees. Class teachers, students home from college and crammers by the road sell hope by the hour; the school may run its own, on Saturdays, and count it in the bill. Nobody gives money back after the results, and a good tutor is known by one famous pupil. Find out in {place} who chose the tutor, on whose word, and what they saw before the results.',
  causes: [
    {
      id: 'untaught',
      fix: 'teaching',
      text: 'whole topics of the syllabus were never taught',
      match:
        'not covered, syllabus, no teacher, science teacher, maths teacher, strike, absent, untaught, lack of teachers',
      why: 'perhaps the one who teaches the subject left in the second year and was not replaced',
      sign: 'schools with every post filled fail the same topics',
    },
    {
      id: 'practice',
      fix: 'practice',
      text: '{who} have never sat a marked {unit} against the clock',
      match: 'past paper, past question, mock, practice, practise, time, format, computer based, marking, feedback',
      why: 'perhaps no teacher has time to mark a hundred scripts',
      sign: 'those with many marked trials gain no better grade',
    },
    {
      id: 'base',
      fix: 'remedy',
      text: 'the gap is years old and cannot be closed in the last term',
      match: 'basics, foundation, primary, weak, behind, years, cannot read, arithmetic',
      why: 'perhaps they were moved up by age until the exam stopped them',
      sign: 'a test of the earlier classes is passed with ease',
    },
    {
      id: 'price',
      fix: 'price',
      text: '{good} that help cost more than most families have',
      match: 'afford, expensive, cost, poor, price, too much, money',
      why: 'perhaps the one good tutor goes from house to house among the rich',
      sign: 'those whose families pay for the best fail as often',
    },
    {
      id: 'seller',
      fix: 'trust',
      text: 'parents cannot tell a good tutor from a loud one',
      match: 'fake, quack, unqualified, trust, trusted, find a tutor, good tutor, quality, reliable, leak',
      why: 'perhaps those who promise leaked papers draw the largest crowd',
      sign: 'parents can name what last month’s lessons changed',
    },
    {
      id: 'hours',
      fix: 'hours',
      text: 'work, siblings and darkness leave no hour to study',
      match: 'chores, work, no light, electricity, power, noise, tired, hours, home, crowded house',
      why: 'perhaps the house has one lamp and five who want it',
      sign: 'boarders of the same school do no better',
    },
  ],
  effects: [
    'a year is repeated and a second exam fee found',
    'a family sells a goat or land for lessons without a result',
    'teachers keep the best of the topic for those who pay in the afternoon',
    'bought answers: whoever passes so crowds out the honest, and papers lose their worth',
  ],
  stakeholders: [
    'mother or elder sibling: finds the tutor by asking around',
    'class teacher: may be the tutor as well, gains by what class leaves out',
    'crammer’s owner: sells seats on last year’s names',
    'head teacher: lives by the pass list, may open or shut rooms on Saturday',
    'college student: has recent knowledge, needs cash, is gone next term',
    'examining body: sells past papers and reports that few have read',
  ],
  metrics: [
    'marks on the same trial paper, three weeks apart',
    'marked {units} per candidate in a month',
    'money for lessons ÷ money for school, in the last year',
  ],
  alternatives: [
    {
      text: 'Study alone or in a group of friends',
      match: 'study group, alone, friends, group discussion, self study',
      draw: 'free, at any hour',
      limit: 'errors are shared and nobody marks',
    },
    {
      text: 'Stay for the class teacher’s paid hour',
      match: 'teacher, after school, after class, coaching, same teacher',
      draw: 'knows the class and the syllabus',
      limit: 'sixty in the room, as in the morning',
    },
    {
      text: 'A home tutor',
      match: 'home tutor, private tutor, home lesson, lesson teacher, repetiteur',
      draw: 'one pupil, one pace',
      limit: 'dear, and cancelled when it rains',
    },
    {
      text: 'A roadside crammer',
      match: 'crammer, tutorial centre, tutorial center, coaching centre, coaching center, special centre',
      draw: 'a big name on the signboard, others beside you',
      limit: 'some sell a soft exam hall rather than teaching',
    },
    {
      text: 'Questions on a phone',
      match: 'app, whatsapp, telegram, youtube, online, phone, video',
      draw: 'cheap, with answers at once',
      limit: 'data, a borrowed screen, and games one tap away',
    },
    {
      text: 'Buy leaked answers',
      match: 'leak, expo, cheat, answers, malpractice',
      draw: 'promises a pass without work',
      limit: 'mostly false, and may cost the whole result',
    },
  ],
  want: 'Many families in {place} pay for {good} because others do, and for peace of mind. A tutor who shows how little has changed may be sent away for it.',
  pay: 'Money for {good} comes in a rush before the exam and stops the day after. Unless each year brings a new class by word of mouth, you must win every parent anew.',
  can: 'What sells is one teacher’s name, and that teacher can leave with the pupils. Marking takes hours that no app has yet done well on handwritten {units} in {place}.',
  indicators: [
    use('SE.SEC.ENRR', 'near', 20, 'high', 'S', {
      split: 52,
      high: 'Many sit in secondary class and meet the same exam: {fig}. The contest for places is real, so ask what a family in {place} spent on {good} last year.',
      low: 'Many never come as far as a secondary exam: {fig}. Look at the test at the end of primary school, which more {who} must pass.',
    }),
    use('HDR24.EYS', 'near', 15, 'high', 'S', {
      split: 11,
      high: 'Children are sent to school for many years: {fig}. Where all stay long, marks decide; find those who missed by a few.',
      low: 'Long schooling is not yet the rule: {fig}. Many stop before an exam could stop them, so check that failing is what hurts.',
    }),
    use('SL.UEM.1524.ZS', 'proxy', 15, 'high', 'E', {
      split: 10,
      high: 'Young people queue for work: {fig}. A certificate is held to be the ticket, which keeps parents buying {good}; ask if employers agree.',
      low: 'Few of the young are counted as out of work: {fig}. Some may leave for a trade before the exam; ask what the last leavers earn.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'proxy', 15, 'low', 'P', {
      split: 3.8,
      high: 'Schools are not starved of public money: {fig}. Learn which topics were taught and forgotten before you sell them again.',
      low: 'Public money for teachers is short: {fig}. Posts for science and maths may stand empty; list in {n:3} schools of {place} which topics nobody taught.',
    }),
    use('UIS.PRM.CMPT', 'exposure', 15, 'high', 'S', {
      split: 68,
      high: 'Most finish primary school and go for the next gate: {fig}. New {who} come each year, so plan for the class below as well.',
      low: 'A smaller group reaches the first gate: {fig}. Each family in it has already paid much; ask what more it would risk.',
    }),
    use('SI.POV.GINI', 'proxy', 10, 'high', 'E', {
      split: 39,
      high: 'Rich and poor live far apart: {fig}. A home tutor for the few and a marked {unit} for the many are two trades; choose one.',
      low: 'Incomes lie closer together: {fig}. One modest price for {good} may suit most families of a class.',
    }),
    use('EG.ELC.ACCS.ZS', 'proxy', 10, 'low', 'T', {
      split: 55,
      high: 'Evening study under a lamp is possible in many homes: {fig}. Ask {who} which hours of last night were truly theirs.',
      low: 'Night study is out for many: {fig}. A lit room near {place} with a keeper may do more than another tutor.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 38,
      high: 'Free videos and answer groups are already in reach: {fig}. Ask {who} to show theirs, and where they got stuck.',
      low: 'Online teachers reach few: {fig}. Printed {units} and a marker with a red pen are no step back.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 0, 'none', 'S', {
      split: 19,
      high: 'Exam classes are no endless stream: {fig}. You will live by your name in {place} rather than by numbers.',
      low: 'A young country sends many to the same gate: {fig}. Ask how many places the next school in {place} had last year.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, each of whom may face a leaving exam',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'In any one year only a small part of them sit it. The entry list of one school is your true count.',
    },
  ],
  sizing: {
    event: ['lesson', 'lessons'],
    inputs: [
      {
        id: 'hour',
        label: 'price of one lesson',
        kind: 'money',
        near: 'lesson, hour, tutor, tuition, per hour, class',
        ask: 'What does a family in {place} pay for one extra lesson, in {money}?',
      },
      {
        id: 'useless',
        label: 'share of lessons that moved no mark',
        kind: 'share',
        near: 'fail, wasted, no improvement, useless, half',
        assume: [0.3, 0.5, 0.7],
        ask: 'Of ten {who} with {good}, how many still missed the grade they needed?',
        choices: ['Two or three', 'About half', 'Most'],
        values: [0.25, 0.5, 0.75],
      },
    ],
    loss: [{ id: 'lost', label: 'spent on average on what moved no mark', expr: 'hour * useless', unit: 'money' }],
    times: { per: 'month', assume: [4, 8, 16], ask: 'How many lessons a month does one family buy before the exam?' },
    periods: [3, 6, 9],
    people: { label: 'final-year families of three schools in {place}', assume: [60, 150, 300] },
  },
  traps: [
    {
      when: [
        'no teacher, not covered, strike, untaught, lack of teachers',
        'tutor, extra lesson, practice, past question, past paper',
      ],
      text: 'A topic nobody taught needs a teacher; a topic taught but never tried under the clock needs marked {units}. The same bad grade follows from both.',
      ask: 'Where did {who} you know lose most marks: on topics never taught, or on topics they had met?',
      choices: ['Never taught', 'They had met them', 'No one has looked at a script'],
    },
  ],
  notFound:
    'No record we hold says what families in {country} spend on {good}, or what it changes. One trial paper given twice in {place} will show more.',
  political: [
    'Whether teachers in {place} may sell {good} to their own classes, and whether anybody looks',
    'If it is frowned upon, the best tutors will not sign anything with your name on it.',
  ],
  environmental: [
    'Where the exam falls beside harvest, fasting month and the hot weeks in {place}',
    'Hours promised in those weeks are hours refunded.',
  ],
  licences: [
    { ask: 'As what is a centre for {good} registered?', sector: 'company registration and investment' },
    { ask: 'How are fees for {good} taxed?', sector: 'tax' },
    { ask: 'What may be kept and shown of a minor’s marks?', sector: 'data protection' },
  ],
  unknowns: [
    'On which topics did last year’s {who} in {place} lose marks, script by script?',
    'What did their families pay for {good}, to whom, and on whose word?',
    'Does a marked {unit} each week move a grade within a month?',
  ],
  interview: [
    'Tell me how you came to your present tutor. Whose word was it? Whom had you sent away?',
    'Take out the last marked sheet you have. Who marked it, when, and what did you do next?',
    'Where and when did you study in the last three days? What broke it off?',
    'To a parent: add up with me what last term’s lessons cost. What did you go without?',
    'To a repeater: which question did you look at on the day and not know? Had anyone taught it?',
    'To a teacher: which topic will this class not reach before the exam?',
  ],
  where:
    'the gate of a school in {place} on a Saturday, the tables where past papers are sold, a reading room at night, and the queue for results',
  tests: [
    {
      name: 'One paper, marked by topic',
      hypothesis: 'most lost marks lie in a handful of topics.',
      method:
        '{n:30} {who} of {n:2} schools sit one old {unit} under the clock; a teacher marks it by topic, and each gets the sheet back.',
      metric: 'marks lost by topic; taught or not, by the pupils’ own copybooks.',
      threshold: 'half the lost marks in {n:5} topics.',
      usd: 50,
      days: 5,
      stop: 'the marks are lost evenly: there is no short course to sell.',
    },
    {
      name: 'Two weeks on three topics',
      hypothesis: 'short lessons and marked tries on those topics lift the score.',
      method: '{n:10} of them get {n:4} lessons and {n:4} marked tries; {n:10} like them carry on. Then a like {unit}.',
      metric: 'gain in marks of each group.',
      threshold: 'twice the gain in {n:7} of {n:10}.',
      usd: 90,
      days: 10,
      stop: 'half stay away by the third lesson.',
    },
    {
      name: 'Paid by the marked {unit}',
      hypothesis: '{payer} pay for a weekly marked {unit} before any lesson.',
      method: 'show {n:15} parents one such sheet and sell the next four weeks at a named price, half down.',
      metric: 'halves received.',
      threshold: '{n:5} of {n:15}.',
      usd: 30,
      days: 4,
      stop: '{n:6} ask for the questions of this year instead.',
    },
  ],
  kill: 'two weeks of marked tries in {place} lift no score, or fewer than {n:3} of {n:15} parents pay for a marked {unit}',
  dealBreakers: [
    'The pass is bought in the hall, so teaching loses to the seller of answers.',
    'One known teacher draws the pupils and can take them along.',
    'The exam is about to change its form or be dropped.',
    'Families pay only in the last month, when nothing can be mended.',
  ],
  explore: {
    stage: 'selling',
    also: ['technology', 'media'],
    customers: ['youth', 'urban', 'women'],
    products: ['app', 'phone', 'service'],
    backgrounds: ['teacher', 'student', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'low',
  },
};
