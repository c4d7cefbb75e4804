import { LARGER, LARGER_BEFORE, NUMERALS } from '../knowledge/number-words.ts';
import { fold } from '../text/clean.ts';
import { tellsLoss } from './flows.ts';
import { languageOf } from './language.ts';
import { findShares } from './shares.ts';
import type { FounderNumber, NumberKind, Per } from './types.ts';

const SCALE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, ...LARGER };
/** How money is named, folded: a pattern. */
export const CURRENCY =
  '(?:n\\$|ngn|kes|ksh|kshs|shs?|mt(?! (?:of|de|ya) )|ghs|gh¢|gh₵|₵|₦|n(?=\\d)|ugx|ush|tzs|tsh|rwf|frw|zar|r(?=\\d)|zmw|k(?=\\d)|mwk|etb|birr|br|xof|xaf|cdf|fc|f ?cfa|cfa|fcfa|francs?(?: cfa)?|egp|le(?=\\d)|mad|dh|dhs|dirhams?|tnd|dzd|dinars?|usd|us\\$|\\$|eur(?:os?)?|€|naira|shillings?|shilingi|/=|bob|cedis?|rand|kwacha|pula|kwanzas|dalasis?|leones?|rupees?|meticais|metical|ariary|dobras?|emalangeni|lilangeni|maloti|loti|nakfa|ouguiyas?|escudos?|pounds?|dollars?)';
/** As people write francs behind a number, often without a space: '45000f', '8 500frs'. */
const FRANCS = 'f(?:rs?)?';
const NUMBER = `([1-9]\\d{0,2}(?:[., ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?)\\s?(${Object.keys(SCALE).join('|')})?(?:(?![a-z\\d])|(?=(?:${CURRENCY}|${FRANCS})(?![a-z])))`;
const GROUPED = /^[1-9]\d{0,2}(?:[., ]\d{3})+(?:[.,]\d{1,2})?$/;
const UNITS_OF_TIME: Readonly<Record<string, readonly [NumberKind, number]>> = {
  minute: ['hours', 1 / 60],
  min: ['hours', 1 / 60],
  hour: ['hours', 1],
  hr: ['hours', 1],
  heure: ['hours', 1],
  day: ['days', 1],
  jour: ['days', 1],
  week: ['days', 7],
  semaine: ['days', 7],
  month: ['days', 30],
  mois: ['days', 30],
  year: ['days', 365],
};
const PER: Readonly<Record<string, Per>> = {
  day: 'day',
  jour: 'day',
  daily: 'day',
  week: 'week',
  semaine: 'week',
  weekly: 'week',
  month: 'month',
  mois: 'month',
  monthly: 'month',
  term: 'term',
  trimestre: 'term',
  semester: 'term',
  season: 'season',
  saison: 'season',
  harvest: 'season',
  year: 'year',
  an: 'year',
  annee: 'year',
  yearly: 'year',
};
const TO = '-|–|to|ate|a|hadi|mpaka|الى|الي';
const RANGE_END = new RegExp(`^\\s?(?:or|ou|au|${TO})\\s?$`);
/** 'K20 and 24 members' are two numbers: only after 'between' is what 'and' joins a range. */
const BETWEEN = /(?:between|entre|kati ya|بين) (?:about |around |environ )?$/;
const RANGE_END_BETWEEN = /^ ?(?:and|et|na|e|و) ?$/;

interface Found {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  readonly currency: boolean;
  readonly share: boolean;
  readonly of?: readonly [part: number, whole: number];
}

/** '5,000', '5.000,50' and '5 000' are the same number; a mark before one or two digits, or behind a nought, begins decimals. */
function parseNumeral(digits: string, scale: string | undefined): number {
  const plain = (GROUPED.test(digits) ? digits.replace(/[., ](?=\d{3})/g, '') : digits).replace(',', '.');
  return Number(plain) * (scale ? (SCALE[scale] ?? 1) : 1);
}

/** Where sentences end; a point inside a number ends none. */
const SENTENCE_END = /[.!?;](?=\s|$)|\n/;

