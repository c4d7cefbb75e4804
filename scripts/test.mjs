// npm test: installs what is missing (a browser too), builds, and runs the unit and server tests with the core journeys
// (marked @core). Other tiers by argument: `all` with the long tests and every journey but the longest, `rest` what `all` has
// beyond npm test, `long` the journeys that are too many for any day (marked @long); `unit` and `core` are the halves of npm test.
import { readFileSync, rmSync } from 'node:fs';
import { chdir } from 'node:process';
import { findBrowser } from './support/browser.mjs';
import { build } from './support/build.mjs';
import { compileContent } from './support/compiled-content.mjs';
import { install } from './support/install.mjs';
import { run } from './support/run.mjs';
import { giveUp } from './support/say.mjs';

chdir(new URL('..', import.meta.url).pathname);
/** Which journeys each tier walks; `unit` walks none. */
const JOURNEYS = {
  core: ['--grep=@core'],
  rest: ['--grep-invert=@core|@long'],
  all: ['--grep-invert=@long'],
  long: ['--grep=@long'],
};
const [tier = 'daily'] = process.argv.slice(2);
if (!['daily', 'unit', ...Object.keys(JOURNEYS)].includes(tier)) giveUp(`There is no tier of tests called ${tier}.`);
/** Which of vitest's projects each tier runs; those without any run no unit tests. */
const DAILY = ['alone', 'page', 'node'];
const PROJECTS = { daily: DAILY, unit: DAILY, all: [...DAILY, 'long'], rest: ['long'] };
const projects = PROJECTS[tier];
const journeys = JOURNEYS[tier === 'daily' ? 'core' : tier];

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

if (projects) {
  const file = '.cache/unit.json';
  rmSync(file, { force: true });
  const unit = await run('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
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

if (journeys) {
  const file = '.cache/e2e.json';
  rmSync(file, { force: true });
  const env = { BARAZA_CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const e2e = await run('node', ['node_modules/playwright/cli.js', 'test', ...journeys, '--reporter=list,json'], {
    env,
  });
  const { stats } = report(file);
  count.passed += stats.expected;
  count.failed += stats.unexpected + stats.flaky;
  count.skipped += stats.skipped;
  code ||= e2e.code;
}

if (count.passed === 0) code ||= 1;
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(code);
