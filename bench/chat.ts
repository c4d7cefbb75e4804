/*
 * npm run bench:chat [-- --dev]
 *
 * Questions about finished reports, written by someone who had read the reports and not the retriever: the right part
 * among at most three that are cited, and what a report cannot answer refused with a way to find out. The last line is
 * JSON.
 */
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import * as v from 'valibot';
import type { ReportContent } from '../src/contract/report.ts';
import { answer } from '../src/engine/chat/answer.ts';
import { chunksOf } from '../src/engine/chat/chunks.ts';
import { research } from '../tests/engine/support/run.ts';
import { REPORTS } from './chat/reports.ts';

const BAR_RIGHT = 0.9;
const BAR_REFUSED = 0.95;
const MOST_CITED = 3;

const Questions = v.object({
  answerable: v.array(
    v.object({ report: v.string(), question: v.string(), part: v.union([v.string(), v.array(v.string())]) }),
  ),
  unanswerable: v.array(v.object({ report: v.string(), question: v.string() })),
});
const file = argv.includes('--dev') ? 'questions-dev' : 'questions';
const { answerable, unanswerable } = v.parse(
  v.pipe(v.string(), v.parseJson(), Questions),
  readFileSync(new URL(`./chat/${file}.json`, import.meta.url), 'utf8'),
);

const written = new Map<string, ReportContent>();
function reportOf(key: string): ReportContent {
  const known = written.get(key) ?? research(REPORTS[key] ?? '').content;
  written.set(key, known);
  return known;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A question that repeats four words in a row would be found by anybody. */
function repeats(question: string, part: string): boolean {
  const own = ` ${words(part).join(' ')} `;
  const asked = words(question);
  return asked.some((_, i) => i + 4 <= asked.length && own.includes(` ${asked.slice(i, i + 4).join(' ')} `));
}

let right = 0;
let asked = 0;
const stale: string[] = [];
for (const { report, question, part } of answerable) {
  const content = reportOf(report);
  const excerpts = [part].flat();
  const holders = chunksOf(content).filter((c) => excerpts.some((e) => c.content.includes(e)));
  if (holders.length === 0 || holders.some((c) => repeats(question, c.content))) {
    stale.push(`${report}: ${question} (${excerpts.join(' / ')})`);
    continue;
  }
  asked += 1;
  const { chunks } = answer(content, question, []);
  const found = chunks.length <= MOST_CITED && chunks.some((c) => holders.some((h) => h.id === c.id));
  if (found) right += 1;
  else
    console.log(
      `missed   ${report}: ${question}\n         wanted ${excerpts.join(' / ')}; ${chunks.length === 0 ? 'refused' : chunks.map((c) => c.content.slice(0, 40).replace(/\n/g, ' ')).join(' | ')}`,
    );
}
let refused = 0;
for (const { report, question } of unanswerable) {
  const { content, chunks } = answer(reportOf(report), question, []);
  const isRefused = chunks.length === 0 && /^I don’t know/.test(content) && /\b[Aa]sk\b/.test(content);
  if (isRefused) refused += 1;
  else
    console.log(
      `answered ${report}: ${question}\n         ${chunks.map((c) => c.content.slice(0, 60).replace(/\n/g, ' ')).join(' | ')}`,
    );
}
for (const line of stale) console.log(`stale    ${line}`);
const passed =
  asked >= 200 * (file === 'questions' ? 1 : 0) &&
  right >= BAR_RIGHT * asked &&
  refused >= BAR_REFUSED * unanswerable.length;
console.log(
  JSON.stringify({
    asked,
    right,
    share_right: Math.round((1000 * right) / Math.max(1, asked)) / 1000,
    stale: stale.length,
    unanswerable: unanswerable.length,
    refused,
    share_refused: Math.round((1000 * refused) / Math.max(1, unanswerable.length)) / 1000,
    passed,
  }),
);
exit(passed ? 0 : 1);
