import { fold } from '../text/clean.ts';
import { isEveryday } from './near.ts';
import { isStop, stem, wordsOf } from './terms.ts';

/*
 * A question put right before it is read: 'wat if teh tomatos rot' is 'what if the tomatoes rot'. Only words that nobody
 * knows are touched, and no names: towards the report's own words first, then towards the words founders ask with.
 */

/** How founders write in a hurry. */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  'wat what|wats whats|wot what|wich which|whch which|wen when|wher where|hw how|hwo how|shud should|shld should|cud could|cld could|wud would|wld would|teh the|dis this|dat that|dem them|dere there|becos because|becoz because|bcoz because|bcos because|bcs because|cos because|coz because|cuz because|ppl people|pple people|pipo people|ur your|r are|n and|y why|hv have|hav have|b4 before|thru through|msg message|biz business|gud good|mor more|wit with|abt about|enuf enough|gonna going to|wanna want to|gotta have to|aint isnt|govt government|gov government|yr year|yrs years|mth month|mths months|wk week|wks weeks|hrs hours|hr hour|mony money|kno know|doin doing|goin going|sumtin something|smth something|sth something|tmrw tomorrow|2moro tomorrow|nxt next|frm from|shudnt shouldnt|agenst against|thier their|wil will|wetin what|yu you|waht what|knw know|ther there|relly really'
    .split('|')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

const SHORTEST = 4;
/** What slips may weigh together in a word of so many letters: in a short one two letters swapped, or one doubled, or a vowel left out. */
const limitOf = ({ length }: string): number => (length < 5 ? 0.6 : length < 7 ? 0.8 : length < 9 ? 1.1 : 1.6);
/** The report's own words are likelier. */
const AT_HAND = 0.2;

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const isBeside = (a: string, b: string): boolean =>
  KEYS.some((row, y) => {
    const at = row.indexOf(a);
    return (
      at >= 0 &&
      [KEYS[y - 1], row, KEYS[y + 1]].some((r) => Math.abs((r ?? '').indexOf(b) - at) <= 1 && (r ?? '').includes(b))
    );
  });
const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter);
const ALIKE = ['ck', 'sz', 'sc', 'vf', 'gj', 'mn', 'td', 'bp', 'kq'];
const SLIP = { vowel: 0.5, swapped: 0.5, double: 0.5, unheard: 0.6, alike: 0.7, other: 1 };

const changed = (a: string, b: string): number => {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return SLIP.vowel;
  return isBeside(a, b) || ALIKE.some((pair) => pair.includes(a) && pair.includes(b)) ? SLIP.alike : SLIP.other;
};
/** A letter too many or too few: doubled, unheard, or any other. */
const added = (word: string, at: number): number => {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || letter === word[at + 1]) return SLIP.double;
  return isVowel(letter) || letter === 'h' ? SLIP.unheard : SLIP.other;
};

/** How far two words lie apart as slips of the pen: letters changed, left out, put in or swapped. */
export function slipsBetween(a: string, b: string): number {
  const width = b.length + 1;
  const far = new Float64Array((a.length + 1) * width);
  const get = (i: number, j: number): number => far[i * width + j] ?? 0;
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 && j === 0) continue;
      let least = Number.POSITIVE_INFINITY;
      if (i > 0) least = Math.min(least, get(i - 1, j) + added(a, i - 1));
      if (j > 0) least = Math.min(least, get(i, j - 1) + added(b, j - 1));
      if (i > 0 && j > 0) least = Math.min(least, get(i - 1, j - 1) + changed(a[i - 1] ?? '', b[j - 1] ?? ''));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, get(i - 2, j - 2) + SLIP.swapped);
      far[i * width + j] = least;
    }
  return get(a.length, b.length);
}

/** The likeliest word that was meant, and how likely. The first letter is seldom wrong, but it may be swapped with the next. */
function meantBy(word: string, words: ReadonlySet<string>, limit: number): { meant: string; slips: number } {
  let [meant, least] = ['', Number.POSITIVE_INFINITY];
  for (const other of words) {
    if (other.length < SHORTEST - 1 || Math.abs(other.length - word.length) > limit / SLIP.double) continue;
    if (other[0] !== word[0] && other[0] !== word[1]) continue;
    const slips = slipsBetween(word, other);
    if (slips <= limit && slips < least) [meant, least] = [other, slips];
  }
  return { meant, slips: least };
}

/** 'howmuch' is 'how much'. */
function apart(word: string, isWord: (part: string) => boolean): string {
  for (let at = word.length - 2; at >= 2; at--) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const isGlued = [left, right].some((part) => isStop(part) && part.length > 2) || [left, right].every(isStop);
    if (isGlued && isWord(left) && isWord(right)) return `${left} ${right}`;
  }
  return '';
}

/** Letters and digits; 'don’t' is left alone. */
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
/** A word with a capital after another word is a name, and so are capitals throughout. */
const isName = (said: string, before: string): boolean =>
  (said.length > 1 && said === said.toUpperCase()) || (/^\p{Lu}/u.test(said) && /[\p{L}\p{N},;:] $/u.test(before));

/**
 * The question with its slips put right; `report` gives the texts whose words it may mean, `asked` the words founders ask
 * with, most used first. Pure, and the same each time.
 */
export function spelled(question: string, report: () => readonly string[], asked: ReadonlySet<string>): string {
  let own: ReadonlySet<string> | undefined;
  let roots: ReadonlySet<string> | undefined;
  const ownWords = () => {
    own ??= new Set(report().flatMap(wordsOf));
    return own;
  };
  const isKnownHere = (word: string): boolean => {
    roots ??= new Set([...ownWords(), ...asked].map(stem));
    return roots.has(stem(word));
  };
  const isWord = (word: string) => isStop(word) || asked.has(word) || ownWords().has(word);
  const mend = (said: string, before: string): string => {
    const word = fold(said);
    const short = SHORT[word];
    if (short !== undefined) return short;
    if (word.length < SHORTEST || /[\d'’]/.test(word) || isName(said, before)) return said;
    if (isStop(word) || asked.has(word) || isEveryday(word) || isKnownHere(word)) return said;
    const limit = limitOf(word);
    const here = meantBy(word, ownWords(), limit);
    const everywhere = meantBy(word, asked, limit);
    const { meant } = here.slips - AT_HAND <= everywhere.slips ? here : everywhere;
    return meant || apart(word, isWord) || said;
  };
  return question.replace(WORD, (said: string, at: number) => mend(said, question.slice(0, at)));
}
