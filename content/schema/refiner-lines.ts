import * as v from 'valibot';
import { record, text } from './text.ts';

/** What the Refiner says of a playbook in a language that the playbooks are not written in; by playbook id. */
export const refinerLinesSchema = v.record(
  v.string(),
  record({
    /** Who may pay. */
    payer: text(160),
    /** A possible cause, and what would be seen if it were not: clauses. */
    because: text(240),
    not_if: text(240),
  }),
);
export type RefinerLines = v.InferOutput<typeof refinerLinesSchema>;

/** What each playbook is about, in single English words: its people, their trade and their things. By playbook id. */
export const refinerAboutSchema = v.record(v.string(), text(240));
export type RefinerAbout = v.InferOutput<typeof refinerAboutSchema>;
