import { useState } from 'react';
import { Link } from 'react-router-dom';
import { historyError } from '../../domain/explorer-errors.ts';
import { chosenWords } from '../../domain/explorer-form.ts';
import type { SessionLine } from '../../domain/explorer-views.ts';
import { sessionDate } from '../../domain/session-date.ts';
import { useExplorerHistory } from '../../hooks/explorer.ts';
import { keptInPlace, type Placed, placed } from '../../lib/kept-in-place.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeleteSessionDialog } from './DeleteSessionDialog.tsx';
import { generator, sessions as texts } from './messages.ts';
import '../../ui/list.css';

interface HistoryListProps {
  currentId?: string | undefined;
  onOpen?: () => void;
}

export const nameOf = ({ parameters }: Pick<SessionLine, 'parameters'>): string =>
  `${chosenWords(parameters.industry) ?? texts.anyIndustry} · ${chosenWords(parameters.geography) ?? texts.anyPlace}`;

/** Completed explorations, twenty at a time; a reading that failed is a notice over what is here (PULL-4). */
export function HistoryList({ currentId, onOpen = () => {} }: HistoryListProps) {
  const { sessions: listed, status, hasMore, more, refresh } = useExplorerHistory();
  // While the dialog is open nothing is decided: the row stays, though a deletion that waits takes it away.
  const [going, setGoing] = useState<Placed<SessionLine> | null>(null);
  const [now] = useState(() => new Date());
  if (listed === undefined) return <p className="empty">{texts.loading}</p>;
  const sessions = keptInPlace(listed, going);
  const failed = status?.state === 'failed';
  const isFirstRead = status === null || status.state === 'never' || status.state === 'loading';
  return (
    <div className="stack tight">
      {failed && (
        <Notice tone="warning">
          <strong>{generator.history}</strong>
          <span>{generator.historyHint}</span>
          {status.detail && <small>{historyError(status.detail)}</small>}
          <span>
            <Button look="quiet" onClick={refresh}>
              {generator.tryAgain}
            </Button>
          </span>
        </Notice>
      )}
      {sessions.length === 0 && !failed && (
        <p className="empty">
          {isFirstRead ? (
            texts.loading
          ) : (
            <>
              <strong>{texts.empty}</strong>
              <span>{texts.emptyHint}</span>
            </>
          )}
        </p>
      )}
      <ul className="list" aria-label={texts.list}>
        {sessions.map((session) => (
          <li key={session.id} className={session.id === currentId ? 'current' : ''}>
            <Link
              to={`/problem-generator/results/${session.id}`}
              aria-current={session.id === currentId ? 'page' : undefined}
              onClick={onOpen}
            >
              <strong>{nameOf(session)}</strong>
              <small>
                <time dateTime={session.createdAt}>{sessionDate(session.createdAt, now)}</time>
                <span>{texts.problems(session.problems)}</span>
                {session.isHere && <span>{texts.here}</span>}
              </small>
            </Link>
            <Button
              look="icon"
              aria-label={texts.remove(nameOf(session))}
              onClick={() => setGoing(placed(sessions, session))}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" busy={status?.state === 'loading' ? texts.loadingMore : undefined} onClick={more}>
          {texts.more}
        </Button>
      )}
      {going && <DeleteSessionDialog session={going.row} name={nameOf(going.row)} onClose={() => setGoing(null)} />}
    </div>
  );
}
