import { Link, useNavigate } from 'react-router-dom';
import { isKit } from '../../domain/report-kind.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import { useActions } from '../../hooks/actions.ts';
import type { DraftView } from '../../hooks/draft-reports.ts';
import { Button } from '../../ui/Button.tsx';
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
  refused: texts.notStarted,
  failed: texts.researchFailed,
} as const;

interface DraftItemProps {
  draft: DraftView;
  isCurrent: boolean;
  onOpen: () => void;
}

function DraftItem({ draft: { id, query, outcome, research }, isCurrent, onOpen }: DraftItemProps) {
  const actions = useActions();
  const navigate = useNavigate();
  const made = outcome.kind === 'report' ? outcome.content : null;
  const title = made ? displayTitle(made.title) : query;
  // A text that was refused is written anew on the draft's own page.
  const canGoAgain = research.state === 'failed' && research.refusal === null;
  const researchAgain = async () => {
    await actions.researchDraft(id);
    onOpen();
    void navigate('/market-validation');
  };
  return (
    <li className={`${isCurrent ? 'current' : ''} ${canGoAgain ? 'with-act' : ''}`}>
      <Link to={`/market-validation/draft/${id}`} onClick={onOpen}>
        <strong>{title}</strong>
        <small>
          <span className="badge">{made && isKit(made.metadata) ? texts.kit : texts.draft}</span>
          <span>{SIGNS[research.state]}</span>
        </small>
      </Link>
      {canGoAgain && (
        <Button look="quiet" aria-label={texts.researchAgain(title)} onClick={() => void researchAgain()}>
          {texts.again}
        </Button>
      )}
    </li>
  );
}
