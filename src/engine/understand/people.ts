import type { Token } from '../text/match.ts';
import { plural, singular } from '../text/words.ts';
import type { Clause } from './clauses.ts';
import { AGENT_VERB, BUSINESS, KIN, MASS, PEOPLE, THING_ERS, THINGS, TRADE_VERB, VAGUE_PEOPLE } from './plain-words.ts';
import { AUXILIARY, thirdOf, verbOf } from './verbs.ts';

/** A group as a clause names it. */
export interface Group {
  readonly many: string;
  readonly one: string;
  /** 'We', 'I', or a group that the founder says he is of. */
  readonly speaker: boolean;
  readonly vague: boolean;
  /** Known by what he says he does for a living. */
  readonly trade?: boolean;
}

const DETERMINER =
  /^(?:the|a|an|our|my|their|his|her|its|your|many|most|some|all|several|these|those|other|every|each|any|no|none|few|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|both|half|third|fourth|fifth|quarter|\d+)$/;
const PREPOSITION =
  /^(?:in|at|near|around|from|of|on|with|without|by|to|for|into|outside|across|along|between|behind|under|over|after|before|during|like|abroad|here|there|today|now|all|themselves|who|which|that|as|about|up|out|off|down|back|away|because|since|when|than|per|every|each|through|against|among|still)$/;
const GENERIC =
  /^(?:women|men|people|those|boys|girls|families|children|parents|youth|youths|students|mothers|households|workers|owners)$/;

/** 'Older tailors and teachers', without what follows; 'none of the teachers' gives the teachers. */
export function headOf(tokens: readonly Token[]): Token[] {
  let at = 0;
  while (at < tokens.length && (DETERMINER.test(tokens[at]?.word ?? '') || tokens[at]?.word === 'of')) at += 1;
  // 'A pair of glasses', 'a part of the pay'.
  if (
    /^(?:pair|part|third|quarter|lot|number|piece|price|most|majority|kind)s?$/.test(tokens[at]?.word ?? '') &&
    tokens[at + 1]?.word === 'of' &&
    tokens[at]?.word !== 'price'
  )
    return headOf(tokens.slice(at + 2));
  const head: Token[] = [];
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || PREPOSITION.test(token.word) || /\d/.test(token.word)) break;
    if (head.length > 0 && /^\p{Lu}/u.test(token.raw)) break;
    if (AUXILIARY.test(token.word) && token.word !== 'no') break;
    if (DETERMINER.test(token.word)) {
      if (head.length > 0 && !/^(?:and|or)$/.test(head.at(-1)?.word ?? '')) break;
      continue;
    }
    head.push(token);
  }
  while (/^(?:and|or)$/.test(head.at(-1)?.word ?? '')) head.pop();
  return head;
}

const lower = (tokens: readonly Token[]): string =>
  tokens.map((t) => (/^[A-Z]{2,}$/.test(t.raw) ? t.raw : t.raw.toLowerCase())).join(' ');

export function isPeopleNoun(word: string): boolean {
  const one = singular(word);
  if (PEOPLE.has(one) || PEOPLE.has(word)) return true;
  return /(?:[^e]ers|ors|ists|ians|eers|smiths|keepers|wives|men|women)$/.test(word) && !THING_ERS.has(one);
}

/** 'At the university in Bujumbura four students share one': what goes before with a preposition is no subject. */
function afterPlace(subject: readonly Token[]): readonly Token[] {
  if (
    !/^(?:in|at|on|near|around|from|during|after|before|between|since|for|every|each|when)$/.test(
      subject[0]?.word ?? '',
    )
  )
    return subject;
  for (let at = subject.length - 2; at >= 0; at--) {
    const token = subject[at];
    if (
      token &&
      (/^\p{Lu}/u.test(token.raw) ||
        /^(?:day|morning|night|evening|week|month|year|season|market|school|village|town)$/.test(token.word))
    )
      return subject.slice(at + 1);
  }
  return subject.slice(-2);
}

/** 'Our savings group' is we; 'my landlord' and 'our buyer' are somebody else. */
const A_PERSON =
  /(?:er|or|ist|ian|lord|man|woman|boss|nurse|agent|clerk|guard|cook|guide|judge|priest|chief|boy|girl|maid|tenant|client)$/;

