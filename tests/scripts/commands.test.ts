import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'baraza-commands-'));
  cpSync(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(checkout, file));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

/** A stand-in for npm whose install goes as `script` says; it notes each call. */
function npmThat(script: string): void {
  const folder = join(checkout, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$1" >> "${join(checkout, 'calls')}"\n${script}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
}

function command(file: string, env: Record<string, string> = {}) {
  const path = [join(checkout, 'bin'), dirname(process.execPath), '/bin', '/usr/bin'].join(delimiter);
  return spawnSync(process.execPath, [join(checkout, file)], {
    encoding: 'utf8',
    env: { PATH: path, HOME: checkout, ...env },
  });
}

const installs = () => readFileSync(join(checkout, 'calls'), 'utf8').trim().split('\n').length;

describe('the install', () => {
  it('happens once for a lockfile, and again when the lockfile changes', () => {
    npmThat('exit 0');
    expect(command('scripts/install.mjs').status).toBe(0);
    expect(command('scripts/install.mjs').status).toBe(0);
    expect(installs()).toBe(1);
    writeFileSync(join(checkout, 'package-lock.json'), '{}');
    command('scripts/install.mjs');
    expect(installs()).toBe(2);
  });

  it('that was cut off is simply done again', () => {
    npmThat('kill -9 $$');
    expect(command('scripts/install.mjs').status).toBe(1);
    npmThat('exit 0');
    expect(command('scripts/install.mjs').status).toBe(0);
    expect(installs()).toBe(2);
  });

  it.each([
    [
      'a full disk',
      'npm error code ENOSPC',
      'There is no room left on this disk. Free about 600 MB and run the command again.',
    ],
    ['no network', 'npm error code ENOTFOUND', 'there seems to be no network. Connect once and run the command again.'],
    ['anything else', 'npm error code EUNKNOWN', 'Run the command again, or delete node_modules first.'],
  ])('says in a sentence what %s means', (_, output, sentence) => {
    npmThat(`echo '${output}' >&2; exit 1`);
    const { status, stderr } = command('scripts/install.mjs');
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(join(checkout, 'node_modules/.baraza-installed'))).toBe(false);
  });
});

it('a browser that is named and not there is said in a sentence', () => {
  writeFileSync(
    join(checkout, 'scripts/find.mjs'),
    "import { findBrowser } from './support/browser.mjs';\nconsole.log(await findBrowser());\n",
  );
  const { status, stderr } = command('scripts/find.mjs', { BARAZA_CHROMIUM: '/nowhere/chrome' });
  expect(status).toBe(1);
  expect(stderr).toContain('BARAZA_CHROMIUM names /nowhere/chrome, and there is no such file.');
});

describe('compiled content', () => {
  const ask = (call: string) =>
    spawnSync(
      process.execPath,
      ['-e', `import('./scripts/support/compiled-content.mjs').then((m) => console.log(m.${call}()))`],
      { cwd: checkout, encoding: 'utf8' },
    ).stdout.trim();

  it('is stale as soon as a file that it was made of has changed', () => {
    mkdirSync(join(checkout, 'content/compiled'), { recursive: true });
    writeFileSync(join(checkout, 'content/chat.yaml'), 'asks: []');
    expect(ask('isCompiled')).toBe('false');
    ask('markCompiled');
    expect(ask('isCompiled')).toBe('true');
    writeFileSync(join(checkout, 'content/chat.yaml'), 'asks: [why]');
    expect(ask('isCompiled')).toBe('false');
  });
});
