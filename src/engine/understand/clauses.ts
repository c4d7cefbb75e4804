import type { Token } from '../text/match.ts';
import { KIN } from './plain-words.ts';
import { AUXILIARY, verbOf } from './verbs.ts';

/*
 * The founder's sentences in clauses: who or what each is about, what they do, to whom. No grammar of English, only
 * enough of it for the plain sentences in which people tell their troubles; where it fails, the clause has no subject
 * and nothing is concluded from it.
 */
export interface Clause {
  /** What joins it to the one before: 'because', 'and', ','; '' at the start of a sentence. */
  readonly joint: string;
  readonly subject: readonly Token[];
  /** Base form of the first verb that is no helping verb, else of the helping verb. */
  readonly verb: string;
  /** From the helping verb on, to the end of the clause. */
  readonly predicate: readonly Token[];
  /** Its subject is that of the clause before: '… and understand nothing'. */
  readonly shared: boolean;
  readonly sentence: number;
}

const CONJUNCTION =
  /^(?:and|or|but|because|so|since|when|while|until|although|though|then|if|where|whereas|yet|before|after|as)$/;
const NOUN_BEFORE =
  /^(?:a|an|the|their|his|her|our|my|your|its|this|that|these|those|any|some|enough|more|much|many|no|every|each|few|of|in|on|at|to|for|from|with|by|without|near|around|into|over|under|between|through|per|small|big|new|old|good|bad|cheap|wet|dry|fresh|own|other|first|last|next|two|three|four|five|six|ten|\d+)$/;
/** Words that are nouns more often than verbs: verbs only after a plural or a pronoun. */
const MOSTLY_NOUN =
  /^(?:graduate|graduates|bribe|bribes|host|hosts|grades|judges|boards|ships|deals|fire|net|drill|saw|row|dock|film|design|post|bill|claim|grade|sail|trap|trade|deal|board|bet|judge|saws|nets|drills|bills|claims|posts|films|work|rent|repair|water|fish|cost|load|pump|drink|book|play|study|test|guard|lock|record|report|transport|travel|walk|wash|cook|dance|help|need|use|waste|market|price|change|charge|light|land|process|plant|fear|smoke|rain|store|stores|stop|supply|offer|order|block|cover|fine|mark|pick|print|press|park|ring|show|sign|smell|queue|like|match|copy|end|ends|ride|rides|rise|type|types|visit|visits|worry|break|loads|blocks|plants|pumps|books|drinks|prices|fines|rains|shells)$/;
const PRONOUN =
  /^(?:i|we|they|he|she|it|you|people|everybody|nobody|everyone|who|which|that|women|men|children|me|us)$/;
const MOST_SUBJECT = 14;

const word = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

function isVerbAt(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const before = at > start ? word(tokens, at - 1) : '';
  if (AUXILIARY.test(token.word)) return at > start && token.word !== 'no' && !/^(?:to|the|a)$/.test(before);
  // 'My son stutters': after one of the family the next word is what he does.
  if (KIN.test(before) && /^(?:my|our|his|her|their)$/.test(word(tokens, at - 2)) && /[^s]s$/.test(token.word))
    return true;
  // 'The owners evaded …': a past tense that is on no list.
  if (/[a-z]{3}ed$/.test(token.word) && /[^s]s$/.test(before) && verbOf(token.word) === '') return true;
  if (verbOf(token.word) === '' || /ing$/.test(token.word) || before === '') return false;
  if (/^\p{Lu}/u.test(token.raw)) return false;
  if (NOUN_BEFORE.test(before)) return false;
  // An object follows its verb: 'who sell fish buy ice'.
  if (verbOf(before) !== '' && !AUXILIARY.test(before) && at - 1 > start && isVerbAt(tokens, at - 1, start))
    return false;
  // 'Owners like me' are compared, not fond.
  if (token.word === 'like' && /^(?:me|us|mine|ours|my|our)$/.test(word(tokens, at + 1))) return false;
  if (
    MOSTLY_NOUN.test(token.word) &&
    !PRONOUN.test(before) &&
    !/[^s]s$/.test(before) &&
    !/^\p{Lu}/u.test(tokens[at - 1]?.raw ?? '')
  )
    return false;
  return true;
}

/** Where the first verb of a new clause stands, if one begins here with a subject of its own; -1 otherwise. */
function verbAfter(tokens: readonly Token[], start: number, end: number): number {
  let at = start;
  for (; at < end && at < start + MOST_SUBJECT; at++) {
    if (
      at > start &&
      CONJUNCTION.test(word(tokens, at)) &&
      word(tokens, at) !== 'and' &&
      word(tokens, at) !== 'or' &&
      word(tokens, at) !== 'for'
    )
      return -1;
    // 'Women who shell cashews break one': the verb of the aside is not that of the clause.
    if (/^(?:who|which|that)$/.test(word(tokens, at)) && at > start) {
      let inner = at + 1;
      while (inner < end && !isVerbAt(tokens, inner, at)) inner += 1;
      let outer = inner + 1;
      while (outer < end && (!isVerbAt(tokens, outer, start) || AUXILIARY.test(word(tokens, outer - 1)))) outer += 1;
      return outer < end && outer - start < MOST_SUBJECT ? outer : -1;
    }
    if (isVerbAt(tokens, at, start)) return /^(?:and|or)$/.test(word(tokens, at - 1)) ? -1 : at;
  }
  return -1;
}

