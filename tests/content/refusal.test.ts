import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printed } from '../../content/read/mistake.ts';
import { readRefusal } from '../../content/read/records.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the shipped lists of what is declined pass the check of the content', () => {
  expect(readRefusal(ROOT).mistakes.map(printed)).toEqual([]);
});

describe('a planted mistake is reported with its line', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'baraza-refusal-'));
    cpSync(join(ROOT, 'content/refusal'), join(root, 'content/refusal'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    ['a list that is none', 'harms', '  buying: buy, <guns>', /commerce.buying names no list: <guns>/],
    ['such a list in a choice', 'harms', '  buying: buy, a|<guns> here', /commerce.buying names no list: <guns>/],
    ['a word twice', 'harms', '  buying: buy, get, buy', /commerce.buying holds 'buy' twice/],
    ['a word twice in a role', 'roles', 'joining: and, or, and', /joining holds 'and' twice/],
    ['a list named by a role', 'roles', 'joining: and, <offer>', /joining names no list: <offer>/],
    ['a role that is none', 'roles', 'joiner: and', /joiner is not a key of this form/],
    ['a harm that nothing is said of', 'harms', '  - kind: gossip', /kind must be \("weapons"/],
    ['a word twice in a harm', 'harms', '    unless: quota, quota', /unless holds 'quota' twice/],
  ])('%s', (_name, name, mistake, says) => {
    const file = `content/refusal/${name}.yaml`;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const key = `${mistake.split(':')[0]?.replace('joiner', 'joining')}:`;
    const at = lines.findIndex((line) => line.startsWith(key));
    // What the mistake takes the place of may go over several lines.
    const more = lines
      .slice(at + 1)
      .findIndex((line) => !line.startsWith(`${/^ */.exec(key)?.[0]}  `) || /^ *[a-z_-]+: /.test(line));
    lines.splice(at, 1 + more, mistake);
    writeFileSync(join(root, file), lines.join('\n'));
    const found = readRefusal(root).mistakes.map(printed);
    expect(found.join('\n')).toMatch(says);
    if (!mistake.startsWith('joiner')) expect(found[0]).toContain(`${file}:${at + 1}: `);
  });

  test('a list by the name of a role, which would take its place', () => {
    const file = join(root, 'content/refusal/harms.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('\nlists:\n', '\nlists:\n  run: organise\n'));
    expect(readRefusal(root).mistakes.map(printed).join()).toContain('lists.run has the name of a role');
  });
});
