import type { Playbook, SizeInput } from '../../../content/schema/playbook.ts';
import { countHits, countLoose, tokenize } from '../text/match.ts';
import { singular } from '../text/words.ts';
import { isDelay } from './delays.ts';
import { clauseAfter, clauseBefore, isBill, isIncome, isLoss } from './flows.ts';
import { inOneMeasure } from './measures.ts';
import type { FounderNumber, NumberKind, Per } from './types.ts';

/** 'Months asked for at once' counts what the text tells as a stretch of time. */
const STRETCHES: readonly (readonly [label: RegExp, days: number])[] = [
  [/^months\b/, 30],
  [/^weeks\b/, 7],
  [/^years\b/, 365],
  [/^days\b/, 1],
];
const stretchOf = (input: SizeInput): number | undefined =>
  input.kind === 'count' ? STRETCHES.find(([label]) => label.test(input.label))?.[1] : undefined;

const fits = (input: SizeInput, kind: NumberKind): boolean =>
  input.kind === kind ||
  (input.kind === 'hours' && kind === 'days') ||
  (input.kind === 'days' && kind === 'hours') ||
  (kind === 'days' && stretchOf(input) !== undefined);

const YEAR = 365;
/** Twelve months are a year, though twelve times thirty days are not. */
const inYears = (days: number): number => (days % YEAR === 0 ? (days / YEAR) * 360 : days);

/** Hours and days are one kind in two units; a working day has eight hours. */
export function inUnitOf(input: SizeInput, n: FounderNumber): FounderNumber {
  const stretch = n.kind === 'days' ? stretchOf(input) : undefined;
  if (stretch)
    return {
      ...n,
      kind: 'count',
      value: inYears(n.value) / stretch,
      low: inYears(n.low) / stretch,
      high: inYears(n.high) / stretch,
    };
  if (
    input.kind === n.kind ||
    (n.kind !== 'hours' && n.kind !== 'days') ||
    (input.kind !== 'hours' && input.kind !== 'days')
  )
    return n;
  const factor = input.kind === 'hours' ? 8 : 1 / 8;
  return { ...n, kind: input.kind, value: n.value * factor, low: n.low * factor, high: n.high * factor };
}

const PERIOD = /\b(?:in|for) an? (day|week|month|term|season|year)$|\ba (day|week|month|term|season|year)$/;
/** Months in a stretch: working days and weeks of a month, fees of a school year's part, wages of a year. */
const MONTHS: Readonly<Record<Per, number>> = { day: 1 / 26, week: 1 / 4.33, month: 1, term: 3, season: 4, year: 12 };

/** 'Worth of an hour of work', 'income of a working day': for what stretch an input of earnings is wanted. */
const WORKED = /\b(hour|day|week|month|year)\b|\b(monthly)\b/;
const HOURS_OF_WORK = 26 * 8;

const monthsOf = (period: string): number | undefined =>
  period === 'hour' ? 1 / HOURS_OF_WORK : period === 'monthly' ? 1 : MONTHS[period as Per];

/** For how long earnings are said; a salary without any word for it is a month's. */
const earnedFor = (n: FounderNumber): string => n.rate ?? (n.per === 'hour' ? 'hour' : n.per === '' ? 'month' : '');

/** A month of bags that are used or sold by the day. */
function countedIn(input: SizeInput, n: FounderNumber): FounderNumber {
  const [wanted] = (PERIOD.exec(input.label) ?? []).slice(1).filter((word) => word !== undefined);
  if (wanted === undefined || n.rate === null || n.rate === wanted) return n;
  const factor = DAYS[wanted as Per] / DAYS[n.rate];
  return { ...n, scaled: true, value: n.value * factor, low: n.low * factor, high: n.high * factor };
}

/** A sum said for another period than the input's is brought to it: '12,000 a month' for what a term costs. */
function inPeriodOf(input: SizeInput, n: FounderNumber): FounderNumber {
  if (n.kind === 'count') return countedIn(input, n);
  if (n.kind !== 'money') return n;
  const income = isIncome(n);
  const label = (income ? WORKED : PERIOD).exec(input.label) ?? [];
  const period = label.slice(1).find((word) => word !== undefined) ?? '';
  const wanted = monthsOf(period);
  const said = monthsOf(income ? earnedFor(n) : (n.rate ?? ''));
  if (!wanted || !said || wanted === said) return n;
  const factor = wanted / said;
  return {
    ...n,
    rate: n.rate ?? (n.per === '' ? 'month' : null),
    scaled: true,
    value: n.value * factor,
    low: n.low * factor,
    high: n.high * factor,
  };
}

