import { inSentence } from '../country.ts';
import type { IndustryPack, Pain } from '../knowledge/pack-types.ts';
import { GENERAL_PACK, INDUSTRY_PACKS } from '../knowledge/packs.ts';
import { PLAIN_ID, plainPain } from '../plain/pain.ts';
import { sufferersPay } from '../plan.ts';
import { atClause, cleanText, fold, quotable, sentencesOf } from '../text/clean.ts';
import { countHits, countLoose, findAll, type Token, tokenize } from '../text/match.ts';
import { goodIn, isAbout, type PainScore, rankPains } from './classify.ts';
import { isSurely } from './fits.ts';
import { isPieceRate } from './flows.ts';
import { glossed, isFrench } from './french.ts';
import { likelyPeople } from './likely.ts';
import { findNumbers } from './numbers.ts';
import { paidToday } from './paid-today.ts';
import { countryName, findPlaces, type PlacesFound } from './places.ts';
import { type PlainFound, readPlain } from './plain.ts';
import { HARD } from './plain-words.ts';
import { findRoles, isPayerOf, namedPayer, type PeopleOfPain, type Role, sufferer, wouldPay } from './roles.ts';
import {
  bestSentence,
  evidenceRung,
  namedCauses,
  namedSolution,
  namedWorkaround,
  ownCause,
  tellsEvent,
} from './said.ts';
import { matchSizes } from './sizes.ts';
import { subjectOf } from './subject.ts';
import { madeBy, thingOf } from './thing.ts';
import { titledPain } from './titled.ts';
import type { Anchor, EvidenceRung, FounderNumber, NounSlot, Slot, SlotState } from './types.ts';

/** What the answers settle; each overrides what the text says. */
export interface Settled {
  readonly country?: string;
  readonly countryState?: SlotState;
  readonly town?: string;
  readonly painId?: string;
  readonly moreText?: string;
  readonly who?: { readonly many: string; readonly one: string };
  readonly payer?: { readonly many: string; readonly one: string };
  readonly sizes?: Readonly<Record<string, FounderNumber>>;
  readonly trapAnswer?: string;
  readonly evidence?: EvidenceRung;
  readonly answers?: Anchor['answers'];
}

/** An event word, or clear surroundings: below this a pain is not assumed without asking. */
const PAIN_SURE = 7;
const INDUSTRY_SURE = 3.5;
/** Industry, things and setting agree so well that the pain may be proposed, though its event is not named. */
const SETTING_SURE = 6;
/** A cause or a way out of it is named, and the next best pain is of the same industry. */
const NAMED_SURE = 8;
/** … and no other pain fits the setting nearly as well: else a long text would be given a trouble it does not tell. */
const CLEAR_LEAD = 2;

/** What is said of people whom a pain does not know must fit better before the pain is taken for theirs. */
const STRANGER_SURE = 9.5;
/** … in texts of so many words: shorter ones meet few words of a pack by chance. */
const LONG = 25;

/** Without its event, a pain of a long text must at least speak of the thing that the founder says is lost or lacking. */
function isClear({ pack, pain }: PainScore, tokens: readonly Token[]): boolean {
  const thing = tokens.length < LONG ? null : thingOf(tokens, pain.words.who);
  if (!thing?.sure) return true;
  return `${pack.goods} ${JSON.stringify(pain)}`.toLowerCase().includes(thing.noun);
}

const isMetByChance = (top: PainScore, tokens: readonly Token[]): boolean =>
  tokens.length >= LONG && !top.about && top.score < STRANGER_SURE && (top.known <= 1 || top.events === 0);

export interface Understanding {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly places: PlacesFound;
  readonly ranked: readonly PainScore[];
  readonly pack: IndustryPack;
  readonly industry: { readonly id: string; readonly name: string };
  readonly pain: Pain;
  /** The known pain, or the kind of trouble it is likest where none is known: for those who show several readings. */
  readonly kind: Pain;
  readonly painSure: boolean;
  readonly whoFound: Role | null;
  readonly payerFound: Role | null;
  readonly anchor: Anchor;
}

