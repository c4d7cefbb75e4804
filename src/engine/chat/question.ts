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
  readonly question: string;
  readonly shown: readonly Part[];
  readonly isAnswered: boolean;
}

/** A question of so few words of its own follows up on the one before. */
const FOLLOW_UP = 2;
const SHORT_QUESTION = 7;

export function readQuestion(question: string, before: Before | null, parts: readonly Part[], words: ChatWords): Asked {
  const folded = fold(question);
  const { isWhy, goesOn, isShorter, leans, ...follows } = followsIn(folded, words);
  const wish = isWhy ? { ...wishIn('verdict', words), isWhole: false } : wishIn(folded, words);
  const isNamed = parts.some(({ name }) => wish.of(name) > 0);
  // A phrase that names a part this report lacks is a question like any other: none of its words is settled.
  const terms = isWhy ? [] : termsIn(isNamed ? wish.rest : folded, words);
  const alone: Asked = {
    wish,
    terms,
    earlier: [],
    test: wish.isOne ? testCalled(parts, terms, words) : null,
    isShort: isShorter,
    isAstray: false,
    without: new Set(),
  };
  const points = follows.points && splitWords(question).length <= SHORT_QUESTION;
  if (!before || isWhy || terms.length > FOLLOW_UP || !(leans || points || !isNamed)) return alone;
  const last = wishIn(fold(before.question), words);
  const earlier = termsIn(last.rest, words);
  const isAstray = !before.isAnswered && (!isNamed || (points && follows.isElsewhere));
  if (goesOn || isShorter) {
    const without = goesOn ? before.shown.map(({ id }) => id) : [];
    return { ...alone, wish: last, terms: [], earlier, isAstray, without: new Set(without) };
  }
  const [test, ...others] = before.shown.filter(({ name }) => isTest(name));
  // 'How much will it cost?' is about the test that was shown; 'who pays?' is not.
  const meant = test && others.length === 0 && linesIn(test, wish).length > 0 ? test : null;
  if (isNamed) return { ...alone, earlier, test: alone.test ?? meant, isAstray };
  const isSame = terms.length === 0;
  return {
    ...alone,
    earlier,
    isAstray,
    wish: { ...last, isWhole: isSame && last.isWhole, isNamed: isSame ? last.isNamed : () => false },
  };
}

/** The one test that a word of the question stands in the name of. */
function testCalled(parts: readonly Part[], terms: readonly string[], words: ChatWords): Part | null {
  const [test, ...others] = parts.filter(
    ({ name, head }) => isTest(name) && termsIn(head, words).some((term) => terms.includes(term)),
  );
  return test && others.length === 0 ? test : null;
}
