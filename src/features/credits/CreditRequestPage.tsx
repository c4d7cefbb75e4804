import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { HistoryButton, HistoryFrame, useHistorySidebar } from '../../components/HistorySidebar.tsx';
import type { CreditType } from '../../contract/credits.ts';
import { CREDIT_REQUESTS } from '../../domain/credit-request.ts';
import { creditState, resetLabel } from '../../domain/credits.ts';
import { saidByServer } from '../../domain/error-category.ts';
import type { CreditRequestView } from '../../domain/working-copy.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useCreditRequest } from '../../hooks/credit-request.ts';
import { useCredits } from '../../hooks/credits.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { credits as texts } from './messages.ts';
import '../../ui/ask.css';

/** Links write the type in both spellings (spec 2 §2, spec 3 §2). */
const typeOf = (value: string | null): CreditType =>
  /^problem[-_](generator|explorer)$/.test(value ?? '') ? 'problem_generator' : 'market_validation';

/** Asking for more than the week's allowance: once a week and kind; the request waits here until it can be sent. */
export function CreditRequestPage() {
  const [query] = useSearchParams();
  const type = typeOf(query.get('type'));
  const request = useCreditRequest(type);
  const history = useHistorySidebar();
  return (
    <main id="main" className="page">
      <HistoryFrame sidebar={history}>
        <div className="ask">
          <h1>{texts.title(type)}</h1>
          {request.state === 'submitted' ? <Submitted request={request} /> : <Asking type={type} request={request} />}
          <div className="row">
            <Link className="btn quiet" to={texts.home[type]}>
              {texts.back[type]}
            </Link>
            {type === 'market_validation' && <HistoryButton sidebar={history} label={texts.history} />}
          </div>
        </div>
      </HistoryFrame>
    </main>
  );
}

function Submitted({ request }: { request: CreditRequestView }) {
  const seconds = request.request?.waiting_period_seconds;
  return (
    <div className="card stack tight" role="status">
      <strong>{texts.submitted}</strong>
      <span>{request.request?.message || texts.hear}</span>
      <span>{texts.byMail}</span>
      {seconds !== undefined && <small>{texts.time(Math.ceil(seconds / 60))}</small>}
    </div>
  );
}

/** Whether the limit is reached: said to nobody who has credits left. */
function Allowance({ type }: { type: CreditType }) {
  const { status } = useCredits(type);
  if (status === null) return <p>{texts.askFor(type)}</p>;
  const kind = creditState(status);
  if (kind === 'exempt') return <p>{texts.unlimited}</p>;
  if (kind !== 'exhausted') return <p>{texts.left(type, status.total - status.used, status.total)}</p>;
  return (
    <>
      <p>{texts.message(type)}</p>
      {status.resetDate && <p>{texts.returns(resetLabel(status.resetDate, new Date()))}</p>}
    </>
  );
}

function Asking({ type, request }: { type: CreditType; request: CreditRequestView }) {
  const actions = useActions();
  const { online } = useConnection();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setFault(null);
    try {
      await actions.mutate('credit_request', { creditType: type, ...CREDIT_REQUESTS[type] });
    } catch (cause) {
      setFault(wordsFor(cause, texts.failed));
    }
    setBusy(false);
  };

  const { opId } = request;
  if (opId === null) {
    return (
      <>
        <Allowance type={type} />
        <p className="muted">{texts.ask[type]}</p>
        {fault && <Notice tone="error">{fault}</Notice>}
        <span>
          <Button busy={busy ? texts.submitting : undefined} onClick={() => void submit()}>
            {texts.submit}
          </Button>
        </span>
      </>
    );
  }
  // On its way, with nothing to say of it yet.
  if (request.state === 'waiting' && request.reason === null && online) {
    return (
      <p role="status">
        <Button busy={texts.submitting}>{texts.submit}</Button>
      </p>
    );
  }
  const refused = request.state === 'refused';
  const isOffline = !refused && !online;
  return (
    <Notice tone={isOffline ? 'warning' : 'error'}>
      <span>{isOffline ? texts.offline : failureOf(request)}</span>
      {!refused && !isOffline && <small>{texts.waiting}</small>}
      <div className="row">
        {online && (
          <Button look="quiet" onClick={() => void actions.retry(opId)}>
            {texts.retry}
          </Button>
        )}
        <Button look="plain" onClick={() => void actions.discard(opId)}>
          {texts.takeBack}
        </Button>
      </div>
    </Notice>
  );
}

/** Spec 2 §8: the server's own words where it has some. */
function failureOf({ reason, status }: CreditRequestView): string {
  if (status === 0) return texts.network;
  return (reason === null ? null : saidByServer(reason)) || texts.failed;
}
