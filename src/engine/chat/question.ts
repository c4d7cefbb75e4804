import { splitWords } from '../reading/terms.ts';
import { fold } from '../text/clean.ts';
import { followsIn, type Wish, wishIn } from './intents.ts';
import { isTest, type Part } from './parts.ts';
import { linesIn } from './sentences.ts';
import { type ChatWords, termsIn } from './words.ts';

export interface Asked {
  readonly wish: Wish;
  /** What this very question is about, beside what it asks for by name. */
  readonly terms: readonly string[];
  /** Of these, what is not in the sentence that asks. */
  readonly told: ReadonlySet<string>;
  /** What the question before was about, where this one follows up on it. */
  readonly earlier: readonly string[];
  /** The one test that is meant. */
  readonly test: Part | null;
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

/** A question of so few words of its own follows up on the one before, and is plainly about the part that it names. */
export const FEW_WORDS = 2;
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
  const asked = isWhy ? { ...wishIn('verdict', words), isWhole: false } : wishIn(asks, words);
  // What is told beside the question names a part only where the question itself names none.
  const wish = named(asked) || asked.isBeyond ? asked : wishIn(folded, words);
  const isNamed = named(wish);
  // A phrase that names a part this report lacks is a question like any other: none of its words is settled.
  const terms = isWhy ? [] : termsOf(isNamed ? `${wish === asked ? tells : ''} ${wish.rest}` : folded);
  const asking = new Set(termsOf(asks));
  const called = testCalled(parts, termsOf(folded), wish.isOne ? 1 : SURELY_CALLED, words);
  // 'Why that one and not the count?' asks for no test.
  const isOther = called && !wish.isNamed(called.name) && parts.some(({ name }) => wish.isNamed(name));
  const alone: Asked = {
    wish,
    terms,
    told: new Set(terms.filter((term) => !asking.has(term))),
    earlier: [],
    test: isOther ? null : called,
    isShort: isShorter,
    isAstray: false,
    without: new Set(),
  };
  const points = pointsBack && splitWords(question).length <= SHORT_QUESTION;
  if (!before || isWhy || terms.length > FEW_WORDS || !(leans || points || !isNamed)) return alone;
  const { wish: last, terms: earlier } = before.asked;
  const isAstray = !before.isAnswered && (!isNamed || points);
  if (goesOn || isShorter) {
    const without = goesOn ? before.shown.map(({ id }) => id) : [];
    return { ...alone, wish: last, terms: [], earlier, isAstray, without: new Set(without) };
  }
  const [test, ...others] = before.shown.filter(({ name }) => isTest(name));
  // 'How much will it cost?' is about the test that was shown; 'who pays?' is not.
  const isMeant = test && (others.length === 0 || test === before.shown[0]) && linesIn(test, wish).length > 0;
  if (isNamed) {
    // 'So who can I ask for it?' points at what was shown, and may mean another part than it names.
    const isElse = leans && points && !isMeant && !before.shown.slice(0, 1).some(({ name }) => wish.of(name) > 0);
    return { ...alone, earlier, test: alone.test ?? (isMeant ? test : null), isAstray: isAstray || isElse };
  }
  const isSame = terms.length === 0;
  return {
    ...alone,
    earlier,
    isAstray,
    wish: { ...last, isWhole: isSame && last.isWhole, isNamed: isSame ? last.isNamed : () => false },
  };
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

/** The one test that so many words of the question stand in the name of. */
function testCalled(parts: readonly Part[], terms: readonly string[], least: number, words: ChatWords): Part | null {
  const [test, ...others] = parts.filter(
    ({ name, head }) => isTest(name) && termsIn(head, words).filter((term) => terms.includes(term)).length >= least,
  );
  return test && others.length === 0 ? test : null;
}