/** The group a subject names; null for things, and for 'they' and 'it', which point back. */
export function groupOf(whole: readonly Token[], verb: string): Group | null {
  const subject = afterPlace(whole);
  const words = subject.map((t) => t.word);
  const last = words.at(-1) ?? '';
  if (/^(?:we|i|us|me)$/.test(last)) return { many: '', one: '', speaker: true, vague: false };
  if (
    words.length <= 2 &&
    /^(?:they|he|she|it|there|this|that|which|who|what|nobody|everybody|everyone|somebody)$/.test(last)
  )
    return null;
  // 'We the taxi drivers'.
  if (words[0] === 'we' && words.length > 1) {
    const own = groupOf(subject.slice(1), verb);
    return own ? { ...own, speaker: true } : null;
  }
  const at = subject.findIndex((t) => /^(?:who|that)$/.test(t.word));
  const head = headOf(subject);
  if (head.length === 0 || head.length > 5) return null;
  const noun = head.at(-1)?.word ?? '';
  const isOurs = /^(?:our|my)$/.test(words[0] ?? '');
  if (isOurs && head.some((t) => KIN.test(t.word))) return null;
  // 'The man who buys our gold' is the other side.
  if (at > 0 && subject.slice(at).some((t) => /^(?:our|us|me|my)$/.test(t.word))) return null;
  const isMany =
    /[^s]s$/.test(noun) ||
    /^(?:people|men|women|children|youth|police|staff)$/.test(noun) ||
    /(?:men|women)$/.test(noun);
  const known =
    isPeopleNoun(noun) ||
    (/^houses?$/.test(noun) && /^(?:guest|coffee|tea|fashion|funeral|rest)$/.test(head.at(-2)?.word ?? ''));
  if (!known && !(isMany && AGENT_VERB.test(verb) && !THINGS.test(noun) && !MASS.has(noun))) return null;
  // 'People with albinism' are a group; 'people with a car' are people.
  const name0 = lower(head);
  const withAt = subject.findIndex((t) => t.word === 'with');
  const next = subject.indexOf(head[head.length - 1] as Token) + 1;
  const isKinOf =
    /^(?:mother|parent|father|wive|relative|familie|guardian|friend|owner)s$/.test(noun) &&
    subject[next]?.word === 'of' &&
    isPeopleNoun(headOf(subject.slice(next + 1)).at(-1)?.word ?? '');
  if (isKinOf) {
    const end = subject.findIndex(
      (t, i) => i > next && (/^\p{Lu}/u.test(t.raw) || /^(?:in|at|near|around|who)$/.test(t.word)),
    );
    const of = lower(subject.slice(next, end < 0 ? undefined : end));
    return { many: `${name0} ${of}`, one: `${singular(name0)} ${of}`, speaker: false, vague: false };
  }
  const ill =
    GENERIC.test(noun) && withAt > 0 && !DETERMINER.test(subject[withAt + 1]?.word ?? 'a')
      ? ` with ${lower(headOf(subject.slice(withAt + 1)))}`
      : '';
  const name = name0;
  const like = /\blike (?:me|us)\b/.test(words.join(' '));
  const { many, one } = inBoth(name, noun);
  const tail = clauseOf(subject, noun);
  return {
    many: tail ? `${many} who ${tail.many}` : many + ill,
    one: tail ? `${one} who ${tail.one}` : one + ill,
    speaker: like || (isOurs && known && !isMany && !A_PERSON.test(noun)),
    vague: VAGUE_PEOPLE.test(noun) && head.length === 1 && !tail && ill === '',
  };
}

function inBoth(name: string, noun: string): { many: string; one: string } {
  if (/^(?:police|staff)$/.test(noun))
    return { many: name, one: noun === 'police' ? 'police officer' : 'member of staff' };
  if (/ and /.test(name)) {
    const last = name.split(' and ').at(-1) ?? name;
    return { many: name, one: singular(last) };
  }
  const many = plural(name);
  return { many, one: singular(many) };
}

/** 'Women who shell cashews in Bissau': the aside that tells who a general word means, up to the place. */
function clauseOf(subject: readonly Token[], noun: string): { many: string; one: string } | null {
  const at = subject.findIndex((t) => /^(?:who|that)$/.test(t.word));
  if (at < 0 || !GENERIC.test(noun)) return null;
  const aside: Token[] = [];
  for (const token of subject.slice(at + 1)) {
    if (
      aside.length >= 5 ||
      /^\p{Lu}/u.test(token.raw) ||
      /^(?:all|in|at|near|around|on|for|every|each|there)$/.test(token.word)
    )
      break;
    aside.push(token);
  }
  return asideOf(aside);
}

