import { type Pain, use } from '../../pack-types.ts';

export const missingBooks: Pain = {
  id: 'education.missing-books',
  title: 'Classes work without textbooks, and lessons go into copying',
  short: 'Pupils share a few textbooks, or have none',
  type: 'access',
  recognise: {
    event:
      'share one textbook, share one book, share a book, share a textbook, share textbooks, no textbook, no textbooks, no books, without textbooks, without books, lack textbooks, lack books, lack of textbooks, lack of books, few textbooks, enough textbooks, enough books, missing textbooks, shortage of books, old textbooks, outdated textbook, pirated book, copy from the board, copy notes, learning material, teaching material, no chalk, no laboratory, textbooks late, books arrive late, lack textbook, manuel',
    setting:
      'textbook, school, pupil, class, teacher, grade, lesson, rural, library, bookshop, publisher, curriculum, subject, parent',
    goods:
      'textbook=textbooks, book=books, exercise book=exercise books, storybook=storybooks, learning material=learning materials, teaching material=teaching materials',
  },
  words: {
    who: ['teachers', 'teacher'],
    payer: ['parents', 'parent'],
    good: 'textbooks',
    unit: ['pupil', 'pupils'],
  },
  problem: '{who} in {place} lose lesson after lesson to copying, for want of {good}',
  heading: 'One book, many heads: lessons without {good} in {place}',
  chain:
    'A publisher wins a list or a tender; a district store or a bookshop holds the {good}; a head teacher fetches them, often at the school’s own cost. What does not arrive is put on the list that parents get in the first week, and a pavement seller copies what the list names. Each hand can say that the next one is late. Find out where the last {good} for one class in {place} stood still, and who paid for the road.',
  causes: [
    {
      id: 'stuck',
      fix: 'delivery',
      text: '{good} lie in a store and never reach the class',
      match: 'warehouse, store, district, delivery, arrive late, delay, transport, road, ministry, government',
      why: 'perhaps nobody budgeted for the last stretch from the district to the school',
      sign: 'schools beside the district store share as many to a book',
    },
    {
      id: 'dear',
      fix: 'price',
      text: 'parents are told to buy {good} they cannot pay for in one go',
      match: 'expensive, afford, cost, price, parents must buy, poor, list, book list',
      why: 'perhaps the list falls into the same week as uniforms and the rent',
      sign: 'children of salaried parents come without {good} too',
    },
    {
      id: 'kept',
      fix: 'care',
      text: '{good} exist but are locked away, lost or torn',
      match: 'locked, cupboard, lost, torn, stolen, damaged, worn, termite, never returned',
      why: 'perhaps the teacher answers for each lost copy out of his wage',
      sign: 'the cupboard is empty when the head opens it for you',
    },
    {
      id: 'change',
      fix: 'content',
      text: 'the syllabus changed and the old {good} no longer fit',
      match: 'new curriculum, curriculum change, changed, outdated, old book, edition, reform, competency',
      why: 'perhaps publishers print only what is on the new list',
      sign: 'classes with the old syllabus lack as many',
    },
  ],
  effects: [
    'half a lesson goes into copying from the board',
    'homework cannot be set where no book goes home',
    '{units} at the edge of a shared book stop following',
    'parents buy a copy from the pavement, blurred and with pages missing',
  ],
  stakeholders: [
    'head teacher: signs for {good}, pays the trip, fears the audit',
    'class teacher: copies onto the board, may sell a pamphlet of his own',
    'parent: gets the list, buys the cheapest half of it',
    'bookseller or pavement copier: knows which titles move, and in which week',
    'publisher’s agent: lives by the approved list, gives the head a sample',
    'district officer: holds the store’s ledger',
  ],
  metrics: [
    '{units} to one book, counted on the desks',
    'minutes of a lesson spent copying',
    'weeks from the first school day to the first {good} on a desk',
  ],
  alternatives: [
    {
      text: 'Copy it all from the board',
      match: 'board, copy, copying, write notes, notes',
      draw: 'needs one book and some chalk',
      limit: 'eats the lesson, and errors travel into every copybook',
    },
    {
      text: 'Sit in threes around one book',
      match: 'share, sharing, one book, between',
      draw: 'free, and friends help each other',
      limit: 'nobody can take it home to study',
    },
    {
      text: 'Buy a pavement copy',
      match: 'pirate, photocopy, second hand, pavement, street, cheap copy',
      draw: 'cheap, and sold by the chapter',
      limit: 'blurred, and the seller is chased away now and then',
    },
    {
      text: 'Buy the teacher’s own pamphlet',
      match: 'pamphlet, handout, notes from the teacher, teacher sells',
      draw: 'short and close to the exam',
      limit: 'whoever does not buy may feel it in class',
    },
    {
      text: 'Read it on a phone',
      match: 'phone, pdf, whatsapp, online, download, tablet',
      draw: 'a whole shelf for a little data',
      limit: 'the phone is out with its owner until evening',
    },
    {
      text: 'Wait for a donated box',
      match: 'donat, ngo, charity, container, church',
      draw: 'costs only a letter',
      limit: 'stories of snow, and no title twice',
    },
  ],
  want: 'Some teachers in {place} have taught from the board for years and hold that copying fixes a lesson in the head. If so, {good} on each desk change less than you hope.',
  pay: 'Parents buy {good} once a year, in the week when everything is due, and the state may hand the same title out free a month later. Ask who would pay by the week to use a copy rather than own it.',
  can: 'Printing or copying needs the right of whoever wrote the text. A box of shared {good} also needs one person who counts them each Friday, and is thanked for it.',
  indicators: [
    use('SE.XPD.TOTL.GD.ZS', 'near', 20, 'low', 'P', {
      split: 3.8,
      high: 'Public money for schools is there: {fig}. Ask the district in {place} for the delivery note of the last {good}, before you blame the budget.',
      low: 'Public money for schools is short: {fig}. Expect {good} to stand on the parents’ list, and collect ten such lists.',
    }),
    use('UIS.PRM.CMPT', 'near', 15, 'low', 'S', {
      split: 68,
      high: 'Most children reach the last primary class: {fig}. Look at the subjects of the leaving exam, where a missing book is felt first.',
      low: 'Many children leave before the last primary class: {fig}. Count {good} in the lower classes, where they give up.',
    }),
    use('SE.PRM.ENRR', 'exposure', 15, 'high', 'S', {
      split: 101,
      high: 'Classes hold late starters and repeaters besides the right age: {fig}. Orders made by age fall short, so count heads in {place} yourself.',
      low: 'Not every child of the age is in class: {fig}. A book count per {unit} can look good because others stayed away; ask for the register.',
    }),
    use('LPI.INFRA', 'proxy', 10, 'low', 'T', {
      split: 2.3,
      high: 'Freight moves better than in half of Africa: {fig}. If {good} still stop at the store, ask whose task the last stretch was.',
      low: 'Heavy boxes travel badly here: {fig}. Ride with one load of {good} from the store to a school before you print anything.',
    }),
    use('SI.POV.LMIC', 'proxy', 15, 'high', 'E', {
      split: 52,
      high: 'A whole book list is out of reach for many homes: {fig}. Try hire by the week, or one copy for three {units}.',
      low: 'A good part of homes could buy, title by title: {fig}. Ask ten parents which {good} on the list they left out, and why.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 10, 'low', 'S', {
      split: 70,
      high: 'Most grown-ups could help with a book at home: {fig}. Lending {good} overnight may be worth more than a second set in class.',
      low: 'Many parents cannot check whether the right {good} were bought: {fig}. Show them the cover, and have an older child read a page aloud.',
    }),
    use('FB.AGE014', 'exposure', 15, 'high', 'S', {
      split: 38,
      high: 'Children are a large part of the country: {fig}. A set of {good} must last several years, so test covers and binding before content.',
      low: 'Children are a smaller part of the country than in much of Africa: {fig}. Used {good} of the older year may go round, so start with a swap in {place}.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'A file on a relative’s phone is a real rival to paper: {fig}. Ask {units} who holds the phone at homework time.',
      low: 'A downloaded book would reach few homes: {fig}. Keep the first test on paper, or on one device in the staff room.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'A school printer can run in some villages: {fig}. Ask a head teacher what toner and paper cost last term.',
      low: 'Printing at a village school is hardly possible: {fig}. Find the nearest copy shop with power, and time the way there.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, most of whom need a book at some time',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'Some are babies and some sit in well stocked schools: it bounds the readers, not the missing {good}.',
    },
  ],
  sizing: {
    event: ['lesson without enough books', 'lessons without enough books'],
    inputs: [
      {
        id: 'fee',
        label: 'price of a term, levies included',
        kind: 'money',
        near: 'fee, fees, term, levy, pta',
        ask: 'What does one parent in {place} pay the school for a term, in {money}, with every levy?',
      },
      { id: 'all', label: 'lessons in a term', kind: 'count', near: 'lessons a term', assume: [300, 400, 500] },
      {
        id: 'copying',
        label: 'share of a lesson spent copying',
        kind: 'share',
        near: 'copy, copying, board, notes, lesson',
        assume: [0.2, 0.4, 0.6],
        ask: 'Of a lesson without enough {good}, about which part is spent copying?',
        choices: ['A fifth', 'A third', 'More than half'],
        values: [0.2, 0.33, 0.6],
      },
    ],
    loss: [
      { id: 'one', label: 'what a parent pays for one lesson', expr: 'fee / all', unit: 'money' },
      { id: 'lost', label: 'part of it that bought copying', expr: 'one * copying', unit: 'money' },
    ],
    times: {
      per: 'month',
      assume: [20, 40, 70],
      ask: 'How many lessons a month does one class in {place} hold without enough {good}?',
    },
    periods: [8, 9, 9],
    people: { label: '{units} of two classes in {place}', assume: [60, 110, 180] },
  },
  traps: [
    {
      when: ['expensive, afford, cost, price, buy', 'deliver, late, arrive, store, warehouse, government, supply'],
      text: '{Good} that parents cannot buy and {good} that were paid for but never came are two problems: one needs a price, the other a lorry.',
      ask: 'Who was meant to bring the missing {good}: the state, or the parents?',
      choices: ['The state or a donor', 'The parents', 'Both, for different subjects'],
    },
  ],
  notFound:
    'No record we hold counts {good} on the desks of {country}. The head’s stock book in {place} should; check it against one cupboard and one class.',
  political: [
    'Who approves titles for schools in {place}, and whether a school may use one that is not on the list',
    'If only listed {good} may be used, you are a carrier of other people’s books or nothing.',
  ],
  environmental: [
    'What rain, termites and dust do to paper in the stores and cupboards of {place}',
    'A set that rots in its second rains has half the value you reckoned with.',
  ],
  licences: [
    { ask: 'Who must approve {good} before a school may use or sell them?', sector: 'standards' },
    { ask: 'Are printed or copied {good} taxed, and are imported ones?', sector: 'tax' },
    { ask: 'What must a lender of {good} register as?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'How many {units} share one book in {place}, by subject, on an ordinary Tuesday?',
    'Were the missing {good} never bought, never brought, or locked away?',
    'What did parents in {place} spend on pavement copies and pamphlets last term?',
  ],
  interview: [
    'Show me the book you taught from this morning. Where did it come from, and who else uses it?',
    'Walk me through yesterday’s lesson by the clock. When did the copying begin and end?',
    'When did {good} last arrive here? Who fetched them, in what, and who paid the driver?',
    'Which title on this year’s list did your child go without? What did you buy instead?',
    'Open the cupboard with me. Why do these stay inside?',
    'When a copy was lost last year, who paid?',
  ],
  where:
    'the staff room of a school in {place} at break, the pavement booksellers in the first week of term, and the yard of the district store',
  tests: [
    {
      name: 'Count on the desks',
      hypothesis: 'in most classes of {place} more than three {units} share a book.',
      method:
        'with the head’s leave, count heads and {good} in {n:12} lessons of {n:4} schools, and note the minutes of copying.',
      metric: '{units} to a book; minutes copied.',
      threshold: 'more than {n:3} to a book in {n:8} of {n:12}.',
      usd: 30,
      days: 5,
      stop: 'cupboards prove full in {n:2} schools: then study why they stay shut.',
    },
    {
      name: 'A box for two weeks',
      hypothesis: 'enough {good} in class cut the copying by half.',
      method:
        'borrow or hire one subject’s set for one class, leave the parallel class as it is, and sit in on {n:4} lessons of each.',
      metric: 'minutes copied, and copies missing on the last Friday.',
      threshold: 'half the minutes, and at most {n:2} copies gone.',
      usd: 120,
      days: 10,
      stop: 'the teacher writes on the board as before.',
    },
    {
      name: 'Hire by the week',
      hypothesis: '{payer} pay a small sum each week for a copy at home.',
      method:
        'at the gate on a Friday, offer {n:20} {payer} one of the {good} until Monday for a coin and a name in a ledger.',
      metric: 'coins paid, and copies back.',
      threshold: '{n:8} pay and {n:7} bring it back clean.',
      usd: 60,
      days: 8,
      stop: '{n:3} copies do not return.',
    },
  ],
  kill: 'three {units} or fewer share a book in most lessons you counted in {place}, or the copying goes on with a full box in class',
  dealBreakers: [
    'A free set is on its way to every school in {place}, with a date.',
    'Only titles from one list may be used, and the list is closed.',
    'Teachers live by their own pamphlets and lose by {good} on the desk.',
    'Whoever owns the text does not let it be copied or hired out.',
  ],
  explore: {
    stage: 'supply',
    also: ['media', 'logistics'],
    customers: ['institutions', 'youth'],
    products: ['device', 'service', 'web'],
    backgrounds: ['teacher', 'creative', 'trader'],
    impact: ['social', 'nonprofit'],
    horizon: 'short',
    complexity: 'low',
  },
};
