import {
  exportExhausted,
  listExhausted,
  type Exhausted as Row,
  type SPANS,
} from '../../../contract/admin/credit-analytics.ts';
import type { CreditType } from '../../../contract/credits.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import type { Column } from '../../../ui/FactTable.tsx';
import { Listing } from '../parts/Listing.tsx';
import { shortDay } from '../parts/measures.ts';
import { PersonLink } from '../parts/person.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import type { Address } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { creditAnalytics as texts } from './messages.ts';

const SORTS = ['at', 'email', 'used'] as const;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'person', head: texts.heads.person, sort: 'email', cell: (row) => <PersonLink whose={row} /> },
  { key: 'week', head: texts.heads.week, cell: ({ week }) => shortDay(week) },
  {
    key: 'used',
    head: texts.heads.used,
    sort: 'used',
    isNumber: true,
    cell: ({ used, total }) => texts.usedOf(used, total),
  },
  { key: 'at', head: texts.heads.at, sort: 'at', cell: ({ at }) => moment(at) },
];

interface ExhaustedProps {
  address: Address;
  weeks: (typeof SPANS)[number];
  type: CreditType;
}

/** Who had no credit left in a week. */
export function Exhausted({ address, weeks, type }: ExhaustedProps) {
  const query = {
    weeks,
    credit_type: type,
    sort: SORTS.find((sort) => sort === address.get('sort')),
    order: address.get('order') === 'asc' ? ('asc' as const) : undefined,
  };
  const looked = useLook({ call: listExhausted, query: { ...query, page: String(address.page) } });
  return (
    <section className="stack tight">
      <h3>{texts.list}</h3>
      <Listing
        caption={texts.list}
        looked={looked}
        columns={COLUMNS}
        keyOf={(row) => `${row.user_id} ${row.week}`}
        address={address}
        sorted={{ by: 'at', order: 'desc' }}
        empty={texts.empty}
        beside={<SaveCsv request={{ call: exportExhausted, query }} name="baraza-credits-used-up" />}
      />
    </section>
  );
}