/** A predicate as an aside in both numbers: 'keep hens', 'keeps hens'. */
export function asideOf(words: readonly Token[]): { many: string; one: string } | null {
  const [verb, ...rest] = words;
  const base = verbOf(verb?.word ?? '');
  if (!verb || base === '' || AUXILIARY.test(verb.word) || words.length < 2) return null;
  const tail = lower(rest);
  const isPast = /ed$/.test(verb.word) || (verb.word !== base && verb.word !== thirdOf(base));
  return isPast
    ? { many: `${verb.word} ${tail}`, one: `${verb.word} ${tail}` }
    : { many: `${base} ${tail}`, one: `${thirdOf(base)} ${tail}` };
}

/** 'Sell second-hand clothes' makes 'second-hand clothes sellers': said forty times, the shorter name can be read. */
const AGENT: Readonly<Record<string, string>> = {
  sell: 'seller',
  drive: 'driver',
  ride: 'rider',
  use: 'user',
  run: 'owner',
  own: 'owner',
  grow: 'grower',
  make: 'maker',
  keep: 'keeper',
  teach: 'teacher',
  tutor: 'tutor',
  repair: 'repairer',
  fix: 'repairer',
  collect: 'collector',
  import: 'importer',
  export: 'exporter',
  bake: 'baker',
  clean: 'cleaner',
  build: 'builder',
  weave: 'weaver',
  produce: 'producer',
  process: 'processor',
  transport: 'transporter',
  buy: 'buyer',
  sew: 'maker',
  raise: 'keeper',
  breed: 'breeder',
  roast: 'roaster',
  rent: 'owner',
  shell: 'sheller',
};
const MOST_OBJECT = 3;

export function byTrade(trade: string): { readonly many: string; readonly one: string } | null {
  const [verb = '', ...words] = trade.split(' ').filter((w) => !/^(?:a|an|the|out|our|my)$/.test(w));
  const agent = AGENT[verb];
  const last = words.at(-1) ?? '';
  if (!agent || words.length === 0 || words.length > MOST_OBJECT) return null;
  const object = [...words.slice(0, -1), last === 'clothes' || MASS.has(last) ? last : singular(last)].join(' ');
  return { many: `${object} ${agent}s`, one: `${object} ${agent}` };
}

const MOST_ASIDE = 4;

const HOLDS =
  /^(?:bars?|bags?|sacks?|crates?|baskets?|boxes|box|bottles?|jars?|litres?|liters?|kilos?|kilogrammes?|tonnes?|tons?|trays?|packets?|sachets?|loaves|cups?|tins?|plates?|pieces?|bunch|bunches|bundles?|buckets?|cartons?|rolls?|pairs?|heads?)$/;

