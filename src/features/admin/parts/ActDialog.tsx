import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { admin as texts } from '../messages.ts';

interface ActDialogProps {
  title: string;
  /** On the button that does it. */
  doIt: string;
  doing: string;
  busy: boolean;
  fault: string | null;
  isDestructive?: boolean;
  /** False while something that is needed is missing. */
  isReady?: boolean;
  onDo: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an act that touches somebody's account, and stays open until the server has answered. */
export function ActDialog(props: ActDialogProps) {
  const { title, doIt, doing, busy, fault, isDestructive, isReady = true, onDo, onClose, children } = props;
  return (
    <Modal title={title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onDo();
        }}
      >
        {children}
        {fault && <Notice tone="error">{fault}</Notice>}
        <div className="row">
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            look={isDestructive ? 'danger' : 'primary'}
            disabled={!isReady}
            busy={busy ? doing : undefined}
          >
            {doIt}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
