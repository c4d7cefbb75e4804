import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type SessionAnswer, useExplorerSession } from '../../hooks/explorer.ts';
import { useSession } from '../../hooks/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { HistoryAside } from './HistoryAside.tsx';
import { results as texts } from './messages.ts';
import { ProblemList } from './ProblemList.tsx';
import { Skeleton } from './Skeleton.tsx';
import '../../ui/form.css';
import '../../ui/explorer.css';

/** Spec 3 §9. */
const PROCESSING_REDIRECT_MS = 3_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a generation found, to be compared (spec 3 §2). */
export function ResultsPage() {
  const { jobId } = useParams();
  const id = jobId?.toLowerCase();
  return (
    <main id="main" className="page explorer">
      <HistoryAside {...(id !== undefined && { currentId: id })}>
        <Link className="btn quiet" to="/problem-generator">
          <Icon name="plus" />
          {texts.continue}
        </Link>
      </HistoryAside>
      {id === undefined ? (
        <Fault message={texts.noId} />
      ) : UUID.test(id) ? (
        <Results key={id} id={id} />
      ) : (
        <Fault message={texts.invalidSession} />
      )}
    </main>
  );
}

function Results({ id }: { id: string }) {
  const { answer, retry } = useExplorerSession(id);
  const session = answer?.session;
  if (session && session.problems.length > 0) return <ProblemList session={session} />;
  return <NotThere answer={answer} onRetry={retry} />;
}

/** Every way in which there is nothing to show (spec 3 §4, results page load order). */
function NotThere({ answer, onRetry }: { answer: SessionAnswer | undefined; onRetry: () => void }) {
  const bringing = answer?.bringing;
  switch (bringing?.state) {
    case 'authenticating':
      return <Waiting text={texts.authenticating} />;
    case 'processing':
      return <Processing />;
    case 'empty':
      return (
        <div className="stack">
          <h1>{texts.none}</h1>
          <p className="muted">{texts.noneHint}</p>
          <span>
            <Link className="btn" to="/problem-generator">
              {texts.generateNew}
            </Link>
          </span>
        </div>
      );
    case 'failed':
      return <Fault message={bringing.message ?? texts.resultsFailed} />;
    case 'signed_out':
      return <Fault message={texts.signInToView} onRetry={onRetry} signIn />;
    case 'not_here':
      return <Fault message={texts.notLoaded} detail={texts.notHere} onRetry={onRetry} />;
    case 'error':
      return <Fault message={bringing.message} detail={bringing.detail} onRetry={onRetry} />;
    default:
      return <Waiting text={texts.loading} />;
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="stack">
      <h1>{texts.title}</h1>
      <p className="muted">{text}</p>
      <Skeleton label={text} />
    </div>
  );
}

/** The generator's page follows it; this one would only wait. */
function Processing() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/problem-generator'), PROCESSING_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="stack">
      <h1>{texts.title}</h1>
      <Notice>{texts.processing}</Notice>
    </div>
  );
}

interface FaultProps {
  message: string;
  detail?: string | null;
  onRetry?: () => void;
  signIn?: boolean;
}

function Fault({ message, detail, onRetry, signIn = false }: FaultProps) {
  const { expire } = useSession();
  return (
    <div className="stack">
      <h1>{texts.errorTitle}</h1>
      <Notice tone="error">
        <span>{message}</span>
        {detail && <small>{detail}</small>}
      </Notice>
      <div className="row">
        {onRetry && (
          <Button look="quiet" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        {signIn && (
          <Button look="quiet" onClick={expire}>
            {texts.login}
          </Button>
        )}
        <Link className="btn quiet" to="/problem-generator">
          {texts.back}
        </Link>
        <Link className="btn" to="/problem-generator">
          {texts.generateNewProblems}
        </Link>
      </div>
    </div>
  );
}
