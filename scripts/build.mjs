// npm run build: client and server into dist/, if their sources changed.
import { chdir } from 'node:process';
import { build } from './support/build.mjs';
import { install } from './support/install.mjs';

chdir(new URL('..', import.meta.url).pathname);
await install();
await build();
