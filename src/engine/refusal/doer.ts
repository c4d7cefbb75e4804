import type { Role } from '../../../content/schema/refusal.ts';
import { REFUSAL } from './lists.ts';
import { compile, type Pattern, type Word, wordsOf } from './pattern.ts';

/*
 * Whether it is the founder, or what they build, that does a harm. Each sentence is read from the harm to the left:
 *
 *  1. 'not', 'forced to', 'is being …': not done, or suffered.
 *  2. A fighting word counts when the harm is its object. Before 'police', 'costs' … it says nothing of the harm, and what
 *     stands before 'and', 'by' or 'when' has another object.
 *  3. The nearest subject does it: 'we', 'my team', 'an app that'. Others ('traders who …') do it themselves, unless the founder
 *     helps, hires or pays them to.
 *  4. A part without a subject of its own ('… and sell guns') has the subject of the part before.
 *  5. No subject at all: an order or a plan is the founder's ('Sell guns online'), whatever is told of is not.
 *
 * In doubt the founder is not the doer.
 */

const PATTERNS = new Map<string, Pattern>(Object.entries(REFUSAL.roles).map(([role, list]) => [role, compile(list)]));

/** Where the harm stands: from its verb on. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A noun for what is offered: 'a marketplace for ivory'. */
  readonly isOffer?: true;
}

/** The sentence with the roles of its words. */
export class Sentence {
  readonly words: readonly Word[];
  readonly #covered = new Map<Role, readonly boolean[]>();

  constructor(text: string) {
    this.words = wordsOf(text);
  }

  is(role: Role, at: number): boolean {
    const known = this.#covered.get(role) ?? this.#cover(role);
    return known[at] ?? false;
  }

  #cover(role: Role): readonly boolean[] {
    const covered = this.words.map(() => false);
    const pattern = PATTERNS.get(role);
    if (pattern) for (const at of this.words.keys()) covered.fill(true, at, Math.max(at, pattern(this.words, at)));
    this.#covered.set(role, covered);
    return covered;
  }

  some(role: Role, from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.is(role, at)) return true;
    return false;
  }

  /** Where the part of the sentence begins in which this word stands. */
  partOf(at: number): number {
    let first = at;
    while (first > 0 && this.words[first]?.after === '' && !this.is('turning', first - 1)) first -= 1;
    return first;
  }

  text(at: number): string {
    return this.words[at]?.text ?? '';
  }
}

const isParticiple = (word: string) => /ed$|^(?:sold|stolen|cut|held|made|taken|brought|sent)$/.test(word);
const isGerund = (word: string) => word.endsWith('ing');

/** 'was sold', 'girls sold to …': the subject suffers it. */
function isPassive(s: Sentence, { start }: Span): boolean {
  if (!isParticiple(s.text(start))) return false;
  return s.is('passive', start - 1) || (s.is('others', start - 1) && !isStaff(s, start - 1));
}

const isStaff = (s: Sentence, at: number) => s.is('staff', at) && (s.is('own', at - 1) || s.is('own', at - 2));

/** 'in the village': a place, no subject. 'to people who …' is one. */
const isPlace = (s: Sentence, at: number) =>
  !s.is('relative', at + 1) &&
  (s.is('preposition', at - 1) ||
    (s.is('preposition', at - 2) &&
      (/^(?:the|a|an|this|that|these|every|each)$/.test(s.text(at - 1)) || s.is('own', at - 1))));

/** The word by which others are made to do it, or -1: 'help', 'hire', 'a company' that one starts. */
function helperOf(s: Sentence, at: number, first: number): number {
  for (let k = at - 1; k >= Math.max(first, at - 4); k -= 1) {
    if (s.is('helping', k) || s.is('founding', k)) return k;
    // 'an app where people …'
    if (s.text(k) === 'where') return s.some('offer', k - 6, k) ? k : -1;
    if (s.is('others', k) || s.is('fighting', k) || s.is('preposition', k) || s.is('founder', k)) return -1;
  }
  return -1;
}

interface Reading {
  readonly subject: 'founder' | 'others' | 'offer' | 'nobody';
  /** From here on to the right every word has found its place. */
  readonly reach: number;
}

/** Rules 1 to 3: reads from `from` to the left as far as `first`. */
function nearest(s: Sentence, from: number, first: number, harm: Span): Reading {
  const others: Reading = { subject: 'others', reach: first };
  let otherObject = false;
  let subject: Reading['subject'] = harm.isOffer ? 'offer' : 'nobody';
  let reach = from + 1;
  for (let k = from; k >= first; k -= 1) {
    if (s.is('not', k) || s.is('forced', k)) return others;
    if (s.is('other_objects', k)) otherObject = true;
    if (s.is('fighting', k) && !otherObject) return others;
    if (s.is('seeing', k) && s.text(k + 1) !== 'how') return others;
    // 'They think that I rob them' is what others say.
    if (s.is('founder', k) && s.is('accusing', k - 1)) return others;
    if (s.is('founder', k)) return { subject: 'founder', reach: k };
    if (isStaff(s, k)) subject = 'founder';
    else if (s.is('offer', k) && subject === 'nobody') subject = 'offer';
    if (subject !== 'nobody') reach = k;
    if (s.is('offer', k) || subject === 'founder') continue;
    if (isOfNobody(s, k)) return others;
    if (!s.is('others', k) || isPlace(s, k)) continue;
    const helper = helperOf(s, k, first);
    const isRelative = s.is('relative', k + 1);
    if (helper < 0) {
      if (isRelative || !isPurpose(s, k, from)) return others;
      continue;
    }
    if (isRelative && s.some('way_out', harm.end, s.words.length)) return others;
    reach = helper;
    k = helper + 1;
  }
  return { subject, reach };
}

