import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RefinerResultView, RefinerSessionView } from '../../domain/refiner.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type RefinerSession, useRefinerSession } from '../../hooks/refiner.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Idea } from './Idea.tsx';
import { refiner as texts } from './messages.ts';
import { ProblemCard } from './ProblemCard.tsx';
import { ProblemsSkeleton, Refining } from './Refining.tsx';

const ProblemDialog = lazy(() => import('./ProblemDialog.tsx').then((m) => ({ default: m.ProblemDialog })));

/** The second step: the problems that may lie behind an idea, from this device. */
export function ResultsStep({ id }: { id: string }) {
  const answer = useRefinerSession(id);
  const { session } = answer;
  return (
    <div className="stack">
      <div className="row report-bar">
        <Link className="btn plain" to="/prefine">
          <Icon name="back" />
          {texts.another}
        </Link>
      </div>
      {session?.pending ? (
        <Refining idea={session.idea} sessionId={id} pending={session.pending} />
      ) : session?.results ? (
        <Problems session={session} results={session.results} />
      ) : (
        <Absent answer={answer} />
      )}
    </div>
  );
}

/** Its problems are not on this device: they come, or it is said why not. */
function Absent({ answer }: { answer: RefinerSession }) {
  const { online } = useConnection();
  const { session, reading, retry } = answer;
  if (reading?.state === 'gone') return <Notice tone="warning">{texts.gone}</Notice>;
  if (session !== undefined && !online) {
    return (
      <>
        {session && <Idea idea={session.idea} />}
        <Notice tone="warning">{texts.notHere}</Notice>
      </>
    );
  }
  if (reading?.state === 'failed') {
    return (
      <Notice tone="error">
        <span>{reading.fault?.status === 401 ? texts.notAuthenticated : texts.detailsFailed}</span>
        <span>
          <Button look="quiet" onClick={retry}>
            {texts.retry}
          </Button>
        </span>
      </Notice>
    );
  }
  return <ProblemsSkeleton label={texts.opening} />;
}

interface ProblemsProps {
  session: RefinerSessionView;
  results: readonly RefinerResultView[];
}

function Problems({ session, results }: ProblemsProps) {
  const actions = useActions();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const open = results.find((result) => result.id === openId);

  /** Spec 3 §4: what is chosen is marked as researched and goes on to the validator. */
  const validate = useCallback(
    async (result: RefinerResultView, statement: string = result.statement) => {
      try {
        if (!result.researched) await actions.mutate('researched', { sessionId: session.id, resultId: result.id });
      } catch {
        return setFault(texts.notMarkedHere);
      }
      void navigate(`/market-validation?problem=${encodeURIComponent(statement)}`);
    },
    [actions, navigate, session.id],
  );

  return (
    <>
      <h1 className="session-title">{session.title}</h1>
      <Idea idea={session.idea} />
      {fault && <Notice tone="error">{fault}</Notice>}
      {results.length === 0 ? (
        <div className="empty">
          <strong>{texts.none}</strong>
          <span>{texts.noneHint}</span>
        </div>
      ) : (
        <>
          <p className="muted">
            {texts.found(results.length)} {texts.scoreMeans}
          </p>
          <ol className="refined" aria-label={texts.list}>
            {results.map((result) => (
              <ProblemCard
                key={result.id}
                result={result}
                onOpen={() => setOpenId(result.id)}
                onValidate={() => void validate(result)}
              />
            ))}
          </ol>
        </>
      )}
      {open && (
        <Suspense>
          <ProblemDialog
            sessionId={session.id}
            result={open}
            onValidate={(statement) => void validate(open, statement)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  );
}
