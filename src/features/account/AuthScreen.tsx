import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { destinationAfterSignIn } from '../../domain/return-url.ts';
import { useAccount } from '../../hooks/account.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { account } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Spec 1 §9: time to read the success text before moving on. */
const SIGN_UP_REDIRECT_MS = 2_000;
const SELECTED_OPTION_KEY = 'selectedOption';

/** One screen in two modes (spec 1 §2.11). `notice` is why the visitor was brought here, when there is a reason. */
export function AuthScreen({ mode, notice }: { mode: 'sign-in' | 'sign-up'; notice: string | null }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAccount();
  const [signedUp, setSignedUp] = useState(false);
  const [busy, setBusy] = useState(false);

  const destination = destinationAfterSignIn(search, localStorage.getItem(SELECTED_OPTION_KEY));
  const leave = () => {
    localStorage.removeItem(SELECTED_OPTION_KEY);
    void navigate(destination, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once, when the state it names changes.
  useEffect(() => {
    if (signedUp) {
      const timer = setTimeout(leave, SIGN_UP_REDIRECT_MS);
      return () => clearTimeout(timer);
    }
    // Somebody who is signed in already (a second tab, the way back) has nothing to do here.
    if (signedIn && !busy) leave();
    return undefined;
  }, [signedUp, signedIn?.id, busy]);

  const form = { busy, setBusy };
  const signingUp = mode === 'sign-up';
  return (
    <main id="main" className="page">
      <div className="narrow stack loose">
        <header className="stack tight">
          <h1>{signingUp ? account.signUpTitle : account.signInTitle}</h1>
          <p className="muted">{signingUp ? account.signUpLead : account.signInLead}</p>
        </header>
        {notice && <Notice tone="warning">{notice}</Notice>}
        {signedUp ? (
          <Notice>
            <span>{account.signedUp}</span>
            <span>
              <Button onClick={leave}>{account.goOn}</Button>
            </span>
          </Notice>
        ) : (
          <div className="card">
            {signingUp ? (
              <SignUpForm {...form} onDone={() => setSignedUp(true)} />
            ) : (
              <SignInForm {...form} onDone={leave} />
            )}
          </div>
        )}
        {!signedUp && (
          <p className="row">
            {signingUp ? account.toSignIn : account.toSignUp}
            <Link className="btn plain" to={`${signingUp ? '/login' : '/signup'}${search}`}>
              {signingUp ? account.signIn : account.signUp}
            </Link>
          </p>
        )}
      </div>
    </main>
  );
}