/** Words after which a bare number is a sum: 'I earn 9,000 a month', 'the bill came to 400,000'. */
const SUM_BEFORE =
  /\b(?:earn(?:s|ed|ing)?|take(?:s)? home|salary(?: (?:of|is|was))?|wages?(?: (?:of|is|are|was|were))?|income(?: (?:of|is))?|rent(?: (?:of|is|was))|price(?: of [a-z]+)? (?:is|was)|costs?|cost (?:us|me|them)|bill(?: (?:of|is|was|came to|comes to|reached))|fees? (?:of|is|are|was|were)|deposit (?:of|is|was)|charge[sd]?(?: (?:us|me|them))?|(?:sell|sells|sold) (?:it |them )?(?:for|at)|loan of|gagn(?:e|es|ent|ait|ons)|salaire (?:de|est de)|loyer (?:de|est de)|facture (?:de|est de|etait de)|coute(?:nt)?)(?: (?:about|around|only|almost|nearly|over|up to|just|us|me|them|environ|seulement))* $/;
/** … unless it counts something: 'it costs 3 days'. */
const SUM_AFTER =
  /^\s*(?:$|[.,;:!?)]|(?:a|an|per|each|every|par|chaque|upfront|in (?:advance|cash|total|all|hand)|for|to|and|but|or|pour|et|because|when|only|now|today|this|last|le|la)\b)/;

/** 'I pay the owner 12,000 every day', 'each gives 5,000 a week': who pays by the day, pays money. */
const PAID_BEFORE =
  /\b(?:pay(?:s|ing)?|paid|gives?|gave|asks?|asked|charges?|paye(?:nt|r|ons)?|donne(?:nt|ons)?)(?: [a-z]+){0,3} $/;
const BY_TIME =
  /^\s*(?:(?:a|an|per|each|every|par|chaque) (?:day|week|month|term|season|year|night|jour|semaine|mois|trimestre|an)\b|(?:daily|weekly|monthly|yearly)\b)/;
/** 'A bag is 36,000', 'one crate was 12,000'. */
const PRICED_BEFORE = /\b(?:a|an|one|each|every|per|un|une|chaque) [a-z]+ (?:is|was|goes for|est a|est) $/;
const LOST_AFTER_SUM = /^\s*(?:(?:in|on|since|during|from|by|was|were|is|en|em|mwezi|short|missing)\b|في)/;
/** Below these the same words count something: 'pays 3 a week', 'a class is 60', 'we lost 40 in March'. */
const LEAST_PAID = 100;
const LEAST_PRICE = 1_000;
const LEAST_LOST = 1_000;

/** Whether a bare number is a sum of money by the words around it. */
function isSum(text: string, at: number, end: number, value: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(end)];
  const isBare = SUM_AFTER.test(after);
  return (
    (isBare && SUM_BEFORE.test(before)) ||
    (value >= LEAST_PAID && PAID_BEFORE.test(before) && BY_TIME.test(after)) ||
    (value >= LEAST_PRICE && isBare && PRICED_BEFORE.test(before)) ||
    (value >= LEAST_LOST &&
      (isBare || LOST_AFTER_SUM.test(after)) &&
      !SUM_BEFORE.test(before) &&
      tellsLoss(before.split(SENTENCE_END).at(-1) ?? '', after))
  );
}

