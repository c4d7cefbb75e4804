import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Chunk } from '../../src/contract/chat.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { answer } from '../../src/engine/chat/answer.ts';
import { chunksOf, headOf } from '../../src/engine/chat/chunks.ts';
import { leadOf } from '../../src/engine/chat/leads.ts';
import { research } from '../../tests/engine/support/run.ts';

const MOST_CITED = 3;

const Questions = v.object({
  answerable: v.array(
    v.object({ report: v.string(), question: v.string(), part: v.union([v.string(), v.array(v.string())]) }),
  ),
  unanswerable: v.array(v.object({ report: v.string(), question: v.string() })),
});

export interface Measured {
  readonly asked: number;
  readonly right: number;
  readonly unanswerable: number;
  readonly refused: number;
  readonly stale: readonly string[];
  /** A line on every question that went wrong, and by kind of part how many did: 'wanted legal, refused'. */
  readonly lines: readonly string[];
  readonly misses: ReadonlyMap<string, number>;
}

/** Each problem is researched once, however many files ask about it. */
const written = new Map<string, ReportContent>();
function reportOf(problem: string): ReportContent {
  const known = written.get(problem) ?? research(problem).content;
  written.set(problem, known);
  return known;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A question that repeats four words in a row would be found by anybody. */
function repeats(question: string, part: string): boolean {
  const own = ` ${words(part).join(' ')} `;
  const asked = words(question);
  return asked.some((_, i) => i + 4 <= asked.length && own.includes(` ${asked.slice(i, i + 4).join(' ')} `));
}

const kindOf = (chunk: Chunk | undefined): string =>
  (chunk && leadOf(headOf(chunk.content), chunk.metadata.section, chunk.content)?.kind) ?? 'other';
const begins = (chunks: readonly Chunk[], length: number): string =>
  chunks.map((c) => c.content.slice(0, length).replace(/\n/g, ' ')).join(' | ');

/** A file of questions against the reports it names. */
export function measure(file: string, reports: Readonly<Record<string, string>>): Measured {
  const { answerable, unanswerable } = v.parse(
    v.pipe(v.string(), v.parseJson(), Questions),
    readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'),
  );
  const lines: string[] = [];
  const stale: string[] = [];
  const misses = new Map<string, number>();
  const count = (miss: string) => misses.set(miss, (misses.get(miss) ?? 0) + 1);
  let right = 0;
  for (const { report, question, part } of answerable) {
    const content = reportOf(reports[report] ?? '');
    const excerpts = [part].flat();
    const holders = chunksOf(content).filter((c) => excerpts.some((e) => c.content.includes(e)));
    if (holders.length === 0 || holders.some((c) => repeats(question, c.content))) {
      stale.push(`${report}: ${question} (${excerpts.join(' / ')})`);
      continue;
    }
    const { chunks } = answer(content, question, []);
    if (chunks.length <= MOST_CITED && chunks.some((c) => holders.some((h) => h.id === c.id))) {
      right += 1;
      continue;
    }
    count(`wanted ${kindOf(holders[0])}, ${chunks.length === 0 ? 'refused' : 'cited others'}`);
    lines.push(
      `missed   ${report}: ${question}\n         wanted ${excerpts.join(' / ')}; ${chunks.length === 0 ? 'refused' : begins(chunks, 40)}`,
    );
  }
  let refused = 0;
  for (const { report, question } of unanswerable) {
    const { content, chunks } = answer(reportOf(reports[report] ?? ''), question, []);
    if (chunks.length === 0 && /^I don’t know/.test(content) && /\b[Aa]sk\b/.test(content)) {
      refused += 1;
      continue;
    }
    count(`nothing to find, cited ${kindOf(chunks[0])}`);
    lines.push(`answered ${report}: ${question}\n         ${begins(chunks, 60)}`);
  }
  return {
    asked: answerable.length - stale.length,
    right,
    unanswerable: unanswerable.length,
    refused,
    stale,
    lines,
    misses,
  };
}
