import { ADMIN_CALLS } from '../../src/contract/admin/calls.ts';
import { SPANS } from '../../src/contract/admin/credit-analytics.ts';
import { type ReportDefinition, SOURCES, type Source } from '../../src/contract/admin/custom-reports.ts';
import { TimeRange } from '../../src/contract/analytics.ts';

export interface Look {
  readonly tab: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Reads every line of the log by its nature; told apart, not held to the bar. */
export const WHOLE_LOG = '/api/admin/audit/check';

const ranged = (path: string) =>
  TimeRange.options.map((range) => ({ path, query: { range } as Record<string, string> }));

/** Each source by each pair of what it can be told apart by, all that can be counted of it, over a year. */
function questions(): ReportDefinition[] {
  return (Object.keys(SOURCES) as Source[]).flatMap((source) => {
    const { dimensions, measures } = SOURCES[source];
    // The people behind events are counted over a month at most.
    const isEvents = source === 'events';
    const span = { last: isEvents ? ('month' as const) : ('year' as const) };
    const most = [...measures].reverse().slice(0, 3);
    const alone = dimensions.map((one) => ({ source, dimensions: [one], measures: most, span }));
    const [, week = 'week'] = dimensions;
    const pairs = dimensions
      .filter((one) => !['day', 'week', 'month'].includes(one))
      .map((one) => ({ source, dimensions: [week, one], measures: most, span }));
    const all = [...alone, ...pairs];
    if (!isEvents) return all;
    return [
      ...all,
      ...all.map((asked) => ({
        ...asked,
        measures: ['count' as const, 'share' as const],
        span: { last: 'year' as const },
      })),
    ];
  });
}

/** What a list is tried with beside its first page. */
const MORE: Readonly<Record<string, readonly Record<string, string>[]>> = {
  '/api/admin/users': [
    { page: '500' },
    { sort: 'reports' },
    { sort: 'email', order: 'asc' },
    { search: 'person 77' },
    { search: 'person99' },
    { status: 'unconfirmed' },
  ],
  '/api/admin/sessions': [{ page: '400' }, { sort: 'email' }, { search: 'person77' }],
  '/api/admin/audit': [{ page: '5000' }, { who: 'person77' }, { action: 'admin.viewed' }],
  '/api/admin/requests/credits': [{ state: 'done' }, { state: 'done', page: '50' }],
  '/api/admin/requests/messages': [{ state: 'done' }, { kind: 'support' }],
  '/api/admin/monitoring/failures': [{ state: 'retried' }, { search: 'question 77' }, { kind: 'explorer' }],
  '/api/admin/reports': [{ search: 'report 9' }],
};

/** Every call of the back office that only looks, with the queries that ask most of it. `person` is somebody to look at. */
export function everyLook(person: string): Look[] {
  const looks = ADMIN_CALLS.filter(({ method, path }) => method === 'GET' && !/export$/.test(path));
  return looks.flatMap(({ tab, path: pattern }) => {
    const path = pattern.replace(':id', person);
    const of = (query: Readonly<Record<string, string>>): Look => ({ tab: tab ?? 'any', path, query });
    // One piece of work is read by its own id, which no person has.
    if (pattern.endsWith('/work/:id')) return [];
    if (pattern.endsWith('/search')) return ['person77', 'report on question 77', 'zzz'].map((words) => of({ words }));
    if (pattern.endsWith('/run')) return questions().map((asked) => of({ definition: JSON.stringify(asked) }));
    if (pattern.endsWith('/topics'))
      return ['reports', 'problems'].flatMap((subject) =>
        ranged(path).map(({ query }) => of({ ...query, of: subject })),
      );
    if (/credit-analytics/.test(pattern)) return SPANS.map((weeks) => of({ weeks }));
    if (/analytics|problem-generator/.test(pattern)) return ranged(path).map(({ query }) => of(query));
    return [{}, ...(MORE[pattern] ?? [])].map(of);
  });
}

/** A look in a few words. */
export function lookName({ path, query }: Look): string {
  if (query.definition === undefined) return `${path} ${new URLSearchParams(query)}`.trim();
  const { source, dimensions, measures } = JSON.parse(query.definition) as ReportDefinition;
  return `${path} ${source} by ${dimensions.join(', ')}: ${measures.join(', ')}`;
}
