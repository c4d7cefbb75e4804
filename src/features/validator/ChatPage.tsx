import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CreditCard } from '../../components/CreditCard.tsx';
import { HistoryButton, HistoryFrame, useHistorySidebar } from '../../components/HistorySidebar.tsx';
import { creditState } from '../../domain/credits.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useCredits } from '../../hooks/credits.ts';
import { useDraft } from '../../hooks/draft.ts';
import { useJob } from '../../hooks/job.ts';
import { useOpenJobs } from '../../hooks/open-jobs.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { validator } from './messages.ts';
import { ProblemBox } from './ProblemBox.tsx';
import '../../ui/ask.css';

const loadJobTalk = () => import('./JobTalk.tsx').then((m) => ({ default: m.JobTalk }));
const JobTalk = lazy(loadJobTalk);

/** Describe a problem, answer what is asked, watch the research (spec 2 §2). */
export function ChatPage() {
  const actions = useActions();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useDraft('problem');
  const [jobId, setJobId] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { status } = useCredits();
  const { online } = useConnection();
  const history = useHistorySidebar();

  // A problem handed over by a link fills the box, and the address is bare again (spec 2 §2).
  const handed = query.get('problem') ?? query.get('search');
  useEffect(() => {
    if (handed === null) return;
    setText(handed);
    setQuery({}, { replace: true });
  }, [handed, setText, setQuery]);

  const open = useOpenJobs().find((job) => !dismissed.includes(job.job_id));
  const activeId = jobId ?? open?.job_id ?? null;
  const job = useJob(activeId);

  // Fetched behind the first screen: the network may be gone by the time a problem is sent, and the worker not yet done.
  // A failure here is no news; showing it would try again.
  useEffect(() => {
    loadJobTalk().catch(() => undefined);
  }, []);

  // Leaving stops the workflow: the server keeps the finished steps and pauses if nobody asks again (readings).
  const atWork = useRef(false);
  atWork.current = job?.status === 'queued' || job?.status === 'running';
  useEffect(() => {
    if (activeId === null) return;
    const leave = () => {
      if (atWork.current) actions.stop(activeId);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [activeId, actions]);

  const completed = job?.status === 'completed' ? job.report_id : null;
  useEffect(() => {
    if (completed && pathname === '/market-validation') void navigate(`/market-validation/report/${completed}`);
  }, [completed, navigate, pathname]);

  // What was written outlives a research that failed, also through a reload: it stands in the box again.
  const failed = job?.status === 'failed' ? job.query : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once for a failure, and never over newer text.
  useEffect(() => {
    if (failed !== null && text === '') setText(failed);
  }, [failed]);

  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setJobId(await actions.startResearch(text.trim()));
      setText('');
    } catch (cause) {
      setFailure(wordsFor(cause, validator.notKept));
    }
    setBusy(false);
  };

  const draft = async (problem: string) => {
    try {
      const id = await actions.draft(problem);
      if (problem === text.trim()) setText('');
      void navigate(`/market-validation/draft/${id}`);
    } catch (cause) {
      setFailure(wordsFor(cause, validator.notKept));
    }
  };

  const startAgain = (problem: string) => {
    if (activeId) setDismissed([...dismissed, activeId]);
    setJobId(null);
    setText(problem);
  };

  if (job) {
    return (
      <main id="main" className="page full">
        <HistoryFrame sidebar={history}>
          <div className="ask talking">
            <div className="row">
              <HistoryButton sidebar={history} compact />
              {job.status === 'clarification_needed' && (
                <Button look="plain" className="push" onClick={() => startAgain('')}>
                  <Icon name="plus" />
                  {validator.another}
                </Button>
              )}
            </div>
            <Suspense>
              <JobTalk
                key={job.job_id}
                job={job}
                onStartAgain={startAgain}
                onDraft={(problem) => void draft(problem)}
              />
            </Suspense>
          </div>
        </HistoryFrame>
      </main>
    );
  }

  const exhausted = status !== null && creditState(status) === 'exhausted';
  return (
    <main id="main" className="page">
      <HistoryFrame sidebar={history}>
        <div className="ask">
          <div className="row title-row">
            <h1>{validator.title}</h1>
            <HistoryButton sidebar={history} compact />
          </div>
          <p className="muted">{validator.welcome}</p>
          {failure && <Notice tone="error">{failure}</Notice>}
          <ProblemBox
            text={text}
            onText={setText}
            onSend={() => void send()}
            busy={busy}
            blocked={exhausted ? validator.exhaustedHint : null}
            onDraft={online && !exhausted ? null : () => void draft(text.trim())}
          />
          <CreditCard />
        </div>
      </HistoryFrame>
    </main>
  );
}
