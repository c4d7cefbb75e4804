import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Chunk } from '../../src/contract/chat.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { chunksOf } from '../../src/engine/chat/chunks.ts';
import { research } from '../../tests/engine/support/run.ts';
import { REPORTS } from './reports.ts';
import { UNSEEN } from './reports-unseen.ts';

const Questions = v.object({
  answerable: v.array(
    v.object({ report: v.string(), question: v.string(), part: v.union([v.string(), v.array(v.string())]) }),
  ),
  unanswerable: v.array(v.object({ report: v.string(), question: v.string() })),
});

/** One author's questions. */
export interface Author {
  readonly file: string;
  readonly reports: Readonly<Record<string, string>>;
}

/** Their questions were looked at when cues were set by hand. */
export const DEV: readonly Author[] = ['questions-dev', 'questions-second-dev', 'questions-third-dev'].map((file) => ({
  file,
  reports: REPORTS,
}));
/** Nobody who works on the retriever looks into it; asks of problems of its own as well. */
export const HELD_OUT: Author = { file: 'questions', reports: { ...REPORTS, ...UNSEEN } };
export const AUTHORS: readonly Author[] = [...DEV, HELD_OUT];

export const questionsOf = ({ file }: Author): v.InferOutput<typeof Questions> =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), Questions),
    readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'),
  );

/** Each problem is researched once, however many files ask about it. */
const written = new Map<string, ReportContent>();
export function reportOf({ reports }: Author, name: string): ReportContent {
  const problem = reports[name] ?? '';
  const known = written.get(problem) ?? research(problem).content;
  written.set(problem, known);
  return known;
}

/** The parts that hold an answer, told by how they begin or what they say. */
export function holdersIn(content: ReportContent, part: string | readonly string[]): readonly Chunk[] {
  const excerpts = [part].flat();
  return chunksOf(content).filter((c) => excerpts.some((e) => c.content.includes(e)));
}
