import * as v from 'valibot';
import { type Language, roomFor } from './language.ts';
import { record, text } from './text.ts';

const SEEN_IF = 100;
const PHRASE = 70;
const WHO = 110;
const CAUSE = 120;

/** How the people of one language tell of a playbook. */
export const searchLinesSchema = (language: Language) =>
  record({
    /** The line a founder taps when it is what they have seen. */
    seen_if: text(roomFor(SEEN_IF, language)),
    /** Whose problem it is; in English the playbook's own words say so. */
    who: v.optional(text(WHO)),
    /** What may stand behind it, in the order of the playbook's causes; in English they are its own. */
    causes: v.optional(v.array(text(CAUSE))),
    /** Ways of telling it; each brings words that the others do not have. */
    phrases: v.pipe(v.array(text(PHRASE)), v.minLength(6, 'needs at least six phrases')),
  });

/** What a founder taps, with whose problem it is: a line that is only near tells itself by the people. */
export const lineToTap = (seenIf: string, who: string): string => (who === '' ? seenIf : `${seenIf} (${who})`);

/** Those of the playbooks of one industry; keys are the playbooks' names. */
export const linesSchema = (language: Language) => v.record(v.string(), searchLinesSchema(language));
export type SearchLines = v.InferOutput<ReturnType<typeof linesSchema>>;

/** Pidgin is read by the English search: phrases alone. */
export const pidginSchema = v.record(v.string(), record({ phrases: v.array(text(PHRASE)) }));

/** Where else in the chain a founder's people may stand, and how the same problem looks from there. */
export const positionsSchema = v.record(
  v.string(),
  v.array(record({ words: v.pipe(v.array(text(40)), v.minLength(1, 'needs a word')), note: text(280) })),
);
export type Positions = v.InferOutput<typeof positionsSchema>;
