import type { Playbook, SizeInput } from '../../../content/schema/playbook.ts';
import type { FoundNote } from '../../contract/found.ts';
import { allIndustries, beforeReading, titledPlaybook } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { fold } from '../text/clean.ts';
import { capital, plural, withArticle } from '../text/words.ts';
import { namesTown } from './answered-place.ts';
import { outcomeIn } from './decisive.ts';
import { evidenceRung } from './evidence-rung.ts';
import { goodOf } from './good.ts';
import { isMeant } from './idea.ts';
import { statedLoss } from './losing.ts';
import { multiplied } from './measures.ts';
import { findNumbers } from './numbers.ts';
import { namesGroup } from './people.ts';
import { countryName, type PlacesFound } from './places.ts';
import { isOfCountry, matchSizes } from './sizes.ts';
import type { Answers, Open } from './slots.ts';
import type { FounderNumber } from './types.ts';

/** Kinds of trouble in the order they are offered; what fits none comes last. */
export const LAST_KIND = 'general';

const DONT_KNOW =
  "do ?n[o']?t know|no idea|not sure|je (?:ne )?sais pas|aucune idee|sijui|sifahamu|nao sei|لا [اأ]?عرف";
const UNKNOWN = new RegExp(`(?<!\\p{L})(?:${DONT_KNOW})(?!\\p{L})`, 'u');
const NOTHING_TOLD = new RegExp(`^(?:|skip|\\?+|(?:i )?(?:${DONT_KNOW}))\\.?$`, 'u');
const NOT_EXACTLY = /exact|precis|kamili|hasa/;

/** 'The ride was 150. What the medicine cost I don't know': a number in such an answer counts something else. */
export const tellsNoNumber = (answer: string): boolean =>
  fold(answer)
    .split(/[.!?;\n]/)
    .some((sentence) => UNKNOWN.test(sentence) && !/\d/.test(sentence) && !NOT_EXACTLY.test(sentence));

/** 'I don't know' is an answer, and fills nothing. */
export const isSkipped = (answer: string): boolean => NOTHING_TOLD.test(fold(answer.trim()));

export const wordsOf = (found: readonly FoundNote[]): string[] => found.map(({ text }) => text);

/** What was seen or counted, without 'nothing yet', and what was found since. */
export function seenOf(answers: Answers, { asking: texts }: Library, found: readonly FoundNote[]): string {
  const seen = (answers.seen ?? '').trim();
  const first = isSkipped(seen) || fold(seen) === fold(texts.nothing_yet) ? [] : [seen];
  return [...first, ...wordsOf(found)].map((words) => words.replace(/([^.!?])$/, '$1.')).join('\n');
}

export function whereOpen({ countries, narrowed, isPassing }: PlacesFound, { asking: texts }: Library): Open[] {
  const likely = isPassing ? countries : narrowed;
  return countries.length > 0 && !isPassing
    ? []
    : [
        {
          slot: 'where',
          text: texts.where,
          why: texts.where_why,
          choices: likely.slice(0, 4).map(countryName),
          ...(likely[0] && { prefill: countryName(likely[0]) }),
        },
      ];
}

/** The town alone: without it the report says “your area”. */
export const townOpen = (places: PlacesFound, library: Library): Open[] => {
  if (namesTown(places) || whereOpen(places, library).length > 0) return [];
  return [{ slot: 'where', text: library.asking.where, why: library.asking.where_why, choices: [] }];
};

/** The playbook's own people first, then those elsewhere in the chain. */
function groupsOf(playbook: Playbook, { positions }: Library): readonly string[] {
  return [
    playbook.words.who[0],
    ...(positions[playbook.id] ?? []).flatMap(({ words }) => words.slice(0, 1).map(plural)),
  ];
}

const isEnglish = ({ language }: Library): boolean => language === 'en';

export function whoOpen(text: string, playbook: Playbook, library: Library): Open[] {
  if (!isEnglish(library)) return [];
  // Others whom a text names may be those who cause it: only the people themselves say whose trouble it is.
  if (playbook.words.who.some((name) => namesGroup(text, name))) return [];
  const choices = groupsOf(playbook, library).map(capital);
  const { asking: texts } = library;
  return choices.length < 2
    ? []
    : [{ slot: 'who', text: texts.who, why: texts.who_why, choices, ...(choices[0] && { prefill: choices[0] }) }];
}

/** What may stand behind the trouble; null where it was we who told of it. */
export function causeOpen(text: string, playbook: Playbook, { asking: texts, causesOf }: Library): Open | null {
  const causes = causesOf(playbook.id);
  if (causes.length === 0 || titledPlaybook(text)) return null;
  const choices = [...causes.map(capital), texts.another_cause, texts.another_trouble];
  return { slot: 'cause', text: texts.cause, why: texts.cause_why, choices };
}

export const payersOf = ({ words }: Playbook): readonly string[] =>
  [...new Set([words.payer[0], words.who[0]])].map(capital);

/** Whether an answer is one that was offered to tap: by a playbook, be it another than the one read now, or whatever the trouble. */
export const isOffered = (answer: string, { nobody_pays, nothing_yet }: Library['asking']): boolean =>
  [nobody_pays, nothing_yet, ...allIndustries().flatMap(({ playbooks }) => playbooks.flatMap(payersOf))].includes(
    answer,
  );

