import type { Language } from '../../../content/schema/language.ts';
import type { Playbook } from '../../../content/schema/playbook.ts';
import { namingNobody } from '../../../src/engine/knowledge/name-words.ts';
import { NUMERALS } from '../../../src/engine/knowledge/number-words.ts';
import { PAGE_WORDS } from '../../../src/engine/knowledge/page-words.ts';
import { allIndustries } from '../../../src/engine/knowledge/playbooks.ts';
import { ENDINGS_OF_TRADES, OF_ANY_TRADE, SAME_PEOPLE } from '../../../src/engine/knowledge/trade-words.ts';
import type { Library } from '../../../src/engine/library.ts';
import { findPlaces } from '../../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../../src/engine/reading/terms.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import { findAll, tokenize } from '../../../src/engine/text/match.ts';
import { plural, singular } from '../../../src/engine/text/words.ts';
import type { Stems } from '../../documents/document.ts';

const playbooks = () => allIndustries().flatMap(({ playbooks: own }) => own);

const stemsIn = (text: string, language: Language): string[] =>
  splitWords(text).flatMap((word) => termOf(word, language) ?? []);

interface Counts {
  readonly of: number;
  readonly stems: ReadonlyMap<string, number>;
}

const counted = new Map<Language, Counts>();
/** In how many texts of a language each stem stands; counted once, and kept in `kept`. */
function countsIn(language: Language, texts: () => readonly string[], kept = counted): Counts {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const all = texts();
  const stems = new Map<string, number>();
  for (const text of all)
    for (const stem of new Set(stemsIn(text, language))) stems.set(stem, (stems.get(stem) ?? 0) + 1);
  const counts = { of: all.length, stems };
  kept.set(language, counts);
  return counts;
}

const proseOf = ({ title, short, problem, chain, causes, effects }: Playbook): string =>
  [title, short, problem, chain, ...causes.flatMap(({ text, why, sign }) => [text, why, sign]), ...effects]
    .join(' ')
    .replace(/\{\w+\}/g, ' ');

const proseCounts = (): Counts => countsIn('en', () => playbooks().map(proseOf));

/** In how many playbooks: in their prose, or as they are told in another language. */
const countsOf = ({ language, phrases }: Library): Counts =>
  language === 'en' ? proseCounts() : countsIn(language, () => [...phrases.values()]);

/** A stem of more playbooks than this share ('day', 'pay', 'lose') tells none from another: a document frequency, as in tf-idf. */
const COMMON = 0.12;
/** A problem is told first; what comes later is as often about something else. */
const MOST_TOLD = 40;

/** Names of places in a text, folded: they say where, and never what. */
export const placeWords = (text: string): ReadonlySet<string> =>
  new Set(findPlaces(tokenize(text)).named.flatMap((name) => splitWords(fold(name))));

const isCommon = (stem: string, language: Language): boolean =>
  stemsIn(PAGE_WORDS[language].common, language).includes(stem);

/** Words of a text that tell its trouble from others, as the playbooks of its language show; of each stem the first. */
function distinctiveWords(text: string, library: Library, place = ''): string[] {
  const { language } = library;
  const places = new Set(stemsIn([place, ...placeWords(text)].join(' '), language));
  const { of, stems } = countsOf(library);
  const most = of * COMMON;
  const met = new Set<string>();
  return splitWords(text).filter((word) => {
    const stem = termOf(word, language);
    if (stem === null || stem.length < 3 || met.has(stem) || places.has(stem) || isCommon(stem, language)) return false;
    met.add(stem);
    return (stems.get(stem) ?? 0) <= most;
  });
}

/** The same by their stems. */
export const tellingStems = (text: string, library: Library): string[] =>
  stemsIn(distinctiveWords(text, library).join(' '), library.language);

/** The stems, in the language of a library, of English words that it has words for. */
export const translated = (words: readonly string[], { language, words: known }: Library): string[] => [
  ...new Set(
    words
      .flatMap((word) => (known[word] ?? known[singular(word)] ?? known[plural(word)] ?? '').split(' '))
      .flatMap((word) => termOf(word, language) ?? []),
  ),
];

/** Words as they are met in a text, each as one and as many: 'mill' is no million. */
export const wholeWords = (words: readonly string[]): string =>
  [...new Set(words.map(fold).flatMap((word) => [word, singular(word), plural(singular(word))]))]
    .map((word) => `${word}!`)
    .join(', ');

