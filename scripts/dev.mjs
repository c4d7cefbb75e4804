// npm run dev: the server restarts and the page reloads as files change. http://localhost:5173
import { chdir } from 'node:process';
import { compileContent } from './support/compiled-content.mjs';
import { install } from './support/install.mjs';
import { run } from './support/run.mjs';

chdir(new URL('..', import.meta.url).pathname);
await install();
await compileContent();
const ended = await Promise.race([
  run('node', ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/main.ts'], {
    env: { BARAZA_ORIGIN: 'http://localhost:5173' },
  }),
  run('node', ['node_modules/vite/bin/vite.js']),
]);
process.kill(process.pid, 'SIGTERM');
process.exit(ended.code);
