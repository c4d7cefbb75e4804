import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { ConnectionSign } from '../components/ConnectionSign.tsx';
import { shared } from '../components/messages.ts';
import { useAccount } from '../hooks/account.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Menu } from '../ui/Menu.tsx';
import { shell } from './messages.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** One of the tools (spec 2 §2); a narrow screen has room for the short name alone. */
function Tab({ to, name, short, children }: { to: string; name: string; short: string; children?: ReactNode }) {
  return (
    <NavLink to={to}>
      <span className="long">{name}</span>
      <span className="short">{short}</span>
      {children}
    </NavLink>
  );
}

export function TopBar() {
  const account = useAccount();
  return (
    <header className="topbar">
      <div className={account ? 'tooled' : ''}>
        <Link className="logo-link" to="/" aria-label={shell.home}>
          <Logo name={account === null} />
        </Link>
        {account ? (
          <>
            <nav className="tabs tools" aria-label={shell.tools}>
              <Tab to="/problem-generator" name={shell.explorer} short={shell.explorerShort} />
              <Tab to="/prefine" name={shell.refiner} short={shell.refinerShort} />
              <Tab to="/market-validation" name={shell.validator} short={shell.validatorShort}>
                <span className="badge" title={shell.betaTip}>
                  {shell.beta}
                </span>
              </Tab>
            </nav>
            <span className="push" />
            <ConnectionSign />
            <Menu label={shared.notifications} face={<Icon name="bell" />}>
              {() => <p>{shared.noNotifications}</p>}
            </Menu>
            <ProfileMenu account={account} />
          </>
        ) : (
          <nav className="tabs push visitor" aria-label={shell.tools}>
            <ConnectionSign quiet />
            <ThemeButton />
            <Link className="btn plain" to="/login">
              {shell.login}
            </Link>
            <Link className="btn" to="/signup">
              {shell.signUp}
            </Link>
          </nav>
        )}
      </div>
    </header>
  );
}
