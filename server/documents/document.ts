import * as v from 'valibot';
import type { Language } from '../../content/schema/language.ts';

/** A document as it was read: its text in blocks, each with the place it stands in. */
export const ReadDocument = v.object({
  title: v.string(),
  publisher: v.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; ''. */
  published: v.string(),
  /** ISO 639-1 as the document says it; ''. */
  language: v.string(),
  /**
   * `isRow`: a cell of a table, which says all that it says without a full stop. `isPutTogether`: a row of figures with the heads
   * of its columns, which stands so nowhere on the page.
   */
  blocks: v.array(
    v.object({
      place: v.string(),
      text: v.string(),
      isRow: v.optional(v.boolean()),
      isPutTogether: v.optional(v.boolean()),
    }),
  ),
  /** Some of it, which a reader may not see, speaks to machines: nothing of it is given. */
  isForMachines: v.optional(v.boolean()),
});
export type ReadDocument = v.InferOutput<typeof ReadDocument>;
export type Block = ReadDocument['blocks'][number];

/** Telling stems of a language. */
export interface Stems {
  readonly language: Language;
  readonly stems: readonly string[];
}

/** What is looked for, as it is told in a language other than English. */
interface LocalStems extends Stems {
  /** The thing and the people, as far as the content has words for them. */
  readonly good: readonly string[];
  readonly people: readonly string[];
}

/** What is looked for, as the playbook and the confirmed reading say it: word lists in the engine's form. They stay here. */
export interface Terms {
  /** ISO 3166 alpha-3, home first. */
  readonly countries: readonly string[];
  /** Passages about other countries of Africa are picked too: whoever reads them can judge whether they bear. */
  readonly isAbroadToo?: boolean;
  /**
   * An answer to one question of a model's, which reads whatever is picked for it: less has to be told by words than where code
   * alone decides. 'anywhere': how a thing behaves, for which a page that is filed under no country will do.
   */
  readonly sought?: 'here' | 'anywhere';
  /** Thing and trouble are guessed from a free text: one word of them may stand anywhere, so that a quote names more. */
  readonly isGuessed?: boolean;
  /** The town; '' where none was told. */
  readonly town: string;
  readonly people: string;
  readonly good: string;
  readonly event: string;
  /** Groups of people that have other troubles than this one, in all languages. */
  readonly others: string;
  /** People of the same name in other trades. */
  readonly otherTrades: string;
  /** Of the founder's own text, by language. */
  readonly told: readonly Stems[];
  /** How the trouble is told in languages other than English. */
  readonly local: readonly LocalStems[];
}

/** Of one document no more is kept than this, in characters. */
export const MOST_TEXT = 400_000;
