import type { Playbook } from '../../../content/schema/playbook.ts';
import {
  BACKGROUND_OPTIONS,
  CUSTOMER_OPTIONS,
  type CustomerId,
  IMPACT_OPTIONS,
  INDUSTRY_OPTIONS,
  OTHER_PREFIX,
  PRODUCT_OPTIONS,
} from '../../contract/explorer-options.ts';
import { PLACES } from '../knowledge/places.ts';
import { industryOf } from '../knowledge/playbooks.ts';
import { regionIn } from '../knowledge/regions.ts';
import { namesGroup } from '../reading/people.ts';
import { findPlaces } from '../reading/places.ts';
import { nearestTo } from '../reading/recognise.ts';
import type { Found, PlaybookSearch } from '../reading/search.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';

/** What a founder chose, as the wire carries it: names, 'All' left out. */
export interface ExplorerChoice {
  readonly industry?: readonly string[] | undefined;
  readonly geography?: readonly string[] | undefined;
  readonly background?: readonly string[] | undefined;
  readonly product_type?: readonly string[] | undefined;
  readonly target_customer?: readonly string[] | undefined;
  readonly impact_focus?: readonly string[] | undefined;
}

/** 2: the problem is theirs, or of that trade. 1: it only touches them. 0: it has nothing to do with them. */
export type Fit = 0 | 1 | 2;

/** One thing that was chosen, and how far a problem answers it. */
export interface Wish {
  /** As a sentence names it: 'smallholder farmers', '“beekeepers”'. */
  readonly name: string;
  readonly fit: (playbook: Playbook) => Fit;
}

export interface Means {
  readonly name: 'background' | 'product type' | 'impact focus';
  readonly wishes: readonly Wish[];
}

/** An empty list means that everything will do. */
export interface Wishes {
  readonly people: readonly Wish[];
  readonly trade: readonly Wish[];
  /** What the founder brings; groups that were left open are not among them. */
  readonly means: readonly Means[];
  /** ISO3; every country where none was chosen, those of a region where one was named. */
  readonly countries: readonly string[];
  /** What was asked for and cannot be served, in words a founder can read. */
  readonly notes: readonly string[];
}

const isAll = (choice: string): boolean => /^all\b/i.test(choice.trim());
const ownWords = (choice: string): string => (choice.startsWith(OTHER_PREFIX) ? choice.slice(OTHER_PREFIX.length) : '');
const unprefixed = (choice: string): string => ownWords(choice) || choice;

/** Whether anything was chosen in own words, for which the libraries of all languages are searched. */
export const hasOwnWords = (choice: ExplorerChoice): boolean =>
  Object.values(choice).some((choices: readonly string[] | undefined) => choices?.some((one) => ownWords(one) !== ''));

interface Option {
  readonly id: string;
  readonly name: string;
}

/** A name of the form is looked up in the playbook; any other words are searched for. */
function wishesFor(
  choices: readonly string[] | undefined,
  options: readonly Option[],
  known: (option: Option, playbook: Playbook) => Fit,
  searched: (words: string) => Wish['fit'],
): Wish[] {
  return (choices ?? [])
    .filter((choice) => !isAll(choice))
    .map((choice) => {
      const words = unprefixed(choice).trim();
      const option = options.find(({ id, name }) => fold(name) === fold(words) || id === fold(words));
      return option
        ? { name: inSentence(option.name), fit: (playbook) => known(option, playbook) }
        : { name: `“${words}”`, fit: searched(words) };
    });
}

/** 'Schools, clinics and public bodies' within a sentence; 'USSD, SMS or voice' keeps its capitals. */
const inSentence = (name: string): string => name.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase());

/**
 * The playbooks that own words are about: all words known to us, and all of them met or enough weight in those that are. Two
 * words are too few to tell their language by, so each is asked in turn.
 */
function foundFor(searches: readonly PlaybookSearch[], words: string): ReadonlyMap<string, Found> {
  for (const search of searches) {
    const found = partsOf(words).flatMap((part) =>
      search.knows(part) < 1
        ? []
        : [...nearestTo(search, part), ...search.find(part).filter(({ covers }) => covers === 1)],
    );
    if (found.length > 0) return new Map(found.map((one) => [one.id, one]));
  }
  return new Map();
}

/** 'Boda boda riders and stage chairmen' are two kinds of people, each looked for. */
const partsOf = (words: string): string[] =>
  words.split(/\s*(?:[,;/]|\b(?:and|or|et|ou|na|au|e)\b)\s*/iu).filter((part) => part.trim() !== '');

