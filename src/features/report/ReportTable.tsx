import type { Table } from '../../contract/report.ts';
import { Prose } from './Prose.tsx';

/** A table in a frame of its own that scrolls sideways, by touch or by the arrow keys. */
export function ReportTable({ table }: { table: Table }) {
  const titleId = `table-${table.id}`;
  return (
    <div className="table-frame">
      <h3 id={titleId}>{table.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard. */}
      <section className="table-scroll" tabIndex={0} aria-labelledby={titleId}>
        <table>
          <thead>
            <tr>
              {table.headers.map((header) =>
                header === '' ? (
                  <td key="corner" />
                ) : (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes once it is published.
              <tr key={index}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <td key={column}>
                    <Prose text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
