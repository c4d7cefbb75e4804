import * as v from 'valibot';

/** A document as it was read: its text in blocks, each with the place it stands in. */
export const ReadDocument = v.object({
  title: v.string(),
  publisher: v.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; ''. */
  published: v.string(),
  /** ISO 639-1 as the document says it; ''. */
  language: v.string(),
  blocks: v.array(v.object({ place: v.string(), text: v.string() })),
});
export type ReadDocument = v.InferOutput<typeof ReadDocument>;
export type Block = ReadDocument['blocks'][number];

/** What is looked for, as the playbook and the confirmed reading say it: word lists in the engine's form. */
export interface Terms {
  /** ISO 3166 alpha-3, home first. */
  readonly countries: readonly string[];
  /** The town; '' where none was told. */
  readonly town: string;
  readonly people: string;
  readonly good: string;
  readonly event: string;
  /** Telling stems of the country's main language, where that is not English. */
  readonly local: { readonly language: string; readonly stems: readonly string[] } | null;
}

/** Of one document no more is kept than this, in characters. */
export const MOST_TEXT = 400_000;
