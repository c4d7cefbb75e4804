import type { ReactNode } from 'react';

interface FactsProps {
  label?: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and what each stands at. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <dl className={label === undefined ? 'fact-list' : 'card fact-list'} aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
