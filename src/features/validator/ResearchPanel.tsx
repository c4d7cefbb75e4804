import { Link } from 'react-router-dom';
import { LazyTrail } from '../../components/trail/LazyTrail.tsx';
import type { TrailEntry } from '../../contract/trail.ts';
import { stepViews } from '../../domain/research-progress.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { validator } from './messages.ts';

interface ResearchPanelProps {
  progress: number;
  /** Set when the report is there. */
  reportId: string | null;
  trail: readonly TrailEntry[];
  /** ISO 639-1. */
  language: string;
}

/** The six steps, collapsible (spec 2 §2), and under them what is being looked up. */
export function ResearchPanel({ progress, reportId, trail, language }: ResearchPanelProps) {
  return (
    <details className="panel card" open>
      <summary>
        {validator.research}
        <Icon name="down" />
      </summary>
      <Steps steps={stepViews(progress)} />
      {trail.length > 0 && <LazyTrail lines={trail} language={language} />}
      {reportId && (
        <div className="stack tight">
          <p>{validator.complete}</p>
          <Link className="btn" to={`/market-validation/report/${reportId}`}>
            {validator.viewReport}
          </Link>
        </div>
      )}
    </details>
  );
}
