/*
 * Writes the three sample reports (readings: Reports) into <folder>/samples, as the engine of this build writes them: what a
 * visitor is shown is what the product does. Run by the build.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { SAMPLES } from '../src/domain/samples.ts';
import { sampleReport } from './support/sample-report.ts';

const [, , folder = 'dist/made'] = argv;

mkdirSync(join(folder, 'samples'), { recursive: true });
for (const sample of SAMPLES) {
  writeFileSync(join(folder, 'samples', `${sample.id}.json`), JSON.stringify(await sampleReport(sample)));
}
