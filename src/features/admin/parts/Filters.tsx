import type { ReactNode } from 'react';
import { useNarrow } from '../../../hooks/narrow.ts';
import { admin as texts } from '../messages.ts';

interface FiltersProps {
  /** Always in sight: the search. */
  search?: ReactNode;
  /** How many of the others are set. */
  set: number;
  children: ReactNode;
}

/** What a list is narrowed by; on a phone all but the search folds away, so that the first row is in sight. */
export function Filters({ search, set, children }: FiltersProps) {
  if (!useNarrow()) {
    return (
      <div className="filters-row">
        {search}
        {children}
      </div>
    );
  }
  return (
    <div className="stack tight">
      {search && <div className="filters-row">{search}</div>}
      <details className="folded">
        <summary>{texts.filters(set)}</summary>
        <div className="filters-row">{children}</div>
      </details>
    </div>
  );
}
