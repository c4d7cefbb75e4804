import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CreditLine } from '../../components/CreditLine.tsx';
import { HistoryButton, HistoryFrame, useHistorySidebar } from '../../components/HistorySidebar.tsx';
import type { CreditStatus } from '../../contract/credits.ts';
import { creditState } from '../../domain/credits.ts';
import type { JobView } from '../../domain/working-copy.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { PROBLEM, useTypedText } from '../../hooks/typed-text.ts';
import { useWorkspace } from '../../hooks/use-workspace.ts';
import { Notice } from '../../ui/Notice.tsx';
import { validator } from './messages.ts';
import { ProblemBox } from './ProblemBox.tsx';
import '../../ui/ask.css';

const loadJobTalk = () => import('./JobTalk.tsx').then((m) => ({ default: m.JobTalk }));
const JobTalk = lazy(loadJobTalk);
const AnotherProblem = lazy(() => import('./JobTalk.tsx').then((m) => ({ default: m.AnotherProblem })));
// What reads the database comes behind the text box.
const FollowedJob = lazy(() => import('./FollowedJob.tsx').then((m) => ({ default: m.FollowedJob })));
const CreditCard = lazy(() => import('../../components/CreditCard.tsx').then((m) => ({ default: m.CreditCard })));

/** Describe a problem, answer what is asked, watch the research (spec 2 §2). */
export function ChatPage() {
  const actions = useActions();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useTypedText(PROBLEM);
  const [jobId, setJobId] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState<CreditStatus | null>(null);
  const [job, setJob] = useState<JobView>();
  const isOpen = useWorkspace() !== null;
  const { online } = useConnection();
  const history = useHistorySidebar();

  // A problem handed over by a link fills the box, and the address is bare again (spec 2 §2).
  const handed = query.get('problem') ?? query.get('search');
  useEffect(() => {
    if (handed === null) return;
    setText(handed);
    setQuery({}, { replace: true });
  }, [handed, setText, setQuery]);

  // Fetched behind the first screen: the network may be gone by the time a problem is sent, and the worker not yet done.
  // A failure here is no news; showing it would try again.
  useEffect(() => {
    loadJobTalk().catch(() => undefined);
  }, []);

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
    if (job) setDismissed([...dismissed, job.job_id]);
    setJobId(null);
    setJob(undefined);
    setText(problem);
  };

  const followed = isOpen && (
    <Suspense>
      <FollowedJob jobId={jobId} dismissed={dismissed} onJob={setJob} />
    </Suspense>
  );
  if (job) {
    return (
      <main id="main" className="page full">
        <HistoryFrame sidebar={history}>
          <div className="ask talking">
            <div className="row">
              <HistoryButton sidebar={history} compact />
              {job.status === 'clarification_needed' && (
                <Suspense>
                  <AnotherProblem job={job} onStartAgain={startAgain} />
                </Suspense>
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
        {followed}
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
          <Suspense fallback={<CreditLine />}>{isOpen ? <CreditCard onStatus={setStatus} /> : <CreditLine />}</Suspense>
        </div>
      </HistoryFrame>
      {followed}
    </main>
  );
}
