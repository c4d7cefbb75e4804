import { type Pain, use } from '../../pack-types.ts';

export const waitingPart: Pain = {
  id: 'manufacturing.waiting-part',
  title: 'A machine stands for weeks and waits for one part',
  short: 'A machine stands idle for want of a spare part',
  type: 'capacity',
  recognise: {
    event:
      'spare part, spare parts, spares, machine broke, machine breaks, machine broken, machine breakdown, broken machine, machine stands, stands idle, idle machine, bearing, belt!, motor, gearbox, technician, no technician, mechanic, cannot repair, import parts, parts from china, wait for part, maintenance, piece de rechange, pieces detachees, panne',
    setting:
      'factory, mill, press, oven, sewing machine, workshop, line, import, china, customs, production, operator, extruder, huller',
    goods: 'machine=machines, machines, press=machines, mill=machines, huller=machines, oven=machines',
  },
  words: {
    who: ['owners of small factories and mills', 'owner'],
    payer: ['owners of small factories and mills', 'owner'],
    good: 'machines',
    unit: ['stoppage', 'stoppages'],
  },
  actor:
    'factor, owner, maker, manufactur, processor, miller, baker, artisan, workshop, business, company, tailor, producer, operator, firm, entrepreneur',
  problem: '{who} in {place} see their {good} stand for weeks over one part that nobody nearby has or makes',
  heading: 'One part missing: how long {good} stand still in {place}, and what {who} lose by it',
  chain:
    'The press came in a container with a book in a language nobody reads. When a gear breaks, the owner sends a photo to a cousin in the port town, then to a seller abroad; a courier asks for a week’s profit. A turner could cut one from old steel, if he had the drawing. Find out day by day where the time went in the last three {units} in {place}.',
  causes: [
    {
      id: 'nopart',
      fix: 'parts',
      text: 'the part lies in no shop this side of the sea',
      match: 'import, china, abroad, not available, no part, spare, ship, order',
      why: 'perhaps three mills nearby wait for the same gear',
      sign: 'parts were at hand and it stood as long',
    },
    {
      id: 'name',
      fix: 'knowledge',
      text: 'nobody knows which part it is',
      match: 'diagnos, which part, wrong part, manual, unknown, model, language',
      why: 'perhaps the plate with the number was painted over',
      sign: 'the right number was known on day one',
    },
    {
      id: 'hand',
      fix: 'repair',
      text: 'there is no one who can fit or cut it',
      match: 'technician, mechanic, engineer, skilled, turner, lathe, repair, cannot repair',
      why: 'perhaps he is in town and asks for fare and a hotel',
      sign: 'a good hand was there and it stood as long',
    },
    {
      id: 'care',
      fix: 'upkeep',
      text: 'it breaks since no one oils or checks it',
      match: 'maintenance, oil, grease, service, care, overload, dust, clean',
      why: 'perhaps the operator is paid by the sack and will not stop',
      sign: 'machines cared for break as often',
    },
  ],
  effects: [
    'raw stuff spoils beside a cold press',
    'helpers are sent home and do not come back',
    'a buyer finds another mill and stays there',
  ],
  stakeholders: [
    'owner: pays for stand and part, guesses',
    'operator: hears the noise first, fears blame',
    'turner or welder: can make some, has no drawing',
    'parts seller in the port: knows what others ask for',
    'farmer or buyer who waits: goes to the next mill',
  ],
  metrics: [
    'days from {unit} to running',
    'of those: to know, to find, to bring, to fit',
    '{units} on a machine per hundred running days',
  ],
  alternatives: [
    {
      text: 'Weld it for now',
      match: 'weld, patch, temporary, rope, improvise',
      draw: 'runs by evening',
      limit: 'breaks on a market day',
    },
    {
      text: 'Send a cousin to the port',
      match: 'cousin, port, capital, fetch, travel',
      draw: 'he can hold it in his hand',
      limit: 'fare, days, and the wrong size',
    },
    {
      text: 'Order by phone from abroad',
      match: 'order, online, abroad, supplier, courier, china',
      draw: 'the right number',
      limit: 'weeks, duty, and payment first',
    },
    {
      text: 'Strip a second machine',
      match: 'second machine, strip, scrap, old machine, cannibal',
      draw: 'at hand tonight',
      limit: 'then two stand',
    },
  ],
  want: 'Where the season is short a week is a year’s profit; out of season nobody hurries. Ask {who} in which week the last {unit} fell, and what came to the gate meanwhile.',
  pay: 'In the {unit} an owner pays nearly anything, and a month later he recalls it as robbery. See whether {payer} in {place} ever paid before a break for a shelf or a check.',
  can: 'Each press is of another make. If ten {good} in {place} need ten gears, you hold a shop of dead iron; count makes before parts.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'proxy', 15, 'high', 'E', {
      split: 32,
      high: 'Machines and much else come from abroad: {fig}. List the makes of {n:20} {good} in {place}.',
      low: 'Less is bought abroad: {fig}. Local makers may have built some {good}; ask them who repairs.',
    }),
    use('LPI.SCORE', 'near', 20, 'low', 'T', {
      split: 2.5,
      high: 'Parts travel better than to half of Africa: {fig}. If weeks pass, look at knowing and paying first.',
      low: 'Parcels stick: {fig}. Follow one part for {who} from seller to gate and write the hour at each hand.',
    }),
    use('ILO.EMP.IND', 'proxy', 15, 'low', 'E', {
      split: 14.7,
      high: 'People who know machines are near: {fig}. Ask {who} whom they call first, and why he comes late.',
      low: 'Few have worked with machines: {fig}. One good fitter may be the thing missing in {place}; find him.',
    }),
    use('FB.FX', 'proxy', 0, 'none', 'E', {
      high: 'Parts are paid in dollars: {fig}. Ask {payer} what the last part cost in both moneys, with the date.',
      low: 'A strong coin buys more abroad: {fig}. Then days rather than price keep {good} still.',
    }),
    use('NV.IND.TOTL.ZS', 'exposure', 15, 'high', 'E', {
      split: 24,
      high: 'Industry weighs much: {fig}. Large plants near {place} may hold a store and a lathe; ask to use them on Sundays.',
      low: 'Small mills stand alone: {fig}. Ten of {good} around {place} must carry a shelf between them.',
    }),
    use('HDR24.EYS', 'proxy', 15, 'low', 'S', {
      split: 11,
      high: 'Schooling is long enough for a technical page: {fig}. A maintenance card may work; try it on {n:5} {good}.',
      low: 'Few operators had a lesson on machines: {fig}. A sound or colour says more than a card in {place}.',
    }),
    use('WGI.CC', 'context', 20, 'low', 'P', {
      split: 24,
      high: 'Customs cost less in favours than in half of Africa: {fig}. Time one part through the port.',
      low: 'Favours at the port cost days: {fig}. Ask {who} what the last parcel needed to move.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'A film of the noise can be sent: {fig}. Ask {n:10} operators to do so at the next {unit}.',
      low: 'Few send films: {fig}. A number to call with a man who knows {good} may do.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'The count you need is of {good} of one make within a day’s ride of {place}.',
    },
  ],
  sizing: {
    event: ['stoppage', 'stoppages'],
    inputs: [
      {
        id: 'days',
        label: 'days it stood',
        kind: 'days',
        near: 'days, week, idle, stand, waited',
        assume: [2, 7, 21],
        ask: 'How many days did the last {unit} take?',
        choices: ['Two', 'A week', 'Three weeks or more'],
        values: [2, 7, 21],
      },
      {
        id: 'earn',
        label: 'profit of a running day',
        kind: 'money',
        near: 'a day, per day, profit, earn, make',
        ask: 'What does {who1} keep from a running day, in {money}?',
      },
      {
        id: 'part',
        label: 'sum paid for part, fare and fitting',
        kind: 'money',
        near: 'part, spare, technician, fare, repair',
        ask: 'What did part, fare and fitting cost, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'cost of one {unit}', expr: 'days * earn + part', unit: 'money' }],
    times: { per: 'year', assume: [1, 3, 6], ask: 'How many {units} a year has one {who1}?' },
    periods: [1, 1, 1],
    people: { label: '{who} within a day’s ride of {place}', assume: [10, 30, 80] },
  },
  traps: [
    {
      when: ['spare, part, import, abroad', 'maintenance, oil, overload, operator, care'],
      text: 'A part that is missing and a machine worn for want of oil need a shelf in one case, a teacher in the other.',
      ask: 'Would the last break in {place} have been heard a week before?',
      choices: ['Yes, nobody listened', 'No, it came at once', 'I have not asked'],
    },
  ],
  notFound:
    'No record we hold lists how long {good} stand in {country}. A turner’s notebook and the port seller’s list of asked-for parts near {place} tell the most.',
  political: [
    'What duty is asked on a single part for {good}, and who may lower it',
    'A duty on parts may weigh more than the road.',
  ],
  environmental: [
    'How dust, heat or flour in {place} wear {good} faster than the book says',
    'Check on one machine how often the filter is full.',
  ],
  licences: [
    { ask: 'How is a small part declared and taxed when it comes with a traveller?', sector: 'tax' },
    { ask: 'Must a guard or gear cut here meet some mark?', sector: 'standards' },
  ],
  unknowns: [
    'In the last {n:20} {units} around {place}, how many days went to knowing, finding, bringing and fitting?',
    'Which makes are most common, and which five parts fail?',
    'Which of those can a turner here cut, and how long do they last?',
  ],
  interview: [
    'When did it last stop? Tell me from the noise to the first sack after.',
    'Who said which part it was? Was he right?',
    'Whom did you call, and what did each of them ask for?',
    'What came to the gate meanwhile, and where did it go?',
    'What lies on your shelf in case? Why that?',
    'What does the operator do before he starts it in the morning?',
  ],
  where:
    'mills around {place} in the busy season, the turner’s bench, and the counter of a parts seller in the port town',
  tests: [
    {
      name: 'Twenty stops',
      hypothesis: 'most days go to knowing and finding, not to fitting.',
      method: 'with {n:12} owners around {place}, write the days of the last {n:20} {units}.',
      metric: 'days by step.',
      threshold: 'half before the part is on the road.',
      usd: 35,
      days: 6,
      stop: 'fitting takes half.',
    },
    {
      name: 'Ring the man who knows',
      hypothesis: 'a call with film names the part within a day.',
      method: 'an old fitter answers {n:10} owners for {n:10} days, for a fee.',
      metric: 'right names, days saved, fees.',
      threshold: '{n:4} calls, {n:3} right.',
      usd: 80,
      days: 10,
      stop: 'one call or none.',
    },
    {
      name: 'Shelf of five',
      hypothesis: 'owners pay a small sum now for a share in a shelf.',
      method: 'offer {n:12} {payer} with like {good} five parts in {place}, at a deposit.',
      metric: 'deposits.',
      threshold: '{n:5} of {n:12}.',
      usd: 40,
      days: 7,
      stop: 'makes differ too much.',
    },
  ],
  kill: '{good} around {place} run again within three days, or ten owners have ten makes and none pays before a break',
  dealBreakers: [
    'Each press is another make, and no shelf fits.',
    'Turners already cut what breaks, at half your price.',
    'Out of season nobody cares how long it stands.',
  ],
  explore: {
    stage: 'using',
    also: ['logistics', 'agriculture', 'technology'],
    customers: ['companies', 'shops', 'farmers'],
    products: ['service', 'device', 'phone', 'web'],
    backgrounds: ['engineer', 'artisan', 'trader', 'transport'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
