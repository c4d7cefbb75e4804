/** What ends in a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|et al|cf|vs|approx|ca|no|vol|fig|tab|dr|mr|mrs|ms|prof|st|p|pp|al|inc|ltd|co|dept|est|min|max|env|art|M|Mme|[A-Z])\.$/i;
const END = /[.!?።؟۔]["”’)\]]*\s+(?=["“‘(]?[\p{Lu}\p{Lo}\d])/gu;

/** Whole sentences, as they stand. A decimal point, an abbreviation or an initial ends none. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].trimEnd().length;
    if (ABBREVIATION.test(text.slice(from, end))) continue;
    sentences.push(text.slice(from, end).trim());
    from = match.index + match[0].length;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}
