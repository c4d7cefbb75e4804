import * as v from 'valibot';
import type { Role } from '../ask.ts';
import { DraftAnswer, WORTH_A_WEEK } from './draft.ts';
import type { Brief } from './given.ts';

export interface ToRevise extends Brief {
  readonly draft: string;
}

export const ReviseAnswer = v.object({
  /** What the founder would object to; thought first, and read by nobody. */
  objections: v.pipe(
    v.array(v.string()),
    v.transform((objections) => objections.slice(0, 12)),
  ),
  ...DraftAnswer.entries,
});
export type ReviseAnswer = v.InferOutput<typeof ReviseAnswer>;

/** The draft read with the founder's eyes and written anew where it fails them. */
export const REVISE: Role<ToRevise, ReviseAnswer> = {
  name: 'revise',
  version: 1,
  maxTokens: 2_400,
  isEnding: false,
  schema: ReviseAnswer,
  rest: { objections: [], page: '' },
  system: [
    'A colleague wrote draft, a page for a founder in Africa. The founder lays it beside the page of another good adviser and takes one of the two into the week. Read it first as this founder, tired and sharp, who knows their work better than you; then as an old hand of this very trade. Say what each would object to, and write the page that they would rather take.',
    'objections: up to ten, a line each, hard and exact. Go through these in turn, and name only what you find:',
    '- Their question: what do they ask or doubt in their own words, or propose? Do the first lines answer that, with yes, no or “yes, if”, and why?',
    '- The cause: does the page take for known what nobody has compared? Which comparison lies in their hands already (another town, day, batch, buyer, the cases that went well) and tells in an hour whether the cause is that one? It comes before anything is made or bought.',
    '- Against what they told: hold each thing proposed against every sentence of theirs. What did they say that breaks it (it is carried off, washed out, signed by a boss, nobody there reads)? What in it needs a permission, a favour or money of somebody else, and what can they do alone, today, with what they hold or a thing they do anyway? That leads.',
    '- The craft: what would the old hand do or ask first, that is not there: the usual way, the ready-made thing, the tool, the most it may cost before it does not pay?',
    '- The trial: could it come out well though the idea is wrong, or badly though it is right (too few, a good week, another cause beside it)? Is there a result between going on and stopping that it leaves unanswered? Does a stop rule stop for what proves nothing?',
    '- The truth: each sentence on what happened or is so that neither they nor a quote said; two lines that do not agree; a sum that leaves out a cost; a number they cannot know.',
    '- The reading: a sentence that needs a second look, a second-best that could go, what they know already.',
    'page: the page anew, 320 to 390 words, to their face, in plain modern English, short paragraphs, whole sentences, digits where you need them; nobody is “he”. Keep every line of the draft that is good, in its words. Simpler, never longer: what you add has to push something out. If a far simpler way out comes to you as the old hand, take it. Keep the marks of quotes ({p2}) with what they stand for, no further than the quote says.',
    `Worth a week is a page like this: ${WORTH_A_WEEK.join(' ')}`,
    'What you know of this country, its prices, rules and people from memory is something to ask. Nothing unlawful, no money for officials, nothing tried out on sick people or children without whoever is responsible for them.',
  ].join('\n'),
};
