import {
  ALL,
  BACKGROUND_OPTIONS,
  COUNTRY_NAMES,
  CUSTOMER_OPTIONS,
  EXPLORER_LIMITS,
  IMPACT_OPTIONS,
  INDUSTRY_OPTIONS,
  OTHER,
  OTHER_PREFIX,
  PRODUCT_OPTIONS,
} from '../contract/explorer-options.ts';

export type GroupKey = 'industry' | 'geography' | 'background' | 'product_type' | 'target_customer' | 'impact_focus';

/** What is sent: names, own words behind their prefix, open groups left out. */
export type Choices = Readonly<Partial<Record<GroupKey, readonly string[]>>>;

export interface Group {
  readonly key: GroupKey;
  /** The key with spaces, capitalised (spec 3 §5). */
  readonly name: string;
  readonly options: readonly string[];
  /** How many may be chosen; null where there is no bound. */
  readonly most: number | null;
}

const named = (options: readonly { readonly name: string }[]): string[] => options.map(({ name }) => name);

export const GROUPS: readonly Group[] = [
  { key: 'industry', name: 'Industry', options: named(INDUSTRY_OPTIONS), most: EXPLORER_LIMITS.industry },
  { key: 'geography', name: 'Geography', options: [...COUNTRY_NAMES, OTHER], most: EXPLORER_LIMITS.geography },
  { key: 'background', name: 'Background', options: [...named(BACKGROUND_OPTIONS), OTHER], most: null },
  { key: 'product_type', name: 'Product Type', options: [...named(PRODUCT_OPTIONS), OTHER], most: null },
  {
    key: 'target_customer',
    name: 'Target Customer',
    options: [...named(CUSTOMER_OPTIONS), OTHER],
    most: EXPLORER_LIMITS.target_customer,
  },
  {
    key: 'impact_focus',
    name: 'Impact Focus',
    options: [...named(IMPACT_OPTIONS), OTHER],
    most: EXPLORER_LIMITS.impact_focus,
  },
];

/** Of one own answer, under the wire's limit for a choice. */
export const MAX_OTHER_LENGTH = 150;

interface Choice {
  readonly chosen: readonly string[];
  /** The founder's own words, sent while 'Other' is chosen. */
  readonly other: string;
}
export type ExplorerForm = Readonly<Record<GroupKey, Choice>>;

const NONE: Choice = { chosen: [], other: '' };
export const EMPTY_FORM: ExplorerForm = {
  industry: NONE,
  geography: NONE,
  background: NONE,
  product_type: NONE,
  target_customer: NONE,
  impact_focus: NONE,
};

/** No further option of the group can be chosen. 'All' counts for none: choosing another takes its place. */
export const isFull = ({ most }: Group, { chosen }: Choice): boolean =>
  most !== null && chosen.filter((name) => name !== ALL).length >= most;

/** Chooses an option or takes it back; 'All' stands alone, and one of one is exchanged. */
export function toggle(form: ExplorerForm, group: Group, name: string): ExplorerForm {
  const choice = form[group.key];
  const others = choice.chosen.filter((one) => one !== ALL);
  const chosen = choice.chosen.includes(name)
    ? choice.chosen.filter((one) => one !== name)
    : name === ALL || group.most === 1
      ? [name]
      : isFull(group, choice)
        ? choice.chosen
        : [...others, name];
  return { ...form, [group.key]: { ...choice, chosen } };
}

export const writeOther = (form: ExplorerForm, key: GroupKey, other: string): ExplorerForm => ({
  ...form,
  [key]: { ...form[key], other },
});

const sentOf = ({ chosen, other }: Choice): string[] =>
  chosen.flatMap((name) => (name !== OTHER ? [name] : other.trim() === '' ? [] : [`${OTHER_PREFIX}${other.trim()}`]));

/** The groups in which nothing is chosen; 'Other' without words is nothing. */
export const missingIn = (form: ExplorerForm): readonly Group[] =>
  GROUPS.filter(({ key }) => sentOf(form[key]).length === 0);

/** The groups in which 'Other' is chosen and nothing says what is meant by it: own words are never dropped in silence. */
export const wordlessIn = (form: ExplorerForm): readonly Group[] =>
  GROUPS.filter(({ key }) => form[key].chosen.includes(OTHER) && form[key].other.trim() === '');

/** Leaves every group open in which nothing is chosen yet. */
export const leaveRestOpen = (form: ExplorerForm): ExplorerForm =>
  GROUPS.reduce((rest, group) => (rest[group.key].chosen.length === 0 ? toggle(rest, group, ALL) : rest), form);

/** What is chosen in a group, in a line; empty where nothing is. */
export const chosenLine = ({ chosen, other }: Choice): string =>
  chosen.flatMap((name) => (name !== OTHER ? [name] : other.trim() === '' ? [] : [other.trim()])).join(', ');

export function choicesOf(form: ExplorerForm): Choices {
  const entries = GROUPS.map(({ key }) => [key, sentOf(form[key]).filter((name) => name !== ALL)] as const);
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0));
}

/** The form as it was when these were sent: an open group was 'All'. Names this build does not offer are own words. */
export function formOf(choices: { readonly [K in GroupKey]?: string | readonly string[] | undefined }): ExplorerForm {
  const entries = GROUPS.map(({ key, options }): [GroupKey, Choice] => {
    const names = [choices[key] ?? ALL].flat();
    const own = names.find((name) => name !== ALL && !options.includes(name));
    const other = own === undefined ? '' : own.startsWith(OTHER_PREFIX) ? own.slice(OTHER_PREFIX.length) : own;
    const known = names.filter((name) => name === ALL || options.includes(name));
    return [key, { chosen: own !== undefined && options.includes(OTHER) ? [...known, OTHER] : known, other }];
  });
  return Object.fromEntries(entries) as ExplorerForm;
}

/** What was chosen, for a line of the history: own words without their prefix; null where the group was left open. */
export const chosenWords = (choice: string | readonly string[] | undefined): string | null => {
  const names = [choice ?? []]
    .flat()
    .map((name) => (name.startsWith(OTHER_PREFIX) ? name.slice(OTHER_PREFIX.length) : name));
  return names.length > 0 ? names.join(', ') : null;
};
