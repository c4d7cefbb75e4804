import { useEffect } from 'react';
import { destinationAfterSignIn } from '../../../domain/return-url.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useProviders } from '../../../hooks/providers.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { signIn as texts } from './messages.ts';

interface ProviderButtonsProps {
  readonly search: string;
  /** The address whose password was refused. */
  readonly refused: string | null;
  /** It signs in otherwise (spec 1 §2.11). */
  readonly onFound: () => void;
}

/** Ways to sign in beside the password. Comes after the form, which never waits for it; nothing where there is none. */
export function ProviderButtons({ search, refused, onFound }: ProviderButtonsProps) {
  const act = useAccountActions();
  const google = useProviders().includes('google');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address that was refused.
  useEffect(() => {
    if (!google || refused === null) return;
    let over = false;
    const ask = async () => {
      const provider = await act((account) => account.otherProviderOf(refused));
      if (!over && provider === 'google') onFound();
    };
    void ask();
    return () => {
      over = true;
    };
  }, [google, refused]);

  if (!google) return null;
  const returnTo = destinationAfterSignIn(search, localStorage.getItem('selectedOption'));
  return (
    <>
      <p className="muted">{texts.or}</p>
      <GoogleButton returnTo={returnTo} />
    </>
  );
}
