import { lazy, Suspense } from 'react';
import type { TimeChartProps } from './TimeChart.tsx';
import './chart.css';

interface LazyTimeChartProps extends TimeChartProps {
  /** Said in its place where its library cannot be had. */
  readonly missing: string;
}

// The only part that draws on a canvas: its library is fetched with the first chart, and kept.
const Chart = lazy(async () => {
  // Not `import().then(…, …)`: the build awaits the part's styles outside of such a chain, and they fail offline as well.
  try {
    return { default: (await import(/* on demand */ './TimeChart.tsx')).TimeChart };
  } catch {
    return { default: Missing };
  }
});
const Missing = ({ missing }: LazyTimeChartProps) => <p className="muted">{missing}</p>;

/** A count over time, once the library that draws it is here. */
export function LazyTimeChart(props: LazyTimeChartProps) {
  return (
    <Suspense fallback={<div className="time-chart" />}>
      <Chart {...props} />
    </Suspense>
  );
}
