import {
  BACKGROUND_OPTIONS,
  type BackgroundId,
  CUSTOMER_OPTIONS,
  type CustomerId,
  IMPACT_OPTIONS,
  type ImpactId,
  INDUSTRY_OPTIONS,
  type IndustryId,
  OTHER_PREFIX,
  PRODUCT_OPTIONS,
  type ProductId,
} from '../../contract/explorer-options.ts';
import { PLACES } from '../knowledge/places.ts';
import { allIndustries } from '../knowledge/playbooks.ts';
import { regionIn } from '../knowledge/regions.ts';
import { findPlaces } from '../reading/places.ts';
import { fold } from '../text/clean.ts';
import { countHits, tokenize } from '../text/match.ts';

/** What a founder chose, as the wire carries it: names, 'All' left out. */
export interface ExplorerChoice {
  readonly industry?: readonly string[] | undefined;
  readonly geography?: readonly string[] | undefined;
  readonly background?: readonly string[] | undefined;
  readonly product_type?: readonly string[] | undefined;
  readonly target_customer?: readonly string[] | undefined;
  readonly impact_focus?: readonly string[] | undefined;
}

/** The same in the packs' own ids. An empty list means: no wish. */
export interface Wishes {
  readonly industries: readonly IndustryId[];
  /** ISO3; every country where none was chosen, those of a region where one was named. */
  readonly countries: readonly string[];
  /** More than one country is looked at. */
  readonly anywhere: boolean;
  readonly backgrounds: readonly BackgroundId[];
  readonly products: readonly ProductId[];
  readonly customers: readonly CustomerId[];
  readonly impact: readonly ImpactId[];
  /** What was asked for and cannot be served, in words a founder can read. */
  readonly notes: readonly string[];
}

interface Option<Id> {
  readonly id: Id;
  readonly name: string;
}

const ownWords = (choice: string): string => (choice.startsWith(OTHER_PREFIX) ? choice.slice(OTHER_PREFIX.length) : '');
const isAll = (choice: string): boolean => /^all\b/i.test(choice.trim());

const idsOf = <Id extends string>(choices: readonly string[], options: readonly Option<Id>[]): Id[] =>
  choices.flatMap((choice) => options.find((o) => fold(o.name) === fold(choice) || o.id === fold(choice))?.id ?? []);

/** An own word is served by the industry whose words it meets; one that meets none adds nothing, and that is said. */
function industriesOf(choices: readonly string[], notes: string[]): IndustryId[] {
  const known = idsOf(choices, INDUSTRY_OPTIONS);
  for (const choice of choices) {
    const words = ownWords(choice);
    if (words === '') continue;
    const tokens = tokenize(words);
    const [best] = allIndustries()
      .map((pack) => ({ pack, hits: countHits(tokens, `${pack.recognise}, ${pack.goods}`) }))
      .filter(({ hits }) => hits > 0)
      .sort((a, b) => b.hits - a.hits);
    const option = INDUSTRY_OPTIONS.find((o) => o.id === best?.pack.id);
    if (option) known.push(option.id);
    else notes.push(`We hold nothing on “${words}” yet, so it adds no problems.`);
  }
  return [...new Set(known)];
}

const EVERYWHERE: readonly string[] = PLACES.map((p) => p.iso3).sort();

function countriesOf(choices: readonly string[], notes: string[]): string[] {
  const found = choices.flatMap((choice) => {
    const words = ownWords(choice) || choice;
    const { countries } = findPlaces(tokenize(words));
    const region = countries.length > 0 ? [] : regionIn(words);
    if (countries.length === 0 && region.length === 0 && !isAll(choice))
      notes.push(`We know no African country or region in “${words}”, so every country was looked at.`);
    return countries.length > 0 ? countries.slice(0, 1) : region;
  });
  return [...new Set(found)];
}

/** Own words in the other groups are kept with the list; none of our records is weighed by them, and that is said. */
function unservedOf(choices: readonly string[]): readonly string[] {
  return choices.map(ownWords).filter((words) => words !== '');
}

/** Pure: names to ids. Unknown names are left out; own words are matched where they can be. */
export function wishesOf(choice: ExplorerChoice): Wishes {
  const notes: string[] = [];
  const industries = industriesOf(choice.industry ?? [], notes);
  const countries = countriesOf(choice.geography ?? [], notes);
  const { background = [], product_type = [], target_customer = [], impact_focus = [] } = choice;
  for (const words of unservedOf([
    ...(background ?? []),
    ...(product_type ?? []),
    ...(target_customer ?? []),
    ...(impact_focus ?? []),
  ]))
    notes.push(`“${words}” is kept with this list; the ranking does not weigh it.`);
  return {
    industries,
    countries: countries.length > 0 ? countries : EVERYWHERE,
    anywhere: countries.length !== 1,
    backgrounds: idsOf(choice.background ?? [], BACKGROUND_OPTIONS),
    products: idsOf(choice.product_type ?? [], PRODUCT_OPTIONS),
    customers: idsOf(choice.target_customer ?? [], CUSTOMER_OPTIONS),
    impact: idsOf(choice.impact_focus ?? [], IMPACT_OPTIONS),
    notes,
  };
}
