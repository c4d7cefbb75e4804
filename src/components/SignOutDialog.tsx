import { useEffect, useState } from 'react';
import { useKeepsAnything } from '../hooks/keeps-anything.ts';
import { useOwnOutbox } from '../hooks/own-outbox.ts';
import { useSession } from '../hooks/session.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { signOut as texts } from './sign-out-messages.ts';

type Fate = 'send' | 'keep' | 'discard';

interface SignOutProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks only where there is something to lose: a device that keeps nothing of the account is left at once. */
export function SignOut(props: SignOutProps) {
  const session = useSession();
  const keeps = useKeepsAnything();
  const { onDone } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once, as soon as it is known.
  useEffect(() => {
    if (keeps === false) void session.signOut({ keepReports: false }).then(onDone);
  }, [keeps]);
  return keeps ? <SignOutDialog {...props} /> : null;
}

interface SignOutDialogProps extends SignOutProps {
  /** What comes before leaving this device, such as ending the sessions elsewhere. False: it failed, and nobody leaves. */
  readonly first?: () => Promise<boolean>;
  readonly title?: string;
  readonly text?: string;
}

/** Phones are shared: what stays on the device is the person's choice, and what would be lost is said first (ACC-1). */
export function SignOutDialog({ first, title = texts.title, text = texts.text, onClose, onDone }: SignOutDialogProps) {
  const session = useSession();
  const { unsent: counted, online, sendNow, discard } = useOwnOutbox();
  const [chosen, setChosen] = useState<Fate | null>(null);
  const [keepReports, setKeepReports] = useState(false);
  const [busy, setBusy] = useState<string>();
  const [left, setLeft] = useState(0);
  const fate = chosen ?? (online ? 'send' : 'keep');
  const unsent = counted ?? 0;
  // What has not been sent lies in the same place as the reports.
  const keeps = keepReports || (unsent > 0 && fate === 'keep');

  const leave = async () => {
    setLeft(0);
    if (unsent > 0 && fate === 'send') {
      setBusy(texts.sending);
      const remaining = await sendNow();
      setBusy(undefined);
      if (remaining > 0) {
        setChosen('keep');
        return setLeft(remaining);
      }
    }
    setBusy(texts.signingOut);
    if (first && !(await first())) {
      setBusy(undefined);
      return onClose();
    }
    // It lies where the reports stay, and would go out at the next sign-in.
    if (unsent > 0 && fate === 'discard' && keeps) await discard();
    await session.signOut({ keepReports: keeps });
    onDone();
  };

  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      {unsent > 0 && (
        <>
          <Notice tone={left > 0 ? 'error' : 'warning'}>{left > 0 ? texts.left(left) : texts.unsent(unsent)}</Notice>
          <Choice
            label={texts.choices}
            value={fate}
            onChange={setChosen}
            options={[
              { value: 'send', text: online ? texts.send : texts.sendOffline, disabled: !online },
              { value: 'keep', text: texts.keep },
              { value: 'discard', text: texts.discard },
            ]}
          />
        </>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={keeps}
          disabled={keeps && !keepReports}
          onChange={(event) => setKeepReports(event.target.checked)}
        />
        {texts.keepReports}
      </label>
      <div className="row">
        <Button busy={busy} disabled={counted === null} onClick={() => void leave()}>
          {texts.signOut}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.stay}
        </Button>
      </div>
    </Modal>
  );
}
