import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PackFile } from '../../src/contract/evidence.ts';
import { Report, type ReportContent } from '../../src/contract/report.ts';
import type { Answers } from '../../src/engine/reading/slots.ts';
import type { CountryPack } from '../../src/engine/types.ts';
import { type Draft, draftReport } from '../../src/workers/draft.ts';

export const packOf = async (iso3: string): Promise<CountryPack> =>
  v.parse(PackFile, JSON.parse(readFileSync(join('public/evidence', `${iso3}.json`), 'utf8')));

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A report as a founder would get it who tells this and answers so: the nearest line is taken where it is asked for,
 * and whatever else is asked is skipped.
 */
export async function writtenReport(
  query: string,
  answers: Answers,
  date: string,
): Promise<Exclude<Draft, { kind: 'questions' }>> {
  const draft = await draftReport({ query, answers, date }, { pack: packOf, sha256 });
  if (draft.kind !== 'questions') return draft;
  const skipped = draft.questions.flatMap(({ slot, choices, prefill }) =>
    slot ? [[slot, slot === 'nearest' ? (prefill ?? choices[0] ?? '') : '']] : [],
  );
  return writtenReport(query, { ...answers, ...Object.fromEntries(skipped) }, date);
}

/** As it is kept and shown; nobody's, so its names are only of the form. */
export const asReport = (content: ReportContent, date: string, id = '00000000-0000-4000-8000-000000000000'): Report =>
  v.parse(Report, {
    job_id: id,
    report_id: id,
    created_at: `${date}T09:00:00.000Z`,
    title: content.title,
    summary: content.summary,
    report: content,
  });
