/*
 * npm run bench:mutations [-- --sample 300]
 *
 * Plants faults into finished reports as they go over the wire, one at a time, and counts how many the checks refuse. The
 * planting knows nothing of the checks. The last line is JSON.
 */
import { argv, exit } from 'node:process';
import * as v from 'valibot';
import { ReportContent } from '../src/contract/report.ts';
import { checkReport } from '../src/engine/check/report.ts';
import { PLACES } from '../src/engine/knowledge/places.ts';
import { research } from '../tests/engine/support/run.ts';
import { seeded } from './engine/measure.ts';
import { TOLD } from './engine/problems.ts';
import { type Planted, plant } from './mutations/plant.ts';

const BAR = 0.99;
const sampleAt = argv.indexOf('--sample');
const wanted = sampleAt > 0 ? Number(argv[sampleAt + 1]) : 3_000;
const REPORTS = wanted < 1_000 ? 12 : 40;

const random = seeded(7);
const industries = Object.keys(TOLD);
const told = (k: number): string => {
  const place = PLACES[(k * 11 + 3) % PLACES.length];
  const texts = TOLD[industries[k % industries.length] ?? ''] ?? [];
  // With a number of the founder's own in every second one, so that there are sums to corrupt.
  const money = k % 2 === 0 ? ' Each time it costs about 450, and it happens 3 times a week.' : '';
  return (
    (texts[k % (texts.length - 1)] ?? '')
      .replaceAll('{T}', place?.towns[0] ?? '')
      .replaceAll('{C}', place?.name ?? '') + money
  );
};

const perKind = new Map<string, { planted: Planted; check(content: ReportContent): boolean }[]>();
for (let k = 0; k < REPORTS; k++) {
  const finished = research(told(k));
  const content = v.parse(ReportContent, JSON.parse(JSON.stringify(finished.content)));
  const passes = (c: ReportContent) => checkReport(c, finished.claims, finished.packs).every((r) => r.ok);
  if (!passes(content)) throw new Error(`An untouched report does not pass: ${content.title}`);
  const home = content.metadata.countries[0];
  const rivals = [PLACES[(k * 7 + 5) % PLACES.length], PLACES[(k * 5 + 29) % PLACES.length]].flatMap((p) =>
    p && p.iso3 !== home ? [p.iso3] : [],
  );
  for (const planted of plant(content, rivals, random))
    perKind.set(planted.kind, [...(perKind.get(planted.kind) ?? []), { planted, check: passes }]);
}

const each = Math.ceil(wanted / perKind.size);
const byKind: Record<string, { planted: number; caught: number }> = {};
const missed: string[] = [];
for (const [kind, all] of perKind) {
  const chosen = [...all].sort(() => random() - 0.5).slice(0, each);
  let caught = 0;
  for (const { planted, check } of chosen) {
    if (check(planted.content)) missed.push(`${kind} — ${planted.where}`);
    else caught += 1;
  }
  byKind[kind] = { planted: chosen.length, caught };
}
const planted = Object.values(byKind).reduce((sum, k) => sum + k.planted, 0);
const caught = Object.values(byKind).reduce((sum, k) => sum + k.caught, 0);
for (const line of missed.slice(0, 40)) console.log(`missed: ${line}`);
console.log(JSON.stringify({ planted, caught, passed: caught >= BAR * planted, by_kind: byKind }));
exit(caught >= BAR * planted ? 0 : 1);
