import type { BackgroundId, CustomerId, ImpactId, IndustryId, ProductId } from '../../contract/explorer-options.ts';

/**
 * The form of an industry pack. A pack holds what is true of a kind of problem anywhere in Africa: never a statistic
 * (those come from the country's records) and never a price (that is the founder's, or nobody's).
 *
 * Every text may use slots, filled from the founder's words, else from the pain's own `words`:
 * `{who}` `{who1}` who suffers, plural and singular · `{payer}` `{payer1}` · `{good}` the thing, a plural or mass noun ·
 * `{unit}` `{units}` what is counted · `{place}` the founder's place, fits after 'in' · `{country}` ·
 * `{money}` the local currency, plural. A capital (`{Who}`) starts a sentence. Bare digits are refused: a number of the
 * plan (a threshold, a count to ask) is written `{n:5}`. Law is never stated, only asked.
 */

/** Words to match, separated by commas: one matches by its beginning from four letters on, `ill!` as a whole word only. */
export type Words = string;

export type IndicatorKind = 'direct' | 'near' | 'proxy' | 'exposure' | 'context';
export type PestelLetter = 'P' | 'E' | 'S' | 'T' | 'N' | 'L';

/** One public figure and what it changes for this pain. */
export interface IndicatorUse {
  readonly code: string;
  /** direct: this pain, this group · near: this pain, wider group · proxy: cause or effect · exposure: how many are in reach · context. */
  readonly kind: IndicatorKind;
  /** Share of the pain's severity, in %; exposure at most 30 and context at most 20 of a pain's 100. */
  readonly weight: number;
  /**
   * Which end makes the pain worse. The text of that end must argue for the founder's case, that of the other against
   * it: it appears under 'Evidence against your case'. 'none' (weight 0) when the figure only shapes the plan.
   */
  readonly worse: 'high' | 'low' | 'none';
  readonly pestel: PestelLetter;
  /** The value from which `high` is said. Without it, the country's place in Africa decides. */
  readonly split?: number;
  /** Holds `{fig}` (or `{Fig}` at the start), which becomes the phrase with value, year and [n]; after it, what follows for the founder. */
  readonly high: string;
  readonly low: string;
}

export interface Cause {
  readonly id: string;
  /** Causes of one family have the same kind of remedy; two families make two problems. */
  readonly fix: string;
  /** A clause that fits after 'because'. */
  readonly text: string;
  readonly match: Words;
  /** What may lie beneath; begins with 'perhaps' or is a question. */
  readonly why: string;
  /** What a founder would see if this were not the cause. */
  readonly sign: string;
}

export interface Alternative {
  /** What is done today instead; the first one is doing nothing. */
  readonly text: string;
  readonly match: Words;
  readonly draw: string;
  readonly limit: string;
}

export type InputKind = 'money' | 'count' | 'share' | 'hours' | 'days';

/** A number of the sizing. Without `assume` it is never guessed: what depends on it is left out until the founder says it. */
export interface SizeInput {
  readonly id: string;
  readonly label: string;
  readonly kind: InputKind;
  /** Words beside the founder's number that make it this one. Empty: any number of the kind. */
  readonly near: Words;
  readonly assume?: readonly [low: number, base: number, high: number];
  readonly ask?: string;
  readonly choices?: readonly string[];
  /** What each choice means, where it holds no number of its own. */
  readonly values?: readonly number[];
}

export interface SizeStep {
  readonly id: string;
  readonly label: string;
  /** Over the ids of inputs and earlier steps: + - * / ^ and brackets. */
  readonly expr: string;
  readonly unit: 'money' | 'hours' | 'days' | 'share' | 'count';
}

export interface Sizing {
  /** What repeats: 'trip', 'month', 'visit'. */
  readonly event: readonly [one: string, many: string];
  readonly inputs: readonly SizeInput[];
  /** The last step is what one event costs one `who1`. */
  readonly loss: readonly SizeStep[];
  readonly times: {
    readonly per: 'day' | 'week' | 'month' | 'term' | 'season' | 'year';
    readonly assume: readonly [number, number, number];
    readonly ask: string;
  };
  /** How many of those days, weeks … a year holds for this pain. */
  readonly periods: readonly [number, number, number];
  /** The first group one founder can reach on foot. */
  readonly people: { readonly label: string; readonly assume: readonly [number, number, number] };
}

/** A public count of who is within reach of the pain; the first whose records are all there is used. */
export interface Reach {
  readonly label: string;
  readonly expr: string;
  readonly records: Readonly<Record<string, string>>;
  /** Why it is not the number of customers. */
  readonly caution: string;
}

/** Two readings of the founder's own words that would give different sums or different payers. */
export interface Trap {
  /** Each group must be met by the text. */
  readonly when: readonly Words[];
  readonly text: string;
  readonly ask: string;
  readonly choices: readonly string[];
}