export const painById = (id: string): { readonly pack: IndustryPack; readonly pain: Pain } | null => {
  for (const pack of [...INDUSTRY_PACKS, GENERAL_PACK]) {
    const pain = pack.pains.find((p) => p.id === id);
    if (pain) return { pack, pain };
  }
  return null;
};

interface Choice {
  readonly pack: IndustryPack;
  /** Null where no known one is surely the founder's. */
  readonly pain: Pain | null;
  readonly sure: boolean;
  readonly industry: { readonly id: string; readonly name: string };
}

/** The likeliest pain where the words are clear enough; else a kind of trouble, under the industry they point to. */
function choosePain(
  ranked: readonly PainScore[],
  tokens: readonly Token[],
  painId: string | undefined,
  places: ReadonlySet<string>,
  told: PlainFound,
): Choice {
  const fixed = painId ? painById(painId) : null;
  if (fixed) return { ...fixed, sure: true, industry: { id: fixed.pack.id, name: fixed.pack.name } };
  const [top, next] = ranked;
  const isInIndustry = top !== undefined && top.score >= INDUSTRY_SURE && !isMetByChance(top, tokens);
  if (painId !== PLAIN_ID && isInIndustry && isTold(top, next, tokens) && isSurely(top, next, tokens, places, told)) {
    return {
      pack: top.pack,
      pain: top.pain,
      sure: top.events > 0 && top.score >= PAIN_SURE && tokens.length >= 4,
      industry: { id: top.pack.id, name: top.pack.name },
    };
  }
  const { id, name } = isInIndustry ? top.pack : GENERAL_PACK;
  return { pack: GENERAL_PACK, pain: null, sure: tokens.length >= 8, industry: { id, name } };
}

/** Its event is named, or so much around it that no other pain is meant; a few words can only mean the best one. */
function isTold(top: PainScore, next: PainScore | undefined, tokens: readonly Token[]): boolean {
  if (top.events > 0 || tokens.length < 12) return true;
  if (!isClear(top, tokens)) return false;
  const leads = top.score >= SETTING_SURE && top.score - (next?.score ?? 0) >= CLEAR_LEAD;
  return leads || (top.score >= NAMED_SURE && top.around > 0 && top.pack.id === next?.pack.id);
}

