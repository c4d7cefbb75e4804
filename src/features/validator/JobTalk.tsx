import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Clarification } from '../../components/asking/Clarification.tsx';
import { Talk } from '../../components/asking/Talk.tsx';
import { useAsking } from '../../components/asking/use-asking.ts';
import { questionSetOf } from '../../contract/question-set.ts';
import type { JobView } from '../../domain/working-copy.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingView } from './LoadingView.tsx';
import { validator } from './messages.ts';
import { Waiting } from './Waiting.tsx';

/** Spec 2 §9: a job that ends sooner goes straight to its report. */
const LOADING_VIEW_DELAY_MS = 1_000;

interface JobTalkProps {
  job: JobView;
  onStartAgain: (problem: string) => void;
  /** Writes a draft of it on this device. */
  onDraft: (problem: string) => void;
}

/** One research job as a conversation: waiting to be sent, asking, working, paused, failed. */
export function JobTalk({ job, onStartAgain, onDraft }: JobTalkProps) {
  const actions = useActions();
  const [patient, setPatient] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const asking = job.status === 'clarification_needed';
  // Counted anew after each set of questions: the next one may follow at once.
  useEffect(() => {
    setPatient(false);
    if (asking) return;
    const timer = setTimeout(() => setPatient(true), LOADING_VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [asking]);

  const takeBack = async () => {
    setFault(null);
    try {
      await actions.cancelResearch(job.job_id);
    } catch (cause) {
      return setFault(wordsFor(cause, validator.notTakenBack));
    }
    onStartAgain(job.query);
  };

  const mine = { id: 'problem', mine: true, text: job.query };
  // Twenty readings in a row failed: the report may be there all the same (spec 2 §4).
  if (job.local === 'failed' && job.opId === null)
    return <Navigate to={`/market-validation/report/${job.job_id}`} replace />;
  if (job.opId !== null && (job.local === 'failed' || job.local === 'waiting_network')) {
    return <Waiting job={job} fault={fault} onTakeBack={() => void takeBack()} onDraft={() => onDraft(job.query)} />;
  }
  if (asking) {
    const set = questionSetOf(job.questions);
    return (
      <Clarification key={set} job={job} onDone={(answers) => void actions.answerQuestions(job.job_id, answers)} />
    );
  }
  if (job.status === 'failed' || job.status === 'cancelled') {
    return <Ended job={job} onStartAgain={onStartAgain} />;
  }
  if (job.status === 'paused') {
    return (
      <>
        <Talk label={validator.research} messages={[mine, { id: 'paused', mine: false, text: validator.paused }]} />
        <div className="dock row">
          <Button onClick={() => void actions.resume(job.job_id)}>{validator.resume}</Button>
          <Button look="quiet" onClick={() => onStartAgain('')}>
            {validator.newProblem}
          </Button>
        </div>
      </>
    );
  }
  if (job.local === 'timed_out') {
    return (
      <>
        <Talk
          label={validator.research}
          messages={[mine, { id: 'timed-out', mine: false, text: validator.timedOut }]}
        />
        <div className="dock row">
          <Button onClick={() => void actions.checkNow(job.job_id)}>{validator.checkNow}</Button>
          <Button look="quiet" onClick={() => onStartAgain('')}>
            {validator.newProblem}
          </Button>
        </div>
      </>
    );
  }
  if (patient) return <LoadingView job={job} fault={fault} onTakeBack={() => void takeBack()} />;
  return <Talk label={validator.research} messages={[mine]} />;
}

type EndedProps = Pick<JobTalkProps, 'job' | 'onStartAgain'>;

/** A research that came to nothing: why, what became of the credit, and the way on, in the founder's language. */
function Ended({ job, onStartAgain }: EndedProps) {
  const { texts, frame } = useAsking(job.language);
  const failed = job.status === 'failed';
  // A refusal is about their text, in its language; what went wrong on our side is ours to say.
  const refusal = job.error_code === 'research_failed' ? null : job.error;
  return (
    <>
      <Talk
        label={texts.talk}
        frame={frame}
        messages={[
          { id: 'problem', mine: true, text: job.query },
          {
            id: 'failed',
            mine: false,
            fault: failed,
            text: refusal ?? (failed ? texts.failed : texts.takenBack),
            ...(refusal !== null && { lang: job.language }),
            ...(job.refunded && { note: texts.refunded }),
          },
        ]}
      />
      <div {...frame} className="dock">
        <Button onClick={() => onStartAgain(job.query)}>{texts.tryAgain}</Button>
      </div>
    </>
  );
}

/** Leaves what is asked for another problem. */
export function AnotherProblem({ job, onStartAgain }: EndedProps) {
  const { texts, frame } = useAsking(job.language);
  return (
    <Button look="plain" className="push" onClick={() => onStartAgain('')}>
      <Icon name="plus" />
      <span {...frame}>{texts.another}</span>
    </Button>
  );
}
