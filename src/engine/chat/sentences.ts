const LIST_SIGN = /^(?:- |\d+\. )/;

/** What a part is called, with what belongs to it: '**Who pays whom**, as is common in this trade.' */
const LEAD = /^\*{1,2}[^*\n]+\*{1,2}(?:, [^.:\n]+[.:]|\u00a0?:)?/;

/** '*Threshold:* half of the days. *Stop:* …' */
const LABEL = /\s+(?=\*[^*\n]+:\*)/;

/** Leads, marks and list signs taken off. */
export const unmarked = (line: string): string =>
  line
    .replace(LIST_SIGN, '')
    .replace(/\*+/g, '')
    .replace(/^[\s·]+/, '')
    .trim();

const split = (line: string): string[] => line.split(/(?<=[.?!؟”])\s+(?=[*\p{Lu}\p{Lo}“])/u);

export const plain = (text: string): string => text.replace(/[*.:…]/g, '').trim();

/** Of a list its points, of a test's point what stands under each label, and last what opens it; else the sentences. */
export function linesOf({ head, text }: { readonly head: string; readonly text: string }): string[] {
  const lines = text.replace(LEAD, '').split('\n');
  const points = lines.filter((line) => LIST_SIGN.test(line));
  return [
    ...points.flatMap((line) => line.replace(LIST_SIGN, '').split(LABEL)),
    ...lines.filter((line) => !points.includes(line)).flatMap(split),
  ]
    .map(unmarked)
    .filter((line) => /\p{L}/u.test(line) && plain(line) !== plain(head));
}

/** The lines of a part that are asked for. */
export const linesIn = (
  part: { readonly lines: readonly string[] },
  wish: { readonly lines: RegExp | null },
): readonly string[] => part.lines.filter((line) => wish.lines?.test(line));
