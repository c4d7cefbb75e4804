import { memo } from 'react';
import type { Table } from '../../contract/report.ts';
import { Prose } from './Prose.tsx';

/** Laid out as cards a table stays one for those who hear it: not every browser keeps what its elements mean. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a calculation stands under its [n], its citations lead to it. */
const anchorOf = (table: Table, [first = '']: readonly string[]): string | undefined => {
  const number = table.id === 'calculations' ? /\[(\d+)\]/.exec(first)?.[1] : undefined;
  return number && `source-${number}`;
};

/** A table; where there is no room for more than two columns each row is a card, its cells named by their heads. */
export const ReportTable = memo(function ReportTable({ table }: { table: Table }) {
  const titleId = `table-${table.id}`;
  const heads = table.headers.map(capital);
  return (
    <div className="table-frame">
      <h3 id={titleId}>{table.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard. */}
      <section className={`table-scroll${heads.length > 2 ? ' cards' : ''}`} tabIndex={0} aria-labelledby={titleId}>
        <table {...AS.table} aria-labelledby={titleId}>
          <thead {...AS.group}>
            <tr {...AS.row}>
              {heads.map((head) =>
                head === '' ? (
                  <td key="corner" {...AS.cell} />
                ) : (
                  <th key={head} scope="col" {...AS.columnHead}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody {...AS.group}>
            {table.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes once it is published.
              <tr key={index} id={anchorOf(table, row)} {...AS.row}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key="head" scope="row" {...AS.rowHead}>
                      <Prose text={cell} />
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <td key={column} data-head={heads[column]} {...AS.cell}>
                      <Prose text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});