/** English words for those of a text in the language of a library. */
export const inEnglish = (words: readonly string[], { language, words: known }: Library): string[] => {
  const all = Object.entries(known).map(([word, own]) => ({ word, stems: stemsIn(own, language) }));
  const named = words.flatMap((own) => {
    const stem = termOf(own, language);
    return all.filter(({ stems }) => stem !== null && stems.includes(stem)).map(({ word }) => word);
  });
  return [...new Set(named)];
};

/** So long a word is mostly the same in languages that share their letters: 'oxygène', 'oxigénio'. */
const SHARED = 6;

/**
 * Telling words of a founder's, in the language of their text and, as far as the content has words for them, in the others; none
 * of the name of their place.
 */
export function distinctiveStems(
  text: string,
  { language }: { readonly language: Language },
  libraries: readonly Library[],
  place: string,
): Stems[] {
  const own = libraries.find((library) => library.language === language);
  if (own === undefined) return [];
  const words = distinctiveWords(text, own, place).slice(0, MOST_TOLD);
  const english = language === 'en' ? words.map(fold) : inEnglish(words, own);
  const alike = stemsIn(words.join(' '), language).filter((stem) => stem.length >= SHARED);
  return libraries.map((library) => ({
    language: library.language,
    stems:
      library === own
        ? stemsIn(words.join(' '), language)
        : [...(library.language === 'en' ? stemsIn(english.join(' '), 'en') : translated(english, library)), ...alike],
  }));
}

/** All that a language's own content says of troubles, in short texts: what stands in many of them tells nothing. */
const shortTexts = ({ kits, phrases, seenIf, causesOf }: Library): string[] => [
  ...Object.values(kits).flatMap(({ what, questions, talks, tests, end }) => [
    what,
    ...questions.flatMap(({ ask, why }) => [ask, why]),
    ...[talks.who, talks.ask, end].flat(),
    ...tests.flatMap(({ how, go_on }) => [how, go_on]),
  ]),
  ...phrases.values(),
  ...seenIf.values(),
  ...[...seenIf.keys()].flatMap(causesOf),
];

/** A word that none of them holds may be a slip of the pen: it tells no more than one that a few hold. */
const FEWEST = 3;

const shortCounts = new Map<Language, Counts>();

const CALENDAR: ReadonlySet<string> = new Set(namingNobody('calendar'));
/** What any trouble has: days, numbers, and the words that tell none from another. */
const isNoSubject = (word: string, stem: string, language: Language): boolean =>
  CALENDAR.has(word) || word in NUMERALS || isCommon(stem, language);

/** The words that tell most of what a text is about: those that it names most and few other texts hold. */
export function subjectIn(text: string, library: Library): string[] {
  const { language } = library;
  const { of, stems } = countsIn(language, () => shortTexts(library), shortCounts);
  const places = placeWords(text);
  const words = new Map<string, { word: string; times: number }>();
  for (const word of splitWords(fold(text))) {
    const stem = termOf(word, language);
    if (stem === null || stem.length < 3 || places.has(word) || isNoSubject(word, stem, language)) continue;
    const known = words.get(stem);
    words.set(stem, { word: known?.word ?? word, times: (known?.times ?? 0) + 1 });
  }
  const weightOf = (stem: string, times: number) =>
    (1 + Math.log(times)) * Math.log(of / Math.max(FEWEST, stems.get(stem) ?? 0));
  return [...words]
    .map(([stem, { word, times }]) => ({ word, weight: weightOf(stem, times) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ word }) => word)
    .slice(0, MOST_TOLD);
}

/** Whether a noun says who does work of a kind: 'tailors', 'fish traders'; 'or' is none. */
const isOfATrade = (noun: string): boolean => {
  const one = noun.replace(/s$/, '');
  return one.length > 2 && ENDINGS_OF_TRADES.some((ending) => one.endsWith(ending));
};
const OF_ANY: ReadonlySet<string> = new Set(OF_ANY_TRADE);
/** … of one trade, and not of all. */
const isOfOneTrade = (noun: string): boolean => isOfATrade(noun) && !OF_ANY.has(noun.replace(/s$/, ''));

const goodsIn = (list: string): string[] =>
  fold(list)
    .split(', ')
    .map((entry) =>
      singular(
        entry
          .replace(/!?(?:=.*)?$/, '')
          .split(' ')
          .at(-1) ?? '',
      ),
    );

