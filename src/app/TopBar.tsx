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

export function TopBar() {
  const account = useAccount();
  return (
    <header className="topbar">
      <div>
        <Link className="logo-link" to="/" aria-label={shell.home}>
          <Logo name={account === null} />
        </Link>
        {account ? (
          <>
            <nav className="tabs" aria-label={shell.tools}>
              <NavLink to="/market-validation">
                <span className="long">{shell.validator}</span>
                <span className="short">{shell.validatorShort}</span>
                <span className="badge" title={shell.betaTip}>
                  {shell.beta}
                </span>
              </NavLink>
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
