import type { ReactNode } from 'react';
import type { AdminCall } from '../../../contract/admin/call.ts';
import { ADMIN_PAGE_SIZE } from '../../../contract/admin/page.ts';
import { useNarrow } from '../../../hooks/narrow.ts';
import type { Looked } from '../../../hooks/server-calls.ts';
import { type Column, FactTable, type Sorting } from '../../../ui/FactTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { admin as texts } from '../messages.ts';
import { QueryBoundary } from './QueryBoundary.tsx';
import { Select } from './Select.tsx';
import type { Address } from './use-address.ts';

interface ListingProps<C extends AdminCall, Row> {
  caption: string;
  looked: Looked<C>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  address: Address;
  /** How the list is sorted when the address does not say; none where it cannot be. */
  sorted?: { readonly by: string; readonly order: 'asc' | 'desc' };
  /** Instead of an empty list. */
  empty: string;
  /** Beside the count. */
  beside?: ReactNode;
}

/** A page of a list, ten rows (spec 3 §9): the count, the rows, and the way to the others. */
export function Listing<C extends AdminCall, Row>(props: ListingProps<C, Row>) {
  const { caption, looked, columns, keyOf, address, sorted, empty, beside } = props;
  const sorting: Sorting | undefined = sorted && {
    by: address.get('sort') ?? sorted.by,
    order: address.get('order') === 'asc' ? 'asc' : address.get('order') === 'desc' ? 'desc' : sorted.order,
    onSort: (by, order) => address.set({ sort: by, order }),
  };
  const isNarrow = useNarrow();
  return (
    <QueryBoundary looked={looked}>
      {(data) => {
        const { rows, total } = data as unknown as { rows: readonly Row[]; total: number };
        return (
          <div className="stack tight" aria-busy={looked.loading}>
            <div className="outcome">
              <span className="muted" role="status">
                {texts.count(total)}
              </span>
              {isNarrow && sorting ? <SortSelect columns={columns} sorting={sorting} /> : beside}
            </div>
            {rows.length === 0 ? (
              <p className="empty">{empty}</p>
            ) : (
              <FactTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} sorting={sorting} />
            )}
            {isNarrow && sorting && beside}
            <Pager
              page={address.page}
              pages={Math.ceil(total / ADMIN_PAGE_SIZE)}
              onPage={(page) => address.set({ page: String(page) })}
            />
          </div>
        );
      }}
    </QueryBoundary>
  );
}

/** On a phone the rows have no heads to press. */
function SortSelect<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting }) {
  const ways = columns.flatMap(({ head, sort }) =>
    sort === undefined
      ? []
      : [[`${sort} desc`, texts.sortedDown(head)] as const, [`${sort} asc`, texts.sortedUp(head)] as const],
  );
  return (
    <span className="sort-by">
      <Select
        label={texts.sort}
        value={`${sorting.by} ${sorting.order}`}
        options={ways}
        onChange={(way) => {
          const [by = '', order] = way.split(' ');
          sorting.onSort(by, order === 'asc' ? 'asc' : 'desc');
        }}
      />
    </span>
  );
}
