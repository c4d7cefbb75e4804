import { useMemo } from 'react';
import { FactTable } from '../../../ui/FactTable.tsx';
import { LazyTimeChart } from '../../../ui/LazyTimeChart.tsx';
import { figures as texts } from './figure-messages.ts';

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
      <LazyTimeChart label={label} times={times} values={values} missing={texts.chartMissing} />
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
