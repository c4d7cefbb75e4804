import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ChatContent, type ChatPhrases, chatPhrasesSchema, chatSchema } from '../schema/chat.ts';
import { type Indicators, indicatorsSchema } from '../schema/indicators.ts';
import type { Language } from '../schema/language.ts';
import { countriesSchema, elsewhereSchema, type Places, regionsSchema, sharedMoneySchema } from '../schema/places.ts';
import { harmsSchema, type Refusal, ROLES, rolesSchema } from '../schema/refusal.ts';
import type { Mistake } from './mistake.ts';
import { readYaml } from './yaml-file.ts';

interface Read<T> {
  /** Nothing where a file of it has mistakes. */
  readonly value: T | undefined;
  readonly mistakes: readonly Mistake[];
}

export const INDICATORS = 'content/indicators.yaml';
const PLACES = 'content/places';
const COUNTRIES = `${PLACES}/countries.yaml`;

/** One file, with what a schema cannot see of it. */
function readFile<const Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
  faults: (
    value: v.InferOutput<Schema>,
  ) => readonly { readonly path: readonly (string | number)[]; readonly says: string }[],
): Read<v.InferOutput<Schema>> {
  if (!existsSync(join(root, file))) return { value: undefined, mistakes: [{ file, line: 1, says: 'is missing' }] };
  const result = readYaml(file, readFileSync(join(root, file), 'utf8'), schema);
  if ('mistakes' in result) return { value: undefined, mistakes: result.mistakes };
  const { value, lineOf } = result.ok;
  const mistakes = faults(value).map(({ path, says }) => ({
    file,
    line: lineOf(path),
    says: `${path.join('.') || 'the file'} ${says}`,
  }));
  return { value: mistakes.length > 0 ? undefined : value, mistakes };
}

const AFRICA = 54;

/** How founders name places, in Africa and elsewhere. */
export function readPlaces(root: string): Read<Places> {
  const countries = readFile(root, COUNTRIES, countriesSchema, (all) => {
    const count = Object.keys(all).length;
    return count === AFRICA ? [] : [{ path: [], says: `holds ${count} countries; there are ${AFRICA}` }];
  });
  const known = Object.keys(countries.value ?? {});
  const strangers = (parts: readonly { readonly countries: readonly string[] }[]) =>
    parts.flatMap(({ countries: named }, index) =>
      named
        .filter((iso3) => known.length > 0 && !known.includes(iso3))
        .map((iso3) => ({ path: [index, 'countries'], says: `name a country that is not in countries.yaml: ${iso3}` })),
    );
  const regions = readFile(root, `${PLACES}/regions.yaml`, regionsSchema, strangers);
  const sharedMoney = readFile(root, `${PLACES}/shared-money.yaml`, sharedMoneySchema, strangers);
  const elsewhere = readFile(root, `${PLACES}/elsewhere.yaml`, elsewhereSchema, () => []);
  const mistakes = [countries, regions, sharedMoney, elsewhere].flatMap((part) => part.mistakes);
  if (!countries.value || !regions.value || !sharedMoney.value || !elsewhere.value)
    return { value: undefined, mistakes };
  return {
    value: {
      countries: Object.entries(countries.value).map(([iso3, country]) => ({ iso3, ...country })),
      regions: regions.value,
      sharedMoney: sharedMoney.value,
      elsewhere: elsewhere.value.flat(),
    },
    mistakes,
  };
}

const CATALOGUE = 'src/engine/knowledge/indicators.json';
const Catalogue = v.pipe(v.string(), v.parseJson(), v.object({ indicators: v.array(v.object({ code: v.string() })) }));

/** The codes of all indicators that the countries have records of. */
export const indicatorCodes = (root: string): ReadonlySet<string> =>
  new Set(v.parse(Catalogue, readFileSync(join(root, CATALOGUE), 'utf8')).indicators.map(({ code }) => code));

/** How each public figure is said; every one there are records of, and no other. */
export const readIndicators = (root: string): Read<Indicators> =>
  readFile(root, INDICATORS, indicatorsSchema, (words) => {
    const codes = indicatorCodes(root);
    return [
      ...Object.keys(words).flatMap((code) =>
        codes.has(code) ? [] : [{ path: [code], says: 'is no indicator that we have records of' }],
      ),
      ...[...codes].flatMap((code) => (code in words ? [] : [{ path: [], says: `lacks the words for ${code}` }])),
    ];
  });