/** 'who' after a word that no list knows: somebody else. */
const isOfNobody = (s: Sentence, at: number) =>
  /^(?:who|qui|quem)$/.test(s.text(at)) && !s.some('others', at - 4, at) && !s.some('offer', at - 4, at);

/** 'We meet tourists to rob them': who meets, robs. 'Neighbours want to rob': they do. */
function isPurpose(s: Sentence, other: number, from: number): boolean {
  if (s.text(from) !== 'to' && s.text(from) !== 'pour' && s.text(from) !== 'para') return false;
  return other + 1 < from && !s.some('linking', other + 1, from);
}

/** Rule 4: the subject of the part that ends at `last`. */
function inherited(s: Sentence, last: number, harm: Span): boolean {
  if (last < 0) return isOrder(s);
  const first = s.partOf(last);
  const joint = s.text(last + 1);
  const isJoined = s.words[last + 1]?.after === ',' || s.is('joining', last + 1);
  if (
    isJoined &&
    isGerund(s.text(harm.start)) &&
    nearest(s, last, first, harm).subject === 'others' &&
    isFought(s, first, last)
  )
    return false;
  if ((joint === 'or' || joint === 'nor' || joint === 'ni') && s.some('not', first, last + 1)) return false;
  for (let k = last; k > first; k -= 1) {
    if (!s.is('relative', k)) continue;
    const { subject } = nearest(s, k - 1, first, harm);
    return subject === 'founder' || subject === 'offer';
  }
  for (let k = first; k <= last; k += 1) {
    if (s.is('founder', k)) return true;
    if (s.is('offer', k) && k - first <= 5) return true;
    if (!s.is('others', k) || isPlace(s, k)) continue;
    if (isStaff(s, k)) return true;
    if (helperOf(s, k, first) < 0) return false;
  }
  return inherited(s, beforePart(s, first), harm);
}

/** The last word before a part: what turns to it belongs to neither. */
function beforePart(s: Sentence, first: number): number {
  if (s.words[first]?.after === ':') return -1;
  return first - 1 >= 0 && s.is('turning', first - 1) ? first - 2 : first - 1;
}

function isFought(s: Sentence, first: number, last: number): boolean {
  for (let k = last; k >= first; k -= 1) {
    if (s.is('other_objects', k)) return false;
    if (s.is('fighting', k)) return true;
  }
  return false;
}

/** Rule 5, for a sentence whose first part names nobody: 'Recruit boys, give them …'. */
const isOrder = (s: Sentence) =>
  s.is('helping', 0) || s.is('founding', 0) || s.is('fighting', 0) || s.is('run', 0) || s.is('linking', 0);

export function isFoundersDoing(s: Sentence, harm: Span): boolean {
  const { start, end } = harm;
  if (s.is('asking', 0)) return false;
  if (s.is('founder', start)) return !s.is('not', start - 1) && !s.is('seeing', start);
  if (/^(?:buy|order|get)$/.test(s.text(start)) && /^(?:us|me)$/.test(s.text(end + 1)) && s.text(end) === 'from')
    return true;
  if (isPassive(s, harm)) return false;
  const first = s.partOf(start);
  const { subject, reach } = nearest(s, start - 1, first, harm);
  if (subject === 'others') return false;
  const before = beforePart(s, first);
  const isTold = s.some('told_of', end, s.words.length);
  if (subject === 'founder') return true;
  if (subject === 'offer' && before < 0) return !(harm.isOffer && isTold);
  for (let k = first; k < reach; k += 1) if (!isBetween(s, k)) return false;
  if (before >= 0) return inherited(s, before, harm);
  return !(isGerund(s.text(start)) && isTold) && !isNoun(s.text(start));
}

/** Words that may stand before a verb without being its subject: 'to', 'secretly', 'in Kano'. */
const isBetween = (s: Sentence, at: number) =>
  BETWEEN.some((role) => s.is(role, at)) ||
  s.is('preposition', at - 1) ||
  s.is('preposition', at) ||
  /^(?:a|an|the)$/.test(s.text(at));
const BETWEEN = ['linking', 'helping', 'run', 'founding', 'offer', 'turning', 'others'] as const;

/** 'Sellers of fake seed …' tells of somebody. */
const isNoun = (word: string) =>
  /^(?:(?:sell|deal|suppli|mak|buy|couri|launder)ers?|\w+(?:eurs|euses|ores))$/.test(word);
