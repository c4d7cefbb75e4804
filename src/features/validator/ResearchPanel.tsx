import { Link } from 'react-router-dom';
import { stepViews } from '../../domain/research-progress.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { validator } from './messages.ts';

/** The six steps, collapsible (spec 2 §2). `reportId` is set when the report is there. */
export function ResearchPanel({ progress, reportId }: { progress: number; reportId: string | null }) {
  return (
    <details className="panel card" open>
      <summary>
        {validator.research}
        <Icon name="down" />
      </summary>
      <Steps steps={stepViews(progress)} />
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
