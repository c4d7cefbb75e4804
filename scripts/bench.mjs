// npm run bench:<name>: installs, builds, finds the browser, runs bench/<name>.ts.
import { chdir } from 'node:process';
import { findBrowser } from './support/browser.mjs';
import { build } from './support/build.mjs';
import { compileContent } from './support/compiled-content.mjs';
import { install } from './support/install.mjs';
import { run } from './support/run.mjs';

chdir(new URL('..', import.meta.url).pathname);
const [name, ...rest] = process.argv.slice(2);
await install();
await build();
await compileContent();
const { code } = await run('node', ['node_modules/tsx/dist/cli.mjs', `bench/${name}.ts`, ...rest], {
  env: { BARAZA_CHROMIUM: await findBrowser() },
});
process.exit(code);
