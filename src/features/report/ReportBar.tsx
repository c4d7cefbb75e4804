import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Report } from '../../contract/report.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { report as texts } from './messages.ts';
import { ReportMenu } from './ReportMenu.tsx';
import type { TextSize } from './use-text-size.ts';

const DeleteDialog = lazy(() => import('../../components/DeleteDialog.tsx').then((m) => ({ default: m.DeleteDialog })));

interface ReportBarProps {
  id: string;
  row: ReportView | null;
  report: Report | null;
  size: TextSize;
  onSize: (size: TextSize) => void;
  /** Between the pin and the menu. */
  children: ReactNode;
}

/** What can be done with the report as a whole: the pin and the history at once, all else in one menu. */
export function ReportBar({ id, row, report, size, onSize, children }: ReportBarProps) {
  const actions = useActions();
  const navigate = useNavigate();
  // A deletion that waits takes the row away: what stands here until it is decided is the row as it was.
  const [going, setGoing] = useState<ReportView | null>(null);
  const shown = row ?? going;
  const pin = shown?.isPinned ? texts.unpin : texts.pin;
  const remove = () => {
    // Spec 2 §2: the page asks the browser's own question first; the dialog that follows tells how it goes.
    if (window.confirm(texts.confirmRemove)) setGoing(shown);
  };
  return (
    <>
      {shown && (
        <Button
          look="icon"
          aria-pressed={shown.isPinned}
          aria-label={pin}
          title={pin}
          onClick={() => void actions.mutate('pin', { reportId: id, pinned: !shown.isPinned })}
        >
          <Icon name="pin" />
        </Button>
      )}
      {children}
      {report && <ReportMenu report={report} size={size} onSize={onSize} onDelete={shown ? remove : null} />}
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
