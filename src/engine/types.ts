/**
 * What flows through the engine. Pure data: everything here survives `JSON.stringify`, because each finished
 * step of a job is a checkpoint in the database.
 */
import type { FoundNote } from '../contract/found.ts';
import type { QuotedPassage, ReportMetadata } from '../contract/report.ts';
import type { Question } from '../contract/research.ts';
import type { Answers, Asked } from './reading/slots.ts';

/** A verbatim piece of a document that somebody published, chosen because it bears on this very problem. */
export interface Passage extends QuotedPassage {
  /** Unlike those of the others in the job. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly publisher: string;
  /** As told; '' where it was not. */
  readonly licence: string;
}

/** A figure fetched from its publisher. */
export type FetchedFigure = NonNullable<ReportMetadata['fetched']>[number];

/** What was looked up for a problem; absent parts change nothing. */
export interface Evidence {
  readonly passages: readonly Passage[];
  readonly figures: readonly FetchedFigure[];
}

export interface ResearchInput {
  readonly query: string;
  /** By what they settle; an empty text means the question was skipped. `null` before the first set was answered. */
  readonly answers: Answers | null;
  /** Questions whose words were not the engine's own. */
  readonly asked?: Asked;
  /** What the founder found out since, oldest first; it joins what they had seen. */
  readonly found?: readonly FoundNote[];
  /** Looked up after the reading was confirmed. */
  readonly evidence?: Evidence;
  /** The day the research is for, `YYYY-MM-DD`. The engine has no clock. */
  readonly date: string;
}

/** One indicator of one country. `rank` 1 is the highest value among the `of` African countries with a record at most five years apart. */
export interface IndicatorRecord {
  readonly code: string;
  readonly year: number;
  readonly value: number;
  readonly earlier?: { readonly year: number; readonly value: number };
  readonly rank?: number;
  readonly of?: number;
  /** How many countries share the place, when more than one. */
  readonly ties?: number;
  /** Share of the ten countries nearest in income that have less, in thousandths; a tie counts half. */
  readonly peers?: number;
  /** Share of the countries whose yearly change is smaller, in thousandths. */
  readonly trend?: number;
  /** The day it was fetched from its publisher; absent on what comes with the product. */
  readonly fetched?: string;
}

export interface Institution {
  readonly sector: string;
  readonly name: string;
  readonly url: string;
}

interface Partner {
  readonly name: string;
  readonly share: number;
}

/** Everything on record about one country; made by `scripts/evidence.mjs`. */
export interface CountryPack {
  readonly version: string;
  readonly iso3: string;
  readonly iso2: string;
  readonly name: string;
  readonly capital: string;
  readonly languages: readonly string[];
  readonly currency: { readonly code: string; readonly name: string };
  readonly region: string;
  readonly landlocked: boolean;
  readonly blocs: readonly string[];
  readonly industries: readonly string[];
  readonly farmProducts: { readonly year: number | null; readonly items: readonly string[] };
  readonly exports: {
    readonly year: number | null;
    readonly items: readonly string[];
    readonly partners: readonly Partner[];
  };
  readonly imports: {
    readonly year: number | null;
    readonly items: readonly string[];
    readonly partners: readonly Partner[];
  };
  /** Where the lists above come from. */
  readonly listsUrl: string;
  readonly indicators: readonly IndicatorRecord[];
  /** Empty for the countries without records: the report then says 'not found' and how to find out. */
  readonly institutions: readonly Institution[];
}

/** What is known of an indicator whatever the country; made by `scripts/evidence.mjs`. `{iso2}` and `{iso3}` in `url` are filled in. */
export interface Indicator {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly licence: string;
}

/** The answer of a step: go on, ask the founder, or refuse with a reason that can be shown. */
export type StepResult =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'ask'; readonly output: unknown; readonly questions: readonly Question[] }
  | { readonly kind: 'refuse'; readonly reason: string };
