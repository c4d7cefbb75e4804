import { useEffect } from 'react';
import { destinationAfterSignIn } from '../../../domain/return-url.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { SELECTED_OPTION_KEY } from '../selected-option.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { signIn as texts } from './messages.ts';

interface GoogleWayProps {
  readonly search: string;
  readonly refused: string | null;
  readonly onFound: () => void;
}

/** The button, and the question whether a refused address signs in this way. */
export function GoogleWay({ search, refused, onFound }: GoogleWayProps) {
  const act = useAccountActions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address that was refused.
  useEffect(() => {
    if (refused === null) return;
    let over = false;
    const ask = async () => {
      const provider = await act((account) => account.otherProviderOf(refused));
      if (!over && provider === 'google') onFound();
    };
    void ask();
    return () => {
      over = true;
    };
  }, [refused]);

  return (
    <>
      <p className="or">{texts.or}</p>
      <GoogleButton returnTo={destinationAfterSignIn(search, localStorage.getItem(SELECTED_OPTION_KEY))} />
    </>
  );
}
