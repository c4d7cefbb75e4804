import type { Playbook, SizeInput } from '../../../content/schema/playbook.ts';
import type { FoundNote, Outcome } from '../../contract/found.ts';
import { EVIDENCE_RUNGS } from '../../contract/limits.ts';
import { inSentence } from '../country.ts';
import { industryOf } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { fold, quotable, sentencesOf } from '../text/clean.ts';
import { plural } from '../text/words.ts';
import { placeSlot } from './answered-place.ts';
import { answered, newestOutcome, outcomeOf, testedKind } from './answers.ts';
import { isAnother, tappedCause } from './choose-playbook.ts';
import { countIn } from './counting.ts';
import { decisiveIn } from './decisive.ts';
import { evidenceRung, rungBesides } from './evidence-rung.ts';
import { clauseBefore } from './flows.ts';
import { goodOf } from './good.ts';
import { ideaIn, ideaKind, isMeant } from './idea.ts';
import { inOneMeasure } from './measures.ts';
import { findNumbers } from './numbers.ts';
import { namesGroup } from './people.ts';
import { countryName, type PlacesFound } from './places.ts';
import { isSkipped, numberQuestion, numbersWanted, periodAsked, seenOf, tellsNoNumber } from './questions.ts';
import { inUnitOf, isCounted, isLossBeside, matchSizes } from './sizes.ts';
import type { Answers } from './slots.ts';
import type { EvidenceRung, FounderNumber, NounSlot, Reading } from './types.ts';

/** What a founder told so far. */
export interface FounderInput {
  /** Free of markup, as the notes are. */
  readonly text: string;
  readonly answers: Answers;
  readonly library: Library;
  readonly places: PlacesFound;
  /** What was found out since. */
  readonly found: readonly FoundNote[];
}

/** A founder's words as the playbook reads them, slot by slot. */
export function readingOf(
  { text, answers, library, places, found }: FounderInput,
  playbook: Playbook,
  playbookState: Reading['playbookState'],
): Reading {
  const [home = ''] = places.countries;
  const seen = seenOf(answers, library, found);
  const told = seen ? `${text}\n${seen}` : text;
  const rung = evidenceRung(told);
  const outcome = newestOutcome(found, outcomeOf(answers, library));
  const read = rungBesides(rung.rung, outcome);
  const evidence = outcome === 'nothing' ? 'desk' : furthest(read, outcome ? REACHES[outcome] : 'desk');
  const industry = industryOf(playbook);
  const [who, who1] = playbook.words.who;
  const payerAnswer = (answers.payer ?? '').trim();
  const isNobody =
    fold(payerAnswer) === fold(library.asking.nobody_pays) || /^(?:nobody|no one|none)\b/i.test(payerAnswer);
  // 'I don't know. Maybe the head of the family' names nobody.
  const isOpen = isSkipped(payerAnswer) || isSkipped(payerAnswer.split(/[.!?;\n]/)[0] ?? '');
  const isKnown = isOneGroup(payerAnswer) && namesSame(payerAnswer, playbook.words.payer);
  const { payer } = playbook.words;
  const tested = testedKind(answers, library);
  const good = goodOf(text, playbook, library);
  const whoAnswer = (answers.who ?? '').trim();
  const of = (words: string) =>
    matchSizes(
      playbook,
      findNumbers(words).filter((n) => !isMeant(n)),
      home,
    );
  const position = positionOf(whoAnswer, playbook, library);
  return {
    text,
    language: library.language,
    countries: [home, ...places.countries.filter((c) => c !== home)].filter((c) => c !== '').slice(0, 3),
    country: home ? inSentence(countryName(home)) : 'your country',
    place: placeSlot(places),
    industry: industry.id,
    industryName: industry.name,
    playbook: playbook.id,
    playbookState,
    position,
    who: noun(position ? 'inferred' : 'given', who, who1),
    whoWords: isSkipped(whoAnswer) || namesGroup(whoAnswer, who) ? '' : quotable(whoAnswer),
    payer: noun(isKnown ? 'answered' : 'open', payer[0], payer[1]),
    good,
    unit: noun('inferred', playbook.words.unit[1], playbook.words.unit[0]),
    payerSaid: isNobody ? 'nobody' : isOpen ? 'open' : isKnown ? 'playbook' : 'own',
    payerWords: isOpen ? '' : quotable(payerAnswer),
    idea: ideaKind(answers, library) === 'none' ? '' : ideaIn(told),
    ideaTest: tested ? library.ideaTests[tested] : null,
    ...causeOf(playbook, answers, library),
    numbers: findNumbers([told, answers.number ?? ''].join('\n')),
    sizes: sizesOf(playbook, { ...of(text), ...of(seen) }, answers.number ?? '', home),
    evidence,
    evidenceCount: rung.count,
    evidenceQuote: evidence === 'desk' ? '' : lastTold(seen || text) || quotable(seen),
    countQuote: countIn(playbook, seen || text),
    seen: quotable(seen),
    decisive: seen ? decisiveIn(seen) : null,
    outcome,
    answers: answered(answers, library, numberQuestion(playbook, of(text), good.value)),
  };
}

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
  EVIDENCE_RUNGS.filter((rung) => rungs.includes(rung)).at(-1) ?? 'desk';

