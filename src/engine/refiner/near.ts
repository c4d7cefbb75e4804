import { dictionaryOf } from '../knowledge/dictionary.ts';
import { NUMERALS } from '../knowledge/number-words.ts';
import { playbookById } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { fold } from '../text/clean.ts';
import { countLoose, tokenize } from '../text/match.ts';
import { singular } from '../text/words.ts';
import type { RefinerWords } from './lines.ts';

/** A playbook whose people or trade and whose trouble an idea tells of. */
export interface Near {
  readonly id: string;
  /** The idea's words that it knows, as they were written. */
  readonly words: readonly string[];
  /** Share of what the idea's words tell that it knows, 0 to 1. */
  readonly covers: number;
}

/** What says that it is an idea ('an app for …'), and what is said of anything: neither tells of people nor of trouble. */
const SAYS_NOTHING =
  /(?<!\p{L})(?:apps?|application|platforms?|plate-?formes?|websites?|web|sites?|marketplace|start-?ups?|business|company|ideas?|id[ée]es?|projet|project|services?|online|digital|money|argent|people|gens|want|wants|veux|build|create|créer|creer|make|help|aider|find|good|big|new|test|can't|cannot|because|somebody|someone|billion|million|dollars?|uber|blockchain|ai|chatbot|just|also|take|get|go|goes|come|comes|move|leave|start|give|use|need|thing|way|customers?|plan|je|en|nous)(?!\p{L})/giu;

/*
 * What is near enough was set on the ideas of bench/advice/refiner, draws 1 to 4 (`npm run bench:refiner`). A problem that is
 * not the one behind an idea costs a founder more than three questions that find it.
 */

/** Of the weight of the people and things that the idea names most of: another trade is met by a word beside its own. */
const ABOUT_PART = 0.5;
/** The trouble: words that tell so much, one of them by itself, or one of the playbook's own ways of saying what happens. */
const TROUBLE = 5;
const TELLING = 2.3;
/** What one such way weighs, and how many count. */
const EVENT = 2;
const MOST_EVENTS = 3;
/** People, things and trouble together, and as a share of what the idea's words tell … */
const ENOUGH = 11;
const SHARE = 0.35;
/** … which is taken for so much where they are few. */
const LEAST_TOLD = 8;
/** Of the nearest one's weight: an idea has one problem behind it. */
const NEAR_PART = 0.9;
/** A stem of so few letters is that of many words: 'vetted' is no vet. */
const SHORT = 3;

interface Known {
  readonly id: string;
  /** English words of its people, trade and things, each of one, by term. */
  readonly about: ReadonlyMap<string, string>;
  /** Terms in which people tell of it, in the library's language. */
  readonly told: ReadonlySet<string>;
  /** Ways of saying what happens. */
  readonly event: string;
}

/** A term of the idea, as it was written. */
type Written = readonly [term: string, word: string];

interface Index {
  readonly known: readonly Known[];
  /** English terms by term of the library's language. */
  readonly meanings: ReadonlyMap<string, ReadonlySet<string>>;
}

const indexes = new WeakMap<Library, Index>();

function indexOf(library: Library, { about }: RefinerWords): Index {
  const made = indexes.get(library);
  if (made) return made;
  const known = [...library.phrases].flatMap(([id, phrases]): Known[] => {
    const playbook = playbookById(id);
    if (!playbook) return [];
    // An operator's own playbook is about what its own line and people name.
    const words =
      about[id] ?? `${library.seenIf.get(id) ?? playbook.short} ${playbook.words.who[0]} ${playbook.words.good}`;
    return [
      {
        id,
        about: new Map(writtenIn(words, 'en').map(([term, word]) => [term, singular(word)])),
        told: new Set(writtenIn(phrases, library.language).map(([term]) => term)),
        event: playbook.recognise.event,
      },
    ];
  });
  const index = { known, meanings: dictionaryOf(library.words, library.language) };
  indexes.set(library, index);
  return index;
}

/** The words of a text that tell something, each term once; how many there are is no trouble yet. */
const writtenIn = (text: string, language: Library['language']): readonly Written[] => [
  ...new Map(
    splitWords(text).flatMap((word) => {
      const term = termOf(word, language);
      return term === null || fold(word) in NUMERALS ? [] : [[term, word] as const];
    }),
  ),
];

/** The fewer playbooks know a term, the more it tells. */
function weighed(
  terms: readonly Written[],
  known: readonly Known[],
  knows: (playbook: Known, term: Written) => boolean,
): (some: readonly Written[]) => number {
  const weights = new Map(
    terms.map((term) => {
      const knowing = known.filter((playbook) => knows(playbook, term)).length;
      return [term, knowing === 0 ? 0 : Math.log(known.length / knowing)] as const;
    }),
  );
  return (some) => some.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
}

/** Nearest first; none where no playbook knows both whom and what an idea tells of. Pure. */
export function nearIdea(text: string, library: Library, words: RefinerWords): readonly Near[] {
  const { known, meanings } = indexOf(library, words);
  const idea = text.replace(SAYS_NOTHING, ' ');
  const terms = writtenIn(idea, library.language);
  const isAbout = ({ about }: Known, [term, word]: Written): boolean => {
    if (library.language !== 'en') return [...(meanings.get(term) ?? [])].some((english) => about.has(english));
    const meant = about.get(term);
    return meant !== undefined && (term.length > SHORT || meant === singular(fold(word)));
  };
  const people = weighed(terms, known, isAbout);
  const anything = weighed(terms, known, (playbook, term) => playbook.told.has(term[0]) || isAbout(playbook, term));
  const tokens = tokenize(idea);
  const whole = Math.max(LEAST_TOLD, anything(terms));
  const met = known.map((playbook) => {
    const about = terms.filter((term) => isAbout(playbook, term));
    return { playbook, about, named: people(about) };
  });
  const most = Math.max(0, ...met.map(({ named }) => named));
  const near = met
    .filter(({ named }) => named > 0 && named >= ABOUT_PART * most)
    .flatMap(({ playbook, about, named }) => {
      const told = terms.filter((term) => playbook.told.has(term[0]) && !about.includes(term));
      const trouble = anything(told);
      const events = Math.min(MOST_EVENTS, countLoose(tokens, playbook.event));
      const weight = named + trouble + EVENT * events;
      const covers = Math.min(1, (named + trouble) / whole);
      const isTold = trouble >= TROUBLE && told.some((term) => anything([term]) >= TELLING);
      const isNear = (isTold || events > 0) && weight >= ENOUGH && covers >= SHARE;
      return isNear ? [{ id: playbook.id, words: [...about, ...told].map(([, word]) => word), covers, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  return near.filter(({ weight }) => weight >= NEAR_PART * (near[0]?.weight ?? 0));
}
