import type { Language } from '../../content/schema/language.ts';

/** Literature is searched, the web too; records are figures; orientation helps to choose terms and is never quoted. */
export type SourceKind = 'literature' | 'web' | 'records' | 'orientation';

/** What may leave the server: key terms of a playbook and names of places; never a founder's sentence. */
export interface SourceQuery {
  /** The thing or the people first; every hit must have them all where a source can be told so. */
  readonly words: readonly string[];
  /** Words of which any will do: what happens to it. */
  readonly any: readonly string[];
  /** The country's name in the query's language; '' where none is known. */
  readonly country: string;
  /** A town that is searched for in its place. */
  readonly town?: string;
  /** ISO 3166 alpha-2, for sources that know codes. */
  readonly iso2: string;
  readonly language: Language;
}

/** What a search found. Everything in it was written by strangers: text to show, never to follow. */
export interface Hit {
  readonly source: string;
  /** The source's own id, or the address. */
  readonly id: string;
  readonly title: string;
  /** Where a person reads it. */
  readonly url: string;
  /** The publisher's own summary, without markup; '' where there is none. A search engine's snippet is none. */
  readonly abstract: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' where unknown. */
  readonly published: string;
  readonly publisher: string;
  /** ISO 639-1; '' where unknown. */
  readonly language: string;
  /** The country the source says it is about, as a name; ''. A publisher's or an author's country is none. */
  readonly country: string;
  /** The licence as told; ''. */
  readonly licence: string;
  readonly fullText: { readonly url: string; readonly type: 'html' | 'pdf' | 'text' } | null;
}

interface Source {
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** Where it is asked. */
  readonly base: string;
  /** The least time between two calls to its host, in milliseconds. */
  readonly everyMs: number;
  /** How long an answer is kept, in milliseconds. */
  readonly keepMs: number;
}

/** One place to search. Throws `OutgoingError`. */
export interface SourceAdapter extends Source {
  readonly kind: Exclude<SourceKind, 'records'>;
  /** What it sends of a query, where that is not all: queries that are alike in it are one request. */
  sends?(query: SourceQuery): string;
  search(query: SourceQuery, signal: AbortSignal): Promise<readonly Hit[]>;
}

/** Which figures of which country. */
export interface RecordsQuery {
  readonly iso3: string;
  readonly iso2: string;
  readonly codes: readonly string[];
}

/** The newest figure of an indicator. */
export interface FetchedRecord {
  readonly code: string;
  readonly year: number;
  readonly value: number;
}

/** Figures straight from their publisher. Throws `OutgoingError`. */
export interface RecordsAdapter extends Source {
  readonly kind: 'records';
  records(query: RecordsQuery, signal: AbortSignal): Promise<readonly FetchedRecord[]>;
}

export type AnySource = SourceAdapter | RecordsAdapter;
