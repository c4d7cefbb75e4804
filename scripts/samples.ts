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
/** The problems they answer; kept out of the client's bundle. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'sample-agritech':
    'Tomato traders in Kumasi, Ghana lose a third of each load between the farm and the market because crates crush and trucks wait. A crate costs 400 cedis, they bring 60 crates a trip and make 3 trips a week. They sell the damaged ones at half price.',
  'sample-fintech':
    'Mobile money agents in Lusaka, Zambia run out of cash on payday and send customers away. It happens on Fridays, and they walk to the bank twice a day to rebalance.',
  'sample-health':
    'Nurses in rural clinics in Malawi have no light at night because the power fails, and deliver babies by the torch of a phone. It happens three nights a week.',
};
const [, , folder = 'dist/fresh'] = argv;

const pack = async (iso3: string) =>
  v.parse(PackFile, JSON.parse(readFileSync(join('public/evidence', `${iso3}.json`), 'utf8')));
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

mkdirSync(join(folder, 'samples'), { recursive: true });
for (const { id, reportId } of SAMPLES) {
  const query = PROBLEMS[id] ?? '';
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
