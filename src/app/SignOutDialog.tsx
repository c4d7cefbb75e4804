import { useState } from 'react';
import { shared } from '../components/messages.ts';
import { useConnection } from '../hooks/connection.ts';
import { useSession } from '../hooks/session.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Phones are shared: what stays on the device is the person's choice, and what would be lost is said first (ACC-1). */
export function SignOutDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const session = useSession();
  const { waiting, failed } = useConnection();
  const [keepReports, setKeepReports] = useState(false);
  const [busy, setBusy] = useState(false);
  const unsent = waiting + failed;
  const leave = async () => {
    setBusy(true);
    await session.signOut({ keepReports });
    onDone();
  };
  return (
    <Modal title={shared.signOutTitle} onClose={onClose}>
      <p>{shared.signOutText}</p>
      {unsent > 0 && <Notice tone="warning">{shared.signOutWaiting(unsent)}</Notice>}
      <label className="check">
        <input type="checkbox" checked={keepReports} onChange={(event) => setKeepReports(event.target.checked)} />
        {shared.keepReports}
      </label>
      <div className="row">
        <Button busy={busy ? shared.signingOut : undefined} onClick={() => void leave()}>
          {shared.signOut}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {shared.stay}
        </Button>
      </div>
    </Modal>
  );
}
