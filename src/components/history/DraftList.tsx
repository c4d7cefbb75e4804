import { Link } from 'react-router-dom';
import { isKit } from '../../domain/report-kind.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import type { DraftRow } from '../../hooks/draft-reports.ts';
import { history as texts } from './messages.ts';
import '../../ui/list.css';

interface DraftListProps {
  drafts: readonly DraftRow[];
  currentId?: string | undefined;
  onOpen: () => void;
}

/** What the engine wrote here, above what the server knows. */
export function DraftList({ drafts, currentId, onOpen }: DraftListProps) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label={texts.drafts}>
      <ul className="list">
        {drafts.map((draft) => (
          <li key={draft.id} className={draft.id === currentId ? 'current' : ''}>
            <Link to={`/market-validation/draft/${draft.id}`} onClick={onOpen}>
              <strong>
                {draft.outcome.kind === 'report' ? displayTitle(draft.outcome.content.title) : draft.query}
              </strong>
              <small>
                <span className="badge">
                  {draft.outcome.kind === 'report' && isKit(draft.outcome.content.metadata) ? texts.kit : texts.draft}
                </span>
                <span>{texts.here}</span>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
