/** Holds the place of what is on its way, so that nothing jumps when it comes. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="stack loose" role="status" aria-label={label}>
      {[1, 2, 3].map((n) => (
        <div className="stack tight" key={n}>
          <span className="skeleton short" />
          <span className="skeleton tall" />
        </div>
      ))}
    </div>
  );
}
