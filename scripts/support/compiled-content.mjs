import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

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
