import type { IdeaKind } from '../../../content/schema/ideas.ts';
import type { Cause, Pain, SizeInput } from '../../../content/schema/playbook.ts';
import type { FoundNote, Outcome } from '../../contract/found.ts';
import type { Question, QuestionSlot } from '../../contract/research.ts';
import { inSentence, NO_TOWN } from '../country.ts';
import { beforeReading, type Playbook, playbookById, titledPlaybook } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { fold, quotable, sentencesOf } from '../text/clean.ts';
import { findAll, type Hit, tokenize } from '../text/match.ts';
import { isPlural } from '../text/plural.ts';
import { plural } from '../text/words.ts';
import { countIn } from './counting.ts';
import { decisiveIn, outcomeIn } from './decisive.ts';
import { evidenceRung, rungBesides } from './evidence-rung.ts';
import { ideaIn, ideaKind, ideaOpen } from './idea.ts';
import { languageOf } from './language.ts';
import { findNumbers } from './numbers.ts';
import { namesGroup } from './people.ts';
import { countryName, findPlaces, type PlacesFound } from './places.ts';
import {
  causeOpen,
  isSkipped,
  kindOpen,
  LAST_KIND,
  namesTown,
  numberOpen,
  outcomeOpen,
  payerOpen,
  payersOf,
  seenOf,
  seenOpen,
  tellsWhatWasSeen,
  townOpen,
  wantedNumber,
  whereOpen,
  whoOpen,
  wordsOf,
} from './questions.ts';
import { recognise } from './recognise.ts';
import { inUnitOf, matchSizes } from './sizes.ts';
import { type Answers, type Open, questionSet } from './slots.ts';
import type { Answered, EvidenceRung, FounderNumber, KitReading, NounSlot, Reading, Slot } from './types.ts';

export type ReadResult =
  | { readonly kind: 'ask'; readonly questions: readonly Question[] }
  | { readonly kind: 'playbook'; readonly reading: Reading }
  | { readonly kind: 'kit'; readonly reading: KitReading }
  | { readonly kind: 'elsewhere'; readonly place: string }
  | { readonly kind: 'unreadable' };

/** What a text must hold to be one in a language we read: small words, or words that some playbook knows. */
const SMALL_SHARE = 0.25;
const KNOWN_SHARE = 0.34;

const isUnread = (text: string, { search, language }: Library): boolean => {
  const { share } = languageOf(text);
  const knows = search.knows(text);
  return language === 'ar' ? knows === 0 : knows < KNOWN_SHARE && (share < SMALL_SHARE || knows === 0);
};

/**
 * Reads a founder's text with what was answered so far: asks, or says what was understood. Pure: same words, same reading.
 * `text` and `found`, what was found out since, are free of markup.
 */
export function readFounder(
  text: string,
  answers: Answers,
  library: Library,
  found: readonly FoundNote[] = [],
): ReadResult {
  if (isUnread(text, library)) return { kind: 'unreadable' };
  const places = placesOf(text, answers, library);
  // A country elsewhere may be where a brother works: only the answer to 'Where?' says that it is theirs.
  const { countries, elsewhere } = findPlaces(tokenize(answers.where ?? ''));
  if (countries.length === 0 && elsewhere) return { kind: 'elsewhere', place: elsewhere };
  const chosen = choosePlaybook(text, answers, library, found);
  if (chosen.kind === 'ask') {
    // Alone: where none of them is theirs, a kit follows, whose questions differ.
    return asking([chosen.open], answers, library) ?? readKit(text, answers, library, places, found);
  }
  if (chosen.kind === 'none') {
    // Alone: somewhere else we have nothing to ask or to say.
    const elsewhere = places.elsewhere ? asking(whereOpen(places, library), answers, library) : null;
    if (elsewhere) return elsewhere;
    const open: Open[] = [
      kindOpen(library),
      seenOpen(library),
      ...outcomeOpen(text, answers, library),
      // We know so little of their trouble that the test of what they mean to do is the most of it.
      ideaOpen(library),
      payerOpen([], library),
    ];
    return asking(open, answers, library) ?? readKit(text, answers, library, places, found, chosen.near);
  }
  const { playbook, state } = chosen;
  const seen = tellsWhatWasSeen(text) ? [] : [seenOpen(library)];
  const cause = causeOpen(text, playbook, library);
  // By its causes they tell whether it is theirs: nothing that only this playbook needs is asked before.
  if (cause && answers.cause === undefined) {
    const asked = asking([...whereOpen(places, library), cause, ...seen], answers, library);
    if (asked) return asked;
  }
  const told = [text, answers.nearest ?? '', answers.seen ?? ''].join('\n');
  const open: Open[] = [
    ...whereOpen(places, library),
    ...seen,
    ...outcomeOpen(text, answers, library),
    ...(ideaIn(told) === '' ? [] : [ideaOpen(library)]),
    ...numberOpen(playbook.pain, told, places, library),
    ...townOpen(places, library),
    payerOpen(payersOf(playbook.pain), library),
    ...whoOpen(text, playbook, library),
  ];
  return (
    asking(open, answers, library) ?? {
      kind: 'playbook',
      reading: readingOf(text, answers, library, places, playbook, state, found),
    }
  );
}

