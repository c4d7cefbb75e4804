/*
 * npm run bench:chat [-- --dev]
 *
 * Questions about finished reports, written by people who had read the reports and not the retriever: the right part
 * among at most three that are cited, and what a report cannot answer refused with a way to find out. The retriever is
 * made from the authors of bench/chat: four files and the voices. The stranger of questions.json is none of them, and
 * nobody who works on the retriever looks into it: it is asked of the retriever as it is, and only its sums are told.
 * With --dev, and where there is no stranger, each of the four files is asked of a retriever that has learned from the
 * others only, and --dev tells which questions are missed. The points set by hand were made with the first three, so
 * their figures flatter. The last line is JSON.
 */
import { argv, exit } from 'node:process';
import { LEARNED } from '../src/engine/chat/learned/learned.ts';
import { learnedFrom } from '../src/engine/chat/learned/model.ts';
import { learn } from './chat/learn.ts';
import { type Measured, measure } from './chat/measure.ts';
import { AUTHORS, type Author, DEV, HELD_OUT } from './chat/questions.ts';

const BAR_RIGHT = 0.9;
const BAR_REFUSED = 0.95;
const FEWEST_ASKED = 200;

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

function leavingOut(author: Author): Measured {
  const { kept, lesson } = learn(AUTHORS.filter((other) => other !== author));
  return measure(author, learnedFrom(kept, lesson));
}

if (argv.includes('--dev') || !HELD_OUT) {
  const files = DEV.map((author) => ({ file: author.file, measured: leavingOut(author) }));
  if (argv.includes('--dev'))
    for (const { file, measured } of files) {
      console.log(`\n${file}`);
      show(measured);
    }
  const passed = files.every(({ measured }) => isPassed(measured));
  console.log(JSON.stringify({ ...Object.fromEntries(files.map((f) => [f.file, figuresOf(f.measured)])), passed }));
  exit(passed ? 0 : 1);
}
const measured = measure(HELD_OUT, LEARNED);
const passed = measured.asked >= FEWEST_ASKED && isPassed(measured);
console.log(JSON.stringify({ ...figuresOf(measured), passed }));
exit(passed ? 0 : 1);
