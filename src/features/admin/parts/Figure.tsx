import type { ReactNode } from 'react';
import '../../../ui/chart.css';
import { formatNumber } from '../../../lib/locale.ts';

interface FigureProps {
  title: string;
  /** What is counted, and what is not. */
  counts: string;
  /** The way to keep it as a file. */
  file?: ReactNode;
  children: ReactNode;
}

/** A figure or a list of them under its name, and what it counts said beside it. */
export function Figure({ title, counts, file, children }: FigureProps) {
  return (
    <section className="card stack">
      <div className="stack tight">
        <h3>{title}</h3>
        <p className="muted">{counts}</p>
      </div>
      {children}
      {file && <div className="outcome">{file}</div>}
    </section>
  );
}

interface Total {
  readonly name: string;
  readonly value: number | string;
  readonly beside?: string | undefined;
}

/** Single numbers, large. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className="figures">
      {totals.map(({ name, value, beside }) => (
        <div className="card" key={name}>
          <dt className="muted">{name}</dt>
          <dd>
            <b>{typeof value === 'number' ? formatNumber(value) : value}</b>
            {beside && <small className="muted">{beside}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
