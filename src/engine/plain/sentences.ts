import { join } from '../text/words.ts';
import type { Anchor } from '../understand/types.ts';
import type { Work } from '../work.ts';

const isOwn = (state: string): boolean => state === 'given' || state === 'answered';

/** His words first, whole where they are few; then how we read them, so that a wrong reading is seen at once. */
export function plainProblem({ anchor }: Work): string {
  const trouble = anchor.plain?.trouble ?? anchor.quote;
  const who = isOwn(anchor.who.state)
    ? 'those who bear it are {who} in {place}'
    : 'you do not say who bears it, and we take {who} in {place}';
  const matter = anchor.good.state === 'assumed' ? '' : '; the matter is {good}';
  const blame = anchor.ownCause === '' ? 'You name no cause.' : `You blame this: “{{q:${anchor.ownCause}}}”.`;
  return `“{{q:${trouble}}}${trouble.endsWith('…') ? '' : '.'}” As we read you, ${who}${matter}. ${blame}`;
}

export function plainWho({ who, plain, good }: Anchor): string {
  const others = plain?.others ?? [];
  const tail =
    others.length > 0
      ? ` You also name ${join(others)}; ${others.length > 1 ? 'they are' : 'that is'} the other side of the story.`
      : '';
  const of = good.state === 'assumed' ? '' : '; the matter is {good}';
  if (!isOwn(who.state))
    return plain?.isSpeaker
      ? `You live with it yourself; we call you and those like you {who} in {place}${of}.${tail}`
      : `You do not say who bears it; we take {who} in {place}, and every talk must test that${of}.${tail}`;
  return `${plain?.isSpeaker ? 'You are one of the {who} in {place}, and bear it yourself' : 'Those who bear it are {who} in {place}'}${of}.${tail}`;
}
