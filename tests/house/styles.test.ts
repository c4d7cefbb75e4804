import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a class is told in one stylesheet: two that meet on a page would mix', () => {
  const told = new Map<string, string[]>();
  const sheets = readdirSync('src/ui').filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets) {
    const css = readFileSync(`src/ui/${sheet}`, 'utf8');
    // A rule of its own, for every screen: what a screen or a printer changes in it stands further in.
    const names = [...css.matchAll(/^ {2}\.([a-z][\w-]*) \{$/gm)].flatMap(([, name]) => name ?? []);
    for (const name of new Set(names)) told.set(name, [...(told.get(name) ?? []), sheet]);
  }
  expect([...told].filter(([, all]) => all.length > 1)).toEqual([]);
});

it('what shows a bare control brings the sheet that gives it room for a finger (WCAG 2.5.8)', () => {
  const bare = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }))
    .filter(({ source }) => /<select\b|<input[^>]*type="(search|date)"/.test(source));
  expect(bare.length).toBeGreaterThan(5);
  expect(bare.filter(({ source }) => !source.includes("/ui/form.css'")).map(({ file }) => file)).toEqual([]);
});
