import type { JobView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { validator } from './messages.ts';
import { Talk } from './Talk.tsx';

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
  const failed = job.local === 'failed';
  const answering = job.waits === 'answers';
  const text = failed
    ? answering
      ? validator.notAnswered
      : validator.notStarted
    : answering
      ? validator.offlineAnswers
      : validator.offlineStart;
  return (
    <>
      <Talk label={validator.research} messages={[{ id: 'problem', mine: true, text: job.query }]} />
      <Notice tone={failed ? 'error' : 'warning'}>
        <span>{text}</span>
        {fault && <span role="alert">{fault}</span>}
        {failed && job.lastError && <small>{job.lastError}</small>}
        <div className="row">
          {job.opId && (
            <Button look="quiet" onClick={() => void actions.retry(job.opId ?? '')}>
              {validator.waitForIt}
            </Button>
          )}
          {!failed && !answering && (
            <Button look="quiet" onClick={onDraft}>
              {validator.draftHere}
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
