import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BackBar } from '../../components/BackBar.tsx';
import { HistoryButton, HistoryFrame, useHistorySidebar } from '../../components/HistorySidebar.tsx';
import { shared } from '../../components/messages.ts';
import type { Chunk } from '../../contract/chat.ts';
import type { Report } from '../../contract/report.ts';
import { isKit, isOfEarlierVersion } from '../../domain/report-kind.ts';
import { sampleById } from '../../domain/samples.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useInsights } from '../../hooks/insights.ts';
import { type ReportAnswer, useReport } from '../../hooks/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import { findPart, showPart } from './cited-part.ts';
import { insights as insightTexts, report as texts } from './messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import { ReportBar } from './ReportBar.tsx';
import { type TextSize, useTextSize } from './use-text-size.ts';
import '../../ui/ask.css';
import '../../ui/report.css';

/** Making it anew needs the network: where its part was never fetched, nothing is offered. */
const EarlierVersion = lazy<ComponentType<{ id: string; query: string }>>(() =>
  import(/* on demand */ './EarlierVersion.tsx').then(
    (m) => ({ default: m.EarlierVersion }),
    () => ({ default: () => null }),
  ),
);
const FeedbackDialog = lazy(() =>
  import('../../components/feedback/FeedbackDialog.tsx').then((m) => ({ default: m.FeedbackDialog })),
);
const ChatPanel = lazy(() => import('./ChatPanel.tsx').then((m) => ({ default: m.ChatPanel })));
const SampleReport = lazy(() => import('./SamplePage.tsx').then((m) => ({ default: m.SampleReport })));
const Found = lazy(() => import('./Found.tsx').then((m) => ({ default: m.Found })));
const InsightsTab = lazy(() => import('./InsightsTab.tsx').then((m) => ({ default: m.InsightsTab })));

/** Spec 2 §9. */
const NOT_FOUND_REDIRECT_MS = 2_000;

/** A report's page by its address; the fixed sample ids open their samples (readings: Reports). */
export function ReportPage() {
  const { sessionId = '' } = useParams();
  const sample = sampleById(sessionId);
  if (sample) return <SampleReport sample={sample} />;
  return sessionId === '' ? <NoReport /> : <SavedReport sessionId={sessionId} />;
}

/** The fallback address without an id (spec 2 §5). */
function NoReport() {
  return (
    <main id="main" className="page">
      <BackBar to="/market-validation" label={texts.back} />
      <Notice tone="error">{texts.noId}</Notice>
    </main>
  );
}

