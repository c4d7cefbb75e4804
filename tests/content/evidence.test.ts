import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const check = (root: string) => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/evidence.mjs'), '--check'], {
    encoding: 'utf8',
  });
  return { status, said: stdout.trim().split('\n') };
};

test('the country packs and the catalogue are what the raw figures make', () => {
  expect(check(ROOT)).toEqual({ status: 0, said: ['The country packs are what content/evidence makes.'] });
});

test('a pack that was changed by hand, and one of no country, are named', () => {
  const root = mkdtempSync(join(tmpdir(), 'baraza-evidence-'));
  try {
    for (const part of ['content/evidence', 'public/evidence', 'scripts', 'src/engine/knowledge/indicators.json'])
      cpSync(join(ROOT, part), join(root, part), { recursive: true });
    const ghana = join(root, 'public/evidence/GHA.json');
    writeFileSync(ghana, readFileSync(ghana, 'utf8').replace('"Accra"', '"Kumasi"'));
    writeFileSync(join(root, 'public/evidence/XXX.json'), '{}');
    expect(check(root)).toEqual({
      status: 1,
      said: [
        'public/evidence/GHA.json is not what content/evidence makes',
        'public/evidence/XXX.json is made from nothing in content/evidence',
      ],
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
