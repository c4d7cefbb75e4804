import { type Pain, use } from '../../pack-types.ts';

export const assetFinance: Pain = {
  id: 'fintech.asset-finance',
  title: 'Riders and drivers rent the vehicle they live by and never come to own it',
  short: 'Riders or drivers rent their vehicle and cannot buy one',
  type: 'finance',
  recognise: {
    event:
      'rent their bike, rent their bikes, rent their motorcycle, rent motorcycles, rent the motorcycle, rents his bike, rent a car, rent the car, rented bike, rented motorcycle, daily rent, daily rental, daily remittance to the owner, bike owner, motorcycle owner, own a motorcycle, own their bike, own their motorcycle, own one, never own, hire purchase, hire-purchase, work and pay, lease to own, rent to own, lease, asset finance, asset financing, vehicle loan, motorcycle loan, buy a motorcycle, buy a tricycle, buy a taxi, repossess, down payment, finance them, electric motorcycle loan',
    setting: 'rider, boda, okada, motorcycle, bike, taxi, tricycle, keke, tuk-tuk, driver, owner, daily, bank, loan',
    goods:
      'motorcycle=motorcycles, bike=motorcycles, boda=motorcycles, okada=motorcycles, tricycle=tricycles, keke=tricycles, tuk-tuk=tricycles',
  },
  words: {
    who: ['riders', 'rider'],
    payer: ['riders', 'rider'],
    good: 'vehicles',
    unit: ['payment', 'payments'],
  },
  problem: '{who} in {place} pay for the use of {good} day after day and own nothing at the end',
  heading: 'Paying for it every day, owning it never: {who} in {place}',
  chain:
    'The one who works hands the owner a fixed sum each evening, good day or bad; the owner carries the price of {good}, the repair or a part of it, and the fear of theft. Dealers sell on terms to those with a guarantor, and lenders want land, payslips or a box that stops the engine. Whoever can take it back can lend. Find out what the last {n:30} evenings added up to in {place}, and beside it what the thing costs new.',
  causes: [
    {
      id: 'lump',
      fix: 'terms',
      text: 'the first sum asked for is larger than anyone can save from such days',
      match: 'down payment, deposit, lump, save, upfront, first payment, expensive, cannot afford',
      why: 'perhaps the evening sum leaves just enough to eat',
      sign: '{who} who were lent the first sum bought no sooner',
    },
    {
      id: 'paper',
      fix: 'assessment',
      text: 'lenders see no payslip, no land and no name in a list',
      match: 'collateral, payslip, bank refuse, banks will not, records, credit history, guarantor, documents, address',
      why: 'perhaps a year of evening sums is known to the owner and to no bank',
      sign: 'those with records are refused just as often',
    },
    {
      id: 'flight',
      fix: 'recovery',
      text: 'what was financed is hidden, stripped or driven over a border',
      match: 'theft, stolen, run away, disappear, repossess, gps, track, default, strip, border',
      why: 'perhaps the stage knew and nobody asked it',
      sign: 'losses stay as high with a tracker and the stage’s word',
    },
    {
      id: 'wear',
      fix: 'upkeep',
      text: 'it breaks down or is hurt before it is paid off',
      match: 'breakdown, break down, repair, accident, spare parts, service, worn, cheap, quality',
      why: 'perhaps nobody greases what still belongs to another',
      sign: 'owners’ own ones break as soon',
    },
    {
      id: 'work',
      fix: 'earnings',
      text: 'there are more of them than work, so evening sums eat the takings',
      match: 'too many, competition, fuel price, ban, banned, few passengers, low income, saturated, app commission',
      why: 'perhaps each cheap loan adds one more at the same stage',
      sign: 'days without a fare are rare at the stage',
    },
  ],
  effects: [
    'years of evening sums leave neither a vehicle nor a name with a lender',
    'tired {who} work the night to meet the sum',
    'an owner who needs the thing ends a livelihood in a day',
    'renting spares repair and risk: some prefer it, which is evidence against you',
  ],
  stakeholders: [
    'owner, often a teacher or policeman: lives on evening sums, may sell on terms',
    'stage or union chair: knows each man’s habits, can vouch or find',
    'dealer: sells to whoever pays cash, and gives terms through a lender',
    'wife or mother at home: keeps the evening money, feels each missed sum',
    'mechanic: sees who cares for what he rides',
    'lender or finance firm: holds the log book, fears the border',
  ],
  metrics: [
    'evening sums of a year ÷ price new',
    '{units} missed in a hundred, by week of the season',
    'financed {good} that were lost, per hundred',
  ],
  alternatives: [
    {
      text: 'Go on renting by the day',
      match: 'rent, rental, daily, evening, boss, owner',
      draw: 'repairs and theft are the owner’s',
      limit: 'never ends',
    },
    {
      text: 'Work and pay with an owner',
      match: 'work and pay, hire purchase, owner sells, agreement, instalment',
      draw: 'no bank, a known face',
      limit: 'he may take it back a month before the last sum',
    },
    {
      text: 'Save in a club until it is your turn',
      match: 'club, ajo, susu, chama, tontine, stokvel, savings group',
      draw: 'no interest, and friends who push',
      limit: 'years, and the price runs ahead',
    },
    {
      text: 'A finance firm with a tracker',
      match: 'watu, mogo, max, finance company, tracker, gps, asset finance, tugende',
      draw: 'a new one within the week',
      limit: 'twice the price, and it is gone after few missed days',
    },
    {
      text: 'Sell land or cattle at home',
      match: 'sell land, sell cow, cattle, family land, inherit',
      draw: 'owned from the first day',
      limit: 'one theft, and both are gone',
    },
    {
      text: 'Buy an old one and mend it',
      match: 'second hand, used, old one, scrap, mend',
      draw: 'cheap, and mechanics are near',
      limit: 'stands still when school fees are due',
    },
  ],
  want: 'Some {who} in {place} rent by choice: they leave when they please, and the repair is not theirs. Ask those who once owned why they went back.',
  pay: 'You earn on the spread between what money costs you and what an evening brings, less what is lost. If one in ten {good} goes missing, the nine others must pay for it.',
  can: 'Finding and taking back is the trade; lending is the easy part. Without the stage’s word, a mechanic and a man who goes there, a contract in {place} is paper.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'near', 20, 'high', 'E', {
      split: 62,
      high: 'Most work for themselves without a payslip: {fig}. Judge by evening sums; get an owner’s notebook of one year.',
      low: 'Payslips are not so rare: {fig}. If banks lend on these, {who} are those left over; ask why each was refused.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'near', 20, 'low', 'E', {
      split: 17,
      high: 'Lenders do lend to private borrowers: {fig}. Ask two of them for their losses on {good}, which tells what they fear.',
      low: 'Lending to private borrowers is thin: {fig}. Owners and dealers are the real lenders here; copy what makes them sleep.',
    }),
    use('FR.INR.RINR', 'proxy', 10, 'high', 'E', {
      split: 5,
      high: 'Money costs much after prices are counted: {fig}. Long terms may double the price; try a shorter one for an older vehicle.',
      low: 'Borrowed money is not the dearest part: {fig}. Then losses and chasing set the price of {good}, so count those first.',
    }),
    use('FB.CPI', 'proxy', 10, 'high', 'E', {
      split: 9,
      high: 'Prices run away from savers: {fig}. Saving up for {good} fails by arithmetic, which speaks for terms.',
      low: 'Prices stand fairly still: {fig}. A club of savers can reach the goal, so it is a rival to take seriously.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3.3,
      high: 'Towns grow, and with them fares and orders: {fig}. Still count idle hours at one stage before adding {good} to it.',
      low: 'Towns grow slowly: {fig}. One more at the stage takes work from the next; look for a stage where people wait.',
    }),
    use('SL.UEM.1524.ZS', 'exposure', 15, 'high', 'S', {
      split: 10,
      high: 'Many of the young seek work, and a rented vehicle is the first they find: {fig}. Choose those who have stayed two years.',
      low: 'Few of the young are counted as jobless: {fig}. Those who ride may be tied to families who can vouch for them.',
    }),
    use('WGI.RL', 'proxy', 10, 'low', 'L', {
      split: 26,
      high: 'Contracts count for more than in much of Africa: {fig}. Ask a lender how many days it takes to get {good} back by paper.',
      low: 'A court will not bring {good} back in time: {fig}. The stage’s word is your contract, so sit with its chair first.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'Evening sums can come by phone: {fig}. A year of them is a credit record that {who} could own.',
      low: 'Evening sums change hands in notes: {fig}. Somebody must stand at the stage at dusk, and be paid for it.',
    }),
    use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
      split: 0.45,
      high: 'Fuel is a large part of life here: {fig}. Ask what a litre more did to the evening sum last time.',
      low: 'Engines are still few: {fig}. Mechanics and parts may be far; check before you choose a make.',
    }),
  ],
  reach: [
    {
      label: 'people at work or looking for it',
      expr: 'force * 1',
      records: { force: 'FB.LABOUR' },
      caution: 'Only a small part live by rented {good}; count them at the stages and yards of {place}.',
    },
    {
      label: 'people in the country',
      expr: 'people * 1',
      records: { people: 'SP.POP.TOTL' },
      caution: 'It bounds the fares and not those who drive: count these at the stages of {place}.',
    },
  ],
  sizing: {
    event: ['working day', 'working days'],
    inputs: [
      {
        id: 'rent',
        label: 'sum handed to the owner in an evening',
        kind: 'money',
        near: 'rent, owner, daily, a day, per day, evening, remit, pay, boss',
        ask: 'What does one {who1} hand to the owner each evening, in {money}?',
      },
      {
        id: 'above',
        label: 'share of it beyond wear and repair',
        kind: 'share',
        near: 'profit of the owner, repair, service',
        assume: [0.3, 0.5, 0.7],
        ask: 'Of the evening sum, about which part does the owner put back into repairs?',
        choices: ['Hardly any', 'About a third', 'More than half'],
        values: [0.8, 0.65, 0.4],
      },
    ],
    loss: [{ id: 'lost', label: 'paid in a day beyond wear, for nothing owned', expr: 'rent * above', unit: 'money' }],
    times: { per: 'month', assume: [20, 25, 28], ask: 'On how many days a month does one {who1} work?' },
    periods: [10, 11, 12],
    people: { label: '{who} of three stages or yards in {place}', assume: [30, 70, 140] },
  },
  traps: [
    {
      when: ['own, loan, bank, finance, collateral, deposit', 'fuel, few passengers, ban, too many, repair, breakdown'],
      text: 'Too little work and too dear a rent both leave an empty pocket at night. Owning cures the second and adds a debt to the first.',
      ask: 'If the evening sum fell away, could one {who1} in {place} live well by the work?',
      choices: ['Yes', 'Only just', 'No, there is too little work'],
    },
  ],
  notFound:
    'No record we hold counts {who} in {country} who rent {good}, or what they hand over. Two owners’ notebooks and {n:20} evenings at a stage in {place} do.',
  political: [
    'What the town of {place} plans for such {good}: zones, bans, numbers or a change to electric ones',
    'A ban in the second year leaves a debt on something that may not move.',
  ],
  environmental: [
    'In which months rain or heat around {place} halves the takings, and how roads wear {good} out',
    'Terms with the same sum each evening break in those months.',
  ],
  licences: [
    { ask: 'As what is someone registered who sells {good} on terms to persons?', sector: 'finance / central bank' },
    { ask: 'In whose name is it insured until the last {unit}, and against what?', sector: 'insurance' },
    { ask: 'May a device follow or stop a financed vehicle?', sector: 'data protection' },
  ],
  unknowns: [
    'What did {n:20} {who} in {place} hand over in the last month, and what was left each evening?',
    'Of {good} given on terms at these stages, how many were paid off, taken back, or lost?',
    'Would the chair or the family stand good for a man, with money?',
  ],
  interview: [
    'Tell me about yesterday: first fare, fuel, food, the owner’s sum, what you brought home.',
    'How did you come by the one you use now? What was agreed, and on what paper?',
    'When could you last not hand over the sum? What happened?',
    'Who here owns his? How did he do it, and how long did it take? May we ask him?',
    'To an owner: which man did you let go, and why? How many did you lose?',
    'To one who lost a financed one: tell me of the week in which it was taken.',
  ],
  where:
    'a stage or yard in {place} at dusk when sums are handed over, the mechanic’s bench, a dealer’s yard, and the lot where repossessed ones stand',
  tests: [
    {
      name: 'Thirty evenings',
      hypothesis: 'a year of evening sums exceeds the price of a new one.',
      method:
        '{n:10} {who} note takings, costs and the owner’s sum for {n:8} days by phone call each evening; add owners’ notebooks.',
      metric: 'sums a year ÷ price; what is left.',
      threshold: 'above the price for {n:7} of {n:10}, with two meals left.',
      usd: 40,
      days: 9,
      stop: '{n:5} have missed the sum twice within the days.',
    },
    {
      name: 'The stage’s word',
      hypothesis: 'chair and colleagues can tell who would pay.',
      method:
        'at {n:3} stages, chair, mechanic and two colleagues each rank the same {n:12} men in private; compare with owners’ notebooks.',
      metric: 'how far the rankings agree.',
      threshold: 'the best four are the same for three of four voices.',
      usd: 30,
      days: 5,
      stop: 'rankings follow kin and church.',
    },
    {
      name: 'A first sum, kept apart',
      hypothesis: '{payer} set aside a part each evening toward their own.',
      method:
        '{n:12} well ranked {who} put a coin of their choice aside each evening, held by the chair and one wife, for {n:10} days.',
      metric: 'evenings kept.',
      threshold: '{n:8} of {n:12} keep {n:8} evenings.',
      usd: 20,
      days: 10,
      stop: '{n:6} have stopped by the fifth evening.',
    },
  ],
  kill: 'evening sums of a year in {place} stay under half the price of a new one, or most stop setting aside within five days',
  dealBreakers: [
    'There is too little work for those who ride already.',
    'A ban or a change to other {good} is announced.',
    'Nobody at the stage will say where a missing one stands.',
    'Finance firms with cheaper money already chase the same few good names.',
  ],
  explore: {
    stage: 'making',
    also: ['transport', 'employment'],
    customers: ['workers', 'youth'],
    products: ['service', 'app', 'phone'],
    backgrounds: ['finance', 'transport', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
