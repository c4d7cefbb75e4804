import type { FounderNumber } from './types.ts';

/*
 * What a sum of money in a founder's text is: what somebody earns, what was asked on a bill, or neither. A salary beside
 * a rent is no rent, and no price; it tells what the rent is measured against.
 */
const at = (n: FounderNumber): number => Math.max(0, n.context.indexOf(n.words.toLowerCase()));
const JOINT = /[,;:]|\b(?:and|but|because|while|when|so|since|et|mais|car|parce que|alors)\b/;

/** The clause of the number, before it and after it. */
export const clauseBefore = (n: FounderNumber): string => n.context.slice(0, at(n)).split(JOINT).at(-1) ?? '';
export const clauseAfter = (n: FounderNumber): string => n.context.slice(at(n) + n.words.length).split(JOINT)[0] ?? '';

const TO_THE_NUMBER = '\\b[^,;]{0,28}$';
const EARNING = new RegExp(
  `\\b(?:earn(?:s|ed|ing)?|salary|salaries|wages?|income|stipend|take(?:s)? home|gagn(?:e|es|ent|ons|ait)|salaires?|revenus?|touche(?:nt|s)?|(?:i|we|he|she|they|who|that) (?:dey )?(?:make|makes|get|gets)|(?:am|is|are|was|were|get|gets) paid|(?:boss|employer|company|factory|owner|government|state|agency|patron)[a-z ]{0,16} (?:pays?|paid) (?:me|us|him|her|them)(?: only)?)${TO_THE_NUMBER}`,
);
/** 'A salary', 'earn': these say it outright; 'they get 300' may be a price. */
const OUTRIGHT = new RegExp(
  `\\b(?:earn(?:s|ed|ing)?|salary|salaries|wages?|income|stipend|take(?:s)? home|gagn(?:e|es|ent|ons|ait)|salaires?|revenus?)${TO_THE_NUMBER}`,
);
const AS_SALARY =
  /^\s*(?:(?:a|per|each|every|par|chaque) [a-z]+ )?(?:of |as |in |de |comme )?(?:my |our |their |mon )?(?:salary|wages?|income|salaire|take-?home)\b/;
const PERIOD = /^(?:day|week|month|term|season|year|hour|shift|morning|evening)$/;

/** What somebody earns by their work: said so, or got by the day, week or month. By the bag it is a price. */
export function isIncome(n: FounderNumber): boolean {
  if (n.kind !== 'money') return false;
  if (AS_SALARY.test(clauseAfter(n))) return true;
  const isByTime = n.rate !== null || PERIOD.test(n.per);
  if (n.per !== '' && !isByTime) return false;
  const lead = clauseBefore(n);
  return OUTRIGHT.test(lead) || (isByTime && EARNING.test(lead));
}

const AS_BILL = /^\s*(?:[a-z]+ ){0,2}(?:bill|invoice|de facture|de frais)\b/;

/** 'The bill came to …', 'they handed us a bill of …': the whole of it, whatever it was for. */
export const isBill = (n: FounderNumber): boolean =>
  n.kind === 'money' &&
  !isIncome(n) &&
  (/\b(?:bills?|invoices?|factures?|addition)\b[^,;]{0,40}$/.test(clauseBefore(n)) || AS_BILL.test(clauseAfter(n)));
