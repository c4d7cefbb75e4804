import { useNavigate, useParams } from 'react-router-dom';
import { Clarification } from '../../components/asking/Clarification.tsx';
import { BackBar } from '../../components/BackBar.tsx';
import { questionSetOf } from '../../contract/question-set.ts';
import type { Report } from '../../contract/report.ts';
import { isKit } from '../../domain/report-kind.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type DraftRow, useDraftReport } from '../../hooks/draft-reports.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { draft as texts } from './messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import '../../ui/ask.css';

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
  if (outcome.kind === 'questions') return <DraftQuestions draft={draft} asked={outcome} />;
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

type Asked = Extract<DraftRow['outcome'], { kind: 'questions' }>;

/** Asked as the server would, set after set. */
function DraftQuestions({ draft: { id, query }, asked: { questions, language } }: { draft: DraftRow; asked: Asked }) {
  const actions = useActions();
  const set = questionSetOf(questions);
  const job = { job_id: id, query, questions, language };
  return (
    <div className="ask talking">
      <Clarification
        key={set}
        label={texts.asking}
        job={job}
        onDone={(answers) => void actions.answerDraft(id, set, answers)}
      />
    </div>
  );
}

function DraftActions({ draft }: { draft: DraftRow }) {
  const { online } = useConnection();
  const actions = useActions();
  const navigate = useNavigate();
  const leave = () => void navigate('/market-validation');
  const { outcome } = draft;
  // A kit is whole: there is nothing to be researched.
  const kit = outcome.kind === 'report' && isKit(outcome.content.metadata);
  const about = kit ? texts.kitAbout : texts.about;
  return (
    <Notice>
      <span>{draft.researchedAs === null ? about : texts.onItsWay}</span>
      <div className="row no-print">
        {draft.researchedAs === null && outcome.kind !== 'refused' && !kit && (
          <Button onClick={() => void actions.researchDraft(draft.id).then(leave)}>
            {online ? texts.research : texts.researchLater}
          </Button>
        )}
        <Button look="plain" onClick={() => void actions.discardDraft(draft.id).then(leave)}>
          {kit ? texts.discardKit : texts.discard}
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
