import './severity.css';

const FILLED = { low: 1, medium: 2, high: 3, critical: 4 } as const;

/** How severe, in four bars. Decoration: the word stands beside it. */
export function Severity({ level }: { level: keyof typeof FILLED }) {
  return (
    <span className="severity" aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <i key={n} className={n <= FILLED[level] ? 'on' : ''} />
      ))}
    </span>
  );
}
