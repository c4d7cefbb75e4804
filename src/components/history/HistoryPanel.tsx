import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HistoryFilters } from '../../contract/reports.ts';
import type { HistoryQuery } from '../../domain/history-query.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useDraftReports } from '../../hooks/draft-reports.ts';
import { useHistoryTerms, useSuggestions } from '../../hooks/history-terms.ts';
import { useReports } from '../../hooks/reports.ts';
import { keptInPlace, type Placed, placed } from '../../lib/kept-in-place.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { shared } from '../messages.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { DraftList } from './DraftList.tsx';
import { Filters } from './Filters.tsx';
import { history as texts } from './messages.ts';
import { ReportList } from './ReportList.tsx';
import { Suggested } from './Suggested.tsx';
import '../../ui/form.css';

interface HistoryPanelProps {
  currentId?: string | undefined;
  onOpen: () => void;
}

/** The account's reports, pinned first. Read from this device; the network only brings them up to date. */
export function HistoryPanel({ currentId, onOpen }: HistoryPanelProps) {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState<HistoryFilters>({});
  const wanted = useDeferredValue(text.trim());
  const isNarrowed = wanted !== '' || Object.keys(filters).length > 0;
  const query: HistoryQuery = useMemo(
    () => ({
      ...(wanted !== '' && { text: wanted }),
      ...(Object.keys(filters).length > 0 && { filters }),
    }),
    [wanted, filters],
  );
  // While the dialog is open nothing is decided: the row stays, though a deletion that waits takes it away.
  const [going, setGoing] = useState<Placed<ReportView> | null>(null);
  const [editing, setEditing] = useState<ReportView | null>(null);
  const navigate = useNavigate();
  const deleted = () => {
    setGoing(null);
    // The page beside the list would say that its report was not found.
    if (going?.row.id === currentId) void navigate('/market-validation');
  };
  const history = useReports(query);
  const drafts = useDraftReports();
  const [isNarrowing, setIsNarrowing] = useState(false);
  const terms = useHistoryTerms(isNarrowing);
  const suggestions = useSuggestions(currentId);
  const { online } = useConnection();
  const { state, notice, refresh } = history;
  if (history.reports === undefined) return <p className="empty">{texts.loading}</p>;
  const reports = keptInPlace(history.reports, going);
  const clear = () => {
    setText('');
    setFilters({});
  };
  return (
    <div className="stack tight">
      {notice && (
        <Notice tone="warning" action={{ label: shared.retry, onClick: refresh }}>
          {notice}
        </Notice>
      )}
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Filters terms={terms} filters={filters} onChange={setFilters} onOpen={() => setIsNarrowing(true)} />
      {!isNarrowed && <Suggested suggestions={suggestions} onOpen={onOpen} />}
      {!isNarrowed && <DraftList drafts={drafts} currentId={currentId} onOpen={onOpen} />}
      {reports.length > 0 ? (
        <ReportList
          reports={reports}
          history={history}
          currentId={currentId}
          onOpen={onOpen}
          onEdit={setEditing}
          onDelete={(report) => setGoing(placed(reports, report))}
        />
      ) : isNarrowed ? (
        <div className="empty">
          <p role="status">{history.isSearching ? texts.searching : online ? texts.noMatch : texts.noMatchHere}</p>
          <span>
            <Button look="quiet" onClick={clear}>
              {texts.clear}
            </Button>
          </span>
        </div>
      ) : drafts.length > 0 && state === 'ready' ? null : (
        <NoReports state={state} />
      )}
      {editing && <DetailsDialog report={editing} onClose={() => setEditing(null)} />}
      {going && (
        <DeleteDialog
          report={{ id: going.row.id, title: displayTitle(going.row.title) }}
          onClose={() => setGoing(null)}
          onDeleted={deleted}
        />
      )}
    </div>
  );
}

function NoReports({ state }: { state: 'loading' | 'ready' | 'stale' }) {
  if (state === 'loading') return <p className="empty">{texts.loading}</p>;
  const [head, hint] = state === 'stale' ? [texts.failed, texts.failedHint] : [texts.empty, texts.emptyHint];
  return (
    <p className="empty">
      <strong>{head}</strong>
      <span>{hint}</span>
    </p>
  );
}
