import { type ReactNode, useId, useState } from 'react';
import { useNarrow } from '../hooks/narrow.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SidePanel } from './SidePanel.tsx';

interface SidebarProps {
  texts: { readonly title: string; readonly show: string; readonly hide: string };
  /** What stands in it; `close` is for those who chose something on a small screen. */
  side: (close: () => void) => ReactNode;
  /** At the end of the bar above the screen. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A history beside the screen: a column that can be folded away where there is room, a sheet on a phone. */
export function Sidebar({ texts, side, bar, children }: SidebarProps) {
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<{ narrow: boolean; open: boolean } | null>(null);
  const panel = useId();
  // Another width begins with its own default.
  const open = chosen?.narrow === narrow ? chosen.open : !narrow;
  const set = (wanted: boolean) => setChosen({ narrow, open: wanted });
  const column = open && !narrow;
  return (
    <div className={column ? 'with-side open' : 'with-side'}>
      <div className="row side-bar">
        <Button
          look="quiet"
          aria-expanded={narrow ? undefined : open}
          aria-controls={column ? panel : undefined}
          onClick={() => set(!open)}
        >
          <Icon name="history" />
          {column ? texts.hide : texts.show}
        </Button>
        {bar}
      </div>
      {open && (
        <SidePanel title={texts.title} id={panel} onClose={() => set(false)}>
          {(isColumn) => side(isColumn ? () => {} : () => set(false))}
        </SidePanel>
      )}
      <div>{children}</div>
    </div>
  );
}
