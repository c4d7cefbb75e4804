import { formatNumber } from '../../../lib/locale.ts';
import { stepName } from '../../../ui/chart-scale.ts';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { type Series, TimeChart } from '../../../ui/TimeChart.tsx';
import { figures as texts } from './figure-messages.ts';

interface TimeFiguresProps {
  /** What is counted. */
  caption: string;
  grain: 'day' | 'week' | 'month';
  /** The first day of each step, oldest first. */
  steps: readonly string[];
  series: readonly Series[];
  /** The same of as many days before. */
  earlier?: readonly number[];
}

/** Counts over time, drawn and as a table. */
export function TimeFigures({ caption, grain, steps, series, earlier }: TimeFiguresProps) {
  const before = earlier && { name: texts.before, values: earlier };
  const all = before ? [...series, before] : series;
  if (all.every(({ values }) => values.every((value) => value === 0))) return <p className="empty">{texts.empty}</p>;
  const columns: readonly Column<number>[] = [
    { key: 'date', head: texts.heads[grain], cell: (step) => steps[step] },
    ...all.map(({ name, values }) => ({
      key: name,
      head: name,
      isNumber: true,
      cell: (step: number) => formatNumber(values[step] ?? 0),
    })),
  ];
  return (
    <>
      <TimeChart
        steps={steps}
        series={series}
        earlier={before}
        nameOf={(day) => (grain === 'week' ? texts.weekOf(stepName(day, grain)) : stepName(day, grain))}
        shortOf={(day) => stepName(day, grain)}
      />
      <details>
        <summary>{texts.asTable}</summary>
        <FactTable caption={caption} columns={columns} rows={steps.map((_, step) => step)} keyOf={String} />
      </details>
    </>
  );
}
