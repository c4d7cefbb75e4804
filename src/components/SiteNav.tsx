import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { siteNav as texts } from './site-nav-messages.ts';
import '../ui/site-nav.css';

interface SiteNavProps {
  /** For whoever is signed in: the way to their work, where the bar has no room for it. */
  tool?: { readonly to: string; readonly name: string } | null;
}

/** The public pages' links (spec 1 §2.3): in a row where there is room, else behind 'Menu', which needs no script. */
export function SiteNav({ tool = null }: SiteNavProps) {
  const { key } = useLocation();
  return (
    <>
      <nav className="site-nav wide" aria-label={texts.label}>
        <Links />
      </nav>
      {/* Another page closes it. */}
      <details className="site-nav menu" key={key}>
        <summary className="btn icon">
          <Icon name="menu" />
          <span className="visually-hidden">{texts.menu}</span>
        </summary>
        <nav className="menu-panel" aria-label={texts.label}>
          {tool && <Link to={tool.to}>{tool.name}</Link>}
          <Links spelled />
        </nav>
      </details>
    </>
  );
}

/** `spelled`: there is room to say what is not there yet. */
function Links({ spelled = false }: { spelled?: boolean }) {
  return (
    <>
      <Link to="/#process-section-title">{texts.product}</Link>
      {texts.later.map((text) => (
        <span key={text} className="later" title={texts.notYet}>
          {text} <small className={spelled ? '' : 'visually-hidden'}>({texts.notYet})</small>
        </span>
      ))}
      <NavLink to="/faq">{texts.faqs}</NavLink>
    </>
  );
}
