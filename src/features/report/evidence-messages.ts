import type { PublisherKind, ReportContent } from '../../contract/report.ts';
import { ENGLISH, formatDay, plural } from '../../lib/locale.ts';

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
  /** What the whole report rests on, in one line; public records only where it tells any. */
  restsOn: ({ sources, metadata: { rests_on: rests, case: one } }: ReportContent): string => {
    const records = sources.some(({ kind }) => kind === 'stat' || kind === 'list') ? ' and public records' : '';
    const published = rests?.published ?? 0;
    const texts =
      published === 0
        ? ''
        : plural(published, {
            one: ', and 1 published source',
            other: `, and ${published} published sources`,
          });
    const by = rests?.model === undefined ? '' : `, written by ${rests.model}`;
    const told = one === undefined ? 'our playbooks' : 'what you told us';
    const checked = published > 0 ? ' Each quote stands there word for word; whether it is right was not checked.' : '';
    return `From ${told}${records}${texts}${by}.${checked}`;
  },
} as const;
