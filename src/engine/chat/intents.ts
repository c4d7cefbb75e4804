import { fold } from '../text/clean.ts';
import { CHAT, type ChatWords, ENGLISH } from './words.ts';

/** Each further lead of an intent is wanted by so much less than the one before. */
const FURTHER = 0.8;

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|%/gu;

/** 'what * first': up to three words between; 'risk*': any ending. */
const patternOf = (phrase: string): string =>
  fold(phrase)
    .split(' ')
    .map((word) => (word === '*' ? '(?:\\S+ ){0,3}' : `${word.replace('*', '\\S*')} `))
    .join('');

const byLength = (one: string, other: string): number => other.length - one.length;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is asked, by the phrases of one language. */
interface Intent {
  /** Every word is followed by a space where phrases are looked for. */
  readonly asks: RegExp;
  readonly leads: readonly string[];
  readonly isWhole: boolean;
  readonly isAll: boolean;
  readonly isAlone: boolean;
  readonly isOne: boolean;
  readonly isSubject: boolean;
  readonly isBeyond: boolean;
  readonly isProduct: boolean;
  readonly isHeld: boolean;
  readonly lines: RegExp | null;
}

/** How a question follows up on the one before it. */
export interface Follows {
  /** 'Why?' alone asks for the reason behind the verdict. */
  readonly isWhy: boolean;
  /** Asks for what comes after, or beside, the answer before. */
  readonly goesOn: boolean;
  readonly isShorter: boolean;
  readonly leans: boolean;
  readonly points: boolean;
}

interface Phrasebook {
  /** The words of a folded question, each as the phrases spell it. */
  readonly respell: (folded: string) => string;
  readonly intents: readonly Intent[];
  readonly followsIn: (question: string) => Follows;
}

const anyOf = (phrases: readonly string[], before = '(?<!\\S)', after = ''): string =>
  `${before}(?:${[...phrases].sort(byLength).map(patternOf).join('|')})${after}`;

function phrasebookOf(words: ChatWords): Phrasebook {
  const spellings = new Map(
    Object.entries(words.spellings).flatMap(([word, others]) =>
      others.split(' ').map((other) => [fold(other), fold(word)]),
    ),
  );
  const { why, on, shorter, leans, points } = words.follows;
  const whole = (phrases: readonly string[]) => new RegExp(anyOf(phrases, '^', '$'));
  const within = (phrases: readonly string[]) => new RegExp(anyOf(phrases));
  const follows = {
    isWhy: whole(why),
    goesOn: whole(on),
    isShorter: within(shorter),
    leans: new RegExp(anyOf(leans, '^')),
    points: within(points),
  };
  return {
    followsIn: (question) => ({
      isWhy: follows.isWhy.test(question),
      goesOn: follows.goesOn.test(question),
      isShorter: follows.isShorter.test(question),
      leans: follows.leans.test(question),
      points: follows.points.test(question),
    }),
    respell: (folded) => (folded.match(WORD) ?? []).map((word) => spellings.get(word) ?? word).join(' '),
    intents: CHAT.intents.flatMap(({ name, leads, whole, all, alone, one, subject, beyond, product, held }) => {
      const asks = words.asks[name] ?? [];
      const lines = words.lines[name];
      if (asks.length === 0) return [];
      return {
        asks: new RegExp(anyOf(asks), 'g'),
        leads,
        isWhole: whole ?? false,
        isAll: all ?? false,
        isAlone: alone ?? false,
        isOne: one ?? false,
        isSubject: subject ?? false,
        isBeyond: beyond ?? false,
        isProduct: product ?? false,
        isHeld: held ?? false,
        lines: lines ? new RegExp(lines.map(literally).join('|'), 'i') : null,
      };
    }),
  };
}

const phrasebooks = new WeakMap<ChatWords, Phrasebook>();
function phrasesOf(words: ChatWords): Phrasebook {
  const phrasebook = phrasebooks.get(words) ?? phrasebookOf(words);
  phrasebooks.set(words, phrasebook);
  return phrasebook;
}

