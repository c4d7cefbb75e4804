import type { PublisherKind } from '../../contract/report.ts';
import { ENGLISH, formatDay } from '../../lib/locale.ts';

/** '3 May 2021', 'May 2021', '2021'; what is no date stands as it came. */
function dateInWords(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-');
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (Number.isNaN(Date.parse(first))) return date;
  return formatDay(
    first,
    { year: 'numeric', ...(month && { month: 'long' }), ...(day && { day: 'numeric' }) },
    ENGLISH,
  );
}

export const evidence = {
  passage: (n: number) => `Quote ${n}`,
  place: 'Where it stands',
  published: 'Published',
  kind: 'Kind of publisher',
  read: 'Read by us on',
  dateInWords,
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
} as const;
