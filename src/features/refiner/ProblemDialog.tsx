import { type RefinerResultView, scoreReason } from '../../domain/refiner.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useRewording } from '../../hooks/refiner.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Assumptions, Known } from './Known.tsx';
import { refiner, detail as texts } from './messages.ts';

interface ProblemDialogProps {
  sessionId: string;
  result: RefinerResultView;
  onValidate: (statement?: string) => void;
  onClose: () => void;
}

/** One problem whole: every reason of its score, what is assumed, and the same problem in other words. */
export function ProblemDialog({ sessionId, result, onValidate, onClose }: ProblemDialogProps) {
  return (
    <Modal title={texts.title} onClose={onClose}>
      <p>
        <strong>{result.statement}</strong>
      </p>
      <p>
        <small>{refiner.who}</small> {result.stakeholder}
      </p>
      <h3>{refiner.assumptions}</h3>
      <Assumptions of={result.assumptions} />
      <h3>{texts.score}</h3>
      <Known score={result.overall_score} />
      <small>{refiner.scoreMeans}</small>
      <ul className="reasons">
        {result.score_reasons.map((reason) => (
          <Reason key={reason} reason={reason} />
        ))}
      </ul>
      <div className="row">
        <Button onClick={() => onValidate()}>{refiner.validate}</Button>
      </div>
      <Variants sessionId={sessionId} result={result} onValidate={onValidate} />
    </Modal>
  );
}

function Reason({ reason }: { reason: string }) {
  const read = scoreReason(reason);
  if (read === null) return <li>{reason}</li>;
  const { label, points, of, why } = read;
  return (
    <li>
      <span>{label}</span>
      <b>{texts.points(points, of)}</b>
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${(points / of) * 100}%` }} />
      </span>
      <small>{why}</small>
    </li>
  );
}

/** Other wordings are asked for when somebody wants them, and stay here once they were read. */
function Variants({ sessionId, result, onValidate }: Omit<ProblemDialogProps, 'onClose'>) {
  const { online } = useConnection();
  const { reading, reword } = useRewording(result.id);
  const { variants } = result;
  return (
    <section className="stack tight" aria-label={texts.variants}>
      <h3>{texts.variants}</h3>
      {variants?.length === 0 && <p className="muted">{texts.none}</p>}
      {variants === null && (
        <>
          <small>{online ? texts.variantsHint : texts.offline}</small>
          {reading?.state === 'failed' && online && (
            <Notice tone="error">
              <span>{reading.fault?.status === 401 ? refiner.notAuthenticated : texts.failed}</span>
              {reading.fault?.message && <small>{reading.fault.message}</small>}
            </Notice>
          )}
          <span>
            <Button
              look="quiet"
              disabled={!online}
              busy={reading?.state === 'loading' ? texts.asking : undefined}
              onClick={() => reword(sessionId, result.statement)}
            >
              {texts.ask}
            </Button>
          </span>
        </>
      )}
      {variants && variants.length > 0 && (
        <ul className="refined">
          {variants.map(({ statement, scope, changed }) => (
            <li className="card stack tight" key={statement}>
              <strong>{statement}</strong>
              <small>{scope}</small>
              <span>{changed}</span>
              <span>
                <Button look="quiet" onClick={() => onValidate(statement)}>
                  {texts.validate}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
