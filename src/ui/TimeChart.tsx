import { type PointerEvent, useState } from 'react';
import { evenTop, labelled } from './chart-scale.ts';
import './chart.css';
import { formatNumber } from '../lib/locale.ts';

export interface Series {
  readonly name: string;
  /** One for each step. */
  readonly values: readonly number[];
}

interface TimeChartProps {
  /** The first day of each step, oldest first. */
  readonly steps: readonly string[];
  /** Counts that lie upon each other. */
  readonly series: readonly Series[];
  /** The same steps of an earlier time, drawn as a line. */
  readonly earlier?: Series | undefined;
  /** What a step is called, beside its values and under its bar. */
  readonly nameOf: (day: string) => string;
  readonly shortOf: (day: string) => string;
}

/** As many names as fit under the bars of a phone. */
const NAMES = 4;
const colour = (index: number) => `slice-${(index % 6) + 1}`;

/**
 * Counts over time: a bar for each step with its values under the pointer, the latest where there is none. It is a drawing: the
 * table that must stand beside it says the same to whoever does not see it.
 */
export function TimeChart({ steps, series, earlier, nameOf, shortOf }: TimeChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const totals = steps.map((_, step) => series.reduce((sum, { values }) => sum + (values[step] ?? 0), 0));
  const top = evenTop(Math.max(...totals, ...(earlier?.values ?? [])));
  const at = Math.min(pointed ?? steps.length - 1, steps.length - 1);
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(steps.length - 1, Math.floor(((clientX - left) / width) * steps.length))));
  };
  const lines = earlier ? [...series, earlier] : series;
  return (
    <figure className="time-chart" aria-hidden="true">
      <figcaption>
        <b>{nameOf(steps[at] ?? '')}</b>
        {lines.map(({ name, values }, index) => (
          <span key={name}>
            <i className={index < series.length ? `key ${colour(index)}` : 'key line'} />
            {name} <b>{formatNumber(values[at] ?? 0)}</b>
          </span>
        ))}
      </figcaption>
      <div className="plot">
        <div className="scale">
          {[top, top / 2, 0].map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
        <div className="bar-row" onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
          {steps.map((day, step) => (
            <span className={step === at ? 'bar at' : 'bar'} key={day}>
              {series.map(({ name, values }, index) => (
                <i key={name} className={colour(index)} style={{ height: `${((values[step] ?? 0) / top) * 100}%` }} />
              ))}
            </span>
          ))}
          {earlier && (
            <svg viewBox={`0 0 ${steps.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
              <polyline points={earlier.values.map((value, step) => `${step + 0.5},${top - value}`).join(' ')} />
            </svg>
          )}
        </div>
      </div>
      <div className="names">
        {labelled(steps.length, NAMES).map((step) => (
          <span key={step} style={{ insetInlineStart: `${((step + 0.5) / steps.length) * 100}%` }}>
            {shortOf(steps[step] ?? '')}
          </span>
        ))}
      </div>
    </figure>
  );
}
