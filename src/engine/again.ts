import type { ReportContent } from '../contract/report.ts';
import { runDomain } from './domain.ts';
import type { Anchor } from './understand/types.ts';

/** The anchor of a finished report, read again from the founder's words and answers that it carries; null where they are understood no more. */
export function anchorOfReport({ metadata }: ReportContent): Anchor | null {
  const answers = Object.fromEntries(
    metadata.answers.map(({ answer, skipped }, i) => [`question_${i + 1}`, skipped ? '' : answer]),
  );
  // The day plays no part in what is understood.
  const result = runDomain({ query: metadata.query, answers, date: '' });
  return result.kind === 'done' ? (result.output as { readonly anchor: Anchor }).anchor : null;
}
