import { quotable } from '../text/clean.ts';
import { type Token, tokenize } from '../text/match.ts';
import { plural, singular } from '../text/words.ts';
import { isBesideTheWay } from './beside.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { tellsDelay } from './delays.ts';
import { type Group, groupOf, headOf, heldIn, isPeopleNoun, speakerOf } from './people.ts';
import { DOES_TO, HARD, MASS, NATURE, VAGUE_PEOPLE } from './plain-words.ts';
import { AUXILIARY, verbOf } from './verbs.ts';

/*
 * The founder's own account, read clause by clause: who bears it, what goes wrong, who else is in it, what they do
 * about it. It serves where no known pain fits surely enough: a short report in the founder's words is worth more than
 * a rich one on another man's problem.
 */
export interface PlainReading {
  /** What goes wrong, as he wrote it; without quotation marks and full stop. */
  readonly trouble: string;
  /** Its hardest clause alone. */
  readonly short: string;
  /** The others he names, in the plural or as he names them; never those who bear it. */
  readonly others: readonly string[];
  /** What he says people do about it; '' when he does not say. */
  readonly way: string;
}

export interface PlainFound extends PlainReading {
  readonly who: { readonly many: string; readonly one: string } | null;
  /** The founder is one of them. */
  readonly isSpeaker: boolean;
  /** The thing it is about, as a plural or mass noun; '' when none can be made out. */
  readonly matter: string;
}

interface Weighed {
  readonly clause: Clause;
  readonly group: Group | null;
  readonly hard: number;
  readonly does: boolean;
}

const REPORTS = /^(?:say|tell|think|mean|know|hope|believe|explain)$/;
/** Those who pay and rule more often than they suffer. */
const PAYING =
  /(?:municipality|government|ministry|council|city|company|bank|agency|insurer|factory|police officer|office)$/;
/** What customers do to one who lives from them. */
const ASKS = /^(?:want|pay|ask|book|come|buy|say|order|demand|refuse|expect|prefer|cancel|return|complain)$/;
const BECAUSE = /^(?:because|since|as|when|while|until|if|before|after|although|though|where|so)$/;
const OBJECT_OF_US = /^(?:us|me|our|my|ours|mine)$/;

const hardIn = (clause: Clause): number =>
  new Set([...clause.subject, ...clause.predicate].filter((t) => HARD.test(t.word)).map((t) => t.word)).size +
  (/^(?:no|not)$/.test(clause.predicate[1]?.word ?? '') ||
  /^(?:no|nobody)$/.test(clause.subject[0]?.word ?? '') ||
  clause.predicate.some((t) => /^(?:not|don't|doesn't|no)$/.test(t.word))
    ? 1
    : 0);

const isPassive = ({ predicate }: Clause): boolean =>
  predicate.slice(0, 2).some((t) => /^(?:is|are|was|were|be|been|get|gets)$/.test(t.word)) &&
  predicate.slice(1, 4).some((t) => /(?:ed|en|nt|id|ld|ught|de|ut)$/.test(t.word) && verbOf(t.word) !== '');

