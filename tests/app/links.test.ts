import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/app/paths.ts';

/**
 * Addresses of this site as they stand in a screen's source: a link's, a redirect's, an entry of a list of links. The pages
 * that the build writes are followed in a browser's way by e2e/site.spec.ts; here are those behind a button or a failure.
 */
const NAMED = [
  /\b(?:to|href|leadsTo|launch|path)(?:=\{?|: )["'`](\/[^"'`]*)["'`]/g,
  /\bnavigate\(["'`](\/[^"'`]*)["'`]/g,
  /\[["'`](\/[^"'`]*)["'`], /g,
  /["'`](\/[a-z-]+(?:\/[^"'`\s]*)?)["'`](?=[,;)}]|\s*$)/gm,
];

/** What the server answers itself, and what is a file. */
const ELSEWHERE = /^\/(api|auth\/v1|rest|healthz|readyz|evidence|assets)(\/|$)/;

const sources = ['src/features', 'src/components', 'src/app', 'src/domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const found = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return NAMED.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, address = '']) => ({ file, address }));
});

const leadsSomewhere = (address: string): boolean => {
  // What is put in between two slashes is an id; what is put behind a word is a query.
  const written = address.replaceAll(/\/\$\{[^}]*\}/g, '/x').replaceAll(/\$\{[^}]*\}/g, '');
  const [path = ''] = written.split(/[?#]/);
  if (ELSEWHERE.test(path) || existsSync(`public${path}`)) return true;
  return PATHS.some((pattern) => pattern !== '*' && matchPath(pattern, path) !== null);
};

describe('[readings: Routes] no link of the product ends on a dead page', () => {
  it('each leads to a screen or a file', () => {
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ address }) => !leadsSomewhere(address))).toEqual([]);
  });

  it('and one that does not would be seen', () => {
    expect(leadsSomewhere('/no/such/screen')).toBe(false);
    expect(leadsSomewhere('/market-validation/report/a-report?part=x#y')).toBe(true);
  });
});
