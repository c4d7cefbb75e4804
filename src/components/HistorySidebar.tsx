import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { shared } from './messages.ts';

const HistorySheet = lazy(() => import('./HistorySheet.tsx').then((m) => ({ default: m.HistorySheet })));

interface HistorySidebarProps {
  currentId?: string;
  compact?: boolean;
  label?: string;
}

/** A button that opens the history as a sheet: from below on a phone, from the side on a wide screen. */
export function HistorySidebar({ currentId, compact = false, label = shared.history.open }: HistorySidebarProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="history" />
        <span className={compact ? 'long' : ''}>{label}</span>
      </Button>
      {open && (
        <Suspense>
          <HistorySheet currentId={currentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
