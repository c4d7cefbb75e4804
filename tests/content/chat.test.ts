import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printed } from '../../content/read/mistake.ts';
import { readChat, readChatPhrases } from '../../content/read/records.ts';
import { LANGUAGES } from '../../content/schema/language.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CHAT = 'content/chat.yaml';
const source = readFileSync(join(ROOT, CHAT), 'utf8');

test('the shipped phrases pass the check of the content', () => {
  expect(readChat(ROOT).mistakes.map(printed)).toEqual([]);
  for (const language of LANGUAGES.slice(1)) expect(readChatPhrases(ROOT, language).mistakes.map(printed)).toEqual([]);
});

describe('a planted mistake is reported with its line', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'baraza-chat-'));
    mkdirSync(join(root, 'content'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    ['a capital', '      - Give up', /may hold small letters/],
    ['a pattern of another kind', '      - give (up|in)', /may hold small letters/],
    ['a * with nothing after it', '      - give *', /has a \* with no word after it/],
    ['a * with nothing before it', '      - "* up"', /has a \* where none can stand/],
    ['a * inside a word', '      - gi*ve', /has a \* where none can stand/],
    ['a phrase twice', '      - quit', /'quit' also stands under 'When to stop'/],
    ['a spelling in place of its word', '      - wetin now', /has 'wetin', which is read as 'what'/],
    ['a key that is none', '    wieght: 2', /wieght is not a key of this form/],
  ])('%s', (_name, mistake, says) => {
    const good = mistake.startsWith('      ') ? '      - give up' : '  - name: When to stop';
    const lines = source.split('\n');
    const at = lines.indexOf(good) + 1;
    lines.splice(at, 0, mistake);
    writeFileSync(join(root, CHAT), lines.join('\n'));
    const found = readChat(root).mistakes.map(printed);
    expect(found.join('\n')).toMatch(says);
    // Of a phrase that stands twice, the later is named.
    const line = mistake.endsWith(' quit') ? lines.lastIndexOf(mistake) + 1 : at + 1;
    expect(found[0]).toContain(`${CHAT}:${line}: `);
  });

  test.each([
    [
      'an intent that English has not',
      '  Verdikt: [boa ideia mesmo]',
      /asks\.Verdikt is no intent of content\/chat\.yaml/,
    ],
    ['a phrase twice', '  Better marks: [desist*]', /'desist\*' also stands under 'When to stop'/],
    ['a hyphen, which stands between two words', '  Better marks: [segunda-feira]', /may hold small letters/],
  ])('in another language: %s', (_name, mistake, says) => {
    const file = 'content/languages/pt/chat.yaml';
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    const at = lines.indexOf('lines:');
    lines.splice(at, 0, mistake);
    mkdirSync(join(root, 'content/languages/pt'), { recursive: true });
    writeFileSync(join(root, CHAT), source);
    writeFileSync(join(root, file), lines.join('\n'));
    const found = readChatPhrases(root, 'pt').mistakes.map(printed);
    expect(found.join('\n')).toMatch(says);
    expect(found[0]).toContain(`${file}:${at + 1}: `);
  });
});
