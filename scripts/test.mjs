// npm test: installs what is missing (a browser too), builds, and runs every test. Arguments narrow it: unit, e2e; `long` runs
// the journeys that are too many for every day (marked @long).
import { readFileSync, rmSync } from 'node:fs';
import { chdir } from 'node:process';
import { findBrowser } from './support/browser.mjs';
import { build, compileContent } from './support/build.mjs';
import { install } from './support/install.mjs';
import { run } from './support/run.mjs';
import { giveUp } from './support/say.mjs';

chdir(new URL('..', import.meta.url).pathname);
const wanted = process.argv.slice(2);
const wants = (part) => wanted.length === 0 || wanted.includes(part);

await install();
await build();
await compileContent();

const count = { passed: 0, failed: 0, skipped: 0 };
let code = 0;

const report = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return giveUp(`The test runner ended without a result (${file}); what it said stands above.`);
  }
};

if (wants('unit')) {
  const file = '.cache/unit.json';
  rmSync(file, { force: true });
  const unit = await run('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const result = report(file);
  count.passed += result.numPassedTests;
  count.failed += result.numFailedTests;
  count.skipped += result.numPendingTests + result.numTodoTests;
  code ||= unit.code;
}

if (wants('e2e') || wanted.includes('long')) {
  const file = '.cache/e2e.json';
  rmSync(file, { force: true });
  const env = { BARAZA_CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const which = wanted.includes('long') ? '--grep=@long' : '--grep-invert=@long';
  const e2e = await run('node', ['node_modules/playwright/cli.js', 'test', which, '--reporter=list,json'], { env });
  const { stats } = report(file);
  count.passed += stats.expected;
  count.failed += stats.unexpected + stats.flaky;
  count.skipped += stats.skipped;
  code ||= e2e.code;
}

if (count.passed === 0) code ||= 1;
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(code);
