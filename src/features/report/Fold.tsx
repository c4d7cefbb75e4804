import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** Room to read everything at once; below it the parts of a report start folded. The same width as in report.css. */
const ROOMY = '(min-width: 48rem)';
export const startsUnfolded = (): boolean => matchMedia(ROOMY).matches;

interface FoldProps {
  title: ReactNode;
  /** Whether it starts open where there is room; folded on a phone in any case. */
  opensWithRoom?: boolean;
  children: ReactNode;
}

/**
 * A part that opens and closes: the platform's own element, so that the browser's search and an address within the page open it,
 * too. It starts one way and is then the reader's alone.
 */
export function Fold({ title, opensWithRoom = false, children }: FoldProps) {
  const [startsOpen] = useState(() => opensWithRoom && startsUnfolded());
  return (
    <details className="fold" open={startsOpen}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
