import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { titles } from '../page-titles.ts';
import { callback as texts } from './messages.ts';
import { useArrival } from './use-arrival.ts';

/** The way back from a mail or a provider (spec 1 §2.12). Each state says what it does next, and does it by itself. */
export function CallbackPage() {
  const state = useArrival();
  const navigate = useNavigate();
  useEffect(() => {
    if (state.kind === 'processing') return;
    const carried = state.kind === 'error' ? { error: state.message } : null;
    const timer = setTimeout(() => void navigate(state.to, { replace: true, state: carried }), state.after);
    return () => clearTimeout(timer);
  }, [state, navigate]);
  return (
    <AccountFrame title={state.kind === 'error' ? texts.failedTitle : texts.title} name={titles.signIn}>
      {state.kind === 'processing' && (
        <p role="status" className="row">
          <span className="spinner" aria-hidden="true" />
          {texts.processing}
        </p>
      )}
      {state.kind === 'error' && (
        <Notice tone="error">
          <span>{state.message}</span>
          {state.detail && <small>{state.detail}</small>}
        </Notice>
      )}
      {(state.kind === 'success' || state.kind === 'info') && <Notice>{state.message}</Notice>}
      {state.kind !== 'processing' && (
        <p>
          <Link className="btn" to={state.to} replace>
            {state.to.startsWith('/login') ? texts.back : texts.goOn}
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}
