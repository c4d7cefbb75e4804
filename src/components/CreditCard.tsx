import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { CreditStatus, CreditType } from '../contract/credits.ts';
import { creditState, resetLabel } from '../domain/credits.ts';
import { useConnection } from '../hooks/connection.ts';
import { useCredits } from '../hooks/credits.ts';
import { Button } from '../ui/Button.tsx';
import { Meter } from '../ui/Meter.tsx';
import { CreditLine } from './CreditLine.tsx';
import { shared } from './messages.ts';

interface CreditCardProps {
  readonly type?: CreditType;
  /** For a page that does something about it: what is known, and that nothing is. */
  readonly onStatus?: (status: CreditStatus | null) => void;
}

/** The weekly allowance, in one line and a bar. */
export function CreditCard({ type = 'market_validation', onStatus }: CreditCardProps) {
  const texts = shared.credits[type];
  const { status, state, message, retry } = useCredits(type);
  const { online } = useConnection();
  useEffect(() => onStatus?.(status), [status, onStatus]);
  if (status === null) {
    if (state === 'loading') return <CreditLine type={type} />;
    // Without the network nothing is wrong with the credits: they are only not known here.
    const [head, again] = online ? [texts.unavailable, shared.retry] : [texts.offline, shared.tryAgain];
    return (
      <div className="credit">
        <span>
          <strong>{head}</strong>
          {online && message && <small> {message}</small>}
        </span>
        <span>
          <Button look="quiet" onClick={retry}>
            {again}
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
        {kind === 'exhausted' && <strong>{texts.exhausted}</strong>}
        {kind === 'warning' && <strong>{texts.warning}</strong>}
        {kind === 'normal' && texts.left(left, status.total)}
      </span>
      <Meter value={left} max={status.total} label={texts.title} text={texts.left(left, status.total)} />
      {kind === 'exhausted' && (
        <Link className="btn quiet" to={texts.requestAt}>
          {texts.request}
        </Link>
      )}
      {resets && (
        <small>
          {resets}
          {kind !== 'exhausted' && (
            <>
              {texts.tooLate}
              <Link to={texts.requestAt}>{texts.more}</Link>.
            </>
          )}
        </small>
      )}
    </div>
  );
}
