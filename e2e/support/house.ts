import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from './server.ts';

const SOURCES = [
  ...['src', 'sw', 'server', 'public', 'scripts', 'dist', 'index.html', 'manifest.webmanifest'],
  ...[
    'vite.config.ts',
    'vite.pages.ts',
    'vite.worker.ts',
    'vite.server.config.ts',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
  ],
];

export interface House {
  readonly folder: string;
  /** What a server serves, as `BARAZA_CLIENT`. */
  readonly client: string;
  /** Lays a file among the served ones. */
  put(path: string, content: string | Buffer): void;
  /** Changes a source and builds anew, as a developer and `npm start` would. */
  change(file: string, from: string, to: string): void;
}

/** A copy of the product, sources and build, in which a journey may deploy another version. */
export function copyOfTheHouse(): House {
  const folder = temporaryFolder('house');
  const root = resolve(import.meta.dirname, '../..');
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const client = join(folder, 'dist/client');
  return {
    folder,
    client,
    put(path, content) {
      mkdirSync(dirname(join(client, path)), { recursive: true });
      writeFileSync(join(client, path), content);
    },
    change(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say '${from}'`);
      writeFileSync(join(folder, file), text.replace(from, to));
      execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder });
    },
  };
}
