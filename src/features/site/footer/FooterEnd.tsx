import { Link } from 'react-router-dom';
import { company } from '../content/company.ts';
import { footer as texts } from '../messages.ts';

/** The year is the build's until the page is taken over: nobody is told of a difference on New Year's Eve. */
export function FooterEnd() {
  return (
    <div className="page foot-end">
      <nav className="row" aria-label="Legal">
        <Link to="/privacy">{texts.privacy}</Link>
        <Link to="/terms">{texts.terms}</Link>
        <Link to="/cookies">{texts.cookies}</Link>
      </nav>
      <small suppressHydrationWarning>{texts.copyright(new Date().getFullYear(), company.name)}</small>
    </div>
  );
}
