import { Link } from 'react-router-dom';
import { isKit } from '../../domain/report-kind.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import type { DraftView } from '../../hooks/draft-reports.ts';
import { history as texts } from './messages.ts';
import '../../ui/list.css';

interface DraftListProps {
  drafts: readonly DraftView[];
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
          <DraftItem key={draft.id} draft={draft} isCurrent={draft.id === currentId} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

const SIGNS = {
  none: texts.here,
  open: texts.researching,
  reported: texts.researched,
  refused: texts.researchFailed,
  failed: texts.researchFailed,
} as const;

interface DraftItemProps {
  draft: DraftView;
  isCurrent: boolean;
  onOpen: () => void;
}

function DraftItem({ draft: { id, query, outcome, research }, isCurrent, onOpen }: DraftItemProps) {
  const made = outcome.kind === 'report' ? outcome.content : null;
  return (
    <li className={isCurrent ? 'current' : ''}>
      <Link to={`/market-validation/draft/${id}`} onClick={onOpen}>
        <strong>{made ? displayTitle(made.title) : query}</strong>
        {made && (
          <span className="one-line" dir="auto">
            {query}
          </span>
        )}
        <small>
          <span className="badge">{made && isKit(made.metadata) ? texts.kit : texts.draft}</span>
          <span>{SIGNS[research.state]}</span>
        </small>
      </Link>
    </li>
  );
}
