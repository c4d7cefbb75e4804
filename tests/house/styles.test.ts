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
