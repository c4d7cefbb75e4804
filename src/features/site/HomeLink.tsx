import { Link } from 'react-router-dom';
import { site } from './messages.ts';

/** The way home at a page's end. */
export const HomeLink = () => (
  <p>
    <Link className="btn quiet" to="/">
      {site.home}
    </Link>
  </p>
);