const ASKS_EARNINGS = /\b(?:earn|wage|wages|salary|income)\b/;
/** Inputs that name earnings among their words and mean a price. */
const ASKS_PRICE = /\b(?:commission|price|cost of one|fare)\b/;

/** Whether an input is about what somebody earns: nothing else may take a salary, and it takes no bill. */
const asksEarnings = ({ near, label }: SizeInput): boolean =>
  ASKS_EARNINGS.test(`${near} ${label}`) && !ASKS_PRICE.test(label);

/** What was lost is the price of nothing. */
const ASKS_LOSS = /\b(?:lost|loss|missing|stolen|taken|gone|debts)\b/;
export const isLossBeside = ({ label }: SizeInput, n: FounderNumber): boolean => isLoss(n) && !ASKS_LOSS.test(label);

/** 'Two members quarrelled' is not the size of the group. */
const FAR_OFF = 4;
const isFarOff = (input: SizeInput, n: FounderNumber): boolean =>
  input.kind === 'count' && input.assume !== undefined && n.value < input.assume[0] / FAR_OFF;

/** What becomes of a part, in the text's words and in an input's: lost, refused or not paid are three things. */
const FATES: readonly (readonly [told: RegExp, asked: RegExp])[] = [
  [
    /\b(?:die[sd]?|dead|gone|rot(?:s|ten|ted)?|spoil(?:s|t|ed)?|los(?:e|es|t|ing)|crush\w*|brok(?:e|en)|breaks?|stolen|eaten|damaged|thrown?|throws|dump\w*|burst|crack\w*|sick|sour\w*|wasted?|missing|vanish\w*|disappear\w*|meurt|meurent|mort\w*|pourri\w*|casse\w*|ecrase\w*|perd\w*|gat(?:e|ent|ee?s?)|jete\w*|jett\w*|vole\w*)\b/,
    /\b(?:lost|die|dead|damaged|spoiled|broken|broke|thrown out|missing|stolen|bad|gone|end badly|not arrive|not reach)\b/,
  ],
  [
    /\b(?:fail\w*|fake|bad|refused?|refuses|reject\w*|return\w*|come back|came back|comes back|unsold|expire[sd]?|faux|refuse\w*)\b/,
    /\b(?:fail|fails|refused|false|bad|sent back|come back|comes back)\b/,
  ],
  [/\b(?:never|unpaid|late|owed?|not pa(?:y|id)|impaye\w*|en retard)\b/, /\b(?:never|unpaid|late|not pay)\b/],
];
/** 'Throws away 2 crates' says nothing of how many there are. */
const HARMED_BEFORE =
  /\b(?:throws?|threw|thrown|los(?:e|es|t|ing)|jet(?:te|tent|tons|er|e)|perd(?:s|u|ons|ent)?)(?: (?:away|out|about|around|almost|nearly|up to|over|at least|environ))*$/;
const BOUGHT_BEFORE = /\b(?:buys?|bought|buying|orders?|ordered|achet(?:e|ent|ons|er))(?: [a-z]+){0,2}$/;
/** How many are lost is one number, how many there are another. */
function isOtherCount({ kind, label }: SizeInput, n: FounderNumber): boolean {
  if (kind !== 'count') return false;
  const before = clauseBefore(n).trimEnd();
  return (FATES.some(([, asked]) => asked.test(label)) ? BOUGHT_BEFORE : HARMED_BEFORE).test(before);
}
/** An input asks for the part that is harmed; not for the value left of one, nor for what fails again. */
const ASKS_PART = /^(?:share|part)\b(?!.*\b(?:again|within|price|value)\b)/;

/** 'A third is gone', 'lose 3 of 12'; 'half the price' is what is left of one, not how many are harmed. */
function isItsFate({ label }: SizeInput, n: FounderNumber): boolean {
  if (
    !ASKS_PART.test(label) ||
    /^(?:of |the |its |their )*(?:usual |normal |old )?(?:price|worth|value)\b/.test(n.noun)
  )
    return false;
  const clause = `${clauseBefore(n)} ${n.words.toLowerCase()} ${clauseAfter(n)}`;
  return FATES.some(([told, asked]) => told.test(clause) && asked.test(label));
}
/** Above a share that is only in the same sentence, below one whose own words stand beside it. */
const BY_HARM = 2.5;
const WAITS_FOR_MONEY = /\b(?:wait|waited|waiting|paid|pay|payment|late|overdue|owed|due|unpaid)/;

/** '400 cedis, 60 a trip': what is counted is left out, and the event says which count is meant. */
const isPerEvent = ({ kind, label }: SizeInput, { noun, per }: FounderNumber): boolean =>
  kind === 'count' && per !== '' && noun === `a ${per}` && label.split(' ').includes(per);
