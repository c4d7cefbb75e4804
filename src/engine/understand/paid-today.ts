import { atClause, fold, quotable, sentencesOf } from '../text/clean.ts';
import { findNumbers } from './numbers.ts';
import type { FounderNumber } from './types.ts';

/*
 * What people pay others today because of the trouble: the price of the way round it. It shows that there is money in
 * it, and how much; it is no payment for what the founder offers, and whoever takes it is no customer of his.
 */
export interface PaidToday {
  /** The clause as written. */
  readonly quote: string;
  readonly number: FounderNumber;
}

const DOERS =
  '(?:men|women|boys|girls|youths|young (?:men|people)|riders|drivers|porters|brokers|agents|lenders|moneylenders|neighbou?rs|pushers|collectors|emptiers|carriers|mechanics|masons|guards|watchmen|healers|tankers|vendors|touts|tutors|helpers|labourers|workers|middlemen|someone|somebody|vidangeurs|porteurs|jeunes|garcons|hommes|gardiens|charretiers|them)';
const PAYS = '\\b(?:pay|pays|paid|paying|paie|paient|payons|payent)\\b';
/** To whom, other than the founder and those to whom it is owed anyway: landlords, schools and the tax are no way round. */
const TO_OTHERS = new RegExp(
  `${PAYS}[^.;]*\\b(?:to|aux?|a) (?:the |some |other |small |young |local |les |des )*${DOERS}\\b|${PAYS} (?:\\d+ |the |some |other |two |three |five |ten )*${DOERS}\\b`,
);
const TO_US =
  /\b(?:pays?|paid|paying) (?:us|me)\b|\b(?:for|to) (?:our|us|my|me)\b|\b(?:are|is|was|were|be|get|gets) (?:only )?paid\b/i;
const NOT_YET =
  /\b(?:would|will|could|might|want|wants|willing|not|never|nobody|no one|cannot|can't|if|promised?)\b[^.;,]{0,24}\b(?:pay|pays|paid)\b/i;

const MOST = 18;

/** The first clause in which money goes to somebody else for help with the trouble; null where none does. */
export function paidToday(text: string): PaidToday | null {
  for (const sentence of sentencesOf(text))
    for (const clause of sentence.split(/,\s|;\s|\s(?=(?:but|because|so|while) )/)) {
      const folded = fold(clause);
      if (!TO_OTHERS.test(folded) || TO_US.test(folded) || NOT_YET.test(folded)) continue;
      const number = findNumbers(clause).find((n) => n.kind === 'money');
      if (number)
        return {
          quote: atClause(
            quotable(clause.replace(/^(?:and|but|so|because|while) /i, '')).replace(/[.!?,;:]+$/, ''),
            MOST,
          ),
          number,
        };
    }
  return null;
}
