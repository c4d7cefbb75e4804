import { fold } from '../text/clean.ts';

/*
 * The entries of the lists in `content/refusal`, whose notation content/README.md tells, as patterns over the words of a
 * sentence. Both are folded: no capitals, no accents. Articles and possessives may stand between any two words.
 */

export interface Word {
  readonly text: string;
  /** What stood before it that ends a part of the sentence. */
  readonly after: ',' | ':' | '';
}

/** Matches from one word on; answers where the match ends, or -1. */
export type Pattern = (words: readonly Word[], from: number) => number;
/** True where a gap must not run over this word. */
type Stop = (words: readonly Word[], at: number) => boolean;

const ARTICLES = new Set(
  (
    'a an the this that these those my our your his her their some any more all le la les l un une des du de d ' +
    'o os as um uma of ya za wa'
  ).split(' '),
);
const PLACES = /\bcote d.ivoire\b|\bivory coast\b|\bcosta do marfim\b|ساحل العاج/g;
const GAPS: Readonly<Record<string, number>> = { '~': 2, _: 5, '#': 8 };

/** Arabic writes 'and' and 'the' onto the word. */
const withoutArticle = (word: string): string => word.replace(/^[وف]?(?:ال|لل|بال)(?=.{3})|^و(?=[ني].{3})/u, '');

/** The words of one sentence. A colon and a dash begin something new, a comma may. */
export function wordsOf(sentence: string): Word[] {
  const text = fold(sentence).replace(PLACES, 'ivorycoast');
  let last = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map((m) => {
    const between = text.slice(last, m.index);
    last = m.index + m[0].length;
    const after = /[:()•]|[-–—]\s|^\s+-/.test(between) ? ':' : between.includes(',') ? ',' : '';
    return { text: withoutArticle(m[0]), after };
  });
}

/** The English forms of a word: made too freely, for a form that nobody writes harms nothing. */
function formsOf(word: string): string[] {
  const stem = word.replace(/e$/, '');
  const last = word.at(-1) ?? '';
  const forms = [word, `${word}s`, `${word}es`, `${word}ed`, `${word}d`, `${stem}ing`, `${stem}ed`];
  if (last === 'y') forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  if (last === 'f') forms.push(`${word.slice(0, -1)}ves`);
  if (/[^aeiou][aeiou][^aeiouwy]$/.test(word)) forms.push(`${word}${last}ing`, `${word}${last}ed`);
  return forms;
}

type Lists = Readonly<Record<string, readonly string[]>>;

/** What it may begin with lets most words be passed by at once. */
interface Compiled {
  readonly match: Pattern;
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** What may stand in one place: single words, and the entries of the lists that are named. */
function compileSlot(slot: string, lists: Lists, stop: Stop): Compiled {
  const exact = new Set<string>();
  const first = new Set<string>();
  const beginnings: string[] = [];
  const nested: Compiled[] = [];
  const add = (word: string) => {
    const named = /^<(.+)>$/.exec(word)?.[1];
    if (named !== undefined) {
      const list = lists[named];
      if (list === undefined) throw new Error(`No word list is called '${named}'`);
      for (const entry of list.map(fold)) {
        if (entry.includes(' ')) nested.push(compileEntry(entry, lists, stop));
        else for (const part of entry.split('|')) add(part);
      }
    } else if (word.endsWith('*')) beginnings.push(word.slice(0, -1));
    else if (word.endsWith('+')) for (const form of formsOf(word.slice(0, -1))) exact.add(form);
    else exact.add(withoutArticle(word));
  };
  for (const word of slot.split('|')) add(word);
  const own = [...beginnings];
  for (const entry of nested) {
    for (const word of entry.words) first.add(word);
    beginnings.push(...entry.beginnings);
  }
  const match: Pattern = (words, at) => {
    const word = words[at]?.text;
    if (word === undefined) return -1;
    const end = Math.max(-1, ...nested.map((entry) => entry.match(words, at)));
    if (end >= 0) return end;
    return exact.has(word) || own.some((beginning) => word.startsWith(beginning)) ? at + 1 : -1;
  };
  return { match, words: new Set([...exact, ...first]), beginnings };
}

function compileEntry(entry: string, lists: Lists, stop: Stop): Compiled {
  const parts = entry.split(' ');
  const slots = parts.map((part) => (part in GAPS ? null : compileSlot(part, lists, stop)));
  const match = (words: readonly Word[], at: number, index: number): number => {
    if (index === slots.length) return at;
    const slot = slots[index] ?? null;
    if (slot === null) {
      const longest = GAPS[parts[index] ?? ''] ?? 0;
      for (let skipped = 0; skipped <= longest && at + skipped < words.length; skipped += 1) {
        const end = match(words, at + skipped, index + 1);
        if (end >= 0) return end;
        if (parts[index] !== '#' && stop(words, at + skipped)) return -1;
      }
      return -1;
    }
    const after = slot.match(words, at);
    const end = after < 0 ? -1 : match(words, after, index + 1);
    if (end >= 0) return end;
    const word = words[at];
    const isArticle = index > 0 && word?.after === '' && ARTICLES.has(word.text);
    return isArticle ? match(words, at + 1, index) : -1;
  };
  const { words = new Set<string>(), beginnings = [] } = slots[0] ?? {};
  return { match: (all, from) => match(all, from, 0), words, beginnings };
}

/** The longest match of any entry of the list. */
export function compile(list: readonly string[], lists: Lists = {}, stop: Stop = () => false): Pattern {
  const byWord = new Map<string, Pattern[]>();
  const byBeginning: [string, Pattern][] = [];
  for (const entry of list.map(fold)) {
    const { match, words, beginnings } = compileEntry(entry, lists, stop);
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), match]);
    for (const beginning of beginnings) byBeginning.push([beginning, match]);
  }
  return (words, from) => {
    const first = words[from]?.text;
    if (first === undefined) return -1;
    let end = -1;
    for (const match of byWord.get(first) ?? []) end = Math.max(end, match(words, from));
    for (const [beginning, match] of byBeginning)
      if (first.startsWith(beginning)) end = Math.max(end, match(words, from));
    return end;
  };
}
