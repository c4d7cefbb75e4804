import { type Token, tokenize } from '../text/match.ts';
import { isAbout, type PainScore } from './classify.ts';
import type { PlainFound } from './plain.ts';

/*
 * Whether a known pain is the founder's, or only the nearest. Three independent signs must agree: its event is named, its
 * words carry the text (score), and the text's own words are words of that pain. The last is the veto: where a founder
 * speaks of wheelchairs and nothing in the pain does, it is another pain, however well 'bus' and 'wait' fit.
 */
const EVENT_SCORE = 11.5;
/** Of one word for the event, where the people are not the pain's. */
const STRANGER_SCORE = 16;
const COVERED = 0.75;
/** … enough of them where event, setting and people leave every other pain far behind. */
const COVERED_OUTRIGHT = 0.6;
/** The few words of a short text are known to many pains. */
const SHORT = 7;

const LONG = 45;
const COVERED_LONG = 0.4;

/** Words that say nothing of what a text is about. */
const EMPTY = new Set(
  'a an the and or but if so because since when while where who whom which what how is are was were be been being am do does did has have had will would can cannot could may might must should not never to for from in on at of by with about into over under after before until as than then there here it they them he she we you i me us him her his their our my your its this that these those up out off down back again still even just too very also almost always often today now soon per each every all some many most few much more less no nobody somebody anybody everybody one two three four five six seven eight nine ten half third day days week weeks month months year years time times hour hours come comes go goes get gets got make makes take takes took give gives say says tell tells know knows want wants like near around between cost costs pay pays people town village money francs dollars shillings naira cedis kwacha rand birr dirhams dinars pounds maloti dalasis dalasi small big old new other own first last good bad only any anyone something someone nothing until morning evening night afternoon thing things part sometimes outside inside several away lot maybe perhaps really ever keep keeps put puts use uses see sees long short'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?:es|s|ed|ing)$/, '')
    .slice(0, 6);

const vocabularies = new Map<string, ReadonlySet<string>>();

function vocabularyOf({ pack, pain }: PainScore): ReadonlySet<string> {
  const known = vocabularies.get(pain.id);
  if (known) return known;
  const words = tokenize(`${JSON.stringify(pain)} ${pack.goods} ${pack.recognise}`.replace(/[{}"\\!=]/g, ' '));
  const stems = new Set(words.map((t) => stem(t.word)));
  vocabularies.set(pain.id, stems);
  return stems;
}

/** The share of the text's own words that the pain knows; places and numbers aside. */
export function coverage(score: PainScore, tokens: readonly Token[], places: ReadonlySet<string>): number {
  const own = new Set(
    tokens
      .filter((t) => t.word.length > 2 && !EMPTY.has(t.word) && !/\d/.test(t.word) && !places.has(t.word))
      .map((t) => stem(t.word)),
  );
  const known = vocabularyOf(score);
  return own.size === 0 ? 0 : [...own].filter((word) => known.has(word)).length / own.size;
}

export function isSurely(
  top: PainScore,
  next: PainScore | undefined,
  tokens: readonly Token[],
  places: ReadonlySet<string>,
  told: PlainFound,
): boolean {
  if (tokens.length < SHORT) return true;
  if (top.events === 0 || top.score < EVENT_SCORE) return false;
  const lead = top.score - (next?.score ?? 0);
  const covered = coverage(top, tokens, places);
  // A long text explains much that no pain holds; it names the event more than once.
  if (tokens.length >= LONG && top.events > 1 && top.score >= 24 && lead >= 6) return covered >= COVERED_LONG;
  const isAboutThem = told.who ? isAbout(top.pain, tokenize(told.who.many)) : top.about;
  const isOutright = (top.events > 1 && top.score >= 18 && lead >= 5) || (top.score >= 14 && lead >= 9);
  if (isOutright && top.events > 1) return covered >= (isAboutThem ? COVERED_OUTRIGHT : COVERED);
  // What he says is lost or lacking must be a word of the pain, too.
  const head = tokenize(told.matter).at(-1)?.word ?? '';
  if (head !== '' && !vocabularyOf(top).has(stem(head))) return false;
  if (top.events === 1 && !isAboutThem && top.score < STRANGER_SCORE) return false;
  return covered >= (isOutright ? COVERED_OUTRIGHT : COVERED);
}
