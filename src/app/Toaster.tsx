import { lazy, Suspense } from 'react';
import { useToasts } from '../hooks/toasts.ts';

const Toasts = lazy(() => import('../ui/Toasts.tsx').then((m) => ({ default: m.Toasts })));

/** What is said in passing, on every screen; loaded with the first of it. */
export function Toaster() {
  const { toasts, dismiss } = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </Suspense>
  );
}
