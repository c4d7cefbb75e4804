import { lazy, Suspense, useMemo } from 'react';
import { FactTable } from '../../../ui/FactTable.tsx';
import { figures as texts } from './figure-messages.ts';

// Fetched with the first chart: its library is the largest part of the tab.
const TimeChart = lazy(() =>
  import('../../../ui/TimeChart.tsx').then(
    (part) => ({ default: part.TimeChart }),
    () => ({ default: NotHere }),
  ),
);
const NotHere = () => <p className="muted">{texts.chartMissing}</p>;

interface TimeFiguresProps {
  /** What is counted. */
  label: string;
  /** What a step is: 'Day'. */
  head: string;
  steps: readonly { readonly date: string; readonly count: number }[];
}

/** A count over time, drawn and as a table. */
export function TimeFigures({ label, head, steps }: TimeFiguresProps) {
  const times = useMemo(() => steps.map(({ date }) => Date.parse(date) / 1_000), [steps]);
  const values = useMemo(() => steps.map(({ count }) => count), [steps]);
  if (values.every((value) => value === 0)) return <p className="empty">{texts.empty}</p>;
  return (
    <>
      <Suspense fallback={<div className="time-chart" />}>
        <TimeChart label={label} times={times} values={values} />
      </Suspense>
      <details>
        <summary>{texts.asTable}</summary>
        <FactTable
          caption={label}
          columns={[
            { key: 'date', head, cell: ({ date }) => date },
            { key: 'count', head: label, isNumber: true, cell: ({ count }) => count.toLocaleString() },
          ]}
          rows={steps}
          keyOf={({ date }) => date}
        />
      </details>
    </>
  );
}
