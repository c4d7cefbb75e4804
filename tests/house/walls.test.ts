import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One breach for each kind of wall; every one must be caught, or the linter has gone blind. */
const BREACHES: readonly { rule: string; file: string; imports: string; how?: 'type' | 'lazy' }[] = [
  { rule: 'wall-lib', file: 'src/lib/a.ts', imports: '../contract/clean.ts' },
  { rule: 'wall-contract', file: 'src/contract/a.ts', imports: '../domain/clean.ts' },
  { rule: 'wall-domain', file: 'src/domain/a.ts', imports: '../store/clean.ts' },
  { rule: 'wall-engine', file: 'src/engine/a.ts', imports: '../domain/clean.ts' },
  { rule: 'wall-platform', file: 'src/platform/a.ts', imports: '../contract/clean.ts' },
  { rule: 'wall-ui', file: 'src/ui/a.tsx', imports: '../domain/clean.ts' },
  { rule: 'wall-store', file: 'src/store/a.ts', imports: '../sync/clean.ts' },
  { rule: 'wall-session', file: 'src/session/a.ts', imports: '../store/clean.ts' },
  { rule: 'wall-api', file: 'src/api/a.ts', imports: '../store/clean.ts' },
  { rule: 'wall-sync', file: 'src/sync/a.ts', imports: '../api/clean.ts' },
  { rule: 'wall-hooks', file: 'src/hooks/a.ts', imports: '../api/clean.ts' },
  { rule: 'wall-components', file: 'src/components/a.tsx', imports: '../store/clean.ts' },
  { rule: 'wall-features', file: 'src/features/one/type.tsx', imports: '../../store/clean.ts', how: 'type' },
  { rule: 'wall-features', file: 'src/features/one/lazy.tsx', imports: '../../store/clean.ts', how: 'lazy' },
  { rule: 'wall-features', file: 'src/features/one/a.tsx', imports: '../../store/clean.ts' },
  { rule: 'wall-features-apart', file: 'src/features/one/b.tsx', imports: '../two/clean.ts' },
  { rule: 'wall-app', file: 'src/app/a.ts', imports: '../../server/db/clean.ts' },
  { rule: 'wall-sw', file: 'sw/a.ts', imports: '../src/hooks/clean.ts' },
  { rule: 'wall-server', file: 'server/services/a.ts', imports: '../../src/store/clean.ts' },
  { rule: 'wall-server-db', file: 'server/db/a.ts', imports: '../routes/clean.ts' },
  { rule: 'wall-server-routes', file: 'server/routes/a.ts', imports: '../db/clean.ts' },
  { rule: 'wall-e2e', file: 'e2e/a.ts', imports: '../src/domain/clean.ts' },
  { rule: 'wall-content', file: 'content/a.ts', imports: '../src/domain/clean.ts' },
  { rule: 'wall-app', file: 'src/app/d.ts', imports: '../../content/clean.ts' },
  { rule: 'fence-YAML', file: 'server/services/d.ts', imports: 'yaml' },
  { rule: 'fence-react', file: 'src/domain/b.ts', imports: 'react' },
  { rule: 'fence-dexie', file: 'src/hooks/b.ts', imports: 'dexie' },
  { rule: 'fence-ky', file: 'src/sync/b.ts', imports: 'ky' },
  { rule: 'fence-supabase', file: 'src/app/b.ts', imports: '@supabase/supabase-js' },
  { rule: 'fence-workbox', file: 'src/app/c.ts', imports: 'workbox-core' },
  { rule: 'fence-server libraries', file: 'src/api/b.ts', imports: 'hono' },
  { rule: 'fence-mail', file: 'server/services/b.ts', imports: 'nodemailer' },
  { rule: 'fence-sign-in libraries', file: 'server/services/c.ts', imports: 'openid-client' },
  { rule: 'no-cycles', file: 'src/lib/round.ts', imports: './trip.ts' },
  { rule: 'resolvable', file: 'src/lib/b.ts', imports: './nowhere.ts' },
];

const root = resolve(import.meta.dirname, '../..');
let house: string;

const put = (file: string, text: string) => {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** The rules broken in the planted house, as 'rule: file'. */
function broken(): string[] {
  let output: string;
  try {
    output = execFileSync(process.execPath, [join(root, 'scripts/walls.mjs'), house, '--json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
  } catch (cause) {
    output = (cause as { stdout: string }).stdout;
  }
  const result = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return result.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'baraza-walls-'));
  for (const { file, imports, how } of BREACHES) {
    const markup = file.endsWith('.tsx') ? 'export const Markup = () => <p title="a">text</p>;\n' : '';
    const line = {
      plain: `import * as there from '${imports}';\nexport const here = there;\n`,
      type: `import type * as There from '${imports}';\nexport type Here = typeof There;\n`,
      lazy: `export const here = () => import('${imports}');\n`,
    }[how ?? 'plain'];
    put(file, line + markup);
    if (imports.endsWith('clean.ts')) put(join(dirname(file), imports), 'export const clean = 1;\n');
  }
  put('src/lib/trip.ts', "import { here } from './round.ts';\nexport const there = () => here;\n");
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the walls of the house', () => {
  it('catch every planted breach', () => {
    const found = broken();
    for (const { rule, file } of BREACHES) expect(found).toContain(`${rule}: ${file}`);
  });

  it('complain of nothing that is not planted', () => {
    const planted = new Set(BREACHES.map(({ file }) => file));
    const others = broken().filter((line) => !planted.has(line.split(': ')[1] ?? '') && !line.includes('trip.ts'));
    expect(others).toEqual([]);
  });
});