const gapBefore = (text: string, tokens: readonly Token[], at: number): string =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);

function mainVerb(predicate: readonly Token[]): string {
  const lead = predicate[0]?.word ?? '';
  // 'Have no books' is having; 'have lost' is losing.
  const second = predicate[1]?.word ?? '';
  if (
    /^(?:has|have|had)$/.test(lead) &&
    (verbOf(second) === '' || verbOf(second) === second || /s$/.test(second)) &&
    second !== 'to'
  )
    return 'have';
  for (const [i, token] of predicate.entries()) {
    if (i > 4) break;
    if (
      AUXILIARY.test(token.word) ||
      /^(?:not|never|still|also|always|often|all|to|only|even|just|then|now|already|us|them|me)$/.test(token.word)
    )
      continue;
    const base = verbOf(token.word);
    if (base !== '') return base;
    break;
  }
  const first = predicate[0]?.word ?? '';
  if (/^(?:has|have|had)$/.test(first)) return 'have';
  return verbOf(first) || 'be';
}

/** The clauses of a text in order. */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  const sentences = [...new Set(tokens.map((t) => t.sentence))];
  for (const sentence of sentences) {
    const own = tokens.filter((t) => t.sentence === sentence);
    // Where a clause may begin: at the start, after a comma or a joining word.
    const starts = own.flatMap((_, at) => {
      if (at === 0) return [0];
      const gap = gapBefore(text, own, at);
      // 'When somebody dies in Nyeri the family …': after the place the main clause begins, comma or none.
      const isMain =
        /^(?:when|if|since|because|before|after|until)$/.test(word(own, 0)) &&
        /^(?:the|we|they|our|my|i|people|families|it|a)$/.test(word(own, at)) &&
        /^\p{Lu}/u.test(own[at - 1]?.raw ?? '');
      // 'In Maseru, Lesotho,': a name after a name only says where.
      const isName = /^\p{Lu}/u.test(own[at]?.raw ?? '') && /^\p{Lu}/u.test(own[at - 1]?.raw ?? '');
      return (/[,:;–—](?=\s)/.test(gap) && !isName && !/^(?:who|which|whose)$/.test(word(own, at))) ||
        isMain ||
        CONJUNCTION.test(word(own, at))
        ? [at]
        : [];
    });
    let open: { joint: string; start: number; verb: number; shared: boolean } | null = null;
    const close = (end: number) => {
      if (!open) return;
      const predicate = own.slice(open.verb, end);
      const subject = open.shared ? (clauses.at(-1)?.subject ?? []) : own.slice(open.start, open.verb);
      clauses.push({ joint: open.joint, subject, verb: mainVerb(predicate), predicate, shared: open.shared, sentence });
      open = null;
    };
    for (const [n, at] of starts.entries()) {
      let first = at;
      while (
        first < own.length &&
        (CONJUNCTION.test(word(own, first)) ||
          /^(?:sometimes|often|now|today|still|also|me|meanwhile|soon|later|usually|normally|finally|suddenly|again)$/.test(
            word(own, first),
          ))
      )
        first += 1;
      // 'In Lubango people make …': the place comes first.
      if (/^(?:in|at|near|around|on)$/.test(word(own, first)) && /^\p{Lu}/u.test(own[first + 1]?.raw ?? '')) {
        first += 1;
        while (/^\p{Lu}/u.test(own[first]?.raw ?? '')) first += 1;
      }
      const joint = CONJUNCTION.test(word(own, at)) ? word(own, at) : at === 0 ? '' : ',';
      const verb = verbAfter(own, first, own.length);
      const isContinued =
        /^(?:and|but|then|or)$/.test(joint) &&
        open !== null &&
        (AUXILIARY.test(word(own, first)) || (verbOf(word(own, first)) !== '' && !MOSTLY_NOUN.test(word(own, first))));
      // A subject must be closed by its verb before the next clause may begin; lists ('lettuce and cabbage') are not clauses.
      const crosses = starts.some(
        (s, k) => k > n && s > first && s < verb && /^(?:and|or)$/.test(word(own, s)) === false,
      );
      if (verb > first && !crosses && !(isContinued && AUXILIARY.test(word(own, first)))) {
        const isSame = open !== null && open.verb === verb;
        const later = starts.slice(n + 1).some((s) => s < verb && verbAfter(own, s + 1, own.length) === verb);
        if (isSame || (open !== null && later)) continue;
        close(at);
        open = { joint, start: first, verb, shared: false };
      } else if (isContinued) {
        close(at);
        open = { joint, start: first, verb: first, shared: true };
      }
    }
    close(own.length);
  }
  return clauses;
}
