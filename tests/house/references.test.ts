import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every file that may cite the pages of docs/spec. */
const sources = ['src', 'server', 'sw', 'tests', 'e2e', 'content', 'scripts', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs|md)$/.test(file) && !file.endsWith('references.test.ts')),
);
const page = (name: string) => readFileSync(`docs/spec/${name}.md`, 'utf8');
const PAGES: Readonly<Record<string, string>> = {
  1: page('1-site-and-accounts'),
  2: page('2-problem-validator'),
  3: page('3-explorer-refiner-back-office'),
};
const paragraphs = new Set(
  Object.entries(PAGES).flatMap(([number, text]) =>
    [...text.matchAll(/^##+ §([\d.]+)/gm)].map(([, paragraph]) => `spec ${number} §${paragraph}`),
  ),
);
const readings = new Set([...page('readings').matchAll(/^## (.+)$/gm)].map(([, name = '']) => name.toLowerCase()));
const lines = new Set([...page('security').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));

interface Citation {
  readonly file: string;
  readonly cited: string;
}

const cited = (pattern: RegExp): Citation[] =>
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, what = '']) => ({ file, cited: what })),
  );

describe('what comments cite is there to be read', () => {
  it.each([
    {
      what: 'paragraphs of the specification',
      pattern: /\b(spec [123] §\d+(?:\.\d+)?)/g,
      found: (c: string) => paragraphs.has(c),
    },
    {
      what: 'readings',
      pattern: /\breadings: ([A-Za-z][a-z ]*[a-z])/g,
      found: (c: string) => readings.has(c.toLowerCase()),
    },
    { what: 'lines of security', pattern: /[[(]security,? (\d+)[\])]/g, found: (c: string) => lines.has(Number(c)) },
  ])('$what', ({ pattern, found }) => {
    const citations = cited(pattern);
    expect(citations.length).toBeGreaterThan(10);
    expect(citations.filter((citation) => !found(citation.cited))).toEqual([]);
  });
});
