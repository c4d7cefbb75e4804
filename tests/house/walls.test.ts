import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Import {
  file: string;
  imports: string;
  how?: 'type' | 'lazy' | 'template' | 'inline type' | 're-export';
}

/** A breach of each line of walls.grit; every one must be caught, or the linter has gone blind. */
const BREACHES: readonly (Import & { rule: string })[] = [
  { rule: 'wall-lib', file: 'src/lib/a.ts', imports: '../contract/clean.ts' },
  { rule: 'wall-contract', file: 'src/contract/a.ts', imports: '../domain/clean.ts' },
  { rule: 'wall-contract', file: 'src/contract/admin/a.ts', imports: '../../domain/clean.ts' },
  { rule: 'wall-domain', file: 'src/domain/a.ts', imports: '../store/clean.ts' },
  { rule: 'wall-engine', file: 'src/engine/a.ts', imports: '../domain/clean.ts' },
  { rule: 'wall-engine', file: 'src/engine/chat/a.ts', imports: '../../../content/read/clean.ts' },
  { rule: 'wall-platform', file: 'src/platform/a.ts', imports: '../contract/clean.ts' },
  { rule: 'wall-ui', file: 'src/ui/a.tsx', imports: '../domain/clean.ts' },
  { rule: 'wall-store', file: 'src/store/a.ts', imports: '../sync/clean.ts' },
  { rule: 'wall-store', file: 'src/store/c.ts', imports: '../../content/schema/clean.ts' },
  { rule: 'wall-workers', file: 'src/workers/a.ts', imports: '../domain/clean.ts' },
  { rule: 'wall-session', file: 'src/session/a.ts', imports: '../store/clean.ts' },
  { rule: 'wall-api', file: 'src/api/a.ts', imports: '../store/clean.ts' },
  { rule: 'wall-sync', file: 'src/sync/a.ts', imports: '../api/clean.ts' },
  { rule: 'wall-hooks', file: 'src/hooks/a.ts', imports: '../api/clean.ts' },
  { rule: 'wall-hooks', file: 'src/hooks/e.ts', imports: '../app/core.ts' },
  { rule: 'wall-hooks', file: 'src/hooks/f.ts', imports: '../app/core.ts', how: 'lazy' },
  { rule: 'wall-hooks', file: 'src/hooks/g.ts', imports: '../app/routes.ts', how: 'type' },
  { rule: 'wall-components', file: 'src/components/a.tsx', imports: '../store/clean.ts' },
  { rule: 'wall-features', file: 'src/features/one/a.tsx', imports: '../../store/clean.ts' },
  { rule: 'wall-features', file: 'src/features/one/type.tsx', imports: '../../store/clean.ts', how: 'type' },
  { rule: 'wall-features', file: 'src/features/one/lazy.tsx', imports: '../../store/clean.ts', how: 'lazy' },
  { rule: 'wall-features', file: 'src/features/one/template.tsx', imports: '../../store/clean.ts', how: 'template' },
  { rule: 'wall-features', file: 'src/features/one/inline.tsx', imports: '../../store/clean.ts', how: 'inline type' },
  { rule: 'wall-features', file: 'src/features/one/again.tsx', imports: '../../store/clean.ts', how: 're-export' },
  { rule: 'wall-features', file: 'src/features/one/content/a.tsx', imports: '../../../store/clean.ts' },
  { rule: 'wall-features-apart', file: 'src/features/one/b.tsx', imports: '../two/clean.ts' },
  { rule: 'wall-features-apart', file: 'src/features/one/inner/b.tsx', imports: '../../two/clean.ts' },
  { rule: 'wall-app', file: 'src/app/a.ts', imports: '../../server/db/clean.ts' },
  { rule: 'wall-app', file: 'src/app/d.ts', imports: '../../content/clean.ts' },
  { rule: 'wall-built-yesterday', file: 'src/built-yesterday/a.ts', imports: '../lib/clean.ts' },
  { rule: 'wall-sw', file: 'sw/a.ts', imports: '../src/hooks/clean.ts' },
  { rule: 'wall-server', file: 'server/services/a.ts', imports: '../../src/store/clean.ts' },
  { rule: 'wall-server', file: 'server/b.ts', imports: '../content/compiled/clean.ts' },
  { rule: 'wall-server-db', file: 'server/db/a.ts', imports: '../routes/clean.ts' },
  { rule: 'wall-server-queue', file: 'server/queue/a.ts', imports: '../mail/clean.ts' },
  { rule: 'wall-server-mail', file: 'server/mail/a.ts', imports: '../queue/clean.ts' },
  { rule: 'wall-server-auth', file: 'server/auth/a.ts', imports: '../services/clean.ts' },
  { rule: 'wall-server-outgoing', file: 'server/outgoing/a.ts', imports: '../db/clean.ts' },
  { rule: 'wall-server-sources', file: 'server/sources/a.ts', imports: '../documents/clean.ts' },
  { rule: 'wall-server-documents', file: 'server/documents/a.ts', imports: '../db/clean.ts' },
  { rule: 'wall-server-research', file: 'server/research/a.ts', imports: '../services/clean.ts' },
  { rule: 'wall-server-services', file: 'server/services/e.ts', imports: '../auth/clean.ts' },
  { rule: 'wall-server-jobs', file: 'server/jobs/a.ts', imports: '../auth/clean.ts' },
  { rule: 'wall-server-middleware', file: 'server/middleware/a.ts', imports: '../services/clean.ts' },
  { rule: 'wall-server-routes', file: 'server/routes/a.ts', imports: '../db/clean.ts' },
  { rule: 'wall-server-routes', file: 'server/routes/b.ts', imports: '../config.ts' },
  { rule: 'wall-server-admin', file: 'server/admin/users/a.ts', imports: '../../research/clean.ts' },
  { rule: 'wall-server-built-yesterday', file: 'server/built-yesterday/a.ts', imports: '../db/clean.ts' },
  { rule: 'wall-e2e', file: 'e2e/a.ts', imports: '../src/domain/clean.ts' },
  { rule: 'wall-content', file: 'content/a.ts', imports: '../src/domain/clean.ts' },
  { rule: 'wall-lib', file: 'src/lib/around.ts', imports: '../../src/store/clean.ts' },
  { rule: 'wall-path', file: 'src/lib/c.ts', imports: '../lib/../store/clean.ts' },
  { rule: 'wall-path', file: 'src/lib/d.ts', imports: './../store/clean.ts' },
  { rule: 'fence-YAML', file: 'server/services/d.ts', imports: 'yaml' },
  { rule: 'fence-react', file: 'src/domain/b.ts', imports: 'react' },
  { rule: 'fence-react', file: 'src/domain/c.ts', imports: 'react-dom/client' },
  { rule: 'fence-dexie', file: 'src/hooks/b.ts', imports: 'dexie' },
  { rule: 'fence-dexie', file: 'src/hooks/c.ts', imports: 'dexie', how: 'type' },
  { rule: 'fence-dexie', file: 'src/hooks/d.ts', imports: 'dexie', how: 'lazy' },
  { rule: 'fence-live queries', file: 'src/features/one/live.tsx', imports: 'dexie-react-hooks' },
  { rule: 'fence-ky', file: 'src/sync/b.ts', imports: 'ky' },
  { rule: 'fence-supabase', file: 'src/app/b.ts', imports: '@supabase/supabase-js' },
  { rule: 'fence-workbox', file: 'src/app/c.ts', imports: 'workbox-core' },
  { rule: 'fence-server libraries', file: 'src/api/b.ts', imports: 'hono' },
  { rule: 'fence-server libraries', file: 'sw/b.ts', imports: '@hono/node-server' },
  { rule: 'fence-mail', file: 'server/services/b.ts', imports: 'nodemailer' },
  { rule: 'fence-sign-in libraries', file: 'server/services/c.ts', imports: 'openid-client' },
  { rule: 'noImportCycles', file: 'src/lib/round.ts', imports: './trip.ts' },
  { rule: 'noImportCycles', file: 'src/lib/trip.ts', imports: './round.ts', how: 'lazy' },
];

