import { type Pain, use } from '../../pack-types.ts';

export const crashes: Pain = {
  id: 'transport.crashes',
  title: 'A crash ends a rider’s income',
  short: 'After a motorbike crash the rider loses weeks of income',
  type: 'loss',
  recognise: {
    event:
      'accident, accidents, crash, crashes, injur, helmet, helmets, road safety, hit by a car, knocked down, broken leg, killed on the road, die on the road, road deaths, reckless, speeding, untrained riders, drunk driving, no training, hospital bill after, casque, blesse',
    setting:
      'boda, okada, motorcycle, motorbike, rider, passenger, driver, road, taxi, bus!, traffic, riding, hospital, stage, moto',
    goods: 'road injuries',
  },
  words: {
    who: ['motorbike taxi riders', 'rider'],
    payer: ['riders’ groups', 'riders’ group'],
    good: 'road injuries',
    unit: ['crash', 'crashes'],
  },
  problem: '{who} in {place} who fall with their bike pay bone setter, repair and rent at once while nothing comes in',
  heading: 'One fall, three bills: {good} among {who} in {place}',
  chain:
    'The fall is over in a second; then somebody carries the rider to a clinic that asks for a deposit, the passenger’s family comes for its share, the owner wants his bike and his daily rent. Police keep the bike until the matter is settled. The stage passes a hat round. {Payer} are thus the first insurer of {good}; find out what the hat in {place} last held and how long it fed the man.',
  causes: [
    {
      id: 'speed',
      fix: 'riding',
      text: 'riders hurry, drunk with fatigue, to reach the day’s sum',
      match: 'speed, tired, fatigue, reckless, long hours, drunk, hurry, target',
      why: 'perhaps rent and not temper drives them',
      sign: '{units} happen as often in slack hours',
    },
    {
      id: 'untaught',
      fix: 'training',
      text: 'most have never been taught to brake and turn',
      match: 'training, untrained, licence, license, learn, lesson, school',
      why: 'perhaps lessons exist and cost three days of income',
      sign: 'taught riders fall as often',
    },
    {
      id: 'bare',
      fix: 'gear',
      text: 'head and legs are bare',
      match: 'helmet, gear, shoes, jacket, protect, casque',
      why: 'perhaps the shared helmet smells and passengers refuse it',
      sign: 'those with helmets are hurt as badly',
    },
    {
      id: 'road',
      fix: 'road',
      text: 'holes, sand and cars leave no room for a bike',
      match: 'pothole, road, truck, car, light, dark, no lights, sand',
      why: 'perhaps two corners make most falls',
      sign: 'falls are spread over all roads',
    },
  ],
  effects: [
    'weeks without income and a debt for the bone',
    'a child stays home when fees fall due',
    'a passenger never rides again, and tells why',
    'the bike is sold to settle with a family',
  ],
  stakeholders: [
    'rider: hurries for the sum, bears the bill',
    'passenger: is rarely covered, can sue or forgive',
    'riders’ group: passes the hat, can punish',
    'clinic and bone setter: ask for cash first',
  ],
  metrics: [
    '{units} per hundred riders in a month',
    'days off the bike after a {unit}',
    'what the hat held ÷ what the bone cost',
  ],
  alternatives: [
    {
      text: 'Pass the hat round at the stage',
      match: 'hat, contribution, collection, friends, stage',
      draw: 'quick, no paper',
      limit: 'small, and once only',
    },
    {
      text: 'Go to the bone setter',
      match: 'bone setter, traditional, herbal',
      draw: 'near, on credit',
      limit: 'limbs heal crooked',
    },
    {
      text: 'Settle with the passenger’s family',
      match: 'settle, family, compensat, negotiate',
      draw: 'no court',
      limit: 'often more than the bone',
    },
    {
      text: 'Buy a yearly cover',
      match: 'insurance, cover, third party',
      draw: 'covers the other side',
      limit: 'rarely the rider, and paid once a year',
    },
    {
      text: 'Wear the helmet in town only',
      match: 'helmet, gear',
      draw: 'avoids the fine',
      limit: 'bare on the far road',
    },
  ],
  want: 'All fear a fall and few prepare, since each thinks himself the better rider. Ask {who} in {place} who fell this year and what they changed after; if nothing, neither will others.',
  pay: 'A daily coin is easy to give and easy to stop. {Payer} keep a fund alive only if somebody trusted pays out within days of a {unit}; and the careful soon leave if the wild draw most.',
  can: 'Young {who} in {place} change stages and phones. To know what happened in a {unit}, you need the chairman’s eye, the clinic’s slip and the courage to say no.',
  indicators: [
    use('SL.UEM.1524.ZS', 'proxy', 20, 'high', 'S', {
      split: 10,
      high: 'Many young people take to a bike in want of other work: {fig}. Ask {who} at {n:3} stages who began within a year, and who of them fell.',
      low: 'Few of the young are counted as out of work: {fig}. {Who} may be old hands; compare falls by years on the bike.',
    }),
    use('SH.MED.PHYS.ZS', 'near', 20, 'low', 'S', {
      split: 0.21,
      high: 'Doctors are more frequent than in half of Africa: {fig}. If {who} still go to the bone setter, ask what drew them.',
      low: 'Doctors are thin on the ground: {fig}. Follow the way of the last {unit} in {place} from road to bed.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Trunk roads are rated above the African middle: {fig}. Let {who} mark on a map where they fell; it may be speed that hurts.',
      low: 'Trunk roads are rated low: {fig}. Mark {units} on a map of {place}; two holes filled may do more than a lesson.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 15, 'low', 'S', {
      split: 18.7,
      high: 'The country is less young than most in Africa: {fig}. Riders may be fathers; ask {who} who else eats from the bike.',
      low: 'It is a country of the young: {fig}. Bold riders are many; let an older one of {who} speak on {good}.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'A week without income is a week of hunger for most: {fig}. Write down day by day how one fallen {who1} ate.',
      low: 'More have something laid by: {fig}. See if {who} used savings before they asked the stage in {place}.',
    }),
    use('FB.BEDS', 'proxy', 10, 'low', 'S', {
      split: 0.9,
      high: 'Wards have beds by African standards: {fig}. Ask the ward near {place} for the bikes among its cases.',
      low: 'Wards are small: {fig}. {Who} are sent home early; ask how a leg was treated in a rented room.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 44,
      high: 'A coin a day can be gathered by phone: {fig}. Let {payer} hold it, not you.',
      low: 'The box at the stage will hold the coins: {fig}. Let two of {who} keep the keys.',
    }),
    use('WGI.RL', 'context', 0, 'none', 'L', {
      split: 25,
      high: 'Offices may enforce helmets and cover: {fig}. See what a fine in {place} changed among {who}.',
      low: 'Rules for riders are bent at the roadside: {fig}. A rule the stage sets itself may bind {who} more.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, riders and their passengers among them',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Most never fall: count {units} at {n:5} stages over a month.',
    },
  ],
  sizing: {
    event: ['crash', 'crashes'],
    inputs: [
      {
        id: 'earn',
        label: 'income of a day',
        kind: 'money',
        near: 'earn, day, income, daily, make',
        ask: 'What does one {who1} earn on a day after fuel and rent, in {money}?',
      },
      {
        id: 'off',
        label: 'days without riding after a fall',
        kind: 'days',
        near: 'weeks, days, months, bed, hospital, recover',
        assume: [5, 14, 45],
        ask: 'How many days was the last one off the bike?',
      },
      {
        id: 'bill',
        label: 'bills for bone, bike and the passenger',
        kind: 'money',
        near: 'hospital, bill, repair, treatment, settle, clinic',
        ask: 'What did bone, bike and the passenger cost together, in {money}?',
      },
    ],
    loss: [
      { id: 'income', label: 'income lost', expr: 'earn * off', unit: 'money' },
      { id: 'loss', label: 'loss from one {unit}', expr: 'income + bill', unit: 'money' },
    ],
    times: {
      per: 'year',
      assume: [0.2, 0.5, 1.5],
      ask: 'How often a year does one {who1} fall so that he cannot ride the next day?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} at the stages of {place} whose chairman knows you', assume: [60, 150, 400] },
  },
  notFound:
    'No record we hold counts falls of {who} in {country} by what they cost. The casualty book of the ward that serves {place}, {n:30} days of it, names the bikes.',
  political: [
    'How {place} treats bikes after a {unit}, and what gets one back from the police',
    'A bike held for weeks costs more than the bone.',
  ],
  environmental: [
    'In which rains most {who} of {place} fall',
    'A fund that starts in the wet months is empty by the dry ones.',
  ],
  licences: [
    {
      ask: 'May {payer} keep a fund for {good} of their members, and from what size is it an insurance?',
      sector: 'insurance',
    },
    { ask: 'Who may hold the daily coins of {who}?', sector: 'finance / central bank' },
  ],
  unknowns: [
    'How many of {n:100} {who} in {place} had a {unit} in the last {n:6} months, and how many days off?',
    'Who paid what, in the order in which it was paid?',
    'How often did passengers, not riders, bear the worst of {good}?',
  ],
  interview: [
    'Tell me about your last fall, from a minute before to the day you rode again.',
    'Who carried you, and what did each place ask for?',
    'What did you sell or borrow? Is it paid back?',
    'What did the stage give? How was that agreed?',
    'What do you do differently since? Show me.',
    'To a chairman: whom did the hat refuse, and why?',
  ],
  where:
    'the stages of {place} with the chairman present, the casualty bench of the nearest ward on a Saturday night, and the bone setter’s yard',
  tests: [
    {
      name: 'Six months recalled',
      hypothesis: 'one rider in six fell within six months and lost a week.',
      method: 'ask {n:90} {who} at {n:5} stages for their own falls only: day, days off, bills, payer.',
      metric: '{units} and days off.',
      threshold: '{n:15} of {n:90}.',
      usd: 20,
      days: 6,
      stop: '{n:5} or fewer among the first {n:60}.',
    },
    {
      name: 'A fund of the stage',
      hypothesis: '{payer} gather a coin a day from each rider for nine days.',
      method: '{n:2} stages of {place} set up a box with rules written by themselves; you keep the list only.',
      metric: 'coins paid ÷ coins due.',
      threshold: 'two thirds.',
      usd: 20,
      days: 10,
      stop: 'under half on the fifth day.',
    },
    {
      name: 'One morning of braking',
      hypothesis: 'a lesson changes how {who} ride.',
      method:
        'an old rider teaches {n:20} men braking and turning; film {n:3} corners before and after, and a stage without lesson.',
      metric: 'riders who slow at the corner.',
      threshold: 'a third more.',
      usd: 120,
      days: 9,
      stop: 'no change on film.',
    },
  ],
  kill: 'under {n:6} of {n:90} {who} in {place} lost a week to a fall, or both boxes are empty within ten days',
  dealBreakers: [
    'The wild draw most from a fund, and the careful leave it.',
    '{Payer} split over who may hold the box.',
    'The settlement with a passenger’s family dwarfs all other costs of a {unit}.',
  ],
  explore: {
    stage: 'using',
    also: ['insurance', 'healthcare'],
    customers: ['workers', 'youth', 'urban'],
    products: ['service', 'phone', 'device'],
    backgrounds: ['health', 'transport', 'community'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
