/*
 * npm run bench:chat [-- --dev]
 *
 * Questions about finished reports, written by someone who had read the reports and not the retriever: the right part
 * among at most three that are cited, and what a report cannot answer refused with a way to find out. With --dev the
 * questions the retriever was made with, file by file, and what kinds of parts it misses. The last line is JSON.
 */
import { existsSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { type Measured, measure } from './chat/measure.ts';
import { REPORTS } from './chat/reports.ts';
import { UNSEEN } from './chat/reports-unseen.ts';

const BAR_RIGHT = 0.9;
const BAR_REFUSED = 0.95;
const FEWEST_ASKED = 200;

const DEV = ['questions-dev', 'questions-second-dev', 'questions-third-dev'];
/** Nobody who works on the retriever looks into it; problems of its own are spread into the reports here. */
const HELD_OUT = { file: 'questions', reports: { ...REPORTS, ...UNSEEN } };

const share = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 1000;
const figuresOf = ({ asked, right, stale, unanswerable, refused }: Measured) => ({
  asked,
  right,
  share_right: share(right, asked),
  stale: stale.length,
  unanswerable,
  refused,
  share_refused: share(refused, unanswerable),
});
const isPassed = ({ asked, right, unanswerable, refused }: Measured): boolean =>
  right >= BAR_RIGHT * asked && refused >= BAR_REFUSED * unanswerable;

function show({ lines, stale, misses }: Measured): void {
  for (const line of lines) console.log(line);
  for (const line of stale) console.log(`stale    ${line}`);
  for (const [miss, n] of [...misses].sort((a, b) => b[1] - a[1])) console.log(`${String(n).padStart(4)} ${miss}`);
}

if (argv.includes('--dev')) {
  const files = DEV.map((file) => ({ file, measured: measure(file, REPORTS) }));
  for (const { file, measured } of files) {
    console.log(`\n${file}`);
    show(measured);
  }
  const passed = files.every(({ measured }) => isPassed(measured));
  console.log(JSON.stringify({ ...Object.fromEntries(files.map((f) => [f.file, figuresOf(f.measured)])), passed }));
  exit(passed ? 0 : 1);
}
if (!existsSync(new URL(`./chat/${HELD_OUT.file}.json`, import.meta.url))) {
  console.error('There are no held-out questions in bench/chat/questions.json; --dev asks the others.');
  exit(1);
}
const measured = measure(HELD_OUT.file, HELD_OUT.reports);
show(measured);
const passed = measured.asked >= FEWEST_ASKED && isPassed(measured);
console.log(JSON.stringify({ ...figuresOf(measured), passed }));
exit(passed ? 0 : 1);
