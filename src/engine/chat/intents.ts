import compiled from '../../../content/compiled/chat.json' with { type: 'json' };
import type { ChatContent } from '../../../content/schema/chat.ts';

/** What founders ask, as `content/chat.yaml` has it, and the words that are about the asking alone. */
export const CHAT: ChatContent = compiled as ChatContent;

/** Each further lead of an intent is wanted by so much less than the one before. */
const FURTHER = 0.8;

const SPELLINGS = new Map(
  Object.entries(CHAT.spellings).flatMap(([word, spellings]) => spellings.split(' ').map((other) => [other, word])),
);

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|%/gu;

/** The words of a folded question, each as the phrases spell it. */
const respell = (folded: string): string =>
  (folded.match(WORD) ?? []).map((word) => SPELLINGS.get(word) ?? word).join(' ');

/** 'what * first': up to three words between; 'risk*': any ending. */
const patternOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => (word === '*' ? '(?:\\S+ ){0,3}' : `${word.replace('*', '\\S*')} `))
    .join('');

const byLength = (one: string, other: string): number => other.length - one.length;

/** Every word is followed by a space where phrases are looked for. */
const INTENTS = CHAT.intents.map(({ asks, ...intent }) => ({
  ...intent,
  asks: new RegExp(`(?<!\\S)(?:${[...asks].sort(byLength).map(patternOf).join('|')})`, 'g'),
}));

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface Wish {
  /** How much a part of this heading is wanted, 0 to 1. */
  readonly of: (heading: string) => number;
  /** Whether it is asked for itself: the question's other words need not stand in it. */
  readonly isNamed: (heading: string) => boolean;
  /** All parts that are wanted belong into the answer. */
  readonly isWhole: boolean;
  /** One of several of its kind is asked for, and nothing beside it. */
  readonly isAlone: boolean;
  /** The lines of a part that are asked for. */
  readonly lines: RegExp | null;
  /** The question without the words by which it was understood. */
  readonly rest: string;
}

/** What a question asks for by name. */
export function wishIn(folded: string): Wish {
  const question = `${respell(folded)} `;
  const asked = INTENTS.filter(({ asks }) => question.search(asks) >= 0);
  const named = asked.filter(({ subject }) => !subject);
  const lines = asked.find((intent) => intent.lines)?.lines;
  const wanted = (heading: string, { leads }: (typeof INTENTS)[number]) => {
    const at = leads.findIndex((lead) => heading.startsWith(lead));
    return at < 0 ? 0 : FURTHER ** at;
  };
  // 'What does test 2 cost?' is about that one test, and about nothing beside it.
  const one = asked.find(({ alone }) => alone);
  const by = one ? [one] : asked;
  const of = (heading: string): number => Math.max(0, ...by.map((intent) => wanted(heading, intent)));
  return {
    of,
    isNamed: (heading) => of(heading) > 0 && named.some((intent) => wanted(heading, intent) > 0),
    isWhole: one === undefined && asked.some(({ whole }) => whole),
    isAlone: one !== undefined,
    lines: lines ? new RegExp(lines.map(literally).join('|'), 'i') : null,
    rest: named.reduce((rest, { asks }) => rest.replace(asks, ' '), question),
  };
}
