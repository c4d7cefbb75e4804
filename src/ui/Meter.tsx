/** How much of something is done or used. `value` and `max` are counts; `label` names what is measured. */
export function Meter({ value, max, label, text }: { value: number; max: number; label: string; text?: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className="meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
