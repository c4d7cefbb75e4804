import { fold } from '../text/clean.ts';

/* The words that carry a question or a sentence, and their stems. */

const STOP = new Set(
  'a an the and or but if then than so of in on at to for from by with about into over after before as is are was were be been being am do does did doing have has had having will would can could should shall may might must i me my mine we us our you your yours he him his she her it its they them their this that these those there here what which who whom whose when where why how not no nor only own same such too very just also any some each every all both few more most other again once s t don now up down out off per get got give gives given go goes going make makes made let say says said tell tells told know knows known think thinks report reports document baraza according please really actually maybe perhaps im whats isnt arent cant dont doesnt its thing things stuff way kind sort like would myself yourself himself herself themselves u soon hardly even still wont maybe'.split(
    ' ',
  ),
);

/** Whether a word carries nothing: 'the', 'which', 'please'. */
export const isStop = (word: string): boolean => STOP.has(word);

/** Enough of English endings that 'traders', 'trading' and 'trade' meet. */
export function stem(word: string): string {
  // 'Fishermen' fish, a 'repairman' repairs.
  let w = word.length > 6 ? word.replace(/(?:wo)?m[ae]n$/, '') : word;
  if (w.length > 4)
    w = w
      .replace(/(?:ies)$/, 'y')
      .replace(/(?:sses)$/, 'ss')
      .replace(/([^s])s$/, '$1');
  if (w.length > 5) w = w.replace(/(?:ing|edly|ed|er|ers|ly|ment|ness|ation|ations)$/, '');
  return w.replace(/(.)\1$/, '$1').replace(/[ey]$/, '');
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that carry a question or a sentence, in order. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((w) => !STOP.has(w) && w.length > 1);

/** What is said before a question is asked: 'could you tell me', 'I would like to know'. */
const COURTESY =
  /^(?:(?:please|pls|plz|kindly|abeg|hey|hello|hi|hmm+|ok(?:ay)?|so|and|but|well|now|also|then|honestly|sorry|thanks|good (?:morning|day|evening)|sir|madam|dear \w+|just|maybe you can)\b[,.!: ]*|(?:(?:can|could|would|will) (?:you|u) (?:please |kindly |maybe |also )*)?(?:(?:tell|show)(?: to)? (?:me|us)|(?:explain|describe)(?: (?:to )?(?:me|us))?)\b[,: ]*|(?:i|we)(?:d| would)? (?:like|want|wish|need|love) to (?:know|understand|learn|hear|ask(?: you)?)(?: about)?\b[,: ]*|(?:i|we) (?:am |was )?wonder(?:ing)?\b[,: ]*|(?:do|did) (?:you|u) (?:happen to )?(?:know|have (?:an |any )?idea|have information)(?: about| on| of)?\b[,: ]*|any (?:idea|information|info|clue)(?: about| on| of)?\b[,: ]*|(?:my|a|one|another|next) question(?: is)?\b[,: ]*|(?:whether|if) (?=(?:is|are|do|does|there|it|they|i|we|a|an|the|people)\b))+/;

/** A question as the ways of asking are looked for in it: 'Please, isn’t it …' is 'isnt it'. */
export function plain(text: string): string {
  const said = fold(text).replace(/'/g, '').replace(/\s+/g, ' ').trim();
  const asked = said.replace(COURTESY, '');
  return asked.length > 0 ? asked : said;
}
