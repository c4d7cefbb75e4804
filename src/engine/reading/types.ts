import type { IdeaKind, IdeaTest } from '../../../content/schema/ideas.ts';
import type { Language } from '../../../content/schema/language.ts';
import type { Outcome } from '../../contract/found.ts';
import type { EvidenceRung } from '../../contract/limits.ts';

/** How a slot came to its value; 'open' means that nobody told and nothing is claimed. */
export type SlotState = 'given' | 'answered' | 'inferred' | 'open';

export interface Slot {
  readonly value: string;
  readonly state: SlotState;
}

/** A noun in both numbers, as the texts need it. */
export interface NounSlot extends Slot {
  readonly one: string;
}

export type NumberKind = 'money' | 'count' | 'share' | 'hours' | 'days' | 'rate';
export type Per = 'day' | 'week' | 'month' | 'term' | 'season' | 'year';

/** A number the founder wrote, with enough of its surroundings to know what it measures. */
export interface FounderNumber {
  readonly kind: NumberKind;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Folded words after it: 'crates', 'a trip'. */
  readonly noun: string;
  readonly per: string;
  /** The folded words of its sentence around it. */
  readonly context: string;
  readonly rate: Per | null;
  /** Brought to another period than it was said for. */
  readonly scaled?: true;
  /** Part and whole of a share that was counted: '3 of 12'. */
  readonly of?: readonly [part: number, whole: number];
  /** As written, for quoting. */
  readonly words: string;
}

/** How far a founder's own evidence reaches. */
export type { EvidenceRung };

/** Something the founder found out that settles the matter by itself, with their sentence. */
export interface Decisive {
  readonly kind: 'forbidden' | 'too-few' | 'refused' | 'harmless' | 'unclear';
  readonly quote: string;
}

export interface Answered {
  readonly slot: string;
  readonly question: string;
  readonly answer: string;
  readonly skipped: boolean;
}

/** What was understood of the founder's text and answers: never a guess. Plain data, frozen after the first step. */
export interface Reading {
  readonly text: string;
  readonly language: Language;
  /** Home country first, at most three; empty where none was told. */
  readonly countries: readonly string[];
  /** In a sentence: 'Ghana', 'the Gambia', 'your country'. */
  readonly country: string;
  /** Fits after 'in'. */
  readonly place: Slot;
  readonly industry: string;
  readonly industryName: string;
  /** The playbook's id, and whether the search took it, the founder chose it, or the cause they took led to it. */
  readonly playbook: string;
  readonly playbookState: 'given' | 'answered' | 'led';
  /** Where the founder's people stand, when elsewhere in the chain than the playbook's. */
  readonly position: { readonly words: string; readonly note: string } | null;
  /** The playbook's own people, payer, good and unit; the good may be the founder's. */
  readonly who: NounSlot;
  /** The founder's own words for the people, where they are not the playbook's; '' where not asked. */
  readonly whoWords: string;
  readonly payer: NounSlot;
  readonly good: Slot;
  readonly unit: NounSlot;
  /** 'nobody' when the founder says that nobody would pay. */
  readonly payerSaid: 'playbook' | 'nobody' | 'open' | 'own';
  /** The founder's own words for who would pay; '' where open. */
  readonly payerWords: string;
  /** The sentence in which the founder tells their own idea; '' for none. */
  readonly idea: string;
  /** The first test of such an idea; null where they did not say what it does. */
  readonly ideaTest: IdeaTest | null;
  /** The id of the playbook's cause that the founder tapped; null where none. */
  readonly cause: string | null;
  /** A cause in their own words; '' for none. */
  readonly causeWords: string;
  /** They say that it is none of the causes we know. */
  readonly isOtherCause: boolean;
  readonly numbers: readonly FounderNumber[];
  /** Number found for an input of the sizing, by the input's id; 'times' is the frequency. */
  readonly sizes: Readonly<Record<string, FounderNumber>>;
  readonly evidence: EvidenceRung;
  readonly evidenceCount: number;
  /** What was seen, counted and found out since, in the founder's words. */
  readonly seen: string;
  /** The founder's sentence that the rung rests on; '' at the desk. */
  readonly evidenceQuote: string;
  /** The founder's sentence that counts the trouble itself; '' for none. */
  readonly countQuote: string;
  readonly decisive: Decisive | null;
  /** Null where it was not asked, or skipped, or something was found since. */
  readonly outcome: Outcome | null;
  readonly answers: readonly Answered[];
}

/** What was understood of a text that no playbook fits: quoted, never woven into anything. */
export interface KitReading {
  readonly text: string;
  readonly language: Language;
  readonly countries: readonly string[];
  /** The kit's folder name. */
  readonly kind: string;
  /** The playbook they chose, where its tests are beside the cause they chose in it. */
  readonly near?: { readonly playbook: string; readonly cause: string };
  /** A language model was to write a report, and failed. */
  readonly unwritten?: true;
  /** What was found out since. */
  readonly found: readonly string[];
  /** What talks and counts come to so far; null where it was not asked. */
  readonly outcome: Outcome | null;
  /** The sentence in which the founder tells their own idea; '' for none. */
  readonly idea: string;
  /** What the idea does; null where it was not asked. */
  readonly ideaKind: IdeaKind | null;
  readonly answers: readonly Answered[];
}
