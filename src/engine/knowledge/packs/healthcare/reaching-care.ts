import { type Pain, use } from '../../pack-types.ts';

export const reachingCare: Pain = {
  id: 'healthcare.reaching-care',
  title: 'Women in labour and emergencies reach care too late',
  short: 'People in labour or danger cannot reach a hospital in time',
  type: 'access',
  recognise: {
    event:
      'in labour, labour start, labour begin, labour pain, obstructed labour, give birth, giving birth, home birth, home deliver, deliver at home, childbirth, maternal death, maternal mortality, die in childbirth, emergency, emergencies, ambulance, bleed, haemorrhage, hemorrhage, die on the way, died on the way, dies on the way, before reaching, reach hospital, reach the hospital, reach a hospital, get to hospital, get to the hospital, transport to hospital, accouche, urgence',
    setting:
      'night, hospital, health centre, health center, clinic, road, transport, motorcycle, tricycle, pregnan, mother, midwife, baby, river, far, distance, accident, keke, okada, boda, referral, nurse',
    goods: 'ambulance=ambulances, oxygen, blood bank=blood, blood supply=blood',
  },
  words: {
    who: ['women in labour and their families', 'woman in labour'],
    payer: ['families', 'family'],
    good: 'transport to hospital',
    unit: ['journey', 'journeys'],
  },
  problem: '{who} in {place} reach the theatre or the labour ward hours after they should have left home',
  heading: 'The hours before the ward: how {who} in {place} find {good} when every minute counts',
  chain:
    'A husband or mother-in-law decides to go, a rider or taxi owner names a night price, a nurse at the first facility writes a letter and the hospital asks for gloves and a deposit. Each one waits for the one before, and only the rider is paid on the spot. A free ambulance may exist and have no fuel. Take the last five {units} from {place} apart, and find out which of these hours was the longest.',
  causes: [
    {
      id: 'decide',
      fix: 'deciding',
      text: 'the family decides late that it is time to go',
      match:
        'decide, decision, husband, mother-in-law, wait at home, traditional birth, permission, did not know, danger sign, herbs, culture',
      why: 'perhaps the one whose word counts was away, and his phone was off',
      sign: 'those who left home early arrived as late',
    },
    {
      id: 'vehicle',
      fix: 'vehicle',
      text: 'no vehicle comes at night or in the rain',
      match:
        'no transport, no vehicle, no car, no ambulance, motorcycle, taxi, driver, night, fuel, rider, okada, boda, keke',
      why: 'perhaps riders fear robbers, checkpoints, or a passenger who dies on the seat',
      sign: 'a vehicle stood ready and the arrival was late all the same',
    },
    {
      id: 'money',
      fix: 'money',
      text: 'the fare and the deposit have to be gathered first',
      match: 'money, fare, cost, pay, deposit, afford, borrow, expensive, fuel money',
      why: 'perhaps savings exist and are in the hands of someone who sleeps in another village',
      sign: 'families with money at home took as long',
    },
    {
      id: 'bounce',
      fix: 'referral',
      text: 'the first facility sends them on to the next',
      match:
        'refer, referral, sent to another, turned away, no doctor, no blood, no theatre, no surgeon, no bed, closed',
      why: 'perhaps nobody rang ahead, so the second door was shut as well',
      sign: 'those who went straight to the hospital fared no better',
    },
    {
      id: 'road',
      fix: 'route',
      text: 'a river, mud or a bad stretch stops whoever carries them',
      match: 'bad road, river, bridge, flood, mud, impassable, canoe, hills, rainy season',
      why: 'perhaps one crossing causes most of the delay, in a few weeks of the year',
      sign: 'dry-season {units} take as long',
    },
  ],
  effects: [
    'a mother or child is lost who would have lived',
    'fistula, a womb removed, or a baby harmed for life',
    'a field, a goat or the seed is sold in one night',
    'neighbours conclude that hospital is where one dies, and stay at home next time',
  ],
  stakeholders: [
    'husband and elders: give leave and find the money',
    'birth attendant in the village: is called first, may lose a fee and a name by sending her on',
    'rider or taxi owner: decides whether to go at that hour, and at what fare',
    'nurse at the first facility: refers, can ring ahead, is blamed for both',
    'hospital: asks for a deposit, has blood and a surgeon, or has not',
    'district: owns the ambulance and the fuel book',
  ],
  metrics: [
    'hours from first danger sign to being seen, split by leg',
    'night calls on which a vehicle came ÷ all night calls',
    'families sent on to a second door ÷ all who came',
  ],
  alternatives: [
    {
      text: 'Stay at home with a birth attendant',
      match: 'birth attendant, traditional, stay home, stay at home, grandmother, tba',
      draw: 'near, kind, paid in cloth or soap',
      limit: 'cannot cut, sew or give blood',
    },
    {
      text: 'Wake a rider one knows',
      match: 'motorcycle, rider, okada, boda, keke, neighbour, tricycle',
      draw: 'comes fastest, takes credit from kin',
      limit: 'a woman in labour on a motorcycle, at night, in the rain',
    },
    {
      text: 'Call the district ambulance',
      match: 'ambulance, call the hospital, hotline, toll-free',
      draw: 'lies flat, carries a nurse',
      limit: 'one for many villages, and fuel is often asked of the family',
    },
    {
      text: 'Move near the hospital before the date',
      match: 'waiting home, waiting house, stay with relative, move to town',
      draw: 'the journey is over before it is urgent',
      limit: 'nobody cooks, farms or minds the children meanwhile',
    },
    {
      text: 'Save in a group for the night it comes',
      match: 'savings, group, fund, contribution, susu, tontine, vsla',
      draw: 'money is ready, and a list of drivers often comes with it',
      limit: 'the treasurer must be awake and near',
    },
  ],
  want: 'Most births end well at home, so {who} in {place} may see hospital as a plan for bad luck only. Some stay away because of how women are spoken to there, and no vehicle mends that.',
  pay: 'One {unit} comes once in years to one {payer1}, who will promise anything that night and little the week after. Income has to come from many who pay a small sum early, or from an office that counts lives.',
  can: 'A driver who answers at two in the morning is worth more than any map. If {good} fail on one bad night, the story will be known in every compound of {place} by noon.',
  indicators: [
    use('FB.MMR', 'direct', 25, 'high', 'S', {
      split: 250,
      high: 'Birth is far more dangerous here than it need be: {fig}. Ask in {place} about the last mother who died, hour by hour, with her family’s leave.',
      low: 'Fewer mothers die than in most of Africa: {fig}. If {place} is different, the district’s book of deaths must show it; look there first.',
    }),
    use('SH.MED.PHYS.ZS', 'near', 10, 'low', 'S', {
      split: 0.25,
      high: 'There may be someone at the end of the road who can operate: {fig}. Ask which nights the surgeon really sleeps at the hospital.',
      low: 'A fast {unit} may end where nobody can operate: {fig}. Find out which hospital has a surgeon at night before you move anyone.',
    }),
    use('FB.BEDS', 'near', 10, 'low', 'S', {
      split: 0.9,
      high: 'Wards are less scarce than elsewhere: {fig}. Suspect home, money or road before the hospital’s own doors.',
      low: 'Arriving is no promise of a bed: {fig}. A call ahead from {place} could be worth more than a faster engine.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'proxy', 15, 'low', 'S', {
      split: 45,
      high: 'Many live within a ride of some ward: {fig}. Look whether traffic, fear at night or the deposit costs the hours.',
      low: 'Most live where the ward is a long way off: {fig}. Time three {units} from {place} on a dry night and a wet one.',
    }),
    use('HDR24.GII', 'near', 15, 'high', 'S', {
      split: 0.53,
      high: 'A woman may not be the one who decides to leave: {fig}. Ask who gave the word in the last five {units}, and how long that took.',
      low: 'Women have more of a say than in most of Africa: {fig}. Then doubt that leave to go is the delay; look at fare and vehicle.',
    }),
    use('SP.DYN.TFRT.IN', 'exposure', 10, 'high', 'S', {
      split: 4.3,
      high: 'Each woman goes through it several times: {fig}. Even one group of villages near {place} has a night call most weeks; count them from the birth book.',
      low: 'Births per woman are fewer than in much of the continent: {fig}. One village gives too few {units} to pay a driver, so join several.',
    }),
    use('LPI.INFRA', 'proxy', 5, 'low', 'T', {
      split: 2.3,
      high: 'Main roads are tolerable by African standards: {fig}. Blame the last stretch to {place} only after you have ridden it at night.',
      low: 'Roads are a fair suspect: {fig}. Ask riders which stretch they refuse after dark, and whether another way exists.',
    }),
    use('IGME.U5MR', 'near', 10, 'high', 'S', {
      split: 48,
      high: 'Small children need the same ride, more often than mothers do: {fig}. Count fevers and breathing trouble among the night calls in {place}.',
      low: 'Fewer small children are lost than in most of Africa: {fig}. Births and accidents may then be most of the calls; count by kind.',
    }),
    use('FINDEX.SAVECLUB', 'proxy', 0, 'none', 'E', {
      split: 24,
      high: 'Many already put money by in a circle: {fig}. Ask one circle in {place} to keep a box for the night, with a key that is near.',
      low: 'Savings circles are not everyone’s habit: {fig}. Do not start one for this alone; ask how {who} found the last fare.',
    }),
  ],
  reach: [
    {
      label: 'people away from towns, for whom the ward is a journey',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution:
        'Only a few of them need a vehicle in one night: it says who could need one, not how many calls will come.',
    },
  ],
  sizing: {
    event: ['urgent journey', 'urgent journeys'],
    inputs: [
      {
        id: 'fare',
        label: 'fare and fuel for one {unit}',
        kind: 'money',
        near: 'fare, transport, vehicle, taxi, motorcycle, rider, fuel, ambulance, hire',
        ask: 'What did the last urgent {unit} from {place} cost in fares and fuel, in {money}?',
      },
      {
        id: 'sold',
        label: 'loss on what was sold or borrowed that night',
        kind: 'money',
        near: 'sold, sell, borrow, interest, goat, land, loan',
        ask: 'What did the family lose by selling or borrowing in a hurry, in {money}?',
      },
      {
        id: 'hours',
        label: 'hours from the danger sign to being seen',
        kind: 'hours',
        near: 'hour, minute, reach, arrive, take, travel, wait',
        assume: [2, 5, 12],
        ask: 'How many hours passed between the first sign of danger and somebody examining her?',
        choices: ['About two', 'About five', 'Half a day or more'],
        values: [2, 5, 12],
      },
    ],
    loss: [{ id: 'late', label: 'hours lost before care', expr: 'hours', unit: 'hours' }],
    times: {
      per: 'year',
      assume: [0.1, 0.2, 0.5],
      ask: 'How many times in a year does one {who1} need an urgent {unit}?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} within one night ride of {place} in a year', assume: [50, 150, 400] },
  },
  traps: [
    {
      when: [
        'ambulance, transport, vehicle, motorcycle, road',
        'no doctor, no blood, no midwife, no surgeon, no nurse, closed',
      ],
      text: 'Getting there and being treated there are two gaps. A quicker {unit} to an empty ward saves nobody.',
      ask: 'Where was the time lost in the cases you know: before the hospital, or inside it?',
      choices: ['Before leaving home', 'On the way', 'Inside the hospital'],
    },
  ],
  notFound:
    'No record we hold says how long {who} in {country} take to reach care, or what they pay that night. The labour ward’s book in {place} has the hour of arrival: ask to read it beside the families’ own account.',
  political: [
    'Who owns the ambulances that serve {place}, who pays the fuel, and who may call one',
    'If calls must pass an office that sleeps at night, the phone number is not your product; the office is.',
  ],
  environmental: [
    'In which weeks a river, mud or dust closes the way from {place} to the hospital',
    'Births do not wait for the dry season: a service that stops in those weeks has no name left.',
  ],
  licences: [
    {
      ask: 'Who may carry a patient for pay, and what must the vehicle and driver show?',
      sector: 'company registration and investment',
    },
    { ask: 'Does a small sum paid early for {good} count as insurance?', sector: 'insurance' },
    { ask: 'Is a short emergency number open to a private service, and who assigns it?', sector: 'telecommunications' },
  ],
  unknowns: [
    'In the last ten urgent {units} from {place}, which leg took longest: deciding, money, vehicle, road or the second door?',
    'How many riders in {place} answer a call after midnight, and what makes the others refuse?',
    'Who would pay before it happens: families, a savings circle, the hospital or the district?',
  ],
  interview: [
    'Tell me about the last time someone in your house had to go at once. Who noticed first, and what was the hour?',
    'Who had to agree? How was that person reached?',
    'How did you find the vehicle? What was asked, what was paid, and when?',
    'What was said and asked for at the first door? Where were you sent next?',
    'What did you sell, borrow or promise that night? What of it is still owed?',
    'Had you prepared anything beforehand? What became of it when the hour came?',
  ],
  where:
    'the bench outside the labour ward in {place}, the motorcycle stage after dark, the antenatal clinic on its weekly day, and the compound of a birth attendant who sends women on',
  tests: [
    {
      name: 'Ten nights retold',
      hypothesis: 'one leg takes half of the lost hours in most cases.',
      method:
        'with the ward’s leave, sit with {n:10} families a week after an emergency. Write the hour at each step: sign, word to go, money, vehicle, first door, treatment.',
      metric: 'share of hours by leg.',
      threshold: 'one leg leads in {n:6} of {n:10}.',
      usd: 40,
      days: 7,
      stop: 'the first {n:5} were all seen within an hour of leaving home.',
    },
    {
      name: 'Who picks up',
      hypothesis: 'five riders near {place} answer at night and come.',
      method:
        'enlist {n:8} riders with a fair night price agreed. Ring each {n:3} times between midnight and four; pay those who arrive at the meeting point.',
      metric: 'arrivals ÷ calls, and minutes to arrive.',
      threshold: '{n:16} of {n:24} calls end in an arrival.',
      usd: 110,
      days: 8,
      stop: 'fewer than {n:4} of the first {n:12} calls are answered.',
    },
    {
      name: 'Paid before the date',
      hypothesis: '{payer} pay a part of the fare while all is still well.',
      method:
        'on antenatal day, offer {n:20} women and whoever holds the purse a named rider and a fixed fare, a part of it paid now and kept by the midwife.',
      metric: 'sums paid, not promises.',
      threshold: '{n:7} of {n:20}.',
      usd: 30,
      days: 5,
      stop: '{n:8} in a row say the rider they know is enough.',
    },
  ],
  kill: 'most of the lost hours lie inside the hospital and not before it, or fewer than {n:7} of {n:20} families pay anything early',
  dealBreakers: [
    'Nobody can operate at the nearest hospital at night, so speed changes nothing.',
    'Riders in {place} refuse births at night at any fare a family can pay.',
    'The district runs a free ambulance that in fact comes.',
    'Women avoid the ward because of how they are treated there.',
  ],
  explore: {
    stage: 'moving',
    also: ['transport', 'logistics'],
    customers: ['women', 'rural', 'institutions'],
    products: ['service', 'phone'],
    backgrounds: ['health', 'transport', 'community'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'high',
  },
};