function asking(open: readonly Open[], answers: Answers, { asking: texts }: Library): ReadResult | null {
  const questions = questionSet(open, answers, texts.skip);
  return questions.length > 0 ? { kind: 'ask', questions } : null;
}

type Chosen =
  | { readonly kind: 'ask'; readonly open: Open }
  | { readonly kind: 'none'; readonly near?: KitReading['near'] }
  | { readonly kind: 'found'; readonly playbook: Playbook; readonly state: Reading['playbookState'] };

function choosePlaybook(text: string, answers: Answers, library: Library, found: readonly FoundNote[]): Chosen {
  const chosen = nearestPlaybook(text, answers, library, found);
  if (chosen.kind !== 'found') return chosen;
  const cause = tappedCause(chosen.playbook.pain, answers, library);
  if (cause?.apart === undefined) return chosen;
  const theirs = cause.apart === true ? undefined : playbookById(cause.apart);
  return theirs
    ? { kind: 'found', playbook: theirs, state: 'led' }
    : { kind: 'none', near: { playbook: chosen.playbook.pain.id, cause: cause.id } };
}

function nearestPlaybook(text: string, answers: Answers, library: Library, found: readonly FoundNote[]): Chosen {
  const { search, lineOf, asking: texts } = library;
  const { taken, offered, likely } = recognise(search, text);
  const playbookOf = (id: string | undefined, state: Reading['playbookState']): Chosen => {
    const playbook = id ? playbookById(id) : undefined;
    return playbook ? { kind: 'found', playbook, state } : { kind: 'none' };
  };
  const tapped = tappedIn(answers, library);
  if (tapped) return playbookOf(tapped, 'answered');
  if (isAnother(answers, library)) return { kind: 'none' };
  if (answers.nearest === undefined) {
    const titled = titledPlaybook(text);
    if (titled) return { kind: 'found', playbook: titled, state: 'answered' };
    if (taken) return playbookOf(taken, 'given');
    if (offered.length === 0) return { kind: 'none' };
    const choices = offered.flatMap((id) => lineOf.get(id) ?? []);
    const prefill = likely === null ? undefined : lineOf.get(likely);
    return {
      kind: 'ask',
      open: {
        slot: 'nearest',
        text: texts.nearest,
        why: texts.nearest_why,
        choices: [...choices, texts.none_of_these],
        ...(prefill !== undefined && { prefill }),
      },
    };
  }
  const answer = fold(answers.nearest.trim());
  if (answer === '' || answer === fold(texts.none_of_these)) {
    // What was found since may tell what the first words did not.
    const since = found.length > 0 ? recognise(search, [text, ...wordsOf(found)].join('\n')).taken : null;
    return playbookOf(since ?? undefined, 'given');
  }
  // In the founder's own words: they tell what the first text did not.
  const again = recognise(search, `${text}\n${answers.nearest}`);
  return playbookOf(again.taken ?? undefined, 'given');
}

