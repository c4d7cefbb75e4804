import type { Wish } from './intents.ts';
import { type Part, plain } from './parts.ts';

/** Plain sentences of a part: leads, marks, citations and list signs taken off. A row of a table is one sentence. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/^(?:- |\d+\. )/, '')
        .replace(/\*+/g, '')
        .split(/(?<=[.?!؟”])\s+(?=[\p{Lu}\p{Lo}“])/u),
    )
    .map((s) => s.trim())
    .filter((s) => /\p{L}/u.test(s));
}

/** What a part says, without its head. */
export const sentencesOf = ({ head, text }: Pick<Part, 'head' | 'text'>): string[] =>
  sentencesIn(text.startsWith(`*${head}*: `) ? text.slice(head.length + 4) : text).filter(
    (sentence) => plain(sentence) !== plain(head),
  );

/** The sentences of a part that are asked for. */
export const linesIn = (part: Part, { lines }: Pick<Wish, 'lines'>): readonly string[] =>
  sentencesOf(part).filter((sentence) => lines?.test(sentence));
