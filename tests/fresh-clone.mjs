// npm run test:fresh — the two commands as a newcomer runs them: a fresh clone in an empty folder, `npm start`, then
// `npm test`, then both again with the network cut off. Prints how long each took.
//
//   --no-test    leave out `npm test`
//   --keep       leave the clone where it is
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const flags = new Set(process.argv.slice(2));
const repository = new URL('..', import.meta.url).pathname;
const START_LIMIT_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'baraza-fresh-'));
const clone = join(folder, 'baraza');
/** A name that resolves to nothing stands in for every host outside. */
const OFFLINE = {
  npm_config_registry: 'http://127.0.0.1:9/',
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: 'localhost,127.0.0.1',
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

function command(name, args, env = {}) {
  const child = spawn(name, args, {
    cwd: name === 'git' ? folder : clone,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
}

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
const lines = [];
const check = (ok, line) => {
  lines.push(`${ok ? 'ok  ' : 'FAIL'} ${line}`);
  if (!ok) process.exitCode = 1;
};

async function tryStart(name, env) {
  const port = await freePort();
  const began = Date.now();
  const { child, ended } = command('npm', ['start'], { ...env, BARAZA_PORT: String(port) });
  let answered = false;
  while (!answered && Date.now() - began < START_LIMIT_MS && child.exitCode === null) {
    answered = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (a) => a.ok,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const page = answered ? await fetch(`http://127.0.0.1:${port}/`).then((a) => a.text()) : '';
  check(answered && page.includes('<div id="root">'), `npm start (${name}) answered after ${seconds(began)}`);
  // Ctrl-C reaches the whole group, as a terminal sends it.
  process.kill(-child.pid, 'SIGINT');
  await ended;
  const still = await fetch(`http://127.0.0.1:${port}/readyz`).then(
    () => true,
    () => false,
  );
  check(!still, `Ctrl-C ended everything (${name})`);
}

async function tryTest(name, env) {
  if (flags.has('--no-test')) return;
  const began = Date.now();
  const code = await command('npm', ['test'], env).ended;
  check(code === 0, `npm test (${name}) ended with ${code} after ${seconds(began)}`);
}

await command('git', ['clone', '--quiet', repository, clone]).ended;
await tryStart('first', {});
await tryTest('first', {});
await tryStart('without network', OFFLINE);
await tryTest('without network', OFFLINE);
console.log(`\n${lines.join('\n')}`);
if (!flags.has('--keep')) rmSync(folder, { recursive: true, force: true });
