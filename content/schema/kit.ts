import * as v from 'valibot';
import { type Language, roomFor } from './language.ts';
import { exactly, record, text } from './text.ts';

/** The choice a founder taps has to fit a small phone in every language. */
const NAME = 60;

/**
 * A starter kit: what experienced builders do in the first week with one kind of trouble. It is read as it stands; nothing
 * of the founder's is put into it.
 */
export const kitSchema = (language: Language) => {
  const upTo = (english: number) => text(roomFor(english, language));
  return record({
    /** The choice a founder taps: 'It is not there when it is needed'. */
    name: text(NAME),
    /** What it was called before: a founder may have tapped that. */
    was: v.exactOptional(v.array(text(NAME))),
    /** A clause that fits after 'a problem of this kind: '. */
    what: upTo(100),
    /** The questions that change the whole idea, and why they do. */
    questions: exactly(3, record({ ask: upTo(100), why: upTo(400) })),
    talks: record({
      /** Five people, by the part they play in this trouble. */
      who: exactly(5, upTo(80)),
      /** Questions about the last time. */
      ask: exactly(5, upTo(110)),
      /** What to write down, and what counts for nothing. */
      write_down: upTo(180),
    }),
    tests: exactly(
      3,
      record({
        name: upTo(40),
        /** What to do, for how long, with means that a founder without money has. */
        how: upTo(320),
        /** The threshold, in figures. */
        go_on: v.pipe(upTo(140), v.regex(/\p{Nd}/u, 'names no number')),
      }),
    ),
    /** What would end the idea. */
    end: exactly(3, upTo(120)),
  });
};

/** The kinds of trouble in the order in which they are offered. */
export const kitOrderSchema = v.array(v.string());

export type Kit = v.InferOutput<ReturnType<typeof kitSchema>>;

/** The fixed words round every kit. */
export const frameSchema = (language: Language) => {
  const upTo = (english: number) => text(roomFor(english, language));
  return record({
    /** The report's title; the kind of trouble follows it after a colon. */
    title: upTo(30),
    /** The first sentence, printed in bold. */
    no_playbook: upTo(80),
    /** Said in its place where a language model was to write a report and failed. */
    unwritten: upTo(140),
    /** What the page is and is not; the kit's `what` follows it. */
    what_this_is: upTo(240),
    read_you: upTo(40),
    change_this: upTo(30),
    /** Heads the paragraph of `stands` that belongs to the outcome the founder tapped. */
    stands_title: upTo(40),
    /** By outcome: what it means for the week, and which of the three tests (count, change, money) to begin with. */
    stands: record({
      paid: upTo(320),
      counted: upTo(320),
      open: upTo(320),
      refused: upTo(320),
      forbidden: upTo(320),
      few: upTo(320),
      nothing: upTo(320),
    }),
    questions: upTo(60),
    talks: upTo(40),
    talks_how: upTo(80),
    write_down: upTo(30),
    tests: upTo(40),
    /** Stands before the tests: how to go on where the trouble is the founder's own, or a test has been done already. */
    tests_done: upTo(400),
    end: upTo(40),
    add_found: upTo(40),
    add_found_how: upTo(260),
    /** The question whose answers are the kits' names. */
    which_kind: upTo(60),
  });
};

export type KitFrame = v.InferOutput<ReturnType<typeof frameSchema>>;
