import { deleteSessionError } from '../../domain/explorer-errors.ts';
import { useDeletion } from '../../hooks/deletion.ts';
import { useExplorerActions } from '../../hooks/explorer.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { generator, sessions as texts } from './messages.ts';

interface DeleteSessionDialogProps {
  session: { readonly id: string };
  name: string;
  onClose: () => void;
}

/** OUT-12: with a network it waits for the first answer; without one it closes at once, since no more can be learnt here. */
export function DeleteSessionDialog({ session, name, onClose }: DeleteSessionDialogProps) {
  const explorer = useExplorerActions();
  const { busy, failure, remove, cancel } = useDeletion(() => explorer.remove(session.id), onClose);
  const refusal = failure === 'not_kept' ? null : failure;
  const leave = () => {
    onClose();
    void cancel();
  };
  return (
    <ConfirmModal
      title={texts.removeTitle}
      cancel={generator.cancel}
      confirm={failure !== null ? generator.tryAgain : texts.confirm}
      busy={busy ? texts.deleting : undefined}
      onConfirm={() => void remove()}
      onClose={leave}
    >
      <p>{texts.removeText(name)}</p>
      {failure !== null && (
        <Notice tone="error">
          <span>{generator.deleteFailed}</span>
          {refusal && refusal.status > 0 && <small>{deleteSessionError(refusal.status, refusal.message)}</small>}
        </Notice>
      )}
    </ConfirmModal>
  );
}
