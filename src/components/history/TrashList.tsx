import { useState } from 'react';
import { displayTitle } from '../../domain/report-sections.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { useToast } from '../../hooks/toasts.ts';
import { useTrash } from '../../hooks/trash.ts';
import { keptInPlace, type Placed, placed } from '../../lib/kept-in-place.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { deletion } from '../delete-messages.ts';
import { shared } from '../messages.ts';
import { history, trash as texts } from './messages.ts';
import '../../ui/list.css';

/** What was deleted: to be taken back, or to go for good. Read from this device; the server brings it up to date. */
export function TrashList() {
  const { reports: trashed, notice, refresh } = useTrash();
  const actions = useActions();
  const toast = useToast();
  const [going, setGoing] = useState<Placed<ReportView> | null>(null);
  const restore = async (reportId: string) => {
    await actions.mutate('restore', { reportId });
    toast(deletion.restored);
  };
  if (trashed === undefined) return <p className="empty">{history.loading}</p>;
  // While the dialog is open nothing is decided.
  const reports = keptInPlace(trashed, going);
  return (
    <div className="stack tight">
      {notice && (
        <Notice tone="warning" action={{ label: shared.retry, onClick: refresh }}>
          {notice}
        </Notice>
      )}
      {reports.length === 0 && <p className="empty">{texts.empty}</p>}
      <ul className="list">
        {reports.map((report) => {
          const title = displayTitle(report.title);
          return (
            <li key={report.id} className="stack tight">
              <strong>{title}</strong>
              {report.pending && <small>{history.pending}</small>}
              <div className="row">
                <Button look="quiet" aria-label={texts.restoreIt(title)} onClick={() => void restore(report.id)}>
                  {texts.restore}
                </Button>
                <Button
                  look="plain"
                  className="push warn"
                  aria-label={texts.removeIt(title)}
                  onClick={() => setGoing(placed(reports, report))}
                >
                  {texts.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {going && (
        <DeleteDialog
          report={{ id: going.row.id, title: displayTitle(going.row.title) }}
          permanent
          onClose={() => setGoing(null)}
          onDeleted={() => setGoing(null)}
        />
      )}
    </div>
  );
}
