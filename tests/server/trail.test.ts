import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { researchJobs } from '../../server/db/schema/research.ts';
import { openTrail, readTrail, trailOf } from '../../server/research/job/trail.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import type { TrailEntry } from '../../src/contract/trail.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const kept = (n: number, url: string): TrailEntry => ({ n, kind: 'kept', url, title: url });
const TRAIL: TrailEntry[] = [
  { n: 1, kind: 'read', url: 'https://a.example', count: 2 },
  kept(2, 'https://a.example'),
  kept(3, 'https://b.example'),
  { n: 4, kind: 'left_out', count: 3 },
];
const sources = [{ number: 1, source_url: 'https://a.example', passage: {} }] as unknown as ReportContent['sources'];

it('a report’s trail says kept of what it shows alone, and counts the rest with what was left out', () => {
  expect(trailOf({ sources }, TRAIL)).toEqual([TRAIL[0], TRAIL[1], { n: 4, kind: 'left_out', count: 4 }]);
  expect(trailOf({ sources: [] }, TRAIL).map(({ kind }) => kind)).toEqual(['read', 'left_out']);
});

it('a trail tells no line twice, not by the worker that goes on either, and is not endless', async () => {
  const database = await freshDatabase();
  const clock = { now: () => new Date() };
  const id = randomUUID();
  const now = clock.now();
  await database.sql.insert(researchJobs).values({
    ...{ id, userId: randomUUID(), query: 'Maize rots', researchDate: '2026-11-20', questions: [] },
    ...{ status: 'running', queueId: randomUUID(), createdAt: now, updatedAt: now },
  });
  const moved: string[] = [];
  const open = () => openTrail(database.sql, clock, id, (job) => moved.push(job));
  const line = (count: number) => ({ kind: 'checked', count }) as const;
  const first = await open();
  await first.note(line(1));
  await first.note(line(1));
  const second = await open();
  expect(second.told).toEqual([{ n: 1, ...line(1) }]);
  await second.note(line(1));
  await second.note(line(2));
  expect(await readTrail(database.sql, id)).toEqual([
    { n: 1, ...line(1) },
    { n: 2, ...line(2) },
  ]);
  expect(await readTrail(database.sql, id, 1)).toEqual([{ n: 2, ...line(2) }]);
  expect(moved).toEqual([id, id]);
  for (let n = 3; n <= 200; n += 1) await second.note(line(n));
  expect(await readTrail(database.sql, id)).toHaveLength(180);
  await database.close();
});
