import { Talk } from '../../components/asking/Talk.tsx';
import { useAsking } from '../../components/asking/use-asking.ts';
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
  const { texts, frame } = useAsking(job.language);
  const { online } = useConnection();
  const refused = job.local === 'failed';
  const answering = job.waits === 'answers';
  const isOffline = !refused && !online;
  const failure = answering ? texts.notSent : validator.notStarted;
  const offline = answering ? texts.offline : validator.offlineStart;
  return (
    <>
      <Talk label={texts.talk} frame={frame} messages={[{ id: 'problem', mine: true, text: job.query }]} />
      <div {...frame} className="dock">
        <Notice tone={isOffline ? 'warning' : 'error'}>
          <span>{isOffline ? offline : failure}</span>
          {!isOffline && job.lastError && <small dir="auto">{reasonInWords(job.lastError)}</small>}
          {!refused && !isOffline && <small>{answering ? texts.kept : validator.keptStart}</small>}
          {fault && <span role="alert">{fault}</span>}
          <div className="row">
            {job.opId && (
              <Button look="quiet" onClick={() => void actions.retry(job.opId ?? '')}>
                {texts.tryNow}
              </Button>
            )}
            {!answering && (
              <Button look="quiet" onClick={onDraft}>
                {refused ? validator.kitHere : validator.draftHere}
              </Button>
            )}
            <Button look="plain" onClick={onTakeBack}>
              {texts.takeBack}
            </Button>
          </div>
        </Notice>
      </div>
    </>
  );
}
