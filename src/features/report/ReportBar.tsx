import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayTitle } from '../../domain/report-sections.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { report as texts } from './messages.ts';

const DeleteDialog = lazy(() => import('../../components/DeleteDialog.tsx').then((m) => ({ default: m.DeleteDialog })));

/** What can be done with the report as a whole. */
export function ReportBar({ id, row }: { id: string; row: ReportView | null }) {
  const actions = useActions();
  const navigate = useNavigate();
  // A deletion that waits takes the row away: what stands here until it is decided is the row as it was.
  const [going, setGoing] = useState<ReportView | null>(null);
  const shown = row ?? going;
  if (!shown) return null;
  const pin = shown.isPinned ? texts.unpin : texts.pin;
  const remove = () => {
    // Spec 2 §2: the page asks the browser's own question first; the dialog that follows tells how it goes.
    if (window.confirm(texts.confirmRemove)) setGoing(shown);
  };
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={shown.isPinned}
        aria-label={pin}
        onClick={() => void actions.mutate('pin', { reportId: id, pinned: !shown.isPinned })}
      >
        <Icon name="pin" />
        <span className="long">{pin}</span>
      </Button>
      <Button look="quiet" aria-label={texts.remove} onClick={remove}>
        <Icon name="trash" />
        <span className="long">{texts.remove}</span>
      </Button>
      {going && (
        <Suspense>
          <DeleteDialog
            report={{ id, title: displayTitle(going.title) }}
            started
            onClose={() => setGoing(null)}
            onDeleted={() => void navigate('/market-validation')}
          />
        </Suspense>
      )}
    </>
  );
}