const LACKS_ROOM = /\b(?:cannot|can't|not) find (?:an? |any |enough )?(?:[a-z]+ )?(?:room|hall|ground|field|space)s?\b/;

/** The kind of trouble the words tell of; the first of the pack where they tell of none. */
function bestGeneral(tokens: readonly Token[]): Pain {
  const [first, ...kinds] = GENERAL_PACK.pains;
  if (!first) throw new Error('The general pack holds no pain.');
  const opening = tokens.filter((t) => t.sentence === 0);
  let best = first;
  let most = 0;
  for (const pain of kinds) {
    // A room that is not to be had is lacking, not unheard of.
    if (pain.id === 'general.unknown' && LACKS_ROOM.test(tokens.map((t) => t.word).join(' '))) continue;
    const told =
      2 * countLoose(tokens, pain.recognise.event) +
      // What is told first is the trouble; what follows is often what it leads to.
      countLoose(opening, pain.recognise.event) +
      countHits(tokens, pain.recognise.setting);
    if (told > most && countLoose(tokens, pain.recognise.event) > 0) {
      best = pain;
      most = told;
    }
  }
  return best;
}

/** Where the pack cannot guess a payer, those who suffer are taken to pay. */
function assumedPayer(pain: Pain, who: { readonly many: string; readonly one: string } | null): NounSlot {
  const [many, one] = pain.words.payer;
  // People whom the pain does not know are not served by its payers.
  const isStranger = who !== null && !isAbout(pain, tokenize(who.many));
  if (many !== '{who}' && one !== pain.words.who[1] && !isStranger) return noun('assumed', many, one);
  return noun('assumed', who?.many ?? pain.words.who[0], who?.one ?? pain.words.who[1]);
}

/** Who is paid by the piece ('200,000 leones a pit') has customers: they pay, not he. Who bears it pays otherwise. */
function payerOfAccount(
  numbers: readonly FounderNumber[],
  who: { readonly many: string; readonly one: string },
): NounSlot {
  return numbers.some(isPieceRate) ? noun('assumed', 'customers', 'customer') : noun('assumed', who.many, who.one);
}

const NOBODY: PeopleOfPain = { who: [], around: [], effects: [] };

const peopleOf = (pain: Pain): PeopleOfPain => ({
  who: pain.words.who,
  around: pain.stakeholders.map((s) => s.split(':')[0] ?? ''),
  effects: pain.effects,
});

const AFTER_ALL = 1000;
const asWritten = (raw: readonly Token[]): Token[] => raw.map((t) => ({ ...t, sentence: t.sentence + AFTER_ALL }));

/** Where no pain of the industry fits, its things are still what the text is about. */
function goodOfIndustry(tokens: readonly Token[], id: string): string {
  const known = INDUSTRY_PACKS.find((p) => p.id === id);
  const [hit] = known ? findAll(tokens, known.goods) : [];
  return hit?.noun ?? '';
}

/** What a founder's text is about where the thing itself has no name in it. */
const THIS = 'this trouble';

/** French is read for its people and its words only; its clauses are quoted, not taken apart. */
const readAccount = (text: string, french: boolean): PlainFound =>
  french ? { trouble: '', short: '', others: [], way: '', who: null, isSpeaker: false, matter: '' } : readPlain(text);

const isWholeTrouble = (trouble: string, blame: string): boolean =>
  blame !== '' &&
  trouble.includes(blame) &&
  !tokenize(trouble.replace(blame, ' ')).some((t) => HARD.test(t.word) || /^(?:no|not)$/.test(t.word));

const isOtherSide = (role: Role | null, { who, others }: PlainFound): boolean =>
  role !== null && who !== null && others.includes(role.many) && !who.many.includes(role.many);

const asRole = (group: { readonly many: string; readonly one: string }): Role => ({ ...group, at: 0, from: 0 });

/** Those the clauses name; French is not taken apart, and its roles are all we have. */
const bearerOf = (account: PlainFound, role: Role | null, french: boolean): Role | null =>
  account.who ? asRole(account.who) : french ? role : null;

/** Where no word for people is known, those to whom, by its clauses, it happens. */
const ofPain = (told: PlainFound, role: Role | null): Role | null =>
  role ?? (told.who && told.who.many.split(' ').length <= 3 ? asRole(told.who) : null);

const noun = (state: SlotState, many: string, one: string): NounSlot => ({ value: many, one, state });

/** Reads the founder's text, with whatever the answers have settled, into an anchor. Pure: same words, same anchor. */
export function understand(query: string, settled: Settled = {}): Understanding {
  const own = cleanText(query);
  const text = settled.moreText ? `${own}\n${cleanText(settled.moreText)}` : own;
  const raw = tokenize(text);
  const french = isFrench(raw);
  const tokens = french ? glossed(raw) : raw;
  const english = french ? `${text}\n${tokens.map((t) => t.word).join(' ')}` : text;
  const places = findPlaces(raw);
  const roles = findRoles(tokens);
  const payerFound = namedPayer(tokens, roles);
  // One or two words name a subject, not yet the people who suffer.
  const candidates = raw.length < 3 ? [] : roles;
  // The people point to the pain, and the pain says which of the people it is about.
  const told = readAccount(raw.length < 3 ? '' : text, french);
  const titled = titledPain(text);
  const guess = settled.who ?? sufferer(candidates, tokens, NOBODY, payerFound);
  // Packs know French phrases whole: their words must be met as they were written, too.
  const ranked = rankPains(french ? [...tokens, ...asWritten(raw)] : tokens, guess?.many ?? '');
  const names = new Set(
    [...places.towns.map((t) => t.name), ...places.countries.map(countryName), places.unknown].flatMap((n) =>
      fold(n).split(/[ -]/),
    ),
  );
  const chosen = choosePain(ranked, tokens, settled.painId ?? titled, names, told);
  // Where the pain is about those who are the other side of his story, it is not his.
  const isTurned =
    chosen.pain !== null &&
    !(settled.painId ?? titled) &&
    isOtherSide(sufferer(candidates, tokens, peopleOf(chosen.pain), payerFound), told);
  const { pack, pain: known, sure, industry } = isTurned ? { ...chosen, pack: GENERAL_PACK, pain: null } : chosen;
  const kind = known ?? bestGeneral(tokens);
  const pain = kind;
  const account = known === null ? told : null;
  const roleFound = sufferer(candidates, tokens, peopleOf(pain), payerFound);
  // No word for people is known: whoever the first sentence is about.
  const subject = roleFound === null && pack === GENERAL_PACK && !french && raw.length >= 5 ? subjectOf(raw) : null;
  const whoFound = account ? bearerOf(account, roleFound, french) : french ? roleFound : ofPain(told, roleFound);
  const who = settled.who ?? whoFound ?? (account ? null : subject);
  // Who pays in the story ('parents pay the fees late', 'students buy bundles') is not yet who would pay for its end.
  const isRemedyPayer =
    payerFound !== null &&
    (wouldPay(tokens, payerFound) || account !== null
      ? wouldPay(tokens, payerFound)
      : sufferersPay(pain)
        ? payerFound.one === (who?.one ?? pain.words.who[1])
        : isPayerOf(pain, payerFound));
  const payer = settled.payer ?? (isRemedyPayer ? payerFound : null);
  const thing =
    pack === GENERAL_PACK ? thingOf(tokens, [who?.many ?? '', who?.one ?? ''], french) : { noun: '', sure: false };
  const good = account
    ? (thing.sure && / to /.test(thing.noun) && thing.noun) ||
      account.matter ||
      (thing.sure &&
        !/^(?:no|any|one) /.test(thing.noun) &&
        !/ (?:ever|only|still|again)$/.test(thing.noun) &&
        thing.noun) ||
      madeBy(tokens, who?.many ?? '')
    : (thing.sure && thing.noun) ||
      (pack === GENERAL_PACK && madeBy(tokens, who?.many ?? '')) ||
      goodIn(tokens, pack, pain) ||
      goodOfIndustry(tokens, industry.id) ||
      thing.noun;
  const country = settled.country ?? places.countries[0] ?? '';
  const numbers = findNumbers(text);
  const sizes = account
    ? (settled.sizes ?? {})
    : { ...matchSizes(pain, numbers, country, sentencesOf(text).length), ...settled.sizes };
  const evidence = evidenceRung(english);
  const today = paidToday(own);
  const event = tellsEvent(english, pain);
  const trap = pain.traps?.find((t) => t.when.every((group) => namedCount(tokens, group)));
  const blame = ownCause(own, pain);
  // What nobody does may be the whole trouble told: then it is no reason for it.
  const blamed = account && isWholeTrouble(account.trouble, blame) ? '' : blame;
  const quote = bestSentence(own, pain, who?.one ?? '');
  const assumed = account
    ? likelyPeople(tokens, account.isSpeaker)
    : { many: pain.words.who[0], one: pain.words.who[1] };
  const place = placeSlot(own, settled, places, country, told.isSpeaker);
  const anchor: Anchor = {
    text: own,
    french,
    countries: [country, ...places.countries.filter((c) => c !== country)].filter((c) => c !== '').slice(0, 3),
    countryState: settled.countryState ?? (places.countries.length > 0 ? 'given' : 'assumed'),
    country: countryName(country),
    place,
    industry: industry.id,
    industryName: industry.name,
    pain: known?.id ?? PLAIN_ID,
    painState: settled.painId ? 'answered' : sure ? 'given' : 'assumed',
    who: who ? noun(settled.who ? 'answered' : 'given', who.many, who.one) : noun('assumed', assumed.many, assumed.one),
    payer: payer
      ? noun(settled.payer ? 'answered' : 'given', payer.many, payer.one)
      : account
        ? payerOfAccount(numbers, who ?? assumed)
        : assumedPayer(pain, who),
    good: good ? { value: good, state: 'given' } : { value: account ? THIS : pain.words.good, state: 'assumed' },
    unit: account ? noun('assumed', 'times', 'time') : unitSlot(tokens, pain),
    quote: account && quote === '' ? account.trouble : quote,
    causes: account ? [] : namedCauses(english, pain, french ? '' : blamed),
    ownCause: blamed,
    // The way that he names with its price is surer than one of ours that his words recall.
    workaround: account || today ? '' : namedWorkaround(english, pain, who?.many ?? ''),
    numbers,
    sizes,
    trap: trap !== undefined && settled.trapAnswer === undefined,
    trapAnswer: settled.trapAnswer ?? '',
    evidence: settled.evidence ?? evidence.rung,
    evidenceCount: evidence.count,
    evidenceWith: settled.evidence ? (who?.many ?? '') : evidence.people,
    paidToday: today,
    told: event,
    solution: namedSolution(own),
    plain: account && {
      trouble: account.trouble || quote || atClause(quotable(own), 24),
      short: account.short,
      others: account.others,
      way: account.way || (today?.quote ?? ''),
      isSpeaker: account.isSpeaker,
    },
    answers: settled.answers ?? [],
  };
  const reading = known ?? plainPain(anchor);
  return {
    text,
    tokens,
    places,
    ranked,
    pack,
    industry,
    pain: reading,
    kind,
    painSure: sure,
    whoFound,
    payerFound,
    anchor,
  };
}

const namedCount = (tokens: readonly Token[], group: string): boolean => {
  const folded = tokens.map((t) => t.word).join(' ');
  return group.split(', ').some((word) => ` ${folded}`.includes(` ${word}`));
};

const areBoth = (text: string, one: string, other: string): boolean =>
  / (?:and|or|et|ou|between) /.test(` ${text.slice(text.indexOf(one) + one.length, text.indexOf(other))} `) &&
  text.indexOf(other) - text.indexOf(one) - one.length < MOST_BETWEEN;
const MOST_BETWEEN = 14;

const before = (text: string, one: string, other: string): boolean => {
  const [a, b] = [text.indexOf(one), text.indexOf(other)];
  return a >= 0 && b >= 0 && a < b;
};

function placeSlot(text: string, settled: Settled, places: PlacesFound, country: string, isOwn: boolean): Slot {
  const all = places.towns.filter((t) => t.iso3 === country).map((t) => t.name);
  if (settled.town) return { value: settled.town, state: 'answered' };
  const { spot, homes, left } = places.scene;
  if (spot && country) return { value: spot, state: 'given' };
  // Where he only sits himself is the place if it is his own trouble, or where no other is told.
  const elsewhere = all.filter((t) => !(isOwn ? left : homes).has(t));
  const [first, second] = elsewhere.length > 0 || (places.unknown && country) ? elsewhere : all;
  const towns = elsewhere.length > 0 ? elsewhere : all;
  // 'in Angoche; the buyers come from Nampula': the town named first is the place, known or not.
  if (
    places.unknown &&
    first &&
    country &&
    before(text, places.unknown, first) &&
    !text.includes(`from ${places.unknown}`)
  )
    return { value: places.unknown, state: 'given' };
  // 'In Kumasi and Tamale', but not 'in Kumasi; the mechanic comes from Accra' nor 'in Mathare, Nairobi'.
  if (first && second && towns.length === 2 && areBoth(text, first, second))
    return { value: `${first} and ${second}`, state: 'given' };
  if (first) return { value: first, state: 'given' };
  if (places.unknown && country) return { value: places.unknown, state: 'given' };
  return {
    value: inSentence(countryName(country)),
    state: settled.countryState === 'assumed' ? 'assumed' : 'inferred',
  };
}

/** Containers and occasions founders count in, when the pain counts in such a thing. */
const UNITS =
  'crate!, crates!=crate, basket!, baskets!=basket, bag!, bags!=bag, sack!, sacks!=sack, box!, boxes!=box, bunch!, bunches!=bunch, jerrycan!, jerrycans!=jerrycan, litre!, litres!=litre';

function unitSlot(tokens: readonly Token[], pain: Pain): NounSlot {
  const [one, many] = pain.words.unit;
  if (!/crate|bag|basket|sack|box/.test(one)) return noun('assumed', many, one);
  const list = new Set(
    UNITS.replace(/!/g, '')
      .split(', ')
      .map((e) => e.split('=')[0]),
  );
  const found = tokens.find((t) => list.has(t.word))?.word;
  if (!found) return noun('assumed', many, one);
  const single = found === 'boxes' ? 'box' : found === 'bunches' ? 'bunch' : found.replace(/s$/, '');
  const several = /(?:x|ch)$/.test(single) ? `${single}es` : `${single}s`;
  return noun('given', several, single);
}