function locate(text: string): Found[] {
  const found: Found[] = [];
  const taken = (at: number, end: number) => found.some((f) => at < f.end && end > f.at);
  const add = (at: number, end: number, value: number, currency: boolean, share: boolean) => {
    if (!taken(at, end) && Number.isFinite(value)) found.push({ at, end, value, currency, share });
  };
  for (const { at, end, value, of, counted } of findShares(text)) {
    found.push({ at, end, value, currency: false, share: true, ...(of && { of }) });
    if (counted) found.push({ ...counted, currency: false, share: false });
  }
  for (const m of text.matchAll(new RegExp(`${NUMBER}\\s?(?:%|per ?cent|pour ?cent)`, 'g'))) {
    const value = parseNumeral(m[1] ?? '', m[2]);
    if (value <= 100) add(m.index, m.index + m[0].length, value / 100, false, true);
  }
  for (const m of text.matchAll(new RegExp(`(?<![a-z])${CURRENCY}\\s?${NUMBER}`, 'g')))
    add(m.index, m.index + m[0].length, parseNumeral(m[1] ?? '', m[2]), true, false);
  // '15,000 South Sudanese pounds', '400 CFA francs'.
  for (const m of text.matchAll(
    new RegExp(`${NUMBER}\\s?(?:(?:[a-z]+ )?[a-z]+(?:ese|an|ian) )?(?:${CURRENCY}|${FRANCS})(?![a-z])`, 'g'),
  ))
    add(m.index, m.index + m[0].length, parseNumeral(m[1] ?? '', m[2]), true, false);
  // 'Elfu 12', 'shilingi laki 2 hadi 3': what makes a number larger counts for both ends.
  const scaled = `\\b((?:${CURRENCY})?\\s?)(${Object.keys(LARGER_BEFORE).join('|')}) ${NUMBER}(?:(\\s?(?:${TO})\\s?)${NUMBER})?`;
  for (const m of text.matchAll(new RegExp(scaled, 'gd'))) {
    const [, money = '', word = '', first = '', scale, gap, last, lastScale] = m;
    const by = LARGER_BEFORE[word] ?? 1;
    const end = gap === undefined ? m.index + m[0].length : (m.indices?.[5]?.[0] ?? 0);
    add(m.index, end, parseNumeral(first, scale) * by, money.trim() !== '', false);
    if (gap !== undefined && last !== undefined)
      add(end + gap.length, m.index + m[0].length, parseNumeral(last, lastScale) * by, money.trim() !== '', false);
  }
  for (const m of text.matchAll(new RegExp(`(?<![a-z\\d.,])${NUMBER}`, 'g'))) {
    const value = parseNumeral(m[1] ?? '', m[2]);
    const bareYear = /^(?:19|20)\d\d$/.test(m[0].trim()) && !/^\s?[a-z]+s\b/.test(text.slice(m.index + m[0].length));
    if (!bareYear && (m[1] ?? '').replace(/\D/g, '').length <= 9)
      add(
        m.index,
        m.index + m[0].trimEnd().length,
        value,
        isSum(text, m.index, m.index + m[0].trimEnd().length, value),
        false,
      );
  }
  for (const m of text.matchAll(/\b[a-z]+\b/g)) {
    const value = NUMERALS[m[0]];
    // 'one' is mostly a pronoun: it counts only before a noun with a rate.
    if (value !== undefined && (value > 1 || /^one [a-z]+ (?:a|per|each|every)\b/.test(text.slice(m.index))))
      add(m.index, m.index + m[0].length, value, false, false);
  }
  return found.sort((a, b) => a.at - b.at);
}

const WORDS_OF_RATE: readonly (readonly [RegExp, number, Per])[] = [
  [
    /\b(?:every|each) (?:single )?(?:day|morning|evening|night|afternoon)\b|\bdaily\b|\bchaque jour\b|\btous les jours\b/,
    1,
    'day',
  ],
  [/\b(?:every|each) week\b|\bweekly\b|\bchaque semaine\b/, 1, 'week'],
  [/\b(?:every|each) month\b|\bmonthly\b|\bchaque mois\b/, 1, 'month'],
  [/\b(?:every|each) (?:season|harvest)\b|\bchaque saison\b/, 1, 'season'],
  [/\b(?:every|each) term\b/, 1, 'term'],
  [/\b(?:every|each) year\b|\byearly\b|\bannually\b|\bchaque annee\b/, 1, 'year'],
  [/\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/, 1, 'week'],
  [/\bonce (?:a|per|every) (?:day|week|month|season|term|year)\b/, 1, 'week'],
  [/\bevery (?:two|2|other|second) days?\b/, 1 / 2, 'day'],
  [/\bevery (?:two|2|other|second) weeks?\b/, 1 / 2, 'week'],
  [/\bevery (?:two|2|other|second) months?\b/, 1 / 2, 'month'],
  [/\bevery (?:three|3) months\b/, 1 / 3, 'month'],
  [/\bevery (?:two|2|other|second) (?:years?)\b/, 1 / 2, 'year'],
  [/\b(?:twice|two times|2 times) (?:in )?(?:a|per|every) (?:day|week|month|season|term|year)\b/, 2, 'week'],
];

