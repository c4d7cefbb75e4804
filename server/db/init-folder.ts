import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Beside this file in the sources, and beside the bundle once built. */
const FILE = fileURLToPath(
  new URL(`./init-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/**
 * Makes the empty database of a new folder, in a process that ends with it: making one takes some 450 MB, which this one
 * would hold for as long as it runs. Whether it could is seen when the folder is opened.
 */
export async function initFolder(folder: string): Promise<void> {
  await once(fork(FILE, [folder], { stdio: 'ignore' }), 'exit');
}
