import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Chunk } from '../../src/contract/chat.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { chunksOf, headOf } from '../../src/engine/chat/chunks.ts';
import { leadOf } from '../../src/engine/chat/leads.ts';
import { research } from '../../tests/engine/support/run.ts';
import { linesOf, VOICES } from './authors.ts';
import { REPORTS } from './reports.ts';
import { MORE } from './reports-more.ts';
import { UNSEEN } from './reports-unseen.ts';

/** The parts that hold an answer: by what they say, or by their kind. */
export type Part = string | readonly string[] | { readonly kinds: readonly string[] };

const Questions = v.object({
  /** Problems of the author's own; a key that is known already stands for the problem it stands for. */
  reports: v.optional(v.record(v.string(), v.string()), {}),
  answerable: v.array(
    v.object({ report: v.string(), question: v.string(), part: v.union([v.string(), v.array(v.string())]) }),
  ),
  unanswerable: v.array(v.object({ report: v.string(), question: v.string() })),
});

interface Asked {
  readonly answerable: readonly { readonly report: string; readonly question: string; readonly part: Part }[];
  readonly unanswerable: readonly { readonly report: string; readonly question: string }[];
}

/** One author's questions. */
export interface Author {
  readonly file: string;
  readonly reports: Readonly<Record<string, string>>;
  /** Whether the file is one of bench/chat/authors. */
  readonly isVoice: boolean;
}

const urlOf = (file: string): URL => new URL(`./${file}.json`, import.meta.url);
const fileOf = (file: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), Questions), readFileSync(urlOf(file), 'utf8'));

/** Their questions were looked at when the retriever was made; the fourth asks of problems of its own as well. */
export const DEV: readonly Author[] = [
  { file: 'questions-dev', reports: REPORTS, isVoice: false },
  { file: 'questions-second-dev', reports: REPORTS, isVoice: false },
  { file: 'questions-third-dev', reports: REPORTS, isVoice: false },
  { file: 'questions-fourth-dev', reports: { ...REPORTS, ...UNSEEN }, isVoice: false },
];
/** Written to learn from, by a few hands in many voices. */
export const WRITTEN: readonly Author[] = VOICES.map((file) => ({
  file,
  reports: { ...REPORTS, ...MORE },
  isVoice: true,
}));
/** A stranger whose questions nobody who works on the retriever looks into: bench/chat/questions.json, where it is there. */
export const HELD_OUT: Author | null = existsSync(urlOf('questions'))
  ? { file: 'questions', reports: { ...REPORTS, ...UNSEEN, ...fileOf('questions').reports }, isVoice: false }
  : null;
/** Those the retriever is made from. The stranger is not one of them. */
export const AUTHORS: readonly Author[] = [...DEV, ...WRITTEN];

/** The report a line is asked of: its own, or the next in turn that has such a part at all. */
function turnOf(author: Author, report: string, part: Part, turn: number): string {
  if (report !== 'any') return report;
  const names = Object.keys(author.reports);
  const inTurn = [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)];
  const isFit = (name: string) => kindsIn(part).length === 0 || holdersIn(reportOf(author, name), part).length > 0;
  return inTurn.find(isFit) ?? '';
}

const kindsIn = (part: Part): readonly string[] => (typeof part === 'object' && 'kinds' in part ? part.kinds : []);

export function questionsOf(author: Author): Asked {
  const { file, isVoice } = author;
  if (isVoice) {
    const lines = linesOf(file).map(({ report, question, kinds }, turn) => {
      const part = { kinds };
      return { report: turnOf(author, report, part, turn), question, part };
    });
    return {
      answerable: lines.filter(({ part }) => part.kinds.length > 0),
      unanswerable: lines.filter(({ part }) => part.kinds.length === 0),
    };
  }
  return fileOf(file);
}

/** Each problem is researched once, however many files ask about it. */
const written = new Map<string, ReportContent>();
export function reportOf({ reports }: Author, name: string): ReportContent {
  const problem = reports[name] ?? '';
  const known = written.get(problem) ?? research(problem).content;
  written.set(problem, known);
  return known;
}

export const kindOf = ({ content, metadata }: Chunk): string =>
  leadOf(headOf(content), metadata.section, content)?.kind ?? 'other';

export function holdersIn(content: ReportContent, part: Part): readonly Chunk[] {
  const chunks = chunksOf(content);
  if (typeof part === 'object' && 'kinds' in part) return chunks.filter((c) => part.kinds.includes(kindOf(c)));
  const excerpts = [part].flat();
  return chunks.filter((c) => excerpts.some((e) => c.content.includes(e)));
}
