import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { JobView } from '../../domain/working-copy.ts';
import { useJob } from '../../hooks/job.ts';
import { useOpenJobs } from '../../hooks/open-jobs.ts';
import { useWorkspace } from '../../hooks/use-workspace.ts';

interface FollowedJobProps {
  /** The one that was begun here; null: the newest open one. */
  readonly jobId: string | null;
  readonly dismissed: readonly string[];
  readonly onJob: (job: JobView | undefined) => void;
}

/** The research that is under way, for the page to show. Draws nothing: it comes after the text box, with the database. */
export function FollowedJob({ jobId, dismissed, onJob }: FollowedJobProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const workspace = useWorkspace();
  const open = useOpenJobs().find((job) => !dismissed.includes(job.job_id));
  const [begun, setBegun] = useState(jobId);
  const [heldId, setHeld] = useState(jobId);
  if (begun !== jobId) {
    setBegun(jobId);
    setHeld(jobId);
  }
  const activeId = heldId !== null && !dismissed.includes(heldId) ? heldId : null;
  const job = useJob(activeId);
  // One that came to nothing is open no more, and still has to be told of, until another is under way.
  const isOver = job?.status === 'failed' || job?.status === 'cancelled';
  if (open && open.job_id !== activeId && (activeId === null || isOver)) setHeld(open.job_id);
  useEffect(() => onJob(job), [job, onJob]);

  // Leaving stops the workflow: the server keeps the finished steps and pauses if nobody asks again (readings).
  const atWork = useRef(false);
  atWork.current = job?.status === 'queued' || job?.status === 'running';
  useEffect(() => {
    if (activeId === null) return;
    const leave = () => {
      if (atWork.current) workspace?.stopResearch(activeId);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [activeId, workspace]);

  const completed = job?.status === 'completed' ? job.report_id : null;
  useEffect(() => {
    if (completed && pathname === '/market-validation') void navigate(`/market-validation/report/${completed}`);
  }, [completed, navigate, pathname]);
  return null;
}
