import * as v from 'valibot';
import { record, text } from './text.ts';

/** Words in their order; `*` for up to three words between; a last `*` on a word for any ending. */
const Phrase = v.pipe(
  text(60),
  v.regex(/^[\p{Ll}\p{Lo}\p{M}0-9' *]*$/u, 'may hold small letters, digits, spaces and * alone'),
  v.check(
    (phrase) =>
      /^[^*]/.test(phrase) && phrase.split(' ').every((word) => word === '*' || /^[^*]{2,}\*?$|^[^*]$/.test(word)),
    'has a * where none can stand: between two words, or at the end of a word of two letters or more',
  ),
  v.check((phrase) => !/ \*$|\* \*/.test(phrase), 'has a * with no word after it'),
);

const Lines = v.pipe(v.array(text(60)), v.minLength(1, 'needs one at least'));
const Asks = v.pipe(v.array(Phrase), v.minLength(1, 'needs one at least'));

/** What is the same in every language. */
const spoken = {
  /** A word of the phrases, and how else people write it, apart by spaces. */
  spellings: v.record(v.pipe(v.string(), v.regex(/^[\p{Ll}\p{Lo}']+$/u, 'is not one word')), text(200)),
  /** Words about the asking and not about what is asked, apart by spaces. */
  about_asking: v.pipe(v.string(), v.nonEmpty('is empty')),
  /** How a question follows up on the one before it. */
  follows: record({
    /** The whole question: asks for the reason, or for what comes next. */
    why: Asks,
    on: Asks,
    /** Anywhere in it. */
    shorter: Asks,
    points: Asks,
    /** How it begins. */
    leans: Asks,
  }),
  /** The chat's own sentences. */
  says: record({
    /** Before the parts that stand nearest. */
    near: text(90),
    /** Where nothing is near: with {talks}, and {named} for the payer that the founder named. */
    nothing: v.pipe(text(420), v.includes('{talks}', 'lacks {talks}'), v.includes(' {named}', 'lacks {named}')),
    talks: text(40),
    kit_talks: text(40),
    /** Where Baraza itself is asked about. */
    product: text(420),
    named: v.pipe(text(60), v.includes('{payer}', 'lacks {payer}')),
  }),
};

/** What founders ask a report, and the parts that speak to it. */
export const chatSchema = record({
  ...spoken,
  /** A word as it is looked for, and other forms of it or words for the same that no ending tells, apart by spaces. */
  same: v.record(v.pipe(v.string(), v.regex(/^[\p{Ll}\p{Lo}']+$/u, 'is not one word')), text(200)),
  intents: v.array(
    record({
      name: text(40),
      asks: Asks,
      /** How the headings begin, the most wanted first. */
      leads: v.array(text(60)),
      /** All of its parts belong together into one answer. */
      whole: v.exactOptional(v.literal(true)),
      /** All of them together are asked for, and not the one that was just shown. */
      all: v.exactOptional(v.literal(true)),
      /** One of several of its kind is asked for, and nothing beside it. */
      alone: v.exactOptional(v.literal(true)),
      /** One of several is meant, by a word of its heading. */
      one: v.exactOptional(v.literal(true)),
      /** A subject that the report may hold little of: the question's own words still have to be met. */
      subject: v.exactOptional(v.literal(true)),
      /** No report holds it: a part is shown as what stands nearest, and never as the answer. */
      beyond: v.exactOptional(v.literal(true)),
      /** Asks about Baraza itself: no part answers it that is not named. */
      product: v.exactOptional(v.literal(true)),
      /** What the sentences hold that are meant, where a part has others too. */
      lines: v.exactOptional(Lines),
      /** Where no part holds such a sentence, none is the answer. */
      held: v.exactOptional(v.literal(true)),
    }),
  ),
});
export type ChatContent = v.InferOutput<typeof chatSchema>;

/** How founders ask it in another language, by the intents' names. */
export const chatPhrasesSchema = record({
  ...spoken,
  asks: v.record(v.string(), Asks),
  lines: v.record(v.string(), Lines),
});
export type ChatPhrases = v.InferOutput<typeof chatPhrasesSchema>;
