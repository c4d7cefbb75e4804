import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putInPlace } from '../../scripts/support/kept-builds.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'baraza-builds-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};
const there = (path: string) => existsSync(join(dist, 'client', path));

function deploy(id: string, assets: readonly string[]) {
  put('fresh/index.html', id);
  for (const name of assets) {
    put(`fresh/assets/${name}`, id);
    put(`fresh/assets/${name}.br`, id);
  }
  putInPlace(dist, id);
}

describe('[UPD-1] the files of earlier builds', () => {
  it('stay for the two builds before, in every folder and form, and go with the third', () => {
    for (const id of ['a', 'b', 'c']) deploy(id, [`page-${id}.js`, `on-demand/engine-${id}.js`, 'same.js']);
    expect(readFileSync(join(dist, 'client/index.html'), 'utf8')).toBe('c');
    for (const id of ['a', 'b', 'c']) {
      for (const name of [`page-${id}.js`, `page-${id}.js.br`, `on-demand/engine-${id}.js`]) {
        expect(there(`assets/${name}`)).toBe(true);
      }
    }
    expect(readFileSync(join(dist, 'client/assets/same.js'), 'utf8')).toBe('c');
    deploy('d', ['page-d.js']);
    expect(there('assets/page-a.js')).toBe(false);
    expect(there('assets/on-demand/engine-a.js')).toBe(false);
    expect(there('assets/page-b.js')).toBe(true);
    expect(there('assets/same.js')).toBe(true);
  });

  it('are not pushed out by building the same thing again', () => {
    for (const id of ['a', 'b', 'c', 'c', 'c', 'c']) deploy(id, [`page-${id}.js`]);
    for (const id of ['a', 'b', 'c']) expect(there(`assets/page-${id}.js`)).toBe(true);
  });

  it('an operator’s word that the worker is withdrawn outlives a build', () => {
    deploy('a', []);
    put('client/sw-off.json', '{"off": true}');
    deploy('b', []);
    expect(there('sw-off.json')).toBe(true);
  });
});
