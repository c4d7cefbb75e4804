import { Link, useNavigate, useParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import { reasonInWords } from '../../domain/error-category.ts';
import { isKit } from '../../domain/report-kind.ts';
import type { DraftResearch } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type DraftView, useDraftReport } from '../../hooks/draft-reports.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DraftOutcome } from './DraftOutcome.tsx';
import { draft as texts } from './draft-messages.ts';
import { useKitTexts } from './use-kit-texts.ts';

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

function DraftBody({ draft }: { draft: DraftView }) {
  const actions = useActions();
  return (
    <DraftOutcome draft={draft} onAnswers={(set, answers) => void actions.answerDraft(draft.id, set, answers)}>
      <DraftActions draft={draft} />
    </DraftOutcome>
  );
}

function DraftActions({ draft }: { draft: DraftView }) {
  const actions = useActions();
  const navigate = useNavigate();
  const { outcome, research } = draft;
  const kit = outcome.kind === 'report' && isKit(outcome.content.metadata);
  const { texts: theirs, frame } = useKitTexts(kit ? outcome.content.metadata.language : 'en');
  return (
    <Notice tone={research.state === 'failed' || research.state === 'refused' ? 'warning' : 'info'}>
      {/* Where there is none, what came of it says so below. */}
      <Standing
        frame={frame}
        research={research}
        about={outcome.kind === 'report' && (kit ? theirs.here : texts.about)}
      />
      <div className="row no-print">
        {outcome.kind !== 'refused' && <WayOn draft={draft} />}
        <Button
          look="plain"
          onClick={() => void actions.discardDraft(draft.id).then(() => navigate('/market-validation'))}
        >
          {kit ? theirs.discard : texts.discard}
        </Button>
      </div>
    </Notice>
  );
}

interface StandingProps {
  research: DraftResearch;
  /** What it is, where nothing has come of its research yet. */
  about: string | false;
  /** Of `about`. */
  frame: ReturnType<typeof useKitTexts>['frame'];
}

/** What the draft is, or what has become of its research. */
function Standing({ research, about, frame }: StandingProps) {
  switch (research.state) {
    case 'none':
      return about && <span {...frame}>{about}</span>;
    case 'open':
      return <span>{texts.onItsWay}</span>;
    case 'reported':
      return <span>{texts.reported}</span>;
    case 'refused':
      return (
        <>
          <span>{texts.notStarted}</span>
          {research.reason && <small dir="auto">{reasonInWords(research.reason)}</small>}
        </>
      );
    case 'failed':
      return (
        <>
          <span dir="auto">{research.refusal ?? texts.researchFailed}</span>
          {research.refunded && <small>{texts.refunded}</small>}
        </>
      );
  }
}

/** The one step that leads on from where the research stands. */
function WayOn({ draft: { id, query, research } }: { draft: DraftView }) {
  const { online } = useConnection();
  const actions = useActions();
  const navigate = useNavigate();
  if (research.state === 'open')
    return (
      <Link className="btn quiet" to="/market-validation">
        {texts.follow}
      </Link>
    );
  if (research.state === 'reported')
    return (
      <Link className="btn" to={`/market-validation/report/${research.reportId}`}>
        {texts.open}
      </Link>
    );
  if (research.state === 'refused')
    return <Button onClick={() => void actions.retry(research.opId)}>{texts.tryNow}</Button>;
  // The same words would be refused again.
  if (research.state === 'failed' && research.refusal !== null)
    return (
      <Link className="btn" to={`/market-validation?problem=${encodeURIComponent(query)}`}>
        {texts.rewrite}
      </Link>
    );
  const label = research.state === 'failed' ? texts.researchAgain : texts.research;
  return (
    <Button onClick={() => void actions.researchDraft(id).then(() => navigate('/market-validation'))}>
      {online ? label : texts.researchLater}
    </Button>
  );
}
