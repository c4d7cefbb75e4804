import * as v from 'valibot';
import { type Language, roomFor } from './language.ts';
import { record, text } from './text.ts';

export const IDEA_KINDS = [
  'tell',
  'match',
  'agree',
  'mark',
  'record',
  'proof',
  'check',
  'work',
  'thing',
  'place',
  'money',
  'teach',
  'other',
] as const;
export type IdeaKind = (typeof IDEA_KINDS)[number];

/** What a founder's own idea does decides how it is first tried: by hand, within a week, with a number that may fail. */
export const ideasSchema = (language: Language) => {
  const upTo = (english: number) => text(roomFor(english, language));
  const kind = record({
    /** The choice a founder taps. */
    name: upTo(60),
    /** What it was called before: a founder may have tapped that. */
    was: v.exactOptional(v.array(upTo(60))),
    /** The question that such ideas most often fail by. */
    ask: upTo(140),
    how: upTo(360),
    /** The threshold, in figures. */
    go_on: v.pipe(upTo(170), v.regex(/\p{Nd}/u, 'names no number')),
    stop: upTo(130),
  });
  return record({
    question: upTo(50),
    why: upTo(90),
    /** The choice of those who only seemed to tell an idea. */
    none: upTo(40),
    /** Over the test, in a report and in a kit. */
    title: upTo(40),
    kinds: v.strictObject(Object.fromEntries(IDEA_KINDS.map((id) => [id, kind])) as Record<IdeaKind, typeof kind>),
  });
};

export type Ideas = v.InferOutput<ReturnType<typeof ideasSchema>>;
export type IdeaTest = Ideas['kinds'][IdeaKind];
