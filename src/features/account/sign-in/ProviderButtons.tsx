import { lazy, Suspense } from 'react';
import { useProviders } from '../../../hooks/providers.ts';

const GoogleWay = lazy(() => import(/* on demand */ './GoogleWay.tsx').then((m) => ({ default: m.GoogleWay })));

interface ProviderButtonsProps {
  readonly search: string;
  /** The address whose password was refused. */
  readonly refused: string | null;
  /** It signs in otherwise (spec 1 §2.11). */
  readonly onFound: () => void;
}

/** Ways to sign in beside the password. Comes after the form, which never waits for it; nothing where there is none. */
export function ProviderButtons(props: ProviderButtonsProps) {
  if (!useProviders().includes('google')) return null;
  return (
    <Suspense>
      <GoogleWay {...props} />
    </Suspense>
  );
}
