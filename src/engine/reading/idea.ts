import { IDEA_KINDS, type IdeaKind } from '../../../content/schema/ideas.ts';
import type { Library } from '../library.ts';
import { fold, quotable, sentencesOf } from '../text/clean.ts';
import type { Answers, Open } from './slots.ts';
import type { FounderNumber } from './types.ts';

/** How people begin to tell what they mean to do. */
const IDEA = new RegExp(
  [
    /\b(?:i|we)(?:'d like| (?:want|wan|plan|would like|hope|intend|mean to|dey (?:plan|think)|(?:was|am|were|are) thinking))\b(?!,? (?:to )?(?:talk|tell|ask|say|know|complain|report)\b)/,
    /\b(?:my|our) (?:idea|plan|thinking)\b/,
    /\bi (?:think|believe) (?:(?:i|we|it|there|one|someone|somebody|everybody|everyone) (?:could|would|can|should)|of|if)\b/,
    /\b(?:if there (?:was|were)|maybe (?:a|some|there|we|if)|what if|would be (?:good|nice|better) if|it would help)\b/,
    /\b(?:je|j'|nous) ?(?:veux|voudrais|pense|compte|aimerais|aimerions|voulons)\b|\b(?:mon|notre) idee\b|\bj'(?:ai|avais) (?:eu )?(?:l'|une )idee\b|\bsi on pouvait\b/,
    /(?<!\bnao )\b(?:quero|queria|gostaria|minha ideia|tenho uma ideia|pensei (?:em|num|numa)|acho que se|seria bom)\b/,
    /\b(?:nataka|ningependa|tungependa|wazo langu|ingekuwa|(?:nilifikiri|nafikiri|niliwaza|nawaza)a? (?:tunge|ninge)\w+|kama kungekuwa|naona kama)\b/,
    /فكرتي|أريد أن|اريد ان|(?:فكرت|بفكر|ناوي|نفسي|(?:^|[^ء-ي ] ?|انا |أنا )عايز(?:ة|ه)?) [اأن](?!ل)[ء-ي]+|(?:نفسي|بفكر) في حاج[ةه]|نحب ندير|لو كان|ياريت/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What they mean to ask for it is no price of today. */
export const isMeant = ({ kind, context }: FounderNumber): boolean => kind === 'money' && IDEA.test(fold(context));

/** The sentence that tells the founder's own idea, as they wrote it; '' where none does. */
export const ideaIn = (text: string): string =>
  quotable(sentencesOf(text).find((sentence) => IDEA.test(fold(sentence))) ?? '').replace(/[.!?;]+$/, '');

/** What their idea does: by that it gets a first test of its own. */
export function ideaOpen({ ideas }: Library): Open {
  const choices = [...IDEA_KINDS.map((kind) => ideas.kinds[kind].name), ideas.none];
  return { slot: 'idea', text: ideas.question, why: ideas.why, choices };
}

/** What was tapped; 'none' by those who have no idea after all, null where it was not asked, or was skipped. */
export function ideaKind({ idea = '' }: Answers, { ideas }: Library): IdeaKind | 'none' | null {
  const answer = fold(idea.trim());
  if (answer === fold(ideas.none)) return 'none';
  const isTapped = (kind: IdeaKind): boolean => {
    const { name, was = [] } = ideas.kinds[kind];
    return [name, ...was].some((known) => fold(known) === answer);
  };
  return IDEA_KINDS.find(isTapped) ?? null;
}
