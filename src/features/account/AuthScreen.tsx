import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { destinationAfterSignIn, signInLink, signUpLink } from '../../domain/return-url.ts';
import { useAccount } from '../../hooks/account.ts';
import { useToast } from '../../hooks/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ConfirmationLetter } from './LazyConfirmationLetter.tsx';
import { account } from './messages.ts';
import { titles } from './page-titles.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SELECTED_OPTION_KEY } from './selected-option.ts';

/** Spec 1 §9: time to read the success text before moving on. */
const SIGN_UP_REDIRECT_MS = 2_000;

/** Nobody signs in elsewhere without a network: where its part was never fetched, the password is the way. */
const ProviderButtons = lazy(() =>
  import(/* on demand */ './sign-in/ProviderButtons.tsx').then(
    (m) => ({ default: m.ProviderButtons }),
    (): { default: typeof import('./sign-in/ProviderButtons.tsx').ProviderButtons } => ({ default: () => null }),
  ),
);
const CodeStep = lazy(() => import(/* on demand */ './sign-in/CodeStep.tsx').then((m) => ({ default: m.CodeStep })));
const AccountFound = lazy(() =>
  import(/* on demand */ './sign-in/AccountFound.tsx').then((m) => ({ default: m.AccountFound })),
);

type Step = 'form' | 'code' | 'found' | 'signed-up' | 'unconfirmed';

const firstStep = (query: URLSearchParams): Step => {
  if (query.get('code') === 'needed') return 'code';
  return query.has('link') ? 'found' : 'form';
};

/** Whoever was sent here from a tool is told why (spec 2 §2, spec 3 §8). */
function reasonIn(query: URLSearchParams): string | null {
  const wanted = query.get('returnUrl');
  if (wanted === null) return null;
  return wanted.startsWith('/admin') ? account.signInForAdmin : account.signInFirst;
}

/** One screen in two modes (spec 1 §2.11). `ended` is why a session ended by itself, if one did. */
export function AuthScreen({ mode, ended }: { mode: 'sign-in' | 'sign-up'; ended: string | null }) {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  /** A link that led nowhere (the callback) says why. */
  const failed = (state as { error?: string } | null)?.error;
  const navigate = useNavigate();
  const toast = useToast();
  const signedIn = useAccount();
  const [step, setStep] = useState<Step>(() => firstStep(query));
  /** The address whose password was refused: it may sign in otherwise. */
  const [refused, setRefused] = useState<string | null>(null);
  /** The new account's address that waits for its letter to be answered. */
  const [unconfirmed, setUnconfirmed] = useState('');
  const [busy, setBusy] = useState(false);
  const destination = useRef<string>(null);
  const signingUp = mode === 'sign-up';
  const notice = ended ?? (signingUp ? null : reasonIn(query));

  const leave = () => {
    // Once: this screen may still be here while the next one's code is on its way, and the person gone elsewhere already.
    if (destination.current !== null) return;
    destination.current = destinationAfterSignIn(search, localStorage.getItem(SELECTED_OPTION_KEY));
    localStorage.removeItem(SELECTED_OPTION_KEY);
    void navigate(destination.current, { replace: true });
  };
  const entered = (who: string) => {
    toast(account.signedIn(who));
    leave();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once, when the state it names changes.
  useEffect(() => {
    if (step === 'signed-up') {
      const timer = setTimeout(leave, SIGN_UP_REDIRECT_MS);
      return () => clearTimeout(timer);
    }
    // Somebody who is signed in already (a second tab, the way back) has nothing to do here.
    if (signedIn && !busy && step !== 'found') leave();
    return undefined;
  }, [step, signedIn?.id, busy]);

  const form = { busy, setBusy };
  return (
    <AccountFrame
      title={signingUp ? account.signUpTitle : account.signInTitle}
      lead={signingUp ? account.signUpLead : account.signInLead}
      name={signingUp ? titles.signUp : titles.signIn}
    >
      {failed && step === 'form' && <Notice tone="error">{failed}</Notice>}
      {notice && step === 'form' && <Notice tone="warning">{notice}</Notice>}
      {step === 'signed-up' && (
        <Notice>
          <span>{account.signedUp}</span>
          <span>
            <Button onClick={leave}>{account.goOn}</Button>
          </span>
        </Notice>
      )}
      {step === 'unconfirmed' && (
        <Notice>
          <span>{account.confirmFirst}</span>
          <Suspense>
            <ConfirmationLetter email={unconfirmed} />
          </Suspense>
        </Notice>
      )}
      {step === 'form' && (
        <div className="card stack">
          {signingUp ? (
            <SignUpForm
              {...form}
              onDone={() => setStep('signed-up')}
              onUnconfirmed={(email) => {
                toast(account.confirmFirst);
                setUnconfirmed(email);
                setStep('unconfirmed');
              }}
            />
          ) : (
            <SignInForm {...form} onDone={entered} onCode={() => setStep('code')} onRefused={setRefused} />
          )}
          <Suspense>
            <ProviderButtons search={search} refused={refused} onFound={() => setStep('found')} />
          </Suspense>
        </div>
      )}
      <Suspense>
        {step === 'code' && <CodeStep onDone={entered} onBack={() => setStep('form')} />}
        {step === 'found' && (
          <AccountFound email={refused ?? ''} search={search} onDone={leave} onBack={() => setStep('form')} />
        )}
      </Suspense>
      {step === 'form' && (
        <nav className="stack tight" aria-label={account.more}>
          {!signingUp && (
            <>
              <Link to="/forgot-password">{account.forgot}</Link>
              <Link to="/help/account-recovery">{account.recovery}</Link>
            </>
          )}
          <span>
            {signingUp ? account.toSignIn : account.toSignUp}{' '}
            <Link to={signingUp ? signInLink(search) : signUpLink(search)}>
              {signingUp ? account.signIn : account.signUp}
            </Link>
          </span>
        </nav>
      )}
    </AccountFrame>
  );
}
