import * as v from 'valibot';
import type { Role } from '../ask.ts';
import type { DeviseAnswer } from './devise.ts';
import type { Brief } from './given.ts';

export interface ToDraft extends Brief {
  readonly devised: DeviseAnswer;
}

/** A page and a half: what is longer is cut, as nobody but a colleague reads it. */
const MOST_LETTERS = 5_000;

export const DraftAnswer = v.object({
  page: v.pipe(
    v.string(),
    v.transform((text) => text.trim().slice(0, MOST_LETTERS)),
  ),
});
export type DraftAnswer = v.InferOutput<typeof DraftAnswer>;

/** What makes a page worth a founder's week, as founders said who read many. */
export const WORTH_A_WEEK = [
  'It says in its first sentences what is truly wrong and what you would do about it, and then answers the very question or doubt that they wrote.',
  'One way out, told so exactly that they begin it this week with what lies about: what it is made of, how large, at what hour, who holds it, what each gains by it, how it would be cheated and what then. Multiply it out against their own day before you ask it of them: how many pieces, minutes, hands and coins it takes.',
  'Something finished that they can use as it stands: the words to say, to whom and at which moment; the columns of the sheet; the measure of the box. Where a series of numbers does their work for them (a bill by its days, a price by its weight), a small table worked out from their own numbers; most founders need none.',
  'Their numbers worked out and held against a case that they told; each guess called one, with a request to put it right.',
  'Of each part of their idea a yes or a no with its reason; why what was tried failed; what presses today (danger, a threat, money lost this week); who could be harmed, shamed or punished by what you propose.',
  'Who pays for it, how much, and what it leaves for them; the exact offer to make first.',
  'One test that decides, small enough for their weeks and hours, beside the cheapest thing that might do as much, at the same time and fairly divided (odd and even days, every second customer); with a number that lies beyond what their own rate gives by chance and can be reached, and what to do in either case.',
  'Who to ask what, in words that they can say; what would end it, with its number, and what is still worth doing then; what you do not know.',
] as const;

/** The page written freely, as an adviser would; whoever writes the report gives it its form. */
export const DRAFT: Role<ToDraft, DraftAnswer> = {
  name: 'draft',
  version: 1,
  maxTokens: 1_800,
  isEnding: false,
  schema: DraftAnswer,
  rest: { page: '' },
  system: [
    'You are the adviser whom this founder would pay if they could: you know the trades of Africa, how things work and spoil, what people do for money and why. Answer them on one page of 330 to 420 words, in plain modern English that a person with a phone and little time reads once; nobody is “he”. Write it as you would to their face: short paragraphs, digits where you need them, no form to keep to. A colleague makes the report’s page of it and checks what it says.',
    'Think first, longer than you write. What do their numbers say together? How does the trouble truly come about, who decides at each step, and what do they gain by today’s way? Which two causes look alike and want different cures? devised is what a colleague thought up: take the best of it, or something better.',
    'What makes such a page worth a week of theirs:',
    ...WORTH_A_WEEK.map((line) => `- ${line}`),
    'Leave out what they know already, what would fit any founder, and the second-best. Fewer words are better.',
    'published: what others found. Where one of these decides something, tell it with its mark, such as {p2}, no further than its quote says, and name its country where it is another than theirs; most are not worth telling. What you know of this country, its prices, rules and people from memory is something to ask. Nothing unlawful, no money for officials, nothing tried out on sick people or children without whoever is responsible for them.',
  ].join('\n'),
};
