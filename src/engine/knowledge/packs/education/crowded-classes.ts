import { type Pain, use } from '../../pack-types.ts';

export const crowdedClasses: Pain = {
  id: 'education.crowded-classes',
  title: 'One teacher faces more pupils than anyone can teach, with no help',
  short: 'Classes are too full and teachers have no support',
  type: 'capacity',
  recognise: {
    event:
      'crowded class, overcrowded class, overcrowd, crowded, large class, big classes, class size, too many pupils, too many students, too many children, pupils per teacher, students per teacher, teacher shortage, shortage of teachers, few teachers, not enough teachers, lack of teachers, untrained teacher, unqualified teacher, unqualified, teacher training, teachers absent, teacher absent, teachers miss, double shift, multigrade, marking, lesson plan, prepare lessons, classes pletho, plethorique, enseignants non formes, effectifs',
    setting:
      'teacher, class, classroom, pupil, school, per class, lesson, primary, rural, head teacher, training, support, desk',
    goods:
      'teacher support=teaching support, lesson plan=lesson plans, teacher training=teacher training, marking=marking help',
  },
  words: {
    who: ['teachers', 'teacher'],
    payer: ['school owners', 'school owner'],
    good: 'teaching support',
    unit: ['lesson', 'lessons'],
  },
  problem: '{who} in {place} lose most of a {unit} to keeping order in rooms too full to teach, without {good}',
  heading: 'Ninety on the benches: what a full room does to {units} in {place}',
  chain:
    'An office posts teachers and pays them late; a head shares them out; parents’ committees hire a volunteer for what they can collect. A private owner saves on the next teacher for as long as benches fill. Nobody loses pay because a {unit} taught little. Find out who in {place} already pays for a helper, a volunteer or a substitute, because that purse exists.',
  causes: [
    {
      id: 'posts',
      fix: 'posting',
      text: 'trained {who} are posted, and do not stay',
      match: 'posted, transfer, rural, remote, leave, housing, town, salary delay, strike, quit, shortage, not enough',
      why: 'perhaps there is no room to rent and pay must be fetched from town',
      sign: 'posts in town stand as empty',
    },
    {
      id: 'craft',
      fix: 'craft',
      text: 'nobody has shown them how a room of that size is taught',
      match: 'untrained, unqualified, training, method, skills, new teacher, volunteer, coach',
      why: 'perhaps the college taught for classes of thirty',
      sign: 'trained and untrained keep equal numbers at work',
    },
    {
      id: 'load',
      fix: 'load',
      text: 'marking, registers and forms eat the time for {units}',
      match: 'marking, mark scripts, paperwork, register, lesson plan, reports, prepare, forms, workload',
      why: 'perhaps each office asks for the same numbers on its own form',
      sign: 'a week without forms shows no more copybooks marked',
    },
    {
      id: 'rooms',
      fix: 'rooms',
      text: 'there are fewer rooms and benches than classes',
      match: 'classroom, desks, bench, under a tree, building, floor, shift, room',
      why: 'perhaps a roof was promised and a wall stands ready',
      sign: 'a room stands empty while two classes share the next',
    },
    {
      id: 'absence',
      fix: 'presence',
      text: '{who} are away, and their class is added to the next',
      match: 'absent, absentee, away, second job, late, side job, sick, funeral, farm, pay day, payday',
      why: 'perhaps the pay forces a second trade',
      sign: 'rooms are as full on the days when every teacher is present',
    },
  ],
  effects: [
    'those in the back rows copy, chat or sleep',
    'copybooks go unmarked for weeks',
    '{who} shout, tire and leave for town or another trade',
    'parents who can, pay a private school: a gain to its owner',
  ],
  stakeholders: [
    'class teacher: gains an hour or fears a watcher',
    'head teacher: fills holes in the timetable each morning',
    'private owner: weighs one more wage against ten more benches',
    'parents’ committee: collects for volunteers, remembers who paid',
    'volunteer or elder pupil: is willing, untrained, and gone by harvest',
    'district adviser: has a motorcycle without fuel and forty schools',
  ],
  metrics: [
    'heads in the room ÷ grown-ups in it, counted at ten o’clock',
    'minutes of a {unit} in which most pupils are at work',
    'copybooks marked in a week',
  ],
  alternatives: [
    {
      text: 'Teach the front rows',
      match: 'front row, bright ones, those who follow',
      draw: 'keeps to the syllabus',
      limit: 'the back learns that it does not count',
    },
    {
      text: 'Join two classes or run two shifts',
      match: 'combine, join, shift, double shift, multigrade, half day',
      draw: 'needs no new wage',
      limit: 'half the hours for each, or twice the heads',
    },
    {
      text: 'A volunteer paid by parents',
      match: 'volunteer, community teacher, parents pay, pta, assistant, vacataire',
      draw: 'lives near, stays on rainy days',
      limit: 'paid when parents have it, trained by nobody',
    },
    {
      text: 'Pupils who mark and lead groups',
      match: 'prefect, monitor, peer, group leader, elder pupil',
      draw: 'free, and some are good at it',
      limit: 'small tyrants, and errors go round',
    },
    {
      text: 'A seminar in a hotel',
      match: 'workshop, seminar, training, ngo, course',
      draw: 'an allowance and a certificate',
      limit: 'one week a year, in rooms of thirty',
    },
    {
      text: 'Messages among colleagues',
      match: 'whatsapp, group chat, facebook, telegram, share notes',
      draw: 'answers from someone who has the same class',
      limit: 'greetings and prayers bury the answer',
    },
  ],
  want: 'A full room can be an excuse as well as a burden. Some {who} in {place} would use {good} to be away more often; ask what they did with the last free hour.',
  pay: 'The one who suffers has the least money and the one with money suffers least. A private owner pays if parents can see a difference by the next fee day, and hardly before.',
  can: 'Advice that needs an hour of reading fails. Whatever you bring in must survive chalk dust, a dead phone and a day with two classes in one room in {place}.',
  indicators: [
    use('FB.AGE014', 'near', 25, 'high', 'S', {
      split: 38,
      high: 'There are many children to each grown-up: {fig}. Do not wait for small classes; look for what works with eighty.',
      low: 'There are fewer children to each grown-up than in much of Africa: {fig}. Full rooms in {place} may be a matter of posting; ask for the staff list of two schools.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'near', 20, 'low', 'P', {
      split: 3.8,
      high: 'Wages for {who} have a budget behind them: {fig}. Ask which posts on paper have a person in the room.',
      low: 'There is little to hire with: {fig}. Count volunteers whom parents pay; they are the ones who would welcome {good}.',
    }),
    use('SE.PRM.ENRR', 'near', 15, 'high', 'S', {
      split: 102,
      high: 'Rooms hold repeaters and latecomers of all ages: {fig}. Sorting by level for one hour a day may relieve {who} more than another bench.',
      low: 'Not all children of the age are in: {fig}. If they come, rooms will be fuller yet; try your help in the fullest one.',
    }),
    use('HDR24.MYS', 'proxy', 10, 'low', 'S', {
      split: 5.8,
      high: 'Grown-ups with a schooling can be found near most schools: {fig}. A paid helper from the village is a fair first test.',
      low: 'Many grown-ups had little schooling themselves: {fig}. Elder pupils may be the only helpers in {place}; begin with them.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 15, 'low', 'S', {
      split: 18.7,
      high: 'The country is older than most in Africa: {fig}. A remedy that costs a wage could shrink to one that costs an hour.',
      low: 'So young a country fills its first classes year after year: {fig}. Ask {who} how many more came this year than last.',
    }),
    use('IGME.U5MR', 'proxy', 5, 'high', 'S', {
      split: 50,
      high: 'Illness and funerals keep grown-ups from work too: {fig}. Note who takes the class on such days in {place}.',
      low: 'Sickness is a smaller part of absence than elsewhere: {fig}. If a class is alone, ask which second trade called.',
    }),
    use('FP.CPI.TOTL.ZG', 'proxy', 10, 'high', 'E', {
      split: 9,
      high: 'A teacher’s pay buys less each term: {fig}. A second trade may come before your {good}, so offer hours back rather than more work.',
      low: 'Pay keeps its worth for the year: {fig}. If {who} still leave, ask about housing, company and respect.',
    }),
    use('FB.MOBILE.SUBS', 'proxy', 0, 'none', 'T', {
      split: 12_000_000,
      high: 'There are lines enough to call most teachers: {fig}. A voice note of two minutes on Sunday evening may be all the training that gets through.',
      low: 'Do not count on each teacher’s own line: {fig}. Meet them where pay is fetched.',
    }),
    use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
      split: 72,
      high: 'A written plan can be shared with helpers: {fig}. Keep it on one card.',
      low: 'Helpers may not read a plan: {fig}. Show the {unit} once, with stones and a stick.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, most of whom sit in some class',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'It counts children and not {who}; a good part sit in rooms of thirty.',
    },
  ],
  sizing: {
    event: ['teaching day', 'teaching days'],
    inputs: [
      {
        id: 'wage',
        label: 'monthly cost of a teacher',
        kind: 'money',
        near: 'wage, salary, paid, pay, earn, month, monthly',
        ask: 'What does one teacher in {place} cost the school in a month, in {money}?',
      },
      { id: 'days', label: 'teaching days in a month', kind: 'count', near: 'teaching days', assume: [18, 20, 22] },
      {
        id: 'order',
        label: 'share of a {unit} that goes into order and copying',
        kind: 'share',
        near: 'order, noise, shouting, control, wasted, half, third',
        assume: [0.25, 0.4, 0.6],
        ask: 'Of a {unit} in the fullest class, about which part goes into keeping order?',
        choices: ['A quarter', 'About half', 'Most of it'],
        values: [0.25, 0.5, 0.7],
      },
    ],
    loss: [
      { id: 'day', label: 'cost of a teacher for one day', expr: 'wage / days', unit: 'money' },
      { id: 'lost', label: 'part of a day’s wage that bought order only', expr: 'day * order', unit: 'money' },
    ],
    times: { per: 'month', assume: [16, 19, 22], ask: 'On how many days a month does the class in {place} meet?' },
    periods: [8, 9, 9],
    people: { label: 'teachers of full classes within reach in {place}', assume: [12, 30, 60] },
  },
  traps: [
    {
      when: [
        'crowded, overcrowd, too many, large class, class size',
        'untrained, absent, training, unqualified, shortage',
      ],
      text: 'Too many heads and too few skilled hands are two problems. A trained teacher may do well with seventy, and an untrained one lose thirty.',
      ask: 'In {place}, is there a teacher with a full room whose class does well?',
      choices: ['Yes, I know one', 'I have heard of one', 'No'],
    },
  ],
  notFound:
    'No record we hold counts heads to a teacher in {country}, school by school. Look through the door of {n:6} rooms in {place} at ten o’clock and count both.',
  political: [
    'Who posts and pays {who} in {place}, and whether a helper may stand before a public class',
    'If only posted staff may teach, your helper must work before or after hours.',
  ],
  environmental: [
    'Which rooms in {place} are too hot, dark or loud under rain for anyone to be heard',
    'In those hours no skill helps; a cheaper ceiling might.',
  ],
  licences: [
    { ask: 'Who may stand before a class without a teacher’s certificate?', sector: 'standards' },
    { ask: 'What must be agreed before {units} are filmed or children’s work is stored?', sector: 'data protection' },
    { ask: 'How are small weekly payments to helpers taxed?', sector: 'tax' },
  ],
  unknowns: [
    'How many heads and how many grown-ups were in each room of {n:3} schools in {place} at ten o’clock?',
    'What does the one teacher do who keeps a full room at work?',
    'Who pays for a volunteer or substitute today, how much, and how late?',
  ],
  interview: [
    'Take me through yesterday’s second {unit}, from the bell to the bell. When were most of them at work?',
    'Show me the last pile you marked. When was that, and what came in between?',
    'Who helped you last week, in class or with forms? What did you give for it?',
    'What did you bring home from your last training? Which part did you use on Monday?',
    'To an owner: when did you last hire or let go? What tipped it?',
    'Why did the last teacher leave, and where is she now?',
  ],
  where:
    'the staff room of a full school in {place} on pay day, the bench of teachers who wait for transport, and the parents’ committee on meeting day',
  tests: [
    {
      name: 'Ten o’clock count',
      hypothesis: 'in half of the rooms in {place} more than sixty sit before one grown-up, and few are at work.',
      method:
        'with leave, look into {n:24} rooms of {n:6} schools at ten on an ordinary day; count heads, grown-ups and those at work.',
      metric: 'heads to a grown-up; share at work.',
      threshold: 'over sixty heads, and under half at work, in {n:12} of {n:24}.',
      usd: 20,
      days: 4,
      stop: 'most of them are at work in the first {n:10} full rooms.',
    },
    {
      name: 'A helper for eight days',
      hypothesis: 'one trained helper gives back a quarter of each {unit}.',
      method:
        'train {n:4} volunteers for a day in group work and marking; each joins one full class, and a like class goes without.',
      metric: 'share at work at three set times; copybooks marked.',
      threshold: 'a quarter more at work in {n:3} of {n:4}.',
      usd: 120,
      days: 10,
      stop: 'the teacher leaves the room to the helper on the second day.',
    },
    {
      name: 'A month paid ahead',
      hypothesis: '{payer} pay for {good} once they have seen it.',
      method:
        'let {n:8} owners or committees watch the class with the helper, then name the price of a month for theirs.',
      metric: 'first weeks paid.',
      threshold: '{n:3} of {n:8}.',
      usd: 30,
      days: 4,
      stop: '{n:5} would rather add benches; ask what a bench brings in.',
    },
  ],
  kill: 'most pupils are at work in the full rooms you looked into in {place}, or no owner or committee of {n:8} pays for a month',
  dealBreakers: [
    'Owners gain by full rooms, and parents do not count heads.',
    '{Who} take a helper for a spy or a successor.',
    'Only posted staff may stand before a class.',
    'A new hiring round is about to fill the posts.',
  ],
  explore: {
    stage: 'making',
    also: ['technology', 'employment'],
    customers: ['institutions', 'youth'],
    products: ['service', 'web', 'device'],
    backgrounds: ['teacher', 'community', 'research'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
