import { useState } from 'react';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { signIn as texts } from './messages.ts';

/** Leaves for the provider's own page; the way back leads to `/auth/callback`, and from there to `returnTo`. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const act = useAccountActions();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const address = await act((account) => account.providerAddress('google', returnTo));
    if (address.ok) location.assign(address.value);
    else {
      toast(texts.googleFailed, 'error');
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy ? texts.googleBusy : undefined} onClick={() => void leave()}>
      <GoogleMark />
      {texts.google}
    </Button>
  );
}
