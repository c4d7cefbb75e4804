/** '7 500' is one number, '270 000 F' one amount: no line ends within. */
const IN_NUMBER = /(?<![\d.,\u202f])(\d{1,3})((?:[ \u00a0]\d{3})+)(?!\d)/g;
const BEFORE_UNIT = /(?<=\d) (?=\p{L}|[%€$£₦])/gu;

/** ‘Qui as-tu appelé ?’: words to say, which French sets between its own marks; an apostrophe stands before a letter. */
const TO_SAY = /(?<!\p{L})‘([^‘]*?)’(?!\p{L})/gu;

/** The spaces at which a line must not end, none added: in numbers, and around French marks that stand apart. */
export function withItsSpaces(text: string, language: string): string {
  if (language === 'en') return text;
  const kept = text
    .replace(IN_NUMBER, (_, head: string, tail: string) => `${head}${tail.replace(/[ \u00a0]/g, '\u202f')}`)
    .replace(BEFORE_UNIT, '\u00a0');
  return language === 'fr'
    ? kept
        .replace(TO_SAY, '« $1 »')
        .replace(/(?<=\S) (?=[?!;])/g, '\u202f')
        .replace(/(?<=\S) (?=[:»])/g, '\u00a0')
        .replace(/« /g, '«\u00a0')
    : kept;
}
