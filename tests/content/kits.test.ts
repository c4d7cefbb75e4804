import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkKits } from '../../content/read/check-kits.ts';
import { KITS, readKits } from '../../content/read/kits.ts';
import { printed } from '../../content/read/mistake.ts';
import { previewKit } from '../../content/read/preview-kit.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Some, and what every kit needs: each test reads them all. */
const KINDS = ['stolen', 'late', 'far-away', 'queue', 'general', 'frame'];
const LATE = 'content/kits/late/en.yaml';

describe('the shipped starter kits', () => {
  const { kits } = readKits(ROOT);

  test('are about thirty kinds of trouble, and one for what fits none', () => {
    const kinds = kits.filter(({ language }) => language === 'en').map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(28);
    expect(kinds).toContain('general');
  });

  test('read as one text, every part once', () => {
    const [late] = kits.filter(({ kind, language }) => kind === 'late' && language === 'en');
    const text = previewKit(ROOT, 'late', 'en');
    for (const part of [
      late?.value.name,
      late?.value.what,
      late?.value.talks.who[4],
      late?.value.tests[2]?.go_on,
      late?.value.end[2],
    ]) {
      expect(text?.split(String(part))).toHaveLength(2);
    }
    expect(previewKit(ROOT, 'no-such-kit', 'en')).toBeUndefined();
  });
});

