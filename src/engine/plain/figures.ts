import { type IndicatorUse, use } from '../knowledge/pack-types.ts';
import { countHits, tokenize } from '../text/match.ts';
import type { Anchor } from '../understand/types.ts';
import { turnOf } from './pick.ts';

/*
 * Public figures beside a founder's own account. None of them measures his problem, so none argues for or against it:
 * each says something of the country and leaves a thing to ask. Those of his subject come first.
 */
interface Topic {
  readonly match: string;
  readonly uses: readonly IndicatorUse[];
}

type Letter = IndicatorUse['pestel'];

/** One reading whatever the value: the figure tells, the sentence after it asks. */
const fact = (code: string, pestel: Letter, lead: string, so: string): IndicatorUse =>
  use(code, 'context', 0, 'none', pestel, { high: `${lead}: {fig}. ${so}`, low: `${lead}: {fig}. ${so}` });

const TOPICS: readonly Topic[] = [
  {
    match:
      'farm, field, harvest, crop, seed, soil, maize, bean, vegetable, cattle, goat, hen!, hens!, chicken, fishing, fisher, milk, honey, grow',
    uses: [
      fact(
        'ILO.EMP.AGR',
        'S',
        'Of those who work, so many work on farms',
        'Ask {who} in {place} who else farms as they do, and who was spared.',
      ),
      fact(
        'NV.AGR.TOTL.ZS',
        'E',
        'Farming weighs this much',
        'Ask {who} what share of the year’s money hangs on this season.',
      ),
    ],
  },
  {
    match:
      'clinic, hospital, nurse, doctor, patient, vaccine, medicine, sick, disease, birth, dialysis, glasses, blind, deaf, wheelchair, disab',
    uses: [
      fact(
        'SH.MED.PHYS.ZS',
        'S',
        'Doctors in the whole country',
        'Ask {who} in {place} whom they saw first, and how far that was.',
      ),
      fact(
        'HDR24.HDI',
        'S',
        'Health, schooling and income in one number',
        'Ask {who} what they go without when this takes their money.',
      ),
    ],
  },
  {
    match: 'school, pupil, student, teacher, class, lesson, exam, university, library, learn',
    uses: [
      fact('UIS.PRM.CMPT', 'S', 'How many get through primary school', 'Ask {who} in {place} who left, and over what.'),
      fact(
        'SE.XPD.TOTL.GD.ZS',
        'P',
        'What the state spends on schools',
        'Ask in {place} what {who} were promised, and by whom.',
      ),
    ],
  },
  {
    match: 'bank, loan, credit, saving, borrow, collateral, interest, insurance, society, deposit, owe, debt',
    uses: [
      fact(
        'FINDEX.ACCOUNT',
        'E',
        'Who has an account at all',
        'Ask {who} where their money lies on the day they need it.',
      ),
      fact(
        'FINDEX.BORROW',
        'E',
        'Who borrowed, from anyone',
        'Ask {who} in {place} whom they borrowed from last, and what they paid back.',
      ),
    ],
  },
  {
    match: 'abroad, send money, border, import, china, export, customs',
    uses: [
      fact('FB.REMIT', 'E', 'Money from relatives abroad', 'Ask {who} what part of theirs comes from there.'),
      fact(
        'NE.IMP.GNFS.ZS',
        'E',
        'What is bought abroad',
        'Ask {who} in {place} which of their things cross a border.',
      ),
    ],
  },
  {
    match: 'power, electric, generator, diesel, petrol, fuel, light!, fridge, solar, charge phone, battery',
    uses: [
      fact(
        'EG.ELC.ACCS.ZS',
        'T',
        'Who has power at all',
        'It says nothing of cuts: ask {who} in {place} for the hours of last week.',
      ),
      fact('EG.USE.ELEC.KH.PC', 'T', 'Power used by each', 'Ask {who} which of their tools needs it most.'),
    ],
  },
  {
    match: 'water, tap!, well!, barrel, borehole, pump, toilet, latrine, drain, sewage, smell',
    uses: [
      fact('SH.H2O.BASW.ZS', 'S', 'Who has drinking water near', 'Ask {who} in {place} how many minutes theirs takes.'),
      fact('SH.STA.BASS.ZS', 'S', 'Who has a toilet of their own', 'Ask {who} what their neighbours do.'),
    ],
  },
  {
    match:
      'road, bus!, buses!, minibus, taxi, truck, lorry, driver, transport, carton, freight, port!, bridge, motorcycle, keke, journey',
    uses: [
      fact(
        'LPI.INFRA',
        'T',
        'How freight firms rate the roads and ports',
        'Ask {who} in {place} for the worst stretch, and what it cost them last.',
      ),
      fact('SP.URB.GROW', 'S', 'How fast towns grow', 'Ask {who} whether more of them meet it than two years ago.'),
    ],
  },
  {
    match: 'phone, internet, online, network, data!, website, facebook, whatsapp, computer, by hand, type',
    uses: [
      fact(
        'IT.NET.USER.ZS',
        'T',
        'Who uses the internet',
        'Ask {who} in {place} which app or paper they keep open all day.',
      ),
      fact('FINDEX.MOBILEMONEY', 'T', 'Who pays by phone', 'Ask {who} what they paid by phone last.'),
    ],
  },
  {
    match:
      'police, court, landlord, title, licence, fine!, fined, passport, tax!, permit, bribe, office, law!, deposit',
    uses: [
      fact(
        'WGI.CC',
        'L',
        'How well bribes are held down, as experts see it',
        'Ask {who} in {place}, one by one, what they paid and to whom.',
      ),
      fact(
        'WGI.RQ',
        'P',
        'How good rules are, as experts see it',
        'Ask {who} which rule was named to them the last time.',
      ),
    ],
  },
  {
    match: 'job, salary, wage, paid!, pay!, employer, agency, hire, foreman, worker, work!',
    uses: [
      fact(
        'SL.EMP.VULN.ZS',
        'S',
        'Who works without a wage',
        'Ask {who} in {place} on which day they have money in hand.',
      ),
      fact(
        'SL.UEM.TOTL.ZS',
        'S',
        'Who looks for work and has none',
        'Ask {who} how soon somebody else would take their place.',
      ),
    ],
  },
  {
    match: 'tourist, guest, lodge, hotel, visitor, booking, beach',
    uses: [
      fact(
        'ST.INT.RCPT.CD',
        'E',
        'What visitors left in the country, before the virus',
        'Ask {who} in {place} which months they live from.',
      ),
    ],
  },
  {
    match: 'women, mother, girl, widow, wife, wives',
    uses: [
      fact('HDR24.GII', 'S', 'The gap between women and men', 'Talk with {who} in {place} without others in the room.'),
      fact(
        'FINDEX.ACCOUNT.WOMEN',
        'E',
        'Women with an account of their own',
        'Ask {who} who at home decides on the money.',
      ),
    ],
  },
  {
    match: 'boy, youth, young, graduate, apprentice, football',
    uses: [
      fact(
        'SL.UEM.1524.ZS',
        'S',
        'The young without work',
        'Ask {who} in {place} what else they could do with the same hours.',
      ),
    ],
  },
  {
    match: 'rent, house, room, build, block, cement, roof, wall, lift, land',
    uses: [
      fact(
        'SP.URB.TOTL.IN.ZS',
        'S',
        'How many live in towns',
        'Ask {who} in {place} how often they have moved, and why.',
      ),
    ],
  },
  {
    match: 'price, sell, buyer, customer, market, shop, trader',
    uses: [
      fact('FB.FOODSPEND', 'E', 'What goes on food', 'Ask {who} what their customers buy less of when food is dear.'),
    ],
  },
];