/** What the walls let through, in places where a text that looks like a breach is none. */
const ALLOWED: readonly Import[] = [
  { file: 'src/engine/chat/b.ts', imports: '../../../content/compiled/clean.ts' },
  { file: 'src/features/one/inner/c.tsx', imports: '../content/clean.ts' },
  { file: 'src/features/one/inner/d.tsx', imports: '../../../hooks/clean.ts' },
  { file: 'src/store/views/a.ts', imports: '../sync/clean.ts' },
  { file: 'src/hooks/h.ts', imports: '../app/core.ts', how: 'type' },
  { file: 'src/hooks/i.ts', imports: 'dexie-react-hooks' },
  { file: 'src/session/b.ts', imports: './store/clean.ts' },
  { file: 'src/app/e.ts', imports: '../store/clean.ts' },
  { file: 'src/store/b.ts', imports: 'dexie' },
  { file: 'sw/delivery/a.ts', imports: '../../src/sync/clean.ts' },
  { file: 'sw/delivery/b.ts', imports: 'workbox-core/types.js' },
  { file: 'server/app.ts', imports: './routes/clean.ts' },
  { file: 'server/routes/c.ts', imports: '../errors.ts' },
  { file: 'server/routes/d.ts', imports: '../../src/contract/clean.ts' },
  { file: 'server/auth/b.ts', imports: '@supabase/supabase-js' },
  { file: 'e2e/b.ts', imports: '../src/app/paths.ts' },
  { file: 'content/schema/a.ts', imports: '../../src/engine/calc/expression.ts' },
  { file: 'content/read/a.ts', imports: 'yaml' },
  { file: 'src/lib/kinds.ts', imports: './values.ts', how: 'type' },
  { file: 'src/lib/values.ts', imports: './kinds.ts' },
];

