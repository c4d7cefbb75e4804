import { useEffect, useRef, useState } from 'react';
import { deleteSessionError } from '../../domain/explorer-errors.ts';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useExplorerActions } from '../../hooks/explorer.ts';
import { useSending } from '../../hooks/sending.ts';
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
  const actions = useActions();
  const { online } = useConnection();
  const [opId, setOpId] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const sending = useSending(opId);
  useEffect(() => confirm.current?.focus(), []);

  const isDone = opId !== null && sending?.state === 'gone';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone]);

  const refusal = sending?.state === 'waiting' || sending?.state === 'failed' ? sending : null;
  const failed = refusal !== null || isLost;
  const remove = async () => {
    setLost(false);
    try {
      if (opId !== null) return await actions.retry(opId);
      const id = await explorer.remove(session.id);
      if (online) setOpId(id);
      else onClose();
    } catch {
      setLost(true);
    }
  };
  // What could not be sent and is not wanted any more must not go out behind the person's back.
  const cancel = async () => {
    if (opId !== null) await actions.discard(opId);
    onClose();
  };
  return (
    <Modal title={texts.removeTitle} onClose={() => void cancel()}>
      <p>{texts.removeText(name)}</p>
      {failed && (
        <Notice tone="error">
          <span>{generator.deleteFailed}</span>
          {refusal && refusal.status > 0 && <small>{deleteSessionError(refusal.status, refusal.message)}</small>}
        </Notice>
      )}
      <div className="row">
        <Button look="quiet" onClick={() => void cancel()}>
          {generator.cancel}
        </Button>
        <Button
          look="danger"
          ref={confirm}
          busy={opId !== null && !failed ? texts.deleting : undefined}
          onClick={() => void remove()}
        >
          {failed ? generator.tryAgain : texts.confirm}
        </Button>
      </div>
    </Modal>
  );
}
