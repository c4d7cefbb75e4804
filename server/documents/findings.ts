import { LANGUAGES } from '../../content/schema/language.ts';
import { tellsShare } from '../../src/engine/case/number-words.ts';
import { inAllLanguages, PAGE_WORDS } from '../../src/engine/knowledge/page-words.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { findAll, type Hit, type Token, tokenize } from '../../src/engine/text/match.ts';

/*
 * Whether a sentence tells what somebody found. Aims, plans, suppositions, advice, what is denied or only said, adverts, stories,
 * notices and sums of a whole economy are none, however near they come to a problem. The words are content.
 */

const listsOf = (language: (typeof LANGUAGES)[number]) => {
  const { text, intends, branch, total, growth, method, advert, ...alone } = PAGE_WORDS[language].nothing_found;
  return { text, intends, branch, total, growth, method, advert, alone: Object.values(alone).join(', ') };
};
const LISTS = Object.fromEntries(LANGUAGES.map((language) => [language, listsOf(language)])) as Record<
  (typeof LANGUAGES)[number],
  ReturnType<typeof listsOf>
>;

/** Of a list of literature: '12(3), 44–61', or a year in brackets that ends it. */
const REFERENCE = /\b\d+\s?\(\d+\)\s?[,:]|\(\d{4}[a-z]?\)\.$/;
const QUESTION = /[?؟]/;
/** Whoever found something out does not cry it out; whom they quote may. */
const CRY = /!/;
const QUOTED = /[“"«][^”"»]*[”"»]/g;

/** Whether one of the second hits stands behind one of the first, at most so many words away. */
const follows = (first: readonly Hit[], second: readonly Hit[], most: number): boolean =>
  first.some(({ to }) => second.some(({ from }) => from >= to && from - to <= most));

/** 'The sector of water grew'. */
const NEAR = 2;

/** Whether a sentence sells something. */
export const isAdvert = (sentence: string): boolean =>
  CRY.test(sentence.replace(QUOTED, '')) ||
  findAll(tokenize(sentence), LISTS[languageOf(sentence).language].advert).length > 0;

export function tellsNoFinding(sentence: string): boolean {
  if (QUESTION.test(sentence) || REFERENCE.test(sentence) || isAdvert(sentence)) return true;
  const tokens = tokenize(sentence);
  const { text, intends, branch, growth, method, alone } = LISTS[languageOf(sentence).language];
  return (
    findAll(tokens, alone).length > 0 ||
    // What was found may stand in the sentence that tells how it was looked for.
    (!tellsShare(sentence) && findAll(tokens, method).length > 0) ||
    follows(findAll(tokens, text), findAll(tokens, intends), 0) ||
    follows(findAll(tokens, branch), findAll(tokens, growth), NEAR)
  );
}

const PAGES_OF_NONE = inAllLanguages(({ kinds_of_page }) => kinds_of_page);

/** Whether the title of a page says that nothing on it was found: exercises, a novel, a call for papers. */
export const isOfNoFindings = (title: string): boolean => findAll(tokenize(title), PAGES_OF_NONE).length > 0;

/** A sum over many that grew or shrank: somebody's trouble only where it names them or what happens to them. */
export function isOfTotals(quote: string, tokens: readonly Token[] = tokenize(quote)): boolean {
  const { total, branch, growth } = LISTS[languageOf(quote).language];
  return follows([...findAll(tokens, total), ...findAll(tokens, branch)], findAll(tokens, growth), tokens.length);
}
