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
export function ReportBar({ id, row }: { id: string; row: ReportView }) {
  const actions = useActions();
  const navigate = useNavigate();
  const [going, setGoing] = useState(false);
  const pin = row.isPinned ? texts.unpin : texts.pin;
  const remove = () => {
    // Spec 2 §2: the page asks the browser's own question first; the dialog that follows tells how it goes.
    if (window.confirm(texts.confirmRemove)) setGoing(true);
  };
  return (
    <>
      <Button
        look="quiet"
        aria-pressed={row.isPinned}
        aria-label={pin}
        onClick={() => void actions.pin(id, !row.isPinned)}
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
            report={{ id, title: displayTitle(row.title) }}
            started
            onClose={() => setGoing(false)}
            onDeleted={() => void navigate('/market-validation')}
          />
        </Suspense>
      )}
    </>
  );
}
