import type { ReactNode } from 'react';
import './chart.css';

export interface Bar {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
}

/** Amounts side by side, as a table that is drawn: whoever does not see the bars reads the same figures. */
export function Bars({
  caption,
  heads,
  bars,
}: {
  caption: string;
  heads: readonly [string, string];
  bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="bars">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, count }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <span className="meter" aria-hidden="true">
                <i style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <b>{count.toLocaleString()}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
