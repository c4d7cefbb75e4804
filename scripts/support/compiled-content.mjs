import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';
import { run } from './run.mjs';
import { giveUp } from './say.mjs';

const CONTENT = 'content';
/** Made of the rest of the content, and not there before it was first compiled. */
const COMPILED = join(CONTENT, 'compiled');
const STAMP = join(COMPILED, '.of');

export const isCompiledFile = (file) => file.startsWith(COMPILED);

function contentHash() {
  const hash = createHash('sha256');
  for (const file of filesUnder(CONTENT)) if (!isCompiledFile(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether it was compiled from what stands in the files now. */
export const isCompiled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === contentHash();

/** Call it after every compiling. */
export const markCompiled = () => writeFileSync(STAMP, contentHash());

/** What the product reads of the content. A build holds it; the sources, and so tests and `npm run dev`, read it as it lies there. */
export async function compileContent() {
  if (isCompiled()) return;
  const { code } = await run('node', ['node_modules/tsx/dist/cli.mjs', 'scripts/content.ts', 'compile'], {
    quiet: true,
  });
  if (code !== 0) giveUp('The content could not be compiled; the reason stands above.');
}
