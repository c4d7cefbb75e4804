import { fold } from '../text/clean.ts';

/** Intent to harm, not the harm itself: 'fake medicines kill' is a problem worth research, 'sell fake medicines' is not. */
const HARMFUL: readonly RegExp[] = [
  /\b(?:make|build|buy|sell|smuggle|traffic|supply|import)(?:ing)? (?:\w+ ){0,2}(?:bombs?|explosives?|guns?|firearms?|weapons?|grenades?|cocaine|heroin|meth|child(?:ren)? for|organs|ivory|rhino horn|slaves?)\b/,
  /\b(?:sell|make|produce|distribute)(?:ing)? (?:\w+ ){0,2}(?:fake|counterfeit|stolen) (?:drugs?|medicines?|money|notes?|passports?|certificates?|documents?|phones?)\b/,
  /\b(?:help|enable|allow)(?:s|ing)? (?:\w+ ){0,3}(?:launder|smugglers?|scammers?|traffickers?|fraudsters?|kidnappers?|poachers?|terrorists?)\b/,
  /\b(?:how (?:to|can i|do i)|i want to|we want to|plan to) (?:\w+ ){0,2}(?:launder|scam|defraud|hack into|kidnap|kill|poison|bribe|blackmail|rig (?:the )?election)/,
  /\b(?:child|underage) (?:porn|sex|prostitut)/,
];

export const REFUSE_HARM =
  'Baraza cannot research this: as it is written, it would help to harm people or break the law. If you want to protect people from such harm, describe who suffers and how, and start again.';
export const REFUSE_EMPTY =
  'There is no problem to research in this text yet. Write one or two sentences: who has the problem, where, and what happens to them.';

export const refuseElsewhere = (place: string): string =>
  `Baraza covers the 54 African countries, and ${place} is not one of them. If the same problem exists in an African country, name that country and start again.`;

export function isHarmful(text: string): boolean {
  const folded = fold(text).replace(/\s+/g, ' ');
  return HARMFUL.some((pattern) => pattern.test(folded));
}

/** Letters of any alphabet in at least one word of three: less is not a text about anything. */
export const hasWords = (text: string): boolean => /\p{L}{3,}/u.test(text);
