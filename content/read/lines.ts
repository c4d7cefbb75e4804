import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { type Asking, askingSchema } from '../schema/asking.ts';
import { type Ideas, ideasSchema } from '../schema/ideas.ts';
import { LANGUAGES, type Language } from '../schema/language.ts';
import { type NameWords, nameWordsSchema, type TradeWords, tradeWordsSchema } from '../schema/name-words.ts';
import { type NumberWords, numberWordsSchema } from '../schema/number-words.ts';
import { type PageWords, pageWordsSchema } from '../schema/page-words.ts';
import {
  type RefinerAbout,
  type RefinerLines,
  refinerAboutSchema,
  refinerLinesSchema,
} from '../schema/refiner-lines.ts';
import { type ReportTexts, reportTextsSchema } from '../schema/report-texts.ts';
import {
  linesSchema,
  type Positions,
  pidginSchema,
  positionsSchema,
  type SearchLines,
} from '../schema/search-lines.ts';
import { type Words, wordsSchema } from '../schema/words.ts';
import type { Mistake } from './mistake.ts';
import { readYaml } from './yaml-file.ts';

export const LANGUAGES_FOLDER = 'content/languages';

export interface LanguageContent {
  readonly asking: ReadonlyMap<Language, Asking>;
  readonly ideas: ReadonlyMap<Language, Ideas>;
  readonly report: ReadonlyMap<Language, ReportTexts>;
  /** How pages of the web speak. */
  readonly pages: ReadonlyMap<Language, PageWords>;
  /** How numbers are told in words, what names nobody, and by what a trade is known. */
  readonly numbers: ReadonlyMap<Language, NumberWords>;
  readonly names: ReadonlyMap<Language, NameWords>;
  readonly trades: TradeWords | undefined;
  /** None for English. */
  readonly words: ReadonlyMap<Language, Words>;
  /** By playbook id, `industry.name`. */
  readonly lines: ReadonlyMap<Language, Readonly<Record<string, SearchLines[string]>>>;
  readonly pidgin: Readonly<Record<string, readonly string[]>>;
  readonly positions: Readonly<Record<string, Positions[string]>>;
  /** What the Refiner takes each playbook to be about, and what it says of them in French. */
  readonly about: RefinerAbout;
  readonly refiner: RefinerLines;
  readonly mistakes: readonly Mistake[];
}

/** Reads files of a schema, and gathers what is wrong with them. */
function readerOf(root: string, mistakes: Mistake[]) {
  function read<T>(file: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    if (!existsSync(join(root, file))) {
      mistakes.push({ file, line: 1, says: 'is missing' });
      return undefined;
    }
    const result = readYaml(file, readFileSync(join(root, file), 'utf8'), schema);
    if ('ok' in result) return result.ok.value;
    mistakes.push(...result.mistakes);
    return undefined;
  }
  /** What a folder says of the playbooks, by their ids: of every industry, or of one. */
  function byPlaybook<T>(
    folder: string,
    schema: v.GenericSchema<unknown, Record<string, T>>,
    only?: string,
  ): Record<string, T> {
    const all: Record<string, T> = {};
    const path = join(root, LANGUAGES_FOLDER, folder);
    for (const name of existsSync(path) ? readdirSync(path).sort() : []) {
      const industry = name.replace(/\.yaml$/, '');
      if (only !== undefined && industry !== only) continue;
      const found = read(`${LANGUAGES_FOLDER}/${folder}/${name}`, schema) ?? {};
      for (const [key, value] of Object.entries(found)) all[`${industry}.${key}`] = value;
    }
    return all;
  }
  return { read, byPlaybook };
}

/** What founders tap and say of one playbook's industry. */
export function readLinesOf(root: string, id: string, language: Language) {
  const { byPlaybook } = readerOf(root, []);
  const [industry = ''] = id.split('.');
  return {
    lines: byPlaybook(`${language}/playbooks`, linesSchema(language), industry),
    pidgin: Object.fromEntries(
      Object.entries(byPlaybook('pcm/playbooks', pidginSchema, industry)).map(([key, { phrases }]) => [key, phrases]),
    ),
    positions: byPlaybook('en/positions', positionsSchema, industry),
  };
}

/** Everything under `content/languages`, and all mistakes of form. */
export function readLanguages(root: string): LanguageContent {
  const mistakes: Mistake[] = [];
  const { read, byPlaybook } = readerOf(root, mistakes);
  const asking = new Map<Language, Asking>();
  const ideas = new Map<Language, Ideas>();
  const report = new Map<Language, ReportTexts>();
  const pages = new Map<Language, PageWords>();
  const numbers = new Map<Language, NumberWords>();
  const names = new Map<Language, NameWords>();
  const words = new Map<Language, Words>();
  const lines = new Map<Language, Record<string, SearchLines[string]>>();
  for (const language of LANGUAGES) {
    const texts = read(`${LANGUAGES_FOLDER}/${language}/asking.yaml`, askingSchema(language));
    if (texts) asking.set(language, texts);
    const kinds = read(`${LANGUAGES_FOLDER}/${language}/ideas.yaml`, ideasSchema(language));
    if (kinds) ideas.set(language, kinds);
    const around = read(`${LANGUAGES_FOLDER}/${language}/report.yaml`, reportTextsSchema(language));
    if (around) report.set(language, around);
    const spoken = read(`${LANGUAGES_FOLDER}/${language}/pages.yaml`, pageWordsSchema);
    if (spoken) pages.set(language, spoken);
    const counted = read(`${LANGUAGES_FOLDER}/${language}/numbers.yaml`, numberWordsSchema);
    if (counted) numbers.set(language, counted);
    const named = read(`${LANGUAGES_FOLDER}/${language}/names.yaml`, nameWordsSchema);
    if (named) names.set(language, named);
    const translated = language === 'en' ? {} : read(`${LANGUAGES_FOLDER}/${language}/words.yaml`, wordsSchema);
    if (translated) words.set(language, translated);
    lines.set(language, byPlaybook(`${language}/playbooks`, linesSchema(language)));
  }
  const pidgin = byPlaybook('pcm/playbooks', pidginSchema);
  return {
    asking,
    ideas,
    report,
    pages,
    numbers,
    names,
    trades: read(`${LANGUAGES_FOLDER}/en/trades.yaml`, tradeWordsSchema),
    words,
    lines,
    pidgin: Object.fromEntries(Object.entries(pidgin).map(([id, { phrases }]) => [id, phrases])),
    positions: byPlaybook('en/positions', positionsSchema),
    about: read(`${LANGUAGES_FOLDER}/en/refiner.yaml`, refinerAboutSchema) ?? {},
    refiner: read(`${LANGUAGES_FOLDER}/fr/refiner.yaml`, refinerLinesSchema) ?? {},
    mistakes,
  };
}
