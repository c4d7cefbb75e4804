// Checks who imports whom (.dependency-cruiser.mjs) in the checkout, or in the folder named.
//
//   node scripts/walls.mjs [folder] [--json]
//
// Dependency-cruiser's swc parser stops at JSX and its TypeScript parser does not know TypeScript 7. So it is shown a
// mirror of the house in which every file holds its imports and nothing else, read with oxc.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { run } from './support/run.mjs';

const FOLDERS = ['src', 'sw', 'server', 'content', 'e2e'];
const home = resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const house = resolve(words.find((word) => !word.startsWith('--')) ?? home);

function* filesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** The file's imports, re-exports and dynamic imports as one statement each. Throws where the file cannot be parsed. */
function importsOnly(path) {
  const { module, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lines = module.staticImports.map(({ moduleRequest, entries }, index) => {
    const types = entries.length > 0 && entries.every((entry) => entry.isType);
    return `import ${types ? 'type ' : ''}* as i${index} from ${JSON.stringify(moduleRequest.value)};`;
  });
  for (const { entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest.value;
    if (from) lines.push(`export * from ${JSON.stringify(from)};`);
  }
  const source = readFileSync(path, 'utf8');
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(text)) lines.push(`import(${text});`);
  }
  return `${lines.join('\n')}\nexport {};\n`;
}

const mirror = mkdtempSync(join(tmpdir(), 'baraza-house-'));
try {
  for (const folder of FOLDERS) {
    for (const path of filesUnder(join(house, folder))) {
      const copy = join(mirror, path.slice(house.length));
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, /\.tsx?$/.test(path) ? importsOnly(path) : '{}');
    }
  }
  symlinkSync(join(home, 'node_modules'), join(mirror, 'node_modules'));
  writeFileSync(join(mirror, 'package.json'), '{"type":"module"}');
  const cruiser = join(home, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const present = FOLDERS.filter((folder) => existsSync(join(mirror, folder)));
  const form = words.includes('--json') ? ['--output-type', 'json'] : [];
  const { code } = await run(
    process.execPath,
    [cruiser, '--config', join(home, '.dependency-cruiser.mjs'), ...form, ...present],
    { cwd: mirror },
  );
  process.exitCode = code;
} finally {
  rmSync(mirror, { recursive: true, force: true });
}
