import { fold } from '../text/clean.ts';

/* The words that carry a question or a sentence, and their stems. */

const STOP = new Set(
  'a an the and or but if then than so of in on at to for from by with about into over after before as is are was were be been being am do does did doing have has had having will would can could should shall may might must i me my mine we us our you your yours he him his she her it its they them their this that these those there here what which who whom whose when where why how not no nor only own same such too very just also any some each every all both few more most other again once s t don now up down out off per get got give gives given go goes going make makes made let say says said tell tells told know knows known think thinks report reports document baraza according please really actually maybe perhaps im whats isnt arent cant dont doesnt its thing things stuff way kind sort like would myself yourself himself herself themselves u soon hardly even still wont maybe'.split(
    ' ',
  ),
);

/** Words that stand for one idea; the first names it. A trailing * meets every word that begins so. */
/** Enough of English endings that 'traders', 'trading' and 'trade' meet. */
export function stem(word: string): string {
  let w = word;
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

/** A question as the ways of asking are looked for in it: 'Isn’t it …' is 'isnt it'. */
export const plain = (text: string): string => fold(text).replace(/'/g, '').replace(/\s+/g, ' ').trim();
