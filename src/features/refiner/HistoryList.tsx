import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { preview, type RefinerItem } from '../../domain/refiner.ts';
import { sessionDate } from '../../domain/session-date.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type RefinerSessions, useRefinerHistory } from '../../hooks/refiner.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeleteSession } from './DeleteSession.tsx';
import { refiner, history as texts } from './messages.ts';
import '../../ui/list.css';

interface HistoryListProps {
  currentId: string | null;
  /** Something was chosen. */
  onChoose: () => void;
}

/** What was refined so far: from this device first, the server brings it up to date. */
export function HistoryList({ currentId, onChoose }: HistoryListProps) {
  const history = useRefinerHistory();
  const { items, status, hasMore, more } = history;
  const navigate = useNavigate();
  const [going, setGoing] = useState<RefinerItem | null>(null);
  // As fresh as the opening of the list.
  const [now] = useState(() => new Date());
  const onDeleted = () => {
    if (going?.id === currentId) void navigate('/prefine', { replace: true });
    setGoing(null);
  };
  return (
    <>
      <Link className="btn quiet" to="/prefine" onClick={onChoose}>
        <Icon name="plus" />
        {texts.start}
      </Link>
      <Trouble history={history} />
      {items && items.length > 0 && (
        <ul className="list" aria-label={texts.list}>
          {items.map((item) => (
            <li key={item.id} className={item.id === currentId ? 'current' : ''}>
              <Item item={item} now={now} isCurrent={item.id === currentId} onChoose={onChoose} />
              <Button look="icon" aria-label={texts.remove(preview(item.idea))} onClick={() => setGoing(item)}>
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <span>
          <Button look="quiet" busy={status?.state === 'loading' ? texts.loadingMore : undefined} onClick={more}>
            {texts.more}
          </Button>
        </span>
      )}
      {going && <DeleteSession item={going} onClose={() => setGoing(null)} onDeleted={onDeleted} />}
    </>
  );
}

function Item({
  item,
  now,
  isCurrent,
  onChoose,
}: {
  item: RefinerItem;
  now: Date;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const { sending } = item;
  return (
    <Link to={`/prefine?session=${item.id}`} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
      <strong>{preview(item.idea)}</strong>
      <small>
        <time dateTime={item.createdAt}>{sessionDate(item.createdAt, now)}</time>
        {sending === null && <span>{texts.problems(item.results)}</span>}
        {sending !== null && <span>{sending.state === 'failed' ? texts.refused : texts.waiting}</span>}
        {item.here && <span>{texts.here}</span>}
      </small>
    </Link>
  );
}

/** A failed reading stands above what is here, never instead of it (PULL-4). */
function Trouble({ history: { items, status, refresh } }: { history: RefinerSessions }) {
  const { online } = useConnection();
  const isEmpty = items?.length === 0;
  const failed = status?.state === 'failed';
  if (failed) {
    const code = status.fault?.status ?? 0;
    return (
      <Notice tone={isEmpty ? 'error' : 'warning'}>
        <strong>{code === 401 ? refiner.notAuthenticated : texts.failed}</strong>
        <span>{texts.failedHint}</span>
        {code > 0 && <small>{texts.failedWith(code)}</small>}
        <span>
          <Button look="quiet" onClick={refresh}>
            {texts.retry}
          </Button>
        </span>
      </Notice>
    );
  }
  if (items === undefined || (isEmpty && online && status?.state !== 'fresh'))
    return <p className="empty">{texts.loading}</p>;
  if (!isEmpty) return null;
  return (
    <p className="empty">
      <strong>{texts.empty}</strong>
      <span>{texts.emptyHint}</span>
    </p>
  );
}