/** Read from this device; fetched once when it is not here. */
function SavedReport({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  const actions = useActions();
  const answer = useReport(sessionId);
  const { state, report } = answer;
  const text = useTextSize();
  const history = useHistorySidebar();
  // A report that was given another name has it everywhere.
  const named = report && answer.row ? { ...report, title: answer.row.title } : report;

  useEffect(() => {
    if (state !== 'not_found') return;
    const timer = setTimeout(() => void navigate('/market-validation', { replace: true }), NOT_FOUND_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  const ready = state === 'ready';
  useEffect(() => {
    if (ready) void actions.mutate('view', { reportId: sessionId });
  }, [ready, sessionId, actions]);

  return (
    <main id="main" className="page">
      <BackBar to="/market-validation" label={texts.back}>
        <ReportBar id={sessionId} row={answer.row} report={named} size={text.size} onSize={text.change}>
          <HistoryButton sidebar={history} compact />
        </ReportBar>
      </BackBar>
      <HistoryFrame sidebar={history} currentId={sessionId}>
        <div className="row report-head no-print">
          {/* Until the report brings its own title this is what the page is called. */}
          {named ? <strong>{texts.header}</strong> : <h1>{texts.header}</h1>}
          {ready && (
            <small className="row tight-row" title={texts.onDevice}>
              <Icon name="check" /> <span className="long">{texts.onDevice}</span>
              <span className="short visually-hidden">{texts.onDevice}</span>
            </small>
          )}
        </div>
        {state === 'loading' && <ReportSkeleton />}
        {named && <Reading key={sessionId} id={sessionId} report={named} size={text.size} />}
        <Trouble answer={answer} retry={answer.retry} />
      </HistoryFrame>
    </main>
  );
}

type TabKey = 'report' | 'insights';

/** The report, its insights, and the conversation about it. */
function Reading({ id, report, size }: { id: string; report: Report; size: TextSize }) {
  const { hash } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [tab, setTab] = useState<TabKey>('report');
  const [feedbackOpen, setFeedbackOpen] = useState(false);
  const [chatOpen, setChatOpen] = useState(query.get('chat') === 'open');
  const [cited, setCited] = useState<Chunk | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // They cost a request or more: asked for when somebody opens their tab, and followed from then on.
  const [wanted, setWanted] = useState(false);
  const insights = useInsights(id, wanted);
  const busy = insights.answer?.state.status === 'generating' ? insightTexts.generating : undefined;

  // A link that opens the chat leaves the bare address behind.
  useEffect(() => {
    if (query.has('chat')) setQuery({}, { replace: true });
  }, [query, setQuery]);

  // The report has to be on the screen before a part of it can be shown.
  useEffect(() => {
    if (!cited || tab !== 'report' || !root.current) return;
    const part = findPart(root.current, cited);
    if (part) showPart(part);
    setCited(null);
  }, [cited, tab]);

  const cite = (chunk: Chunk) => {
    setTab('report');
    setCited(chunk);
    // On a small screen the panel would lie over what it points to.
    if (!matchMedia('(min-width: 64rem)').matches) setChatOpen(false);
  };
  const close = () => {
    opener.current?.focus();
    startTransition(() => setChatOpen(false));
  };

  return (
    <div ref={root}>
      <Tabs<TabKey>
        label={texts.tabs}
        current={tab}
        onChange={(key) => {
          setTab(key);
          if (key === 'insights' && !isKit(report.report.metadata)) setWanted(true);
        }}
        tabs={[
          { key: 'report', title: texts.tabReport },
          { key: 'insights', title: texts.tabInsights, busy },
        ]}
      >
        {isOfEarlierVersion(report.report.metadata) && (
          <Suspense>
            <EarlierVersion id={id} query={report.report.metadata.query} />
          </Suspense>
        )}
        {tab === 'report' ? (
          <>
            <ReportArticle report={report} size={size} />
            <WhenNear isWanted={hash === '#found'}>
              <Suspense>
                <Found id={id} report={report} />
              </Suspense>
            </WhenNear>
          </>
        ) : (
          <Suspense>
            <InsightsTab insights={insights} metadata={report.report.metadata} />
          </Suspense>
        )}
      </Tabs>
      <div className="report-dock no-print">
        <Button look="quiet" onClick={() => setFeedbackOpen(true)}>
          {shared.feedback}
        </Button>
        <Button
          ref={opener}
          aria-expanded={chatOpen}
          onClick={chatOpen ? close : () => startTransition(() => setChatOpen(true))}
        >
          <Icon name="chat" />
          {texts.chat}
        </Button>
      </div>
      {feedbackOpen && (
        <Suspense>
          <FeedbackDialog about="report" subjectId={id} onClose={() => setFeedbackOpen(false)} />
        </Suspense>
      )}
      {chatOpen && (
        <Suspense>
          <ChatPanel reportId={id} metadata={report.report.metadata} onCite={cite} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Trouble({ answer, retry }: { answer: ReportAnswer; retry: () => void }) {
  const { online } = useConnection();
  const { state, message } = answer;
  if (state === 'not_found') return <Notice tone="warning">{message ?? texts.notFound}</Notice>;
  if (state !== 'error' && state !== 'forbidden' && state !== 'not_here') return null;
  const absent = state === 'not_here' && !online;
  return (
    <Notice tone={absent ? 'warning' : 'error'}>
      <span>{absent ? texts.notHere : (message ?? (state === 'forbidden' ? texts.forbidden : texts.failed))}</span>
      <span>
        <Button look="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      </span>
    </Notice>
  );
}

/** Holds the layout while the report is read from this device or fetched. */
function ReportSkeleton() {
  return (
    <div className="reading" role="status" aria-label={texts.loading}>
      <div className="prose">
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton tall" />
        <span className="skeleton tall" />
      </div>
    </div>
  );
}
