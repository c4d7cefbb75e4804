import { inAllLanguages } from '../../src/engine/knowledge/page-words.ts';
import { findAll, tokenize } from '../../src/engine/text/match.ts';
import type { ReadDocument } from './document.ts';
import { hasPromptInjection } from './prompt-injection.ts';
import { sentencesIn } from './sentences.ts';

type Blocks = ReadDocument['blocks'];

const YEAR = '((?:19|20)\\d\\d)\\b';
const ITSELF =
  '(?:this|the present) (?:page|text|leaflet|booklet|report|article|paper|study|document|handbook|guide|note)';
/** What a document says of its own age: put up again, it bears a new date over old words. */
const FIRST_WRITTEN = new RegExp(
  [
    `^(?:${ITSELF}\\b[^.]{0,30}\\b)?(?:first|originally) (?:written|published|printed|issued|put up)\\b[^.]{0,30}\\b${YEAR}`,
    `^(?:${ITSELF}\\b[^.]{0,30}\\b)?(?:set|copied|taken|reprinted|re-printed|republished)\\b[^.]{0,20}\\bfrom\\b[^.]{0,40}\\b${YEAR}`,
    `^${ITSELF} (?:dates from|is of|was (?:written|made|printed|published) in) ${YEAR}`,
    `^(?:texte|brochure|article|rapport)?\\s*(?:écrit|publié|paru|imprimé)e? (?:pour la première fois|d[’']abord) en ${YEAR}`,
  ].join('|'),
  'i',
);

/** Who looks forward to a year wrote before it. */
const LOOKS_FORWARD =
  /\b(?:by|until|before|d[’']ici(?: à)?|até|from) (?:the year |l[’']an )?((?:19|20)\d\d)\b[^.]{0,50}\b(?:will|shall|is hoped|are hoped|is expected|hopes?|on espère|espera-se|sera|seront)\b|\b(?:will|shall|is hoped|is expected|on espère)\b[^.]{0,50}\b(?:by|until|before|in|d[’']ici|en) (?:the year |l[’']an )?((?:19|20)\d\d)\b/i;

/** The date of a document, or the year before it in which its own text says, or shows, that it was written. */
export function ofItsOwnDate(blocks: Blocks, published: string): string {
  const sentences = blocks.flatMap(({ text }) => sentencesIn(text));
  const told = (by: RegExp) =>
    sentences.flatMap((sentence) => by.exec(sentence)?.slice(1) ?? []).filter((year) => year !== undefined);
  const named = sentences.flatMap((sentence) => sentence.match(/\b(?:19|20)\d\d\b/g) ?? []);
  // Who tells of a later year quotes somebody that looked forward.
  const forward = told(LOOKS_FORWARD).filter((year) => named.every((other) => other <= year));
  const [first = ''] = [...told(FIRST_WRITTEN), ...forward].sort();
  return first !== '' && (published === '' || first < published.slice(0, 4)) ? first : published;
}

/** So many years between a page's date and its words, and it passes off old words as new. */
const TOO_OLD = 8;

export const passesAsNew = (blocks: Blocks, published: string): boolean =>
  published !== '' && Number(published.slice(0, 4)) - Number(ofItsOwnDate(blocks, published).slice(0, 4)) >= TOO_OLD;

const IN_ALL = {
  head: inAllLanguages(({ takes_back }) => takes_back.head),
  said: inAllLanguages(({ takes_back }) => takes_back.said),
  figures: inAllLanguages(({ takes_back }) => takes_back.figures),
  wrong: inAllLanguages(({ takes_back }) => takes_back.wrong),
  now: inAllLanguages(({ now }) => now),
  ofFigures: inAllLanguages(({ of_figures }) => of_figures),
};

/** 'The figure given above was wrong': so many words lie between. */
const REACH = 8;

/** Whether a text takes back what it, or another, said: then nothing of its page holds. */
export function isRetraction(text: string): boolean {
  const tokens = tokenize(text);
  if (findAll(tokens, IN_ALL.said).length > 0) return true;
  const isFirst = (at: number) => tokens[at]?.sentence !== tokens[at - 1]?.sentence;
  if (findAll(tokens, IN_ALL.head).some(({ from }) => isFirst(from))) return true;
  const wrong = findAll(tokens, IN_ALL.wrong);
  if (wrong.length === 0) return false;
  return findAll(tokens, IN_ALL.figures).some(({ from, to }) =>
    wrong.some(
      (other) =>
        other.from >= to && other.from - to <= REACH && tokens[other.from]?.sentence === tokens[from]?.sentence,
    ),
  );
}

/** When a document was written by its own words, and whether it takes back what it says or speaks to machines. */
export const ofItself = (
  { blocks, isForMachines }: Pick<ReadDocument, 'blocks' | 'isForMachines'>,
  published: string,
): { readonly published: string; readonly isUnsound: boolean } => ({
  published: ofItsOwnDate(blocks, published),
  isUnsound: isForMachines === true || blocks.some(({ text }) => isRetraction(text) || hasPromptInjection(text)),
});

/** Whether a quote says how things are now. */
export const tellsOfNow = (quote: string): boolean => findAll(tokenize(quote), IN_ALL.now).length > 0;

/** Whether a document says that its figures are of a year long before its date. */
export function hasOldFigures(blocks: Blocks, published: string): boolean {
  const newest = Number(published.slice(0, 4)) - TOO_OLD;
  return blocks
    .flatMap(({ text }) => sentencesIn(text))
    .some((sentence) => {
      const years = (sentence.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number);
      return (
        years.length > 0 &&
        years.every((year) => year <= newest) &&
        findAll(tokenize(sentence), IN_ALL.ofFigures).length > 0
      );
    });
}
