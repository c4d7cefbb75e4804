import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** Room to read everything at once; below it the parts of a report start folded. The same width as in report.css. */
const ROOMY = '(min-width: 48rem)';

/** Decided once, when it is on the screen: the HTML of a page that the build wrote is folded for everybody. */
export function useStartsUnfolded(): boolean {
  const [unfolded, setUnfolded] = useState(false);
  useLayoutEffect(() => setUnfolded(matchMedia(ROOMY).matches), []);
  return unfolded;
}

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
  const startsOpen = useStartsUnfolded() && opensWithRoom;
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
