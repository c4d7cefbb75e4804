import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readAuthAddress } from '../../../domain/auth-address.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useDevice } from '../../../hooks/core.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { titles } from '../page-titles.ts';
import { password as texts } from './messages.ts';
import { ResetFault } from './ResetFault.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Spec 1 §9. */
const CHECK_AFTER_MS = 1_000;
const SIGN_IN_AFTER_MS = 3_000;

type Step =
  | { readonly is: 'checking' }
  | { readonly is: 'ready'; readonly needsCode: boolean }
  | { readonly is: 'refused'; readonly code: string; readonly message: string }
  | { readonly is: 'done' };

export function ResetScreen() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const act = useAccountActions();
  const { account } = useDevice();
  // Read once; then it is taken out of the address, where it would stay in the browser's history.
  const [address] = useState(() => readAuthAddress(search, hash));
  const [step, setStep] = useState<Step>({ is: 'checking' });
  const [tries, setTries] = useState(0);

  const open = ({ needsCode }: { readonly needsCode: boolean }) => {
    setStep({ is: 'ready', needsCode });
    if (search !== '' || hash !== '') void navigate('/reset-password', { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, over the address that led here.
  useEffect(() => {
    let over = false;
    const check = async () => {
      const opened = await act((port) => port.openRecovery(address));
      if (over) return;
      if (opened.ok) open(opened.value);
      else setStep({ is: 'refused', code: opened.code, message: opened.message });
    };
    const timer = setTimeout(() => void check(), CHECK_AFTER_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [tries]);

  useEffect(() => {
    if (step.is !== 'done') return;
    const timer = setTimeout(() => void navigate('/signin'), SIGN_IN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step.is, navigate]);

  // Nobody is restored while this page is open (spec 1 §4); who is signed in here is seen again after it.
  useEffect(() => {
    account.reread();
    return () => {
      account.reread();
      void act(async (port) => port.endRecovery());
    };
  }, [account, act]);

  return (
    <AccountFrame title={texts.resetTitle} name={titles.reset}>
      {step.is === 'checking' && (
        <p role="status" className="row">
          <span className="spinner" aria-hidden="true" />
          {texts.checking}
        </p>
      )}
      {step.is === 'ready' && <ResetForm needsCode={step.needsCode} onDone={() => setStep({ is: 'done' })} />}
      {step.is === 'refused' && (
        <ResetFault
          {...step}
          detail={address.errorDescription}
          onOpen={open}
          onRetry={() => {
            setStep({ is: 'checking' });
            setTries(tries + 1);
          }}
        />
      )}
      {step.is === 'done' && <Notice>{texts.done}</Notice>}
      <p>
        {texts.remembered} <Link to="/login">{texts.signIn}</Link>
      </p>
    </AccountFrame>
  );
}