export interface TestCard {
  readonly name: string;
  readonly hypothesis: string;
  readonly method: string;
  readonly metric: string;
  readonly threshold: string;
  /** Budget in US dollars; shown in local money at the dated rate. */
  readonly usd: number;
  readonly days: number;
  readonly stop: string;
}

export type ProblemType =
  | 'loss'
  | 'access'
  | 'cost'
  | 'quality'
  | 'information'
  | 'trust'
  | 'finance'
  | 'capacity'
  | 'safety';

export type Stage =
  | 'supply'
  | 'making'
  | 'storing'
  | 'moving'
  | 'selling'
  | 'paying'
  | 'using'
  | 'knowing'
  | 'governing';

/** How the Explorer matches a pain with a founder. In each list the first two fit fully, the rest well; others hardly. */
export interface Explore {
  /** Where in the chain of work it sits: two pains of one list should differ in it. */
  readonly stage: Stage;
  /** Other industries that a founder of this pain may come from. */
  readonly also: readonly IndustryId[];
  readonly customers: readonly CustomerId[];
  readonly products: readonly ProductId[];
  readonly backgrounds: readonly BackgroundId[];
  readonly impact: readonly ImpactId[];
  /** How soon a first result can be seen: a test in days, partners first, or rules and works first. */
  readonly horizon: 'short' | 'medium' | 'long';
  readonly complexity: 'high' | 'medium' | 'low';
}

export interface Pain {
  readonly id: string;
  readonly title: string;
  /** A choice in a question; under 70 characters. */
  readonly short: string;
  readonly type: ProblemType;
  readonly recognise: { readonly event: Words; readonly setting: Words; readonly goods?: Words };
  readonly words: {
    readonly who: readonly [many: string, one: string];
    readonly payer: readonly [many: string, one: string];
    readonly good: string;
    readonly unit: readonly [one: string, many: string];
  };
  /** Whom the pain can be about, where its sums would be nonsense for others ('school, owner, head' but not 'girls'). */
  readonly actor?: Words;
  /** A clause: '{who} in {place} lose …'. Fits after 'By your account, '; no full stop. */
  readonly problem: string;
  /** The report's title. */
  readonly heading: string;
  /** Who pays whom and who decides: two to four sentences that end on what to find out. */
  readonly chain: string;
  readonly causes: readonly Cause[];
  readonly effects: readonly string[];
  /** 'role: what they gain, lose, decide or can block'. */
  readonly stakeholders: readonly string[];
  readonly metrics: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** Doubts: will they want it, will it pay, can it be done. */
  readonly want: string;
  readonly pay: string;
  readonly can: string;
  readonly indicators: readonly IndicatorUse[];
  readonly reach: readonly Reach[];
  readonly sizing: Sizing;
  readonly traps?: readonly Trap[];
  /** 'No record …': what the desk did not find on this pain, and whose book to ask for. */
  readonly notFound: string;
  /** What to find out where nothing is on record, and what it would change: [not found, so what]. */
  readonly political: readonly [string, string];
  readonly environmental: readonly [string, string];
  /** Questions for an institution of a sector on record ('tax', 'medicines and food', 'finance / central bank', 'data protection', 'telecommunications', 'energy', 'company registration and investment', 'standards', 'insurance'). */
  readonly licences: readonly { readonly ask: string; readonly sector: string }[];
  /** Questions that only field work can answer; the first three lead the report. */
  readonly unknowns: readonly string[];
  /** About past behaviour, in the words of a talk. */
  readonly interview: readonly string[];
  readonly where: string;
  readonly tests: readonly TestCard[];
  /** Completes 'Stop if '. */
  readonly kill: string;
  readonly dealBreakers: readonly string[];
  readonly explore: Explore;
}

export interface IndustryPack {
  readonly id: string;
  readonly name: string;
  /** Words that point to the industry. */
  readonly recognise: Words;
  /** Things the industry is about: 'maize', or 'tomato=tomatoes' when the text shall use another noun than the one matched. */
  readonly goods: Words;
  /** Figures that may complete a report of any of the pains, in order of use. Balance the publishers here. */
  readonly indicators: readonly IndicatorUse[];
  readonly pains: readonly Pain[];
}

type UseTexts = Pick<IndicatorUse, 'high' | 'low'> & Partial<Pick<IndicatorUse, 'split'>>;

/** An indicator use in one short call, so that a pain stays readable. */
export const use = (
  code: string,
  kind: IndicatorKind,
  weight: number,
  worse: IndicatorUse['worse'],
  pestel: PestelLetter,
  texts: UseTexts,
): IndicatorUse => ({ code, kind, weight, worse, pestel, ...texts });
