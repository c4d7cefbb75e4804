import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './table.css';

export interface Column<Row> {
  readonly key: string;
  /** Empty for a column of buttons. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** The name to sort by, where the rows can be sorted by this column. */
  readonly sort?: string;
}

export interface Sorting {
  readonly by: string;
  readonly order: 'asc' | 'desc';
  readonly onSort: (by: string, order: 'asc' | 'desc') => void;
}

interface FactTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting | undefined;
}

/** Rows of facts; the first column names the row. A head that sorts is a button, and says how it sorts. */
export function FactTable<Row>({ caption, columns, rows, keyOf, sorting }: FactTableProps<Row>) {
  return (
    <div className="facts-wide">
      <table className="facts">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-head={column.head} className={column.isNumber ? 'number' : undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { sort, head, isNumber } = column;
  const className = isNumber ? 'number' : undefined;
  if (!sorting || sort === undefined) {
    return (
      <th scope="col" className={className}>
        {head || <span className="visually-hidden">Actions</span>}
      </th>
    );
  }
  const isSorted = sorting.by === sort;
  const turned = isSorted && sorting.order === 'desc' ? 'asc' : 'desc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={() => sorting.onSort(sort, turned)}>
        {head}
        {isSorted && <Icon name="down" />}
      </button>
    </th>
  );
}
