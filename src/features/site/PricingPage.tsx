import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { type Plan, plans, pricingPage } from './content/plans.ts';
import { HomeLink } from './HomeLink.tsx';
import { site } from './messages.ts';
import { pricesOf } from './prices.ts';
import { pricing as texts } from './pricing-messages.ts';
import { SiteFrame } from './SiteFrame.tsx';
import '../../ui/form.css';

export function PricingPage() {
  const [annual, setAnnual] = useState(false);
  const hydrated = useHydrated();
  return (
    <SiteFrame facts={pricingPage}>
      <section className="section first">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <label className="check scripted">
          <input
            type="checkbox"
            role="switch"
            aria-checked={annual}
            checked={annual}
            // Pressed before, it would show a choice that the prices do not follow.
            disabled={!hydrated}
            onChange={(event) => setAnnual(event.target.checked)}
          />
          {texts.annual}
          <span className="badge">{texts.save}</span>
        </label>
        <div className="grid3 plans">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} annual={annual} />
          ))}
        </div>
        <p className="row">
          {texts.forTeams}
          <Link to="/contact">{texts.talk}</Link>
        </p>
        <HomeLink />
      </section>
    </SiteFrame>
  );
}

function PlanCard({ plan, annual }: { plan: Plan; annual: boolean }) {
  const prices = pricesOf(plan.monthly);
  const paid = plan.monthly > 0;
  return (
    <article className={`card plan ${paid ? '' : 'now'}`} aria-labelledby={`plan-${plan.id}`}>
      <div className="row">
        <h2 id={`plan-${plan.id}`}>{plan.name}</h2>
        {!paid && <span className="badge">{texts.now}</span>}
      </div>
      <p className="muted">{plan.about}</p>
      <p aria-live="polite">
        <b className="price">${annual ? prices.annually : prices.monthly}</b> {texts.perMonth}
        <small className="sums">
          {!paid && texts.forEver}
          {paid && !annual && texts.orAnnually(prices.annually)}
          {paid && annual && `${texts.annually(prices.perYear)}. ${texts.saved(prices.saved, prices.fullYear)}`}
        </small>
      </p>
      <ul>
        {plan.holds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {paid ? (
          <Link className="btn quiet" to="/contact">
            {texts.talk}
          </Link>
        ) : (
          <Link className="btn" to="/signup">
            {site.getStarted}
          </Link>
        )}
      </p>
    </article>
  );
}
