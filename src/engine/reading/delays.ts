import { clauseAfter, clauseBefore } from './flows.ts';
import type { FounderNumber } from './types.ts';

/*
 * 'They pay after 45 days' is a trouble, not a way round one: money that is owed comes late. It says how long somebody
 * lends without meaning to.
 */
const PAYS =
  /\b(?:pay|pays|paying|payments?|paid|settles?|settled|money|paient|paie|payes?|payer|paiements?|reglent|regle|argent)\b/;
const LENGTH =
  '(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|forty|forty-five|sixty|ninety|several|many|some|un|une|deux|trois|quatre|cinq|six|dix|quarante-cinq|soixante|quelques|plusieurs)';
const TIME = '(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?)';
const LATE = new RegExp(
  `\\b(?:after|within|only in|apres|sous|au bout de|dans) (?:about |only |sometimes |up to |over |more than |plus de |environ )?(?:the )?${LENGTH} ${TIME}\\b|\\b${LENGTH} ${TIME} (?:later|late|after|overdue|plus tard|de retard|apres)\\b|\\b(?:late|later|en (?:retard|delay)|plus tard)\\b`,
);
const WAITED = new RegExp(`\\b(?:waits?|waited|waiting|attend\\w*|attente)\\b.*\\b${LENGTH} ${TIME}\\b`);

/** Whether a folded clause tells that somebody is paid late, or how long they wait for their money. */
export const tellsDelay = (clause: string): boolean => PAYS.test(clause) && (LATE.test(clause) || WAITED.test(clause));

const UP_TO =
  /\b(?:after|within|in|apres|sous|dans|avec) (?:about |only |sometimes |up to |over |more than |plus de |environ |the )*$|\b(?:waits?|waited|waiting|attend\w*|owed?|owes)\b[^,;]{0,24}$/;
const BEHIND = /^\s*(?:[a-z]+ )?(?:later|late|overdue|after|plus tard|de retard|apres)\b/;

/** Whether a stretch of time is how long money is waited for. */
export const isDelay = (n: FounderNumber): boolean => {
  if (n.kind !== 'days') return false;
  const [before, after] = [clauseBefore(n), clauseAfter(n)];
  return PAYS.test(`${before} ${after}`) && (UP_TO.test(before) || BEHIND.test(after.replace(/^\s*[a-z]+/, '')));
};
