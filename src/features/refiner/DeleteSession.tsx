import { useState } from 'react';
import { preview, type RefinerItem } from '../../domain/refiner.ts';
import { useActions } from '../../hooks/actions.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { history as texts } from './messages.ts';

interface DeleteSessionProps {
  item: RefinerItem;
  onClose: () => void;
  onDeleted: () => void;
}

/** It leaves this device at once (spec 3 §4); the server's copy follows through the outbox. */
export function DeleteSession({ item, onClose, onDeleted }: DeleteSessionProps) {
  const actions = useActions();
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    setFailed(false);
    try {
      await actions.mutate('refiner_delete', { sessionId: item.id });
    } catch {
      return setFailed(true);
    }
    onDeleted();
  };
  return (
    <ConfirmModal
      title={texts.removeTitle}
      cancel={texts.cancel}
      confirm={texts.confirm}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.removeText(preview(item.idea))}</p>
      {failed && <Notice tone="error">{texts.removeFailed}</Notice>}
    </ConfirmModal>
  );
}
