import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasError, readAuthAddress } from '../../../domain/auth-address.ts';
import { HOME_AFTER_SIGN_IN } from '../../../domain/return-url.ts';
import { useAccount } from '../../../hooks/account.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { SELECTED_OPTION_KEY } from '../selected-option.ts';
import { callback as texts } from './messages.ts';

/** `to` and `after`: where it goes on by itself, and when (spec 1 §2.12, §9). */
export type Arrival =
  | { readonly kind: 'processing' }
  | { readonly kind: 'success' | 'info'; readonly message: string; readonly to: string; readonly after: number }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly detail: string | null;
      readonly to: string;
      readonly after: number;
    };

const CONFIRMED_MS = 2_000;
const INFO_MS = 1_500;
const ALREADY_MS = 1_000;
const ERROR_MS = 3_000;
/** Nothing the specification names: a sentence that has to be read. */
const READ_MS = 5_000;
const SETTINGS = '/settings';

const failed = (message: string, detail: string | null = null): Arrival => ({
  kind: 'error',
  message,
  detail: detail !== null && message.includes(detail) ? null : detail,
  to: '/login',
  after: ERROR_MS,
});
const already = (to: string | null): Arrival => ({
  kind: 'success',
  message: texts.already,
  to: to ?? HOME_AFTER_SIGN_IN,
  after: ALREADY_MS,
});
const toLogin = (to = '/login'): Arrival => ({ kind: 'info', message: texts.toLogin, to, after: INFO_MS });

/** What the address that a mail or a provider led to comes to. It is looked at once. */
export function useArrival(): Arrival {
  const { search, hash } = useLocation();
  const act = useAccountActions();
  const toast = useToast();
  const known = useAccount();
  const [address] = useState(() => readAuthAddress(search, hash));
  // Who was signed in on arrival: what a link carries never changes that.
  const [before] = useState(known);
  const [state, setState] = useState<Arrival>({ kind: 'processing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once.
  useEffect(() => {
    let over = false;
    const settle = async (): Promise<Arrival> => {
      if (hasError(address)) {
        const { message } = await act((account) => account.refusal(address));
        return failed(message, address.errorDescription);
      }
      if (address.message !== null) {
        return { kind: 'info', message: texts.half, to: before ? SETTINGS : '/login', after: READ_MS };
      }
      // The settings tell what the server says of the address now.
      if (before) return already(address.type === 'email_change' ? SETTINGS : null);
      const settled = await act((account) => account.settle(address));
      if (!settled.ok) {
        if (settled.code === 'flow_state_not_found') return failed(texts.failed(texts.otherBrowser));
        return failed(settled.code === 'AUTH_ERROR' ? texts.unexpected : texts.failed(settled.message));
      }
      const { kind, email, returnTo } = settled.value;
      if (kind === 'nothing') return toLogin();
      if (kind === 'code_needed') {
        return toLogin(`/login?code=needed${returnTo === null ? '' : `&returnUrl=${encodeURIComponent(returnTo)}`}`);
      }
      toast(texts.signedIn(email));
      // It is in `returnTo` already.
      localStorage.removeItem(SELECTED_OPTION_KEY);
      if (kind === 'signed_in') return already(returnTo);
      return { kind: 'success', message: texts.confirmed, to: HOME_AFTER_SIGN_IN, after: CONFIRMED_MS };
    };
    settle().then(
      (next) => {
        if (!over) setState(next);
      },
      () => {
        if (!over) setState(failed(texts.unexpected));
      },
    );
    return () => {
      over = true;
    };
  }, []);
  return state;
}