export interface Wish {
  /** How much a part of this name is wanted, 0 to 1. */
  readonly of: (name: string) => number;
  /** Whether it is asked for itself: the question's other words need not stand in it. */
  readonly isNamed: (name: string) => boolean;
  /** Several parts belong together into the answer. */
  readonly isWhole: boolean;
  /** All of them together, and not the one that was just shown. */
  readonly isAll: boolean;
  /** Whether a part of this name is one of them. */
  readonly isOfWhole: (name: string) => boolean;
  /** One of several of its kind is asked for, and nothing beside it. */
  readonly isAlone: boolean;
  /** One of several is meant, by a word of its heading. */
  readonly isOne: boolean;
  /** What no report holds is asked for: no part is its answer. */
  readonly isBeyond: boolean;
  /** Baraza itself is asked about. */
  readonly isProduct: boolean;
  /** The sentences of a part that are asked for. */
  readonly lines: RegExp | null;
  /** Where no part holds such a sentence, none is the answer. */
  readonly isHeld: boolean;
  /** The question without the words that name a part. */
  readonly rest: string;
  /** And without those that only touch a subject. */
  readonly unread: string;
}

const without = (question: string, intents: readonly Intent[]): string =>
  intents.reduce((rest, { asks }) => rest.replace(asks, ' '), question);

/** What a question asks for by name. */
export function wishIn(folded: string, words: ChatWords = ENGLISH): Wish {
  const { respell, intents } = phrasesOf(words);
  const question = `${respell(folded)} `;
  const met = intents.flatMap((intent) =>
    [...question.matchAll(intent.asks)].map(({ index, 0: { length } }) => ({ intent, index, end: index + length })),
  );
  type Met = (typeof met)[number];
  const holds = (one: Met, other: Met) =>
    one.index <= other.index && one.end >= other.end && one.end - one.index > other.end - other.index;
  // 'How do I find out' is not 'how do I find'; what only touches a subject gives way to what names a part, around it or in it.
  const givesWayTo = (one: Met, by: Met) =>
    one.intent.isSubject && !by.intent.isSubject
      ? holds(one, by) || (holds(by, one) && !one.intent.isOne)
      : one.intent.isSubject === by.intent.isSubject && holds(by, one);
  const meant = new Set(
    met.filter((one) => one.intent.isBeyond || !met.some((by) => givesWayTo(one, by))).map(({ intent }) => intent),
  );
  const asked = intents.filter((intent) => meant.has(intent));
  const named = asked.filter(({ isSubject, isBeyond }) => !isSubject && !isBeyond);
  const wanted = (name: string, { leads }: Intent) => {
    const at = leads.findIndex((lead) => name.startsWith(lead));
    return at < 0 ? 0 : FURTHER ** at;
  };
  // 'How much do we lose?' is no question of a price.
  const plainly = named.filter(({ isAlone }) => !isAlone);
  const telling = [...plainly, ...asked].find(({ lines }) => lines);
  // 'What does test 2 cost?' is about that one test alone, 'how do I rule out the first one?' is not.
  const one = asked.find(({ isAlone }) => isAlone);
  const others = named.filter(({ leads }) => !leads.some((lead) => lead.startsWith('Test')));
  const by = one ? [one, ...others] : asked;
  const of = (name: string): number => Math.max(0, ...by.map((intent) => wanted(name, intent)));
  return {
    of,
    isNamed: (name) => of(name) > 0 && named.some((intent) => wanted(name, intent) > 0),
    isWhole: one === undefined && asked.some(({ isWhole }) => isWhole),
    isAll: asked.some(({ isAll }) => isAll),
    isOfWhole: (name) => asked.some((intent) => intent.isWhole && wanted(name, intent) > 0),
    isAlone: one !== undefined && by.length === 1,
    isOne: asked.some((intent) => intent.isOne),
    isBeyond: asked.some(({ isBeyond }) => isBeyond),
    isProduct: asked.some(({ isProduct }) => isProduct),
    lines: telling?.lines ?? null,
    isHeld: telling?.isHeld ?? false,
    rest: without(question, named),
    unread: without(question, asked),
  };
}

export function followsIn(folded: string, words: ChatWords = ENGLISH): Follows {
  const phrasebook = phrasesOf(words);
  return phrasebook.followsIn(`${phrasebook.respell(folded)} `);
}
