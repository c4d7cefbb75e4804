import { lazy, Suspense, useState } from 'react';
import { useConnection } from '../hooks/connection.ts';
import { shared } from './messages.ts';

const SyncDialog = lazy(() => import('./SyncDialog.tsx').then((m) => ({ default: m.SyncDialog })));

/**
 * The small constant sign: online, no connection, offline, N waiting, N failed. One tap shows what waits (OUT-11). `quiet`: only when there is
 * something to say.
 */
export function ConnectionSign({ quiet = false }: { quiet?: boolean }) {
  const { online, reached, waiting, failed } = useConnection();
  const [open, setOpen] = useState(false);
  const words = [
    online ? (reached ? null : shared.unreached) : shared.offline,
    waiting > 0 ? shared.waiting(waiting) : null,
    failed > 0 ? shared.failed(failed) : null,
  ].filter((word) => word !== null);
  const text = words.join(' · ') || shared.online;
  if (quiet && words.length === 0 && !open) return null;
  const look = failed > 0 ? 'failed' : online && reached ? '' : 'offline';
  return (
    <>
      <button type="button" className={`sign ${look}`} aria-label={text} onClick={() => setOpen(true)}>
        <span className="long">{text}</span>
        {waiting + failed > 0 && <span className="short">{waiting + failed}</span>}
      </button>
      {open && (
        <Suspense>
          <SyncDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
