import { type Pain, use } from '../../pack-types.ts';

export const copiedFilms: Pain = {
  id: 'media.copied-films',
  title: 'A film is copied to flash disks before it has paid for itself',
  short: 'Films are copied and sold within days',
  type: 'loss',
  recognise: {
    event:
      'pirat, pirated, piracy, copied, illegal copies, flash disk, dvd, bootleg, leak online, leaked, telegram, download free, film copied, movies copied, sell our films, film copy, copy of the film, copies of our film, cinema empty, video hall, vj!, copie illegale',
    setting:
      'film, movie, producer, cinema, nollywood, screening, distribut, actor, director, video, streaming, kiosk, hall',
    goods: 'film=films, movie=films, video=films, series=series',
  },
  words: {
    who: ['film makers', 'film maker'],
    payer: ['film kiosks', 'film kiosk'],
    good: 'films',
    unit: ['release', 'releases'],
  },
  problem:
    '{who} in {place} see their {good} sold on flash disks and chats within days and never earn back what they spent',
  heading: 'First week, last week: what copying takes from {who} in {place}',
  chain:
    'Actors, crew and rent are paid before the first showing; money comes back from halls, a channel abroad or a bus company, mostly in the first weeks. A kiosk fills a disk with forty {good} for the price of a soda. Each viewer pays someone, just not {who}. Find out on which day and from whose hand the first copy of the last {unit} left, since most of the income was lost after that day.',
  causes: [
    {
      id: 'leak',
      fix: 'guarding',
      text: 'a copy leaves through the editor, the hall or a channel',
      match: 'leak, editor, hall, insider, channel, recorded, stolen, studio',
      why: 'perhaps each copy for approval has no mark',
      sign: '{good} shown from one marked disk leak as soon',
    },
    {
      id: 'slow',
      fix: 'reach',
      text: 'viewers cannot buy it near them at once',
      match: 'not available, cinema far, far, no cinema, no legal, wait, only in',
      why: 'perhaps the town has no hall and the kiosk is the cinema',
      sign: 'towns with halls buy as many copies',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'a kiosk disk costs less than one seat',
      match: 'cheap, price, expensive ticket, afford, coins',
      why: 'perhaps a family shares one disk',
      sign: 'a disk at the same price sells no better',
    },
    {
      id: 'kiosk',
      fix: 'sellers',
      text: 'kiosks live from copying and know nobody to ask',
      match: 'kiosk, seller, burn, download, library, video hall',
      why: 'perhaps a kiosk would pay if the file came first and clean',
      sign: 'kiosks with a paid file copy the others too',
    },
  ],
  effects: [
    'the next film is shot in four days with half the crew',
    'actors take their whole fee before they come',
    'stories are made for a channel abroad instead of the street',
  ],
  stakeholders: [
    'film maker: carries all cost, is paid last',
    'kiosk owner: knows what viewers want, lives from copies',
    'hall or bus owner: shows with or without leave',
    'actor and crew: paid by the day, may hold the leak',
    'viewer: pays a coin and sees no difference',
  ],
  metrics: [
    'days from the {unit} to the first street copy',
    'paid views ÷ views, by place',
    'money back ÷ money spent, after eight weeks',
  ],
  alternatives: [
    {
      text: 'Put it free on a video site',
      match: 'youtube, free online, ads, upload',
      draw: 'seen at once, some advert money',
      limit: 'little per view, and weeks to pay out',
    },
    {
      text: 'Sell at once to a channel',
      match: 'channel, sell rights, tv!, multichoice, netflix, buyer',
      draw: 'one sum, no chase',
      limit: 'low, late, and for good',
    },
    {
      text: 'Tour schools and halls oneself',
      match: 'tour, screening, premiere, schools, hall',
      draw: 'coins at the door',
      limit: 'fares, a projector, and one town a night',
    },
    {
      text: 'Flood the kiosks with own disks',
      match: 'own dvd, sell to kiosks, marketers, distributor',
      draw: 'some coins from the same hands',
      limit: 'copied from the first one',
    },
  ],
  want: 'Many viewers do not know that anyone loses. The question is if {good} from {place} would be bought at all if no copy existed; ask what was last paid for, by name.',
  pay: 'Kiosks pay for speed, not for right. A file a day early might earn {who} more than a guard; reckon what {n:50} kiosks near {place} would give per {unit}.',
  can: 'Whatever a phone can show, a phone can copy. A lock buys {who} days at best in {place}, so everything hangs on what is sold in these days of a {unit}.',
  indicators: [
    use('IT.NET.USER.ZS', 'near', 25, 'high', 'T', {
      split: 37,
      high: 'Copies fly by chat: {fig}. Note the hour at which {good} of {place} appear in the first group, and who sent them.',
      low: 'Copying goes by hand and disk: {fig}. Then kiosks in {place} are few and can be met one by one by {who}.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'Raids and fines may bite: {fig}. Ask {who} what came of the last complaint over {good}.',
      low: 'Nobody fears a fine: {fig}. Make a partner of the kiosk in {place} before you name it a thief.',
    }),
    use('NY.GDP.PCAP.CD', 'proxy', 15, 'low', 'E', {
      split: 1660,
      high: 'A seat costs little against income: {fig}. Viewers of {good} in {place} may choose the disk for another reason; ask.',
      low: 'A family night in a hall is dear: {fig}. Price each {unit} by the household, not by the seat.',
    }),
    use('FINDEX.BUYONLINE', 'proxy', 15, 'low', 'T', {
      split: 5.8,
      high: 'Some pay for things they cannot touch: {fig}. Offer {good} by link in {place} and count coins, not clicks.',
      low: 'Next to nobody pays on the net: {fig}. A scratch card or a kiosk must take the coin for {who}.',
    }),
    use('EG.ELC.ACCS.ZS', 'exposure', 15, 'high', 'T', {
      split: 56,
      high: 'Screens at home are common: {fig}. Ask ten homes in {place} where the last {good} they saw came from.',
      low: 'Many watch where there is current: {fig}. A video hall in {place} may hold most eyes, and one door is easy to count.',
    }),
    use('SP.URB.GROW', 'proxy', 10, 'high', 'S', {
      split: 3.3,
      high: 'New quarters have no hall and many kiosks: {fig}. Visit the newest street of {place} before you speak with {who}.',
      low: 'Quarters change slowly: {fig}. An old hall in {place} may still fill for {good} on a feast day.',
    }),
    use('IT.NET.BBND.P2', 'context', 0, 'none', 'T', {
      split: 0.57,
      high: 'Home lines let some stream {good}: {fig}. Ask who among them pays, and with what.',
      low: 'Streaming drains dear phone data: {fig}. A file of {good} loaded once in {place} is what viewers want.',
    }),
  ],
  reach: [
    {
      label: 'people above fourteen, who may watch a local film',
      expr: 'people * (100 - young) / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014' },
      caution: 'Few of them pay for one: count coins for one {unit} in {place}.',
    },
  ],
  sizing: {
    event: ['film', 'films'],
    inputs: [
      {
        id: 'spent',
        label: 'money spent to make one film',
        kind: 'money',
        near: 'spent, cost, budget, make, shoot, produce',
        ask: 'What did the last film of one {who1} cost in all, in {money}?',
      },
      {
        id: 'back',
        label: 'share of it earned back',
        kind: 'share',
        near: 'earned back, recover, half, third, got back',
        assume: [0.1, 0.4, 0.8],
        ask: 'How much of that came back in a year?',
        choices: ['About a tenth', 'Under half', 'Most of it'],
        values: [0.1, 0.4, 0.8],
      },
      {
        id: 'copying',
        label: 'share of the gap that copying explains',
        kind: 'share',
        near: 'copying, piracy, because of',
        assume: [0.2, 0.4, 0.6],
      },
    ],
    loss: [
      { id: 'gap', label: 'money not earned back', expr: 'spent * (1 - back)', unit: 'money' },
      { id: 'lost', label: 'part of it that copying may explain', expr: 'gap * copying', unit: 'money' },
    ],
    times: { per: 'year', assume: [0.5, 1, 3], ask: 'How many films does one {who1} finish in a year?' },
    periods: [1, 1, 1],
    people: { label: 'film makers at work in {place}', assume: [8, 25, 80] },
  },
  notFound:
    'No record we hold counts copies of {good} in {country}. Buy a disk at {n:20} kiosks in {place} on day one, three and seven after a {unit}, and you have the first count.',
  political: [
    'Which body in {country} passes films before they are shown, and how many hands hold a copy meanwhile',
    'The leak may be inside the rule.',
  ],
  environmental: [
    'Whether rains empty open halls in {place} and fill kiosks',
    'Plan the first week of a film for dry nights.',
  ],
  licences: [
    { ask: 'What does showing or selling films need in a small town?', sector: 'company registration and investment' },
    { ask: 'May a chat group or site be asked to take a film down, and how fast?', sector: 'cybersecurity and ICT' },
  ],
  unknowns: [
    'On which day and from whom did the first copy of the last {n:5} {good} come?',
    'What did kiosks in {place} earn on it, and would they share for a day’s lead?',
    'What were viewers last willing to pay for, and how?',
  ],
  interview: [
    'Tell me about your last film after the final cut. Whose hands did it pass?',
    'When did you first see it for sale? What did you do that day?',
    'What came in, from whom, in which week?',
    'To a kiosk: how did your newest film reach you?',
    'What was the last thing you paid to watch? Why that?',
    'What have you tried to guard or sell faster, and what did it cost?',
  ],
  where: 'the kiosk row in {place} on the day a film comes out, a video hall at night, an editing room',
  tests: [
    {
      name: 'Day counts',
      hypothesis: 'the first street copy comes within three days of a {unit}.',
      method: 'buy at {n:20} kiosks on days one, three, seven; note who was first and which version it is.',
      metric: 'kiosks with a copy, by day.',
      threshold: 'half of them by day three.',
      usd: 50,
      days: 8,
      stop: 'none by day seven.',
    },
    {
      name: 'Marked copies',
      hypothesis: 'most leaks come from few hands before the {unit}.',
      method:
        'with {n:2} {who}, mark each early copy for editor, hall and channel differently; look at the street copy.',
      metric: 'which mark appears.',
      threshold: 'one hand stands behind both.',
      usd: 60,
      days: 10,
      stop: 'the copy was filmed in the hall.',
    },
    {
      name: 'A day ahead',
      hypothesis: '{payer} pay for a clean file a day before the others.',
      method: 'offer {n:15} {payer} in {place} one of the {good} with the poster, for cash.',
      metric: 'paid files.',
      threshold: '{n:8} of {n:15}.',
      usd: 70,
      days: 6,
      stop: 'fewer than {n:2} of the first {n:8}.',
    },
  ],
  kill: 'kiosks in {place} have no copy of local films in the first week, or fewer than {n:3} of {n:15} pay to be a day ahead',
  dealBreakers: [
    'Viewers would not have paid a coin for the film anyway.',
    'The leak is inside a body whose approval you need.',
    'One big site gives the same films away with adverts.',
  ],
  explore: {
    stage: 'selling',
    also: ['technology', 'retail'],
    customers: ['youth', 'urban', 'companies'],
    products: ['service', 'device', 'app'],
    backgrounds: ['creative', 'sales', 'software'],
    impact: ['commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
