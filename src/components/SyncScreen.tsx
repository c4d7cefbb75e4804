import { useNavigate } from 'react-router-dom';
import type { OutboxItem } from '../domain/working-copy.ts';
import { useConnection } from '../hooks/connection.ts';
import { useKit } from '../hooks/draft-reports.ts';
import { useOutbox, useOutboxActions } from '../hooks/outbox.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { shared } from './messages.ts';
import { sync } from './sync-messages.ts';

/** What waits, what failed and why, each with a way on. */
export function SyncScreen({ onLeave }: { onLeave: () => void }) {
  const { online, reached, stuck } = useConnection();
  const items = useOutbox();
  // Once for all of them: an entry of its own would not know at first where it is kept.
  const actions = useOutboxActions();
  const waiting = items.filter((item) => item.state === 'waiting');
  const failed = items.filter((item) => item.state !== 'waiting');
  return (
    <div className="stack">
      <p>{online ? (reached ? sync.online : sync.unreached) : sync.offline}</p>
      {stuck && <Notice tone="warning">{sync.stuck}</Notice>}
      {items.length === 0 && <p>{sync.nothing}</p>}
      {failed.length > 0 && <p>{sync.failed}</p>}
      {failed.map((item) => (
        <Notice key={item.opId} tone="error">
          <Entry item={item} actions={actions} onLeave={onLeave} />
        </Notice>
      ))}
      {waiting.length > 0 && <p>{sync.waiting(waiting.length)}</p>}
      {waiting.map((item) => (
        <Notice key={item.opId}>
          <Entry item={item} actions={actions} onLeave={onLeave} />
        </Notice>
      ))}
      <DraftingKit online={online} />
    </div>
  );
}

/** Offered, never fetched unasked: it is as large as a week's use. */
function DraftingKit({ online }: { online: boolean }) {
  const kit = useKit();
  if (kit.here === null) return null;
  if (kit.here) return <small>{sync.kit.here}</small>;
  return (
    <div className="stack tight">
      <small>{kit.state === 'failed' ? sync.kit.failed : sync.kit.offer}</small>
      {online && (
        <span>
          <Button look="quiet" busy={kit.state === 'fetching' ? sync.kit.fetching : undefined} onClick={kit.fetch}>
            {sync.kit.fetch}
          </Button>
        </span>
      )}
    </div>
  );
}

interface EntryProps {
  item: OutboxItem;
  actions: ReturnType<typeof useOutboxActions>;
  onLeave: () => void;
}

function Entry({ item, actions, onLeave }: EntryProps) {
  const navigate = useNavigate();
  const edit = async () => {
    const place = await actions.edit(item.opId);
    if (!place) return;
    onLeave();
    void navigate(place.to);
  };
  return (
    <>
      <strong>{item.label}</strong>
      <span className="clamp">{item.text}</span>
      {item.reason !== '' && <span>{item.reason}</span>}
      <div className="row">
        {item.state !== 'unreadable' && (
          <Button look="quiet" onClick={() => void actions.retry(item.opId)}>
            {item.state === 'waiting' ? shared.tryNow : shared.retry}
          </Button>
        )}
        {item.edit && (
          <Button look="quiet" onClick={() => void edit()}>
            {shared.edit}
          </Button>
        )}
        <Button look="quiet" onClick={() => void navigator.clipboard.writeText(item.text)}>
          {sync.copy}
        </Button>
        <Button look="plain" onClick={() => void actions.discard(item.opId)}>
          {item.state === 'waiting' ? shared.takeBack : shared.discard}
        </Button>
      </div>
    </>
  );
}
