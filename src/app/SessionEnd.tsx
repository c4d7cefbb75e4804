import { useSession } from '../hooks/session.ts';
import { useRedirect } from '../hooks/use-redirect.ts';

/** Spec 1 §9: a session that ended by itself leads to the sign-in page, which says why. */
const REDIRECT_MS = 100;

export function SessionEnd() {
  const { ended } = useSession();
  useRedirect(ended === null ? null : '/login', REDIRECT_MS);
  return null;
}
