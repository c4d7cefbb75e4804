import type { Ending, ParameterGroup } from '../../../contract/admin/problem-generator.ts';
import { formatNumber, plural } from '../../../lib/locale.ts';

export const generator = {
  totals: { started: 'Generations', people: 'People', median: 'Time, half of them within', p90: 'Nine of ten within' },
  time: 'Generations over time',
  timeCounts:
    'Lists of problems that were asked for, by the day or week they were started and how they ended. Those in the trash are among them.',
  show: 'Show',
  all: 'All',
  endings: {
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
    open: 'Still running',
  } satisfies Record<Ending, string>,
  endingHeads: { ending: 'How it ended', count: 'Number', share: 'Share' },
  duration: (ms: number) =>
    ms < 1_000 ? '< 1 s' : ms < 120_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`,
  failures: 'Why they failed',
  failuresCounts: 'What the founder was told, for the generations that failed in this time.',
  noFailures: 'None failed.',
  failureHeads: { reason: 'What was told', count: 'Number', last: 'Last' },
  choices: 'What founders choose',
  choicesCounts: (n: string) =>
    `Of ${n} generations. A group that is left at “All” is not sent, so it is counted nowhere; a founder’s own words are counted as “Other” and not shown.`,
  groups: {
    industry: 'Industry',
    geography: 'Country',
    background: 'Background',
    product_type: 'Kind of product',
    target_customer: 'Customers',
    impact_focus: 'Focus',
  } satisfies Record<ParameterGroup, string>,
  group: 'Parameter',
  chosen: (n: number) => plural(n, { one: 'Set in 1 generation', other: `Set in ${formatNumber(n)} generations` }),
  quality: 'Quality of the problems',
  qualityCounts: 'Problems found in this time by the quality score the engine gave each, 0 to 100.',
  qualityHeads: ['Score', 'Problems'],
  score: (from: number) => (from === 90 ? '90–100' : `${from}–${from + 9}`),
  picks: 'What became of them',
  picksCounts:
    'Of the problems found in this time, how many their founder opened, took to the validator, bookmarked and liked. Marks that wait on a device without a connection arrive later.',
  marks: {
    problems: 'Problems found',
    viewed: 'Opened',
    selected: 'Taken to the validator',
    bookmarked: 'Bookmarked',
    liked: 'Liked',
  },
  pickHeads: { mark: 'What was done', count: 'Problems', share: 'Of all' },
  handed: 'Handed over to the validator',
  handedCounts:
    'Research started in this time whose question is word for word a problem the same account was given. What a founder reworded first is counted as their own question.',
  places: { explorer: 'From the Explorer', refiner: 'From the Refiner' },
  empty: 'No generation in this time.',
} as const;
