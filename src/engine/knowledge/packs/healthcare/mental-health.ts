import { type Pain, use } from '../../pack-types.ts';

export const mentalHealth: Pain = {
  id: 'healthcare.mental-health',
  title: 'Distress of the mind goes unnamed and untreated',
  short: 'People in mental distress find nobody to turn to',
  type: 'access',
  recognise: {
    event:
      'mental health, mental illness, mentally ill, mental disorder, mental distress, depress, anxiety, anxious, suicid, trauma, ptsd, psychosis, psychotic, psychiatr, psycholog, psychosocial, therapist, counselling, counseling, madness, schizophren, bipolar, self-harm, substance abuse, drug abuse, addict, postpartum depression, baby blues, grief, emotional support, sante mentale, folie',
    setting:
      'stigma, shame, prayer, healer, student, youth, young, mother, stress, lonel, talk, confiden, therapy, clinic, hospital, session, war, displaced, unemployed, alcohol',
    goods: 'counselling=counselling, counseling=counselling, therapy=therapy',
  },
  words: {
    who: ['people in distress', 'person in distress'],
    payer: ['schools, firms and congregations', 'organisation'],
    good: 'counselling',
    unit: ['talk', 'talks'],
  },
  problem:
    '{who} in {place} carry it alone, or are taken to prayer camps, for want of {good} they can reach without shame',
  heading: 'What nobody names: where {who} in {place} turn before it breaks them',
  chain:
    'The first to hear is a pastor, an imam, a healer or a friend, and each has a name for it and a fee or a gift in mind. The family pays for tests of the heart and the stomach, for headaches are what may be said aloud. Someone trained in {good} sits in a city hospital or behind a private door. Find out to whom ten {who} in {place} spoke first, what they called it, and who paid whom for that hour.',
  causes: [
    {
      id: 'shame',
      fix: 'privacy',
      text: 'to be seen asking is to be called mad',
      match: 'stigma, shame, mad, crazy, gossip, judge, secret, hide, weakness, labelled, culture',
      why: 'perhaps the sign on the door does the harm, and the same hour behind another sign would be used',
      sign: 'those with a wholly private way do not ask either',
    },
    {
      id: 'name',
      fix: 'words',
      text: 'there is no word for it but curse, weakness or pressure',
      match:
        'no word, curse, spirit, witchcraft, possessed, not understood, awareness, do not know, thinking too much, pressure',
      why: 'perhaps the sick say it in the body: heat in the head, a heavy chest, no sleep',
      sign: 'people who name it well are as far from help',
    },
    {
      id: 'helpers',
      fix: 'helpers',
      text: 'hardly anyone is trained to listen',
      match:
        'few psychiatrist, few psychologist, no therapist, no counsel, shortage, one psychiatrist, trained, specialist, no professional',
      why: 'perhaps lay people taught for some weeks could carry most {units}, and nobody supervises them',
      sign: 'trained listeners in {place} have empty hours',
    },
    {
      id: 'cost',
      fix: 'price',
      text: 'an hour costs more than a week’s food',
      match: 'expensive, cost, afford, price, fee, insurance, money, pay',
      why: 'perhaps people pay healers as much, in parts and after relief',
      sign: 'where it is free, chairs stay empty',
    },
    {
      id: 'cause',
      fix: 'circumstances',
      text: 'the weight is debt, hunger, violence or war, and not an illness',
      match:
        'unemploy, debt, poverty, violence, war, conflict, abuse, displaced, hunger, job, domestic violence, breakup',
      why: 'perhaps a job or a safe room would do what no {unit} can',
      sign: 'those whose debt was lifted feel no lighter',
    },
  ],
  effects: [
    'a student leaves in the second year and gives no reason',
    'drink or pills replace sleep',
    'a grown son is chained behind the house',
    'a mother cannot look at her newborn, and is scolded for it',
    'a death is called an accident',
  ],
  stakeholders: [
    'person in distress: fears the name more than the illness',
    'family: decides between pastor, healer and hospital, pays for each',
    'pastor, imam or healer: hears first, may send on or may lose a follower',
    'employer, school or university: loses days and names, fears the talk about it',
    'nurse: meets it as stomach pain, has two minutes',
    'trained counsellor: needs enough hours paid to stay',
  ],
  metrics: [
    'people who come for a second {unit} ÷ people who came for a first',
    'days from the first confided word to trained help',
    'change on a short list of feelings, asked before and after',
  ],
  alternatives: [
    {
      text: 'Say nothing and work on',
      match: 'keep quiet, silent, alone, endure, ignore, hide, be strong',
      draw: 'nobody knows, nothing is lost today',
      limit: 'the bill comes later and larger',
    },
    {
      text: 'Prayer, fasting or a camp',
      match: 'prayer, pastor, church, imam, mosque, fasting, deliverance, camp, spiritual',
      draw: 'company, meaning, and no shame in it',
      limit: 'some camps chain and starve',
    },
    {
      text: 'A healer',
      match: 'healer, herbs, traditional, marabout, sangoma, ritual',
      draw: 'speaks the language of the trouble, takes the family along',
      limit: 'dear in the end, and seldom sends on',
    },
    {
      text: 'Friends, an aunt, a chat group',
      match: 'friend, aunt, group, peer, whatsapp, elder, sibling',
      draw: 'free, at night, without a file',
      limit: 'secrets travel, and friends tire',
    },
    {
      text: 'Alcohol, tramadol or sleeping pills',
      match: 'alcohol, drink, tramadol, pills, weed, drugs, khat, codeine',
      draw: 'works by the evening',
      limit: 'brings a second illness',
    },
    {
      text: 'A helpline or foreign app',
      match: 'helpline, hotline, app, online, chatbot, call line',
      draw: 'nobody sees who asks',
      limit: 'another language, other troubles, and data to pay',
    },
  ],
  want: 'Few {who} in {place} are looking for {good}; they look for sleep, for a husband who stops shouting, for an exam passed. An offer under the name of mental health may find no one, and the same offer under another name a queue.',
  pay: 'Relief is paid for gladly and prevention is not. The one in distress often has no income, so a {payer1} must pay for hours it may not hear about; ask what share it wants to know in return.',
  can: 'An untrained listener can do harm, and one death of someone you knew will end the work. Before the first {unit} in {place} you need a trained person to call at night, who has agreed to answer.',
  indicators: [
    use('SH.MED.PHYS.ZS', 'near', 25, 'low', 'S', {
      split: 0.25,
      high: 'Doctors are less scarce than in most of Africa: {fig}. Ask two of them to whom they send people who cannot sleep; the answer shows the gap.',
      low: 'If there are so few doctors, those for the mind are rarer still: {fig}. Find the one or two whom {place} could call, before you train any listener.',
    }),
    use('WPP.MEDIAN_AGE', 'exposure', 10, 'low', 'S', {
      split: 18.7,
      high: 'Working and older people are a larger part than elsewhere: {fig}. Ask employers and widows in {place}, as well as students.',
      low: 'Most people are at the age when distress of the mind first shows: {fig}. Begin where the young in {place} already sit together.',
    }),
    use('SL.UEM.1524.ZS', 'proxy', 15, 'high', 'S', {
      split: 10,
      high: 'Many who are young wait for work that does not come: {fig}. Listen for that in the first {units}: a wage may be the treatment, which you cannot give.',
      low: 'Few of the young count as workless: {fig}. Overwork, exams or quarrels at home may weigh more in {place}; do not assume idleness.',
    }),
    use('HDR24.GII', 'proxy', 15, 'high', 'S', {
      split: 0.53,
      high: 'Women have less say over body, work and purse than elsewhere: {fig}. Offer them an hour that a husband need not hear of, in a place they go to anyway.',
      low: 'Women stand nearer to men in rights than in most of Africa: {fig}. Then it is perhaps men in {place} who speak to nobody; find out where they sit.',
    }),
    use('SI.POV.LMIC', 'near', 15, 'high', 'E', {
      split: 55,
      high: 'Worry about food and fees fills many {units}: {fig}. Have a place to send people for that, or {good} will be talk beside an empty pot.',
      low: 'Fewer live at the edge than in most of Africa: {fig}. Some could pay for an hour themselves; ask what the healer was paid.',
    }),
    use('WGI.RL', 'context', 10, 'low', 'P', {
      split: 25,
      high: 'Law holds better than in most of Africa: {fig}. Ask whether a person who speaks of harming himself must be reported, before the first {unit}.',
      low: 'Violence and fear may be the wound itself: {fig}. Never ask in {place} for a story that could endanger the one who tells it.',
    }),
    use('UIS.LIT.ADULT', 'context', 10, 'low', 'S', {
      split: 70,
      high: 'A leaflet or a text could be read by most: {fig}. Then silence is not ignorance; test privacy before you spend on awareness.',
      low: 'Words about the mind travel by mouth here: {fig}. Collect the sayings {who} use in their own language, and build {good} on those.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Many could write to a stranger at night: {fig}. Try a plain chat with a real listener before any program.',
      low: 'An app would reach the few: {fig}. A bench, a radio hour or a plain call goes further in {place}.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 95,
      high: 'A voice on the line is within most people’s reach: {fig}. Ask {who} where they could speak without being overheard.',
      low: 'A private call is a luxury when phones are shared: {fig}. Prefer a place where {who} have another reason to be.',
    }),
  ],
  reach: [
    {
      label: 'adults, of whom an unknown part is in distress',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'Most of them would never call it so or ask a stranger: it is the crowd around {who}, not their number.',
    },
  ],
  sizing: {
    event: ['lost day', 'lost days'],
    inputs: [
      {
        id: 'earn',
        label: 'worth of an ordinary day of work',
        kind: 'money',
        near: 'earn, wage, income, a day, per day, daily, salary',
        ask: 'What does one {who1} earn, or add to the house, on an ordinary day, in {money}?',
      },
      {
        id: 'spent',
        label: 'cost of other help, per lost day',
        kind: 'money',
        near: 'healer, pastor, prayer, pills, test, scan, herbs, session, camp',
        ask: 'What was spent on healers, prayer, tests and pills in the last month, divided by the days lost, in {money}?',
      },
    ],
    loss: [{ id: 'lost', label: 'lost on one day', expr: 'earn + spent', unit: 'money' }],
    times: {
      per: 'month',
      assume: [2, 4, 8],
      ask: 'On how many days in a month can one {who1} not work, learn or care as usual?',
    },
    periods: [6, 9, 12],
    people: {
      label: 'people in one school, workplace or congregation in {place} who may be touched',
      assume: [15, 40, 100],
    },
  },
  traps: [
    {
      when: ['depress, anxiety, stress, lonel, sad', 'psychosis, schizophren, mad, chained, psychiatr, severe'],
      text: 'Sadness that talking may ease and an illness that needs a doctor and tablets are two services, with two kinds of danger.',
      ask: 'Whom do you mean in {place}: people who still work and study, or people who no longer can?',
      choices: ['Those who still manage', 'Those who no longer can', 'Both'],
    },
  ],
  notFound:
    'No record we hold counts {who} in {country}, and a survey would count those who dare to say so. Ask whoever is confided in around {place} how many came last month.',
  political: [
    'How the law in {country} treats a person who tries to end his life, and who may keep someone locked in',
    'If asking for help can be punished, privacy is not a feature of {good}; it is the whole of it.',
  ],
  environmental: [
    'Which weeks weigh most in {place}: exams, the hungry months, a flood, the days of a past killing',
    'A trial that skips those weeks will find {good} little needed; one held in them may find too many.',
  ],
  licences: [
    {
      ask: 'Who may call a service {good}, and what training must be shown?',
      sector: 'company registration and investment',
    },
    {
      ask: 'What may be written down about a {unit}, who may read it, and when must a secret be broken?',
      sector: 'data protection',
    },
    { ask: 'Can a short number or a free call be had for {who}?', sector: 'telecommunications' },
  ],
  unknowns: [
    'To whom did ten {who} in {place} speak first, and what did they call it?',
    'Of those who come once, how many come a second time, and what do they say it was good for?',
    'Would a school, an employer or a congregation in {place} pay for hours it may not listen to?',
  ],
  interview: [
    'To a pastor, matron or elder: tell me, without names, about the last person who confided in you. What did you do?',
    'Where did that person go next? What did it cost, and whom?',
    'What do people here say when they mean that the mind is tired?',
    'When did you last send someone on to a clinic? What came back to you?',
    'To those who offer: tell me about something that helped you through a hard month. How did you find it?',
    'To an employer or dean: tell me about the last person you lost and could not say why.',
  ],
  where:
    'the vestry or prayer room after the service in {place}, a hostel matron’s room, a barber’s chair or a salon, and the waiting bench of a clinic where the complaint is sleep',
  tests: [
    {
      name: 'Who hears first',
      hypothesis: 'most confide in one of three kinds of people.',
      method:
        'ask {n:20} people whom others confide in around {place} to count last month’s confidences, without names, and where they sent each.',
      metric: 'confidences by listener, and sent on ÷ heard.',
      threshold: 'three kinds of listener hear {n:7} in {n:10}, and send on fewer than one in five.',
      usd: 30,
      days: 6,
      stop: '{n:8} of the first {n:10} heard nothing last month.',
    },
    {
      name: 'Two names for one hour',
      hypothesis: 'the same hour is used more under a plain name.',
      method:
        'with a trained counsellor, offer the hour at two like places: at one as {good}, at the other as a talk about sleep, exams or home. Someone to call at night is named at both.',
      metric: 'first and second {units}, by name.',
      threshold: 'twice as many first {units} under the plain name, and half come again.',
      usd: 110,
      days: 10,
      stop: 'anyone is in danger whom the counsellor cannot place safely.',
    },
    {
      name: 'Hours paid unheard',
      hypothesis: '{payer} pay for hours and accept a bare count as the report.',
      method: 'offer {n:8} {payer} in {place} ten hours, with a count of {units} and no names, paid before.',
      metric: 'sums paid.',
      threshold: '{n:2} of {n:8}.',
      usd: 20,
      days: 8,
      stop: '{n:6} ask for names.',
    },
  ],
  kill: 'nobody in {place} comes for a second {unit} under any name, or each {payer1} insists on knowing who came',
  dealBreakers: [
    'No trained person agrees to be called when someone is in danger.',
    'Asking for help can cost {who} a job, a marriage or their freedom, and you cannot hide it.',
    'The weight is hunger or violence, and you have nothing to offer against it.',
    'Pastors and healers in {place} see you as a rival and say so from the front.',
  ],
  explore: {
    stage: 'making',
    also: ['employment', 'education'],
    customers: ['youth', 'women', 'urban'],
    products: ['service', 'phone', 'app'],
    backgrounds: ['health', 'community', 'teacher'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'high',
  },
};
