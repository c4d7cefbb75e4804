import { useActions } from '../hooks/actions.ts';
import { useConnection } from '../hooks/connection.ts';
import { useFailedEntries } from '../hooks/failed-entries.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { shared } from './messages.ts';

/** What waits, what failed and why, each with a way on. */
export function SyncScreen() {
  const { online, waiting, stuck } = useConnection();
  const failed = useFailedEntries();
  const actions = useActions();
  return (
    <div className="stack">
      <p>{online ? shared.syncOnline : shared.syncOffline}</p>
      <p>{waiting > 0 ? shared.syncWaiting(waiting) : failed.length === 0 && shared.syncNothing}</p>
      {stuck && <Notice tone="warning">{shared.stuck}</Notice>}
      {failed.length > 0 && <p>{shared.syncFailed}</p>}
      {failed.map((entry) => (
        <Notice key={entry.opId} tone="error">
          <strong>{shared.entry[entry.type]}</strong>
          <span className="clamp">{entry.text}</span>
          <span>{entry.reason}</span>
          <div className="row">
            {entry.cause !== 'unreadable' && (
              <Button look="quiet" onClick={() => void actions.retry(entry.opId)}>
                {shared.retry}
              </Button>
            )}
            <Button look="quiet" onClick={() => void navigator.clipboard.writeText(entry.text)}>
              {shared.copy}
            </Button>
            <Button look="plain" onClick={() => void actions.discard(entry.opId)}>
              {shared.discard}
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  );
}
