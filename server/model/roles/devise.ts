import * as v from 'valibot';
import type { Role } from '../ask.ts';
import type { Brief } from './given.ts';

/** Colleagues read it: what is longer is cut, not sent back. */
const upTo = (letters: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().slice(0, letters)),
  );
const Thought = upTo(1_500);
const Short = upTo(500);

export const DeviseAnswer = v.object({
  /** What the founder's numbers say together. */
  numbers: Thought,
  /** How the trouble comes about, step by step, and who gains by it. */
  works: Thought,
  /** Why what was tried failed. */
  tried: Thought,
  ways: v.pipe(
    v.array(
      v.object({
        what: Short,
        /** What whoever must act otherwise gets by it. */
        gains: Short,
        /** How it would be cheated, or fail. */
        breaks: Short,
      }),
    ),
    v.transform((ways) => ways.slice(0, 8)),
  ),
  /** The cheapest thing that might do nearly as much. */
  rival: Short,
  /** The way that would be taken, told exactly. */
  best: Thought,
});
export type DeviseAnswer = v.InferOutput<typeof DeviseAnswer>;

/** Where nothing came of it. */
export const NOTHING_DEVISED: DeviseAnswer = { numbers: '', works: '', tried: '', ways: [], rival: '', best: '' };

/** Ways out, thought up before anything is looked up again or written. Nobody but those roles reads it. */
export const DEVISE: Role<Brief, DeviseAnswer> = {
  name: 'devise',
  version: 6,
  maxTokens: 1_800,
  isEnding: false,
  schema: DeviseAnswer,
  rest: NOTHING_DEVISED,
  system: [
    'Answer in 700 words at most. You are the cleverest practical adviser this founder could have: somebody who knows the trades of Africa, has mended things with what lies about, and understands what people gain by acting as they do. You think about their problem before anything is written; only your colleagues read it. Plain words, no marks, no politeness.',
    'numbers: what their own numbers say when they are set against each other; what does not fit.',
    'works: how the trouble truly comes about, step by step: the machine, the material, the hour, the season, who decides at each step and what they gain by today’s way. At which step would the smallest change make it impossible, pointless or unneeded?',
    'tried: exactly why what was tried or offered failed, and what would have had to be different.',
    'ways: first the founder’s own idea with the change that answers their doubt about it; then three ways out that they have not named, as unlike each other as you can: a thing made of what lies about (a box, a tin, a colour, a cap, a bell, a hole) that cannot be cheated; an hour or an order changed; a swap in which whoever must act otherwise gets something they want more and that costs little; people who pass there anyway; something that is sold ready-made; a rule, a book or a payment moved to another moment. what: so exact that it could be done this week. gains: what whoever must act otherwise gets by it. breaks: how it would be cheated or fail, and whether somebody whose hands are full at that hour can do it.',
    'rival: the cheapest thing that might do nearly as much (a call the evening before, another powder, asking for what is there already), and the fair test that sets the best way against it.',
    'best: the one you would do, the simplest that could work (theirs, unless it breaks on something they told), made exact: measures, material, who holds it, who pays what to whom, the words to say, what it costs, what shows after some days whether it works (against what their own rate would give anyway); whom it could harm.',
  ].join('\n'),
};
