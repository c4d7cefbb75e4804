import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** By which the index leads here. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One subject of the settings. */
export function Section({ id, title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="card stack" id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}