/** All that playbooks and industries deal in, each by its noun. */
const allGoods = (): ReadonlySet<string> =>
  new Set(
    allIndustries().flatMap(({ goods: all, playbooks: its }) =>
      [all, ...its.map(({ words, recognise }) => `${words.good}, ${recognise.goods ?? ''}`)].flatMap(goodsIn),
    ),
  );

/** Whoever names a thing so often writes of it; whoever calls people by it ('bean farmers') has named it once more. */
const OFTEN = 2;

/**
 * The thing that a text is about, of all that playbooks and industries deal in: the one it names most. Null where it names one
 * of those in `own`, or none twice. `general`: what the playbook says where no thing is named ('crop').
 */
export function thingIn(text: string, own: string, general: string): string | null {
  if (findAll(tokenize(text), own).length > 0) return null;
  const { of, stems } = proseCounts();
  const isTelling = (word: string) => (stems.get(termOf(word, 'en') ?? '') ?? 0) <= of * COMMON;
  const goods = allGoods();
  const counts = new Map<string, number>();
  const words = splitWords(fold(text)).map(singular);
  for (const [i, word] of words.entries()) {
    if (word.length < 3 || word === singular(fold(general)) || !goods.has(word) || !isTelling(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + (isOfATrade(words[i + 1] ?? '') ? OFTEN : 1));
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= OFTEN ? first[0] : null;
}

/** Nouns of people, without what stands before them ('farmers' of 'smallholder farmers'). */
const headsOf = (people: string): string[] => [
  ...new Set(people.split(', ').flatMap((group) => singular(group.split(' ').at(-1) ?? ''))),
];

/** A noun of people with those that mean the same ('growers' are farmers). */
const sameAs = (head: string): readonly string[] => [
  head,
  ...SAME_PEOPLE.filter((group) => group.includes(head)).flat(),
];

/** The people of a list as a text calls them, where it does so without their kind, and as others would. */
export function peopleIn(people: string, text: string): string[] {
  const words = new Set(splitWords(fold(text)).map(singular));
  const heads = headsOf(people)
    .filter((head) => isOfOneTrade(head) && words.has(head))
    .flatMap(sameAs);
  return [...new Set(heads)].flatMap((head) => [head, plural(head)]);
}

/**
 * The same people in other trades: where a founder writes of poultry farmers, fish farmers are others. None where they write of
 * no trade.
 */
export function tradesBeside(people: string, text: string): string {
  const goods = allGoods();
  const words = splitWords(fold(text)).map(singular);
  const heads = headsOf(people).filter(
    (head) => isOfATrade(head) && words.some((word, i) => word === head && goods.has(words[i - 1] ?? '')),
  );
  const others = [...goods, 'dairy', 'livestock'].filter((good) => good.length > 2 && !words.includes(good));
  return heads
    .flatMap((head) => (head === 'farmer' ? [head, 'farm', 'farming'] : [head]))
    .flatMap((head) => others.flatMap((good) => [`${good} ${head}!`, `${good} ${plural(head)}!`]))
    .join(', ');
}

/**
 * The nouns of groups that the playbooks know and that `own` does not name, in all languages: what is told of them is another
 * trade's.
 */
export function groupsBeside(own: string, libraries: readonly Library[]): string {
  const stems = new Map(libraries.map(({ language }) => [language, new Set(stemsIn(own, language))]));
  const isKnown = (word: string, language: Language) => stems.get(language)?.has(termOf(word, language) ?? '') ?? false;
  const heads = playbooks().flatMap(({ words: { who, payer }, stakeholders }) =>
    [...who, ...payer, ...stakeholders.map((told) => told.replace(/:.*$/s, ''))].flatMap((told) =>
      fold(told)
        .replace(/ (?:who|that|without|in|of|with|on|at|from)\b.*$/, '')
        .split(/ and | or |, /)
        .map((part) => part.trim().split(' ').at(-1) ?? ''),
    ),
  );
  const beside = [...new Set(heads.map(singular))].filter((head) => isOfOneTrade(head) && !isKnown(head, 'en'));
  const named = beside.flatMap((head) => [
    ...[head, plural(head)],
    ...libraries.flatMap(({ words, language }) =>
      (words[head] ?? words[plural(head)] ?? '')
        .split(' ')
        .filter((word) => word !== '' && !isKnown(word, language))
        .flatMap((word) => [fold(word), `${fold(word)}s`]),
    ),
  ]);
  return [...new Set(named)].map((word) => `${word}!`).join(', ');
}
