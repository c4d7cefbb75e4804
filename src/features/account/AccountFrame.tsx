import type { ReactNode } from 'react';
import { useTitle } from '../../hooks/use-title.ts';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** In the tab and for search engines. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One narrow column for one thing to do. */
export function AccountFrame({ title, lead, name, children }: AccountFrameProps) {
  useTitle(name);
  return (
    <main id="main" className="page">
      <div className="narrow stack loose">
        <header className="stack tight">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </header>
        {children}
      </div>
    </main>
  );
}
