import * as v from 'valibot';
import { isLanguage, LANGUAGES } from '../../../content/schema/language.ts';
import { EVIDENCE_RUNGS } from '../../../src/contract/limits.ts';
import { tellsNumber } from '../../../src/engine/case/number-words.ts';
import { findNumbers } from '../../../src/engine/reading/numbers.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import type { Role } from '../ask.ts';

const MOST_TERMS = 12;
const Terms = v.pipe(v.array(v.string()), v.maxLength(MOST_TERMS));
const Own = v.pipe(v.string(), v.trim(), v.maxLength(400));

/** What a founder's text and answers say, each slot in their own words. */
export const ReadAnswer = v.object({
  /** Whether there is a problem to research in it at all. */
  is_problem: v.boolean(),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'is an ISO 639-1 code')),
  /** ISO 3166 alpha-3, where it happens first. */
  countries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), v.maxLength(3)),
  place: Own,
  people: Own,
  payer: Own,
  thing: Own,
  idea: Own,
  cause: Own,
  evidence: v.object({ rung: v.picklist(EVIDENCE_RUNGS), quote: Own }),
  figures: v.pipe(
    v.array(
      v.object({ words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)), about: Own, value: v.number() }),
    ),
    v.maxLength(20),
  ),
  /** What decides most and is not said yet; in the founder's language. */
  questions: v.pipe(
    v.array(
      v.object({
        slot: v.picklist(['where', 'who', 'payer', 'number']),
        text: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(160)),
        why: v.pipe(v.string(), v.trim(), v.maxLength(160)),
        choices: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(70))), v.maxLength(5)),
      }),
    ),
    v.maxLength(3),
  ),
  /** Words that pages about it hold, in English and the languages of the country: the trouble, the thing, the people. */
  terms: v.object({ event: Terms, thing: Terms, people: Terms }),
});
export type ReadAnswer = v.InferOutput<typeof ReadAnswer>;

export interface ToRead {
  readonly text: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

const SLOTS = ['place', 'people', 'payer', 'thing', 'idea', 'cause'] as const;

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** Digits, or a number in words of the founder's language; of a language that is none of ours, in words of any. */
export const isNumber = (words: string, language: string): boolean =>
  /\p{N}/u.test(words) ||
  findNumbers(words).length > 0 ||
  (isLanguage(language) ? [language] : LANGUAGES).some((one) => tellsNumber(words, one));

/** Every slot must be words of theirs: what is not in the text was not said. */
function check(answer: ReadAnswer, { text, answers }: ToRead): string[] {
  const said = plain([text, ...answers.map((one) => one.answer)].join('\n'));
  const isTheirs = (words: string) => words === '' || said.includes(plain(words).replace(/[.,;!?]+$/, ''));
  return [
    ...SLOTS.flatMap((slot) =>
      isTheirs(answer[slot]) ? [] : [`${slot}: copy the founder's own words, or leave it empty`],
    ),
    ...(isTheirs(answer.evidence.quote) ? [] : ['evidence.quote: copy the founder’s own words']),
    ...answer.figures.flatMap(({ words }) =>
      // Numbers in the words of another language we may not know.
      isTheirs(words) && (!isLanguage(answer.language) || isNumber(words, answer.language))
        ? []
        : [`figures: "${words}" is no number as it stands in the founder's text`],
    ),
  ];
}

export const READ: Role<ToRead, ReadAnswer> = {
  name: 'read',
  version: 9,
  maxTokens: 1_800,
  isEnding: false,
  schema: ReadAnswer,
  check,
  system: [
    'You read what an early-stage founder in Africa wrote about a problem they have seen, with what they answered since. You only read: you judge, add and guess nothing.',
    'language: what they write in, as ISO 639-1; Pidgin and Krio are answered in English: “en”.',
    'is_problem: false for nonsense, for no problem of anybody, or for a wish without one.',
    'place (town or area), people (who has the problem), payer, thing (good or service), idea (what they want to build), cause (what they blame): copy their own words letter by letter, in their language; an empty text where they do not say it. An idea that they tell in an answer counts as well as one in the text. Where they correct themselves, the last word counts. place: not a town that they only mention (where goods go, where others live). payer: whoever would pay to be rid of it; leave it empty where they doubt it themselves or say they do not know.',
    'countries: where the problem happens, as ISO 3166 alpha-3; a country that is only mentioned does not count; derive it from a town you know for certain; first the one that `place` lies in; empty where you cannot tell.',
    'evidence: how far their OWN evidence reaches: desk = only what they think or heard of; says = people told them, asked or unasked; does = they counted, watched or measured; pays = somebody paid or put money down for a way out of this very trouble (not for bearing it, not a gift or a collection, not for something that was given up since). quote: their words for it, empty for desk.',
    'figures: every number they give of the trouble: amounts, counts, shares, times. Those that tell what is lost, paid or how many come first. Times of the clock as hours (“6.30” in the morning = 6.5). A year that they name (“2019”) is one too, about: “the year …”. No other dates, no “one” in words, ages of theirs or numbers that are names. words: the number and its unit alone, copied as it stands there, as short as it can be read, without “per day” and the like (“40 loaves”, “3,500 cedis”, “six”), about: what it counts and of what, per what, in English; of a number in an answer, what the question asked for, unless the answer itself counts something else (sacks were asked for and boats are told, a month was asked for and a day is told: then what it says), value: as a plain number (a third = 0.333; 1,200 = 1200).',
    'questions: at most three that would change the report most and that they have not answered, put in their language (to one person who is known: tu in French and Portuguese), short, with up to five choices to tap. slot where: only if the country or the town is unknown. slot who: only if it is not plain who has the problem, or how many of them there are where they are. slot payer: only if who would pay is unknown. slot number: the one number without which the loss cannot be reckoned. Ask nothing they have told already, nor what they were asked and left empty.',
    `terms: single words that a page about this trouble would hold, in English and in each other language in which pages of that country are written (French, Portuguese, Arabic, Swahili …). event: the trouble and what comes of it (“losses”, “shortage”, “pertes”); thing: the good or service; people: who has it, who may pay. The plain word as the trade and its pages call it, not the founder’s turn of phrase or spelling (“overheating”, not “dirty heat”); no phrase; at most ${MOST_TERMS} each.`,
  ].join('\n'),
};