describe('a planted mistake is reported with its file and line', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'baraza-content-'));
    for (const kind of KINDS) cpSync(join(ROOT, KITS, kind), join(root, KITS, kind), { recursive: true });
    writeFileSync(
      join(root, KITS, 'order.yaml'),
      KINDS.filter((kind) => kind !== 'frame')
        .map((kind) => `- ${kind}\n`)
        .join(''),
    );
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const source = (file: string) => readFileSync(join(root, file), 'utf8');
  const put = (file: string, text: string) => writeFileSync(join(root, file), text);
  /** The line, counted from 1, where a text stands in a file. */
  const lineOf = (file: string, text: string) =>
    source(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;
  const mistakes = () => checkKits(root).map(printed);

  /** Puts `by` for `part`, which the file must hold. */
  function change(part: string | RegExp, by: string, file = LATE) {
    const before = source(file);
    const after = before.replace(part, by);
    expect(after).not.toBe(before);
    put(file, after);
  }

  test('and none where none is planted', () => {
    expect(mistakes()).toEqual([]);
  });

  test('a missing key', () => {
    change(/\n {4}go_on: .*(?=\n {2}- name: A price)/, '');
    expect(mistakes()).toEqual([`${LATE}:${lineOf(LATE, 'Shorten one step by hand')}: tests.1.go_on is missing`]);
  });

  test('a key without a value', () => {
    change(/^what: .*/m, 'what:');
    expect(mistakes()).toEqual([`${LATE}:2: what is empty`]);
  });

  test('a text that is too long, and a name that does not fit a small phone', () => {
    change(/^what: .*/m, `what: ${'a'.repeat(101)}`);
    change(/^name: .*/m, `name: ${'b'.repeat(61)}`);
    expect(mistakes()).toEqual([
      `${LATE}:1: name is 61 characters long; at most 60 fit`,
      `${LATE}:2: what is 101 characters long; at most 100 fit`,
    ]);
  });

  test('too few entries', () => {
    change(/\n {4}- somebody who gets it in another way.*/, '');
    expect(mistakes()).toEqual([
      `${LATE}:${lineOf(LATE, 'somebody for whom it came too late') - 1}: talks.who has 4 entries; it needs exactly 5`,
    ]);
  });

  test('every unknown key, not only the first', () => {
    put(LATE, `${source(LATE)}moral: wait\nmotto: hurry\n`);
    const at = lineOf(LATE, 'moral:');
    expect(mistakes()).toEqual([
      `${LATE}:${at}: moral is not a key of this form`,
      `${LATE}:${at + 1}: motto is not a key of this form`,
    ]);
  });

  test('a list where a text belongs', () => {
    change(/^what: .*/m, 'what: [one, two]');
    expect(mistakes()).toEqual([`${LATE}:2: what must be a text`]);
  });

  test('a threshold without a number', () => {
    change(/go_on: Go on if 1 of the 3 pays.*/, 'go_on: Go on if they like it.');
    expect(mistakes()).toEqual([`${LATE}:${lineOf(LATE, 'they like it')}: tests.2.go_on names no number`]);
  });

  test('broken YAML, and a key that stands twice', () => {
    change(/^what: .*/m, 'what: "never closed');
    put('content/kits/queue/en.yaml', `name: again\n${source('content/kits/queue/en.yaml')}`);
    const [broken, twice] = [
      mistakes().filter((m) => m.startsWith(LATE)),
      mistakes().filter((m) => m.includes('queue')),
    ];
    expect(broken[0]).toMatch(/^content\/kits\/late\/en\.yaml:\d+: cannot be read as YAML: /);
    expect(twice).toEqual(['content/kits/queue/en.yaml:2: cannot be read as YAML: Map keys must be unique']);
  });

  test('an empty file', () => {
    put(LATE, '');
    expect(mistakes()).toEqual([`${LATE}:1: the file is empty`]);
  });

  test('a sentence of another kit, whatever its case and marks', () => {
    change('Where did the time go in the last case?', 'HOW SOON is the loss noticed');
    expect(mistakes()).toEqual([
      expect.stringMatching(
        /^content\/kits\/late\/en\.yaml:\d+: questions\.\d\.ask says again what content\/kits\/stolen\/en\.yaml:\d+ says: HOW SOON/,
      ),
    ]);
  });

  test.each([
    ['one that is not there', '- late', '- lately', /names no kit, or one again: lately$/],
    ['one twice', '- late', '- late\n- late', /names no kit, or one again: late$/],
    ['one too few', '- late\n', '', /does not name late$/],
  ])('an order with %s', (_what, from, to, says) => {
    const file = join(root, 'content/kits/order.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    expect(mistakes()).toContainEqual(expect.stringMatching(says));
  });

  test('two kits of one name', () => {
    change(/^name: .*/m, 'name: It is too far away');
    expect(mistakes()).toContain(`content/kits/far-away/en.yaml:1: name is the name of ${LATE} too`);
  });

  test.each(['In Kenya 7 of them came late.', 'In 2019 it was late.', 'It is late in 40% of the cases.'])(
    'a figure that needs a source: %s',
    (sentence) => {
      change('Ask this of the last late case, and how much sooner.', sentence);
      expect(mistakes()).toEqual([
        `${LATE}:${lineOf(LATE, 'why: >-')}: questions.0.why holds a figure that needs a source ` +
          `(a country, a year or a percentage): ${sentence}`,
      ]);
    },
  );

  test('a language that other kits have, a file and a folder that do not belong', () => {
    rmSync(join(root, LATE));
    put('content/kits/late/english.yaml', 'name: late\n');
    cpSync(join(root, 'content/kits/queue'), join(root, 'content/kits/Too Late'), { recursive: true });
    const found = mistakes();
    expect(found).toContain(`${LATE}:1: is missing, though other files of its language are there`);
    expect(found.find((mistake) => mistake.includes('english.yaml'))).toMatch(
      /:1: does not belong here; the files are en\.yaml/,
    );
    expect(found.find((mistake) => mistake.includes('Too Late'))).toMatch(/:1: is no name for a kit/);
  });

  test('the frame and the general kit, where they are gone', () => {
    for (const kind of ['frame', 'general']) rmSync(join(root, 'content/kits', kind), { recursive: true });
    expect(mistakes()).toContain(
      'content/kits/frame/en.yaml:1: is missing, though other files of its language are there',
    );
    expect(mistakes()).toContain(
      'content/kits/general/en.yaml:1: is missing, though other files of its language are there',
    );
  });
});
