import type { ReactNode } from 'react';

interface FactsProps {
  label?: string;
  /** A word or a number each: two stand beside each other on a phone. */
  isShort?: boolean;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and what each stands at. */
export function Facts({ label, isShort = false, facts }: FactsProps) {
  const looks = ['fact-list', label !== undefined && 'card', isShort && 'paired'].filter(Boolean).join(' ');
  return (
    <dl className={looks} aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
