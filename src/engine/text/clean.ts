const RAW_BLOCKS = /<(script|style|iframe|object|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
// A tag ends at '>' or, broken off, at the next '<' or the line's end: the words after it stay.
const TAGS = /<\/?[a-z!][^<>\n]{0,300}>?/gi;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&lt;/gi, ' '],
  [/&gt;/gi, ' '],
  [/&nbsp;/gi, ' '],
  [/&quot;|&#34;/gi, '"'],
  [/&#39;|&apos;/gi, '’'],
  [/&amp;/gi, '&'],
];

/** Founder's text without markup: tags go, words stay. Braces go too, since claims use them for tokens. */
export function cleanText(raw: string): string {
  let text = raw.replace(RAW_BLOCKS, ' ');
  for (const [entity, plain] of ENTITIES) text = text.replace(entity, plain);
  text = text
    .replace(TAGS, ' ')
    .replace(/https?:\/\/\S+|www\.\S+/gi, ' ')
    .replace(/[{}<>]/g, ' ');
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (c) => (c === '\n' ? '\n' : ' '))
    .replace(/[ \t\u00a0\u202f]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Lower case without accents, for comparing; the same in every engine since no locale is asked. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/œ/g, 'oe');
}

/** Words of the founder as they may stand inside our markdown: nothing in them can become markup or a citation. */
export function quotable(text: string): string {
  return text
    .replace(/[*_#~`|\\<>{}]/g, ' ')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((s) => s.trim())
    .filter((s) => s.length > 0);
}

/** Letters of any script that begin a sentence; a cut before any other is none. */
const SENTENCE_END = /(?<=[.!?؟][”’»")]*(?: ?\{p\d+\})*)\s+(?=[*“‘«"(]*[\p{Lu}\p{Lo}])/u;

/** A text with a mark at its end, so that another may follow it. */
export const ended = (text: string): string => (/[.!?؟…][”’»")]*(?: ?\{p\d+\})*$/.test(text) ? text : `${text}.`);

/** The first sentence whole: never cut at a semicolon or behind an initial. */
export function firstSentence(text: string): string {
  const [first = '', ...rest] = text.trim().split(SENTENCE_END);
  return ended(rest.length > 0 && first.split(/\s+/).length < 3 ? text.trim() : first);
}

/** The first `limit` words, cut at a clause where one ends in time. */
export function shorten(text: string, limit: number): string {
  const words = text.split(' ');
  if (words.length <= limit) return text;
  const head = words.slice(0, limit);
  const clause = head.map((w) => /[,;:]$/.test(w)).lastIndexOf(true);
  const kept = clause >= limit / 2 ? head.slice(0, clause + 1) : head;
  return `${kept.join(' ').replace(/[,;:.]+$/, '')} …`;
}

const CLAUSE = /^(?:and|but|because|which|who|so|while|when|until|although|then|et|mais|car|parce|donc)$/i;
/** A sentence this much over the limit is still quoted whole when no clause ends in time. */
const OVERLONG = 1.6;

/** A long sentence cut where one of its clauses ends, never in the middle of one. */
export function atClause(text: string, limit: number): string {
  const words = text.split(' ');
  if (words.length <= limit) return text;
  const ends = words.map((w, i) => i >= 8 && i <= limit && (/[,;:]$/.test(words[i - 1] ?? '') || CLAUSE.test(w)));
  let cut = ends.lastIndexOf(true);
  while (cut > 0 && CLAUSE.test(words[cut - 1] ?? '')) cut -= 1;
  if (cut > 0)
    return `${words
      .slice(0, cut)
      .join(' ')
      .replace(/[,;:.]+$/, '')} …`;
  return words.length <= limit * OVERLONG ? text : shorten(text, limit);
}
