import { Talk } from '../../components/asking/Talk.tsx';
import { reasonInWords } from '../../domain/error-category.ts';
import type { JobView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { validator } from './messages.ts';

interface WaitingProps {
  job: JobView;
  /** Why it could not be taken back. */
  fault: string | null;
  onTakeBack: () => void;
  onDraft: () => void;
}

/** A start, or answers, that could not be sent yet, or was refused: kept or taken back, never gone in silence (OUT-12). */
export function Waiting({ job, fault, onTakeBack, onDraft }: WaitingProps) {
  const actions = useActions();
  const { online } = useConnection();
  const refused = job.local === 'failed';
  const answering = job.waits === 'answers';
  const isOffline = !refused && !online;
  const failure = answering ? validator.notAnswered : validator.notStarted;
  const offline = answering ? validator.offlineAnswers : validator.offlineStart;
  return (
    <>
      <Talk label={validator.research} messages={[{ id: 'problem', mine: true, text: job.query }]} />
      <Notice tone={isOffline ? 'warning' : 'error'}>
        <span>{isOffline ? offline : failure}</span>
        {!isOffline && job.lastError && <small>{reasonInWords(job.lastError)}</small>}
        {!refused && !isOffline && <small>{answering ? validator.keptAnswers : validator.keptStart}</small>}
        {fault && <span role="alert">{fault}</span>}
        <div className="row">
          {job.opId && (
            <Button look="quiet" onClick={() => void actions.retry(job.opId ?? '')}>
              {validator.waitForIt}
            </Button>
          )}
          {!answering && (
            <Button look="quiet" onClick={onDraft}>
              {refused ? validator.kitHere : validator.draftHere}
            </Button>
          )}
          <Button look="plain" onClick={onTakeBack}>
            {validator.takeBack}
          </Button>
        </div>
      </Notice>
    </>
  );
}
