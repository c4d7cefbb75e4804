import { useEffect, useRef, useState } from 'react';
import { deleteErrorMessage } from '../domain/delete-errors.ts';
import { useActions } from '../hooks/actions.ts';
import { useConnection } from '../hooks/connection.ts';
import { useSending } from '../hooks/sending.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';
import { deletion as texts } from './delete-messages.ts';
import { shared } from './messages.ts';

interface DeleteDialogProps {
  report: { readonly id: string; readonly title: string };
  permanent?: boolean;
  /** It was confirmed elsewhere: the dialog only tells how it goes. */
  started?: boolean;
  onClose: () => void;
  /** It is on its way, or done. */
  onDeleted: () => void;
}

/**
 * OUT-12: with a network the dialog waits for the first answer, and a failure is said in the specification's words; without
 * one it closes at once, since nothing more can be learnt here. Escape cancels, Enter confirms.
 */
export function DeleteDialog({ report, permanent = false, started = false, onClose, onDeleted }: DeleteDialogProps) {
  const actions = useActions();
  const { online } = useConnection();
  const [opId, setOpId] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const sending = useSending(opId);

  const state = sending?.state;
  useEffect(() => {
    if (opId !== null && state === 'gone') onDeleted();
  }, [opId, state, onDeleted]);

  const failed = sending?.state === 'waiting' || sending?.state === 'failed' ? deleteErrorMessage(sending) : fault;
  const busy = opId !== null && failed === null;

  const remove = async () => {
    setFault(null);
    try {
      if (opId !== null) return await actions.retry(opId);
      const id = await actions.remove(report.id, permanent);
      if (online) setOpId(id);
      else onDeleted();
    } catch {
      setFault(texts.failed);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (started) void remove();
    else confirm.current?.focus();
  }, []);
  // What could not be sent and is not wanted any more must not go out behind the person's back.
  const cancel = async () => {
    if (opId !== null) await actions.discard(opId);
    onClose();
  };

  return (
    <Modal title={permanent ? texts.titleForGood : texts.title} onClose={() => void cancel()}>
      <p>{permanent ? texts.textForGood(report.title) : texts.text(report.title)}</p>
      {failed && <Notice tone="error">{failed}</Notice>}
      <div className="row">
        <Button look="quiet" onClick={() => void cancel()}>
          {shared.cancel}
        </Button>
        <Button look="danger" ref={confirm} busy={busy ? texts.deleting : undefined} onClick={() => void remove()}>
          {failed ? shared.retry : texts.remove}
        </Button>
      </div>
    </Modal>
  );
}
