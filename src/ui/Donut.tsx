import './chart.css';

export interface Share {
  readonly name: string;
  readonly count: number;
}

const RADIUS = 40;
const AROUND = 2 * Math.PI * RADIUS;
const COLOURS = 6;

/** Parts of a whole, six colours going round. The names and figures beside it say all that it shows. */
export function Donut({ shares }: { shares: readonly Share[] }) {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return (
    <div className="donut">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {shares.map(({ name, count }, index) => {
          const start = before;
          before += count;
          return (
            <circle
              key={name}
              className={`slice-${(index % COLOURS) + 1}`}
              cx="50"
              cy="50"
              r={RADIUS}
              strokeDasharray={`${(count / total) * AROUND} ${AROUND}`}
              strokeDashoffset={-(start / total) * AROUND}
            />
          );
        })}
        <text x="50" y="56" textAnchor="middle">
          {total}
        </text>
      </svg>
      <ul>
        {shares.map(({ name, count }, index) => (
          <li key={name}>
            <span className={`key slice-${(index % COLOURS) + 1}`} />
            <span>{name}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
