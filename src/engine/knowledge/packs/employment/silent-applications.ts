import { type Pain, use } from '../../pack-types.ts';

export const silentApplications: Pain = {
  id: 'employment.silent-applications',
  title: 'Job seekers spend fares and airtime on applications nobody answers',
  short: 'Job seekers pay to apply, and nobody answers',
  type: 'cost',
  recognise: {
    event:
      'no reply, no response, hear nothing, heard nothing, hears nothing, never hear back, never heard back, send applications, send out applications, cousins of, never answer, nobody answer, never call back, never called back, not called, application, applying, apply for, applied, drop cv, cv!, cvs, printing, photocop, cover letter, interview, shortlist, vacanc, connections, know someone, experience required, chomage, sans reponse, candidature, demande d’emploi, piston',
    setting:
      'unemploy, job seeker, jobless, graduates, graduate, cousin, relatives, stamps, copies, youth, young people, job!, jobs, degree, diploma, cyber cafe, fare, airtime, employer, office, emploi',
    goods: 'job=job openings, jobs=job openings, vacanc=job openings, emploi=job openings, work=job openings',
  },
  words: {
    who: ['young job seekers', 'job seeker'],
    payer: ['job seekers', 'job seeker'],
    good: 'job openings',
    unit: ['application', 'applications'],
  },
  problem: '{who} in {place} spend bus fares, prints and airtime on one {unit} after another, and hear nothing',
  heading: 'Paid to be ignored: what {who} in {place} spend on {good}',
  chain:
    'An employer with one free place asks his sister and his foreman before he pins up a paper. {Good} that do reach the board bring a heap of envelopes, which a clerk opens until she is tired. The seeker pays for paper, bus and airtime; {payer} pay nothing for silence. Find out how the last five people hired in {place} heard of their place.',
  causes: [
    {
      id: 'knows',
      fix: 'access',
      text: 'places are filled through people one has to know',
      match:
        'connection, know someone, cousin, family member, relative, uncle, bribe, godfather, tribe, piston, nepotism, tribalism',
      why: 'perhaps an owner fears theft and takes only those whose mother he can visit',
      sign: 'newcomers without a relative inside were hired as often',
    },
    {
      id: 'heap',
      fix: 'sorting',
      text: 'employers cannot tell the fit from the unfit in a heap of papers',
      match: 'too many, hundreds, heap, pile, sort, screen, qualif, no time',
      why: 'perhaps all papers are copied from one sample at the print shop',
      sign: 'employers hired from a heap and were content',
    },
    {
      id: 'stale',
      fix: 'news',
      text: 'the opening is gone before the seeker hears of it',
      match:
        'late, expired, deadline, hear of, hears of, hear about, hear too late, not advertised, newspaper, notice, old advert, whatsapp',
      why: 'perhaps adverts are passed from phone to phone for weeks after',
      sign: 'those who came on the first day got no answer either',
    },
    {
      id: 'proof',
      fix: 'proof',
      text: 'seekers have nothing to show but a certificate',
      match: 'experience, no experience, proof, certificate, practical, reference, portfolio',
      why: 'perhaps nobody let them try for a single day',
      sign: 'those with a boss’s word for them are passed over too',
    },
  ],
  effects: [
    'rent and food money goes into envelopes and minibus seats',
    'after a dozen silences a seeker stops trying and hides it at home',
    'an honest opening is met with mistrust, or with a rush nobody can read',
  ],
  stakeholders: [
    'seeker: chooses which {unit} to pay for, borrows the fare',
    'parent or older brother: lends the money, loses patience, has a trade in mind',
    'shop or site owner: decides in a minute, fears thieves and quitters',
    'clerk who opens the envelopes: can lose or lift a paper',
    'print shop and cyber cafe: earn on each page, write half of the letters',
  ],
  metrics: [
    'money and hours spent ÷ {unit} sent',
    'answers of any kind ÷ {units}, within {n:21} days',
    'of the last {n:20} hired in one street, how many came through kin',
  ],
  alternatives: [
    {
      text: 'Wait for an uncle to speak for them',
      match: 'uncle, connection, relative, wait, pray, godfather',
      draw: 'costs a visit and a chicken',
      limit: 'works once, and only with an uncle',
    },
    {
      text: 'Walk from gate to gate',
      match: 'gate, walk, door to door, construction site, drop',
      draw: 'the foreman sees a face',
      limit: 'shoes, sun and a guard who says no',
    },
    {
      text: 'Follow WhatsApp groups and boards',
      match: 'whatsapp, facebook, telegram, group, board, website, linkedin, online',
      draw: 'dozens of posts a day',
      limit: 'old ones, false ones, and a thousand readers',
    },
    {
      text: 'Sell something meanwhile',
      match: 'hawk, sell, boda, hustle, business, petty trade',
      draw: 'cash the same evening',
      limit: 'the papers gather dust',
    },
  ],
  want: 'Some {who} keep applying to content a parent, while they earn by selling. Ask what they did with yesterday: if no {unit} has left their hands this month, they may want capital and not {good}.',
  pay: '{Who} have paid for silence so often that they may pay again, which makes it easy to wrong them. An employer who gets a hundred letters for nothing must first say what a bad choice cost him in {place}.',
  can: 'You can carry news, sort letters or try people out, but you cannot make one more place. If {good} in {place} are truly few, a quicker letter only changes who is sad.',
  indicators: [
    use('SL.UEM.1524.ZS', 'direct', 30, 'high', 'E', {
      split: 10,
      high: 'The young look and do not find: {fig}. Ask {n:20} {who} how many envelopes they sent this month, for a share on paper hides the bus fares.',
      low: 'On record few of the young are without any work: {fig}. Odd jobs count there, so look at people who sell by day and send a {unit} by night.',
    }),
    use('SL.TLF.ACTI.1524.ZS', 'exposure', 10, 'high', 'S', {
      split: 37,
      high: 'Many of that age are in the race: {fig}. Stand at one print shop in {place} and count the letters of a morning.',
      low: 'Fewer of that age seek at all: {fig}. Some may have given up, so find {who} at home rather than in a line.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 15, 'high', 'E', {
      split: 50,
      high: 'Places with a boss are scarce: {fig}. Check that the posts {who} ask for exist in {place} at all before you smooth the road to them.',
      low: 'A good part of workers have an employer: {fig}. Then visit {n:10} of them and ask how the newest face came in.',
    }),
    use('WGI.CC', 'near', 15, 'low', 'P', {
      split: 24,
      high: 'Favours weigh less than in much of Africa: {fig}. If {who} still blame uncles, count the last hires in one street of {place} yourself.',
      low: 'Who you know may outweigh what you know: {fig}. Ask owners whom they would never turn away, and what that person’s word is worth to them.',
    }),
    use('SE.SEC.ENRR', 'exposure', 10, 'high', 'S', {
      split: 51,
      high: 'Secondary school leaves many with a certificate and one kind of hope: {fig}. Ask which posts their class mates truly found.',
      low: 'Few pass through secondary school: {fig}. A certificate may still open doors in {place}, so ask holders how long they waited.',
    }),
    use('NV.IND.TOTL.ZS', 'context', 10, 'low', 'E', {
      split: 24,
      high: 'Plants, mines and sites carry a large part of output: {fig}. Stand at one gate at dawn and see whether {units} or faces get in.',
      low: 'There is little industry to hire from: {fig}. Map shops, schools and clinics of {place} first, since they are most of your employers.',
    }),
    use('WPP.MEDIAN_AGE', 'context', 10, 'low', 'S', {
      split: 18.7,
      high: 'The crowd of beginners is thinner than elsewhere: {fig}. Ask whether {who} lose to older hands rather than to each other.',
      low: 'Each year sends a bigger class to the same doors: {fig}. Work with school leavers of one year and follow all of them for a month.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'An opening posted at noon is known by evening: {fig}. Then news is not scarce; trust in it may be.',
      low: 'Most {good} travel by mouth: {fig}. Try a blackboard at a bus stage in {place} before any screen.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work in the country',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution:
        'It counts the whole workforce; those who sent a {unit} in {place} this month are a small part that only you can count.',
    },
  ],
  sizing: {
    event: ['application', 'applications'],
    inputs: [
      {
        id: 'cost',
        label: 'fare, prints and airtime for one {unit}',
        kind: 'money',
        near: 'fare, copies, stamp, print, photocop, airtime, data, bus, transport, apply, application',
        ask: 'What did the last {unit} cost {who1}, fare and prints and airtime together, in {money}?',
      },
      {
        id: 'answered',
        label: 'share that brings an answer',
        kind: 'share',
        near: 'answer, reply, response, interview, call back',
        assume: [0.02, 0.08, 0.2],
        ask: 'Of ten {units}, how many bring any answer?',
        choices: ['None or one', 'Two', 'Five'],
        values: [0.05, 0.2, 0.5],
      },
    ],
    loss: [
      { id: 'wasted', label: 'money gone on one {unit} without answer', expr: 'cost * (1 - answered)', unit: 'money' },
    ],
    times: { per: 'month', assume: [2, 5, 12], ask: 'How many {units} does one {who1} pay for in a month?' },
    periods: [6, 9, 12],
    people: { label: '{who} you can meet at print shops and hostels of {place}', assume: [40, 100, 250] },
  },
  traps: [
    {
      when: ['certificate, degree, diploma, experience, skills', 'no reply, connection, know someone, vacanc'],
      text: 'A want of proof and a want of openings look alike from the bench. A trial day mends the first; it does nothing for the second.',
      ask: 'When {who} did get before an employer in {place}, what happened most often?',
      choices: ['They were taken', 'They failed the try-out', 'They never got before one'],
    },
  ],
  notFound:
    'No record we hold counts {units} sent or answered in {country}. A print shop’s day book in {place} and {n:30} seekers’ own lists are the nearest to it.',
  political: [
    'Whether posts in public offices of {place} are announced, and who reads the letters',
    'If public posts are what {who} wait for, no private employer will be their answer.',
  ],
  environmental: [
    'In which months rains, harvest or school holidays stop hiring in {place}',
    'A test in a dead month finds no {good} and blames the wrong thing.',
  ],
  licences: [
    {
      ask: 'May you keep names, school papers and phone numbers of {who}, and for how long?',
      sector: 'data protection',
    },
    {
      ask: 'What must a business that places people for a fee register as?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'How did the last {n:20} people hired within walking distance in {place} hear of their place?',
    'What has each of {n:30} {who} spent on {units} since the new year, and what came back?',
    'Would an employer pay to meet three people on trial instead of reading forty letters?',
  ],
  interview: [
    'Tell me about the last place you asked for. How did you hear of it, and what did you do first?',
    'What did it cost you: bus, paper, photos, airtime? Who gave you the money?',
    'What answer came, and after how many days? What did you do meanwhile?',
    'Whom do you know who was taken on this year? How did they get in?',
    'To an owner: who was the last person you took on? Whom did you refuse, and why?',
    'When did you last decide not to apply for something? What held you back?',
  ],
  where:
    'the print shop near the labour office of {place}, the gate of a site at dawn, and the back room where a shop owner keeps the envelopes',
  tests: [
    {
      name: 'Last twenty hired',
      hypothesis: 'most places in {place} are filled by kin before {good} are known.',
      method: 'ask {n:10} shops, sites and schools for their two newest people; ask those people how they heard.',
      metric: 'share that came without a relative or friend inside.',
      threshold: '{n:7} or more of {n:20} came as strangers.',
      usd: 25,
      days: 4,
      stop: 'all of the first {n:12} came through kin.',
    },
    {
      name: 'Three on trial',
      hypothesis: 'an owner decides better on a paid half day than on a heap of letters.',
      method: 'offer {n:6} owners three {who} each for half a day at the task; the owner pays their lunch and fare.',
      metric: 'owners who keep one for a week.',
      threshold: '{n:3} of {n:6}.',
      usd: 90,
      days: 8,
      stop: '{n:4} owners will not let strangers in.',
    },
    {
      name: 'The answer slip',
      hypothesis: '{payer} pay a coin for a plain no within a week.',
      method:
        'send {n:40} {units} through you, a coin each; ring each office and bring a yes, a no or the reason back.',
      metric: 'answers got, and seekers who come again.',
      threshold: '{n:15} answers.',
      usd: 35,
      days: 9,
      stop: 'clerks refuse to speak in {n:30} of {n:40}.',
    },
  ],
  kill: 'nearly all of the last {n:20} people hired in {place} were kin, or no owner pays even lunch for a trial of {who}',
  dealBreakers: [
    'Hiring in {place} runs on blood, and owners are glad of it.',
    'Only the seekers would pay, out of borrowed fares.',
    'Openings are so few that better {units} change nothing but the winner.',
  ],
  explore: {
    stage: 'supply',
    also: ['education', 'technology'],
    customers: ['youth', 'urban', 'companies'],
    products: ['service', 'web', 'phone', 'app'],
    backgrounds: ['student', 'community', 'sales', 'software', 'research'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'low',
  },
};
