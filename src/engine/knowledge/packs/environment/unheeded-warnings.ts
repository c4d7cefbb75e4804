import { type Pain, use } from '../../pack-types.ts';

export const unheededWarnings: Pain = {
  id: 'environment.unheeded-warnings',
  title: 'The storm was forecast, and the boats went out',
  short: 'Weather warnings come too late or are not believed',
  type: 'information',
  recognise: {
    event:
      'nobody warns, no one warns, warns them, weather forecast, forecast, early warning, warning system, weather warning, storm warning, not warned, no warning, weather information, climate information, rains are unpredictable, unpredictable rain, rains come late, rain starts late, cyclone, meteo, alerte, alertes, seasonal forecast, meteorological, when to plant',
    setting:
      'farmers, fishers, rain, storm, season, radio, phone, boat, planting, lake, wind, flood, dry, village, sms',
    goods: 'forecast=weather warnings, warning=weather warnings, alerte=weather warnings, weather=weather warnings',
  },
  words: {
    who: ['fishers and farmers', 'fisher or farmer'],
    payer: ['boat owners and seed sellers', 'boat owner'],
    good: 'weather warnings',
    unit: ['warning', 'warnings'],
  },
  actor:
    'fisher, farmer, herder, boat, captain, sailor, pastoralist, grower, keeper, famil, villager, people, household, resident, cooperative, women',
  problem:
    '{who} in {place} lose boats, seed or herds to weather that was foretold in words they did not get, grasp or trust',
  heading: 'It was on the radio: why {good} do not move {who} in {place}',
  chain:
    'A met office writes for a district, a radio reads it at noon in the tongue of the office, a message says ‘above normal’. {Who} ask an old woman who watches ants. An office is blamed for a false alarm and praised for nothing. Find out what {who} in {place} heard, from whom, and what they did in the day before the last loss.',
  causes: [
    {
      id: 'words',
      fix: 'wording',
      text: 'words do not say what to do',
      match: 'probability, above normal, technical, language, english, understand',
      why: 'perhaps the office fears to advise',
      sign: 'plain words are ignored too',
    },
    {
      id: 'place',
      fix: 'places',
      text: 'it is for the whole district',
      match: 'district, region, not for our, local, village level, general',
      why: 'perhaps the hill makes its own rain',
      sign: 'local ones are ignored too',
    },
    {
      id: 'trust',
      fix: 'trust',
      text: 'it was wrong before',
      match: 'wrong, trust, believe, false, traditional, signs, elders',
      why: 'perhaps nobody keeps a score',
      sign: 'believed ones are not acted on',
    },
    {
      id: 'way',
      fix: 'reach',
      text: 'it comes late or to the wrong ear',
      match: 'late, radio, sms, phone, women, did not receive, night',
      why: 'perhaps it is sent to leaders who travel',
      sign: 'all heard it and went',
    },
  ],
  effects: [
    'seed is bought twice in one season',
    'a mother learns it from boats that do not return',
    'after one false alarm the next true one is laughed at',
  ],
  stakeholders: [
    'fisher or farmer: weighs the day’s food against the sky',
    'elder who reads signs: is believed',
    'met office: makes a forecast for the capital’s file',
    'radio voice: decides how it sounds',
    'boat owner or insurer: loses most, could pay',
  ],
  metrics: [
    'hours between {unit} and event, at the ear',
    'people who acted ÷ who heard',
    'true ÷ sent, scored in the open',
  ],
  alternatives: [
    {
      text: 'Watch ants, birds and wind',
      match: 'elders, signs, ants, wind, moon, traditional',
      draw: 'near, trusted',
      limit: 'signs fail as seasons shift',
    },
    {
      text: 'Ask by phone along the coast',
      match: 'call, neighbours, other village, whatsapp',
      draw: 'true for the next hour',
      limit: 'one way only',
    },
    {
      text: 'Spread the risk',
      match: 'plant twice, mix, part, half of the field',
      draw: 'never all lost',
      limit: 'never all won',
    },
    { text: 'Go all the same', match: 'go anyway, risk, pray, nothing', draw: 'food today', limit: 'the sea' },
  ],
  want: '{Who} may know it and go, since children eat today. Ask in {place} after the last loss: did they hear, believe, and what would staying have cost?',
  pay: '{Good} are free and nobody pays for free things twice. A boat owner, seed seller or insurer gains by each loss avoided; ask {n:5} of them in {place}.',
  can: 'You cannot make weather data, only turn it. If the office’s sky is wrong for {place} one time in two, your voice will lose trust faster than {who} gain.',
  indicators: [
    use('ILO.EMP.AGR', 'exposure', 20, 'high', 'S', {
      split: 35,
      high: 'Many hang on rain or wind: {fig}. Choose one landing or one plain near {place}, not the whole land of {who}.',
      low: 'Fewer hang on it: {fig}. Builders and drivers of {place} may act on {good} too; ask.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 70,
      high: 'Text could carry it: {fig}. See if {who} of {place} read the last message to the end.',
      low: 'Voice must carry it: {fig}. Find whose voice {who} of {place} obey at sea or in the field.',
    }),
    use('IT.CEL.SETS.P2', 'near', 25, 'low', 'T', {
      split: 96,
      high: 'Nearly all could be rung: {fig}. If {who} in {place} did not hear, the list is old or sleeps at the office.',
      low: 'Many cannot be rung: {fig}. Flags on the beach or a drum may move {who} of {place} sooner.',
    }),
    use('OWID.CEREAL.YIELD', 'proxy', 15, 'low', 'N', {
      split: 1.5,
      high: 'Fields give fairly: {fig}. A day’s shift at planting may still matter; ask {who} for the last two seedings.',
      low: 'Fields give little: {fig}. Seed bought twice ruins {who}; ask when the false start was.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'P', {
      split: 22,
      high: 'Offices keep to a plan: {fig}. Ask the met office for last season’s {good} for {place}, and score them.',
      low: 'Offices keep to no plan: {fig}. Score what reached {place}, by ear, with {who}.',
    }),
    use('HDR24.GII', 'proxy', 10, 'high', 'S', {
      split: 0.53,
      high: 'Women may hear it last: {fig}. Ask women of {place} who told them of the last {unit}.',
      low: 'Women and men may hear alike: {fig}. Then compare old and young among {who}.',
    }),
    use('IT.NET.USER.ZS', 'context', 0, 'none', 'T', {
      split: 37,
      high: 'Maps on a phone are in reach: {fig}. Watch a young fisher of {place} read one aloud to {who}.',
      low: 'Maps are out of reach: {fig}. One reader per landing near {place} may do for all.',
    }),
  ],
  reach: [
    {
      label: 'workers on farms and waters',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.AGR' },
      caution: 'They face other skies; list boats or fields of {place}.',
    },
  ],
  sizing: {
    event: ['season', 'seasons'],
    inputs: [
      {
        id: 'loss',
        label: 'worth of what weather took in a season',
        kind: 'money',
        near: 'lost, seed, boat, nets, animals, crop',
        ask: 'What did weather take from one {who1} in the last bad {unit} or season, in {money}?',
      },
      {
        id: 'spared',
        label: 'share a warning in time could spare',
        kind: 'share',
        near: 'spared, saved',
        assume: [0.1, 0.3, 0.6],
      },
    ],
    loss: [{ id: 'gain', label: 'loss that could be spared in one season', expr: 'loss * spared', unit: 'money' }],
    times: { per: 'year', assume: [0.5, 1, 2], ask: 'In how many seasons of a year does weather strike one {who1}?' },
    periods: [1, 1, 1],
    people: { label: 'boats or fields around one landing or plain of {place}', assume: [40, 120, 300] },
  },
  notFound:
    'No record we hold scores {good} village by village in {country}. A board at the landing of {place}, sky beside forecast for {n:14} days, does.',
  political: ['Who alone may call an alarm in {country}', 'A village alarm may be a crime or a service.'],
  environmental: [
    'Which winds, rains and hours took boats or seed around {place} in five years',
    'Only these need {units}.',
  ],
  licences: [
    { ask: 'Who may pass on or change an official warning?', sector: 'telecommunications' },
    { ask: 'May a helper hold numbers of a whole village?', sector: 'data protection' },
  ],
  unknowns: [
    'What did {n:20} {who} of {place} hear and do before the last loss?',
    'How often was the office right for {place}?',
    'Who pays for the next loss avoided?',
  ],
  interview: [
    'Tell me about the day before. What did you see and hear?',
    'Who said it? In which words?',
    'What did you decide, and with whom?',
    'When did you last stay home for a warning? What did that cost?',
    'Which sign do you trust most? When did it fail?',
    'To a boat owner: what did you lose last season, and what did you do for it?',
  ],
  where: 'the landing of {place} before boats leave, the seed shop in the first rain, a radio’s call hour',
  tests: [
    {
      name: 'Score board',
      hypothesis: 'the office is right for {place} in seven of ten days.',
      method: 'a board at landing or shop; {who} mark sky beside forecast.',
      metric: 'right ÷ days.',
      threshold: '{n:10} of {n:14}.',
      usd: 20,
      days: 10,
      stop: 'right on fewer than half.',
    },
    {
      name: 'Two wordings',
      hypothesis: 'what to do moves more than what may come.',
      method: 'a known voice sends {n:20} {who} advice, {n:20} others the office text; three {units}.',
      metric: 'acted.',
      threshold: 'twice as many.',
      usd: 40,
      days: 10,
      stop: 'a false alarm costs catches: stop and talk.',
    },
    {
      name: 'Owner pays',
      hypothesis: '{payer} pay for a season of {good}.',
      method: 'offer {n:10} {payer} in {place} the voice and the score, fee first.',
      metric: 'fees.',
      threshold: '{n:3} of {n:10}.',
      usd: 30,
      days: 7,
      stop: 'all say it is free on air.',
    },
  ],
  kill: '{who} of {place} heard and believed and went for hunger, or no one who owns boats or sells seed pays',
  dealBreakers: [
    'The forecast is no better than ants for this place.',
    'Staying home costs a meal nobody replaces.',
    'Only the state may warn.',
  ],
  explore: {
    stage: 'knowing',
    also: ['agriculture', 'technology', 'insurance'],
    customers: ['farmers', 'rural', 'institutions'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['research', 'farmer', 'software', 'community'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
