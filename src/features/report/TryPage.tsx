import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import { isKit } from '../../domain/report-kind.ts';
import { useAccount } from '../../hooks/account.ts';
import type { DraftRow } from '../../hooks/draft-reports.ts';
import { useVisitorsDraftActions, useVisitorsDraftReport } from '../../hooks/visitor-drafts.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DraftOutcome } from './DraftOutcome.tsx';
import { trying as texts } from './try-messages.ts';
import { useKitTexts } from './use-kit-texts.ts';

/** Where the draft lies once its visitor has an account: it is taken along at the sign-in, under the same number. */
const pathWithAccount = (id: string) => `/market-validation/draft/${encodeURIComponent(id)}`;

/** What a visitor tried on the landing page, written on this device without an account. */
export function TryPage() {
  const { draftId = '' } = useParams();
  const account = useAccount();
  if (account) return <Navigate to={pathWithAccount(draftId)} replace />;
  return (
    <main id="main" className="page">
      <BackBar to="/" label={texts.home} />
      <Tried id={draftId} />
    </main>
  );
}

function Tried({ id }: { id: string }) {
  const draft = useVisitorsDraftReport(id);
  const actions = useVisitorsDraftActions();
  if (draft === undefined) return <p role="status">{texts.opening}</p>;
  if (draft === null) {
    return (
      <div className="narrow stack">
        <h1>{texts.goneTitle}</h1>
        <p>{texts.gone}</p>
        <p>
          <Link className="btn" to="/#try">
            {texts.another}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <DraftOutcome
      draft={draft}
      working={Object.keys(draft.answers).length === 0 ? texts.fetching : texts.working}
      onAnswers={(set, answers) => void actions.answerDraft(id, set, answers)}
    >
      <TriedActions draft={draft} />
    </DraftOutcome>
  );
}

function TriedActions({ draft: { id, outcome } }: { draft: DraftRow }) {
  const actions = useVisitorsDraftActions();
  const navigate = useNavigate();
  const written = outcome.kind === 'report';
  const kit = written && isKit(outcome.content.metadata);
  const { texts: theirs, frame } = useKitTexts(kit ? outcome.content.metadata.language : 'en');
  const about = written ? (kit ? theirs.tried : texts.draft) : texts.nothing;
  return (
    <Notice>
      <span {...frame}>{about}</span>
      <div className="row no-print">
        {outcome.kind === 'failed' && <Button onClick={() => actions.tryAgain(id)}>{texts.again}</Button>}
        {written && (
          <Link className="btn" to={`/signup?redirect=${encodeURIComponent(pathWithAccount(id))}`}>
            {kit ? theirs.keep : texts.keep}
          </Link>
        )}
        <Link className="btn quiet" to="/">
          {kit ? theirs.another : texts.another}
        </Link>
        <Button look="plain" onClick={() => void actions.discardDraft(id).then(() => navigate('/'))}>
          {kit ? theirs.discard : texts.discard}
        </Button>
      </div>
    </Notice>
  );
}
