import { type Pain, use } from '../../pack-types.ts';

export const phoneRepair: Pain = {
  id: 'technology.phone-repair',
  title: 'A mended phone is dead again within weeks',
  short: 'Phones come back from repair and fail again',
  type: 'quality',
  recognise: {
    event:
      'phone repair, repair phone, repairer, phone breaks, broken phone, broken screen, cracked screen, fake screen, spare parts for phone, phone parts, swollen battery, fake battery, charging port, comes back broken, technician, mend, water damage, reparateur, ecran casse, laptop repair, repair of phones, screen replacement',
    setting: 'phone, smartphone, screen, battery, stall, parts, laptop, charger, warranty, kiosk, market, electronics',
    goods:
      'phone!=phones, phones!=phones, smartphone=smartphones, laptop=laptops, computer=computers, telephone=phones, tablet!=tablets',
  },
  words: {
    who: ['phone owners', 'phone owner'],
    payer: ['phone owners', 'phone owner'],
    good: 'phones',
    unit: ['repair', 'repairs'],
  },
  problem: '{who} in {place} pay for {good} to be mended and see the same fault again within weeks',
  heading: 'Mended twice: why {good} of {who} in {place} do not stay fixed',
  chain:
    'Parts of unknown make come in a trader’s suitcase, pass two stalls and land in a repairer’s drawer. The repairer is paid when the screen lights up, not when it still lights a month on. {Who} cannot see inside {good} and judge by the price and the face. Find out who pays for the second {unit} in {place}: the owner, the bench or the parts seller.',
  causes: [
    {
      id: 'parts',
      fix: 'parts',
      text: 'screens and batteries are poor copies',
      match: 'fake, copy, parts, screen, battery, original, quality, china',
      why: 'perhaps nobody at the bench can tell before it is fitted',
      sign: 'a part known to be good fails as soon',
    },
    {
      id: 'skill',
      fix: 'training',
      text: 'the repairer guesses and damages something else',
      match: 'guess, skill, training, no training, technician, wrong, learnt, spoil',
      why: 'perhaps there is no diagram and no meter on the bench',
      sign: 'a trained hand with the same part fails as often',
    },
    {
      id: 'swap',
      fix: 'trust',
      text: 'good parts are taken out and worse ones put in',
      match: 'swap, steal, removed, cheat, dishonest, exchange',
      why: 'perhaps no set is opened where its owner can watch',
      sign: 'sets mended before the owner’s eyes fail as often',
    },
    {
      id: 'abuse',
      fix: 'protection',
      text: 'dust, sweat and bad power strike again',
      match: 'dust, water, charge, surge, voltage, rain, fall, drop',
      why: 'perhaps the cheap charger is the true culprit',
      sign: 'sets with a cover and a good charger fail as often',
    },
  ],
  effects: [
    'trade by phone stops for days and a borrowed set is begged for',
    'owners pay twice and then buy a new set on credit',
    'dead sets pile up with gold and poison inside',
  ],
  stakeholders: [
    'owner: chooses the stall, bears the second bill',
    'repairer: decides on part and price, loses face with each return',
    'parts trader: brings copies and originals, takes nothing back',
    'seller of new sets: gains when repair is mistrusted',
    'apprentice: learns by spoiling, is paid in meals',
  ],
  metrics: [
    'sets back within {n:30} days ÷ sets mended',
    'days without a phone per fault',
    'price of part and work ÷ price of a used set',
  ],
  alternatives: [
    {
      text: 'Live with the crack or a borrowed set',
      match: 'crack, borrow, live with, nothing, share phone',
      draw: 'no bill today',
      limit: 'cuts fingers, and calls reach another',
    },
    {
      text: 'Go back to the same stall and argue',
      match: 'same stall, argue, return, complain',
      draw: 'sometimes mended free',
      limit: 'an hour of words, a part as bad',
    },
    {
      text: 'Ask a friend who knows someone',
      match: 'friend, recommended, trusted, brother',
      draw: 'trust on both sides',
      limit: 'he is across town and busy',
    },
    {
      text: 'Buy a used or new one on credit',
      match: 'new phone, used phone, second-hand, credit, instalment',
      draw: 'works at once',
      limit: 'months of payments',
    },
  ],
  want: 'A low price may matter more to {who} than whether it lasts. Ask what was paid for the last two {units} in {place}, and whether anyone ever chose the dearer part.',
  pay: 'Your margin must fit between a poor part and a used set. If tested parts lift a {unit} near the price of other {good}, owners in {place} will buy those.',
  can: 'A promise of free repeat work needs parts you can trust, and a supply that is the same next month. One bad batch of screens and each {unit} promised to {who} comes back on you.',
  indicators: [
    use('IT.CEL.SETS.P2', 'near', 25, 'high', 'T', {
      split: 96,
      high: 'Sets are everywhere, and so are faults: {fig}. Count {good} on {n:5} benches in {place} in one day, and ask which came back.',
      low: 'Lines are fewer than in most of Africa: {fig}. One bench may serve a wide area, so see how far {who} came.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'Much is bought from abroad, parts with it: {fig}. Trace one screen from a bench in {place} to the shop that opened the box.',
      low: 'The country buys fewer foreign goods than most: {fig}. Parts may be cut from dead {good} next door; ask what share.',
    }),
    use('SI.POV.LMIC', 'proxy', 15, 'high', 'E', {
      split: 55,
      high: 'A new set is out of reach for most: {fig}. {Who} will mend and mend again, so ask what a year’s {units} added up to.',
      low: 'More could replace a set at once: {fig}. Ask {who} at which price of a {unit} they stop mending.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'E', {
      split: 2.5,
      high: 'Goods move better than in most African states: {fig}. Parts can come by parcel, so a stall in {place} that lacks them may not want them.',
      low: 'Ordered parts take long or vanish: {fig}. Keep the {n:5} commonest parts for {good} in a drawer rather than a web shop.',
    }),
    use('SE.SEC.ENRR', 'proxy', 15, 'low', 'S', {
      split: 51,
      high: 'Many benches could hold a school leaver who reads a diagram: {fig}. Ask how the repairer in {place} learnt before you blame skill.',
      low: 'Few stay in school long enough to read a circuit: {fig}. Teach with the {good} in hand, one fault a day.',
    }),
    use('WGI.RL', 'proxy', 15, 'low', 'P', {
      split: 25,
      high: 'Someone may back an owner who complains: {fig}. Ask {who} whether anyone took a bad {unit} to an office.',
      low: 'Nobody will make the stall pay: {fig}. The only warranty {who} in {place} hold is a name on a board.',
    }),
    use('SL.UEM.1524.ZS', 'context', 0, 'none', 'E', {
      split: 10,
      high: 'Young people look for a trade: {fig}. A bench school for {good} would fill fast; see who hires them after.',
      low: 'Apprentices are not queueing: {fig}. Ask three repairers in {place} how long the last one stayed.',
    }),
    use('EG.USE.ELEC.KH.PC', 'context', 0, 'none', 'N', {
      split: 392,
      high: 'Power is used more than in most of Africa: {fig}. Surges may kill {good}, so ask on which day the fault began.',
      low: 'Little power is drawn per head: {fig}. Batteries charged in a hurry at a kiosk may wear first; ask {who} where they charge.',
    }),
  ],
  reach: [
    {
      label: 'people above fourteen, most of whom hold or share a phone',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'It says nothing of faults; count {good} on the benches of {place}.',
    },
  ],
  sizing: {
    event: ['repair', 'repairs'],
    inputs: [
      {
        id: 'price',
        label: 'price of one repair',
        kind: 'money',
        near: 'repair, paid, screen, battery, fix, mend, charge',
        ask: 'What was paid for the last {unit}, part and work, in {money}?',
      },
      {
        id: 'again',
        label: 'share that fails again within weeks',
        kind: 'share',
        near: 'again, return, came back, fail again',
        assume: [0.1, 0.3, 0.5],
        ask: 'Of ten {good} mended in {place}, how many are back within a month?',
        choices: ['One', 'Three', 'Half of them'],
        values: [0.1, 0.3, 0.5],
      },
    ],
    loss: [
      { id: 'second', label: 'cost of paying again, spread over all repairs', expr: 'price * again', unit: 'money' },
    ],
    times: { per: 'year', assume: [0.5, 1, 2], ask: 'How often a year does one {who1} pay for a {unit}?' },
    periods: [1, 1, 1],
    people: { label: 'owners who come to the first five benches in a month', assume: [80, 200, 400] },
  },
  notFound:
    'No record we hold follows {good} after a {unit} in {country}. A numbered sticker on each set at {n:3} benches in {place} would, for {n:30} days.',
  political: [
    'Whether the city in {country} clears repair stalls from the street',
    'A bench that moves cannot honour a promise.',
  ],
  environmental: [
    'What happens to dead batteries and boards in {place}, and how dust and rain reach {good}',
    'Taking back dead parts may bring both stock and blame.',
  ],
  licences: [
    { ask: 'Which parts and chargers need a mark or test before sale?', sector: 'standards' },
    { ask: 'Who answers to the buyer when mended goods fail?', sector: 'consumer protection and competition' },
    { ask: 'What has to be done with pictures and contacts on a set left for repair?', sector: 'data protection' },
  ],
  unknowns: [
    'How many of {n:50} sets mended in {place} are back within {n:30} days, and with which fault?',
    'Which part, from which seller, fails most often?',
    'Did any {who1} ever pay more for a part that lasts?',
  ],
  interview: [
    'Show me the phone. What broke first, and when?',
    'Why did you choose that stall? What did you ask before you left the set there?',
    'What happened after you took it home? How many days until it failed?',
    'Who paid the second time? What was said at the bench?',
    'How did you manage your calls and money while it was away?',
    'To a repairer: which part did you last throw back at its seller?',
  ],
  where:
    'the lane of repair benches in {place} at opening, the counter of a parts seller, and a bus rank where riders hold cracked sets',
  tests: [
    {
      name: 'Sticker count',
      hypothesis: 'three in ten {good} are back within a month.',
      method:
        'with {n:3} benches, put a dated sticker on each set; after {n:9} days call {n:60} {who} of sets mended the month before.',
      metric: 'failed again ÷ mended, by part.',
      threshold: '{n:15} or more of {n:60}.',
      usd: 40,
      days: 10,
      stop: 'fewer than {n:4} among the first {n:30}.',
    },
    {
      name: 'Two drawers',
      hypothesis: 'tested parts halve the returns that {who} make.',
      method:
        'buy one kind of screen from two sellers, test each on a bench, fit {n:10} of each for owners who know of the trial.',
      metric: 'dead or dim at day seven.',
      threshold: 'half as many from the tested drawer.',
      usd: 180,
      days: 9,
      stop: 'both drawers do as well.',
    },
    {
      name: 'Promise on paper',
      hypothesis: '{payer} pay a tenth more for a month’s promise.',
      method: 'at {n:2} benches offer each of {n:30} {who} both prices, with and without the promise.',
      metric: 'paid for the promise.',
      threshold: '{n:9} of {n:30}.',
      usd: 50,
      days: 6,
      stop: 'one or none of the first {n:15}.',
    },
  ],
  kill: 'fewer than one in ten sets mended in {place} fails again within a month, or owners never pay more for a month’s promise',
  dealBreakers: [
    'Good parts cannot be told from bad ones before they are fitted.',
    'A used set costs hardly more than a lasting repair.',
    'Repairers earn more from the second visit than from the first.',
  ],
  explore: {
    stage: 'using',
    also: ['retail', 'waste'],
    customers: ['urban', 'workers', 'shops'],
    products: ['service', 'device', 'app'],
    backgrounds: ['engineer', 'artisan', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
