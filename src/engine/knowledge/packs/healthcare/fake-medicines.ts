import { type Pain, use } from '../../pack-types.ts';

export const fakeMedicines: Pain = {
  id: 'healthcare.fake-medicines',
  title: 'Fake or weak medicines are sold as good ones',
  short: 'Fake, weak or expired medicines are sold as good ones',
  type: 'trust',
  recognise: {
    event:
      'fake, counterfeit, substandard, sub-standard, falsified, adulterat, poor quality medicine, poor-quality medicine, poor quality drug, unregistered medicine, unregistered drug, smuggled medicine, smuggled drug, expired drugs sold, sell expired, selling expired, not genuine, genuine, authentic, quack, contrefa, faux medicament',
    setting:
      'medicine, drug, pharmacy, chemist, drug shop, tablet, antibiotic, malaria, hawker, patent, market, patient, dose, packet, scratch code, supplier',
    goods:
      'medicine=medicines, drug=medicines, insulin, vaccine=vaccines, malaria medicine=malaria medicines, malaria drug=malaria medicines, antimalarial=malaria medicines, medicament=medicines',
  },
  words: {
    who: ['buyers of medicine', 'buyer'],
    payer: ['drug shop owners', 'drug shop owner'],
    good: 'medicines',
    unit: ['packet', 'packets'],
  },
  problem: '{who} in {place} pay full price for {good} that may be fake, weak or long past their date, and cannot tell',
  heading: 'Is it real? How {who} in {place} choose {good} that nobody near them can test',
  chain:
    'An importer or factory sells to a wholesaler, who sells to open-market stalls and to travellers with a bag; the drug shop buys a few {units} at a time from whoever gives credit, and the sick person buys by the tablet, out of the box. A false {unit} leaves a good margin to all but the last. Trace three kinds of {good} in {place} back two hands, and find out at which hand nobody can name the seller.',
  causes: [
    {
      id: 'source',
      fix: 'supply',
      text: 'drug shops buy from whoever is near and gives credit',
      match: 'open market, supplier, wholesaler, hawker, credit, cheap supplier, smuggled, border, source, traveller',
      why: 'perhaps the licensed wholesaler sells by the carton and wants cash, and is a day away',
      sign: 'shops that buy from licensed wholesalers only have as many bad {units}',
    },
    {
      id: 'blind',
      fix: 'checking',
      text: 'nobody at the counter can tell a good {unit} from a bad one',
      match:
        'cannot tell, look the same, no test, identify, check, verify, scratch, code, packaging, know the difference',
      why: 'perhaps tablets are sold loose, so the code stays with the box',
      sign: 'shops that check each code are cheated as often',
    },
    {
      id: 'heat',
      fix: 'storage',
      text: '{good} are spoiled by heat and time, not by a forger',
      match: 'heat, hot, sun, storage, expired, old stock, date, humid, kept badly',
      why: 'perhaps a good {unit} stood for months under an iron roof',
      sign: '{units} fresh from the wholesaler are as weak',
    },
    {
      id: 'cheap',
      fix: 'price',
      text: 'buyers take the cheapest {unit} knowingly',
      match: 'cheap, cheaper, price, afford, poor people, half price, expensive original',
      why: 'perhaps the trusted brand costs a day’s wage, and half a course feels better than none',
      sign: 'people offered the good {unit} at the same price still take the other',
    },
  ],
  effects: [
    'a fever returns in the second week, and the child is taken for cursed',
    'germs grow used to doses that are too weak',
    'honest sellers are undersold on the same street',
    'families stop believing in any {good} and turn to herbs',
  ],
  stakeholders: [
    'buyer: judges by price, brand and face, has no test',
    'drug shop attendant: knows which supplier is doubtful, seldom owns the shop',
    'shop owner: gains from the margin, loses if the street talks',
    'licensed wholesaler or importer: loses sales to copies, may pay to be told apart',
    'market association: can shut a stall out, or shield it',
    'inspectors: may seize, close or be paid to pass by',
  ],
  metrics: [
    '{units} that fail a check ÷ {units} bought at random',
    'share of stock whose seller can be named two hands back',
    'buyers who ask where it comes from ÷ all who buy',
  ],
  alternatives: [
    {
      text: 'Trust a seller one knows',
      match: 'trusted, know the seller, familiar, same shop, regular',
      draw: 'free, and a face can be held to account',
      limit: 'the seller is fooled as well',
    },
    {
      text: 'Buy the dear brand',
      match: 'brand, original, imported, expensive, european',
      draw: 'price and box feel like proof',
      limit: 'the dearest box is the one worth copying',
    },
    {
      text: 'Send a message with the scratch code',
      match: 'scratch, code, sms, text message, app, scan, barcode, mpedigree',
      draw: 'an answer in a minute',
      limit: 'no code on a loose tablet, and codes are copied too',
    },
    {
      text: 'Go to the hospital pharmacy',
      match: 'hospital pharmacy, government, public, mission hospital',
      draw: 'bought through a store that checks',
      limit: 'far, a queue, and often out of stock',
    },
    {
      text: 'Have a relative bring it from elsewhere',
      match: 'relative, abroad, from the city, diaspora, brought',
      draw: 'trusted hands all the way',
      limit: 'weeks late, and in nobody’s cool box',
    },
  ],
  want: 'Whoever got well credits the {unit}, and who did not blames the illness: {who} in {place} rarely learn that {good} were bad. Fear sells for a day after a scandal on the radio, and then price is king again.',
  pay: 'The sick will not pay to be told that what they can afford is false. Look at who loses sales to copies: a maker, an importer, or an honest shop on a street with three others.',
  can: 'Calling a {unit} fake accuses someone who may be armed with lawyers or with friends. A check that is wrong once in {place} ends the trust that it was meant to sell.',
  indicators: [
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'Bribes shield fewer traders than in most of Africa: {fig}. Ask the inspectors what they found in {place}; they may share more than you expect.',
      low: 'A forger may be able to buy his peace: {fig}. Do not build on seizures; build on what an honest shop can show at its own counter.',
    }),
    use('IGME.U5MR', 'direct', 20, 'high', 'S', {
      split: 46,
      high: 'Fevers that a true dose would cure still take children: {fig}. Begin with the two kinds of {good} most bought for a child at night.',
      low: 'Fewer children are lost to fever than in most of Africa: {fig}. Costly {good} for long illnesses may be what is copied; ask which boxes leave the shop dearest.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 15, 'low', 'S', {
      split: 70,
      high: 'Most can read a label and a date: {fig}. If {who} still buy blind, ask whether they ever turn the box round.',
      low: 'A printed warning is no protection where many cannot read it: {fig}. A mark on the shop door that is told by voice in {place} may carry further.',
    }),
    use('SH.MED.PHYS.ZS', 'proxy', 15, 'low', 'S', {
      split: 0.25,
      high: 'A prescriber may be within reach: {fig}. Ask what share of {units} in {place} are sold on a written word.',
      low: 'The drug seller is the doctor for many: {fig}. Work with attendants, for they choose the {unit} as well as sell it.',
    }),
    use('SI.POV.LMIC', 'near', 15, 'high', 'E', {
      split: 55,
      high: 'Most buy by the tablet and by the price: {fig}. A mark of trust that adds a coin to it will be passed over; test that first.',
      low: 'A fair part could pay a little more for certainty: {fig}. Put two prices side by side on one counter and watch.',
    }),
    use('NE.IMP.GNFS.ZS', 'context', 15, 'high', 'E', {
      split: 32,
      high: 'Much of what is sold has crossed a border: {fig}. Ask drivers and clearing agents how {good} travel when they have no papers.',
      low: 'Imports are a smaller part of trade than elsewhere: {fig}. Look nearer home, at storage, at old stock and at refilled bottles.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 5.7,
      high: 'Many have enough schooling to compare two boxes: {fig}. Lay a true and a false one before {n:10} {who} and note what they look at.',
      low: 'A seller’s word weighs more than a label: {fig}. Learn which words attendants in {place} use to vouch for a {unit}.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 95,
      high: 'A code could be sent from nearly any hand: {fig}. Watch how many {who} do so when a free code is already on the box.',
      low: 'Leave the check with the shop, not the buyer: {fig}. One phone behind the counter serves the whole street.',
    }),
  ],
  reach: [
    {
      label: 'children under fifteen, for whom fever {good} are bought most',
      expr: 'people * young / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'How many get a bad {unit} is on no record here: it bounds who could be harmed, and proves no harm.',
    },
  ],
  sizing: {
    event: ['bad packet', 'bad packets'],
    inputs: [
      {
        id: 'price',
        label: 'price of a {unit}',
        kind: 'money',
        near: 'packet, price, cost, tablet, box, dose, buy, sell, medicine, bottle',
        ask: 'What does one {unit} of {good} cost at the counter in {place}, in {money}?',
      },
      {
        id: 'again',
        label: 'cost of the second treatment',
        kind: 'money',
        near: 'second, again, hospital, return, another, later',
        ask: 'When the first {unit} does not work, what does the next attempt cost, fare included, in {money}?',
      },
    ],
    loss: [{ id: 'lost', label: 'lost on one bad {unit}', expr: 'price + again', unit: 'money' }],
    times: { per: 'month', assume: [0.1, 0.3, 1], ask: 'How many bad {units} a month does one {who1} likely pay for?' },
    periods: [12, 12, 12],
    people: { label: '{who} around the first market in {place}', assume: [30, 80, 200] },
  },
  traps: [
    {
      when: ['fake, counterfeit, falsified, not genuine', 'expired, heat, storage, old stock, spoil'],
      text: 'A forged {unit} and a good one spoiled by heat both fail to heal. A code unmasks the first and lets the second pass.',
      ask: 'What do you have signs of in {place}: forged {units}, or good ones gone bad?',
      choices: ['Forged', 'Gone bad or past their date', 'I cannot tell'],
    },
  ],
  notFound:
    'No record we hold says what part of {good} in {country} is false. Nor is a rumour a count: buy {units} in {place} as any buyer would, and ask who may test them.',
  political: [
    'Which office in {country} may name a {unit} false in public, and what happens to a private person who does',
    'If you may not, sell proof of what is good and keep silent about what is not.',
  ],
  environmental: [
    'How hot it gets under the roofs and in the buses where {good} for {place} lie, week by week',
    'A thermometer in a shop costs little and may explain weak {units} that no forger made.',
  ],
  licences: [
    {
      ask: 'Who may buy, sell, store or open {units} for testing, and what must such a shop show?',
      sector: 'medicines and food',
    },
    {
      ask: 'Are codes or marks on {units} laid down by an office, and may a private one be added?',
      sector: 'standards',
    },
    { ask: 'May a list of what a named shop bought be kept and shared?', sector: 'data protection' },
  ],
  unknowns: [
    'Of thirty {units} bought as a stranger in {place}, how many fail a check by someone entitled to make it?',
    'How many hands back can a shop owner in {place} name the seller of each {unit}?',
    'Will any buyer walk past the nearest counter to reach one with proof?',
  ],
  interview: [
    'Tell me about the last time {good} did not work. What did you think was the reason?',
    'How did you choose the shop that day? What did the seller say about the {unit}?',
    'Did you look at the box? What did you look at?',
    'To a shop owner: who brought you this {unit}? What did he give you that others do not?',
    'When did you last refuse a supplier or send something back? What had you noticed?',
    'What have you paid more for because you trusted it? How did you know?',
  ],
  where:
    'drug shops in {place} at dusk, when fevers are treated, the open medicine market on delivery day, and the waiting bench of a clinic with those whose first treatment failed',
  tests: [
    {
      name: 'Two hands back',
      hypothesis: 'the shop cannot name the seller behind its seller for half of the {units}.',
      method:
        'with {n:8} willing owners in {place}, pick {n:5} {units} each from the shelf and ask for the invoice, then call the name on it.',
      metric: '{units} traced two hands ÷ {units} picked.',
      threshold: 'fewer than {n:20} of {n:40} can be traced.',
      usd: 30,
      days: 5,
      stop: '{n:18} of the first {n:20} are traced without trouble.',
    },
    {
      name: 'Proof at the counter',
      hypothesis: 'buyers choose a {unit} with shown proof, at a slightly higher price.',
      method:
        'in {n:3} shops stand two {units} of one kind side by side, one with its invoice and date displayed, a little dearer. Count sales for {n:6} days, swapping sides.',
      metric: 'sold with proof ÷ all sold.',
      threshold: 'four in ten or more take the proof.',
      usd: 70,
      days: 7,
      stop: 'fewer than one in ten do by the third day.',
    },
    {
      name: 'Pay to be told apart',
      hypothesis: 'honest {payer} pay for a sourcing promise they can hang on the door.',
      method:
        'offer {n:10} {payer} in {place} a month of checked supply from a licensed wholesaler, with a sign, for a fee before the first delivery.',
      metric: 'fees paid.',
      threshold: '{n:3} of {n:10}.',
      usd: 90,
      days: 8,
      stop: '{n:7} say that their customers never ask.',
    },
  ],
  kill: 'most {units} in {place} can be traced two hands back, or fewer than one buyer in ten chooses the one with proof',
  dealBreakers: [
    'The weak {units} were spoiled by heat, and no code would have found them.',
    'Honest supply costs more than buyers in {place} can pay at all.',
    'Those who sell the false {units} decide who may trade in the market.',
    'A free code is already on the box, and nobody uses it.',
  ],
  explore: {
    stage: 'selling',
    also: ['retail', 'legal'],
    customers: ['urban', 'rural', 'shops'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['health', 'trader', 'software'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
