import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { HistorySidebar } from '../../components/HistorySidebar.tsx';
import { useActions } from '../../hooks/actions.ts';
import { useReport } from '../../hooks/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { report as texts } from './messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import '../../ui/ask.css';
import '../../ui/report.css';

/** Spec 2 §9. */
const NOT_FOUND_REDIRECT_MS = 2_000;

/** Read from this device; fetched once when it is not here. */
export function ReportPage() {
  const { sessionId = '' } = useParams();
  const navigate = useNavigate();
  const actions = useActions();
  const { state, report, row, message, retry } = useReport(sessionId);

  useEffect(() => {
    if (state !== 'not_found') return;
    const timer = setTimeout(() => void navigate('/market-validation', { replace: true }), NOT_FOUND_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  const ready = state === 'ready';
  useEffect(() => {
    if (ready) void actions.view(sessionId);
  }, [ready, sessionId, actions]);

  return (
    <main id="main" className="page">
      <div className="row no-print report-bar">
        <Link className="btn plain" to="/market-validation">
          <Icon name="back" />
          {texts.back}
        </Link>
        <span className="row push">
          {row && (
            <Button
              look="quiet"
              aria-pressed={row.isPinned}
              aria-label={row.isPinned ? texts.unpin : texts.pin}
              onClick={() => void actions.pin(sessionId, !row.isPinned)}
            >
              <Icon name="pin" />
              <span className="long">{row.isPinned ? texts.unpin : texts.pin}</span>
            </Button>
          )}
          <HistorySidebar currentId={sessionId} compact />
        </span>
      </div>
      <div className="row no-print">
        <strong>{texts.header}</strong>
        {ready && <small className="push">{texts.onDevice}</small>}
      </div>
      {state === 'loading' && <ReportSkeleton />}
      {report && <ReportArticle report={report} />}
      {state === 'not_found' && <Notice tone="warning">{message ?? texts.notFound}</Notice>}
      {state === 'not_here' && <Notice tone="warning">{message ?? texts.notHere}</Notice>}
      {(state === 'error' || state === 'forbidden') && (
        <Notice tone="error">
          <span>{message ?? (state === 'forbidden' ? texts.forbidden : texts.failed)}</span>
          <span>
            <Button look="quiet" onClick={retry}>
              {texts.retry}
            </Button>
          </span>
        </Notice>
      )}
    </main>
  );
}

/** Holds the layout while the report is read from this device or fetched. */
function ReportSkeleton() {
  return (
    <div className="read" role="status" aria-label={texts.loading}>
      <span />
      <div className="prose">
        <span className="skeleton" />
        <h1>
          <span className="skeleton" />
        </h1>
        <span className="skeleton tall" />
        <span className="skeleton tall" />
      </div>
    </div>
  );
}
