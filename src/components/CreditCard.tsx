import { Link } from 'react-router-dom';
import { creditState, resetLabel } from '../domain/credits.ts';
import { useCredits } from '../hooks/credits.ts';
import { Button } from '../ui/Button.tsx';
import { Meter } from '../ui/Meter.tsx';
import { shared } from './messages.ts';

const texts = shared.credits;

/** The weekly allowance, in one line and a bar. Its height is held while it loads. */
export function CreditCard() {
  const { status, state, message, retry } = useCredits();
  if (status === null) {
    if (state === 'loading') return <small className="credit">{texts.loading}</small>;
    return (
      <div className="credit">
        <span>
          <strong>{texts.unavailable}</strong>
          {message && <small> {message}</small>}
        </span>
        <span>
          <Button look="quiet" onClick={retry}>
            {shared.retry}
          </Button>
        </span>
      </div>
    );
  }
  const kind = creditState(status);
  if (kind === 'exempt') return <small className="credit">{texts.exempt}</small>;
  const left = Math.max(0, status.total - status.used);
  const resets = status.resetDate && texts.resets(resetLabel(status.resetDate, new Date()));
  return (
    <div className="credit">
      <span>
        {kind === 'exhausted' ? <strong>{texts.exhausted}</strong> : texts.left(left, status.total)}
        {kind === 'warning' && <span className="badge">{texts.warning}</span>}
      </span>
      <Meter value={left} max={status.total} label={texts.title} text={texts.left(left, status.total)} />
      {kind === 'exhausted' && (
        <Link className="btn quiet" to="/credit-request">
          {texts.request}
        </Link>
      )}
      {resets && <small>{resets}</small>}
    </div>
  );
}
