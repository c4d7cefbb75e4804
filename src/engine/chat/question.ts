import { splitWords } from '../reading/terms.ts';
import { fold } from '../text/clean.ts';
import { followsIn, type Wish, wishIn } from './intents.ts';
import { isTest, type Part } from './parts.ts';
import { linesIn } from './sentences.ts';
import { type ChatWords, ENGLISH, termsIn } from './words.ts';

export interface Asked {
  readonly wish: Wish;
  /** What this very question is about, beside what it asks for by name. */
  readonly terms: readonly string[];
  /** Of these, what is not in the sentence that asks. */
  readonly told: ReadonlySet<string>;
  /** The one part that is meant: by a word or the number of its heading, or as the one that was just shown. */
  readonly meant: Part | null;
  /** Whether the question before alone means it. */
  readonly isCarried: boolean;
  readonly isShort: boolean;
  /** Points at what nothing in the report answers. */
  readonly isAstray: boolean;
  /** Parts that were shown for the question before, when this one asks for what is beside them. */
  readonly without: ReadonlySet<string>;
}

/** What was asked before, and what was shown for it. */
export interface Before {
  readonly asked: Asked;
  readonly shown: readonly Part[];
  readonly isAnswered: boolean;
}

/** A question of so few words of its own follows up on the one before. */
const FEW_WORDS = 2;
const SHORT_QUESTION = 8;
/** So many words of a test's name mean it, whatever else is asked. */
const SURELY_CALLED = 2;

export function readQuestion(
  question: string,
  before: Before | null,
  { parts, places }: { readonly parts: readonly Part[]; readonly places: string },
  words: ChatWords,
): Asked {
  // The whole report is about its place.
  const ofPlace = termsIn(places, words);
  const termsOf = (text: string) => termsIn(text, words).filter((term) => !ofPlace.includes(term));
  const folded = fold(question);
  const { isWhy, goesOn, isShorter, leans, points: pointsBack } = followsIn(folded, words);
  const { asks, tells } = askingIn(folded);
  const named = (wish: Wish) => parts.some(({ name }) => wish.of(name) > 0);
  const asked = isWhy ? wishIn('why that one', words) : wishIn(asks, words);
  // What is told beside the question names a part only where the question itself names none.
  const wish = named(asked) || asked.isBeyond ? asked : wishIn(folded, words);
  const isNamed = named(wish);
  // A phrase that names a part this report lacks is a question like any other: none of its words is settled.
  const terms = isWhy ? [] : termsOf(isNamed ? `${wish === asked ? tells : ''} ${wish.rest}` : folded);
  const asking = new Set(termsOf(asks));
  const called = testCalled(parts, termsOf(folded), wish.isOne, words);
  // 'Why that one and not the count?' asks for no test.
  const isOther = called && !wish.isNamed(called.name) && parts.some(({ name }) => wish.isNamed(name));
  const alone: Asked = {
    wish,
    terms,
    told: new Set(terms.filter((term) => !asking.has(term))),
    meant: isOther ? null : called,
    isCarried: false,
    isShort: false,
    isAstray: false,
    without: new Set(),
  };
  if (!before || terms.length > FEW_WORDS) return alone;
  const { asked: last, shown, isAnswered } = before;
  const isElsewhere = shown.every(({ name }) => wish.of(name) === 0);
  // A report gives reasons for its verdict and its first test; of anything else it says no more than was shown.
  if (isWhy) return isElsewhere ? { ...last, isAstray: true } : alone;
  if (goesOn) return { ...last, terms: [], meant: null, without: new Set(shown.map(({ id }) => id)) };
  if (isShorter) return { ...last, isShort: true };
  const points = pointsBack && splitWords(question).length <= SHORT_QUESTION;
  if (alone.meant || !(leans || points || (!isNamed && terms.length === 0))) return alone;
  const meant = partIn(before);
  // 'How much will it cost?' is about the test that was shown; 'who pays?' is not.
  if (meant && !wish.isAll && linesIn(meant, wish).length > 0)
    return { ...alone, meant, isCarried: true, terms: termsOf(wish.unread), isAstray: !isAnswered };
  // 'So who can I ask for it?' points at what was shown, and names another part.
  if (parts.some(({ name }) => wish.isNamed(name)))
    return { ...alone, isAstray: points && isElsewhere && (leans || !isAnswered) };
  if (!meant) return isNamed || terms.length > 0 ? alone : { ...alone, wish: last.wish, isAstray: true };
  // A sentence that it asks for and that is not there is no answer.
  return { ...alone, meant, isCarried: true, isAstray: !isAnswered || wish.lines !== null };
}

/** The one part that the question before was about: the test among what was shown, or else the first. */
function partIn({ asked, shown }: Before): Part | null {
  const [test, ...others] = shown.filter(({ name }) => isTest(name));
  if (asked.meant || asked.wish.isWhole) return asked.meant;
  return (others.length === 0 && test) || (shown[0] ?? null);
}

/** The sentences that ask: those with a question mark, or else the last. What stands beside them is told. */
function askingIn(question: string): { readonly asks: string; readonly tells: string } {
  const sentences = question.split(/(?<=[.?!؟])\s+|\n+/);
  const hasMark = (sentence: string) => /[?؟]/.test(sentence);
  const isAsking = (sentence: string, at: number) =>
    sentences.some(hasMark) ? hasMark(sentence) : at === sentences.length - 1;
  const joined = (is: boolean) => sentences.filter((one, at) => isAsking(one, at) === is).join(' ');
  return { asks: joined(true), tells: joined(false) };
}

/** The one test that so many words of the question stand in the name of; or in the rest of it, where one is surely meant. */
function testCalled(parts: readonly Part[], terms: readonly string[], isOne: boolean, words: ChatWords): Part | null {
  const least = isOne ? 1 : SURELY_CALLED;
  const meant = new Set(terms.flatMap((term) => [term, ...(words.meanings?.get(term) ?? [])]));
  const met = (text: string) =>
    termsIn(text, words.meanings ? ENGLISH : words).filter((term) => meant.has(term)).length;
  const only = (of: (part: Part) => string) => {
    const [test, ...others] = parts.filter((part) => isTest(part.name) && met(of(part)) >= least);
    return test && others.length === 0 ? test : null;
  };
  return only(({ head }) => head) ?? (isOne ? only(({ text }) => text) : null);
}
