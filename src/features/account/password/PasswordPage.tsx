import { useLocation } from 'react-router-dom';
import { isReset } from '../../../domain/auth-address.ts';
import { RequestScreen } from './RequestScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';

/** One screen in two modes (spec 1 §2.13). */
export function PasswordPage() {
  const { pathname, search, hash } = useLocation();
  return isReset(pathname, search, hash) ? <ResetScreen /> : <RequestScreen />;
}
