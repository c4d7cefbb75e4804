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

const FIGURES =
  '(?:figures?|numbers?|shares?|percentages?|results?|estimates?|counts?|data|claims?|chiffres?|résultats?|taux|dados|números?)';
const THAT = `(?:${FIGURES}|that|this|it|above|earlier|cela|ce)`;
const WRONG =
  '(?:wrong|mistaken|mistakes?|errors?|incorrect|inaccurate|invented|made up|misprint(?:ed)?|untrue|not (?:true|correct|right|reliable)|unfounded|without (?:any )?(?:basis|source)|faux|fausse?s?|erroné(?:e|s|es)?|inexacte?s?|une erreur|inventée?s?)';
/** A document that takes back what it gives. */
const TAKES_BACK = new RegExp(
  [
    String.raw`\b(?:erratum|errata|corrigendum|retraction|rectificatif)\b`,
    String.raw`^(?:correction|a correction)\b`,
    String.raw`\b(?:has|have|had|was|were|is|are|a|ont|est|sont) (?:since |later |depuis |now )?(?:been |été )?(?:retracted|withdrawn|taken back|corrected|retirée?s?|corrigée?s?|rectifiée?s?|démentie?s?)\b`,
    String.raw`\b${THAT}\b[^.]{0,60}\b(?:was|were|is|are|proved|turned out|contains?|est|était|sont|étaient|s[’']est révélée?)\b[^.]{0,24}${WRONG}(?![\p{L}])`,
    String.raw`\b${FIGURES}\b[^.]{0,60}\b(?:no longer|never) (?:holds?|stands?|stood|valid)\b`,
    String.raw`\bshould (?:read|have (?:read|been printed))\b|\b(?:il faut lire|au lieu de lire)\b`,
    String.raw`\b(?:we|the authors?|the office|the editors?) (?:have |has )?(?:withdraw|withdrew|retract(?:ed)?|correct(?:ed)?|regret)\b`,
  ].join('|'),
  'iu',
);

/** Whether a sentence says that figures around it do not hold. */
export const takesBack = (sentence: string): boolean => TAKES_BACK.test(sentence);