/** None of the causes was theirs: the playbook is not, either. */
const isAnother = ({ cause }: Answers, { asking: texts }: Library): boolean =>
  fold((cause ?? '').trim()) === fold(texts.another_trouble);

/** The playbook whose line was tapped last: among those offered, or among all where the kind of trouble is asked for. */
function tappedIn(answers: Answers, library: Library): string | undefined {
  const lines = [...library.lineOf, ...library.seenIf];
  return (
    lineTapped(answers.kind, lines) ?? (isAnother(answers, library) ? undefined : lineTapped(answers.nearest, lines))
  );
}

/** The playbook whose line was tapped; of an older question, the line without the people. */
function lineTapped(
  answer: string | undefined,
  lines: readonly (readonly [id: string, line: string])[],
): string | undefined {
  const words = fold((answer ?? '').trim());
  return words === '' ? undefined : lines.find(([, line]) => fold(line) === words)?.[0];
}

/** `where`: what was answered to 'Where?'; '' for nothing yet. */
export function placesIn(text: string, where: string, { countries }: Library): PlacesFound {
  // What was answered, or corrected, comes before what the text says.
  const answer = findPlaces(tokenize(where));
  const found = answer.countries.length > 0 ? answer : findPlaces(tokenize(`${text}\n${where}`));
  const town = townAnswered(where);
  if (found.countries.length > 0) return town === '' ? found : { ...found, towns: [], unknown: town };
  const folded = ` ${fold(`${text} ${where}`).replace(/[^\p{L}]+/gu, ' ')} `;
  const named = countries.filter(([, name]) => {
    const words = fold(name).replace(/[^\p{L}]+/gu, ' ');
    return folded.includes(` ${words} `) || /\p{Script=Arabic}/u.test(words) ? folded.includes(words) : false;
  });
  return {
    ...found,
    countries: named.map(([iso3]) => iso3).slice(0, 3),
    named: named.map(([, name]) => name),
  };
}

/** A town that the text leaves out may stand in what they have seen. */
function placesOf(text: string, { where = '', seen = '' }: Answers, library: Library): PlacesFound {
  const found = placesIn(text, where, library);
  if (where !== '' || seen === '' || namesTown(found)) return found;
  const more = placesIn(`${text}\n${seen}`, '', library);
  return more.countries.join() === found.countries.join() ? more : found;
}

