import { lazy, type ReactNode, type RefObject, Suspense, startTransition, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { shared } from './messages.ts';

const HistorySide = lazy(() => import('./history/HistorySide.tsx').then((m) => ({ default: m.HistorySide })));

export interface HistorySidebar {
  readonly open: boolean;
  readonly set: (open: boolean) => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly panel: string;
}

/** Folded away until it is asked for, on every screen. */
export function useHistorySidebar(): HistorySidebar {
  const [open, setOpen] = useState(false);
  // It opens when it is there, and closes at once: a sheet that stays on a phone would swallow what is typed next.
  const set = (wanted: boolean) => {
    if (wanted) startTransition(() => setOpen(true));
    else setOpen(false);
  };
  const opener = useRef<HTMLButtonElement>(null);
  return { open, set, opener, panel: useId() };
}

interface HistoryButtonProps {
  sidebar: HistorySidebar;
  /** On a phone its word stands small beneath the sign. */
  compact?: boolean;
  label?: string;
}

export function HistoryButton({ sidebar, compact = false, label = shared.history.open }: HistoryButtonProps) {
  const { open, set, opener, panel } = sidebar;
  return (
    <Button
      look="quiet"
      className={compact ? 'compact' : ''}
      ref={opener}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={() => set(!open)}
    >
      <Icon name="history" />
      {label}
    </Button>
  );
}

interface HistoryFrameProps {
  sidebar: HistorySidebar;
  currentId?: string;
  children: ReactNode;
}

/** The reports beside the screen, or over it on a phone. Choosing one closes them (spec 2 §2). */
export function HistoryFrame({ sidebar, currentId, children }: HistoryFrameProps) {
  const close = () => {
    sidebar.set(false);
    sidebar.opener.current?.focus();
  };
  return (
    <div className={sidebar.open ? 'with-side open' : 'with-side'}>
      {sidebar.open && (
        <Suspense>
          <HistorySide id={sidebar.panel} currentId={currentId} onClose={close} />
        </Suspense>
      )}
      <div>{children}</div>
    </div>
  );
}
