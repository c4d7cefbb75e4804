import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { needsNetwork } from './needs-network-messages.ts';

/** Instead of a page that does nothing without the network, where its part of the product has never been fetched. */
export function NeedsNetwork() {
  return (
    <main id="main" className="page">
      <div className="narrow stack">
        <h1>{needsNetwork.title}</h1>
        <p className="muted">{needsNetwork.hint}</p>
        <p className="row">
          <Button onClick={() => location.reload()}>{needsNetwork.tryAgain}</Button>
          <Link className="btn plain" to="/">
            {needsNetwork.toStart}
          </Link>
        </p>
      </div>
    </main>
  );
}
