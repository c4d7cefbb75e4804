import { type Pain, use } from '../../pack-types.ts';

export const unreadyGraduates: Pain = {
  id: 'education.unready-graduates',
  title: 'Young people finish training without what employers ask for',
  short: 'Graduates and trainees cannot do what employers need',
  type: 'quality',
  recognise: {
    event:
      'unemployed graduate, graduates, no job, job ready, skills gap, skill, employable, internship, apprentice, practical experience, certificate, mismatch, cannot find work, no experience, training does not, chomage, diplome',
    setting:
      'university, college, polytechnic, tvet, vocational, training, employer, graduate, youth, students, campus, degree, course, bootcamp',
    goods: 'skill=skills, internship=internships, training, apprenticeship=apprenticeships, course=courses',
  },
  words: {
    who: ['graduates', 'graduate'],
    payer: ['employers', 'employer'],
    good: 'practical skills',
    unit: ['trainee', 'trainees'],
  },
  problem: '{who} in {place} leave training without {good} and wait long for a first job',
  heading: 'Certificate in hand: why {who} in {place} lack {good}',
  chain:
    'The family pays for the course; the school is paid for places filled, not for jobs found; the employer pays nothing and complains. A workshop owner who does train loses the {unit} to whoever pays more. Find out who loses money on an empty post or a bad hire, since only that person has a reason to pay for {good}.',
  causes: [
    {
      id: 'practice',
      fix: 'practice',
      text: 'courses teach theory with no machine, client or till',
      match: 'theory, theoretical, no practical, equipment, outdated, curriculum, lecture',
      why: 'perhaps the workshop is locked, or forty share one machine',
      sign: '{who} with months of practice wait as long',
    },
    {
      id: 'link',
      fix: 'matching',
      text: 'employers and schools do not know each other',
      match: 'connection, network, link, do not know, who you know, information',
      why: 'perhaps posts are filled by relatives before anyone advertises',
      sign: 'posts that were advertised widely stay empty',
    },
    {
      id: 'jobs',
      fix: 'demand',
      text: 'there are too few posts, whatever {who} can do',
      match: 'no jobs, few jobs, economy, not hiring, too many graduates, saturated',
      why: 'perhaps firms stay small on purpose',
      sign: 'employers in {place} can name a post they failed to fill',
    },
    {
      id: 'proof',
      fix: 'proof',
      text: 'a certificate proves nothing an employer believes',
      match: 'certificate, fake, prove, trust, reference, degree, paper, experience',
      why: 'perhaps bought papers are common, so all are doubted',
      sign: 'employers hire on paper alone and are content',
    },
  ],
  effects: [
    'a first wage comes years after the last fee',
    'families sell or borrow for a course that leads nowhere',
    'firms import hands for work that {who} were trained for',
    '{who} take unpaid work and call it experience',
  ],
  stakeholders: [
    'graduate: has time and a debt to the family, no reference',
    'family: paid for the course, decides on the next one',
    'school or college: is paid by seats, fears bad news on jobs',
    'employer or workshop owner: needs hands, fears training a rival',
    'public skills office: has a budget and a form',
  ],
  metrics: [
    'months from the last day of training to the first wage',
    'posts that stayed empty for want of {good}',
    '{units} who are kept on after a trial',
  ],
  alternatives: [
    {
      text: 'Another certificate',
      match: 'another course, masters, more certificates, online course',
      draw: 'feels like progress, families approve',
      limit: 'more paper of the kind employers doubt',
    },
    {
      text: 'Unpaid work for a reference',
      match: 'unpaid, internship, volunteer, attachment',
      draw: 'a foot in the door',
      limit: 'only those with a fare and a meal can afford it',
    },
    {
      text: 'Learn beside a master',
      match: 'apprentice, master, workshop, roadside, garage',
      draw: 'real work from the first day',
      limit: 'slow, sometimes years, and no paper',
    },
    {
      text: 'A relative’s word',
      match: 'relative, uncle, connection, who you know, tribe',
      draw: 'the surest way of all',
      limit: 'only for those who have the relative',
    },
    {
      text: 'Trade or drive meanwhile',
      match: 'hustle, trade, driver, boda, okada, sell, side',
      draw: 'money this week',
      limit: '{good} are forgotten, and the wait becomes a life',
    },
  ],
  want: 'Employers in {place} say they want {good} and may mean cheap and obedient. Ask what they did the last time a {unit} showed more skill than whoever hired it.',
  pay: 'A family that has just paid for a course has nothing left, and an employer can wait for someone else to train. Whoever loses a contract for want of hands is your likely payer.',
  can: 'Practice needs real work and real clients. If the firm that lends a desk or a machine fears for it, {units} will sweep floors.',
  indicators: [
    use('SL.UEM.1524.ZS', 'direct', 30, 'high', 'S', {
      split: 12,
      high: 'Looking for work without finding it is common among the young: {fig}. Ask {who} for every place they applied last month, and what was answered.',
      low: 'Few young people count as unemployed, since most cannot afford to wait: {fig}. Look for {who} in work far below their training.',
    }),
    use('SL.TLF.ACTI.1524.ZS', 'near', 10, 'low', 'S', {
      split: 40,
      high: 'Many of the young already work at something: {fig}. A course in the evening may reach {who} that a full day cannot.',
      low: 'Many of the young are neither in work nor looking: {fig}. Some have given up asking; find them through families, not campuses.',
    }),
    use('HDR24.EYS', 'near', 15, 'high', 'S', {
      split: 11,
      high: 'Children can expect many years in school: {fig}. If {who} still lack {good}, years are not what is missing.',
      low: 'Few can expect a long schooling: {fig}. Those who finish may be hired for the paper alone, so check that employers complain at all.',
    }),
    use('ILO.EMP.IND', 'proxy', 15, 'low', 'E', {
      split: 15,
      high: 'Factories and sites employ a good share: {fig}. Walk one industrial street in {place} and ask which post is empty today, in the office too.',
      low: 'Few posts lie in workshops and factories: {fig}. Train for services and small trade, or for work of one’s own.',
    }),
    use('ILO.EMP.SRV', 'exposure', 10, 'high', 'E', {
      split: 45,
      high: 'Many posts are in services: {fig}. {Good} may mean a till, a letter and a phone call rather than a machine.',
      low: 'Services are still a small part of work: {fig}. Ask whether a farm business in {place} could use {who}.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'proxy', 10, 'low', 'P', {
      split: 4,
      high: 'The state spends on teaching: {fig}. Ask a college in {place} which part of it reaches practice.',
      low: 'Little public money goes into teaching: {fig}. A college will have little to practise on, so begin in a firm.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 10, 'low', 'S', {
      split: 20,
      high: 'New entrants are fewer each year than elsewhere in Africa: {fig}. Employers may soon have to compete for {who}; ask who feels it.',
      low: 'More young people look for a start each year: {fig}. Employers can choose, so ask why they would pay to find one.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Part of the practice can happen on a phone or a shared computer: {fig}. Ask {who} what they pay for a day of data.',
      low: 'Do not build the practice on a connection: {fig}. A bench, a tool and a real client in {place} will do more.',
    }),
  ],
  reach: [
    {
      label: 'people at work or looking for it',
      expr: 'force * 1',
      records: { force: 'FB.LABOUR' },
      caution: 'Most of them never sat in a course like this: it bounds the market for work, it does not count {who}.',
    },
  ],
  sizing: {
    event: ['month of waiting', 'months of waiting'],
    inputs: [
      {
        id: 'wage',
        label: 'first monthly wage that is missed',
        kind: 'money',
        near: 'wage, salary, earn, pay, income, a month, monthly',
        ask: 'What would a first job of this kind pay one {who1} in a month, in {money}?',
      },
      {
        id: 'instead',
        label: 'share of it earned by odd work meanwhile',
        kind: 'share',
        near: 'hustle, odd job, side, part time',
        assume: [0.2, 0.4, 0.6],
      },
    ],
    loss: [{ id: 'lost', label: 'earnings missed in a month of waiting', expr: 'wage * (1 - instead)', unit: 'money' }],
    times: {
      per: 'year',
      assume: [3, 8, 12],
      ask: 'For how many months of the first year does one {who1} wait for a job of this kind?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} of one course in {place}', assume: [20, 45, 90] },
  },
  traps: [
    {
      when: ['skill, training, unprepared, experience, practical', 'no jobs, few jobs, unemploy, not hiring'],
      text: 'Too little skill and too few posts both leave {who} at home. Training cures the first and sharpens the second.',
      ask: 'Can an employer in {place} name a post that stayed empty for want of {good}?',
      choices: ['Yes, I know one', 'I believe so', 'No'],
    },
  ],
  notFound:
    'No record we hold follows {who} in {country} from a course to a first wage. A class list in {place} can: call every name of last year and ask one question.',
  political: [
    'Which public programme in {place} already pays for internships or training, and who gets in',
    'If a place with a stipend is free, an unpaid one of yours will stay empty.',
  ],
  environmental: [
    'Whether the trade in {place} has seasons when nobody hires',
    'A trial in a dead month proves nothing about {who}.',
  ],
  licences: [
    { ask: 'Who may issue a certificate that an employer must accept?', sector: 'standards' },
    {
      ask: 'What must a firm register before it takes a {unit} on trial?',
      sector: 'company registration and investment',
    },
    { ask: 'What may be stored and shown about what a {who1} can do?', sector: 'data protection' },
  ],
  unknowns: [
    'How long did last year’s class in {place} wait for a first wage, name by name?',
    'Which post stayed empty for want of {good}, and what did that cost the firm?',
    'Would the firm pay for a week’s trial of a {unit} it did not choose itself?',
  ],
  interview: [
    'Tell me about the last person you hired for this work. How did you find them, and what could they not do?',
    'Which post is empty now? What have you turned down because of it?',
    'What did you do in the month after your last exam, week by week?',
    'Where did you last apply? What exactly was the answer?',
    'Who paid for the course, and what do they say today?',
    'When did you last train someone who then left? What did you do differently after?',
  ],
  where:
    'an industrial street or hotel strip of {place} at lunch, the notice board and the last year’s class list of a college, and a workshop where apprentices eat together',
  tests: [
    {
      name: 'Last year’s class',
      hypothesis: 'half of a class had no wage from its trade a year later.',
      method: 'with a college, call {n:40} names of last year: working in the trade, working elsewhere, waiting.',
      metric: 'share in each, and months to the first wage.',
      threshold: 'half or more not in the trade.',
      usd: 40,
      days: 5,
      stop: 'two in three are in the trade within {n:3} months.',
    },
    {
      name: 'One real job, one week',
      hypothesis: '{who} can do paid work after a week beside a master.',
      method:
        '{n:6} {units} join {n:3} workshops for a week on a real order, at a small paid wage; the master notes what they could not do.',
      metric: 'tasks done alone on the last day.',
      threshold: '{n:4} of {n:6} finish one task a client accepts.',
      usd: 150,
      days: 8,
      stop: 'a workshop sends one home on the second day.',
    },
    {
      name: 'Fee for a hand',
      hypothesis: '{payer} pay for a {unit} proven on a task.',
      method:
        'show {n:10} {payer} in {place} the finished task and the person, and name a fee due if they are kept for a month.',
      metric: 'signed offers.',
      threshold: '{n:3} of {n:10}.',
      usd: 40,
      days: 5,
      stop: '{n:6} want the person but not the fee; ask what they pay for a bad hire.',
    },
  ],
  kill: 'no employer of {n:10} in {place} can name a post that stayed empty for want of {good}, or last year’s class is at work in its trade',
  dealBreakers: [
    'There are no posts: training then only changes who waits.',
    'Employers hire kin whatever a stranger can do.',
    'The firm that trains loses the {unit} at once and stops.',
    'Families pay for certificates, and for nothing else.',
  ],
  explore: {
    stage: 'selling',
    also: ['employment', 'technology'],
    customers: ['youth', 'companies'],
    products: ['service', 'web', 'app'],
    backgrounds: ['teacher', 'student', 'sales', 'research'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
