import { type FailedWork, retryWork } from '../../../contract/admin/monitoring.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { ActForm } from '../parts/ActForm.tsx';
import { personWords } from '../parts/person.tsx';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { monitoring as texts } from './messages.ts';

/** Asks before failed work is tried again. */
export function Retry({ work, onClose, onDone }: FormEnd & { work: FailedWork }) {
  const toast = useToast();
  const { id, kind, question } = work;
  return (
    <ActForm
      call={retryWork}
      request={{ params: { id }, body: { kind } }}
      title={texts.retryTitle}
      doIt={texts.retry}
      doing={texts.retrying}
      onDone={() => {
        toast(kind === 'letter' ? texts.retried : texts.retriedSee);
        onDone();
      }}
      onClose={onClose}
    >
      <p>{texts.retryText[kind]}</p>
      <p className="muted">{personWords(work)}</p>
      {kind !== 'letter' && question !== null && <blockquote className="quote">{question}</blockquote>}
    </ActForm>
  );
}
