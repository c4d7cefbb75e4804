import { clampProgress, stageText } from '../../domain/research-progress.ts';
import type { JobView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { validator } from './messages.ts';
import { ResearchPanel } from './ResearchPanel.tsx';

interface LoadingViewProps {
  job: JobView;
  /** Why it could not be taken back. */
  fault?: string | null;
  /** Ends it for good, and gives the credit back. */
  onTakeBack?: () => void;
}

/** Progress is finished work, never a timer. */
export function LoadingView({ job, fault = null, onTakeBack }: LoadingViewProps) {
  const actions = useActions();
  const { online } = useConnection();
  const progress = clampProgress(job.progress);
  return (
    <div className="loading-view">
      <h1>{validator.loadingTitle}</h1>
      <Meter value={progress} max={100} label={validator.research} text={`${Math.round(progress)} %`} />
      <p role="status">{job.stage ?? stageText(progress)}</p>
      {/* What an earlier build kept of a job has no trail. */}
      <ResearchPanel progress={progress} reportId={job.report_id} trail={job.trail ?? []} language={job.language} />
      {job.local === 'paused_to_save_data' && (
        <Notice action={{ label: validator.checkNow, onClick: () => void actions.checkNow(job.job_id) }}>
          {validator.savingData}
        </Notice>
      )}
      {job.local === 'waiting_network' && (
        <Notice tone="warning">{online ? validator.unreachedFollowing : validator.offlineFollowing}</Notice>
      )}
      <small>{job.slow ? validator.slow : validator.leaving}</small>
      {onTakeBack && (
        <Button look="quiet" onClick={onTakeBack}>
          {validator.takeBack}
        </Button>
      )}
      {fault && <Notice tone="error">{fault}</Notice>}
    </div>
  );
}