export const payerOpen = (payers: readonly string[], library: Library): Open => ({
  slot: 'payer',
  text: library.asking.payer,
  why: library.asking.payer_why,
  choices: [...(isEnglish(library) ? payers : []), library.asking.nobody_pays],
});

export const kindOpen = ({ kits, frame, asking: texts }: Library): Open => {
  const choices = Object.values(kits).map(({ name }) => name);
  return { slot: 'kind', text: frame.which_kind, why: texts.kind_why, choices };
};

export const seenOpen = ({ asking: texts }: Library): Open => ({
  slot: 'seen',
  text: texts.seen,
  why: texts.seen_why,
  choices: [texts.nothing_yet],
});

/** How many numbers a text holds whose writer has counted something. */
const COUNTED = 2;
const isWritten = ({ words }: FounderNumber): boolean => /\d/.test(words);

/** Whether a text itself tells what was seen, heard or counted: it is not asked for then. */
export const tellsWhatWasSeen = (text: string): boolean =>
  evidenceRung(text).rung !== 'desk' || findNumbers(text).filter(isWritten).length >= COUNTED;

/** What decides is not guessed from somebody's words: our reading of them is offered where there is one, and they say. */
export function outcomeOpen(text: string, answers: Answers, library: Library): Open[] {
  const seen = seenOf(answers, library, []) || (tellsWhatWasSeen(text) ? text : '');
  if (seen === '') return [];
  const open = outcomeAsked(library);
  const read = outcomeIn(seen);
  return [{ ...open, ...(read !== 'nothing' && { prefill: library.asking.outcomes[read] }) }];
}

/** What it has come to so far, without a reading of ours. */
export const outcomeAsked = ({ asking: { outcome, outcome_why, outcomes } }: Library): Open => ({
  slot: 'outcome',
  text: outcome,
  why: outcome_why,
  choices: Object.values(outcomes),
});

/** The number without which no sum can be shown; with it the count or the price that it is multiplied by. */
export function numbersWanted(playbook: Playbook, sizes: Readonly<Record<string, unknown>>): SizeInput[] {
  const open = playbook.sizing.inputs.filter(({ id, ask }) => ask !== undefined && sizes[id] === undefined);
  const first = open.find(({ assume }) => assume === undefined);
  if (!first) return [];
  const beside = multiplied(playbook, first);
  return [first, ...open.filter((input) => beside.includes(input) && input.choices === undefined)];
}

/** The question for the numbers that are wanted; '' where none is. */
export const numberQuestion = (playbook: Playbook, sizes: Readonly<Record<string, unknown>>, good: string): string =>
  numbersWanted(playbook, sizes)
    .map(({ ask = '' }) => beforeReading(playbook, ask, good))
    .join(' ');

const MOST_CHOICES = 4;
const PERIOD_ASKED = /\b(?:an?|one|each|every|per) (day|week|month|term|season|year)\b/;

/** The stretch of time that a number is asked for, as the question says it. */
export const periodAsked = ({ ask = '' }: SizeInput): string | undefined => PERIOD_ASKED.exec(ask)?.[1];

/** The founder's own numbers that may be the one asked for: of its kind, for its stretch of time, in their money. */
function ownNumbers(
  input: SizeInput,
  numbers: readonly FounderNumber[],
  sizes: Readonly<Record<string, FounderNumber>>,
  country: string,
): string[] {
  const taken = Object.values(sizes).map(({ words }) => words);
  const { kind } = input;
  const period = periodAsked(input);
  return numbers
    .filter(
      (n) =>
        n.kind === kind &&
        isWritten(n) &&
        (n.rate === null || n.rate === period) &&
        !taken.includes(n.words) &&
        (kind !== 'money' || isOfCountry(n, country)),
    )
    .map(({ words, per, noun }) => {
      const counted = kind === 'count' ? ` ${/^[a-z]+/.exec(noun)?.[0] ?? ''}` : '';
      return per === '' ? `${words}${counted}`.trim() : `${words} ${withArticle(per)}`;
    })
    .filter((choice, at, all) => all.indexOf(choice) === at)
    .slice(0, MOST_CHOICES);
}

/** The number that the founder's sums lack, of the thing that their first text names. */
export function numberOpen(
  playbook: Playbook,
  text: string,
  told: string,
  { countries }: PlacesFound,
  library: Library,
): Open[] {
  // Who tells what was lost need not be asked for what it could be worked out from.
  if (!isEnglish(library) || statedLoss(told) !== '') return [];
  const [country = ''] = countries;
  const numbers = findNumbers(told).filter((n) => !isMeant(n));
  const sizes = matchSizes(playbook, numbers, country);
  const [input] = numbersWanted(playbook, sizes);
  if (!input) return [];
  return [
    {
      slot: 'number',
      text: numberQuestion(playbook, sizes, goodOf(text, playbook, library).value),
      why: library.asking.number_why,
      choices: input.choices ?? ownNumbers(input, numbers, sizes, country),
    },
  ];
}
