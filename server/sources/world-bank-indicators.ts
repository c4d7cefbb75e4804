import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { AskJson } from './ask-json.ts';
import type { FetchedRecord, RecordsAdapter } from './port.ts';
import { listOf } from './text.ts';

const Row = v.object({
  indicator: v.object({ id: v.string() }),
  countryiso3code: v.string(),
  date: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  value: v.number(),
});
/** `[meta, rows]`, where rows may be null; an error is `[{message}]`, with status 200. */
const Answer = v.union([
  v.pipe(
    v.tuple([v.object({ message: v.unknown() })]),
    v.transform(() => null),
  ),
  v.pipe(
    v.looseTuple([v.looseObject({ page: v.unknown() })]),
    v.transform(([, rows]) => rows ?? []),
    listOf(Row),
  ),
]);

/** Documented: at most 60 indicators in one call. */
const MOST_CODES = 30;

/** The World Bank's Indicators API: the newest figures of the World Development Indicators. */
export const worldBankIndicators = (ask: AskJson, base = 'https://api.worldbank.org/v2'): RecordsAdapter => ({
  name: 'world-bank-indicators',
  title: 'World Bank Indicators',
  kind: 'records',
  base,
  everyMs: 500,
  keepMs: 7 * DAY,
  async records({ iso3, iso2, codes }, signal) {
    if (codes.length === 0) return [];
    const wanted = codes.slice(0, MOST_CODES);
    const url = new URL(
      `${base}/country/${encodeURIComponent(iso2)}/indicator/${wanted.map(encodeURIComponent).join(';')}`,
    );
    url.search = String(new URLSearchParams({ format: 'json', source: '2', mrnev: '1', per_page: '100' }));
    const rows = await ask({ url }, Answer, signal);
    if (rows === null) throw new OutgoingError('form', 'It answered with an error message');
    return rows.filter((row) => row.countryiso3code === iso3 && wanted.includes(row.indicator.id)).map(recordOf);
  },
});

const recordOf = ({ indicator, date, value }: v.InferOutput<typeof Row>): FetchedRecord => ({
  code: indicator.id,
  year: Number(date),
  value,
});
