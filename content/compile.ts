import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countriesIn } from './read/countries.ts';
import { readKits } from './read/kits.ts';
import { readLanguages } from './read/lines.ts';
import { LANGUAGES, type Language } from './schema/language.ts';

export const COMPILED = 'content/compiled';

/**
 * Writes what the product reads of the content: one file a language, so that a device fetches its own alone.
 * `languages/<language>.json` holds the asking texts, the kits and the lines by which playbooks are found.
 */
export function compileContent(root: string): readonly string[] {
  const { kits, frames } = readKits(root);
  const { asking, lines, pidgin, positions } = readLanguages(root);
  mkdirSync(join(root, COMPILED), { recursive: true });
  const written: string[] = [];
  const write = (name: string, value: unknown) => {
    writeFileSync(join(root, COMPILED, name), `${JSON.stringify(value)}\n`);
    written.push(name);
  };
  const ofLanguage = (language: Language) => {
    const own = kits.filter((kit) => kit.language === language);
    return {
      asking: asking.get(language) ?? asking.get('en'),
      frame: (frames.find((frame) => frame.language === language) ?? frames.find((f) => f.language === 'en'))?.value,
      kits: Object.fromEntries(
        (own.length > 0 ? own : kits.filter((kit) => kit.language === 'en')).map((kit) => [kit.kind, kit.value]),
      ),
      /** English names are the gazetteer's. */
      countries: language === 'en' ? [] : countriesIn(language),
      lines: Object.entries(lines.get(language) ?? {}).map(([id, { seen_if, phrases }]) => [
        id,
        seen_if,
        [...phrases, ...(language === 'en' ? (pidgin[id] ?? []) : [])].join('. '),
      ]),
    };
  };
  for (const language of LANGUAGES) write(`${language}.json`, ofLanguage(language));
  write('positions.json', positions);
  return written;
}
