import { lazy, Suspense, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ConnectionSign } from '../components/ConnectionSign.tsx';
import { shared } from '../components/messages.ts';
import { signInLink, signUpLink } from '../domain/return-url.ts';
import type { Account } from '../domain/working-copy.ts';
import { useAccount } from '../hooks/account.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Menu } from '../ui/Menu.tsx';
import { shell } from './messages.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ACCOUNT_PATHS, SAMPLE_PATHS, SITE_PATHS } from './paths.ts';
import { ThemeButton } from './ThemeButton.tsx';

const SiteNav = lazy(() => import('../components/SiteNav.tsx').then((m) => ({ default: m.SiteNav })));

/** Where the public navbar stands. */
const PUBLIC: readonly string[] = [...SITE_PATHS, ...SAMPLE_PATHS];

/** From the public pages back to work. */
const TOOL = { to: '/market-validation', name: shell.validator };

/** One of the tools (spec 2 §2); a narrow screen has room for the short name alone. */
function Tab({ to, name, short }: { to: string; name: string; short: string }) {
  return (
    <NavLink to={to}>
      <span className="long">{name}</span>
      <span className="short">{short}</span>
    </NavLink>
  );
}

export function TopBar() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  // On the way in both links keep what the visitor wanted.
  const wanted = (ACCOUNT_PATHS as readonly string[]).includes(pathname) ? search : '';
  // Until here a page that the build wrote hides what is for visitors from somebody who is known (index.html).
  useEffect(() => {
    delete document.documentElement.dataset.known;
  }, []);
  const isPublic = PUBLIC.includes(pathname);
  return (
    <header className="topbar">
      <div className={account && !isPublic ? 'tooled' : ''}>
        <Link className="logo-link" to="/" aria-label={shell.home}>
          <Logo name={isPublic || account === null} />
        </Link>
        {isPublic && (
          <Suspense>
            <SiteNav tool={account && TOOL} />
          </Suspense>
        )}
        {account && isPublic && (
          <nav className="tabs push" aria-label={shell.tools}>
            <ConnectionSign quiet />
            <ThemeButton />
            <Link className="btn wide" to={TOOL.to}>
              {TOOL.name}
            </Link>
            <ProfileMenu account={account} />
          </nav>
        )}
        {account && !isPublic && <ToolBar account={account} />}
        {!account && (
          <nav className="tabs push visitor" aria-label={shell.tools}>
            <ConnectionSign quiet />
            <ThemeButton />
            <Link className="btn plain" to={signInLink(wanted)}>
              {shell.login}
            </Link>
            <Link className="btn" to={signUpLink(wanted)}>
              {shell.signUp}
            </Link>
          </nav>
        )}
      </div>
    </header>
  );
}

function ToolBar({ account }: { account: Account }) {
  return (
    <>
      <nav className="tabs tools" aria-label={shell.tools}>
        <Tab to="/problem-generator" name={shell.explorer} short={shell.explorerShort} />
        <Tab to="/prefine" name={shell.refiner} short={shell.refinerShort} />
        <Tab to="/market-validation" name={shell.validator} short={shell.validatorShort} />
        <Menu label={shell.aboutBeta} face={<span className="badge">{shell.beta}</span>} className="beta">
          {() => <p>{shell.betaTip}</p>}
        </Menu>
      </nav>
      <span className="push" />
      <ConnectionSign />
      <ThemeButton />
      <Menu label={shared.notifications} face={<Icon name="bell" />}>
        {() => <p>{shared.noNotifications}</p>}
      </Menu>
      <ProfileMenu account={account} />
    </>
  );
}
