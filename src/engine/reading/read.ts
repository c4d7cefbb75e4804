import type { Playbook } from '../../../content/schema/playbook.ts';
import type { FoundNote } from '../../contract/found.ts';
import type { Question } from '../../contract/research.ts';
import { titledPlaybook } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { fold, quotable } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { statedPlaces } from './answered-place.ts';
import { answered, newestOutcome, outcomeOf, testedKind } from './answers.ts';
import { choosePlaybook, tappedIn } from './choose-playbook.ts';
import { ideaIn, ideaOpen } from './idea.ts';
import { languageOf } from './language.ts';
import { findPlaces } from './places.ts';
import { type FounderInput, readingOf } from './playbook-reading.ts';
import {
  causeOpen,
  kindOpen,
  LAST_KIND,
  numberOpen,
  outcomeAsked,
  outcomeOpen,
  payerOpen,
  payersOf,
  seenOpen,
  tellsWhatWasSeen,
  townOpen,
  whereOpen,
  whoOpen,
  wordsOf,
} from './questions.ts';
import { type Answers, type Open, questionSet } from './slots.ts';
import type { KitReading, Reading } from './types.ts';

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
  const places = statedPlaces(text, answers, library);
  // A country elsewhere may be where a brother works: only the answer to 'Where?' says that it is theirs.
  const { countries, elsewhere } = findPlaces(tokenize(answers.where ?? ''));
  if (countries.length === 0 && elsewhere) return { kind: 'elsewhere', place: elsewhere };
  const told: FounderInput = { text, answers, library, places, found };
  const chosen = choosePlaybook(text, answers, library, found);
  if (chosen.kind === 'ask') {
    // Alone: where none of them is theirs, a kit follows, whose questions differ.
    return asking([chosen.open], answers, library) ?? readKit(told);
  }
  if (chosen.kind === 'none') {
    // Alone: somewhere else we have nothing to ask or to say.
    const asked = places.elsewhere ? asking(whereOpen(places, library), answers, library) : null;
    if (asked) return asked;
    const where = whereOpen(places, library);
    const open: Open[] = [
      kindOpen(library),
      // What others have published is looked up for a country: it tells more of their trouble than one more story of theirs.
      ...(where.length > 0 || answers.where !== undefined
        ? [...where, outcomeAsked(library)]
        : [seenOpen(library), ...outcomeOpen(text, answers, library)]),
      // We know so little of their trouble that the test of what they mean to do is the most of it.
      ideaOpen(library),
      payerOpen([], library),
    ];
    return asking(open, answers, library) ?? readKit(told, chosen.near);
  }
  const { playbook, state } = chosen;
  const seen = tellsWhatWasSeen(text) ? [] : [seenOpen(library)];
  const cause = causeOpen(text, playbook, library);
  // By its causes they tell whether it is theirs: nothing that only this playbook needs is asked before.
  if (cause && answers.cause === undefined) {
    const asked = asking([...whereOpen(places, library), cause, ...seen], answers, library);
    if (asked) return asked;
  }
  const words = [text, answers.nearest ?? '', answers.seen ?? ''].join('\n');
  const open: Open[] = [
    ...whereOpen(places, library),
    ...seen,
    ...outcomeOpen(text, answers, library),
    ...(ideaIn(words) === '' ? [] : [ideaOpen(library)]),
    ...numberOpen(playbook, text, words, places, library),
    ...townOpen(places, library),
    payerOpen(payersOf(playbook), library),
    ...whoOpen(text, playbook, library),
  ];
  return (
    asking(open, answers, library) ?? {
      kind: 'playbook',
      reading: readingOf(told, playbook, state),
    }
  );
}

function asking(open: readonly Open[], answers: Answers, { asking: texts }: Library): ReadResult | null {
  const questions = questionSet(open, answers, texts.skip);
  return questions.length > 0 ? { kind: 'ask', questions } : null;
}

function readKit({ text, answers, library, places, found }: FounderInput, near?: KitReading['near']): ReadResult {
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

/** What a finished report's words and answers say, with the playbook it was written from. */
export function readWith(
  text: string,
  answers: Answers,
  playbook: Playbook,
  library: Library,
  found: readonly FoundNote[] = [],
): Reading {
  const tapped = tappedIn(answers, library) ?? titledPlaybook(text)?.id;
  const state = tapped === undefined ? 'given' : tapped === playbook.id ? 'answered' : 'led';
  const places = statedPlaces(text, answers, library);
  return readingOf({ text, answers, library, places, found }, playbook, state);
}
