import { fold, sentencesOf } from '../text/clean.ts';
import { tellsDelay } from './delays.ts';

/*
 * What a founder tells beside his trouble and that is no way round it: his trade ('we sell 3000 bars a week'), how late
 * others pay him, how long he waits. A way round is what somebody does because of the trouble, or instead.
 */
const WHO_TRADES = "(?:i|we|my [a-z]+|our [a-z]+|nous|je|j')";
const TRADES =
  '(?:sell|sells|make|makes|bake|bakes|produce|produces|grow|grows|sew|sews|tailor|tailors|supply|supplies|deliver|delivers|brew|brews|import|imports|export|exports|offer|offers|keep|keeps|rear|rears|run|runs|own|owns|have|has|vends?|vendons|fabrique|fabriquons|produis|produisons|livre|livrons|cultive|cultivons|eleve|elevons)';
const OF_TRADE = new RegExp(
  `^(?:[a-z ]{0,24}, )?${WHO_TRADES} (?:dey |also |only |already |usually |can )*${TRADES}\\b|\\b(?:who|qui) (?:sells?|makes?|grows?|vend\\w*|fabriqu\\w+) `,
);
/** What is done because of the trouble says so. */
const BECAUSE_OF_IT =
  /\b(?:so|instead|therefore|then|to (?:pay|survive|avoid|save|cope|keep|escape)|cheap|cheaper|at a loss|for less|half price|half the price|at once|quickly|early|before it|rather than|alors|donc|a la place|pour (?:payer|eviter)|moins cher|a perte|vite|(?:our|my|the|his|her|their) (?:goats?|cows?|land|animals?|bikes?|motorbikes?|motorcycles?|furniture|house|plot))\b/;
const WAITS_SO_LONG =
  /\b(?:waits?|waited|waiting|attend\w*)\b[^,;]{0,40}\b(?:\d+|two|three|four|five|six|seven|eight|ten|many|several|long|all|deux|trois|quatre|cinq|six|dix|plusieurs)\b[^,;]{0,12}\b(?:hours?|days?|weeks?|months?|minutes?|time|heures?|jours?|semaines?|mois)\b/;

/** What is out of reach is not what is done. */
const NOT_DONE =
  /\b(?:cannot afford|can't afford|cannot pay|can't pay|costs? more than|too (?:expensive|dear|costly|far)|no money for|have no|has no|trop (?:cher|chere|chers|loin)|ne peuvent pas|cannot|can't)\b/;

const isTrade = (clause: string): boolean => OF_TRADE.test(clause) && !BECAUSE_OF_IT.test(clause);

/** Whether a clause only tells what somebody lives from, how late money comes, or how long he waits. */
export const isBesideTheWay = (clause: string): boolean => {
  const folded = fold(clause).trim();
  return isTrade(folded) || tellsDelay(folded) || WAITS_SO_LONG.test(folded) || NOT_DONE.test(folded);
};

/** The text without the clauses in which no way round can stand. */
export const withoutTrade = (text: string): string =>
  sentencesOf(text)
    .map((sentence) =>
      sentence
        .split(/(?<=[,:;])\s|\s(?=(?:and|but|because|so|et|mais|alors|donc) )/)
        .filter((clause) => !isBesideTheWay(clause.replace(/^(?:and|but|et|mais) /i, '')))
        .join(' '),
    )
    .filter((sentence) => sentence !== '')
    .join(' ');
