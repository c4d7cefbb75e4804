import { useMemo, useState } from 'react';
import type { Dimension, ReportDefinition, ReportResult } from '../../../contract/admin/custom-reports.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { Select } from '../parts/Select.tsx';
import { TimeFigures } from '../parts/TimeFigures.tsx';
import { reports as texts } from './messages.ts';

const TIME: readonly Dimension[] = ['day', 'week', 'month'];
const SHOWN = 12;

/** One figure of a report over its first dimension; where there are two, for one value of the second. */
export function Drawn({ definition, rows }: { definition: ReportDefinition; rows: ReportResult['rows'] }) {
  const { dimensions, measures } = definition;
  const [first = 'day', second] = dimensions;
  const [measure, setMeasure] = useState(measures[0] ?? 'count');
  const others = useMemo(() => [...new Set(rows.map(({ keys }) => keys[1] ?? texts.none))].sort(), [rows]);
  const [chosen, setChosen] = useState<string | null>(null);
  const only = others.find((one) => one === chosen) ?? others[0] ?? texts.none;
  const index = Math.max(0, measures.indexOf(measure));
  const points = useMemo(
    () =>
      rows
        .filter(({ keys }) => second === undefined || (keys[1] ?? texts.none) === only)
        .map(({ keys, values }) => ({ key: keys[0] ?? texts.none, count: values[index] ?? 0 })),
    [rows, second, only, index],
  );
  const steps = useMemo(() => points.map(({ key, count }) => ({ date: key, count })), [points]);
  const label = texts.measureNames[measures[index] ?? 'count'];
  return (
    <div className="stack tight">
      <div className="filters-row">
        {measures.length > 1 && (
          <Select
            label={texts.figure}
            value={measure}
            options={measures.map((one) => [one, texts.measureNames[one]] as const)}
            onChange={(value) => setMeasure(measures.find((one) => one === value) ?? measure)}
          />
        )}
        {second !== undefined && (
          <Select
            label={`${texts.of} ${texts.dimensions[second].toLowerCase()}`}
            value={only}
            options={others.map((one) => [one, one] as const)}
            onChange={setChosen}
          />
        )}
      </div>
      {TIME.includes(first) ? (
        <TimeFigures label={label} head={texts.dimensions[first]} steps={steps} />
      ) : (
        <Bars
          caption={`${texts.dimensions[first]}, ${label}`}
          heads={[texts.dimensions[first], label]}
          bars={points.slice(0, SHOWN).map(({ key, count }) => ({ key, name: key, count }))}
        />
      )}
    </div>
  );
}
