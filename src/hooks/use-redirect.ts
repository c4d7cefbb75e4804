import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads to `to` after some time to read what is said here; null: nowhere. */
export function useRedirect(to: string | null, afterMs: number, replace = false): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => void navigate(to, { replace }), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, replace, navigate]);
}
