import type { ReactNode } from 'react';
import './chart.css';
import { formatNumber } from '../lib/locale.ts';

export interface Bar {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
  /** What the count is made of, in the order of `parts`. */
  readonly of?: readonly number[];
}

interface BarsProps {
  caption: string;
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** The names of what each bar is made of; they are told apart by colour, and in the table beside by figures. */
  parts?: readonly string[];
}

/** Amounts side by side, as a table that is drawn: whoever does not see the bars reads the same figures. */
export function Bars({ caption, heads, bars, parts = [] }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <>
      {parts.length > 0 && (
        <ul className="legend" aria-hidden="true">
          {parts.map((part, index) => (
            <li key={part}>
              <i className={`key slice-${(index % 6) + 1}`} /> {part}
            </li>
          ))}
        </ul>
      )}
      <table className="bars">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, count, of = [count] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <span className={parts.length > 0 ? 'meter stacked' : 'meter'} aria-hidden="true">
                  {of.map((amount, index) => (
                    <i
                      key={parts[index] ?? key}
                      className={parts.length > 0 ? `slice-${(index % 6) + 1}` : undefined}
                      title={parts[index] && `${parts[index]}: ${formatNumber(amount)}`}
                      style={{ width: `${(amount / most) * 100}%` }}
                    />
                  ))}
                </span>
                <b>{formatNumber(count)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
