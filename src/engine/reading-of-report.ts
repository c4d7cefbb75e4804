import type { FoundNote } from '../contract/found.ts';
import type { ReportContent } from '../contract/report.ts';
import { playbookById } from './knowledge/playbooks.ts';
import type { Library } from './library.ts';
import { readWith } from './reading/read.ts';
import type { Answers } from './reading/slots.ts';
import type { Reading } from './reading/types.ts';
import { cleanText } from './text/clean.ts';

/** The answers that a finished report carries, by what they settle; those of an older engine settle nothing. */
export const answersOf = ({ metadata }: ReportContent): Answers =>
  Object.fromEntries(
    metadata.answers.flatMap(({ slot, answer, skipped }) => (slot ? [[slot, skipped ? '' : answer]] : [])),
  );

export const cleanNote = ({ text, outcome }: FoundNote): FoundNote => ({ text: cleanText(text), outcome });

/** What the founder has added to a report, oldest first. */
export const foundIn = ({ metadata }: ReportContent): readonly FoundNote[] => (metadata.found ?? []).map(cleanNote);

/** The reading of a finished report, made again from the words and answers that it carries; null where no playbook stands behind it. */
export function readingOfReport(content: ReportContent, library: Library): Reading | null {
  const { playbook: id, query } = content.metadata;
  const playbook = id === undefined ? undefined : playbookById(id);
  return playbook ? readWith(cleanText(query), answersOf(content), playbook, library, foundIn(content)) : null;
}
