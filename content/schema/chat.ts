import * as v from 'valibot';
import { record, text } from './text.ts';

/** Words in their order; `*` for up to three words between; a last `*` on a word for any ending. */
const Phrase = v.pipe(
  text(60),
  v.regex(/^[a-z0-9' *]*$/, 'may hold small letters, digits, spaces and * alone'),
  v.check(
    (phrase) =>
      /^[^*]/.test(phrase) && phrase.split(' ').every((word) => word === '*' || /^[^*]{2,}\*?$|^[^*]$/.test(word)),
    'has a * where none can stand: between two words, or at the end of a word of two letters or more',
  ),
  v.check((phrase) => !/ \*$|\* \*/.test(phrase), 'has a * with no word after it'),
);

const Lines = v.pipe(v.array(text(60)), v.minLength(1, 'needs one at least'));

/** What founders ask a report, and the parts that speak to it. */
export const chatSchema = record({
  /** A word of the phrases, and how else people write it, apart by spaces. */
  spellings: v.record(v.pipe(v.string(), v.regex(/^[a-z']+$/, 'is not one word')), text(200)),
  intents: v.array(
    record({
      name: text(40),
      asks: v.pipe(v.array(Phrase), v.minLength(1, 'needs one at least')),
      /** How the headings begin, the most wanted first. */
      leads: Lines,
      /** All of its parts belong together into one answer. */
      whole: v.exactOptional(v.literal(true)),
      /** One of several of its kind is asked for, and nothing beside it. */
      alone: v.exactOptional(v.literal(true)),
      /** A subject that the report may hold little of: the question's own words still have to be met. */
      subject: v.exactOptional(v.literal(true)),
      /** What the lines hold that are meant, where a part has others too. */
      lines: v.exactOptional(Lines),
    }),
  ),
  /** Words about the asking and not about what is asked, apart by spaces. */
  about_asking: v.pipe(v.string(), v.nonEmpty('is empty')),
});
export type ChatContent = v.InferOutput<typeof chatSchema>;
