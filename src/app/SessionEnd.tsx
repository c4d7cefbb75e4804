import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../hooks/session.ts';

/** Spec 1 §9: a session that ended by itself leads to the sign-in page, which says why. */
const REDIRECT_MS = 100;

export function SessionEnd() {
  const { ended } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (ended === null) return;
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [ended, navigate]);
  return null;
}
