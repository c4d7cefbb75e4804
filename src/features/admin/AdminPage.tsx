import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { adminProfile } from '../../contract/admin/access.ts';
import { accessFault } from '../../domain/admin-access.ts';
import { useLook } from '../../hooks/server-calls.ts';
import { useSession } from '../../hooks/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Dashboard } from './Dashboard.tsx';
import { admin as texts } from './messages.ts';
import { rememberRoles } from './remembered.ts';

/** The guard (spec 3 §4): who asks is asked of the server each time, and what it says is what is shown. */
export function AdminPage() {
  const { data, failure, refresh } = useLook({ call: adminProfile }, true);
  const roles = data?.admin_roles ?? data?.roles ?? null;
  useEffect(() => {
    const known = roles ?? (failure?.category === 'permission' ? [] : null);
    if (known !== null) rememberRoles(localStorage, known);
  }, [roles, failure]);

  const { expire } = useSession();
  const isUnknown = failure?.category === 'authentication';
  useEffect(() => {
    // Only without an account does the sign-in not lead straight back here.
    if (isUnknown) expire();
  }, [isUnknown, expire]);

  if (failure?.category === 'permission') return <Denied reason={accessFault('permission')} />;
  if (data && roles) {
    return roles.length === 0 ? (
      <Denied title={texts.insufficient} reason={texts.area} />
    ) : (
      <Dashboard email={data.email} roles={roles} accountsElsewhere={data.accounts_elsewhere} />
    );
  }
  return (
    <main id="main" className="page">
      <div className="narrow stack">
        {failure && !isUnknown ? (
          <Notice tone="error" action={{ label: texts.retry, onClick: refresh }}>
            {accessFault(failure.category ?? 'unknown')}
          </Notice>
        ) : (
          <p className="muted" role="status">
            {texts.verifying}
          </p>
        )}
      </div>
    </main>
  );
}

function Denied({ title = texts.denied, reason }: { title?: string; reason: string }) {
  return (
    <main id="main" className="page">
      <div className="narrow stack">
        <h1>{title}</h1>
        <p>{reason}</p>
        <p>
          <Link className="btn" to="/">
            {texts.home}
          </Link>
        </p>
      </div>
    </main>
  );
}
