import { type Pain, use } from '../../pack-types.ts';

export const hurtWorkers: Pain = {
  id: 'insurance.hurt-workers',
  title: 'A worker is hurt on site and sent home with nothing',
  short: 'Hurt workers get no treatment money or wage',
  type: 'safety',
  recognise: {
    event:
      "injured at work, work injury, hurt at work, accident at work, accidents at work, injured worker, injured workers, fell from, fell off the scaffold, lost fingers, cut by machine, workplace accident, work accident, workmen's compensation, occupational, hurt on site, helmet, no protection, accident du travail, accidents du travail, blesse au travail, mine collapse",
    setting:
      'worker, site, building, employer, foreman, factory, quarry, mine, machine, hospital, compensation, insurance, contractor, casual',
    goods: 'insurance=injury cover, compensation=compensation, cover=injury cover',
  },
  words: {
    who: ['casual workers', 'worker'],
    payer: ['site owners and lenders', 'site owner'],
    good: 'injury cover',
    unit: ['accident', 'accidents'],
  },
  actor:
    'worker, labourer, builder, mason, miner, carpenter, welder, artisan, employee, casual, porter, loader, farm worker, apprentice',
  problem:
    '{who} in {place} are hurt at work, get a fare home from the foreman, and pay treatment and lost weeks themselves',
  heading: 'A fare home and a handshake: {who} hurt at work in {place}',
  chain:
    'The owner hires a contractor, he a foreman, he {who} by the day; names are on no list. The law may ask for {good}; the contractor would pay by heads he does not admit to. After a {unit} the foreman finds a taxi, mates collect, the site goes on at seven. Find out for the last {n:10} {units} in {place} who paid the first bill, and who was asked in vain.',
  causes: [
    {
      id: 'nolist',
      fix: 'names',
      text: 'day workers are on no list',
      match: 'casual, daily, no list, no contract, foreman, unregistered',
      why: 'perhaps a list would bring the tax man',
      sign: 'listed {who} get as little',
    },
    {
      id: 'boss',
      fix: 'employers',
      text: 'the boss saves on cover and hides {units}',
      match: 'employer refuse, no insurance, hide, boss, contractor, cheap',
      why: 'perhaps his own client pays too little for it',
      sign: 'bosses with cover leave them alone too',
    },
    {
      id: 'claim',
      fix: 'claims',
      text: 'nobody brings the papers in time',
      match: 'report, form, claim, late, inspector, police, papers',
      why: 'perhaps the foreman must sign and will not',
      sign: 'papers in time change nothing',
    },
    {
      id: 'danger',
      fix: 'work',
      text: 'ropes, boots and guards are missing',
      match: 'no helmet, no gloves, rope, scaffold, machine guard, boots, tired',
      why: 'perhaps gear was sold for food',
      sign: 'well-geared sites have as many {units}',
    },
  ],
  effects: [
    'a hand heals crooked and the trade is lost',
    'a daughter takes work in a kitchen',
    'mates hide the next small wound until it rots',
  ],
  stakeholders: [
    'worker: needs tomorrow’s wage, seldom complains',
    'foreman: hires, pays, sends home',
    'contractor: bids low, could cover a site for coins',
    'site owner or bank: can ask for cover before the first brick',
    'ward clerk: sees each {unit}, asks for a deposit',
  ],
  metrics: [
    '{units} with the first bill paid by the boss ÷ {units}',
    'days without wage per {unit}',
    'sites with a list and {good} ÷ sites',
  ],
  alternatives: [
    { text: 'Mates collect', match: 'mates, collect, contribution, colleagues', draw: 'tonight’s bill', limit: 'once' },
    {
      text: 'Beg the foreman',
      match: 'foreman, beg, boss, ask',
      draw: 'a fare, sometimes tablets',
      limit: 'then silence',
    },
    {
      text: 'Treat at home',
      match: 'home, herbs, bone setter, traditional',
      draw: 'cheap, near',
      limit: 'crooked bones',
    },
    {
      text: 'Take a lawyer on shares',
      match: 'lawyer, court, union, labour office',
      draw: 'may win much',
      limit: 'years, and no site hires him',
    },
  ],
  want: '{Who} choose the site by the day’s pay; one that cuts a coin for {good} may lose them. Ask at three corners in {place} what they asked the foreman this morning.',
  pay: 'A site owner or bank may ask for cover; then the contractor pays. Ask {n:5} of each in {place} what the last {unit} cost in halted days.',
  can: 'Without names there is no cover, and names frighten all. A coin per head per day in {place} needs someone at the gate at dawn, and an insurer who takes {who} by the day.',
  indicators: [
    use('ILO.EMP.IND', 'exposure', 20, 'high', 'E', {
      split: 15,
      high: 'Building, mines and plants employ a good share: {fig}. Stand at three sites in {place} at dawn and count {who}.',
      low: 'Sites and plants employ few: {fig}. Farms and loading yards near {place} may have more {units}.',
    }),
    use('NE.GDI.TOTL.ZS', 'exposure', 10, 'high', 'E', {
      split: 22,
      high: 'Much is being built: {fig}. List cranes and walls in {place} and ask each for {good}.',
      low: 'Little is being built: {fig}. Workshops in {place} with saws may be the better place to count {units}.',
    }),
    use('SL.EMP.VULN.ZS', 'proxy', 15, 'high', 'E', {
      split: 64,
      high: 'Few have a boss on paper: {fig}. Ask {who} in {place} who hired them this week, by name.',
      low: 'A boss on paper is more common: {fig}. Some {who} may have {good} and never heard of them; look.',
    }),
    use('WGI.RQ', 'proxy', 20, 'low', 'P', {
      split: 22,
      high: 'Inspectors may come: {fig}. Ask the labour desk of {place} for sites it stopped last year.',
      low: 'Inspectors hardly come: {fig}. Whoever lends money for sites in {place} may be the only one to insist on {good}.',
    }),
    use('SH.MED.PHYS.ZS', 'proxy', 15, 'low', 'S', {
      split: 0.21,
      high: 'A doctor may be near: {fig}. The deposit may be what delays {who} in {place}; time three {units}.',
      low: 'Doctors are few: {fig}. First help at the site in {place} may save more hands than {good}.',
    }),
    use('SI.POV.LMIC', 'near', 20, 'high', 'E', {
      split: 55,
      high: 'A week without wage empties the pot: {fig}. Ask {who} what was sold after the last {unit}.',
      low: 'More can bridge a week: {fig}. It is the crooked hand, not the week, that ruins {who} in {place}.',
    }),
    use('FINDEX.MOBILEMONEY', 'context', 0, 'none', 'T', {
      split: 43,
      high: 'A coin per day and a sum after a {unit} can go by phone: {fig}. Try both with one gang in {place}.',
      low: 'Cash at dawn and at the ward: {fig}. See who in {place} would hold it for {who}.',
    }),
  ],
  reach: [
    {
      label: 'workers in industry and building',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.IND' },
      caution: 'Not all of them do dangerous work; gangs at dawn in {place} count {who}.',
    },
  ],
  sizing: {
    event: ['accident', 'accidents'],
    inputs: [
      {
        id: 'days',
        label: 'days without work',
        kind: 'days',
        near: 'days, weeks, months, off work',
        assume: [5, 20, 90],
        ask: 'How many days did the last one cost?',
        choices: ['About five', 'About twenty', 'Three months'],
        values: [5, 20, 90],
      },
      {
        id: 'wage',
        label: 'wage of one day',
        kind: 'money',
        near: 'wage, a day, per day, earn, paid',
        ask: 'What is the wage of one {who1} for one day, in {money}?',
      },
      {
        id: 'bill',
        label: 'treatment, in days of wage',
        kind: 'days',
        near: 'bill, treatment, hospital',
        assume: [3, 15, 60],
      },
    ],
    loss: [{ id: 'loss', label: 'wage and treatment of one accident', expr: '(days + bill) * wage', unit: 'money' }],
    times: {
      per: 'year',
      assume: [0.05, 0.15, 0.4],
      ask: 'Of ten in a gang in {place}, how many were hurt within a year so that they missed work? A tenth of that.',
    },
    periods: [1, 1, 1],
    people: { label: 'workers in the first ten gangs of {place}', assume: [80, 200, 500] },
  },
  notFound:
    'No record we hold counts small {units} on sites in {country}. The ward’s book and {n:10} gangs at dawn in {place} do.',
  political: [
    'Whether {country} has a fund for hurt workers and who may join it by the day',
    'If day workers may, bring them there first.',
  ],
  environmental: [
    'How heat, rain and haste before the wet months raise {units} in {place}',
    'Be at the gate in these weeks.',
  ],
  licences: [
    { ask: 'May cover be sold by head and day at a gate?', sector: 'insurance' },
    {
      ask: 'Who must report an accident, and what follows for the worker?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'Who paid the first bill of {n:20} {units} in {place}?',
    'How many days and hands were lost?',
    'Which owner, bank or contractor pays per head per day?',
  ],
  interview: [
    'Tell me about the last one hurt in your gang. What happened in the first hour?',
    'Who paid what, that night and later?',
    'How long without work? What did the house live from?',
    'Who was asked for more? What was said?',
    'What gear was there that day? Whose was it?',
    'To a contractor: what did the last one cost you in all?',
  ],
  where: 'the corner in {place} where gangs wait at dawn, the ward for bones, a building site at payday',
  tests: [
    {
      name: 'Twenty bills',
      hypothesis: 'the boss pays the first bill in one {unit} of five.',
      method: 'follow {n:20} from ward and gangs with {who}.',
      metric: 'who paid what.',
      threshold: '{n:4} or fewer by a boss.',
      usd: 30,
      days: 7,
      stop: '{n:12} were paid by the boss.',
    },
    {
      name: 'Gate coin',
      hypothesis: 'a contractor pays a coin per head and day.',
      method: 'with an insurer’s letter offer {n:6} sites in {place} a week, coin at dawn for all {who}.',
      metric: 'coins and heads told.',
      threshold: '{n:2} of {n:6} pay all days.',
      usd: 60,
      days: 9,
      stop: 'heads told are half of heads seen.',
    },
    {
      name: 'Owner asks',
      hypothesis: '{payer} make cover a condition and bear its price.',
      method: 'show {n:6} {payer} the twenty bills; ask to write one line into the next contract on {good}.',
      metric: 'lines written.',
      threshold: '{n:2} of {n:6}.',
      usd: 20,
      days: 10,
      stop: 'all say it is the contractor’s affair.',
    },
  ],
  kill: 'contractors in {place} paid most first bills, or no site pays a coin per head',
  dealBreakers: [
    'Insurers refuse heads without names.',
    'Workers would rather have the coin.',
    'A state fund covers day workers from this year.',
  ],
  explore: {
    stage: 'supply',
    also: ['housing', 'manufacturing', 'employment'],
    customers: ['workers', 'companies', 'youth'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['finance', 'builder', 'community'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
