import type { Harm, HarmKind } from '../../../content/schema/refusal.ts';
import { sentencesOf } from '../text/clean.ts';
import { isFoundersDoing, Sentence, type Span } from './doer.ts';
import { REFUSAL } from './lists.ts';
import { compile, type Pattern, type Word } from './pattern.ts';

/*
 * Baraza does not help a business that harms people. A text is refused where the founder or the business does a harm or helps
 * those who do (doer.ts); a harm that is fought, suffered or told of is a problem like others.
 */

const { roles, commerce } = REFUSAL;
/** Both may be named in entries. */
const lists = { ...roles, ...REFUSAL.lists };
const fighting = compile(roles.fighting);
const gapStop = compile(roles.gap_stop);
const aboutIt = compile(roles.about_it);
const harmlessBefore = compile(roles.harmless_before);
const afterPerson = compile(roles.after_person);
const it = compile(roles.it);
const removed = compile(roles.removed);
const stops = (words: readonly Word[], at: number) =>
  words[at]?.after === ':' || gapStop(words, at) >= 0 || fighting(words, at) >= 0;
const preposition = compile(roles.preposition);
const NEVER: Pattern = () => -1;

interface Compiled {
  readonly harm: Harm;
  readonly acts: Pattern;
  readonly offers: Pattern;
  readonly goods: Pattern;
  readonly trading: Pattern;
  readonly unless: Pattern;
}

const compileOr = (list: readonly string[] | undefined) => (list === undefined ? NEVER : compile(list, lists, stops));

const COMPILED: readonly Compiled[] = REFUSAL.harms.map((harm) => ({
  harm,
  acts: compileOr([...(harm.acts ?? []), ...(harm.trades ?? []).map((trade) => `<run> ${trade}`)]),
  offers: compileOr(harm.offers),
  goods: compileOr(harm.goods),
  trading: compileOr(harm.traded_by ?? ['<trade>']),
  unless: compileOr(harm.unless),
}));

const helpingCriminals = compile(REFUSAL.helping_criminals, lists, stops);
const business = compile(commerce.business, lists);
const forSale = compile(commerce.for_sale, lists);
const buying = compile(commerce.buying, lists);
const reselling = compile(commerce.reselling, lists);
const MOST_BETWEEN = 6;
/** 'sell young girls', and not 'sell bread to the women'. */
const MOST_BETWEEN_PERSONS = 2;

/** Where the goods end, unless what is meant is a test for them or a toy. */
function goodsAt(c: Compiled, words: readonly Word[], at: number): number {
  const end = c.goods(words, at);
  if (end < 0 || aboutIt(words, end) >= 0 || removed(words, end) >= 0 || harmlessBefore(words, at - 1) >= 0) return -1;
  if (c.harm.persons === 'sold' && end < words.length && words[end]?.after === '' && afterPerson(words, end) < 0)
    return -1;
  return end;
}

/** 'sell … guns' from this word on. */
function tradeAt(c: Compiled, words: readonly Word[], start: number): Span | null {
  const verb = c.trading(words, start);
  const isBuying = verb < 0 && buying(words, start) >= 0;
  if (verb < 0 && !isBuying) return null;
  const most = c.harm.persons ? MOST_BETWEEN_PERSONS : MOST_BETWEEN;
  for (let at = verb < 0 ? start + 1 : verb; at <= start + 1 + most && at < words.length; at += 1) {
    const end = goodsAt(c, words, at);
    if (end >= 0 && (verb >= 0 || isSoldOn(words, end))) return { start, end };
    if (stops(words, at) || (c.harm.persons && preposition(words, at) >= 0)) return null;
  }
  return null;
}

/** '… and sell them'. */
function isSoldOn(words: readonly Word[], from: number): boolean {
  return words.some((_, at) => {
    const end = at < from ? -1 : reselling(words, at);
    return end >= 0 && it(words, end) >= 0;
  });
}

/** 'an ivory shop', 'a marketplace for ivory'. */
function offerAt(c: Compiled, words: readonly Word[], start: number): Span | null {
  const offered = c.offers(words, start);
  if (offered >= 0) return { start, end: offered, isOffer: true };
  if (c.harm.persons) return null;
  const goods = goodsAt(c, words, start);
  const named = goods < 0 ? -1 : business(words, goods);
  if (named >= 0) return { start, end: named, isOffer: true };
  const offer = forSale(words, start);
  if (offer < 0) return null;
  for (let at = offer; at <= offer + 1; at += 1) {
    const end = goodsAt(c, words, at);
    if (end >= 0) return { start, end, isOffer: true };
  }
  return null;
}

function spansOf(c: Compiled, words: readonly Word[], start: number): Span[] {
  const end = c.acts(words, start);
  const isAct = end >= 0 && aboutIt(words, end) < 0;
  return [isAct ? { start, end } : null, tradeAt(c, words, start), offerAt(c, words, start)].filter(
    (span) => span !== null,
  );
}

function harmInSentence(text: string): HarmKind | null {
  const sentence = new Sentence(text);
  const { words } = sentence;
  for (const start of words.keys()) {
    for (const c of COMPILED) {
      const done = spansOf(c, words, start).some((span) => isFoundersDoing(sentence, span));
      if (done && !words.some((_, at) => c.unless(words, at) >= 0)) return c.harm.kind;
    }
    const end = helpingCriminals(words, start);
    if (end >= 0 && !sentence.some('way_out', end, words.length) && isFoundersDoing(sentence, { start, end }))
      return 'abetting';
  }
  return null;
}

/** The harm for which the text is refused; null when nothing in it means harm. */
export function harmIn(text: string): HarmKind | null {
  for (const sentence of sentencesOf(text)) {
    const kind = harmInSentence(sentence);
    if (kind !== null) return kind;
  }
  return null;
}
