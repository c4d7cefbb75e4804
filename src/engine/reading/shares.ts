import { NUMERALS } from '../knowledge/number-words.ts';

/*
 * Parts of a whole as founders count them: 'one in five', '3 of 12 chicks', 'out of ten bags we lose two', 'une tomate
 * sur quatre'. A part that was counted keeps both numbers, for it is worth more than a percentage: the reader sees how
 * many were looked at.
 */
export interface ShareFound {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  /** Part and whole, where both were counted. */
  readonly of?: readonly [part: number, whole: number];
  /** Where the whole stands, if it is a number of things there are ('6 of their 30 kilos'), not a way to say the part. */
  readonly counted?: { readonly at: number; readonly end: number; readonly value: number };
}

/** Beside a whole they are numbers: 'un sur cinq'. */
const COUNTING: Readonly<Record<string, number>> = { ...NUMERALS, un: 1, une: 1 };

const N = `(\\d{1,3}(?:[, ]\\d{3})+|\\d+|${Object.keys(COUNTING).join('|')})`;
/** Stretches of time are no wholes: 'one in 5 days' is how often. */
const TIME = '(?:days?|nights?|weeks?|months?|years?|hours?|minutes?|jours?|semaines?|mois|ans?|heures?)\\b';
const MONEY =
  '(?:naira|shillings?|francs?|cedis?|kwacha|rand|birr|dirhams?|dinars?|pounds?|maloti|dalasis?|pula|meticais|kwanzas?|ariary|rupees?|leones?|dollars?|euros?|cfa|fcfa|bob|%)';
const WHOSE =
  '(?:(?:the|every|each|my|our|their|his|her|its|these|those|last|les|mes|nos|leurs|ces|chaque|toutes? les|tous les) )*';
const HEDGES = '(?:only |about |around |almost |nearly |some |maybe |at least |up to |seulement |environ |presque )*';
/** What becomes of the part. */
const HARMED =
  '(?:dies?|died|dead|gone|rots?|rotten|rotted|spoil(?:s|t|ed)?|los(?:e|es|t|ing)|crush(?:ed|es)?|brok(?:e|en)|breaks?|stolen|eaten|damaged|thrown|throws?|dump(?:s|ed)?|burst|crack(?:s|ed)?|fail(?:s|ed)?|sick|unsold|refused?s?|rejected|returned|sour(?:s|ed)?|wasted?|miss(?:ing|ed)?|vanish(?:ed)?|disappear(?:s|ed)?|never|unpaid|bad|fake|late|expire[sd]?|come back|came back|meurt|meurent|mort(?:e?s)?|pourri\\w*|casse\\w*|ecrase\\w*|perdu?\\w*|perd\\w*|gat(?:e|ent|ee?s?)|jete\\w*|jett\\w*|vole\\w*)';

const LEADS = '(?<=^|[.;:!?,\\n] ?|\\b(?:and|but|because|that|et|mais|que) )';

/** Each as: pattern, and which groups are part and whole. */
const COUNTED: readonly (readonly [pattern: RegExp, part: number, whole: number])[] = [
  // 'One in five', '3 out of every 12', 'un sur cinq'.
  [new RegExp(`\\b${N} (?:out of|of|sur) (?:every|each|chaque) ${N}\\b`, 'g'), 1, 2],
  [new RegExp(`\\b${N} (?:out of|sur) ${WHOSE}${N}\\b(?! ${MONEY})`, 'g'), 1, 2],
  // '$1 for 3 buckets' is a price.
  [new RegExp(`(?<![$€₦₵]\\s?)\\b${N} (?:in|for) (?:every )?${N}\\b(?! ${TIME})(?! ${MONEY})`, 'g'), 1, 2],
  // '3 of 12 chicks', '6 of their 30 kilos'; '3 of 2024' is a date.
  [new RegExp(`\\b${N} of ${WHOSE}${N}\\b(?! ${MONEY})(?!,\\d)`, 'g'), 1, 2],
  // 'Four crates of every twenty', '7 dollars of every 100', 'une tomate sur quatre'.
  [new RegExp(`\\b${N} [a-z]+ (?:of|on|from|out of|in) (?:every|each) ${N}\\b(?! ${TIME})`, 'g'), 1, 2],
  // 'One bucket in three is lost', but not 'one clinic in two villages'.
  [
    new RegExp(
      `\\b${N} [a-z]+ (?:in|out of|sur) ${N}\\b(?! (?!comes|goes|gets|fails|breaks|dies|returns|est|meurt)[a-z]{3,}s\\b)`,
      'g',
    ),
    1,
    2,
  ],
  // 'I can loose 4 basin from 10'.
  [new RegExp(`\\b(?:los|loos|spoil|throw)[a-z]* ${N} [a-z]+ from ${N}\\b(?! (?!${TIME})[a-z]{3,}\\b)`, 'g'), 1, 2],
  // 'Of the 40 goats I had near Garissa, 14 died', 'sur dix poussins, trois meurent'.
  [
    new RegExp(
      `${LEADS}(?:out of|of|from|among|sur) ${WHOSE}${N} (?!${TIME}|${MONEY})[a-z'-]+(?: [a-z'-]+){0,6}, ${HEDGES}${N}\\b`,
      'g',
    ),
    2,
    1,
  ],
  // 'Out of ten bags we lose two', 'sur vingt sacs nous perdons trois'.
  [
    new RegExp(
      `${LEADS}(?:out of|of|from|sur) ${WHOSE}${N} (?!${TIME}|${MONEY})[a-z'-]+(?: [a-z'-]+){0,4},? (?:i|we|they|je|on|nous|ils) (?:dey |often |can |en )?(?:lose|lost|throw(?: away)?|threw(?: away)?|dump|perds?|perdons|perdent|jette|jetons|jettent) ${HEDGES}${N}\\b`,
      'g',
    ),
    2,
    1,
  ],
  // 'Brings in 12 bags and loses 3 of them'.
  [
    new RegExp(
      `\\b${N} (?!${TIME}|${MONEY})[a-z-]+(?:,? (?!(?:${Object.keys(COUNTING).slice(1).join('|')})\\b)[a-z'-]+){0,9},? ${HEDGES}${N} (?:of (?:them|these|those)|d'entre (?:eux|elles))\\b`,
      'g',
    ),
    2,
    1,
  ],
  // 'I carry 20 crates and 5 are crushed'.
  [
    new RegExp(
      `\\b${N} (?!${TIME}|${MONEY})[a-z-]+s(?: [a-z'-]+){0,5},? (?:and|but|et|mais) ${HEDGES}${N} (?:of (?:them|these|those) |d'entre (?:eux|elles) )?(?:are |were |get |got |go |have |had |always |sont |ont ete )?${HARMED}\\b`,
      'g',
    ),
    2,
    1,
  ],
];

