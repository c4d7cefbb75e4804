import type { FounderNumber } from './types.ts';

/*
 * What a sum of money in a founder's text is: what somebody earns, what was asked on a bill, what was lost, or none of these. A salary beside
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

/** 'We lost 12,000', 'short by 40k', 'il manquait 2 850 francs': what stands before a sum that was lost. */
const LOST_BEFORE =
  /(?<!\p{L})(?:los(?:t|e|es|ing)|loss(?:es)?|short(?:age)?(?= (?:by|of)\b)|missing|stole|robbed|perd(?:u|us|s|ons|ent|i|emos|eu|eram)|perte|manqu(?:e|ait|aient)|vole|perda|roubaram|falt(?:am?|avam?|ou|aram)|\w{0,6}poteza|hasara|خسر\p{L}*|ضاع\p{L}*|نقص\p{L}*)(?:(?! (?:who|which|that|paid|pay|costs?|at|after|price|each)\b)[^,;.]){0,24}$/u;
/** 'K2,850 was missing', '40k short', '2 150 000 FCFA perdus'. */
const LOST_AFTER =
  /^\s*(?:[a-z]+ ){0,2}(?:missing|short(?! ?-?term)|lost|gone|stolen|disappeared|vanished|unaccounted|manquai(?:t|ent)|perdue?s?|volee?s?|perdid[oa]s?|roubad[oa]s?|faltavam?|zilipotea|ilipotea|imepotea|zimepotea|pungufu)\b/;
/** 'We would lose 300', 'they never lost 300'. */
const NOT_LOST =
  /(?:n't|(?<!\p{L})(?:if|would|could|might|may|can|will|never|not|without|avoid|si|pourra\p{L}*|jamais|sans|se|poderia\p{L}*|nunca|sem|ikiwa|لو|لا|لم))(?!\p{L})[^,;]{0,24}$/u;

/** Whether a number's clause, before it and behind it, says that so much was lost. */
export function tellsLoss(before: string, after: string): boolean {
  const said = LOST_BEFORE.exec(before);
  if (said) return !NOT_LOST.test(before.slice(0, said.index + 1));
  return LOST_AFTER.test(after) && !NOT_LOST.test(before);
}

/** Money that was lost: no price, and no pay. */
export const isLoss = (n: FounderNumber): boolean => n.kind === 'money' && tellsLoss(clauseBefore(n), clauseAfter(n));
