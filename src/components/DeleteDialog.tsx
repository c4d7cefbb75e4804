import { useEffect } from 'react';
import { deleteErrorMessage } from '../domain/delete-errors.ts';
import { useActions } from '../hooks/actions.ts';
import { useDeletion } from '../hooks/deletion.ts';
import { useToast } from '../hooks/toasts.ts';
import { ConfirmModal } from '../ui/ConfirmModal.tsx';
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
 * one it closes at once, since nothing more can be learnt here.
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
  const failed = failure === null ? null : failure === 'not_kept' ? texts.failed : deleteErrorMessage(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (started) void remove();
  }, []);
  const leave = () => {
    onClose();
    void cancel();
  };

  return (
    <ConfirmModal
      title={permanent ? texts.titleForGood : texts.title}
      cancel={shared.cancel}
      confirm={failed ? shared.retry : texts.remove}
      busy={busy ? texts.deleting : undefined}
      focused={!started}
      onConfirm={() => void remove()}
      onClose={leave}
    >
      <p>{permanent ? texts.textForGood(report.title) : texts.text(report.title)}</p>
      {failed && <Notice tone="error">{failed}</Notice>}
    </ConfirmModal>
  );
}
