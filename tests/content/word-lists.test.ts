import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countingWordsOf } from '../../content/read/counting-words.ts';
import { printed } from '../../content/read/mistake.ts';
import { readYaml } from '../../content/read/yaml-file.ts';
import { LANGUAGES } from '../../content/schema/language.ts';
import { numberWordsSchema } from '../../content/schema/number-words.ts';

const fileOf = (language: string) => `content/languages/${language}/numbers.yaml`;
const sourceOf = (language: string) => readFileSync(resolve(import.meta.dirname, '../..', fileOf(language)), 'utf8');
function read(language: string, source = sourceOf(language)) {
  const result = readYaml(fileOf(language), source, numberWordsSchema);
  return 'ok' in result ? result.ok.value : result.mistakes.map(printed);
}

describe('the words for numbers', () => {
  test.each([
    [
      'a word under no number',
      '  2: deux',
      '  two: deux',
      /fr\/numbers\.yaml:3: numbers\.two must be what its words are worth/,
    ],
    ['a share that is none', '  2/3:', '  2.3:', /shares\.2\.3 must be what its words are worth, such as 1\/3/],
    ['words that no comma parts', 'un, une', 'un,une', /articles must have a comma and a space between its names/],
    ['a list nobody reads', 'of: sur', 'off: sur', /off is not a key of this form/],
  ])('are refused with %s', (_what, from, to, says) => {
    const source = sourceOf('fr').replace(from, to);
    expect(source).not.toBe(sourceOf('fr'));
    expect(read('fr', source)).toContainEqual(expect.stringMatching(says));
  });

  test('that mean something else in English are not read in what founders write', () => {
    const all = new Map(
      LANGUAGES.flatMap((language) => {
        const words = read(language);
        return Array.isArray(words) ? [] : [[language, words] as const];
      }),
    );
    const { numerals, larger, largerBefore } = countingWordsOf(all);
    expect(numerals).toMatchObject({ one: 1, seventeen: 17, soixante: 60, cent: 100 });
    expect(Object.keys(numerals)).not.toContain('seize');
    expect(Object.keys(numerals)).not.toContain('un');
    expect(larger).toMatchObject({ thousand: 1000, milliards: 1_000_000_000 });
    expect(largerBefore).toMatchObject({ elfu: 1000, laki: 100_000 });
    expect(Object.keys(larger)).not.toContain('elfu');
  });
});
