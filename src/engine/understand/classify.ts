import type { IndustryPack, Pain } from '../knowledge/pack-types.ts';
import { INDUSTRY_PACKS } from '../knowledge/packs.ts';
import { countHits, countLoose, findAll, type Hit, type Token, tokenize } from '../text/match.ts';
import { singular } from '../text/words.ts';

export interface PainScore {
  readonly pack: IndustryPack;
  readonly pain: Pain;
  readonly score: number;
  /** Words of the event itself: without one the pain is a guess from the surroundings. */
  readonly events: number;
  /** Causes and ways out that the text names: they belong to the pain as its event does. */
  readonly around: number;
  /** Whether it is about the people the text names, or the text names none. */
  readonly about: boolean;
  /** Words that point to its industry. */
  readonly known: number;
}

const industryScore = (pack: IndustryPack, tokens: readonly Token[], known: number): number =>
  2 * Math.min(3, known) + 1.5 * Math.min(2, countHits(tokens, pack.goods));

/** Words of a pain count for little where nothing points to its industry. */
const FOREIGN = 0.4;

/** A pain about other people than the founder's is not his, however well its words fit. */
const OTHER_ACTOR = 0.3;
const ABOUT = 2;
/** The pain is told of just these people, not of some around them. */
const OWN = 1;
const isOwnPeople = (pain: Pain, who: string): boolean => pain.words.who[0].split(/, | and /).includes(who);

/** 'Families' are met by 'family', too. */
const inBothNumbers = (people: readonly Token[]): Token[] => [
  ...people,
  ...people.map((t) => ({ ...t, word: singular(t.word) })),
];

const actorFit = (pain: Pain, people: readonly Token[]): number =>
  pain.actor === undefined || people.length === 0 || countHits(people, pain.actor) > 0 ? 1 : OTHER_ACTOR;

/** The words for the people of a pain, read once: every text is held against every pain. */
const peopleOf = new WeakMap<Pain, ReadonlySet<string>>();
function readPeople(pain: Pain): ReadonlySet<string> {
  const known = peopleOf.get(pain);
  if (known) return known;
  const around = pain.stakeholders.map((s) => s.split(':')[0] ?? '');
  const words = new Set(tokenize([...pain.words.who, ...around].join(' ')).map((t) => singular(t.word)));
  peopleOf.set(pain, words);
  return words;
}

/** Whether the pain is written about such people: its own word for them, or one of those it names around them. */
export function isAbout(pain: Pain, people: readonly Token[]): boolean {
  const known = readPeople(pain);
  return people.some((t) => t.word.length > 3 && known.has(singular(t.word)));
}

/** 'Sugar and soap' are both what runs out. */
function withNext([first, second]: readonly Hit[], tokens: readonly Token[]): string {
  if (!first) return '';
  const both = second && second.from === first.to + 1 && tokens[first.to]?.word === 'and' && second.noun !== first.noun;
  return both ? `${first.noun} and ${second.noun}` : first.noun;
}

/** All pains of all packs against the text, best first; equal scores keep the packs' order. */
export function rankPains(tokens: readonly Token[], who: string): PainScore[] {
  const people = tokenize(who);
  const inBoth = inBothNumbers(people);
  return INDUSTRY_PACKS.flatMap((pack) => {
    const known = countHits(tokens, pack.recognise);
    const industry = industryScore(pack, tokens, known);
    return pack.pains.map((pain) => {
      const { event, setting, goods } = pain.recognise;
      const events = countLoose(tokens, event);
      const named = goods ? countHits(tokens, goods) : 0;
      const around = Math.min(
        2,
        [...pain.causes, ...pain.alternatives.slice(1)].filter(({ match }) => countHits(tokens, match) > 0).length,
      );
      const found =
        4 * Math.min(3, events) + 1.5 * Math.min(3, countHits(tokens, setting)) + 2.5 * Math.min(1, named) + around;
      // A power cut in a tailor's shop is not a clinic's, though both packs know power cuts.
      const belongs = industry > 0 || named > 0 ? found + industry : FOREIGN * found;
      const about = people.length === 0 || isAbout(pain, people);
      const own = events > 0 && isOwnPeople(pain, who) ? OWN : 0;
      const score = belongs * actorFit(pain, inBoth) + (about && people.length > 0 ? ABOUT : 0) + own;
      return { pack, pain, score, events, around, about, known };
    });
  }).sort((a, b) => b.score - a.score);
}

/**
 * The thing the text is about, the first one named. A pain that lists its goods deals in nothing else: who lacks a loan
 * for stock lacks stock. The pain's own noun ('fee=fees') comes before the industry's.
 */
export function goodIn(tokens: readonly Token[], pack: IndustryPack, pain: Pain): string {
  const shared = findAll(tokens, pack.goods);
  const listed = pain.recognise.goods;
  if (!listed) return withNext(shared, tokens);
  const [own] = findAll(tokens, listed);
  if (!own) return '';
  const name = (hit: Hit) =>
    hit.noun !== hit.entry ? hit.noun : (shared.find((h) => h.from === hit.from)?.noun ?? hit.noun);
  const next = findAll(tokens, listed).find((h) => h.from > own.from);
  return withNext([{ ...own, noun: name(own) }, ...(next ? [{ ...next, noun: name(next) }] : [])], tokens);
}
