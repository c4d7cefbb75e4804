import { Link } from 'react-router-dom';
import { RESET_FAULTS } from '../../../domain/reset-errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { password as texts } from './messages.ts';
import { RecoveryCode } from './RecoveryCode.tsx';

interface ResetFaultProps {
  readonly code: string;
  readonly message: string;
  /** What the service wrote into the address (spec 1 §8). */
  readonly detail: string | null;
  readonly onRetry: () => void;
  /** The code of the letter was as good as its link. */
  readonly onOpen: (opened: { readonly needsCode: boolean }) => void;
}

/** A link that is worth nothing, and the way to one that is. */
export function ResetFault({ code, message, detail, onRetry, onOpen }: ResetFaultProps) {
  const mayRetry = message === RESET_FAULTS.unknown;
  const elsewhere = code === 'flow_state_not_found';
  return (
    <>
      <Notice tone="error">
        <span>{message}</span>
        {detail && <small>{detail}</small>}
      </Notice>
      {elsewhere && (
        <>
          <p>{texts.otherBrowser}</p>
          <RecoveryCode onOpen={onOpen} />
        </>
      )}
      <div className="row">
        {mayRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
        <Link className={mayRetry || elsewhere ? 'btn quiet' : 'btn'} to="/forgot-password">
          {texts.requestNew}
        </Link>
      </div>
    </>
  );
}
