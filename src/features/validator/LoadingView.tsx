import { clampProgress, stageText } from '../../domain/research-progress.ts';
import type { JobView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { validator } from './messages.ts';
import { ResearchPanel } from './ResearchPanel.tsx';

/** Progress is finished work, never a timer. */
export function LoadingView({ job }: { job: JobView }) {
  const actions = useActions();
  const { online } = useConnection();
  const progress = clampProgress(job.progress);
  return (
    <div className="loading-view">
      <h1>{validator.loadingTitle}</h1>
      <Meter value={progress} max={100} label={validator.research} text={`${Math.round(progress)} %`} />
      <p role="status">{job.stage ?? stageText(progress)}</p>
      <ResearchPanel progress={progress} reportId={job.report_id} />
      {job.local === 'paused_to_save_data' && (
        <Notice action={{ label: validator.checkNow, onClick: () => void actions.checkNow(job.job_id) }}>
          {validator.savingData}
        </Notice>
      )}
      {job.local === 'waiting_network' && (
        <Notice tone="warning">{online ? validator.unreachedFollowing : validator.offlineFollowing}</Notice>
      )}
      <small>{job.slow ? validator.slow : validator.leaving}</small>
    </div>
  );
}
