import { Link } from 'react-router-dom';
import type { Generation } from '../../domain/explorer-views.ts';
import { Button } from '../../ui/Button.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { generator as texts } from './messages.ts';

interface GenerationViewProps {
  generation: Generation;
  online: boolean;
  onCancel: () => void;
  /** The error was read: it goes away. */
  onTryAgain: () => void;
  /** Sends the start that waits now. */
  onSendNow: () => void;
  onCheckNow: () => void;
}

/** What the server's refusal of a start is called; its own sentence where it has one. */
function refusalOf({ reason }: Generation): string {
  if (reason?.code === 'credits_exhausted') return texts.exhausted;
  // Without a sentence of the server's own there is only its status.
  return reason?.code.startsWith('http_') ? texts.generateFailed : reason?.message || texts.generateFailed;
}

/** Why a generation has come to nothing, in the specification's words; null while it has not. */
export function failureOf(generation: Generation): string | null {
  const { state, reason, problems } = generation;
  if (state === 'refused') return refusalOf(generation);
  if (state === 'failed') return reason?.message ?? texts.generationFailed;
  return state === 'completed' && problems === 0 ? texts.noResults : null;
}

/** A generation from its start to its end. Progress is what the server told, never a timer. */
export function GenerationView(props: GenerationViewProps) {
  const { generation, online, onCancel, onTryAgain, onSendNow, onCheckNow } = props;
  const { state, reason, progress, stage, slow } = generation;
  const failure = failureOf(generation);
  if (failure !== null) {
    return (
      <Notice tone="error">
        <h2>{texts.failedTitle}</h2>
        <span>{failure}</span>
        <div className="row">
          <Button look="quiet" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
          {reason?.code === 'credits_exhausted' && (
            <Link className="btn plain" to="/credit-request?type=problem-generator">
              {texts.request}
            </Link>
          )}
        </div>
      </Notice>
    );
  }
  if (state === 'waiting') {
    // Nobody answered: kept or taken back, never gone in silence (OUT-12).
    const text = !online ? texts.offline : reason?.code === 'unreadable' ? texts.noJobId : texts.notStarted;
    return (
      <Notice tone={online ? 'error' : 'warning'}>
        {online && <h2>{texts.failedTitle}</h2>}
        <span>{text}</span>
        <div className="row">
          {online && (
            <Button look="quiet" onClick={onSendNow}>
              {texts.tryAgain}
            </Button>
          )}
          <Button look="plain" onClick={onCancel}>
            {texts.takeBack}
          </Button>
        </div>
      </Notice>
    );
  }
  const isDone = state === 'completed';
  return (
    <section className="card stack tight" aria-label={texts.running}>
      <h2>{texts.running}</h2>
      <Meter value={progress} max={100} label={texts.running} text={`${Math.round(progress)} %`} />
      <p role="status">{isDone ? texts.finished : state === 'starting' ? texts.starting : (stage ?? texts.created)}</p>
      {slow && !isDone && <small>{texts.slow}</small>}
      {state === 'paused_to_save_data' && (
        <Notice action={{ label: texts.checkNow, onClick: onCheckNow }}>{texts.savingData}</Notice>
      )}
      {state === 'waiting_network' && <Notice tone="warning">{texts.waitingNetwork}</Notice>}
      {!isDone && (
        <span>
          <Button look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </span>
      )}
    </section>
  );
}
