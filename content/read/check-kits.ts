import type { Kit } from '../schema/kit.ts';
import { LANGUAGES, type Language } from '../schema/language.ts';
import { countryNames } from './countries.ts';
import { KITS, readKits, type Written } from './kits.ts';
import type { Mistake } from './mistake.ts';
import { textsIn } from './yaml-file.ts';

/** A sentence ends with its mark and what closes a quotation; a colon goes on. */
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?؟]['’”»)]*)\s+/u);
const plain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

/** A sentence that fits two kinds of trouble says nothing about either. */
function* doubled(kits: readonly Written<Kit>[]): Generator<Mistake> {
  const first = new Map<string, string>();
  for (const { file, value, lineOf } of kits) {
    for (const { path, text } of textsIn(value)) {
      for (const sentence of sentencesIn(text)) {
        const line = lineOf(path);
        const before = first.get(plain(sentence));
        if (before) yield { file, line, says: `${path.join('.')} says again what ${before} says: ${sentence}` };
        else first.set(plain(sentence), `${file}:${line}`);
      }
    }
  }
}

const YEAR = /(?<!\p{Nd})(19|20)\p{Nd}\p{Nd}(?!\p{Nd})/u;
const SHARE = /%|٪/;

/** Figures of countries belong to the records, where they have a source and a year. */
function* figures(kits: readonly Written<Kit>[], language: Language): Generator<Mistake> {
  const countries = countryNames(language);
  for (const { file, value, lineOf } of kits) {
    for (const { path, text } of textsIn(value)) {
      for (const sentence of sentencesIn(text)) {
        const words = ` ${sentence.replace(/[^\p{L}\p{Nd}]+/gu, ' ')} `;
        const country = /\p{Nd}/u.test(sentence) && countries.find((name) => words.includes(` ${name} `));
        if (!country && !YEAR.test(sentence) && !SHARE.test(sentence)) continue;
        const says = `${path.join('.')} holds a figure that needs a source (a country, a year or a percentage): ${sentence}`;
        yield { file, line: lineOf(path), says };
      }
    }
  }
}

function* namedAlike(kits: readonly Written<Kit>[]): Generator<Mistake> {
  const first = new Map<string, string>();
  for (const { file, value, lineOf } of kits) {
    const before = first.get(plain(value.name));
    if (before) yield { file, line: lineOf(['name']), says: `name is the name of ${before} too` };
    else first.set(plain(value.name), file);
  }
}

function* missingLanguages(present: ReadonlyMap<string, ReadonlySet<Language>>): Generator<Mistake> {
  const written = new Set([...present.values()].flatMap((languages) => [...languages]).concat('en'));
  for (const [kind, languages] of present) {
    for (const language of LANGUAGES) {
      if (!written.has(language) || languages.has(language)) continue;
      yield {
        file: `${KITS}/${kind}/${language}.yaml`,
        line: 1,
        says: 'is missing, though other files of its language are there',
      };
    }
  }
}

/** Everything that is wrong with the kits under a project's folder. */
export function checkKits(root: string): readonly Mistake[] {
  const { kits, present, mistakes } = readKits(root);
  return [
    ...mistakes,
    ...missingLanguages(present),
    ...LANGUAGES.flatMap((language) => {
      const same = kits.filter((kit) => kit.language === language);
      return [...namedAlike(same), ...doubled(same), ...figures(same, language)];
    }),
  ];
}
