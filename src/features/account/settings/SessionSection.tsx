import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignOutDialog } from '../../../components/SignOutDialog.tsx';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';

const texts = settings.sessions;

/** Ends every session of the account; the server has to say that it did before this device is left. */
export function SessionSection({ online }: { online: boolean }) {
  const act = useAccountActions();
  const toast = useToast();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const end = async () => {
    const outcome = await act((account) => account.endEverySession());
    if (!outcome.ok) {
      setFault(outcome.message);
      toast(texts.failed, 'error', 'sessions');
    }
    return outcome.ok;
  };
  return (
    <Section id="sessions" title={texts.title} lead={texts.lead}>
      {fault && <Notice tone="error">{fault}</Notice>}
      <span>
        <Button
          look="quiet"
          disabled={!online}
          onClick={() => {
            setFault(null);
            setLeaving(true);
          }}
        >
          {texts.everywhere}
        </Button>
      </span>
      {leaving && (
        <SignOutDialog
          title={texts.dialogTitle}
          text={texts.dialogText}
          first={end}
          onClose={() => setLeaving(false)}
          onDone={() => {
            toast(texts.done, 'success', 'sessions');
            void navigate('/login');
          }}
        />
      )}
    </Section>
  );
}
