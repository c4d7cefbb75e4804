import { atClause, fold, quotable, sentencesOf } from '../text/clean.ts';
import { tellsDelay } from './delays.ts';
import { findNumbers } from './numbers.ts';

/*
 * What people pay others today because of the trouble: the price of the way round it. It shows that there is money in
 * it, and how much; it is no payment for what the founder offers, and whoever takes it is no customer of his.
 */
export interface PaidToday {
  /** The clause as written. */
  readonly quote: string;
  /** The sum as written; '' where he names none. */
  readonly words: string;
}

const DOERS =
  '(?:men|women|boys|girls|youths|young (?:men|people)|riders|drivers|porters|brokers|agents|lenders|moneylenders|neighbou?rs|pushers|collectors|emptiers|carriers|mechanics|masons|guards|watchmen|healers|tankers|vendors|touts|tutors|helpers|labourers|workers|middlemen|vidangeurs|porteurs|jeunes|garcons|hommes|gardiens|charretiers|them)';
const PAYS = '\\b(?:pay|pays|paid|paying|paie|paient|payons|payent)\\b';
/** To whom, other than the founder and those to whom it is owed anyway: landlords, schools and the tax are no way round. */
const TO_OTHERS = new RegExp(
  `${PAYS}[^.;]*\\b(?:to|aux?|a) (?:the |some |other |small |young |local |les |des )*${DOERS}\\b|${PAYS} (?:\\d+ |the |some |other |two |three |five |ten )*${DOERS}\\b`,
);
const TO_US =
  /\b(?:pays?|paid|paying) (?:us|me)\b|\b(?:for|to) (?:our|us|my|me)\b|\b(?:are|is|was|were|be|get|gets) (?:only )?paid\b/i;
const NOT_YET =
  /\b(?:would|will|could|might|want|wants|willing|not|never|nobody|no one|cannot|can't|if|promised?)\b[^.;,]{0,24}\b(?:pay|pays|paid)\b/i;

/** Money that bought nothing is the trouble, not a way round it. */
const IN_VAIN =
  /\b(?:never|does not|do not|did not|nothing|vanish\w*|promis\w+|cheat\w*|fake|disappear\w*|ran away|runs away|run away|jamais|rien)\b/;

const MOST = 18;

/** The first clause in which money goes to somebody else for help with the trouble; null where none does. */
export function paidToday(text: string): PaidToday | null {
  for (const sentence of sentencesOf(text))
    for (const clause of sentence.split(/,\s|;\s|\s(?=(?:but|because|so|while) )/)) {
      const folded = fold(clause);
      if (
        tellsDelay(folded) ||
        IN_VAIN.test(folded) ||
        !TO_OTHERS.test(folded) ||
        TO_US.test(folded) ||
        NOT_YET.test(folded)
      )
        continue;
      const words = findNumbers(clause).find((n) => n.kind === 'money')?.words ?? '';
      const quote = atClause(quotable(clause.replace(/^(?:and|but|so|because|while) /i, '')), MOST);
      return { quote: quote.replace(/[.!?,;:]+$/, ''), words };
    }
  return null;
}
