import { useMemo } from 'react';
import type { ReportAnalytics } from '../../contract/analytics.ts';
import { stepName } from '../../ui/chart-scale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TimeChart } from '../../ui/TimeChart.tsx';
import { analytics as texts } from './messages.ts';
import '../../ui/ask.css';

/** More days than this are shown by the week: a bar of a pixel says nothing. */
const MOST_DAYS = 45;

/** Reports made over time, drawn and as a table. */
export function FrequencyChart({ frequency }: { frequency: ReportAnalytics['creationFrequency'] }) {
  const steps = useMemo(() => (frequency.length > MOST_DAYS ? byWeek(frequency) : frequency), [frequency]);
  return (
    <>
      <TimeChart
        steps={steps.map(({ date }) => date)}
        series={[{ name: texts.reports, values: steps.map(({ count }) => count) }]}
        nameOf={(day) => stepName(day, 'day')}
        shortOf={(day) => stepName(day, 'day')}
      />
      <details className="panel">
        <summary>
          {texts.asTable}
          <Icon name="down" />
        </summary>
        <table>
          <caption className="visually-hidden">{texts.frequency}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.reports}</th>
            </tr>
          </thead>
          <tbody>
            {steps
              .filter(({ count }) => count > 0)
              .map(({ date, count }) => (
                <tr key={date}>
                  <th scope="row">{date}</th>
                  <td>{count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Seven days each, the last of them ending today; named by their first day. */
function byWeek(days: ReportAnalytics['creationFrequency']): ReportAnalytics['creationFrequency'] {
  const weeks: { date: string; count: number }[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    const [first] = week;
    if (first) weeks.unshift({ date: first.date, count: week.reduce((sum, { count }) => sum + count, 0) });
  }
  return weeks;
}
