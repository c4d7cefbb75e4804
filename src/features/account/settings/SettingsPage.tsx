import { Navigate } from 'react-router-dom';
import type { Account } from '../../../domain/working-copy.ts';
import { useAccount } from '../../../hooks/account.ts';
import { useConnection } from '../../../hooks/connection.ts';
import { useTitle } from '../../../hooks/use-title.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { FactorSection } from './FactorSection.tsx';
import { settings as texts } from './messages.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ServerSection } from './ServerSection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { SettingsIndex } from './SettingsIndex.tsx';
import { SharingSection } from './SharingSection.tsx';
import { useDetails } from './use-details.ts';
import '../../../ui/settings.css';

/** What belongs to the account and to this device (spec 1 §2.15; readings: Accounts). */
export function SettingsPage() {
  const account = useAccount();
  if (!account) return <Navigate to="/login?returnUrl=/settings" replace />;
  return <Settings key={account.id} account={account} />;
}

function Settings({ account }: { account: Account }) {
  const connection = useConnection();
  const { online } = connection;
  const { details, fault, refresh } = useDetails(connection);
  useTitle(texts.name);
  const at = { account, online, details, refresh };
  return (
    <main id="main" className="page">
      <div className="settings">
        <h1>{texts.title}</h1>
        <SettingsIndex />
        <div className="stack loose">
          {!online && <Notice tone="warning">{texts.offline}</Notice>}
          {fault !== null && (
            <Notice tone="error" action={{ label: texts.tryAgain, onClick: refresh }}>
              {fault}
            </Notice>
          )}
          <ProfileSection {...at} />
          <PasswordSection {...at} />
          <FactorSection {...at} />
          <SessionSection online={online} />
          <DeviceSection />
          <SharingSection online={online} />
          <ServerSection online={online} />
          <DeletionSection {...at} />
        </div>
      </div>
    </main>
  );
}
