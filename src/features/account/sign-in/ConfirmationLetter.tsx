import { useState } from 'react';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { confirmation as texts } from './messages.ts';

/** The letter that confirms an address, once more. What is said is the same whether somebody waits for it or not. */
export function ConfirmationLetter({ email }: { email: string }) {
  const act = useAccountActions();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFault(null);
    const outcome = await act((account) => account.resendConfirmation(email));
    setBusy(false);
    setSent(outcome.ok);
    if (!outcome.ok) setFault(outcome.message);
  };
  return (
    <div className="stack tight">
      {fault && <Notice tone="error">{fault}</Notice>}
      {sent && <p role="status">{texts.sent}</p>}
      <span>
        <Button look="quiet" busy={busy ? texts.sending : undefined} onClick={() => void send()}>
          {texts.again}
        </Button>
      </span>
    </div>
  );
}
