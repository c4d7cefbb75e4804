import { missingMarks, type RefinerResultView } from '../../domain/refiner.ts';
import { useActions } from '../../hooks/actions.ts';
import { useNarrow } from '../../hooks/narrow.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Assumptions, Known } from './Known.tsx';
import { refiner as texts } from './messages.ts';

interface ProblemCardProps {
  result: RefinerResultView;
  onOpen: () => void;
  onValidate: () => void;
}

/** How many of the missing marks a card names. */
const NAMED = 2;

/** One problem and how much is known of it; who has it and what is assumed folds on a phone. */
export function ProblemCard({ result, onOpen, onValidate }: ProblemCardProps) {
  const isNarrow = useNarrow();
  return (
    <li className="card problem">
      {result.researched && (
        <span>
          <span className="badge">{texts.researched}</span>
        </span>
      )}
      <h2>
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {result.statement}
        </button>
      </h2>
      <Known score={result.overall_score} />
      {isNarrow ? (
        <details className="panel">
          <summary>
            {texts.known}
            <Icon name="down" />
          </summary>
          <ProblemDetails result={result} />
        </details>
      ) : (
        <ProblemDetails result={result} />
      )}
      {result.unmarked && <Unmarked {...result.unmarked} />}
      <div className="row">
        <Button aria-label={texts.validateIt(result.statement)} onClick={onValidate}>
          {texts.validate}
          <Icon name="send" />
        </Button>
        <Button look="quiet" aria-haspopup="dialog" aria-label={texts.detailsOf(result.statement)} onClick={onOpen}>
          {texts.details}
        </Button>
      </div>
    </li>
  );
}

/** Who has it, what would raise its score, and what is only assumed. */
function ProblemDetails({ result }: { result: RefinerResultView }) {
  const missing = missingMarks(result.score_reasons).slice(0, NAMED);
  return (
    <dl className="two">
      <div>
        <dt>{texts.who}</dt>
        <dd>{result.stakeholder}</dd>
        {missing.length > 0 && (
          <>
            <dt>{texts.raises}</dt>
            <dd>{missing.map(({ label }) => label.toLowerCase()).join('; ')}</dd>
          </>
        )}
      </div>
      <div>
        <dt>{texts.assumptions}</dt>
        <dd>
          <Assumptions of={result.assumptions} />
        </dd>
      </div>
    </dl>
  );
}

/** The server refused the mark: it is said, and never dropped in silence. */
function Unmarked({ opId, status }: { opId: string; status: number }) {
  const actions = useActions();
  return (
    <Notice tone="error">
      <span>{texts.notMarked(status)}</span>
      <div className="row">
        <Button look="quiet" onClick={() => void actions.retry(opId)}>
          {texts.retry}
        </Button>
        <Button look="plain" onClick={() => void actions.discard(opId)}>
          {texts.discard}
        </Button>
      </div>
    </Notice>
  );
}