/** 'the monthly payment' says when money comes, not how often the trouble does. */
const PAY_RHYTHM =
  /^\s?(?:pay|payment|fee|salary|wage|income|rent|price|subscription|contribution|instal|report|meeting)/;

/** 'Six hives each year' counts hives, not how often it happens. */
const COUNTED_BEFORE =
  /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred))\s+(?!(?:hours?|minutes?)\s)(?:[a-z'-]+\s+){1,3}$/;

/** The whole sentence a frequency stands in: what it counts is told there or nowhere. */
function sentenceAround(text: string, from: number, to: number): string {
  const before = text.slice(0, from).split(SENTENCE_END).at(-1) ?? '';
  const after = text.slice(to).split(SENTENCE_END)[0] ?? '';
  return `${before}${text.slice(from, to)}${after}`.trim();
}

/** Frequencies said without a numeral: 'every day', 'twice a month'. */
function wordedRates(text: string): FounderNumber[] {
  return WORDS_OF_RATE.flatMap(([pattern, times, per]) =>
    [...text.matchAll(new RegExp(pattern.source, 'g'))].flatMap((m) => {
      const end = m.index + m[0].length;
      if (PAY_RHYTHM.test(text.slice(end)) || COUNTED_BEFORE.test(text.slice(0, m.index))) return [];
      // 'On Fridays' is once a week, though it ends on days.
      const named = m[0].startsWith('on ') ? undefined : /(day|week|month|season|term|year)s?$/.exec(m[0])?.[1];
      const rate = named ? (PER[named] ?? per) : per;
      const context = sentenceAround(text, m.index, end);
      const found = {
        kind: 'rate',
        value: times,
        low: times,
        high: times,
        noun: '',
        per: rate,
        context,
        rate,
        words: m[0],
      } as const;
      return [found];
    }),
  );
}

/** Every number in the founder's text, in order, then the worded frequencies. */
export function findNumbers(original: string): FounderNumber[] {
  const text = fold(original);
  const found = locate(text);
  const french = languageOf(original).language === 'fr';
  const numbers: FounderNumber[] = [];
  for (let i = 0; i < found.length; i++) {
    const first = found[i];
    if (!first) continue;
    const next = found[i + 1];
    const gap = next ? text.slice(first.end, next.at) : '';
    const isJoined =
      RANGE_END.test(gap) ||
      (RANGE_END_BETWEEN.test(gap) && BETWEEN.test(text.slice(Math.max(0, first.at - 30), first.at)));
    const isRange = next !== undefined && next.value > first.value && isJoined;
    const last = isRange && next ? next : first;
    if (isRange) i += 1;
    const number = describe(original, text, first, last, isRange, french);
    // 'Every two weeks' is how often, not how long.
    if (number.kind !== 'days' || !/\bevery $/.test(text.slice(0, first.at))) numbers.push(number);
  }
  return [...numbers, ...wordedRates(text)];
}

/** 'We are 24', 'a group of about 24 women': so many members, whatever they are called. */
const OURSELVES = new RegExp(
  "(?:^|[^\\p{L}])(?:we are|we're|nous sommes|on est|tuko|tupo|sisi ni|somos|wanachama|نحن|احنا|(?:group|circle|club|groupe|cercle|grupo) (?:of|de))" +
    '(?: (?:now|all|about|around|only|some|nearly|almost|over|a (?:group|circle|club) of|environ|un groupe de|um grupo de|cerca de|kama|watu|wanachama|wanawake|حوالي))*\\s$',
  'u',
);
/** They are so far, so long or so much, not so many. */
const NO_PEOPLE = /^(?:km|kilomet|met(?:er|re)s?|mil(?:e|es|has?)\b|times|fois|vezes|mara|percent)/;

const RATED = /^\s*(?:(?!(?:and|but|or|so|while)\b)[a-z'-]+\s+){0,3}?(?:(?:a|an|per|each|every|par)\s+|\/\s*)([a-z]+)/;
/** '6 cars last month': a count of one such stretch of time. */
const LAST =
  /^\s*(?:(?!(?:and|but|or|so|while)\b)[a-z'-]+\s+){0,4}?(?:last|this|past) (day|week|month|term|season|year)\b/;
/** In French 'a' is a verb: 'on a vendu'. */
const RATED_IN_FRENCH = /^\s*(?:(?:[a-z'-]+\s+){0,3}?(?:par|chaque)\s+|(?:le|la)\s+|l'|\/\s*)([a-z]+)/;

function describe(
  original: string,
  text: string,
  first: Found,
  last: Found,
  isRange: boolean,
  french: boolean,
): FounderNumber {
  const sentenceStart = Math.max(text.lastIndexOf('. ', first.at), text.lastIndexOf('\n', first.at), first.at - 90) + 1;
  const before = text.slice(Math.max(0, sentenceStart), first.at);
  const after = (text.slice(last.end).split(/[.;\n](?:\s|$)/)[0] ?? '').slice(0, 90);
  const clause = /^\s*((?:[a-z'-]+\s*){0,4})/.exec(after)?.[1]?.trim() ?? '';
  const rated = (french ? RATED_IN_FRENCH : RATED).exec(after);
  const per = /^(?:and|or|but|he|she|they|we|it|so|to|in|for|is|are|of|second|third|lot|few|bit|little|new)$/.test(
    rated?.[1] ?? '',
  )
    ? ''
    : (rated?.[1] ?? '');
  const nounWord = /^(?:a|an|per|each|every|par|to|and|of|in|on|at|for)\b/.test(clause)
    ? ''
    : (clause.split(' ')[0] ?? '');
  const time = UNITS_OF_TIME[nounWord.replace(/s$/, '')] ?? UNITS_OF_TIME[nounWord];
  const isOurselves = OURSELVES.test(text.slice(Math.max(0, first.at - 60), first.at)) && !NO_PEOPLE.test(clause);
  const base = isRange ? (first.value + last.value) / 2 : first.value;
  const currency = first.currency || last.currency;
  const share = first.share || last.share;
  const isCount = !(currency || share || time);
  const rate = PER[per] ?? (isCount ? PER[LAST.exec(after)?.[1] ?? ''] : undefined) ?? null;
  let kind: NumberKind = 'count';
  let factor = 1;
  if (currency) kind = 'money';
  else if (share) kind = 'share';
  else if (/^days?$/.test(nounWord) && rate !== null && rate !== 'day') kind = 'rate';
  else if (time) [kind, factor] = time;
  // 'They send about four a month': what is counted has just been named.
  else if (rate !== null && new RegExp(`^\\s*(?:a|per|each|every|par) ${per}\\b`).test(after)) kind = 'rate';
  else if (
    rate !== null &&
    /^(?:times?|trips?|visits?|fois|deliver|lessons?|class|sessions?|payments?|orders?|loads?|transfers?)/.test(
      nounWord,
    )
  )
    kind = 'rate';
  return {
    kind,
    value: base * factor,
    low: (isRange ? first.value : base) * factor,
    high: (isRange ? last.value : base) * factor,
    noun: kind === 'count' && isOurselves ? 'members' : clause,
    per,
    context: `${before}${text.slice(first.at, last.end)}${after}`.trim(),
    rate,
    ...(first.of && { of: first.of }),
    words: (original.length === text.length ? original : text).slice(first.at, last.end).trim(),
  };
}
