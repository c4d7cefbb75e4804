// Installs what the lockfile names, if it is not there yet.
import { chdir } from 'node:process';
import { install } from './support/install.mjs';

chdir(new URL('..', import.meta.url).pathname);
await install();
