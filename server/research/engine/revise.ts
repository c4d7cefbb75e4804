import * as v from 'valibot';
import { Case } from '../../../src/contract/case.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import { reviseCase } from '../../../src/engine/case/revise.ts';
import type { Library } from '../../../src/engine/library.ts';
import { passagesIn } from '../../../src/engine/passages.ts';
import { answersOf } from '../../../src/engine/reading-of-report.ts';
import { runAllSteps } from '../../../src/engine/research.ts';
import type { CountryPack, Evidence } from '../../../src/engine/types.ts';
import type { ReportChange } from '../tasks/advice-port.ts';
import { ALL_SKIPPED } from './all-skipped.ts';
import { runStepOnServer } from './run-step.ts';

/** The report of the same words, with what was found since and answers that were corrected. */
export async function revised(
  report: ReportContent,
  { found, answers }: ReportChange,
  date: string,
  library: Library,
  packsOf: (countries: readonly string[]) => Promise<readonly CountryPack[]>,
): Promise<ReportContent> {
  const { playbook, query } = report.metadata;
  const one = v.safeParse(Case, report.metadata.case);
  if (one.success) return reviseCase(report, one.output, { found, answers }, await packsOf(report.metadata.countries));
  // Nobody is asked again. A playbook that was taken or chosen stays the report's, whatever is added.
  const nearest = playbook === undefined ? '' : (library.lineOf.get(playbook) ?? '');
  const evidence = evidenceIn(report);
  const answered = { ...ALL_SKIPPED, ...answersOf(report), nearest, ...answers };
  const asked = Object.fromEntries(report.metadata.answers.map(({ slot, question }) => [slot ?? '', question]));
  const input = { query, answers: answered, asked, date, found, ...(evidence && { evidence }) };
  const result = await runAllSteps(runStepOnServer, input, library, packsOf);
  if (result.kind !== 'done') throw new Error(`A report could not be made anew: it ended in ${result.kind}`);
  const made = result.output as ReportContent;
  const { trail } = report.metadata;
  // What was never asked was not skipped: the questions that were, and what was said since.
  const slots = [...new Set([...Object.keys(asked), ...Object.keys(answers)])];
  const told = slots.flatMap((slot) => made.metadata.answers.filter((one) => one.slot === slot));
  return { ...made, metadata: { ...made.metadata, answers: told, ...(trail && { trail }) } };
}

/** What was looked up for a report, read back from it; null where nothing was. */
function evidenceIn({ sources, metadata }: ReportContent): Evidence | null {
  const passages = passagesIn(sources);
  const { fetched = [] } = metadata;
  return passages.length === 0 && fetched.length === 0 ? null : { passages, figures: fetched };
}
