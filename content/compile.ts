import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { countingWordsOf } from './read/counting-words.ts';
import { countriesIn } from './read/countries.ts';
import { readKits } from './read/kits.ts';
import { readLanguages } from './read/lines.ts';
import type { Mistake } from './read/mistake.ts';
import { compiledPlaybooks } from './read/playbooks.ts';
import { readChat, readChatPhrases, readIndicators, readPlaces, readRefusal } from './read/records.ts';
import { LANGUAGES, type Language } from './schema/language.ts';
import { ownPlaybookSchema } from './schema/playbook.ts';
import { inEveryReport, type ReportTexts } from './schema/report-texts.ts';
import { lineToTap } from './schema/search-lines.ts';

export const COMPILED = 'content/compiled';

/**
 * Writes what the product reads of the content, or says what is wrong with it. `<language>.json`, so that a device fetches
 * its own alone, holds the asking texts, the kits and the lines by which playbooks are found; `playbooks.json` all playbooks
 * by industry, as a device without a network may need any of them; `lines-<language>.json` what a founder looks through by hand.
 */
export function compileContent(root: string): {
  readonly written: readonly string[];
  readonly mistakes: readonly Mistake[];
} {
  const { kits, frames, mistakes: ofKits } = readKits(root);
  const {
    asking,
    ideas,
    report,
    pages,
    numbers,
    names,
    trades,
    words,
    lines,
    pidgin,
    positions,
    about,
    refiner,
    mistakes: ofLanguages,
  } = readLanguages(root);
  const { value: playbooks, mistakes: ofPlaybooks } = compiledPlaybooks(root);
  const { value: places, mistakes: ofPlaces } = readPlaces(root);
  const { value: indicators, mistakes: ofIndicators } = readIndicators(root);
  const { value: refusal, mistakes: ofRefusal } = readRefusal(root);
  const { value: chat, mistakes: ofChat } = readChat(root);
  const phrases = LANGUAGES.slice(1).map((language) => ({ language, ...readChatPhrases(root, language) }));
  const mistakes = [
    ...ofKits,
    ...ofLanguages,
    ...ofPlaybooks,
    ...ofPlaces,
    ...ofIndicators,
    ...ofRefusal,
    ...ofChat,
    ...phrases.flatMap((read) => read.mistakes),
  ];
  if (mistakes.length > 0) return { written: [], mistakes };
  mkdirSync(join(root, COMPILED), { recursive: true });
  const written: string[] = [];
  const write = (name: string, value: unknown) => {
    writeFileSync(join(root, COMPILED, name), `${JSON.stringify(value)}\n`);
    written.push(name);
  };
  const peopleOf = new Map(
    playbooks.flatMap(({ playbooks }) => playbooks.map(({ id, words }) => [id, words.who[0]] as const)),
  );
  const ofLanguage = (language: Language) => {
    return {
      asking: asking.get(language),
      ideas: ideas.get(language),
      frame: frames.find((frame) => frame.language === language)?.value,
      kits: Object.fromEntries(kits.filter((kit) => kit.language === language).map((kit) => [kit.kind, kit.value])),
      /** English names are the gazetteer's. */
      countries: language === 'en' ? [] : countriesIn(language),
      lines: Object.entries(lines.get(language) ?? {}).map(([id, { seen_if, phrases, who }]) => [
        id,
        seen_if,
        [...phrases, ...(language === 'en' ? (pidgin[id] ?? []) : [])].join('. '),
        who ?? peopleOf.get(id) ?? '',
      ]),
      causes: Object.fromEntries(
        Object.entries(lines.get(language) ?? {}).flatMap(([id, { causes }]) => (causes ? [[id, causes]] : [])),
      ),
    };
  };
  /** Each industry's name with the lines a founder may tap. */
  const linesByIndustry = (language: Language) =>
    Object.entries(asking.get(language)?.industries ?? {}).map(([industry, name]) => [
      name,
      Object.entries(lines.get(language) ?? {}).flatMap(([id, { seen_if, who }]) =>
        id.startsWith(`${industry}.`) ? [lineToTap(seen_if, who ?? peopleOf.get(id) ?? '')] : [],
      ),
    ]);
  for (const language of LANGUAGES) {
    write(`${language}.json`, ofLanguage(language));
    write(`lines-${language}.json`, linesByIndustry(language));
    if (language !== 'en') write(`words-${language}.json`, words.get(language));
  }
  // Of the server alone: where a model writes.
  const around = ([language, texts]: readonly [Language, ReportTexts]) =>
    [language, { ...texts, countries: Object.fromEntries(language === 'en' ? [] : countriesIn(language)) }] as const;
  write('report-texts.json', Object.fromEntries([...report].map(around)));
  const english = report.get('en');
  if (english) write('report-en.json', inEveryReport(english));
  // Of the server alone: it reads pages.
  write('pages.json', Object.fromEntries(pages));
  write('numbers.json', Object.fromEntries(numbers));
  write('names.json', Object.fromEntries(names));
  write('trades.json', trades);
  // Of every device: it reads what founders write.
  write('counting.json', countingWordsOf(numbers));
  write(
    'no-places.json',
    [...names.values()].flatMap(({ calendar, languages, world, things }) => [
      ...calendar,
      ...languages,
      ...world,
      ...things,
    ]),
  );
  write('ideas-en.json', ideas.get('en'));
  write('positions.json', positions);
  write('refiner-en.json', about);
  write('refiner-fr.json', refiner);
  write('playbooks.json', playbooks);
  write('places.json', places);
  write('indicators.json', indicators);
  write('refusal.json', refusal);
  write('chat.json', chat);
  for (const { language, value } of phrases) write(`chat-${language}.json`, value);
  // For editors: what a JSON schema cannot say, the check says.
  write('playbook.schema.json', toJsonSchema(ownPlaybookSchema, { errorMode: 'ignore' }));
  return { written, mistakes };
}
