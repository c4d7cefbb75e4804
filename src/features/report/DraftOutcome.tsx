import { lazy, type ReactNode, Suspense } from 'react';
import { questionSetOf } from '../../contract/question-set.ts';
import type { Report } from '../../contract/report.ts';
import type { DraftRow } from '../../hooks/draft-reports.ts';
import { Notice } from '../../ui/Notice.tsx';
import { draft as texts } from './draft-messages.ts';
import { ReportArticle } from './ReportArticle.tsx';
import '../../ui/ask.css';

/** A report shares this file's parts, and asks nothing. */
const Clarification = lazy(() =>
  import('../../components/asking/Clarification.tsx').then((m) => ({ default: m.Clarification })),
);

interface DraftOutcomeProps {
  draft: DraftRow;
  /** What is said while it is being written. */
  working?: string;
  /** Answers to the set it asks (`questionSetOf`), by the question's number. */
  onAnswers: (set: string, answers: Readonly<Record<string, string>>) => void;
  /** What it is and what can be done with it, above what came of it. */
  children: ReactNode;
}

/** What the engine on this device made of a problem: questions set after set, then a kit, a draft, or why there is none. */
export function DraftOutcome({ draft, working = texts.working, onAnswers, children }: DraftOutcomeProps) {
  const { outcome, query } = draft;
  const underWay = <UnderWay query={query} working={working} />;
  if (outcome.kind === 'working') return underWay;
  if (outcome.kind === 'questions') {
    const { questions, language } = outcome;
    const set = questionSetOf(questions);
    return (
      <div className="ask talking">
        <Suspense fallback={underWay}>
          <Clarification
            key={set}
            label="draftTalk"
            earlier={Object.values(draft.answers).filter((answer) => answer !== '')}
            job={{ job_id: draft.id, query, questions, answered: Object.keys(draft.answers).length, language }}
            onDone={(answers) => onAnswers(set, answers)}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <>
      {children}
      {outcome.kind === 'report' && <ReportArticle report={asReport(draft, outcome.content)} />}
      {outcome.kind === 'refused' && (
        <Notice tone="warning">
          <span dir="auto">{outcome.reason}</span>
        </Notice>
      )}
      {outcome.kind === 'failed' && <Notice tone="error">{texts.failed}</Notice>}
      {outcome.kind !== 'report' && <p>{query}</p>}
    </>
  );
}

/** What it is about stays in sight while it is being written. */
const UnderWay = ({ query, working }: { query: string; working: string }) => (
  <div className="ask">
    <ol className="talk">
      <li className="mine">
        <span className="clamp" dir="auto">
          {query}
        </span>
      </li>
    </ol>
    <p role="status" className="row">
      <span className="spinner" aria-hidden="true" />
      <span>{working}</span>
    </p>
  </div>
);

const asReport = (draft: DraftRow, content: Report['report']): Report => ({
  job_id: draft.id,
  report_id: draft.id,
  created_at: new Date(draft.createdAt).toISOString(),
  title: content.title,
  summary: content.summary,
  report: content,
});
