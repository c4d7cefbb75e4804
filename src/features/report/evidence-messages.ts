import type { PublisherKind, ReportMetadata } from '../../contract/report.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '3 May 2021', 'May 2021', '2021'. */
function dayOf(date: string): string {
  const [year = '', month, day] = date.slice(0, 10).split('-');
  return [
    day === undefined ? '' : String(Number(day)),
    month === undefined ? '' : (months[Number(month) - 1] ?? ''),
    year,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export const evidence = {
  passage: (n: number) => `Quote ${n}`,
  place: 'Where it stands',
  published: 'Published',
  kind: 'Kind of publisher',
  read: 'Read by us on',
  dayOf,
  undated: 'not dated',
  kinds: {
    government: 'Government',
    statistics: 'Statistics office',
    multilateral: 'International organisation',
    academic: 'Research',
    ngo: 'Non-profit organisation',
    news: 'News',
    company: 'Company',
    other: 'Not known',
  } satisfies Record<PublisherKind, string>,
  /** What the whole report rests on, in one line. */
  restsOn: (rests: ReportMetadata['rests_on']): string => {
    const published = rests?.published ?? 0;
    const texts = published === 0 ? '' : `, and ${published} published ${published === 1 ? 'source' : 'sources'}`;
    const by = rests?.model === undefined ? '' : `, written by ${rests.model}, every quote checked`;
    return `From our playbooks and public records${texts}${by}.`;
  },
} as const;
