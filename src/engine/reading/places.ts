import { ELSEWHERE, NO_PLACES, PLACES, SHARED_MONEY } from '../knowledge/places.ts';
import { fold } from '../text/clean.ts';
import type { Token } from '../text/match.ts';

type NameKind = 'country' | 'people' | 'town' | 'money';

interface Name {
  readonly words: readonly string[];
  /** As written, when the case must fit: short names are also plain words. */
  readonly exact: readonly string[] | null;
  readonly iso3: string;
  readonly kind: NameKind;
  readonly shown: string;
}

const weightOf: Readonly<Record<NameKind, number>> = { country: 5, people: 4, town: 4, money: 3 };

function nameOf(text: string, iso3: string, kind: NameKind, isPlainWord = false): Name {
  const raw = text.split(/[ ]+/);
  // 'Ho', 'Wa', 'MAD': without their case they would be met everywhere.
  const caseMatters = isPlainWord || text.length <= 4 || /^[A-Z]{3,}$/.test(text);
  // The tokenizer drops French elisions (d’Ivoire), so names do too.
  return {
    words: raw.map((w) => fold(w).replace(/^[ld]'(?=.{3})/, '')),
    exact: caseMatters ? raw : null,
    iso3,
    kind,
    shown: text,
  };
}

const NAMES: readonly Name[] = PLACES.flatMap((p) => [
  nameOf(p.name, p.iso3, 'country'),
  ...(p.also_called ?? []).map((t) => nameOf(t, p.iso3, 'country')),
  ...p.people.map((t) => nameOf(t, p.iso3, 'people')),
  ...p.towns.map((t) => nameOf(t, p.iso3, 'town', p.plain_words?.includes(t))),
  ...(p.money ?? []).map((t) => nameOf(t, p.iso3, 'money')),
]);
const AWAY: readonly Name[] = ELSEWHERE.map((t) => nameOf(t, '', 'country'));
const SHARED: readonly { name: Name; iso3: readonly string[] }[] = SHARED_MONEY.flatMap((m) =>
  m.words.map((w) => ({ name: nameOf(w, '', 'money'), iso3: m.countries })),
);

const byFirstWord = (names: readonly Name[]): ReadonlyMap<string, readonly Name[]> => {
  const map = new Map<string, Name[]>();
  for (const name of names) {
    const key = name.words[0] ?? '';
    map.set(
      key,
      [...(map.get(key) ?? []), name].sort((a, b) => b.words.length - a.words.length),
    );
  }
  return map;
};
const INDEX = byFirstWord(NAMES);
const AWAY_INDEX = byFirstWord(AWAY);

function meetsAt(tokens: readonly Token[], at: number, name: Name): boolean {
  return name.words.every((word, k) => {
    const token = tokens[at + k];
    if (!token) return false;
    if (name.exact) return token.raw === name.exact[k] || token.raw.replace(/['’]s$/, '') === name.exact[k];
    return token.word === word || token.word === `${word}'s`;
  });
}

export interface PlacesFound {
  /** Most likely home first. */
  readonly countries: readonly string[];
  /** Towns as written, with their country, in order; not those that something comes from or goes to. */
  readonly towns: readonly { readonly name: string; readonly iso3: string }[];
  /** Towns and countries that are named by their names, in order; a people or its money only lets guess one. */
  readonly named: readonly string[];
  /** All that is named is where something comes from or goes to: home may be another. */
  readonly isPassing: boolean;
  readonly elsewhere: string;
  /** Narrowed by money that several countries share. */
  readonly narrowed: readonly string[];
  /** A capitalised word after 'in' that no gazetteer knows. */
  readonly unknown: string;
}

const AWAY_FROM_HOME = /^(?:refugees?|migrants?|immigrants?|diaspora|exiles?|refugies?)$/;

/** 'Gikomba, no sorry, in Nakuru': who corrects themselves means what comes after. */
const CORRECTS: ReadonlySet<string> = new Set(['sorry', 'oops', 'pardon', 'samahani', 'desculpa', 'desculpe']);

/** Where what is meant begins: behind a correction that stands between two places. */
function meantFrom(tokens: readonly Token[]): number {
  const at = tokens
    .map(({ word }, i) => CORRECTS.has(word) || (word === 'mean' && tokens[i - 1]?.word === 'i'))
    .lastIndexOf(true);
  const named = tokens.map((_, i) => nameAt(tokens, i) !== undefined);
  return at > 0 && named.lastIndexOf(true) > at ? at : 0;
}

const nameAt = (tokens: readonly Token[], at: number): Name | undefined =>
  INDEX.get(tokens[at]?.word.replace(/'s$/, '') ?? '')?.find((n) => meetsAt(tokens, at, n));

/** 'Send to Accra', 'hadi Nairobi'. */
const GOES_TO = /^(?:to|reach|reaches|reached|towards|until|jusqu'a|vers|ate|para|hadi|mpaka|kwenda|kuelekea|الى|إلى)$/;

/** 'A customer from Onitsha', 'we bring from Burkina'; but who says 'I am from Jos' is at home there. */
const COMES_FROM = /^(?:from|kutoka|toka|من)$/;
const OWN =
  /^(?:i|we|am|are|i'm|we're|'m|im|dey|write|writing|greetings|hello|mimi|sisi|ninatoka|natoka|tunatoka|انا|أنا|احنا|نحن)$/;

/** 'They say that she is in Gabon': where somebody else is. */
const SOMEBODY = /^(?:he|she|who|il|elle|qui|ele|ela|هو|هي)$/;
const IS = /^(?:is|lives|stays|fled|ran|now|est|vit|reste|esta|vive|mora|fugiu)$/;
const IN = /^(?:in|at|au|aux|en|a|no|na|em|في)$/;

function isSomebodyElses(tokens: readonly Token[], at: number): boolean {
  const [who, is, where] = [at - 3, at - 2, at - 1].map((i) => tokens[i]);
  if (!(who && is && where) || who.sentence !== where.sentence) return false;
  return SOMEBODY.test(who.word) && IS.test(is.word) && IN.test(where.word);
}

/** 'From Asaba or Onitsha', 'the Onitsha supplier'. */
const OR = /^(?:or|and|ou|et|e|au|na|او|أو)$/;
const SUPPLIES = /^(?:supplier|dealer|wholesaler|importer)s?$/;

function isComeFrom(tokens: readonly Token[], at: number): boolean {
  if (at < 2) return false;
  const [before, lead] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  if (COMES_FROM.test(before) && !OWN.test(lead)) return true;
  if (SUPPLIES.test(tokens[at + (nameAt(tokens, at)?.words.length ?? 1)]?.word ?? '')) return true;
  return OR.test(before) && nameAt(tokens, at - 2) !== undefined && isComeFrom(tokens, at - 2);
}

/** 'Near the border of Togo', 'frontière avec le Niger': the other side. */
const BORDER = /^(?:border|borders|frontiere|frontieres|fronteira|mpakani|mpaka)$/;
const OF_IT = /^(?:with|of|the|avec|le|la|du|de|da|do|com|o|a|na|wa|ya)$/;

function isBeyondBorder(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  while (i > at - 3 && OF_IT.test(tokens[i]?.word ?? '')) i -= 1;
  return i < at - 1 && BORDER.test(tokens[i]?.word ?? '');
}

const isPassedThrough = (tokens: readonly Token[], at: number): boolean =>
  isSomebodyElses(tokens, at) ||
  isBeyondBorder(tokens, at) ||
  GOES_TO.test(tokens[at - 1]?.word ?? '') ||
  isComeFrom(tokens, at);

export function findPlaces(all: readonly Token[]): PlacesFound {
  const tokens = all.slice(meantFrom(all));
  const score = new Map<string, number>();
  const lived = new Set<string>();
  const towns: { name: string; iso3: string }[] = [];
  const named: string[] = [];
  let isHome = false;
  const used = new Set<number>();
  const kinds = new Set<NameKind>();
  const comeFrom = new Set(tokens.flatMap((_, at) => (isComeFrom(tokens, at) ? [nameAt(tokens, at)?.shown] : [])));
  for (let i = 0; i < tokens.length; i++) {
    if (used.has(i)) continue;
    const name = nameAt(tokens, i);
    if (!name) continue;
    for (let k = 0; k < name.words.length; k++) used.add(i + k);
    // Sudanese refugees are not in Sudan.
    if (name.kind === 'people' && AWAY_FROM_HOME.test(tokens[i + name.words.length]?.word ?? '')) continue;
    // 'Vendors from Lilongwe … in Lilongwe it was 19,000': where others come from stays theirs.
    const isPassing = isPassedThrough(tokens, i) || (name.kind === 'town' && comeFrom.has(name.shown));
    // What is named first is home, other things equal.
    const worth = isPassing ? 1 : weightOf[name.kind] + (score.size === 0 ? 1 : 0);
    score.set(name.iso3, (score.get(name.iso3) ?? 0) + worth);
    // 'M-Pesa' is paid with in more countries than one: beside a home it names no other.
    if (!isPassing && name.kind !== 'money') lived.add(name.iso3);
    kinds.add(name.kind);
    if (name.kind === 'town' || name.kind === 'country') {
      named.push(name.shown);
      isHome ||= !isPassing;
    }
    if (name.kind === 'town' && !isPassing && !towns.some((t) => t.name === name.shown))
      towns.push({ name: name.shown, iso3: name.iso3 });
  }
  const away = tokens.findIndex(
    (t, i) =>
      // 'Screens from China' come from there; the founder does not.
      !used.has(i) &&
      !/^(?:from|to|via|like|made|de|do|da|du|des|kutoka)$/.test(tokens[i - 1]?.word ?? '') &&
      (AWAY_INDEX.get(t.word) ?? []).some((n) => meetsAt(tokens, i, n)),
  );
  const narrowed =
    SHARED.find(({ name }) => tokens.some((t, i) => t.word === name.words[0] && meetsAt(tokens, i, name)))?.iso3 ?? [];
  const isLived = (iso3: string) => lived.size === 0 || lived.has(iso3);
  const ranked = [...score].sort((a, b) => b[1] - a[1]).flatMap(([iso3]) => (isLived(iso3) ? [iso3] : []));
  // Limbe lies in Cameroon and in Malawi: money that the country does not use says that another town of that name is meant.
  const isOtherTown =
    narrowed.length > 0 &&
    [...kinds].every((kind) => kind === 'town') &&
    !ranked.some((iso3) => narrowed.includes(iso3));
  const countries = isOtherTown ? [] : ranked;
  return {
    countries: countries.slice(0, 3),
    towns: isOtherTown ? [] : towns,
    named: isOtherTown ? [] : named,
    isPassing: named.length > 0 && !isHome,
    elsewhere: away >= 0 ? (tokens[away]?.raw ?? '') : '',
    narrowed,
    unknown: unknownPlace(tokens, used),
  };
}

const NOT_PLACES: ReadonlySet<string> = new Set(NO_PLACES.map(fold));

function unknownPlace(tokens: readonly Token[], used: ReadonlySet<number>): string {
  for (let i = 1; i < tokens.length; i++) {
    const before = tokens[i - 1];
    const token = tokens[i];
    if (!before || !token || used.has(i)) continue;
    if (!/^(?:in|at|near|around|from|a|en|dans|pres)$/.test(before.word) || (before.word === 'a' && before.raw !== 'à'))
      continue;
    if (!/^\p{Lu}\p{Ll}{2,}/u.test(token.raw) || NOT_PLACES.has(token.word)) continue;
    const next = tokens[i + 1];
    const second =
      next && !used.has(i + 1) && next.start === token.end + 1 && /^\p{Lu}\p{Ll}{2,}/u.test(next.raw)
        ? ` ${next.raw}`
        : '';
    return token.raw + second;
  }
  return '';
}

/** The countries that a text names, each time it does, by their own names or their people's: a town or money only lets guess one. */
export function countriesNamed(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const name = nameAt(tokens, at);
    if (!name) continue;
    // 'guinea fowl' is no country.
    const isName = /^\P{Ll}/u.test(tokens[at]?.raw ?? '');
    if (isName && (name.kind === 'country' || name.kind === 'people')) found.push(name.iso3);
    at += name.words.length - 1;
  }
  return found;
}

export const countryName = (iso3: string): string => PLACES.find((p) => p.iso3 === iso3)?.name ?? iso3;
