import { useNavigate, useParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import type { Report } from '../../contract/report.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type DraftRow, useDraftReport } from '../../hooks/draft-reports.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { draft as texts } from './messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import '../../ui/ask.css';
import '../../ui/report.css';

/** A report the engine wrote on this device: no credit was spent, and nothing of it has left the device. */
export function DraftPage() {
  const { draftId = '' } = useParams();
  const draft = useDraftReport(draftId);
  return (
    <main id="main" className="page">
      <BackBar to="/market-validation" label={texts.back} />
      {draft === null && <Notice tone="warning">{texts.gone}</Notice>}
      {draft && <DraftBody draft={draft} />}
    </main>
  );
}

function DraftBody({ draft }: { draft: DraftRow }) {
  const { outcome } = draft;
  if (outcome.kind === 'working') return <p role="status">{texts.working}</p>;
  return (
    <>
      <DraftActions draft={draft} />
      {outcome.kind === 'report' && <ReportArticle report={asReport(draft, outcome.content)} />}
      {outcome.kind === 'refused' && <Notice tone="warning">{outcome.reason}</Notice>}
      {outcome.kind === 'failed' && (
        <>
          <Notice tone="error">{texts.failed}</Notice>
          <p>{draft.query}</p>
        </>
      )}
    </>
  );
}

function DraftActions({ draft }: { draft: DraftRow }) {
  const { online } = useConnection();
  const actions = useActions();
  const navigate = useNavigate();
  const leave = () => void navigate('/market-validation');
  return (
    <Notice>
      <span>{draft.researchedAs === null ? texts.about : texts.onItsWay}</span>
      <div className="row no-print">
        {draft.researchedAs === null && draft.outcome.kind !== 'refused' && (
          <Button onClick={() => void actions.researchDraft(draft.id).then(leave)}>
            {online ? texts.research : texts.researchLater}
          </Button>
        )}
        <Button look="plain" onClick={() => void actions.discardDraft(draft.id).then(leave)}>
          {texts.discard}
        </Button>
      </div>
    </Notice>
  );
}

const asReport = (draft: DraftRow, content: Report['report']): Report => ({
  job_id: draft.id,
  report_id: draft.id,
  created_at: new Date(draft.createdAt).toISOString(),
  title: content.title,
  summary: content.summary,
  report: content,
});