/** 'Throw away' is one's own loss; 'leave people at the stop' and 'keep the deposit' are done to others. */
function doesToOthers({ verb, predicate }: Clause): boolean {
  const words = predicate.map((t) => t.word);
  if (words.slice(0, 3).some((w) => /^(?:cannot|can't|not|nothing)$/.test(w)) && !/^(?:take|pay|give)$/.test(verb))
    return false;
  if (/^(?:is|are|was|were)$/.test(words[0] ?? '')) return false;
  if (
    /^(?:throw|dump|pour)$/.test(verb) &&
    words.some((w) => /^(?:river|street|drain|gutter|sea|lake|field|fields|market|road|yard)$/.test(w))
  )
    return true;
  if (/^(?:leave|throw|close|dump|drop)$/.test(verb))
    return words.some((w) => OBJECT_OF_US.test(w) || VAGUE_PEOPLE.test(w));
  if (/^(?:want|ask)$/.test(verb))
    return words.some((w) =>
      /^(?:all|more|deposit|bribe|guarantee|collateral|months?|years?|advance|upfront)$/.test(w),
    );
  if (verb === 'pay')
    return (
      words.some(
        (w, i) => /^(?:us|me|we|late|later|after|half|nothing|less)$/.test(w) || (i < 3 && /^(?:never|not)$/.test(w)),
      ) &&
      !words.includes('of') &&
      !/^(?:cannot|can't|can)$/.test(words[0] ?? '')
    );
  if (/^(?:keep|collect|cut)$/.test(verb)) return words.some((w) => KEPT_FROM.test(w));
  if (verb === 'take') return !words.some((w) => /^(?:hours?|days?|weeks?|months?|minutes?|long|care)$/.test(w));
  if (/^(?:say|tell)$/.test(verb)) return words.some((w) => /^(?:price|no|back)$/.test(w));
  return DOES_TO.test(verb);
}

export function readPlain(written: string): PlainFound {
  // What stands on both sides of a semicolon is told in one breath; who corrects himself means what follows.
  const text = written.replace(/;/g, ',').replace(/^[^.]*\bI mean,? /, (m) => ' '.repeat(m.length));
  const tokens = tokenize(text);
  const clauses = withCauses(clausesOf(text, tokens));
  const speaker = speakerOf(tokens, clauses);
  const weighed: Weighed[] = clauses.map((clause) => ({
    clause,
    group: groupOf(clause.subject, isPassive(clause) ? 'be' : clause.verb),
    hard: hardIn(clause),
    does: !groupOf(clause.subject, clause.verb)?.speaker && doesToOthers(clause),
  }));
  const bearer = bearerOf(weighed, speaker, tokens.filter((t) => t.sentence === 0).slice(0, 8));
  const trouble = troubleOf(weighed, bearer);
  const who = namedAs(bearer, speaker);
  return {
    trouble: trouble ? quoteOf(text, tokens, trouble, clauses) : '',
    short: trouble ? quoteOf(text, tokens, trouble, clauses, MOST_SHORT) : '',
    others: othersOf(weighed, tokens, who, speaker),
    way: wayOf(text, weighed, bearer, trouble),
    who,
    isSpeaker:
      bearer?.speaker === true || (bearer === null && tokens.some((t) => /^(?:we|our|us|i|my|me)$/.test(t.word))),
    matter: trouble ? matterOf(trouble, clauses, who) : '',
  };
}

const isSame = (a: Group, b: Group): boolean => a.many === b.many || (a.speaker && b.speaker);

/** The group to whom most that is hard happens; not those who do it to others, nor those quoted. */
function bearerOf(weighed: readonly Weighed[], speaker: Group | null, opener: readonly Token[]): Group | null {
  const scores: { group: Group; score: number }[] = [];
  // Where the first sentence tells the trouble, the others explain it.
  const isToldFirst = weighed.some((w) => w.clause.sentence === 0 && w.hard > 0);
  let share = 1;
  const add = (group: Group, points: number) => {
    const score = points * share;
    const known = scores.find((s) => isSame(s.group, group));
    if (known) {
      known.score += score;
      // 'Our savings group' has a name, 'we' has none.
      if (known.group.many === '') known.group = group;
    } else scores.push({ group, score });
  };
  // One who tells of his own trade speaks of his own trouble, unless others are shown to bear it.
  const hasTrade = speaker?.speaker === true && speaker.trade === true;
  if (hasTrade) add({ many: '', one: '', speaker: true, vague: false }, 3);
  let isFirst = true;
  for (const { clause, group, hard, does } of weighed) {
    share = clause.sentence > 0 && isToldFirst ? 0.5 : 1;
    const words = clause.predicate.map((t) => t.word);
    const own =
      words.some((w, i) => OBJECT_OF_US.test(w) || (w === 'we' && i > 0)) ||
      /^(?:our|my|us)$/.test(clause.subject[0]?.word ?? '');
    if (own && (hard > 0 || does)) add({ many: '', one: '', speaker: true, vague: false }, does ? 4 : 3);
    // 'Minibuses leave people like me': the speaker is spoken of.
    if (words.join(' ').includes('people like me')) add({ many: '', one: '', speaker: true, vague: false }, 4);
    if (does || (clause.verb === 'pay' && group && PAYING.test(group.one))) {
      const object = objectGroup(clause);
      if (object) add(object, 5);
    }
    // 'Milk from small herders turns sour.'
    const from = clause.subject.findIndex((t) => /^(?:from|of)$/.test(t.word));
    const source = !group && from > 0 ? groupOf(clause.subject.slice(from + 1), 'be') : null;
    if (source && !source.vague && isFirst) add(source, 3);
    if (!group) continue;
    // Who he is tells not yet who suffers, where more follows.
    const isSelf = group.speaker && hard === 0 && clause.sentence === 0 && weighed.some((w) => w.clause.sentence > 0);
    // Who says 'I' in the story tells his own.
    const isI = clause.subject.at(-1)?.word === 'i' && !isSelf;
    const score =
      (isI ? 3.5 : 0) +
      Math.min(3, 2 * hard) * (BECAUSE.test(clause.joint) && clause.joint !== 'when' && clause.joint !== 'so' ? 0 : 1) +
      (isFirst && !isSelf && !does ? 3 : 0) +
      (isPassive(clause) ? 2 : 0) +
      (clause.verb === 'complain' ? 4 : 0) -
      (does ? 5 : 0) -
      (group.vague ? 3 : 0) -
      (PAYING.test(group.one) ? 4 : 0) -
      (hasTrade && !group.speaker && ASKS.test(clause.verb) ? 4 : 0) -
      // 'Eight men empty pits for us': they serve, and are paid for it.
      (!group.speaker && /\b(?:for|pour) (?:us|me|our|nous)\b/.test(words.join(' ')) ? 6 : 0) -
      (REPORTS.test(clause.verb) &&
      !words.some((w) => /^(?:not|don't|never|cannot)$/.test(w)) &&
      words.some((w) => OBJECT_OF_US.test(w))
        ? 4
        : 0) -
      (BECAUSE.test(clause.joint) && clause.joint !== 'when' && clause.joint !== 'so' ? 4 : 0);
    add(group, score);
    if (!isSelf) isFirst = false;
  }
  share = 1;
  // The first words name somebody, though the verb after them is on no list.
  const opening = weighed[0]?.clause.sentence === 0 && weighed[0].group ? null : groupOf(opener, 'be');
  if (opening && !opening.vague && !opening.speaker) add(opening, 3);
  // Told of his own kin, not of himself: 'my uncle grows maize'.
  if (speaker && !scores.some((s) => isSame(s.group, speaker)) && !scores.some((s) => s.score > 0 && !s.group.vague))
    add(speaker, 2);
  const [best] = scores.sort((a, b) => b.score - a.score);
  // 'Dressmakers lose customers. I can ask only …': he is one of those he began with.
  if (best?.group.speaker && best.group.many === '' && speaker === null) {
    const theirs = scores.find((s) => !s.group.speaker && !s.group.vague && s.score > 3);
    if (theirs) return { ...theirs.group, speaker: true };
  }
  return best && best.score > -2 ? best.group : null;
}

/** What is kept, collected or cut to another's cost. */
const KEPT_FROM =
  /^(?:deposit|deposits|money|pay|salary|wages|papers|passport|passports|share|part|half|percent|us|me|our|tax|taxes|fee|fees|ticket|tickets|naira|francs|shillings|back|water|power|line|\d+)$/;

/** Those to whom it is done: 'households do not pay the young men who collect …'. */
function objectGroup({ predicate, verb }: Clause): Group | null {
  const at = predicate.findIndex((t) => verbOf(t.word) === verb);
  const starts =
    at < 0 ? [] : [at, ...predicate.flatMap((t, i) => (i > at && /^(?:to|from)$/.test(t.word) ? [i] : []))];
  for (const start of starts) {
    const group = groupOf(predicate.slice(start + 1, start + 11), 'be');
    if (
      group &&
      !group.speaker &&
      !group.vague &&
      isPeopleNoun(
        group.many
          .split(/ who | with /)[0]
          ?.split(' ')
          .at(-1) ?? '',
      )
    )
      return group;
  }
  return null;
}

/** 'We' is whoever the founder says he is. */
function namedAs(bearer: Group | null, speaker: Group | null): PlainFound['who'] {
  const group = bearer?.speaker && (bearer.many === '' || /^owners$/.test(bearer.many)) ? speaker : bearer;
  if (!group || group.many === '' || group.vague)
    return speaker && group?.vague && !speaker.speaker ? { many: speaker.many, one: speaker.one } : null;
  return { many: group.many, one: group.one };
}

/** '… because the fridge goes off and the distributor takes nothing back': what 'and' adds to a cause belongs to it. */
function withCauses(clauses: readonly Clause[]): Clause[] {
  let joint = '';
  let sentence = -1;
  return clauses.map((clause) => {
    if (clause.sentence !== sentence) joint = '';
    sentence = clause.sentence;
    if (/^(?:because|since|as)$/.test(clause.joint)) joint = clause.joint;
    else if (clause.joint !== 'and') joint = '';
    return joint !== '' && clause.joint === 'and' ? { ...clause, joint } : clause;
  });
}

const isCauseClause = ({ joint }: Clause): boolean => /^(?:because|since|as)$/.test(joint);

/** Two clauses may tell a trouble; a sentence of many is not the harder for that. */
const hardest = (worths: readonly number[]): number =>
  [...worths]
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, worth) => sum + worth, 0);

const isPronoun = ({ subject }: Clause): boolean => /^(?:they|we|i|he|she|you)$/.test(subject.at(-1)?.word ?? '');

/** The hardest clause of the hardest sentence. */
function troubleOf(weighed: readonly Weighed[], bearer: Group | null): Clause | null {
  const worthOf = (w: Weighed): number => {
    const isTheirs = bearer !== null && w.group !== null && isSame(w.group, bearer);
    // 'So we borrow': what is done about it is not what goes wrong.
    const isRemedy = w.clause.joint === 'so' && WAY.test(w.clause.verb) && (w.group !== null || isPronoun(w.clause));
    return isCauseClause(w.clause) || isRemedy ? 0 : 2 * w.hard + (isTheirs ? 1.5 : 0) + (w.does ? 2 : 0);
  };
  const sentences = [...new Set(weighed.map((w) => w.clause.sentence))];
  const isToldFirst = weighed.some((w) => w.clause.sentence === 0 && w.hard > 0);
  let best = -1;
  let most = 0;
  for (const sentence of sentences) {
    const own = weighed.filter((w) => w.clause.sentence === sentence);
    const isSelf =
      own.every((w) => w.group?.speaker === true && w.hard === 0) && sentences.length > 1 && sentence === 0;
    const worth =
      (sentence > 0 && isToldFirst ? 0.6 : 1) * hardest(own.map((w) => Math.min(5, worthOf(w)))) +
      (sentence > 0 ? 0 : own.some((w) => w.hard > 0) ? 3 : 1) -
      (isSelf ? 5 : 0);
    if (worth > most) {
      best = sentence;
      most = worth;
    }
  }
  const own = weighed.filter((w) => w.clause.sentence === best);
  const [first] = [...own].sort((a, b) => worthOf(b) - worthOf(a) || own.indexOf(a) - own.indexOf(b));
  return (first ?? weighed[0])?.clause ?? null;
}

const MOST_QUOTED = 28;
const MOST_SHORT = 18;

const cut = (text: string, from: number, to: number): string =>
  quotable(text.slice(from, to).replace(/\s+/g, ' ').trim())
    .replace(/^(?:and|but|so|then|because|or|also)\s+/i, '')
    .replace(/[.,;:!?\s]+$/, '')
    .replace(/\s+(?:and|but|so|because|when|or)$/i, '');

const startOf = (c: Clause): number => (c.shared ? c.predicate[0] : (c.subject[0] ?? c.predicate[0]))?.start ?? 0;
const endOf = (c: Clause): number => c.predicate.at(-1)?.end ?? 0;

/** The sentence as written, without the cause it ends on; where that is long, the clause with its neighbours. */
function quoteOf(
  text: string,
  tokens: readonly Token[],
  trouble: Clause,
  clauses: readonly Clause[],
  most = MOST_QUOTED,
): string {
  const length = (from: number, to: number) => text.slice(from, to).split(/\s+/).length;
  const own = clauses.filter((c) => c.sentence === trouble.sentence);
  const at = own.indexOf(trouble);
  const isFree = (c: Clause) => !isCauseClause(c) && c.joint !== 'so';
  const opening = tokens.find((t) => t.sentence === trouble.sentence)?.start ?? 0;
  let first = at;
  let last = at;
  const from = (i: number): number => (i === 0 ? opening : startOf(own[i] ?? trouble));
  while (
    last + 1 < own.length &&
    isFree(own[last + 1] ?? trouble) &&
    length(from(first), endOf(own[last + 1] ?? trouble)) <= most
  )
    last += 1;
  while (first > 0 && isFree(own[first] ?? trouble) && length(from(first - 1), endOf(own[last] ?? trouble)) <= most)
    first -= 1;
  return cut(text, from(first), endOf(own[last] ?? trouble));
}

const NATURE_FORCE = /^(?:rain|rains|wind|sun|sea|river|rats?|birds?|price|prices|work|disease|market)$/;
const NOT_OTHERS =
  /^(?:people|person|everybody|nobody|women|men|children|friends?|members?|family|families|community|communities)$/;
/** Where one goes, unless it acts in the story itself. */
const PLACE_NOUN =
  /^(?:clinic|school|university|hospital|shop|market|church|mosque|office|city|farm|store|college|factory|community|radio|class)s?$/;

/** Everybody else who acts in the story, and those something is given, sold or owed to. */
function othersOf(
  weighed: readonly Weighed[],
  tokens: readonly Token[],
  who: PlainFound['who'],
  speaker: Group | null,
): string[] {
  const found: string[] = [];
  const taken = `${who?.many ?? ''} ${who?.one ?? ''} ${speaker?.many ?? ''}`;
  const add = (name: string, head: string) => {
    if (
      name === '' ||
      NOT_OTHERS.test(head) ||
      taken.includes(singular(head)) ||
      found.some((f) => f.includes(singular(head)))
    )
      return;
    found.push(name);
  };
  for (const { clause, group, does } of weighed) {
    const head = headOf(clause.subject);
    const noun = head.at(-1)?.word ?? '';
    if (group && !group.speaker && !group.vague && (isPeopleNoun(noun) || does)) add(nameOf(head), noun);
    else if (
      does &&
      !group &&
      head.length > 0 &&
      head.length <= 3 &&
      !NATURE_FORCE.test(noun) &&
      !/^(?:they|he|she|it|nobody|who)$/.test(noun)
    )
      add(nameOf(head), noun);
  }
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:by|to|from|give|pay)$/.test(token.word)) continue;
    const head = headOf(tokens.slice(at + 1, at + 5).filter((t) => t.sentence === token.sentence));
    const noun = head.at(-1)?.word ?? '';
    if (
      head.length > 0 &&
      head.length <= 3 &&
      isPeopleNoun(noun) &&
      !PLACE_NOUN.test(noun) &&
      head.every((t) => !/^\p{Lu}/u.test(t.raw)) &&
      head.every(
        (t) =>
          !AUXILIARY.test(t.word) &&
          (verbOf(t.word) === '' || isPeopleNoun(t.word)) &&
          !/^(?:of|like|me|us)$/.test(t.word),
      )
    )
      add(nameOf(head), noun);
  }
  return found.slice(0, 3);
}

const nameOf = (head: readonly Token[]): string => {
  const name = head.map((t) => t.raw.toLowerCase()).join(' ');
  return /^(?:police|staff)$/.test(name) || MASS.has(name) ? name : plural(name);
};

const WAY =
  /^(?:cross|borrow|buy|go|travel|carry|read|use|boil|sell|send|walk|rent|share|pay|close|ask|call|keep|burn|dig|fetch|hire|treat|guess|take|try|repair|sleep|start|live|leave|throw|avoid)$/;

/** What they do about it: 'so friends read to them', 'we cross the border and pay'. */
function wayOf(text: string, weighed: readonly Weighed[], bearer: Group | null, trouble: Clause | null): string {
  const after = weighed.findIndex((w) => w.clause === trouble);
  const told = (clause: Clause): string =>
    `${clause.joint === 'so' ? 'so ' : ''}${[...clause.subject, ...clause.predicate].map((t) => t.word).join(' ')}`;
  // Whoever is paid late lends, borrows or stops; that he buys what he works with is his trade.
  const isOwed = trouble !== null && tellsDelay(told(trouble));
  const way = weighed.find(
    ({ clause, group }, i) =>
      clause !== trouble &&
      !isBesideTheWay(told(clause)) &&
      !(isOwed && /^(?:buy|use|go|carry|keep|make)$/.test(clause.verb) && clause.joint !== 'so') &&
      ((clause.joint === 'so' &&
        (group !== null || clause.subject.some((t) => /^(?:they|we|i|friends)$/.test(t.word)))) ||
        (i > after &&
          group !== null &&
          bearer !== null &&
          isSame(group, bearer) &&
          WAY.test(clause.verb) &&
          !/^(?:because|since)$/.test(clause.joint) &&
          !clause.predicate.some((t) => /^(?:cannot|not|can't)$/.test(t.word)))),
  );
  if (!way) return '';
  const next = weighed[weighed.indexOf(way) + 1]?.clause;
  const quote = cut(
    text,
    way.clause.shared ? (way.clause.predicate[0]?.start ?? 0) : startOf(way.clause),
    endOf(next?.shared ? next : way.clause),
  );
  return quote.split(' ').length >= 3 ? quote : '';
}

const NEAR_WORK = /^(?:near|fine|close|hard)$/;
const MONEY_WORD =
  /^(?:naira|shillings?|francs?|cedis?|kwacha|rand|birr|dirhams?|dinars?|pounds?|maloti|emalangeni|dalasis?|pula|meticais|kwanzas?|ariary|rupees?|leones?|dollars?|euros?|nakfa|dobras?|escudos?|ouguiyas?)$/;
const NOUN_TOO =
  /^(?:work|books?|pumps?|prices?|plants?|stores?|shells?|nets?|loads?|records?|reports?|rides?|lights?|checks?|tests?|boats?|drinks?|locks?|parks?|calls?|meals?|plans?|supply|supplies|visits?|offers?|orders?|helps?|charges?|copies|stops?|blocks?|covers?|repairs?|transfers?|loans?|rents?|clothes|seeds?)$/;
const NOT_A_MATTER =
  /^(?:time|times|day|days|week|weeks|month|months|year|years|hour|hours|people|person|man|men|woman|women|way|ways|lot|thing|things|place|part|piece|pieces|family|families|country|town|village|problem|problems|trouble|idea|one|ones|other|others|number|customer|customers|case|kind|rest|end|side|course|answer|trip|turn|care|sense|us|me|them|him|her|it|you|what|that|nothing|anything|something|everything|more|less|half|back|away|off|out|home|again|well|works|morning|evening|night|street|first|last|same|sick|order|two|three|four|dollars|francs|shillings|money|course|price|prices|percent|litres|liters|kilos|kilometres|metres|minutes|mobile|system|hand|hands|kilo|kilos|tonne|tonnes|mistake|mistakes|error|errors|guest|guests|everybody|anybody|nobody|somebody|longer|january|february|march|april|may|june|july|august|september|october|november|december|monday|friday|sunday|saturday|scout|place|places|their|theirs|his|hers|its|our|feet|front|top|edge|middle|top|bottom|far|near|early|next|fact|truth|life|god|amount|amounts|share|loss|losses|distance|month|season|seasons|year|price|prices|queue|number|numbers|size|sizes|any|see|go|now|then|so|do|be|all|none|lots|all)$/;

/** Left alone where the noun after them was taken for a verb: 'safe saving'. */
const ADJECTIVE =
  /^(?:safe|safer|better|clean|cleaner|cheap|cheaper|fair|real|quick|easy|easier|free|reliable|affordable|fresh|big|small|large|good|new|old|right|simple|steady|regular|proper|enough|strong|poor|local|public|private|foreign)$/;

const LOSES = /^(?:lose|lack|throw|waste|miss)$/;

/** The thing lost, lacked, waited for or broken: the object where people are the subject, else the subject. */
function matterOf(trouble: Clause, clauses: readonly Clause[], who: PlainFound['who']): string {
  const at = clauses.indexOf(trouble);
  const loss = clauses.find((c) => c.sentence === trouble.sentence && LOSES.test(c.verb) && !isCauseClause(c));
  const around = [
    ...(loss ? [loss] : []),
    trouble,
    ...clauses.filter(
      (c, i) =>
        i !== at && c.sentence === trouble.sentence && !isCauseClause(c) && !/^(?:before|after|until)$/.test(c.joint),
    ),
    ...clauses.filter((c) => c.sentence !== trouble.sentence && !isCauseClause(c)),
  ];
  for (const clause of around) {
    const subject = groupOf(clause.subject, clause.verb);
    const isPeople =
      subject !== null || clause.subject.some((t) => /^(?:we|i|they|he|she|it|there|nobody)$/.test(t.word));
    const isActor = isPeople || doesToOthers(clause) || NATURE.test(headOf(clause.subject).at(-1)?.word ?? '');
    const priced = clause.subject.findIndex((t) => t.word === 'of');
    const own = nounOf(clause.subject, who, true) || (priced > 0 ? nounOf(clause.subject.slice(priced + 1), who) : '');
    const found = (isActor ? '' : own) || objectsOf(clause, who);
    if (found !== '') return found;
  }
  // What they are named by: 'women who grow lettuce and cabbage', 'coffee growers'.
  const trade =
    / who (?:grow|make|sell|keep|shell|sew|produce|raise|farm|clean|collect|need|rent|cut) (?:out |a |an )?(.+)$/.exec(
      who?.many ?? '',
    )?.[1] ??
    /^(.+) (?:growers|makers|sellers|keepers|farmers|pickers|traders|repairers)$/.exec(who?.many ?? '')?.[1] ??
    '';
  const bare = trade.replace(/^(?:small|old|young|poor) /, '');
  return /^(?:small|women|old|young|poor|cheap|a|local|small-scale|smallholder|market|street)$/.test(bare)
    ? ''
    : isMassNoun(bare.split(' ').at(-1) ?? '', bare) || bare === ''
      ? bare
      : plural(bare);
}

/** Verbs whose object is a thing one may lack or lose. */
const TAKES_OBJECT =
  /^(?:buy|sell|lack|need|lose|keep|grow|make|repair|get|rent|find|carry|fire|have|steal|burn|throw|cut|use|borrow|deliver|share|produce|fish|harvest|gather|collect|import|export|receive|want|afford|replace|break|spoil|wash|cover|mix|spray|read|show|type|print|print|sew|wear|eat|drink|cook|dry|store|wait|pay|give|take|owe|deduct|refuse|miss|dig|build|fix|load|transport|send|bring|open|close|book|hire|offer|order|raise|feed|see|know|learn|trust|tell|study|smoke|watch|dissolve|charge|ask|demand|hide|destroy|pollute|block|flood|copy|design|save|count|weigh|measure|plant|pick|shell|peel|roast|bake|weave|dye)$/;
const PLACED = /^(?:at|in|on|behind|near|under|into|to|outside)$/;

function objectsOf({ predicate, verb: does }: Clause, who: PlainFound['who']): string {
  const verb = predicate.findIndex((t) =>
    does === 'have' ? /^(?:has|have|had)$/.test(t.word) : verbOf(t.word) !== '' && !AUXILIARY.test(t.word),
  );
  let first = verb < 0 ? 1 : verb + 1;
  while (/^(?:away|back|up|out|off|down|not|never|all|still|only)$/.test(predicate[first]?.word ?? '')) first += 1;
  const starts = [
    ...(TAKES_OBJECT.test(does) ? [first] : []),
    ...predicate.flatMap((t, i) =>
      i >= first &&
      !(/^(?:a|the)$/.test(t.word) && PLACED.test(predicate[i - 1]?.word ?? '')) &&
      (/^(?:pay|be|say)$/.test(does)
        ? /^(?:of|without)$/
        : does === 'spend'
          ? /^(?:on|for)$/
          : /^(?:for|of|without|by|to|out|a|the|no)$/
      ).test(t.word)
        ? /^to$/.test(t.word) && verbOf(predicate[i + 1]?.word ?? '') !== ''
          ? []
          : [/^(?:a|the|no)$/.test(t.word) ? i : i + 1]
        : [],
    ),
  ];
  for (const start of starts) {
    const found = nounOf(predicate.slice(start), who);
    if (found !== '') return found;
  }
  return '';
}

function nounOf(tokens: readonly Token[], who: PlainFound['who'], isSubject = false): string {
  if (/^(?:and|or)$/.test(headOf(tokens)[0]?.word ?? '')) return '';
  const head = headOf(tokens.slice(0, 7)).filter(
    (t) =>
      !/^(?:much|more|too|very|any|enough|only|also|still|just|even|cheap|closed|whole|day-old|hard|bare|proper)$/.test(
        t.word,
      ) && !/ly$/.test(t.word),
  );
  // After 'a', 'the' or 'of' the first word is a noun, whatever else it may be.
  const isLed = head[0] !== undefined && head[0] !== tokens[0];
  const words: Token[] = [];
  // 'Bars of soap' are soap.
  const held = heldIn(tokens);
  if (held.length > 0) return nounOf(held, who, isSubject);
  // 'Torn tents' are tents.
  while (head.length > 1 && HARD.test(head[0]?.word ?? '') && !/^(?:and|or)$/.test(head[1]?.word ?? '')) head.shift();
  for (const token of head) {
    const isVerb = verbOf(token.word) !== '' && !MASS.has(token.word) && !NOUN_TOO.test(token.word);
    if (words.length > 0 && isVerb && !/['’]s$/.test(words.at(-1)?.word ?? '')) break;
    if (words.length === 0 && isVerb && !isLed) return '';
    words.push(token);
  }
  while (/^(?:and|or)$/.test(words.at(-1)?.word ?? '')) words.pop();
  while (words.length > 3) words.shift();
  const noun = words.at(-1)?.word ?? '';
  if (NATURE.test(noun) || MONEY_WORD.test(noun) || (noun === 'work' && NEAR_WORK.test(words.at(-2)?.word ?? '')))
    return '';
  if (
    /(?:est|ths|th)$/.test(noun) &&
    !/(?:forest|harvest|pest|chest|cloth|cloths|moth|tooth|earth|bath|path|health|depth)s?$/.test(noun)
  )
    return '';
  if (
    words.length === 0 ||
    noun.length < 3 ||
    words.some((t) => NOT_A_MATTER.test(t.word) || MONEY_WORD.test(t.word)) ||
    AUXILIARY.test(words[0]?.word ?? '')
  )
    return '';
  if (ADJECTIVE.test(noun)) return '';
  if (isPeopleNoun(noun) && !/^(?:teacher|doctor|nurse|buyer|market)s?$/.test(noun)) return '';
  if (
    /(?:ing|ed)$/.test(noun) ||
    HARD.test(noun) ||
    words.some(
      (t) => /^\p{Lu}/u.test(t.raw) && !(t === tokens[0] && isSubject && (MASS.has(t.word) || /[^s]s$/.test(t.word))),
    )
  )
    return '';
  const name = words.map((t) => t.raw.toLowerCase()).join(' ');
  if (`${who?.many.split(' who ')[0]} ${who?.one.split(' who ')[0]}`.split(' ').includes(noun)) return '';
  // 'Buy scrap': a singular without an article is a mass.
  if (isMassNoun(noun, name) || !isLed || /[^s]s$/.test(noun)) return name;
  // 'The deposit' may be one or one of many; 'a deposit' is one of many.
  return tokens[0]?.word === 'the' && plural(name) !== name ? `the ${name}` : plural(name);
}

const isMassNoun = (noun: string, name: string): boolean =>
  MASS.has(noun) || MASS.has(name) || /(?:ness|ity|ism|work|age(?<!bage|package|message|bandage))$/.test(noun);