/** For any subject; from which one begins depends on the words, so that two founders of one country read different ones first. */
const PLAIN_FIGURES: readonly IndicatorUse[] = [
  fact(
    'NY.GNP.PCAP.CD',
    'E',
    'What a head earns in a year, on average',
    'Ask {who} in {place} what they earned last month before you name a price.',
  ),
  fact('SI.POV.LMIC', 'S', 'How many live on little', 'Ask {who} what they would give up this month to be rid of it.'),
  fact(
    'FP.CPI.TOTL.ZG',
    'E',
    'How fast money loses its worth',
    'Write the date beside each sum that {who} in {place} name.',
  ),
  fact(
    'IT.CEL.SETS.P2',
    'T',
    'Lines for calls and messages',
    'Ask {who} in {place} for the number at which they do answer.',
  ),
  fact('UIS.LIT.ADULT', 'S', 'Who can read a page', 'Read the questions aloud to {who}, whatever this says.'),
  fact('HDR24.MYS', 'S', 'Years at school', 'Let {who} in {place} tell it in their own tongue.'),
  fact(
    'WGI.RL',
    'L',
    'How far the law holds, as experts see it',
    'Ask {who} whether anyone in {place} has ever got his right in this.',
  ),
  fact(
    'FB.GDP.PC.PPP',
    'E',
    'Output by head, at what it buys',
    'It hides who has it: sort {who} in {place} by what they spend.',
  ),
  fact('WPP.MEDIAN_AGE', 'S', 'Half are younger than this', 'Ask the oldest of {who} since when it has been so.'),
  fact(
    'FB.LABOUR',
    'S',
    'All who work or look for work',
    'How many of them are {who}, no record says: count in {place}.',
  ),
  fact('ILO.EMP.SRV', 'E', 'Work in trade and services', 'Look in {place} for one who already serves {who}.'),
  fact('FB.TAX', 'P', 'What the state takes in', 'Ask in {place} what a fee from {who} would be taxed as.'),
  fact('HDI', 'S', 'Health, schooling and income together', 'Ask {who} in {place} what else presses them this month.'),
  fact('FINDEX.SAVECLUB', 'E', 'Who saves in a club', 'Ask {who} whether a group of theirs in {place} meets already.'),
  fact(
    'SP.POP.GROW',
    'S',
    'How fast the country grows',
    'Ask {who} in {place} whether there are more of them each year.',
  ),
  fact('FB.AGE014', 'S', 'How many are children', 'Ask {who} how many at home live from what they earn.'),
  fact(
    'ILO.EMP.IND',
    'E',
    'Work in building and making',
    'Ask {who} in {place} who could make or mend what they lack.',
  ),
  fact('NY.GDP.MKTP.KD.ZG', 'E', 'How output changed', 'Ask {who} whether the last year was better or worse for them.'),
  fact('FB.IMPORTS', 'E', 'What the country buys abroad', 'Ask {who} in {place} what they use that was made abroad.'),
  fact('FINDEX.PAYBILLS', 'T', 'Bills paid by phone', 'Ask {who} how they last paid a bill.'),
  fact('HDR24.EYS', 'S', 'The years of school ahead', 'Ask {who} in {place} what they want their children to do.'),
  fact('IGME.U5MR', 'S', 'Small children who die', 'Ask {who} which worry comes before this one.'),
  fact('SI.POV.GINI', 'S', 'How far rich and poor lie apart', 'Ask {who} in {place} who can pay and who cannot.'),
  fact('FB.EXPORTS', 'E', 'What the country sells abroad', 'Ask whether {who} in {place} have buyers elsewhere.'),
  fact('NV.SRV.TOTL.ZS', 'E', 'What services make', 'Ask {who} what they pay others to do.'),
  fact('BX.KLT.DINV.WD.GD.ZS', 'E', 'New money from abroad', 'Ask in {place} which newcomer serves {who}.'),
  fact(
    'FS.AST.PRVT.GD.ZS',
    'E',
    'Credit to private people and firms',
    'Ask {who} in {place} what a loan would cost them.',
  ),
  fact('ILO.LFP.15PLUS', 'S', 'Who works at all', 'Ask {who} in {place} how many hours a day are theirs.'),
  fact('NE.GDI.TOTL.ZS', 'E', 'What is built and bought to last', 'Ask {who} for the last tool they bought.'),
  fact('SE.SEC.ENRR', 'S', 'Enrolled beyond primary school', 'Ask {who} in {place} who at home writes and reckons.'),
  fact('FINDEX.SAVEFORMAL', 'E', 'Who saves at a bank or by phone', 'Ask {who} where they put a good week’s money.'),
  fact('EG.CFT.ACCS.ZS', 'T', 'Who cooks without smoke', 'Ask {who} in {place} what they burn, and its price.'),
  fact('FB.REMIT', 'E', 'Money sent home', 'Ask {who} who helped the last time.'),
  fact('SP.URB.GROW', 'S', 'Towns and how they grow', 'Ask {who} in {place} who came last, and from where.'),
  fact('NE.EXP.GNFS.ZS', 'E', 'The part sold abroad', 'Ask {who} whom their goods or hours reach in the end.'),
  fact('NV.IND.TOTL.ZS', 'E', 'What mines, works and building make', 'Ask {who} in {place} which workshop could help.'),
  fact('FINDEX.ACCOUNT', 'E', 'Accounts of any kind', 'Ask {who} how money reaches them.'),
  fact('FINDEX.MOBILEMONEY', 'T', 'Money by phone', 'Ask {who} in {place} whether a small fee could be sent.'),
  fact('FINDEX.BUYONLINE', 'T', 'Things bought online', 'Ask {who} what they would never order unseen.'),
  fact('SL.TLF.ACTI.1524.ZS', 'S', 'The young at work', 'Ask {who} in {place} who among them is under twenty-five.'),
  fact('WGI.RQ', 'P', 'Rules as experts judge them', 'Ask {who} which paper was last asked of them.'),
  fact('WGI.CC', 'P', 'Bribes as experts judge them', 'Ask {who} in {place}, alone, what was paid under the hand.'),
  fact('SH.MED.PHYS.ZS', 'S', 'Doctors for all', 'Ask {who} how many days illness took from them.'),
  fact('AG.LND.AGRI.ZS', 'N', 'Land under farms', 'Ask {who} in {place} what grows or grazes there.'),
  fact(
    'NY.GDP.PCAP.KD.ZG',
    'E',
    'Output by head, this year on last',
    'Ask {who} whether a day brings more than it did.',
  ),
  fact('EG.ELC.ACCS.ZS', 'T', 'Homes with power', 'Ask {who} in {place} what stops when it goes.'),
  fact('SH.H2O.BASW.ZS', 'S', 'Water near the house', 'Ask {who} how much of a day it takes.'),
  fact('SP.URB.TOTL.IN.ZS', 'S', 'Town dwellers', 'Ask {who} in {place} whether villages know it too.'),
  fact('LPI.SCORE', 'T', 'Freight, as its firms rate it', 'Ask {who} what came late last.'),
  fact('SL.UEM.TOTL.ZS', 'S', 'Out of work', 'Ask {who} in {place} who would do it for a day’s pay.'),
  fact('FINDEX.ACCOUNT.YOUTH', 'E', 'Accounts of the young', 'Ask young {who} where they keep money.'),
  fact('FB.GDP.GROWTH', 'E', 'Growth, by another office', 'Ask {who} in {place} if they felt it.'),
  fact('IT.NET.USER.ZS', 'T', 'Online at all', 'Ask {who} where they hear news of their trade.'),
  fact('EN.POP.DNST', 'S', 'How close people live', 'Ask how many {who} one can visit in {place} in a morning.'),
];

const MOST_TOPICS = 3;
const MOST_COMMON = 7;

/** Those for any subject, in an order of this founder's own. */
export const plainSpare = (anchor: Anchor): IndicatorUse[] =>
  PLAIN_FIGURES.map((figure) => ({ figure, turn: turnOf(`${figure.code}${anchor.text}`) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ figure }) => figure);

export function plainFigures(anchor: Anchor): IndicatorUse[] {
  const tokens = tokenize(`${anchor.text} ${anchor.who.value}`);
  const topics = TOPICS.map((topic, at) => ({ topic, at, hits: countHits(tokens, topic.match) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || a.at - b.at)
    .slice(0, MOST_TOPICS)
    .flatMap(({ topic }) => topic.uses);
  const common = plainSpare(anchor).slice(0, MOST_COMMON);
  const seen = new Set<string>();
  return [...topics, ...common].filter(({ code }) => {
    const isNew = !seen.has(code);
    seen.add(code);
    return isNew;
  });
}

/** Every figure that may stand beside an account. */
export const PLAIN_CODES: ReadonlySet<string> = new Set(
  [...TOPICS.flatMap(({ uses }) => uses), ...PLAIN_FIGURES].map(({ code }) => code),
);
