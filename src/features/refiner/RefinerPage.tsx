import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { shared } from '../../components/messages.ts';
import { Sidebar } from '../../components/Sidebar.tsx';
import { Button } from '../../ui/Button.tsx';
import { HistoryList } from './HistoryList.tsx';
import { IdeaStep } from './IdeaStep.tsx';
import { history } from './messages.ts';
import { ResultsStep } from './ResultsStep.tsx';
import '../../ui/refine.css';

const FeedbackDialog = lazy(() =>
  import('../../components/feedback/FeedbackDialog.tsx').then((m) => ({ default: m.FeedbackDialog })),
);

/**
 * The two steps of spec 3 §4: an idea goes in, problems that may lie behind it come out. The session stands in the address,
 * so that a reload, the way back and another tab show the same.
 */
export function RefinerPage() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const [feedbackOpen, setFeedbackOpen] = useState(false);
  const sessionId = query.get('session');
  return (
    <main id="main" className="page">
      <Sidebar
        texts={history}
        side={(close) => <HistoryList currentId={sessionId} onChoose={close} />}
        bar={
          <Button look="quiet" className="push" onClick={() => setFeedbackOpen(true)}>
            {shared.feedback}
          </Button>
        }
      >
        {/* Another visit reads anew what was put into the box from elsewhere. */}
        {sessionId === null ? <IdeaStep key={key} /> : <ResultsStep key={sessionId} id={sessionId} />}
      </Sidebar>
      {feedbackOpen && (
        <Suspense>
          <FeedbackDialog about="refiner" subjectId={sessionId} onClose={() => setFeedbackOpen(false)} />
        </Suspense>
      )}
    </main>
  );
}
