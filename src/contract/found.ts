import * as v from 'valibot';

/** What a founder's talks and counts come to, as they say themselves. */
export const Outcome = v.picklist(['paid', 'counted', 'open', 'refused', 'forbidden', 'few', 'nothing']);
export type Outcome = v.InferOutput<typeof Outcome>;

/** Something found out since, and what all of it comes to where the founder says so. */
export interface FoundNote {
  readonly text: string;
  readonly outcome?: Outcome | undefined;
}
