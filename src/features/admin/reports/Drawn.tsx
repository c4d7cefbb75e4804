import { useMemo, useState } from 'react';
import type { Dimension, Measure, ReportDefinition, ReportResult } from '../../../contract/admin/custom-reports.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { everyStep } from '../../../ui/chart-scale.ts';
import { Select } from '../parts/Select.tsx';
import { TimeFigures } from '../parts/TimeFigures.tsx';
import { type Drawing, drawingOf } from './drawing.ts';
import { reports as texts } from './messages.ts';

const SHOWN = 12;

/** Parts of these add up to the whole; people, averages and middles do not. */
const ADDS_UP: readonly Measure[] = ['count', 'share'];
const isTime = (dimension: Dimension): dimension is 'day' | 'week' | 'month' =>
  dimension === 'day' || dimension === 'week' || dimension === 'month';

/**
 * One figure of a report over its first dimension. Where there are two, the values of the second lie upon each other; those
 * that do not add up are shown one at a time, the largest first.
 */
export function Drawn({ definition, rows }: { definition: ReportDefinition; rows: ReportResult['rows'] }) {
  const { dimensions, measures } = definition;
  const [first = 'day', second] = dimensions;
  const [measure, setMeasure] = useState<Measure>(measures[0] ?? 'count');
  const [chosen, setChosen] = useState('');
  const index = Math.max(0, measures.indexOf(measure));
  const name = measures[index] ?? 'count';
  const adds = ADDS_UP.includes(name);
  const drawing = useMemo(
    () => drawingOf(rows, { at: index, isTwoWay: second !== undefined, only: chosen || null, adds }),
    [rows, index, second, chosen, adds],
  );
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
            value={drawing.only ?? ''}
            options={[
              ...(adds ? [['', texts.together] as const] : []),
              ...drawing.others.map((one) => [one, one] as const),
            ]}
            onChange={setChosen}
          />
        )}
      </div>
      {isTime(first) ? (
        <OverTime drawing={drawing} grain={first} label={texts.measureNames[name]} />
      ) : (
        <Bars
          caption={`${texts.dimensions[first]}, ${texts.measureNames[name]}`}
          heads={[texts.dimensions[first], texts.measureNames[name]]}
          parts={drawing.parts}
          bars={drawing.bars.slice(0, SHOWN).map((bar) => ({ ...bar, name: bar.key }))}
        />
      )}
    </div>
  );
}

interface OverTimeProps {
  drawing: Drawing;
  grain: 'day' | 'week' | 'month';
  label: string;
}

function OverTime({ drawing: { bars, parts }, grain, label }: OverTimeProps) {
  const at = new Map(bars.map(({ key, of }) => [key, of]));
  const steps = everyStep(
    [...at.keys()].filter((day) => day !== texts.none),
    grain,
  );
  const names = parts.length > 0 ? parts : [label];
  return (
    <TimeFigures
      caption={label}
      grain={grain}
      steps={steps}
      series={names.map((name, part) => ({ name, values: steps.map((day) => at.get(day)?.[part] ?? 0) }))}
    />
  );
}
