/** Plain sentences of a part: leads, marks, citations and list signs taken off. A row of a table is one sentence. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/^(?:- |\d+\. )/, '')
        .replace(/\*+/g, '')
        .split(/(?<=[.?!”])\s+(?=[A-Z“])/),
    )
    .map((s) => s.trim())
    .filter((s) => /\p{L}/u.test(s));
}
