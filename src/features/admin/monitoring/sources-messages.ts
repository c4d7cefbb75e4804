import type { SourceFigures } from '../../../contract/admin/monitoring.ts';
import { formatNumber } from '../../../lib/locale.ts';

const seconds = (ms: number): string => `${formatNumber(ms / 1_000, { maximumFractionDigits: 1 })} s`;

export const sources = {
  caption: 'Outside sources',
  about:
    'Asked while a report is made, for what others have published. A source that fails is left out of the report and fails no research; after three failures in a row it is left alone for a while.',
  none: 'No source is set: reports rest on the playbooks and the records that come with the product. The settings BARAZA_LITERATURE and BARAZA_SEARCH_URL change that.',
  heads: {
    source: 'Source',
    kind: 'Kind',
    state: 'State',
    calls: 'Calls',
    failures: 'Failed',
    median: 'Median, ms',
    lastOk: 'Last answer',
    lastError: 'Last failure',
  },
  kinds: {
    literature: 'Literature',
    web: 'Web search',
    records: 'Figures',
    orientation: 'Orientation',
  } satisfies Record<SourceFigures['kind'], string>,
  works: 'Answers',
  failing: 'Failed last time',
  neverFailed: 'None',
  neverAnswered: 'None',
  neverAsked: 'Not asked yet',
  rests: (until: string) => `Left alone until ${until}`,
  tryIt: 'Try it',
  tryNamed: (title: string) => `Try ${title}`,
  trying: 'Asking…',
  answered: (title: string, found: number, ms: number) => `${title} answered in ${seconds(ms)}: ${found} found.`,
  failed: (title: string, error: string, ms: number) => `${title} failed after ${seconds(ms)}: ${error}.`,
} as const;
