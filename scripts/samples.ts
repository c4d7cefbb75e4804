/*
 * Writes the three sample reports (readings: Reports) into <folder>/samples, as the engine of this build writes them: what a
 * visitor is shown is what the product does. Run by the build.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import * as v from 'valibot';
import { PackFile } from '../src/contract/evidence.ts';
import { Report } from '../src/contract/report.ts';
import { SAMPLES } from '../src/domain/samples.ts';
import { draftReport } from '../src/workers/draft.ts';

/** The day they are written for; a build of the same source gives the same files. */
const DATE = '2026-11-01';
const [, , folder = 'dist/fresh'] = argv;

const pack = async (iso3: string) =>
  v.parse(PackFile, JSON.parse(readFileSync(join('public/evidence', `${iso3}.json`), 'utf8')));
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

mkdirSync(join(folder, 'samples'), { recursive: true });
for (const { id, reportId, query } of SAMPLES) {
  const draft = await draftReport({ query, answers: {}, date: DATE }, { pack, sha256 });
  if (draft.kind !== 'report') throw new Error(`The sample ${id} is not written: ${draft.kind}`);
  const { content } = draft;
  const report = v.parse(Report, {
    job_id: reportId,
    report_id: reportId,
    created_at: `${DATE}T09:00:00.000Z`,
    title: content.title,
    summary: content.summary,
    report: content,
  });
  writeFileSync(join(folder, 'samples', `${id}.json`), JSON.stringify(report));
}
