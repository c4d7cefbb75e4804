import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { relativeDate } from '../domain/relative-date.ts';
import { displayTitle } from '../domain/report-sections.ts';
import type { ReportView } from '../domain/working-copy.ts';
import { useActions } from '../hooks/actions.ts';
import { useDraftReports } from '../hooks/draft-reports.ts';
import { useReports } from '../hooks/reports.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { shared } from './messages.ts';
import '../ui/list.css';

const texts = shared.history;

/** The account's reports, pinned first. Read from this device; the network only brings them up to date. */
export function ReportList({ currentId, onOpen }: { currentId?: string | undefined; onOpen: () => void }) {
  const [text, setText] = useState('');
  const query = useMemo(() => (text.trim() === '' ? {} : { text: text.trim() }), [text]);
  const { reports, state, notice, refresh, more, hasMore } = useReports(query);
  const actions = useActions();
  const [going, setGoing] = useState<ReportView | null>(null);
  if (reports === undefined) return <p className="empty">{texts.loading}</p>;
  const now = new Date();
  return (
    <div className="stack tight">
      {notice && (
        <Notice tone="warning">
          <span>{notice}</span>
          <span>
            <Button look="quiet" onClick={refresh}>
              {shared.retry}
            </Button>
          </span>
        </Notice>
      )}
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {reports.length === 0 && text.trim() !== '' && <p className="empty">{texts.noMatch}</p>}
      {reports.length === 0 && text.trim() === '' && (
        <p className="empty">
          {state === 'loading' ? (
            texts.loading
          ) : (
            <>
              <strong>{texts.empty}</strong>
              <span>{texts.emptyHint}</span>
            </>
          )}
        </p>
      )}
      <DraftList currentId={currentId} onOpen={onOpen} />
      <ul className="list">
        {reports.map((report) => {
          const title = displayTitle(report.title);
          return (
            <li key={report.id} className={report.id === currentId ? 'current' : ''}>
              <Link
                to={`/market-validation/report/${report.id}`}
                aria-current={report.id === currentId ? 'page' : undefined}
                onClick={onOpen}
              >
                <strong>{title}</strong>
                <small>
                  <time dateTime={report.createdAt}>{relativeDate(report.createdAt, now)}</time>
                  {report.viewCount > 0 && (
                    <span>
                      <Icon name="eye" size={14} />
                      {texts.viewed}
                    </span>
                  )}
                  {report.hasChat && (
                    <span>
                      <Icon name="chat" size={14} />
                      {texts.hasChat}
                    </span>
                  )}
                  {report.isRevised && <span>{texts.revised}</span>}
                  {report.bodyHere && (
                    <span>
                      <Icon name="check" size={14} />
                      {texts.here}
                    </span>
                  )}
                  {report.pending && <span>{texts.pending}</span>}
                </small>
              </Link>
              <Button
                look="icon"
                aria-pressed={report.isPinned}
                aria-label={report.isPinned ? texts.unpin(title) : texts.pin(title)}
                onClick={() => void actions.pin(report.id, !report.isPinned)}
              >
                <Icon name="pin" />
              </Button>
              <Button look="icon" aria-label={texts.remove(title)} onClick={() => setGoing(report)}>
                <Icon name="trash" />
              </Button>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <Button look="quiet" onClick={more}>
          {texts.more}
        </Button>
      )}
      {going && (
        <DeleteDialog
          report={{ id: going.id, title: displayTitle(going.title) }}
          onClose={() => setGoing(null)}
          onDeleted={() => setGoing(null)}
        />
      )}
    </div>
  );
}

/** What the engine wrote here, above what the server knows. */
function DraftList({ currentId, onOpen }: { currentId?: string | undefined; onOpen: () => void }) {
  const drafts = useDraftReports();
  if (drafts.length === 0) return null;
  return (
    <section aria-label={texts.drafts}>
      <ul className="list">
        {drafts.map((draft) => (
          <li key={draft.id} className={draft.id === currentId ? 'current' : ''}>
            <Link to={`/market-validation/draft/${draft.id}`} onClick={onOpen}>
              <strong>
                {draft.outcome.kind === 'report' ? displayTitle(draft.outcome.content.title) : draft.query}
              </strong>
              <small>
                <span className="badge">{texts.draft}</span>
                <span>{texts.here}</span>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