const root = resolve(import.meta.dirname, '../..');
let house: string;
let found: readonly string[];

const put = (file: string, text: string) => {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

function plant({ file, imports, how }: Import) {
  const markup = file.endsWith('.tsx') ? 'export const Markup = () => <p title="a">text</p>;\n' : '';
  const line = {
    plain: `import * as there from '${imports}';\nexport const here = there;\n`,
    type: `import type * as There from '${imports}';\nexport type Here = typeof There;\n`,
    lazy: `export const here = () => import('${imports}');\n`,
    template: `export const here = () => import(\`${imports}\`);\n`,
    'inline type': `export type Here = typeof import('${imports}');\n`,
    're-export': `export { there } from '${imports}';\n`,
  }[how ?? 'plain'];
  put(file, line + markup);
}

/** What Biome says of the walls and of cycles in the planted house, as 'rule: file'. */
function broken(): string[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  let output: string;
  try {
    const options = ['lint', '--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false'];
    output = execFileSync(process.execPath, [biome, ...options], { cwd: house, encoding: 'utf8', stdio: 'pipe' });
  } catch (cause) {
    output = (cause as { stdout: string }).stdout;
  }
  return [...output.matchAll(/^::\w+ title=([^,]+),file=([^,]+),.*?::(.*)$/gm)].flatMap(([, title, file, said]) => {
    if (title !== 'plugin' && title !== 'lint/suspicious/noImportCycles') return [];
    const rule = title === 'plugin' ? said?.split(':')[0] : 'noImportCycles';
    return `${rule}: ${resolve(house, file ?? '').slice(house.length + 1)}`;
  });
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'baraza-walls-'));
  for (const file of ['biome.json', 'walls.grit']) cpSync(join(root, file), join(house, file));
  for (const planted of [...BREACHES, ...ALLOWED]) plant(planted);
  found = broken();
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the walls of the house', () => {
  it.each(BREACHES)('$rule is held in $file ($imports)', ({ rule, file }) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('complain of nothing else', () => {
    expect([...found].sort()).toEqual(BREACHES.map(({ rule, file }) => `${rule}: ${file}`).sort());
  });
});
