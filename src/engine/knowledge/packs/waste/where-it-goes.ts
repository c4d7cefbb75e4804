import { type Pain, use } from '../../pack-types.ts';

export const whereItGoes: Pain = {
  id: 'waste.where-it-goes',
  title: 'Hotels and firms pay to have waste removed and it lands in a ditch',
  short: 'Paid-for waste ends in a ditch and the payer is blamed',
  type: 'trust',
  recognise: {
    event:
      'where it goes, where waste goes, illegal dumping, dumped illegally, dumped in, dump in the river, ends up in, tracking waste, trace, traceab, proof of disposal, certificate, hazardous, medical waste, hospital waste, clinic waste, needles, oil waste, used oil, audit, contractor dumps, depot sauvage, dechets medicaux, tracabilite',
    setting:
      'hotel, factory, clinic, company, restaurant, office, contractor, collector, truck, dumpsite, river, fine, inspector, brand, ngo',
    goods:
      'used oil=used oil, medical waste=medical waste, hospital waste=medical waste, needles=medical waste, waste=waste, dechet=waste',
  },
  words: {
    who: ['hotels, clinics and firms that pay for removal', 'manager'],
    payer: ['hotels, clinics and firms', 'manager'],
    good: 'waste',
    unit: ['pick-up', 'pick-ups'],
  },
  actor:
    'hotel, factor, clinic, compan, restaurant, office, hospital, school, manager, business, firm, institution, supermarket, owner',
  problem:
    '{who} in {place} pay to have {good} taken away and cannot tell whether a {unit} ends at the dump or in a stream',
  heading: 'Signed for, and then? Where {good} end when {who} of {place} pay',
  chain:
    'A driver gives a slip; the slip says taken, not where. The gate of the dump costs a coin, a road and an hour, and a ditch costs nothing. When bags with a name on them are found, the payer is called, not the driver. A buyer abroad or an inspector may ask for a paper, which can be had at a print shop. Find out what became of ten {units} in {place}, followed to the end.',
  causes: [
    {
      id: 'cheap',
      fix: 'price',
      text: 'the lowest price cannot pay for the gate',
      match: 'cheap, lowest, price, tender, cost, fee',
      why: 'perhaps all bids lie below the gate’s coin',
      sign: 'those paid well tip in the ditch too',
    },
    {
      id: 'blind',
      fix: 'proof',
      text: 'nobody sees the end of the road',
      match: 'proof, see, trace, track, slip, paper, check, know',
      why: 'perhaps the manager prefers not to know',
      sign: 'with photos it went to the ditch',
    },
    {
      id: 'gate',
      fix: 'gate',
      text: 'the right place is far, closed or refuses',
      match: 'far, closed, landfill, gate, refuse, no facility, incinerator',
      why: 'perhaps it closes at four and the round ends at six',
      sign: 'a near open gate was passed by',
    },
    {
      id: 'careless',
      fix: 'kind',
      text: 'dangerous and plain lie in one bag',
      match: 'needles, hazardous, mixed, chemical, oil, medical, red bag',
      why: 'perhaps the red bags ran out in March',
      sign: 'sorted bags end in the same ditch',
    },
  ],
  effects: [
    'a name is found in a stream, and a fine or a photo follows',
    'children open a bag with needles',
    'an honest collector loses each bid',
  ],
  stakeholders: [
    'manager: wants a slip, fears a photo',
    'collector’s boss: knows the diesel of each road',
    'driver: saves an hour and a coin',
    'guard at the dump: counts trucks, or does not',
    'buyer abroad or inspector: asks for a paper',
  ],
  metrics: [
    '{units} at the gate ÷ {units} paid',
    'price paid ÷ cost of road, gate and crew',
    'bags with needles among plain bags',
  ],
  alternatives: [
    {
      text: 'Take the slip and file it',
      match: 'slip, receipt, file, trust',
      draw: 'there is a paper',
      limit: 'says nothing',
    },
    {
      text: 'Pay the cheapest',
      match: 'cheapest, lowest, bid',
      draw: 'the chief is content',
      limit: 'the ditch is in the price',
    },
    {
      text: 'Send one’s own man along',
      match: 'send, follow, own man, supervise',
      draw: 'sees the end',
      limit: 'a day’s wage, and a tip to look away',
    },
    {
      text: 'Burn it behind the house',
      match: 'burn, behind, incinerat, pit',
      draw: 'no one else knows',
      limit: 'smoke, and what does not burn',
    },
  ],
  want: 'A manager who files a slip may not wish to know more. Look in {place} for {who} who were called by someone about a bag; others are content.',
  pay: 'Proof is worth what a photo in the paper would cost, times how seldom it comes. A firm with a buyer abroad may pay, a bar will not; ask {payer} who ever asked them for a paper.',
  can: 'To show where it went you must ride along or be at the gate. A driver of {place} learns within a week to photograph the gate and tip in the ditch; think as he does.',
  indicators: [
    use('WGI.CC', 'near', 25, 'low', 'P', {
      split: 24,
      high: 'A slip here is worth more than in much of the continent: {fig}. Check {n:10} against the gate’s book in {place}.',
      low: 'A slip can be bought: {fig}. Only what is seen at the gate counts; stand there for a day.',
    }),
    use('WGI.RQ', 'proxy', 20, 'low', 'L', {
      split: 22,
      high: 'Inspectors come to some: {fig}. Ask {who} for the last visit and what it looked at.',
      low: 'Few inspectors come: {fig}. Fear of a rule will not sell; a buyer’s demand may.',
    }),
    use('NV.IND.TOTL.ZS', 'exposure', 15, 'high', 'E', {
      split: 24,
      high: 'Plants produce {good} that nobody should find: {fig}. List ten in {place} by what they throw out.',
      low: 'Few plants: {fig}. Clinics and hotels are the likelier payers; begin there.',
    }),
    use('FB.BEDS', 'exposure', 10, 'high', 'S', {
      split: 0.9,
      high: 'Clinics and beds are many: {fig}. Ask each matron in {place} where red bags went last Tuesday.',
      low: 'Beds are few: {fig}. One truck may serve all clinics of {place}; ask who drives it.',
    }),
    use('BX.KLT.DINV.WD.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 2.4,
      high: 'Foreign owners come in: {fig}. Some ask for papers on {good}; find two in {place}.',
      low: 'Foreign owners are few: {fig}. A local name in a photo may be the only fear; ask.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'The edge of town moves onto old tips: {fig}. Ask people by the stream of {place} when trucks come.',
      low: 'Town and tip keep their places: {fig}. The gate is known to all; then why the ditch?',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'A photo of a bag travels: {fig}. Search for one from {place} and ring the name on it.',
      low: 'Photos travel less: {fig}. A radio host may be the one {who} fear.',
    }),
    use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
      split: 0.45,
      high: 'Diesel is in each price: {fig}. Reckon the road to the gate before you call a bid cheap.',
      low: 'Little is driven: {fig}. A handcart may be the one who tips in the ditch; follow it.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, downstream of many tips',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Payers are firms: list those in {place} with a contract for removal.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'pay',
        label: 'sum paid for removal in a month',
        kind: 'money',
        near: 'pay, month, monthly, contract, removal, collector',
        ask: 'What does one {who1} pay for removal in a month, in {money}?',
      },
      {
        id: 'away',
        label: 'share that does not reach the gate',
        kind: 'share',
        near: 'ditch, not reach, dumped, river, half',
        assume: [0.1, 0.35, 0.7],
        ask: 'Of ten {units}, how many do not reach the gate?',
        choices: ['One', 'Three or four', 'Seven'],
        values: [0.1, 0.35, 0.7],
      },
    ],
    loss: [{ id: 'lost', label: 'paid for removal that did not happen', expr: 'pay * away', unit: 'money' }],
    times: { per: 'year', assume: [10, 12, 12], ask: 'In how many months a year is it paid?' },
    periods: [1, 1, 1],
    people: { label: '{who} with a contract within {place}', assume: [10, 30, 80] },
  },
  traps: [
    {
      when: ['proof, certificate, trace, audit', 'hazardous, medical, needles, oil, chemical'],
      text: 'Proof for plain bags and safety for needles are two trades. A photo will not save the child who opens a red bag.',
      ask: 'What would {who} of {place} be asked about first?',
      choices: ['Where it went', 'What was in it', 'Nobody asks'],
    },
  ],
  notFound:
    'No record we hold follows {good} to their end in {country}. A motorbike behind {n:10} {units} in {place} does.',
  political: [
    'Who may fine a payer or a driver in {place}, and when it was last done',
    'If never, only a buyer’s demand makes a market.',
  ],
  environmental: [
    'Which streams of {place} carry bags to whose wells',
    'A name on a bag upstream is found downstream.',
  ],
  licences: [
    { ask: 'What must one hold to carry dangerous {good}, and what must a slip say?', sector: 'standards' },
    { ask: 'May drivers be followed by phone, and who must be told?', sector: 'data protection' },
  ],
  unknowns: [
    'Of {n:20} {units} in {place}, how many reached the gate?',
    'Who was ever asked for a paper, by whom, and what did it cost not to have one?',
    'What does the honest road cost, beside the cheapest bid?',
  ],
  interview: [
    'Tell me about the last pick-up: who came, what was signed, where did it go?',
    'Who last asked you where it goes? What did you answer?',
    'When was something of yours found? What followed?',
    'What did you pay before this collector? Why did you change?',
    'To a driver: what does the gate cost you, in hours and coins?',
    'To a matron: what do you do when red bags run out?',
  ],
  where: 'the gate of the dump in {place} with its book, back doors of hotels at five, and the stream below the road',
  tests: [
    {
      name: 'Ten followed',
      hypothesis: 'a third never reach the gate.',
      method: 'follow {n:10} {units} by motorbike in {place}, with leave of the payers; check the gate’s book.',
      metric: 'at the gate ÷ paid.',
      threshold: '{n:3} or more elsewhere.',
      usd: 90,
      days: 8,
      stop: 'all but one reach it.',
    },
    {
      name: 'Stamp at the gate',
      hypothesis: 'a stamp given by the guard, sent at once, changes the road.',
      method: 'for {n:10} days pay a guard a coin for each stamp photo with plate.',
      metric: '{units} at the gate before and after.',
      threshold: 'a third more.',
      usd: 60,
      days: 10,
      stop: 'stamps without trucks.',
    },
    {
      name: 'Fee for the end',
      hypothesis: '{payer} pay a tenth more for a seen end.',
      method: 'offer it to {n:12} {who} who have a buyer or an inspector.',
      metric: 'contracts.',
      threshold: '{n:3} of {n:12}.',
      usd: 40,
      days: 9,
      stop: 'all ask for a paper, not for the truth.',
    },
  ],
  kill: 'nearly all {units} of {place} reach the gate, or no {who} pay for more than a paper',
  dealBreakers: [
    '{Who} want a slip and would rather not know.',
    'There is no right place within a day’s road.',
    'The guard’s stamp can be bought for less than your fee.',
  ],
  explore: {
    stage: 'knowing',
    also: ['tourism', 'healthcare', 'manufacturing', 'legal'],
    customers: ['companies', 'institutions'],
    products: ['web', 'app', 'service', 'phone'],
    backgrounds: ['software', 'law', 'research', 'transport'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
