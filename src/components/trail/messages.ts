import type { TrailEntry } from '../../contract/trail.ts';
import { trailFrame } from './frame-messages.ts';

const found = (count: number): string => (count === 0 ? 'nothing found' : `${count} found`);
const passages = (count: number): string =>
  count === 0
    ? 'nothing in it bears on this problem'
    : count === 1
      ? 'one passage bears on it'
      : `${count} passages bear on it`;

export const trailTexts = {
  title: trailFrame.title,
  counts: (searches: number, read: number, kept: number) =>
    `${searches} ${searches === 1 ? 'search' : 'searches'} · ${read} ${read === 1 ? 'document' : 'documents'} read · ${kept} ${kept === 1 ? 'passage' : 'passages'} kept`,
  newTab: 'opens in a new tab',
  untitled: 'A document',
  /** What stands before and behind the name of a source or a document. */
  lines: {
    searched: ({ query, count = 0 }) => [
      'Asked',
      query === undefined ? `for newer figures: ${found(count)}` : `for “${query}”: ${found(count)}`,
    ],
    read: ({ count = 0 }) => ['Read', `: ${passages(count)}`],
    kept: ({ source }) => ['Kept a passage of', source === undefined ? '' : `, ${source}`],
    failed: ({ url }) => (url === undefined ? ['', 'did not answer'] : ['', 'could not be read']),
    left_out: ({ count = 0 }) => [
      `Left out: ${count} that ${count === 1 ? 'does' : 'do'} not bear closely enough on this problem`,
      '',
    ],
    wrote: ({ count }) => ['Wrote', count === undefined ? '' : `: ${count} sentences`],
    checked: ({ count }) => ['Checked', count === undefined ? '' : `: ${count} sentences`],
  } satisfies Readonly<Record<TrailEntry['kind'], (line: TrailEntry) => readonly [before: string, behind: string]>>,
} as const;
