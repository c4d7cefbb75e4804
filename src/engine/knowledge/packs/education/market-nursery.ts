import { type Pain, use } from '../../pack-types.ts';

export const marketNursery: Pain = {
  id: 'education.market-nursery',
  title: 'Mothers who trade have no safe place for children too young for school',
  short: 'Working mothers have nobody to look after their small children',
  type: 'access',
  recognise: {
    event:
      'childcare, child care, day care, daycare, creche, nursery, kindergarten, babysit, babysitter, nanny, nannies, look after their toddler, look after their children, look after their child, look after the children, leave their children, leave their babies, leave their child, mind the baby, toddler, toddlers, preschool, pre-school, early childhood, under five, baby on the back, babies at the stall, garderie, maternelle, petite enfance',
    setting:
      'mother, market, trader, stall, baby, babies, child, work, factory, women, small children, infant, shift, street',
    goods:
      'childcare, child care=childcare, creche=childcare, day care=childcare, daycare=childcare, nursery=childcare, nanny=childcare',
  },
  words: {
    who: ['market mothers', 'market mother'],
    payer: ['mothers', 'mother'],
    good: 'childcare',
    unit: ['market day', 'market days'],
  },
  problem: '{who} in {place} lose {units} and sales because small children have nowhere safe to be',
  heading: 'Under the stall: small children and lost {units} in {place}',
  chain:
    'A mother pays a neighbour’s girl in food, a minder in coins, or nobody; a market committee or an employer owns the ground but sees no child of its own there. The father may pay for school and think that before school there is nothing to pay for. A minder earns by the head, so she takes more than she can watch. Find out who in {place} was paid for yesterday’s hours, in what, and who else gains when a mother stays until closing.',
  causes: [
    {
      id: 'price',
      fix: 'price',
      text: 'a minded day costs more than the stall leaves',
      match: 'expensive, afford, cost, price, fee, too much, poor',
      why: 'perhaps a good minder is priced for women with a wage',
      sign: 'mothers with a good income keep theirs under the stall as well',
    },
    {
      id: 'trust',
      fix: 'trust',
      text: 'mothers do not trust a stranger with a child who cannot tell',
      match: 'trust, stranger, safe, unsafe, abuse, kidnap, accident, beaten, dirty, sick',
      why: 'perhaps one child was hurt, and the whole market knows where',
      sign: 'mothers leave them with new minders after a short look',
    },
    {
      id: 'hours',
      fix: 'hours',
      text: 'what exists opens too late, closes too early or stands too far',
      match: 'hours, early, dawn, close, late, far, distance, four in the morning, night, shift',
      why: 'perhaps the lorries are unloaded long before any school gate opens',
      sign: 'a place beside the market at market hours stands half empty',
    },
    {
      id: 'age',
      fix: 'feeding',
      text: 'babies at the breast cannot be left for long',
      match: 'breast, breastfeed, infant, newborn, baby, feeding, milk, months old',
      why: 'perhaps a walk of ten minutes is too far between two customers',
      sign: 'three-year-olds are at the stall as much as babies',
    },
    {
      id: 'kin',
      fix: 'kin',
      text: 'the grandmother or sister who used to help is no longer there',
      match: 'grandmother, sister, relative, moved to town, alone, no family, husband, migrant, schoolgirl',
      why: 'perhaps she stayed in the village, or the girl is now in school',
      sign: 'mothers with a grandmother at home bring the child too',
    },
  ],
  effects: [
    'the stall opens late, and the best buyers have gone',
    'small children breathe smoke and dust, and wander to the road',
    'an elder girl is kept from class to mind them',
    'some learn to count and greet at the stall: mothers see that as a gain',
  ],
  stakeholders: [
    'grandmother, sister or house girl: minds without pay, is there until she is not',
    'woman who minds at home: has eight on one mat, fears an inspector',
    'queen mother or market chair: gives out corners, can bless or bar a room',
    'father: is asked for money, says that a mother should cope',
    'employer, exporter or estate: loses hands on bad days, might share the cost',
    'community health worker: weighs and vaccinates, looks for where children gather',
  ],
  metrics: [
    'hours of selling lost to minding on a {unit}',
    'children to one grown-up, where they are minded now',
    'days of illness or hurt in a month, at the stall and elsewhere',
  ],
  alternatives: [
    {
      text: 'Keep the child at the stall',
      match: 'stall, on the back, under the table, bring them, with her, carry',
      draw: 'free, in sight and near the breast',
      limit: 'two eyes for buyer and child, and smoke for both',
    },
    {
      text: 'Leave it with an elder daughter',
      match: 'elder daughter, sister, older child, sibling, house girl',
      draw: 'costs only a lunch',
      limit: 'costs her class, which nobody counts',
    },
    {
      text: 'A neighbour for a coin and a meal',
      match: 'neighbour, neighbor, friend, woman next door, minder',
      draw: 'known, near, from dawn',
      limit: 'has her own washing, and falls ill',
    },
    {
      text: 'Send it to the village',
      match: 'village, grandmother, send away, upcountry',
      draw: 'food, air and a lap',
      limit: 'months apart, and who pays the clinic',
    },
    {
      text: 'A nursery class with a uniform',
      match: 'nursery school, kindergarten, private nursery, preschool, montessori',
      draw: 'letters, and pride',
      limit: 'from three years on, and shut by noon',
    },
    {
      text: 'Stay home until it can walk to school',
      match: 'stay home, stop working, quit, stop trading, leave the business',
      draw: 'what aunts call proper',
      limit: 'the stall and its customers go to another',
    },
  ],
  want: 'A child at the stall brings buyers and company, and many in {place} were raised so. Ask for the last {unit} that went wrong because of it; if none comes to mind, {good} are your wish and not theirs.',
  pay: 'A mother pays from the day’s first sale, so a slow morning means no coin. With few children to a grown-up, which safety asks for, coins alone may not feed the minder; look for a second payer who gains by her hours.',
  can: 'One hurt child ends it, for you and for the next who tries. Room, water, a latrine, two grown-ups and a plan for fever must be there on the first day in {place}.',
  indicators: [
    use('SP.DYN.TFRT.IN', 'near', 20, 'high', 'S', {
      split: 4.2,
      high: 'Most mothers have a small child for years on end: {fig}. Ask {who} how many {units} the last one took from the stall.',
      low: 'Years with a small child are fewer than in much of Africa: {fig}. Some {who} may bridge them with kin; ask who does.',
    }),
    use('ILO.LFP.15PLUS', 'near', 15, 'high', 'E', {
      split: 60,
      high: 'Most grown-ups, women among them, work or look for work: {fig}. There may be no aunt at home to mind; ask house by house in one yard.',
      low: 'Many grown-ups are outside paid work: {fig}. Some of them mind children for nothing, which you cannot undersell.',
    }),
    use('SL.EMP.VULN.ZS', 'near', 15, 'high', 'E', {
      split: 62,
      high: 'Few have an employer who could share the cost of {good}: {fig}. Look to the market’s own daily ticket or to a buyers’ firm.',
      low: 'A fair part work for someone: {fig}. Ask a factory or estate near {place} how many hands were missing on Monday.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'Families move to towns, away from grandmothers: {fig}. Look for {who} who came within two years.',
      low: 'Towns grow more slowly than elsewhere in Africa: {fig}. Kin may still be near; a better minder rather than a new room may be enough.',
    }),
    use('IGME.U5MR', 'proxy', 15, 'high', 'S', {
      split: 45,
      high: 'Small children are in danger in their first years: {fig}. Mothers are right to ask who watches; let them see it before they pay.',
      low: 'Small children are safer than in half of Africa: {fig}. Mothers may then judge {good} by letters and manners rather than by survival.',
    }),
    use('HDR24.GII', 'proxy', 10, 'high', 'S', {
      split: 0.53,
      high: 'Women have less say over money than men: {fig}. If a husband must agree to the coin, talk to him early.',
      low: 'Women have more say than in much of Africa: {fig}. A mother may settle it alone, so ask her and not the household.',
    }),
    use('FB.UNDERWEIGHT', 'proxy', 10, 'high', 'S', {
      split: 12,
      high: 'Small ones are too light more often than in half of Africa: {fig}. A bowl of porridge may be what mothers pay for, and the rest follows.',
      low: 'Fewer small ones are too light than elsewhere: {fig}. Food is expected rather than praised; ask what else matters.',
    }),
    use('FINDEX.SAVECLUB', 'proxy', 0, 'none', 'E', {
      split: 23,
      high: 'Women’s clubs hold money and trust: {fig}. A club could own the room and choose the minder.',
      low: 'Clubs are less common: {fig}. Seek another body that {who} trust, such as a church, a mosque or a market row.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 0, 'none', 'S', {
      split: 19,
      high: 'More older women live in {country} than in most of Africa: {fig}. One with time and a good name may be the minder you look for.',
      low: 'Young women are many and look for a wage: {fig}. Pay two to mind, and you have both staff and a test.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, of whom the youngest third is too small for school',
      expr: 'people * young / 100 / 3',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'Most are minded at home or in the village: it bounds the small ones and counts no stall.',
    },
  ],
  sizing: {
    event: ['market day', 'market days'],
    inputs: [
      {
        id: 'earn',
        label: 'takings kept from an ordinary {unit}',
        kind: 'money',
        near: 'earn, sell, profit, a day, per day, daily, takes home, sales',
        ask: 'What does one {who1} keep from an ordinary {unit}, in {money}, after paying for the goods?',
      },
      {
        id: 'share',
        label: 'share of it lost to minding',
        kind: 'share',
        near: 'lose, lost, half, third, late, close early',
        assume: [0.1, 0.2, 0.4],
        ask: 'On a day with a small child at the stall, which part of the usual takings is lost?',
        choices: ['A tenth', 'A quarter', 'Half'],
        values: [0.1, 0.25, 0.5],
      },
    ],
    loss: [{ id: 'lost', label: 'takings lost on a market day', expr: 'earn * share', unit: 'money' }],
    times: { per: 'month', assume: [10, 18, 26], ask: 'On how many {units} a month is a small child with her?' },
    periods: [10, 11, 12],
    people: { label: 'mothers with small children in one market of {place}', assume: [25, 60, 120] },
  },
  traps: [
    {
      when: [
        'baby, babies, breast, infant, newborn',
        'nursery, preschool, kindergarten, letters, learn, school readiness',
      ],
      text: 'A baby at the breast and a child of four need different rooms, hours and grown-ups. One price for both will lose one group.',
      ask: 'Which small children do you mean most?',
      choices: ['Babies at the breast', 'From walking to three years', 'Four and five'],
    },
  ],
  notFound:
    'No record we hold counts small children at the markets of {country}, or who minds them. Walk three rows in {place} at nine o’clock and count laps, backs and boxes.',
  political: [
    'Who owns the ground in and around the market of {place}, and who may give a corner to a crèche',
    'Without a corner that cannot be taken back, do not lay a floor.',
  ],
  environmental: [
    'How heat, smoke, floods and malaria months change the place where children lie in {place}',
    'A room without shade, water and nets is worse than a mother’s back.',
  ],
  licences: [
    {
      ask: 'As what must a place that minds small children be registered?',
      sector: 'company registration and investment',
    },
    { ask: 'What holds for food cooked and served to small children?', sector: 'medicines and food' },
    { ask: 'Which insurer covers children in care, and on what terms?', sector: 'insurance' },
  ],
  unknowns: [
    'Where was each small child of {n:30} {who} in {place} at nine yesterday, and who was paid for it?',
    'What did the last bad {unit} with a child cost, in sales, fever or fright?',
    'Who else gains when mothers stay until closing, and would they share the cost?',
  ],
  interview: [
    'Tell me about yesterday from waking to closing: where was the little one in each hour?',
    'When did you last close early or not come because of a child? What did that day cost?',
    'Whom have you left one with? How did you choose her, and why did it end?',
    'What did you give her last week: coins, food, cloth?',
    'What frightened you most at the stall this year?',
    'To a minder: how many came yesterday, who paid, and what do you do at noon?',
  ],
  where:
    'the rows of {place} where women sell from the ground, the vaccination morning at the clinic, a minder’s yard at midday, and the gate of a factory at shift change',
  tests: [
    {
      name: 'Nine o’clock in three rows',
      hypothesis: 'a third of the women who sell in {place} have a small child with them.',
      method:
        'walk {n:3} rows on {n:3} {units}; count women, children and ages, and ask every fifth what it changed today.',
      metric: 'women with a child ÷ women; sales lost, in their words.',
      threshold: 'a third, of whom half name a loss.',
      usd: 20,
      days: 4,
      stop: 'under a tenth on the first two {units}.',
    },
    {
      name: 'Eight days in a borrowed room',
      hypothesis: '{who} leave their child within sight of the stalls, and sell longer.',
      method:
        'two trusted women, {n:10} children past the breast, water, porridge and mats in a church or union room by the market.',
      metric: 'children each day; hour of closing, before and now.',
      threshold: '{n:8} of {n:10} on the last day, and {n:5} mothers close an hour later.',
      usd: 200,
      days: 10,
      stop: 'a hurt, a fever without a plan, or under {n:4} on the third day.',
    },
    {
      name: 'A coin at the door',
      hypothesis: '{payer} pay each morning before they set out the goods.',
      method:
        'in the last four of those days, name a coin a day; ask the market chair or a buyers’ firm for the same again.',
      metric: 'coins, and what the second payer puts down.',
      threshold: '{n:7} of {n:10} on three mornings, or half the cost from the second payer.',
      usd: 20,
      days: 4,
      stop: '{n:5} fetch their child back on the first paid day.',
    },
  ],
  kill: 'under a tenth of the women in the rows of {place} have a small child with them, or fewer than {n:4} of {n:10} pay the coin on the third morning',
  dealBreakers: [
    'Nobody gives a corner near the stalls that will still be yours next year.',
    'Few children to a grown-up and a coin a day do not add up, and no second payer comes.',
    'Grandmothers do it for nothing, within sight.',
    'A hurt child cannot be insured and would end all.',
  ],
  explore: {
    stage: 'governing',
    also: ['employment', 'retail'],
    customers: ['women', 'workers', 'urban'],
    products: ['service', 'phone'],
    backgrounds: ['teacher', 'community', 'health'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