const noun = (state: NounSlot['state'], many: string, one: string): NounSlot => ({ value: many, one, state });

/** The cause that was tapped, or told in their own words. */
function causeOf(
  playbook: Playbook,
  answers: Answers,
  library: Library,
): Pick<Reading, 'cause' | 'causeWords' | 'isOtherCause'> {
  const { cause: answer = '' } = answers;
  const tapped = tappedCause(playbook, answers, library);
  const isOtherCause = fold(answer.trim()) === fold(library.asking.another_cause);
  const isOwn = !(tapped || isSkipped(answer) || isOtherCause || isAnother(answers, library));
  return { cause: tapped?.id ?? null, causeWords: isOwn ? quotable(answer) : '', isOtherCause };
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

/** The sentence that goes furthest up the ladder; of several the newest. */
const lastTold = (told: string): string =>
  quotable(
    sentencesOf(told).reduce(
      (best, next) =>
        EVIDENCE_RUNGS.indexOf(evidenceRung(next).rung) >= EVIDENCE_RUNGS.indexOf(evidenceRung(best).rung) &&
        evidenceRung(next).rung !== 'desk'
          ? next
          : best,
      '',
    ),
  ).replace(/[.!?;]+$/, '');

/** Where the founder's people stand, when their answer names those of a position and not the playbook's own. */
function positionOf(answer: string, playbook: Playbook, { positions }: Library): Reading['position'] {
  if (isSkipped(answer) || namesSame(answer, playbook.words.who)) return null;
  for (const { words, note } of positions[playbook.id] ?? []) {
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

/** Words that say nothing of what a number is. */
const JOINS = /\b(?:and|then|about|around|et|puis|environ)\b/g;

/** The numbers told, over them those of the answer to the question for them. */
function sizesOf(
  playbook: Playbook,
  told: Readonly<Record<string, FounderNumber>>,
  answer: string,
  country: string,
): Record<string, FounderNumber> {
  const sizes = inOneMeasure(playbook, told);
  const [asked, ...beside] = numbersWanted(playbook, sizes);
  if (!asked || isSkipped(answer) || tellsNoNumber(answer)) return sizes;
  const choice = asked.values?.[(asked.choices ?? []).findIndex((c) => fold(c) === fold(answer))];
  const numbers = findNumbers(answer).filter((n) => !isLossBeside(asked, n));
  const isAsked = (n: FounderNumber) => asked.kind === 'money' && n.kind === 'rate' && n.rate === periodAsked(asked);
  // '10 crates a day' is no price, though the price was asked for too; '72,000 a month' is money where a month's money is.
  const isOther = (n: FounderNumber) =>
    asked.kind === 'money' && playbook.sizing.inputs.some((input) => input !== asked && isCounted(input, n));
  const first =
    numbers.find((n) => n.kind === asked.kind) ??
    numbers.find((n) => n.kind === 'count' && !isOther(n)) ??
    numbers.find(isAsked);
  if (choice !== undefined) {
    const said = { noun: '', per: '', context: '', rate: null, words: quotable(answer) };
    return { ...sizes, [asked.id]: { ...said, kind: asked.kind, value: choice, low: choice, high: choice } };
  }
  const others = numbers.filter((n) => n !== first);
  // '200, and 24': what is asked in the same breath needs no noun. 'Brown one 20,000' has words that say something else.
  const bare = beside.flatMap((input) => {
    const n = others.find(
      (other) =>
        other.kind === input.kind && other.noun === '' && !/\p{L}/u.test(clauseBefore(other).replace(JOINS, '')),
    );
    return n ? [[input.id, n] as const] : [];
  });
  const rest = matchSizes(playbook, others, country, true);
  return inOneMeasure(playbook, {
    ...sizes,
    ...Object.fromEntries(bare),
    ...rest,
    ...(first && { [asked.id]: asNumber(first, asked) }),
  });
}
