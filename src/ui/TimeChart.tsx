import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import './chart.css';

export interface TimeChartProps {
  /** What is counted. */
  readonly label: string;
  /** Seconds since the epoch, rising. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

const HEIGHT = 260;
/** Whole numbers, as far as anything is counted here. */
const INCREMENTS = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);

/** A count over time. Drawn on a canvas: the table that must stand beside it says the same to whoever does not see it. */
export function TimeChart({ label, times, values }: TimeChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const ink = (name: string) => resolved(element, name);
    const axis = () => ({ stroke: ink('--muted'), grid: { stroke: ink('--line'), width: 1 }, ticks: { show: false } });
    let chart: UPlot | null = null;
    const draw = () => {
      chart?.destroy();
      const bars = UPlot.paths.bars?.({ size: [0.7, 40] });
      chart = new UPlot(
        {
          width: element.clientWidth,
          height: HEIGHT,
          tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
          legend: { show: false },
          cursor: { show: false },
          scales: {
            x: { time: true, range: (_chart, low, high) => [low - half(times), high + half(times)] },
            y: { range: (_chart, _low, high) => [0, Math.max(2, Math.ceil(high))] },
          },
          axes: [
            { ...axis(), values: (_chart, seconds) => seconds.map(dayName) },
            {
              ...axis(),
              size: (_chart, labels) => 20 + 8 * Math.max(2, ...(labels ?? []).map((text) => text.length)),
              incrs: INCREMENTS,
            },
          ],
          series: [
            {},
            {
              label,
              fill: ink('--primary'),
              ...(bars && { paths: bars }),
              points: { show: false },
            },
          ],
        },
        [[...times], values.map((value) => (value === 0 ? null : value))],
        element,
      );
    };
    draw();
    const sizes = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height: HEIGHT }));
    sizes.observe(element);
    // Canvas knows no custom properties: another theme is drawn anew.
    const themes = new MutationObserver(draw);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      scheme.removeEventListener('change', draw);
      chart?.destroy();
    };
  }, [label, times, values]);
  return <div ref={place} className="time-chart" aria-hidden="true" />;
}

/** Half of a step: so much room the first and the last bar need beside them. */
const half = ([first = 0, second = first + 86_400]: readonly number[]): number => (second - first) / 2;

const dayName = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A colour token as the canvas takes it: `light-dark()` is resolved by having it painted. */
function resolved(element: HTMLElement, token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