/** 'Lusikisiki, Eastern Cape', 'Kenya, Molo': the first that is no country, whether the gazetteer knows it or not; '' for none. */
function townAnswered(where: string): string {
  const names = where
    .split(/[,;.(\n]/)
    .map((part) => part.trim().replace(/^(?:in|at|near|à|en|em|katika|huko)\s+/i, ''));
  const placesOf = (name: string) => findPlaces(tokenize(name));
  const first = names.find((name) => placesOf(name).countries.length === 0 || placesOf(name).towns.length > 0) ?? '';
  return /^\p{Lu}[\p{L}'’ -]{2,39}$/u.test(first) && placesOf(first).countries.length === 0 ? first : '';
}

const outcomeOf = (answers: Answers, { asking: { outcomes } }: Library): Outcome | null =>
  (Object.keys(outcomes) as Outcome[]).find((key) => fold(outcomes[key]) === fold((answers.outcome ?? '').trim())) ??
  null;

/** What was tapped last, unless a later note tells of more: a talk or a remark leaves it as it is. */
export const newestOutcome = (found: readonly FoundNote[], tapped: Outcome | null): Outcome | null =>
  found.reduce<Outcome | null>((last, { text, outcome }) => {
    if (outcome) return outcome;
    const read = outcomeIn(text);
    return read === 'nothing' || read === 'open' ? last : last && read;
  }, tapped);

/** The least that an outcome says of how far the evidence reaches. */
const REACHES: Readonly<Record<Outcome, EvidenceRung>> = {
  paid: 'pays',
  counted: 'does',
  open: 'says',
  refused: 'says',
  forbidden: 'says',
  few: 'says',
  nothing: 'desk',
};

const furthest = (...rungs: readonly EvidenceRung[]): EvidenceRung =>
  RUNGS.filter((rung) => rungs.includes(rung)).at(-1) ?? 'desk';

function answered(answers: Answers, library: Library, numberAsked: string): Answered[] {
  const { asking: texts, frame, ideas } = library;
  const TEXT: Readonly<Record<QuestionSlot, string>> = {
    nearest: texts.nearest,
    cause: texts.cause,
    kind: frame.which_kind,
    where: texts.where,
    who: texts.who,
    payer: texts.payer,
    seen: texts.seen,
    outcome: texts.outcome,
    number: numberAsked,
    idea: ideas.question,
  };
  return (Object.keys(answers) as QuestionSlot[]).map((slot) => {
    const answer = quotable(answers[slot] ?? '');
    return { slot, question: TEXT[slot], answer, skipped: isSkipped(answer) };
  });
}

function readKit(
  text: string,
  answers: Answers,
  library: Library,
  places: PlacesFound,
  found: readonly FoundNote[],
  near?: KitReading['near'],
): ReadResult {
  const answer = fold(answers.kind ?? '');
  const chosen = Object.entries(library.kits).find(([, { name, was = [] }]) =>
    [name, ...was].some((known) => fold(known) === answer),
  );
  return {
    kind: 'kit',
    reading: {
      text,
      language: library.language,
      countries: places.countries,
      kind: chosen?.[0] ?? LAST_KIND,
      ...(near && { near }),
      found: wordsOf(found).map(quotable),
      outcome: newestOutcome(found, outcomeOf(answers, library)),
      idea: ideaIn(text),
      ideaKind: testedKind(answers, library),
      // A kit asks for no number.
      answers: answered(answers, library, ''),
    },
  };
}

/** The kind of idea that was tapped, of those that have a test. */
const testedKind = (answers: Answers, library: Library): IdeaKind | null => {
  const kind = ideaKind(answers, library);
  return kind === 'none' ? null : kind;
};

const noun = (state: NounSlot['state'], many: string, one: string): NounSlot => ({ value: many, one, state });

const VERBS =
  'is|are|was|were|has|have|does?|(?:lose|fail|arrive|keep|die|fall|cost|come|need|reach|sell|stay|get|make|run|wait|start|stop|stand|help|ripen|rot|last)s?|go(?:es)?|(?:pass|dri|lie)(?:es)?|dry';
/** Texts in which the good decides the form of a verb, or of a word that counts it. */
const GOVERNED = new RegExp(
  `(?<!\\b(?:at|by|for|from|in|into|of|on|to|with|without) )\\{good\\} (?:(?:near|in|of|at) \\{place\\} )?(?:${VERBS})\\b|` +
    '\\b(?:is|are|was|were|does|do|many|much|fewer|less|few|little|those|that|these|this) \\{good\\}',
  'i',
);

/** Whether another thing may stand in the playbook's texts: of the same number, or where the texts do not show it. */
const mayStandFor = (noun: string, pain: Pain): boolean =>
  isPlural(noun) === isPlural(pain.words.good) || !GOVERNED.test(JSON.stringify(pain));

/** Of the things a text names the one it speaks of most; of several the first. */
function mostNamed(hits: readonly Hit[]): Hit | undefined {
  const times = ({ noun }: Hit) => hits.filter((hit) => hit.noun === noun).length;
  return hits.reduce<Hit | undefined>((most, hit) => (most && times(most) >= times(hit) ? most : hit), undefined);
}

/** The thing the founder names, of those the playbook deals in; the industry knows its plural. */
function goodOf(text: string, { pain, pack }: Playbook): Slot {
  const tokens = tokenize(text);
  const hit = mostNamed(pain.recognise.goods ? findAll(tokens, pain.recognise.goods) : []);
  if (!hit) return { value: pain.words.good, state: 'open' };
  const inIndustry = findAll(tokens, pack.goods).find(({ from }) => from === hit.from);
  const value = hit.noun === hit.entry ? (inIndustry?.noun ?? hit.noun) : hit.noun;
  return mayStandFor(value, pain) ? { value, state: 'given' } : { value: pain.words.good, state: 'open' };
}

function placeSlot({ towns, unknown, countries }: PlacesFound): Slot {
  const home = countries[0];
  if (!home) return { value: NO_TOWN, state: 'open' };
  const town = towns.find(({ iso3 }) => iso3 === home)?.name ?? unknown;
  return town ? { value: town, state: 'given' } : { value: NO_TOWN, state: 'open' };
}

const tappedCause = (pain: Pain, { cause = '' }: Answers, { causesOf }: Library): Cause | undefined =>
  pain.causes[causesOf(pain.id).findIndex((text) => fold(text) === fold(cause.trim()))];

/** The cause that was tapped, or told in their own words. */
function causeOf(pain: Pain, answers: Answers, library: Library): Pick<Reading, 'cause' | 'causeWords'> {
  const { cause: answer = '' } = answers;
  const tapped = tappedCause(pain, answers, library);
  const isOwn = !(tapped || isSkipped(answer) || isAnother(answers, library));
  return { cause: tapped?.id ?? null, causeWords: isOwn ? quotable(answer) : '' };
}

function readingOf(
  text: string,
  answers: Answers,
  library: Library,
  places: PlacesFound,
  playbook: Playbook,
  playbookState: Reading['playbookState'],
  found: readonly FoundNote[],
): Reading {
  const { pain, pack } = playbook;
  const [home = ''] = places.countries;
  const seen = seenOf(answers, library, found);
  const told = seen ? `${text}\n${seen}` : text;
  const rung = evidenceRung(told);
  const outcome = newestOutcome(found, outcomeOf(answers, library));
  const read = rungBesides(rung.rung, outcome);
  const evidence = outcome === 'nothing' ? 'desk' : furthest(read, outcome ? REACHES[outcome] : 'desk');
  const [who, who1] = pain.words.who;
  const payerAnswer = (answers.payer ?? '').trim();
  const isNobody =
    fold(payerAnswer) === fold(library.asking.nobody_pays) || /^(?:nobody|no one|none)\b/i.test(payerAnswer);
  const isOpen = isSkipped(payerAnswer);
  const isKnown = isOneGroup(payerAnswer) && namesSame(payerAnswer, pain.words.payer);
  const { payer } = pain.words;
  const tested = testedKind(answers, library);
  const whoAnswer = (answers.who ?? '').trim();
  const position = positionOf(whoAnswer, playbook, library);
  return {
    text,
    language: library.language,
    countries: [home, ...places.countries.filter((c) => c !== home)].filter((c) => c !== '').slice(0, 3),
    country: home ? inSentence(countryName(home)) : 'your country',
    place: placeSlot(places),
    industry: pack.id,
    industryName: pack.name,
    playbook: pain.id,
    playbookState,
    position,
    who: noun(position ? 'inferred' : 'given', who, who1),
    whoWords: isSkipped(whoAnswer) || namesGroup(whoAnswer, who) ? '' : quotable(whoAnswer),
    payer: noun(isKnown ? 'answered' : 'open', payer[0], payer[1]),
    good: goodOf(text, playbook),
    unit: noun('inferred', pain.words.unit[1], pain.words.unit[0]),
    payerSaid: isNobody ? 'nobody' : isOpen ? 'open' : isKnown ? 'playbook' : 'own',
    payerWords: isOpen ? '' : quotable(payerAnswer),
    idea: ideaKind(answers, library) === 'none' ? '' : ideaIn(told),
    ideaTest: tested ? library.ideaTests[tested] : null,
    ...causeOf(pain, answers, library),
    numbers: findNumbers(told),
    sizes: sizesOf(pain, text, seen, answers.number ?? '', home),
    evidence,
    evidenceCount: rung.count,
    evidenceQuote: evidence === 'desk' ? '' : lastTold(seen || text) || quotable(seen),
    countQuote: countIn(pain, seen || text),
    seen: quotable(seen),
    decisive: seen ? decisiveIn(seen) : null,
    outcome,
    answers: answered(answers, library, beforeReading(pain, wantedNumber(pain, {})?.ask ?? '')),
  };
}

/** 'The drivers, or maybe the owners' is no answer that a playbook's payer may stand for. */
const isOneGroup = (answer: string): boolean =>
  !/[,;/]|\b(?:or|maybe|perhaps|and|not sure|not certain|don'?t know|do not know)\b/i.test(answer);

/** 'The riders themselves' are the motorbike taxi riders: the last word of a group's name is who they are. */
const namesSame = (answer: string, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      namesGroup(answer, name) ||
      name.split(/ (?:and|or) /).some((part) => namesGroup(answer, part.split(' ').at(-1) ?? '')),
  );

const RUNGS: readonly EvidenceRung[] = ['desk', 'says', 'does', 'pays'];

/** The sentence that goes furthest up the ladder; of several the newest. */
const lastTold = (told: string): string =>
  quotable(
    sentencesOf(told).reduce(
      (best, next) =>
        RUNGS.indexOf(evidenceRung(next).rung) >= RUNGS.indexOf(evidenceRung(best).rung) &&
        evidenceRung(next).rung !== 'desk'
          ? next
          : best,
      '',
    ),
  ).replace(/[.!?;]+$/, '');

/** Where the founder's people stand, when their answer names those of a position and not the playbook's own. */
function positionOf(answer: string, { pain }: Playbook, { positions }: Library): Reading['position'] {
  if (isSkipped(answer) || namesSame(answer, pain.words.who)) return null;
  for (const { words, note } of positions[pain.id] ?? []) {
    const met = words.find((word) => namesGroup(answer, word));
    if (met) return { words: plural(met), note };
  }
  return null;
}

const asNumber = (n: FounderNumber, input: SizeInput): FounderNumber => {
  const converted = inUnitOf(input, n);
  if (converted.kind === input.kind) return converted;
  if (input.kind !== 'share') return { ...n, kind: input.kind };
  // '3' answers a question about three in ten, '30' one about per cent.
  const scale = n.value <= 1 ? 1 : n.value <= 10 ? 10 : 100;
  return { ...n, kind: 'share', value: n.value / scale, low: n.low / scale, high: n.high / scale };
};

/** Numbers of the text, over them those of what was seen or counted, over both the answer to the question for them. */
function sizesOf(
  pain: Pain,
  text: string,
  seen: string,
  answer: string,
  country: string,
): Record<string, FounderNumber> {
  const of = (words: string) => matchSizes(pain, findNumbers(words), country);
  const sizes = { ...of(text), ...of(seen) };
  const asked = wantedNumber(pain, sizes);
  if (!asked || isSkipped(answer)) return sizes;
  const choice = asked.values?.[(asked.choices ?? []).findIndex((c) => fold(c) === fold(answer))];
  const numbers = findNumbers(answer);
  const first = numbers.find((n) => n.kind === asked.kind) ?? numbers.find((n) => n.kind === 'count');
  if (choice !== undefined) {
    const said = { noun: '', per: '', context: '', rate: null, words: quotable(answer) };
    return { ...sizes, [asked.id]: { ...said, kind: asked.kind, value: choice, low: choice, high: choice } };
  }
  if (!first) return sizes;
  const rest = matchSizes(
    pain,
    numbers.filter((n) => n !== first),
    country,
    true,
  );
  return { ...sizes, ...rest, [asked.id]: asNumber(first, asked) };
}

/** What a finished report's words and answers say, with the playbook it was written from. */
export function readWith(
  text: string,
  answers: Answers,
  playbook: Playbook,
  library: Library,
  found: readonly FoundNote[] = [],
): Reading {
  const tapped = tappedIn(answers, library) ?? titledPlaybook(text)?.pain.id;
  const state = tapped === undefined ? 'given' : tapped === playbook.pain.id ? 'answered' : 'led';
  const places = placesOf(text, answers, library);
  return readingOf(text, answers, library, places, playbook, state, found);
}
