import { Link } from 'react-router-dom';
import { plans } from '../content/plans.ts';
import { pages, site } from '../messages.ts';
import { pricesOf } from '../prices.ts';

export function PlansInShort() {
  return (
    <section className="section" aria-labelledby="pricing">
      <h2 id="pricing" tabIndex={-1}>
        {pages.pricing.title}
      </h2>
      <ul className="grid3 plain-list">
        {plans.map(({ id, name, monthly, about }) => (
          <li key={id} className="card stack tight">
            <h3>{name}</h3>
            <p>
              <b className="price">${pricesOf(monthly).monthly}</b> {pages.pricing.perMonth}
            </p>
            <p className="muted">{about}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link className="btn quiet" to="/pricing">
          {site.seePricing}
        </Link>
      </p>
    </section>
  );
}
