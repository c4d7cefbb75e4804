import * as v from 'valibot';

/** What a founder's talks and counts come to, as they say themselves. */
export const Outcome = v.picklist(['paid', 'counted', 'open', 'refused', 'forbidden', 'few', 'nothing']);
export type Outcome = v.InferOutput<typeof Outcome>;

/** Something found out since, and what all of it comes to where the founder says so. */
export interface FoundNote {
  readonly text: string;
  readonly outcome?: Outcome | undefined;
}

/** What a founder may correct on a finished report: the place, the people, who pays. */
export const CorrectableSlot = v.picklist(['where', 'who', 'payer']);
export type CorrectableSlot = v.InferOutput<typeof CorrectableSlot>;