const BY_EVENT = 1;

/** For what an input is counted or paid: 'crates on a trip', 'cost of one trip', 'bags used in a month'. */
const COUNTED_PER = /\b(?:an?|one|each|per) ([a-z]+)/g;

/** What makes a trip is often all that is said of it: '300 crates on a truck'. */
const MAKES_A_TRIP = new Set([
  'truck',
  'lorry',
  'load',
  'van',
  'pickup',
  'canter',
  'boat',
  'canoe',
  'cart',
  'vehicle',
  'journey',
]);

/** '24 members' are the group; '3 members have not paid' are some of it. */
const MEMBERS = /^memb(?:er|re|ro)s?(?:$| (?:and|in|each|of|at|with|from|et|e|par|por)\b)/;
const ASKS_MEMBERS = /^(?:members|people)\b/;

/** Whether a number's own clause is about that: four bags that were weighed are not four bags in one sale. */
function isPerSame({ label, kind }: SizeInput, n: FounderNumber, clause: string): boolean {
  const wanted = [...label.matchAll(COUNTED_PER)].map(([, word = '']) => word);
  if (wanted.length === 0) return kind !== 'count' || (ASKS_MEMBERS.test(label) && MEMBERS.test(n.noun));
  const words = new Set(tokenize(`${clause} ${n.noun} ${n.per} ${n.rate ?? ''}`).map(({ word }) => singular(word)));
  return wanted.every(
    (word) =>
      words.has(singular(word)) ||
      monthsOf(word) !== undefined ||
      (word === 'trip' && [...MAKES_A_TRIP].some((maker) => words.has(maker))),
  );
}

/** Whether a number stands beside what an input counts: '10 crates'. */
export const isCounted = ({ kind, near }: SizeInput, n: FounderNumber): boolean =>
  kind === 'count' && n.kind === 'count' && near !== '' && countHits(tokenize(n.noun), near) > 0;

/** How plainly a number's own clause says that it is this input; 0 is not at all, and then it is asked. */
function closeness(input: SizeInput, n: FounderNumber, isAnswer: boolean): number {
  if (!fits(input, n.kind) || isFarOff(input, n) || isOtherCount(input, n)) return 0;
  if (n.kind === 'money' && isIncome(n) !== asksEarnings(input) && (isIncome(n) || isBill(n))) return 0;
  if (isLossBeside(input, n)) return 0;
  // How long money is waited for is no time of illness, and no journey.
  if (isDelay(n) && !WAITS_FOR_MONEY.test(input.label)) return 0;
  const isHarm = n.kind === 'share' && isItsFate(input, n);
  const clause = `${clauseBefore(n)} ${n.words} ${clauseAfter(n)}`;
  if (!isHarm && !isAnswer && !isPerSame(input, n, clause)) return 0;
  if (input.near === '') return isHarm ? BY_HARM : 0;
  const beside = countHits(tokenize(`${n.noun} ${n.per}`), input.near);
  if (beside > 0) return 3 + beside;
  if (isPerEvent(input, n)) return BY_EVENT;
  // A count needs its noun beside it; money, shares and times may be explained by their clause.
  const explained = input.kind === 'count' ? 0 : Math.min(2, countHits(tokenize(clause), input.near));
  return isHarm ? Math.max(BY_HARM, explained) : explained;
}

/** Money that is not the country's is not taken for it: 400 naira are no 400 shillings. */
const MONEY_OF: readonly (readonly [RegExp, string])[] = [
  [/naira|ngn|₦/, 'NGA'],
  [/kes|ksh/, 'KEN'],
  [/ugx|ush/, 'UGA'],
  [/tzs|tsh/, 'TZA'],
  [/shilling|bob|\/=/, 'KEN UGA TZA SOM'],
  [/cedi|ghs|₵/, 'GHA'],
  [/cfa|xof|xaf/, 'BEN BFA CIV GNB MLI NER SEN TGO CMR CAF TCD COG GAB GNQ'],
  [/\bfc\b|\dfc\b|cdf/, 'COD'],
  [/rand|zar/, 'ZAF LSO NAM SWZ'],
  [/kwacha|zmw|mwk/, 'ZMB MWI'],
  [/birr|etb/, 'ETH'],
  [/pula/, 'BWA'],
  [/egp/, 'EGY'],
  [/dirham|mad/, 'MAR'],
  [/dinar|tnd|dzd/, 'DZA TUN LBY'],
  [/rwf|frw/, 'RWA'],
  [/kwanza/, 'AGO'],
  [/metica|\bmt\b/, 'MOZ'],
  [/euro|€|eur/, ''],
];

