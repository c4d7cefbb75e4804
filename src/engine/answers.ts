import { PLAIN_ID } from './plain/pain.ts';
import {
  type AskedQuestion,
  assumedCountry,
  EVIDENCE_CHOICES,
  NO_EVIDENCE,
  SOMETHING_ELSE,
  trapOf,
} from './questions.ts';
import { cleanText, fold, quotable } from './text/clean.ts';
import { tokenize } from './text/match.ts';
import { plural, singular } from './text/words.ts';
import type { Settled, Understanding } from './understand/anchor.ts';
import { glossed, isFrench } from './understand/french.ts';
import { findNumbers } from './understand/numbers.ts';
import { findPlaces } from './understand/places.ts';
import { findRoles } from './understand/roles.ts';
import { evidenceRung } from './understand/said.ts';
import { inUnitOf } from './understand/sizes.ts';
import type { Anchor, EvidenceRung, FounderNumber } from './understand/types.ts';

/** An answer that points out of Africa: the job is refused with this place. */
export interface ReadAnswers {
  readonly settled: Settled;
  readonly elsewhere: string;
}

type Draft = { -readonly [K in keyof Settled]: Settled[K] };

/** Turns the answers into what they settle; a skipped or unreadable one settles what its `skip` said. */
export function readAnswers(
  u: Understanding,
  asked: readonly AskedQuestion[],
  answers: Readonly<Record<string, string>>,
): ReadAnswers {
  const settled: Draft = {};
  const record: { question: string; answer: string; skipped: boolean; assumed: string }[] = [];
  const more: string[] = [];
  let elsewhere = '';
  for (const question of asked) {
    const answer = cleanText(answers[question.id] ?? '');
    const skipped = answer === '' || /^(?:skip|i don'?t know|not sure|no idea|\?+)\.?$/i.test(answer);
    record.push({ question: question.text, answer, skipped, assumed: question.skip });
    if (question.open.slot === 'country') elsewhere = readCountry(u, skipped ? '' : answer, settled);
    if (skipped) continue;
    switch (question.open.slot) {
      case 'pain':
        more.push(readPain(u, answer, settled));
        break;
      case 'who':
        readTown(u, answer, settled);
        settled.who = nounOf(answer) ?? { many: u.pain.words.who[0], one: u.pain.words.who[1] };
        break;
      case 'payer': {
        const payer = /^nobody|^no one|^none|^personne/i.test(answer) ? null : nounOf(answer);
        if (payer) settled.payer = payer;
        break;
      }
      case 'trap':
        settled.trapAnswer = quotable(answer);
        settled.sizes = { ...settled.sizes, ...sizeFromChoice(u, question, answer) };
        break;
      case 'evidence':
        settled.evidence = readEvidence(answer);
        break;
      case 'input':
        settled.sizes = { ...settled.sizes, ...readSizes(u, question.open.input, question, answer) };
        break;
    }
  }
  if (more.length > 0) settled.moreText = more.join('\n');
  settled.answers = record satisfies Anchor['answers'];
  return { settled, elsewhere };
}

function readCountry(u: Understanding, answer: string, settled: Draft): string {
  const found = findPlaces(tokenize(answer));
  const [country] = found.countries;
  if (country) {
    settled.country = country;
    settled.countryState = 'answered';
    const town = found.towns.find((t) => t.iso3 === country)?.name ?? (u.places.unknown || found.unknown);
    if (town) settled.town = quotable(town);
    return '';
  }
  if (found.elsewhere) return found.elsewhere;
  settled.country = assumedCountry(u);
  settled.countryState = 'assumed';
  if (u.places.unknown) settled.town = quotable(u.places.unknown);
  return '';
}

/** A town said in passing ('farmers around Kirinyaga') is the place, unless a place is known. */
function readTown(u: Understanding, answer: string, settled: Draft): void {
  const found = findPlaces(tokenize(answer));
  const country = settled.country ?? u.anchor.countries[0] ?? '';
  const town = found.towns.find((t) => t.iso3 === country)?.name ?? found.unknown;
  if (town && settled.town === undefined && u.anchor.place.state !== 'given') settled.town = quotable(town);
}

/** A chosen line names its pain; a sentence of the founder's own joins the text and is read like it. */
function readPain(u: Understanding, answer: string, settled: Draft): string {
  const folded = fold(answer);
  const chosen = u.ranked.find(
    (r) =>
      fold(r.pain.short.replace(/\{[^}]*\}/g, '')).slice(0, 30) === folded.slice(0, 30) ||
      fold(r.pain.short) === folded,
  );
  if (chosen) {
    settled.painId = chosen.pain.id;
    return '';
  }
  if (folded.startsWith(fold(SOMETHING_ELSE)) && folded.length < 20) {
    settled.painId = PLAIN_ID;
    return '';
  }
  return answer;
}

