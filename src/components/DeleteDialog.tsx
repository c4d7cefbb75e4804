import { useEffect, useRef } from 'react';
import { deleteErrorMessage } from '../domain/delete-errors.ts';
import { useActions } from '../hooks/actions.ts';
import { useDeletion } from '../hooks/deletion.ts';
import { useToast } from '../hooks/toasts.ts';
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
  const toast = useToast();
  const { busy, failure, remove, cancel } = useDeletion(
    () => actions.mutate('delete', { reportId: report.id, permanent }),
    () => {
      if (permanent) toast(texts.gone);
      else toast(texts.moved, 'success', report.id, { undo: () => void restore() });
      onDeleted();
    },
  );
  const restore = async () => {
    await actions.mutate('restore', { reportId: report.id });
    toast(texts.restored, 'success', report.id);
  };
  const confirm = useRef<HTMLButtonElement>(null);
  const failed = failure === null ? null : failure === 'not_kept' ? texts.failed : deleteErrorMessage(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (started) void remove();
    else confirm.current?.focus();
  }, []);
  const leave = () => {
    onClose();
    void cancel();
  };

  return (
    <Modal title={permanent ? texts.titleForGood : texts.title} onClose={leave}>
      <p>{permanent ? texts.textForGood(report.title) : texts.text(report.title)}</p>
      {failed && <Notice tone="error">{failed}</Notice>}
      <div className="row">
        <Button look="quiet" onClick={leave}>
          {shared.cancel}
        </Button>
        <Button look="danger" ref={confirm} busy={busy ? texts.deleting : undefined} onClick={() => void remove()}>
          {failed ? shared.retry : texts.remove}
        </Button>
      </div>
    </Modal>
  );
}
