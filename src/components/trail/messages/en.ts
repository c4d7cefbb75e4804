import type { TrailEntry } from '../../../contract/trail.ts';
import { plural } from '../../../lib/locale.ts';
import { trailFrame } from '../frame-messages.ts';

const found = (count: number): string => (count === 0 ? 'nothing found' : `${count} found`);
const passages = (count: number): string =>
  count === 0
    ? 'nothing in it bears on this problem'
    : plural(count, { one: 'one passage bears on it', other: `${count} passages bear on it` });

type Said = readonly [before: string, behind: string];

export interface TrailTexts {
  readonly title: string;
  readonly counts: (searches: number, read: number, kept: number) => string;
  readonly newTab: string;
  readonly untitled: string;
  /** The parts of a report that a language model writes, by their keys. */
  readonly parts: Readonly<Record<string, string>>;
  /** What stands before and behind the name of a source or a document. */
  readonly lines: Readonly<Record<TrailEntry['kind'], (line: TrailEntry) => Said>>;
}

export const trailTexts: TrailTexts = {
  title: trailFrame.title,
  counts: (searches: number, read: number, kept: number) =>
    [
      plural(searches, { one: '1 search', other: `${searches} searches` }),
      plural(read, { one: '1 document read', other: `${read} documents read` }),
      plural(kept, { one: '1 passage kept', other: `${kept} passages kept` }),
    ].join(' · '),
  newTab: 'opens in a new tab',
  untitled: 'A document',
  parts: { problem: 'the problem', doubts: 'the doubts', field: 'the talks and tests', advice: 'the advice' },
  lines: {
    searched: ({ query, count = 0 }) => [
      'Asked',
      query === undefined ? `for newer figures: ${found(count)}` : `for “${query}”: ${found(count)}`,
    ],
    read: ({ count = 0 }) => ['Read', `: ${passages(count)}`],
    kept: ({ source }) => ['Kept a passage of', source === undefined ? '' : `, ${source}`],
    failed: ({ url }) => (url === undefined ? ['', 'did not answer'] : ['', 'could not be read']),
    left_out: ({ count = 0 }) => [
      plural(count, {
        one: 'Left out: 1 that does not bear closely enough on this problem',
        other: `Left out: ${count} that do not bear closely enough on this problem`,
      }),
      '',
    ],
    wrote: ({ count }) => ['Wrote', count === undefined ? '' : `: ${count} sentences`],
    checked: ({ count }) => ['Checked', count === undefined ? '' : `: ${count} sentences`],
  },
};
