import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { shared } from '../components/messages.ts';
import { OFFICE_OF } from '../components/office-door.ts';
import type { Account } from '../domain/working-copy.ts';
import { useInstall } from '../hooks/install.ts';
import { useToast } from '../hooks/toasts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';

const SignOut = lazy(() => import('../components/SignOutDialog.tsx').then((m) => ({ default: m.SignOut })));

/** The circle with the initial; its menu holds what concerns the person and this device. */
export function ProfileMenu({ account }: { account: Account }) {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const { canInstall, install } = useInstall();
  const initial = (account.name || account.email).charAt(0).toUpperCase();
  return (
    <>
      <Menu label={shared.profile} face={initial} className="me">
        {(close) => (
          <>
            <p>{account.email}</p>
            <Link to="/analytics" onClick={close}>
              <Icon name="chart" />
              {shared.analytics}
            </Link>
            <Link to="/settings" onClick={close}>
              <Icon name="settings" />
              {shared.settings}
            </Link>
            {localStorage.getItem(OFFICE_OF) === account.id && (
              <Link to="/admin" onClick={close}>
                {shared.office}
              </Link>
            )}
            {canInstall && (
              <button type="button" onClick={() => void install()}>
                <Icon name="install" />
                {shared.install}
              </button>
            )}
            <button
              type="button"
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              <Icon name="exit" />
              {shared.signOut}
            </button>
          </>
        )}
      </Menu>
      {leaving && (
        <Suspense>
          <SignOut
            onClose={() => setLeaving(false)}
            onDone={() => {
              setLeaving(false);
              toast(shared.signedOut);
              void navigate('/');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
