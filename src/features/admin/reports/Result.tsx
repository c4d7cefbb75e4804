import { useState } from 'react';
import {
  exportReport,
  type ReportDefinition,
  type ReportResult,
  runReport,
} from '../../../contract/admin/custom-reports.ts';
import { ADMIN_PAGE_SIZE } from '../../../contract/admin/page.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Figure } from '../parts/Figure.tsx';
import { countOrDash } from '../parts/measures.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Drawn } from './Drawn.tsx';
import { reports as texts } from './messages.ts';

type Row = ReportResult['rows'][number];

/** What a report counts: drawn where it can be, and always as a table. */
export function Result({ definition }: { definition: ReportDefinition }) {
  const query = { definition: JSON.stringify(definition) };
  const looked = useLook({ call: runReport, query });
  return (
    <QueryBoundary looked={looked}>
      {(result) => (
        <Figure
          title={texts.result}
          counts={texts.total(formatNumber(result.total), result.from, result.to)}
          file={
            <SaveCsv request={{ call: exportReport, query }} name={`baraza-${definition.source.replace('_', '-')}`} />
          }
        >
          {/* The answer to the last question stands while the next is on its way: it has other columns. */}
          {looked.loading && !fits(result, definition) ? null : result.rows.length === 0 ? (
            <p className="empty">{texts.noRows}</p>
          ) : (
            <div className="stack" aria-busy={looked.loading} key={query.definition}>
              <Drawn definition={definition} rows={result.rows} />
              <Rows definition={definition} rows={result.rows} />
              {result.cut && <p className="muted">{texts.cut(result.rows.length)}</p>}
            </div>
          )}
        </Figure>
      )}
    </QueryBoundary>
  );
}

const fits = ({ rows }: ReportResult, { dimensions, measures }: ReportDefinition): boolean =>
  rows.every(({ keys, values }) => keys.length === dimensions.length && values.length === measures.length);

function Rows({ definition: { dimensions, measures }, rows }: { definition: ReportDefinition; rows: readonly Row[] }) {
  const [page, setPage] = useState(1);
  const columns: readonly Column<Row>[] = [
    ...dimensions.map((dimension, index) => ({
      key: dimension,
      head: texts.dimensions[dimension],
      cell: ({ keys }: Row) => keys[index] || texts.none,
    })),
    ...measures.map((measure, index) => ({
      key: measure,
      head: texts.measureNames[measure],
      isNumber: true,
      cell: ({ values }: Row) => countOrDash(values[index]),
    })),
  ];
  return (
    <>
      <FactTable
        caption={texts.result}
        columns={columns}
        rows={rows.slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE)}
        keyOf={({ keys }) => JSON.stringify(keys)}
      />
      <Pager page={page} pages={Math.ceil(rows.length / ADMIN_PAGE_SIZE)} onPage={setPage} />
    </>
  );
}
