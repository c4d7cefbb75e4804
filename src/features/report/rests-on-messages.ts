import type { ReportContent } from '../../contract/report.ts';
import { plural } from '../../lib/locale.ts';

/** What the whole report rests on, in one line; public records only where it tells any. */
export function restsOn({ sources, metadata: { rests_on: rests, case: one } }: ReportContent): string {
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
}
