import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { inlineScriptHashes, inlineStyleHashes } from './middleware/security-headers.ts';

/** The built client, as it stood when the server started. */
export interface ClientFiles {
  readonly folder: string;
  /** Names the build on every answer. 'dev' when nothing was built. */
  readonly build: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly evidenceFolder: string;
  /** Of the product, as its package says. */
  readonly version: string;
  isThere(): boolean;
}

const BuildFile = v.pipe(v.string(), v.parseJson(), v.object({ id: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) }));

const PackageFile = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** The folder that holds package.json: two floors above the bundle, one above the sources. */
function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

function pages(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function buildId(folder: string): string {
  const path = join(folder, 'build.json');
  return existsSync(path) ? v.parse(BuildFile, readFileSync(path, 'utf8')).id : 'dev';
}

/** Looks the client over once. `folder` is null for where the build puts it. */
export function readClientFiles(folder: string | null): ClientFiles {
  const project = projectFolder();
  const client = folder ?? join(project, 'dist', 'client');
  const built = join(client, 'evidence');
  return {
    folder: client,
    build: buildId(client),
    version: v.parse(PackageFile, readFileSync(join(project, 'package.json'), 'utf8')).version,
    scriptHashes: [...new Set(pages(client).flatMap(inlineScriptHashes))],
    styleHashes: [...new Set(pages(client).flatMap(inlineStyleHashes))],
    // While developing there may be no build; the packs are the same ones.
    evidenceFolder: existsSync(built) ? built : join(project, 'public', 'evidence'),
    isThere: () => existsSync(join(client, 'index.html')),
  };
}
