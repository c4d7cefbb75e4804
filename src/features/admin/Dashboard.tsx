import { Component, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readWaiting } from '../../contract/admin/overview.ts';
import { ADMIN_TABS, type AdminRole, type AdminTab } from '../../contract/admin/roles.ts';
import { firstTab, tabsOf } from '../../domain/admin-access.ts';
import { DEFAULT_MESSAGES } from '../../domain/error-category.ts';
import { useDevice } from '../../hooks/core.tsx';
import { useLook } from '../../hooks/server-calls.ts';
import { useCell } from '../../hooks/use-cell.ts';
import { Notice } from '../../ui/Notice.tsx';
import { admin as texts } from './messages.ts';
import { OfficeSearch } from './OfficeSearch.tsx';
import { FailureSummary } from './parts/Failures.tsx';
import { OwnRoles } from './parts/own-roles.ts';
import { WaitingNow, waitingBehind } from './parts/waiting.ts';
import { rememberedTab, rememberTab } from './remembered.ts';
import { TABS } from './tabs.ts';
import '../../ui/office.css';
import { formatNumber } from '../../lib/locale.ts';
import '../../ui/form.css';

/** What they count people by is in another service's hands where that one keeps the accounts. */
const OF_ACCOUNTS: readonly AdminTab[] = ['users', 'analytics', 'engagement', 'sessions', 'audit', 'reports'];

interface DashboardProps {
  email: string;
  roles: readonly AdminRole[];
  accountsElsewhere: boolean;
}

/** The tabs of one administrator beside the one that is open. Which one that is stands in the address. */
export function Dashboard({ email, roles, accountsElsewhere }: DashboardProps) {
  const [query, setQuery] = useSearchParams();
  const online = useCell(useDevice().online);
  const tabs = tabsOf(roles);
  const current = firstTab(roles, query.get('tab') ?? rememberedTab(localStorage));
  const waiting = useLook({ call: readWaiting }).data;
  const open = (tab: AdminTab) => {
    rememberTab(localStorage, tab);
    // What another tab was filtered by says nothing here.
    setQuery({ tab });
  };
  const Content = current === null ? undefined : TABS[current];
  return (
    <main id="main" className="page office">
      <header className="row office-head">
        <h1>{texts.title}</h1>
        <OfficeSearch roles={roles} />
        <p className="row">
          <span>{email}</span>
          {roles.map((role) => (
            <span className="badge" key={role}>
              {texts.roles[role]}
            </span>
          ))}
        </p>
      </header>
      <nav aria-label={texts.tabs} className="office-tabs">
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-current={tab === current ? 'page' : undefined} onClick={() => open(tab)}>
            {ADMIN_TABS[tab].title}
            <Badge n={waitingBehind(tab, waiting)} />
          </button>
        ))}
      </nav>
      <div className="office-area">
        <select
          aria-label={texts.chooseArea}
          value={current ?? ''}
          onChange={({ target }) => open(tabs.find((tab) => tab === target.value) ?? 'users')}
        >
          {tabs.map((tab) => (
            <option key={tab} value={tab}>
              {ADMIN_TABS[tab].title}
              {waitingBehind(tab, waiting) > 0 && ` (${formatNumber(waitingBehind(tab, waiting))})`}
            </option>
          ))}
        </select>
      </div>
      <section aria-labelledby="office-area" className="stack loose">
        {current === null || !Content ? (
          <p>{texts.noTabs}</p>
        ) : (
          <>
            <h2 id="office-area">{ADMIN_TABS[current].title}</h2>
            {accountsElsewhere && OF_ACCOUNTS.includes(current) && <Notice tone="info">{texts.elsewhere}</Notice>}
            <Guard key={current} why={online ? texts.failed : DEFAULT_MESSAGES.network}>
              <Suspense
                fallback={
                  <p className="muted" role="status">
                    {texts.loading}
                  </p>
                }
              >
                <OwnRoles value={roles}>
                  <WaitingNow value={waiting}>
                    <FailureSummary>
                      <Content />
                    </FailureSummary>
                  </WaitingNow>
                </OwnRoles>
              </Suspense>
            </Guard>
          </>
        )}
      </section>
    </main>
  );
}

/** How much waits, in figures and in words. */
const Badge = ({ n }: { n: number }) =>
  n > 0 && (
    <>
      <span className="badge" aria-hidden="true">
        {formatNumber(n)}
      </span>
      <span className="visually-hidden">{texts.waits(n)}</span>
    </>
  );

/** A tab that could not be fetched, or broke, leaves the others alone. */
class Guard extends Component<{ children: ReactNode; why: string }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice tone="error" action={{ label: texts.retry, onClick: () => location.reload() }}>
        {this.props.why}
      </Notice>
    );
  }
}