type Fault = ReturnType<Parameters<typeof readFile>[3]>[number];

/** A phrase stands once, in the words that a question is brought to before it is looked at. */
function phraseFaults(
  spellings: Readonly<Record<string, string>>,
  asks: readonly { readonly name: string; readonly phrases: readonly string[]; readonly path: Fault['path'] }[],
): Fault[] {
  const respelled = new Map(
    Object.entries(spellings).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
  );
  const owners = new Map<string, string>();
  return asks.flatMap(({ name, phrases, path: at }) =>
    phrases.flatMap((phrase, ask) => {
      const path = [...at, ask];
      const owner = owners.get(phrase);
      owners.set(phrase, name);
      return [
        ...(owner === undefined ? [] : [{ path, says: `'${phrase}' also stands under '${owner}'` }]),
        ...phrase
          .split(' ')
          .filter((word) => respelled.has(word))
          .map((word) => ({ path, says: `has '${word}', which is read as '${respelled.get(word)}': write that` })),
      ];
    }),
  );
}

/** What founders ask a report. */
export const readChat = (root: string): Read<ChatContent> =>
  readFile(root, 'content/chat.yaml', chatSchema, ({ spellings, intents }) =>
    phraseFaults(
      spellings,
      intents.map(({ name, asks }, intent) => ({ name, phrases: asks, path: ['intents', intent, 'asks'] })),
    ),
  );

/** How they ask it in another language than English. */
export const readChatPhrases = (root: string, language: Language): Read<ChatPhrases> =>
  readFile(root, `content/languages/${language}/chat.yaml`, chatPhrasesSchema, ({ spellings, asks, lines }) => {
    const names = new Set(readChat(root).value?.intents.map(({ name }) => name));
    const unknown = (key: string, by: object): Fault[] =>
      Object.keys(by)
        .filter((name) => names.size > 0 && !names.has(name))
        .map((name) => ({ path: [key, name], says: 'is no intent of content/chat.yaml' }));
    return [
      ...unknown('asks', asks),
      ...unknown('lines', lines),
      ...phraseFaults(
        spellings,
        Object.entries(asks).map(([name, phrases]) => ({ name, phrases, path: ['asks', name] })),
      ),
    ];
  });

const REFUSAL = 'content/refusal';

/** What may stand in the place of one word, in a list of what is declined. */
const slotsOf = (entry: string) => entry.split(' ').flatMap((place) => place.split('|'));
/** A list stands once in itself and names only lists that are there. */
const wordFaults = (words: readonly string[], path: Fault['path'], named: ReadonlySet<string>): Fault[] =>
  words.flatMap((entry, index) => [
    ...(words.indexOf(entry) < index ? [{ path, says: `holds '${entry}' twice` }] : []),
    ...slotsOf(entry).flatMap((slot) => {
      const name = /^<(.+)>$/.exec(slot)?.[1];
      return name === undefined || named.has(name) ? [] : [{ path, says: `names no list: <${name}>` }];
    }),
  ]);

/** What would harm people, and who does what in a sentence. */
export function readRefusal(root: string): Read<Refusal> {
  const roles = readFile(root, `${REFUSAL}/roles.yaml`, rolesSchema, (all) =>
    Object.entries(all).flatMap(([role, words]) => wordFaults(words, [role], new Set())),
  );
  const harms = readFile(root, `${REFUSAL}/harms.yaml`, harmsSchema, (all) => {
    const named = new Set([...ROLES, ...Object.keys(all.lists)]);
    const faultsOf = (part: object, path: Fault['path']): Fault[] =>
      Object.entries(part).flatMap(([key, words]) =>
        Array.isArray(words) ? wordFaults(words, [...path, key], named) : [],
      );
    const roleNames: readonly string[] = ROLES;
    return [
      ...Object.keys(all.lists).flatMap((name) =>
        roleNames.includes(name) ? [{ path: ['lists', name], says: 'has the name of a role' }] : [],
      ),
      ...faultsOf(all.lists, ['lists']),
      ...wordFaults(all.helping_criminals, ['helping_criminals'], named),
      ...faultsOf(all.commerce, ['commerce']),
      ...all.harms.flatMap((harm, index) => faultsOf(harm, ['harms', index])),
    ];
  });
  const mistakes = [...roles.mistakes, ...harms.mistakes];
  return { value: roles.value && harms.value && { ...harms.value, roles: roles.value }, mistakes };
}
