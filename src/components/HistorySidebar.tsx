import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { shared } from './messages.ts';

const HistorySheet = lazy(() => import('./HistorySheet.tsx').then((m) => ({ default: m.HistorySheet })));

/** A button that opens the history as a sheet: from below on a phone, from the side on a wide screen. */
export function HistorySidebar({ currentId, compact = false }: { currentId?: string; compact?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={shared.history.open} onClick={() => setOpen(true)}>
        <Icon name="history" />
        <span className={compact ? 'long' : ''}>{shared.history.open}</span>
      </Button>
      {open && (
        <Suspense>
          <HistorySheet currentId={currentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
