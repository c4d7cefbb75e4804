import { useState } from 'react';
import { exportAnalytics, type Retention, readRetention } from '../../../contract/admin/analytics.ts';
import { ADMIN_PAGE_SIZE } from '../../../contract/admin/page.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { analytics as texts } from './messages.ts';

type Cohort = Retention['cohorts'][number];

/** People by the week they signed up in, and the share of them who came back; the latest week first. */
export function RetentionFigures({ range }: { range: TimeRange }) {
  const looked = useLook({ call: readRetention, query: { range } });
  return (
    <Figure
      title={texts.retention}
      counts={texts.retentionCounts}
      file={
        <SaveCsv request={{ call: exportAnalytics, query: { range, list: 'retention' } }} name="baraza-retention" />
      }
    >
      <QueryBoundary looked={looked}>{(retention) => <Cohorts key={range} retention={retention} />}</QueryBoundary>
    </Figure>
  );
}

function Cohorts({ retention: { weeks, cohorts } }: { retention: Retention }) {
  const [page, setPage] = useState(1);
  const latest = [...cohorts].reverse();
  const columns: readonly Column<Cohort>[] = [
    { key: 'week', head: texts.week, cell: ({ week }) => week },
    { key: 'people', head: figures.heads.people, isNumber: true, cell: ({ people }) => formatNumber(people) },
    ...weeks.map((week, index) => ({
      key: String(week),
      head: texts.weekN(week),
      isNumber: true,
      cell: ({ people, returned }: Cohort) => {
        const back = returned[index] ?? null;
        return back === null ? '–' : <Shaded part={back} whole={people} />;
      },
    })),
  ];
  return (
    <>
      <FactTable
        caption={texts.retention}
        columns={columns}
        rows={latest.slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE)}
        keyOf={({ week }) => week}
      />
      <Pager page={page} pages={Math.ceil(latest.length / ADMIN_PAGE_SIZE)} onPage={setPage} />
    </>
  );
}

/** The deepest shade still leaves the figure on it readable. */
const DEEPEST = 40;

/** A share whose ground is the darker, the larger it is. */
function Shaded({ part, whole }: { part: number; whole: number }) {
  const share = whole === 0 ? 0 : part / whole;
  return (
    <span
      className="shaded"
      style={{ background: `color-mix(in srgb, var(--primary) ${Math.round(share * DEEPEST)}%, transparent)` }}
    >
      {figures.percent(part, whole)}
    </span>
  );
}
