import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from './server.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = [
  ...['src', 'sw', 'server', 'content', 'public', 'scripts', 'dist', 'index.html', 'manifest.webmanifest'],
  ...['vite.config.ts', 'vite', 'vite.server.config.ts', 'tsconfig.base.json', 'package.json', 'package-lock.json'],
];

/** The built client in a folder of a journey's own, in which anything may be changed. */
export interface House {
  /** What a server serves, as `BARAZA_CLIENT`. */
  readonly client: string;
  /** Lays a file among the served ones. */
  put(path: string, content: string | Buffer): void;
  /** Another version takes its place. */
  becomes(next: string): void;
  remove(): void;
}

export function copyOfTheHouse(): House {
  const client = temporaryFolder('house');
  const copy = (from: string) => cpSync(from, client, { recursive: true });
  copy(join(ROOT, 'dist/client'));
  const remove = () => rmSync(client, { recursive: true, force: true });
  return {
    client,
    put(path, content) {
      mkdirSync(dirname(join(client, path)), { recursive: true });
      writeFileSync(join(client, path), content);
    },
    becomes(next) {
      remove();
      copy(next);
    },
    remove,
  };
}

/** A source file, what it says, and what it is to say. */
export type Change = readonly [file: string, from: string, to: string];

/** Changes sources and builds anew, as a developer and `npm start` would. Answers with the built folder. */
export function nextVersion(changes: readonly Change[]): { folder: string; client: string } {
  const folder = temporaryFolder('next-version');
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say '${from}'`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder });
  return { folder, client: join(folder, 'dist/client') };
}