export function isOfCountry(n: FounderNumber, country: string): boolean {
  const words = n.words.toLowerCase();
  const named = MONEY_OF.find(([pattern]) => pattern.test(words));
  return named === undefined || country === '' || named[1].includes(country);
}

export const DAYS: Readonly<Record<Per, number>> = { day: 1, week: 7, month: 30, term: 90, season: 120, year: 365 };
/** Events that are stretches of time cannot happen more often than they fit into the period. */
const STRETCH =
  /^(?:term|season|year|month|harvest|round|exam year|year of|month of|month without)s?\b|(?:^| )(?:term|season)s?$/;
const STRETCH_SLACK = 1.5;
const SLACK = 20;

/** Whether the playbook can happen so often: a school year does not have 365 terms. */
export function isPlausible(playbook: Playbook, n: FounderNumber): boolean {
  const { times, event } = playbook.sizing;
  const often = n.high * (n.rate ? DAYS[times.per] / DAYS[n.rate] : 1);
  return often <= times.assume[2] * (STRETCH.test(event[0]) ? STRETCH_SLACK : SLACK);
}

/** The key under which the whole loss of one event stands, where the founder told it themselves. */
export const LOSS_SAID = 'saidloss';
/** 'They lose 300 kwacha of fees on such a day': that is the loss of a day, not the price of one thing in it. */
function isLossItself({ sizing }: Playbook, n: FounderNumber): boolean {
  if (!isLoss(n) || sizing.loss.at(-1)?.unit !== 'money') return false;
  const event = sizing.event[0].split(' ').at(-1) ?? '';
  return new RegExp(`\\b(?:an?|per|each|every|last|this) (?:[a-z]+ )?${event}\\b`).test(clauseAfter(n));
}

/** 'They can pay every month' says how often money is asked for, not how often the trouble comes. */
const OF_MONEY =
  /\b(?:pay|pays|paid|payment|charge|charges|earn|earns|sell|sells|sold|buy|buys|spend|spends|save|saves)\b/;

export const isOfMoney = (n: FounderNumber): boolean => OF_MONEY.test(`${clauseBefore(n)} ${clauseAfter(n)}`);

const PERIODS: ReadonlySet<string> = new Set(Object.keys(DAYS));

/** Whether a frequency's own clause tells of the event, by its words or by its name: '3 trips a week'. */
const isOfEvent = ({ recognise, sizing }: Playbook, n: FounderNumber): boolean => {
  if (isOfMoney(n)) return false;
  const [one, many] = sizing.event;
  const isTrip = one === 'trip' && MAKES_A_TRIP.has(singular(n.noun.split(' ')[0] ?? ''));
  const isNamed = isTrip || (!PERIODS.has(one) && (n.noun.startsWith(one) || n.noun.startsWith(many)));
  // '3 repairs last year' count the event; other counts count something in it.
  if (n.kind !== 'rate') return isNamed && n.kind === 'count' && n.rate !== null;
  return isNamed || countLoose(tokenize(`${clauseBefore(n)} ${clauseAfter(n)}`), recognise.event) > 0;
};

/**
 * Gives each input of the playbook the founder's number that fits it best; one number serves one input. In the answer to the
 * playbook's own question (`isAnswer`) a number need not say what it is counted per.
 */
export function matchSizes(
  playbook: Playbook,
  all: readonly FounderNumber[],
  country: string,
  isAnswer = false,
): Record<string, FounderNumber> {
  const numbers = all.filter((n) => n.kind !== 'money' || isOfCountry(n, country));
  const sizes: Record<string, FounderNumber> = {};
  const used = new Set<FounderNumber>();
  const pairs = playbook.sizing.inputs
    .flatMap((input, order) => numbers.map((n) => ({ input, n, order, score: closeness(input, n, isAnswer) })))
    .filter((p) => p.score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order);
  for (const { input, n } of pairs) {
    if (sizes[input.id] || used.has(n)) continue;
    sizes[input.id] = inPeriodOf(input, inUnitOf(input, n));
    used.add(n);
  }
  const direct = numbers.find((n) => isLossItself(playbook, n));
  if (direct) {
    for (const [id, n] of Object.entries(sizes)) if (n.words === direct.words) delete sizes[id];
    sizes[LOSS_SAID] = direct;
  }
  const rate = numbers.find((n) => !used.has(n) && isOfEvent(playbook, n) && isPlausible(playbook, n));
  if (rate) sizes.times = rate;
  return inOneMeasure(playbook, sizes);
}
