import { useState } from 'react';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useConnection } from '../../../hooks/connection.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { FormField } from '../use-auth-form.ts';
import { CodeField } from './CodeField.tsx';
import { proof as texts } from './messages.ts';

type Letter = 'none' | 'sending' | 'sent';

/** A code is sent when it is asked for, and typed here. */
export function LetterCode({ email, field }: { email: string; field: FormField }) {
  const act = useAccountActions();
  const { online } = useConnection();
  const [letter, setLetter] = useState<Letter>('none');
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    setLetter('sending');
    setFault(null);
    const outcome = await act((account) => account.sendCode());
    setLetter(outcome.ok ? 'sent' : 'none');
    if (!outcome.ok) setFault(texts.notSent(outcome.message));
  };
  return (
    <>
      <p>{texts.lead(email)}</p>
      {fault && <Notice tone="error">{fault}</Notice>}
      {letter === 'sent' && <Notice>{texts.sent}</Notice>}
      <span>
        <Button
          look="quiet"
          disabled={!online}
          busy={letter === 'sending' ? texts.sending : undefined}
          onClick={() => void send()}
        >
          {letter === 'sent' ? texts.again : texts.send}
        </Button>
      </span>
      <CodeField label={texts.code} {...field} />
    </>
  );
}