const WORDED: readonly (readonly [RegExp, number])[] = [
  [/\btwo[- ]thirds\b|\b(?:les )?deux tiers\b/g, 2 / 3],
  [/\bthree[- ]quarters\b|\b(?:les )?trois quarts\b/g, 3 / 4],
  [/\btwo[- ]fifths\b|\bdeux cinquiemes\b/g, 2 / 5],
  [/\b(?:a|one)[- ]third\b|\b(?:un|le) tiers\b|\bthird of\b/g, 1 / 3],
  [/\b(?:a|one)[- ]quarter\b|\b(?:un|le) quart (?:de|des|du)\b|\bun quart\b(?! d'heure)/g, 1 / 4],
  [/\b(?:a|one)[- ]fifth\b|\bun cinquieme\b/g, 1 / 5],
  [/\b(?:a|one)[- ]tenth\b|\bun dixieme\b/g, 1 / 10],
  [/\bhalf\b(?! (?:an? )?(?:hour|day|year|month|time))|\bla moitie\b/g, 1 / 2],
];
const ORDINALS: readonly (readonly [word: string, value: number])[] = [
  ['(?:second|other)', 1 / 2],
  ['third', 1 / 3],
  ['fourth', 1 / 4],
  ['fifth', 1 / 5],
  ['sixth', 1 / 6],
  ['tenth', 1 / 10],
];

/** 'My 20 crates' were there; 'every 20 crates' are any. */
const THERE = /\b(?:my|our|their|his|her|the|these|those|mes|nos|leurs|les|ces) (?:last )?$/;

const numberOf = (words: string): number => COUNTING[words] ?? Number(words.replace(/[, ]/g, ''));
const isYear = (words: string): boolean => /^(?:19|20)\d\d$/.test(words);

/** Every part of a whole in a folded text; where two overlap, the first found stands. */
export function findShares(text: string): ShareFound[] {
  const found: ShareFound[] = [];
  const add = (share: ShareFound) => {
    if (!found.some((f) => share.at < f.end && share.end > f.at)) found.push(share);
  };
  for (const [pattern, value] of WORDED)
    for (const m of text.matchAll(pattern)) add({ at: m.index, end: m.index + m[0].length, value });
  for (const [word, value] of ORDINALS)
    for (const m of text.matchAll(
      new RegExp(`\\bevery ${word}\\b(?! (?:day|week|month|year|night|hour|term|season|time|morning|evening))`, 'g'),
    ))
      add({ at: m.index, end: m.index + m[0].length, value });
  for (const [pattern, first, second] of COUNTED)
    for (const m of text.matchAll(pattern)) {
      const [a, b] = [m[first] ?? '', m[second] ?? ''];
      const [part, whole] = [numberOf(a), numberOf(b)];
      if (!(part > 0 && whole > part) || isYear(b)) continue;
      const end = m.index + m[0].length;
      const at = second > first ? end - b.length : m.index + m[0].indexOf(b);
      const isThere = THERE.test(text.slice(m.index, at)) || / (?:and|but|et|mais) | of them$/.test(m[0]);
      add({
        at: m.index,
        end,
        value: part / whole,
        of: [part, whole],
        ...(isThere && { counted: { at, end: at + b.length, value: whole } }),
      });
    }
  return found;
}
