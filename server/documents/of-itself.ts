import type { ReadDocument } from './document.ts';
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

/** The date of a document, or the year before it in which its own text says that it was written. */
export function ofItsOwnDate(blocks: Blocks, published: string): string {
  const years = blocks
    .flatMap(({ text }) => sentencesIn(text))
    .flatMap((sentence) => FIRST_WRITTEN.exec(sentence)?.slice(1) ?? [])
    .filter((year) => year !== undefined)
    .sort();
  const [first = ''] = years;
  return first !== '' && (published === '' || first < published.slice(0, 4)) ? first : published;
}

const FIGURES =
  '(?:figures?|numbers?|shares?|percentages?|results?|estimates?|counts?|data|chiffres?|résultats?|dados|números?)';
/** A document that takes back what it gives. */
const TAKES_BACK = new RegExp(
  [
    String.raw`\b(?:erratum|errata|corrigendum|retraction|rectificatif|errata)\b`,
    String.raw`\b(?:has|have|had|was|were|is|are) (?:since )?(?:been )?(?:retracted|withdrawn|taken back)\b`,
    String.raw`\b${FIGURES}\b[^.]{0,60}\b(?:was|were|is|are|proved|turned out|est|sont|était|étaient)\b[^.]{0,20}\b(?:wrong|mistaken|in error|an error|incorrect|inaccurate|invented|made up|a misprint|faux|fausse?s?|erronée?s?|inexacte?s?)\b`,
    String.raw`\b${FIGURES}\b[^.]{0,40}\bno longer (?:holds?|stands?)\b`,
    String.raw`\bshould (?:read|have (?:read|been printed))\b`,
  ].join('|'),
  'i',
);

/** Whether a sentence says that figures around it do not hold. */
export const takesBack = (sentence: string): boolean => TAKES_BACK.test(sentence);
