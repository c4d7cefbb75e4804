import {
  exportResponseTimes,
  listResponseTimes,
  type RouteFigures,
  WINDOWS,
} from '../../../contract/admin/monitoring.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import type { Column } from '../../../ui/FactTable.tsx';
import { Listing } from '../parts/Listing.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { monitoring as texts } from './messages.ts';

const SORTS = ['route', 'count', 'errors', 'p50', 'p95', 'p99'] as const;

const COLUMNS: readonly Column<RouteFigures>[] = [
  { key: 'route', head: texts.routeHeads.route, sort: 'route', cell: ({ route }) => route },
  { key: 'count', head: texts.routeHeads.count, sort: 'count', isNumber: true, cell: ({ count }) => count },
  { key: 'errors', head: texts.routeHeads.errors, sort: 'errors', isNumber: true, cell: ({ errors }) => errors },
  {
    key: 'rate',
    head: texts.routeHeads.rate,
    isNumber: true,
    cell: ({ count, errors }) => formatNumber((errors / count) * 100, { maximumFractionDigits: 1 }),
  },
  ...(['p50', 'p95', 'p99'] as const).map((key) => ({
    key,
    head: texts.routeHeads[key],
    sort: key,
    isNumber: true,
    cell: (row: RouteFigures) => row[key] ?? '–',
  })),
];

/** How long this process took to answer, route by route. */
export function ResponseTimes({ address }: { address: Address }) {
  const query = {
    minutes: WINDOWS.find((minutes) => minutes === address.get('minutes')) ?? '5',
    sort: SORTS.find((sort) => sort === address.get('sort')),
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listResponseTimes, query: { ...query, page: String(address.page) } });
  const all = looked.data?.all;
  return (
    <>
      <div className="filters-row">
        <Select
          label={texts.window}
          value={query.minutes}
          options={WINDOWS.map((minutes) => [minutes, texts.windows[minutes]] as const)}
          onChange={(minutes) => address.set({ minutes })}
        />
      </div>
      {all && all.count > 0 && (
        <p>
          {texts.summary(all.count, all.errors)} {texts.percentiles(all.p50 ?? 0, all.p95 ?? 0, all.p99 ?? 0)}
        </p>
      )}
      <Listing
        caption={texts.times}
        looked={looked}
        columns={COLUMNS}
        keyOf={({ route }) => route}
        address={address}
        sorted={{ by: 'p95', order: 'desc' }}
        empty={texts.noTimes}
        beside={<SaveCsv request={{ call: exportResponseTimes, query }} name="baraza-response-times" />}
      />
    </>
  );
}