/** Words by which a playbook's people are known as one of the groups, where the group does not stand first in its list. */
const NAMED: Readonly<Record<CustomerId, readonly string[]>> = {
  farmers: ['farmer', 'grower', 'livestock keeper', 'fisher'],
  rural: ['rural', 'village', 'villager'],
  urban: ['town', 'tenant', 'commuter'],
  women: ['woman', 'girl', 'mother', 'widow'],
  youth: ['young', 'pupil', 'student', 'graduate', 'girl'],
  workers: ['worker', 'rider', 'labourer', 'vendor'],
  shops: ['shop', 'shopkeeper', 'trader', 'seller', 'stall holder'],
  companies: ['company', 'firm', 'factory', 'contractor', 'haulier'],
  institutions: ['school', 'clinic', 'teacher', 'nurse'],
};

/** What people are beside their work: a farmer lives in the country, a trader may be a woman; a firm is neither. */
const NOT_AMONG: Readonly<Partial<Record<CustomerId, readonly (CustomerId | undefined)[]>>> = {
  rural: ['shops', 'companies', 'institutions'],
  urban: ['shops', 'companies', 'institutions'],
  women: ['companies', 'institutions'],
  youth: ['companies', 'institutions'],
};

function peopleFit({ id }: Option, { explore, words }: Playbook): Fit {
  const [first, second] = explore.customers;
  const group = explore.customers.find((customer) => customer === id);
  if (group === undefined) return 0;
  const isTheirs =
    group === first ||
    NAMED[group].some((name) => namesGroup(words.who[0], name)) ||
    (group === second && NOT_AMONG[group]?.includes(first) === false);
  return isTheirs ? 2 : 1;
}

const tradeFit = ({ id }: Option, playbook: Playbook): Fit =>
  industryOf(playbook).id === id ? 2 : playbook.explore.also.some((other) => other === id) ? 1 : 0;

const EVERYWHERE: readonly string[] = PLACES.map((p) => p.iso3).sort();

function placesIn(choices: readonly string[] = []): {
  readonly countries: readonly string[];
  readonly notes: string[];
} {
  const notes: string[] = [];
  const found = choices.flatMap((choice) => {
    const words = unprefixed(choice);
    const { countries } = findPlaces(tokenize(words));
    const region = countries.length > 0 ? [] : regionIn(words);
    if (countries.length === 0 && region.length === 0 && !isAll(choice))
      notes.push(`We know no African country or region in “${words}”, so every country was looked at.`);
    return countries.length > 0 ? countries.slice(0, 1) : region;
  });
  return { countries: found.length > 0 ? [...new Set(found)] : EVERYWHERE, notes };
}

/** ISO3 of the countries that are looked at: the chosen one, those of a region, or all of them. */
export const countriesIn = ({ geography }: ExplorerChoice): readonly string[] => placesIn(geography).countries;

/** Pure: what was chosen, as something a playbook can be held against. */
export function wishesOf(choice: ExplorerChoice, searches: readonly PlaybookSearch[]): Wishes {
  const { industry, background, product_type, target_customer, impact_focus } = choice;
  const searched =
    (fitOf: (found: Found, playbook: Playbook, words: string) => Fit) =>
    (words: string): Wish['fit'] => {
      const hits = foundFor(searches, words);
      return (playbook) => {
        const found = hits.get(playbook.id);
        return found ? fitOf(found, playbook, words) : 0;
      };
    };
  const whole = searched(({ covers }) => (covers === 1 ? 2 : 1));
  const meansOf = (
    name: Means['name'],
    choices: readonly string[] | undefined,
    options: readonly Option[],
    listOf: (playbook: Playbook) => readonly string[],
  ): Means[] => {
    const known = ({ id }: Option, playbook: Playbook): Fit => (listOf(playbook).includes(id) ? 2 : 0);
    const wishes = wishesFor(choices, options, known, whole);
    return wishes.length > 0 ? [{ name, wishes }] : [];
  };
  return {
    people: wishesFor(
      target_customer,
      CUSTOMER_OPTIONS,
      peopleFit,
      searched((_, { words }, own) => (namesGroup(words.who[0], own) ? 2 : 1)),
    ),
    trade: wishesFor(industry, INDUSTRY_OPTIONS, tradeFit, whole),
    means: [
      ...meansOf('background', background, BACKGROUND_OPTIONS, ({ explore }) => explore.backgrounds),
      ...meansOf('product type', product_type, PRODUCT_OPTIONS, ({ explore }) => explore.products),
      ...meansOf('impact focus', impact_focus, IMPACT_OPTIONS, ({ explore }) => explore.impact),
    ],
    ...placesIn(choice.geography),
  };
}
