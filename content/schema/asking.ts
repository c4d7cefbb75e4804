import * as v from 'valibot';
import { INDUSTRY_OPTIONS, type IndustryId } from '../../src/contract/explorer-options.ts';
import { type Language, roomFor } from './language.ts';
import { HARM_KINDS, type HarmKind } from './refusal.ts';
import { record, text } from './text.ts';

const holding = (parameter: string) => v.check((said: string) => said.includes(parameter), `must hold ${parameter}`);

/** What is said while a founder is asked: the same for every problem. */
export const askingSchema = (language: Language) => {
  const upTo = (english: number) => text(roomFor(english, language));
  return record({
    nearest: upTo(70),
    nearest_why: upTo(110),
    /** None of the causes, and yet this trouble. */
    another_cause: upTo(60),
    /** The choice that leads to a starter kit. */
    none_of_these: upTo(30),
    /** Asked of every playbook: what stands behind the trouble tells whether the report is about theirs. */
    cause: upTo(70),
    cause_why: upTo(130),
    /** The choice that leads to a starter kit. */
    another_trouble: upTo(60),
    kind_why: upTo(110),
    who: upTo(50),
    who_why: upTo(110),
    where: upTo(80),
    where_why: upTo(110),
    payer: upTo(60),
    payer_why: upTo(130),
    nobody_pays: upTo(50),
    seen: upTo(70),
    seen_why: upTo(140),
    nothing_yet: upTo(30),
    /** What was seen is told in the founder's own words; what it comes to decides the verdict, and is asked. */
    outcome: upTo(70),
    outcome_why: upTo(110),
    outcomes: record({
      paid: upTo(70),
      counted: upTo(70),
      open: upTo(70),
      refused: upTo(70),
      forbidden: upTo(70),
      few: upTo(70),
      nothing: upTo(70),
    }),
    /** What they were called before: a founder may have tapped that. */
    outcomes_were: record({ paid: v.array(upTo(70)), open: v.array(upTo(70)), nothing: v.array(upTo(70)) }),
    number_why: upTo(110),
    /** What a skipped question means. */
    skip: upTo(60),
    /** The text holds nothing to research. */
    empty: upTo(220),
    /** The text is in no language we read, or is none. */
    unreadable: upTo(260),
    /** The place is none of Africa: {place}. */
    elsewhere: v.pipe(upTo(220), holding('{place}')),
    /** The text would harm people; {why} is one of `harms`. */
    harm: v.pipe(upTo(220), holding('{why}')),
    harms: record(
      Object.fromEntries(HARM_KINDS.map((kind) => [kind, upTo(90)])) as Record<HarmKind, ReturnType<typeof upTo>>,
    ),
    /** The Refiner knows no playbook near an idea. */
    nothing_near: upTo(420),
    /** Over the lines of all problems that are known. */
    industries: v.strictObject(
      Object.fromEntries(INDUSTRY_OPTIONS.map(({ id }) => [id, upTo(45)])) as Record<
        IndustryId,
        ReturnType<typeof upTo>
      >,
    ),
  });
};

export type Asking = v.InferOutput<ReturnType<typeof askingSchema>>;