/** What is in the container: '3000 bars of soap a week' gives 'soap a week'; empty where nothing is counted in one. */
export function heldIn(tokens: readonly Token[]): readonly Token[] {
  let at = 0;
  while (DETERMINER.test(tokens[at]?.word ?? '') || /^\d/.test(tokens[at]?.word ?? '')) at += 1;
  return HOLDS.test(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'of' ? tokens.slice(at + 2) : [];
}

/** What follows a verb of trade, as far as it says what the trade is. */
function tradeOf(predicate: readonly Token[]): { many: string; one: string } | null {
  const start = predicate.findIndex((t) => verbOf(t.word) !== '' && !AUXILIARY.test(t.word));
  const at = start < 0 && /^(?:has|have)$/.test(predicate[0]?.word ?? '') ? 0 : start;
  const verb = predicate[at];
  if (!verb) return null;
  const words: Token[] = [];
  const object = predicate.slice(at + 1);
  const held = heldIn(object);
  for (const token of held.length > 0 ? held : object) {
    // A sum is what it brings, not what it is.
    if (/^(?:naira|shillings?|francs?|cedis?|kwacha|rand|birr|dollars?|cfa)$/.test(token.word)) return null;
    if (words.length > 0 && /^(?:a|an|per|each)$/.test(token.word)) break;
    if (words.length === 0 && /^(?:one|two|three|four|five|six|ten|\d+)$/.test(token.word)) continue;
    if (words.length >= MOST_ASIDE || /\d/.test(token.word) || /^\p{Lu}[\p{Ll}]/u.test(token.raw)) break;
    if (/^(?:in|at|near|around|for|from|on|with|by|to|because|three|two|every|of|that|who|as)$/.test(token.word)) break;
    words.push(token);
  }
  // 'I have a small cinema' is running one.
  const base = /^(?:has|have|own|owns|manage|manages)$/.test(verb.word) ? 'run' : verbOf(verb.word);
  const tail = lower(words.filter((t) => !/^(?:my|our|his|her|some|the|small|only|also)$/.test(t.word)));
  return tail === '' || /^(?:again|here|there|it|them|up|back|down|on|together|well|more)\b/.test(tail)
    ? null
    : { many: `${base} ${tail}`, one: `${thirdOf(base)} ${tail}` };
}

/** Who the founder says he is, or whom of his own he speaks of: 'I am a nurse', 'I sew uniforms', 'my uncle grows maize'. */
export function speakerOf(tokens: readonly Token[], clauses: readonly Clause[]): Group | null {
  // 'We the taxi drivers of Brazzaville, we …'.
  const we = tokens.findIndex((t, i) => t.word === 'we' && /^(?:the|are)$/.test(tokens[i + 1]?.word ?? ''));
  const isNamed = we >= 0 && we < 4 && !PREPOSITION.test(tokens[we + 2]?.word ?? '');
  const named = isNamed ? groupOf(tokens.slice(we + 2, we + 8), 'have') : null;
  if (named) return { ...named, speaker: true, vague: false };
  for (const [at, { subject, verb, predicate, joint }] of clauses.entries()) {
    const words = subject.map((t) => t.word);
    const isI = /^(?:i|we)$/.test(words.at(-1) ?? '');
    const isKin = /^(?:my|our)$/.test(words[0] ?? '') && KIN.test(words.at(-1) ?? '');
    if (!isI && !isKin) continue;
    const lead = predicate[0]?.word ?? '';
    if (/^(?:am|are|is|be|was|were|work)$/.test(lead) && verb !== 'hire') {
      const rest = predicate.slice(predicate[1]?.word === 'as' ? 2 : 1);
      const head = headOf(rest);
      const noun = head.at(-1)?.word ?? '';
      if (isPeopleNoun(noun) && lead !== 'work') return { ...inBoth(lower(head), noun), speaker: isI, vague: false };
      if (isKin && head.length === 1 && /^(?:deaf|blind|disabled|sick|pregnant|autistic)$/.test(noun))
        return { many: `${noun} people`, one: `${noun} person`, speaker: false, vague: false };
      continue;
    }
    if (isKin && !TRADE_VERB.test(verb))
      return { many: 'families like yours', one: 'family like yours', speaker: true, vague: false };
    if (!TRADE_VERB.test(verb) || joint === 'because' || /^(?:cannot|can|can't|could|must|want)$/.test(lead)) continue;
    if (lead === 'have' && predicate[1]?.word === 'to') continue;
    if (verb === 'have' && /^(?:no|to|not|never|only)$/.test(predicate[1]?.word ?? '')) continue;
    // Later in the text these tell what he does about it.
    if (at > 0 && /^(?:buy|use|need|keep|offer|open|cut|collect|make|carry|rent|have)$/.test(verb)) continue;
    if (/^(?:queue|do|up|sure)$/.test(predicate[1]?.word ?? '')) continue;
    const trade = tradeOf(predicate);
    const named = trade && byTrade(trade.many);
    if (named) return { ...named, speaker: true, vague: false, trade: isI };
    if (trade)
      return {
        many: `people who ${trade.many}`,
        one: `person who ${trade.one}`,
        speaker: isI || isKin,
        vague: false,
        trade: isI,
      };
  }
  return ownerOf(tokens);
}

/** 'My gym in Lagos': whoever has it. */
function ownerOf(tokens: readonly Token[]): Group | null {
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:my|our)$/.test(token.word)) continue;
    for (const k of [1, 2]) {
      const noun = tokens[at + k]?.word ?? '';
      if (!BUSINESS.has(noun)) continue;
      const name = tokens
        .slice(at + 1, at + k + 1)
        .filter((t) => !/^(?:small|own|little|new|old)$/.test(t.word))
        .map((t) => t.word)
        .join(' ');
      return { many: `${name} owners`, one: `${name} owner`, speaker: true, vague: false, trade: token.word === 'my' };
    }
  }
  return null;
}
