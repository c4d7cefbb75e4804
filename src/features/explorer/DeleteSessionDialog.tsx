import { useEffect, useRef } from 'react';
import { deleteSessionError } from '../../domain/explorer-errors.ts';
import { useDeletion } from '../../hooks/deletion.ts';
import { useExplorerActions } from '../../hooks/explorer.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
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
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  const refusal = failure === 'not_kept' ? null : failure;
  const leave = () => {
    onClose();
    void cancel();
  };
  return (
    <Modal title={texts.removeTitle} onClose={leave}>
      <p>{texts.removeText(name)}</p>
      {failure !== null && (
        <Notice tone="error">
          <span>{generator.deleteFailed}</span>
          {refusal && refusal.status > 0 && <small>{deleteSessionError(refusal.status, refusal.message)}</small>}
        </Notice>
      )}
      <div className="row">
        <Button look="quiet" onClick={leave}>
          {generator.cancel}
        </Button>
        <Button look="danger" ref={confirm} busy={busy ? texts.deleting : undefined} onClick={() => void remove()}>
          {failure !== null ? generator.tryAgain : texts.confirm}
        </Button>
      </div>
    </Modal>
  );
}