const ARTICLES = /^(?:the|a|an|some|all|our|my|mostly|mainly|les|des|la|le)\s+/i;

/** People as answered: a known role, else the words themselves when they are few enough to be a noun. */
function nounOf(answer: string): { readonly many: string; readonly one: string } | null {
  const raw = tokenize(answer);
  const roles = findRoles(isFrench(raw) || /^(?:les|des) /i.test(answer) ? glossed(raw) : raw);
  const words =
    quotable(answer)
      .split(/[,/;.(]| (?:and|or|who|that|in|around|near|from|at) /)[0]
      ?.trim()
      .replace(ARTICLES, '') ?? '';
  const count = words.split(' ').length;
  // A short answer keeps its own words ('market queens'), a long one is searched for the people in it.
  if (words !== '' && count <= 4 && !/\d/.test(words) && /\p{L}{2}/u.test(words)) {
    const known = roles.find((r) => fold(words).includes(r.one) || fold(words).includes(r.many));
    if (known && count <= known.many.split(' ').length) return { many: known.many, one: known.one };
    const lower = /^[A-Z]{2,}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
    // 'adults with diabetes': the number is in the head, not in what follows.
    const [head = lower, tail = ''] = lower.split(/(?= (?:with|of|on|without|under|over) )/);
    return { many: plural(head) + tail, one: singular(head) + tail };
  }
  return roles[0] ?? null;
}

function readEvidence(answer: string): EvidenceRung {
  const index = EVIDENCE_CHOICES.findIndex((c) => fold(c) === fold(answer));
  if (index >= 0) return (['desk', 'says', 'does', 'pays'] as const)[index] ?? 'desk';
  if (/^no\b|^not\b|^none/i.test(answer) || fold(answer) === fold(NO_EVIDENCE)) return 'desk';
  const { rung } = evidenceRung(answer);
  return rung !== 'desk' ? rung : /^yes|^oui|\d/.test(fold(answer)) ? 'says' : 'desk';
}

const plain = (value: number, kind: FounderNumber['kind'], words: string): FounderNumber => ({
  kind,
  value,
  low: value,
  high: value,
  noun: '',
  per: '',
  context: '',
  hedged: false,
  rate: null,
  words,
});

function sizeFromChoice(u: Understanding, question: AskedQuestion, answer: string): Record<string, FounderNumber> {
  const trap = trapOf(u);
  const input = u.pain.sizing.inputs.find((i) => i.ask !== undefined && trap?.ask === i.ask);
  return input ? readSizes(u, input.id, question, answer) : {};
}

/** The numbers of one answer: first for the input asked about, the rest for inputs without a question of their own. */
function readSizes(
  u: Understanding,
  id: string,
  question: AskedQuestion,
  answer: string,
): Record<string, FounderNumber> {
  const numbers = findNumbers(answer);
  if (id === 'times') {
    const rate = numbers.find((n) => n.kind === 'rate') ?? numbers.find((n) => n.kind === 'count' || n.kind === 'days');
    return rate ? { times: { ...rate, kind: 'rate', rate: rate.rate } } : {};
  }
  const inputs = u.pain.sizing.inputs;
  const asked = inputs.find((i) => i.id === id);
  if (!asked) return {};
  const chosen = asked.values?.[question.choices.findIndex((c) => fold(c) === fold(answer))];
  if (chosen !== undefined) return { [id]: plain(chosen, asked.kind === 'money' ? 'money' : asked.kind, answer) };
  const sizes: Record<string, FounderNumber> = {};
  const take = (n: FounderNumber | undefined) => {
    if (n) numbers.splice(numbers.indexOf(n), 1);
    return n;
  };
  const first = take(
    numbers.find((n) => n.kind === asked.kind) ?? numbers.find((n) => asked.kind !== 'share' || n.kind === 'count'),
  );
  if (first) sizes[id] = asCorrectKind(first, asked.kind, inUnitOf(asked, first));
  const silent = inputs.filter((i) => i.ask === undefined && i.id !== id && u.anchor.sizes[i.id] === undefined);
  for (const other of silent) {
    const n = take(numbers.find((x) => x.kind === other.kind) ?? numbers.find((x) => x.kind === 'count'));
    if (n) sizes[other.id] = asCorrectKind(n, other.kind, n);
  }
  return sizes;
}

/** A bare '400' answers a question about money; a bare '3' one about three in ten. */
function asCorrectKind(original: FounderNumber, kind: FounderNumber['kind'], converted: FounderNumber): FounderNumber {
  if (original.kind === kind || converted.kind === kind) return converted;
  if (kind !== 'share') return { ...original, kind };
  const scale = original.value <= 1 ? 1 : original.value <= 10 ? 10 : 100;
  return { ...original, kind, value: original.value / scale, low: original.low / scale, high: original.high / scale };
}
