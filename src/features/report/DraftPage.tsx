import { useNavigate, useParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import { isKit } from '../../domain/report-kind.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type DraftRow, useDraftReport } from '../../hooks/draft-reports.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DraftOutcome } from './DraftOutcome.tsx';
import { draft as texts } from './messages.ts';

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
  const actions = useActions();
  return (
    <DraftOutcome draft={draft} onAnswers={(set, answers) => void actions.answerDraft(draft.id, set, answers)}>
      <DraftActions draft={draft} />
    </DraftOutcome>
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
