import { expect, it } from 'vitest';
import { trailOf } from '../../server/research/trail.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import type { TrailEntry } from '../../src/contract/trail.ts';

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
