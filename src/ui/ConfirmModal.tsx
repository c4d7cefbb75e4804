import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmModalProps {
  readonly title: string;
  readonly cancel: string;
  /** On the button that does it. */
  readonly confirm: string;
  /** What it says while it is being done. */
  readonly busy?: string | undefined;
  /** Whether Enter confirms as soon as it opens. */
  readonly focused?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is taken away. Escape cancels, Enter confirms. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, cancel, confirm, busy, focused = true, onConfirm, onClose, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (focused) button.current?.focus();
  }, []);
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <div className="row">
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" ref={button} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
