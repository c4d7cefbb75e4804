import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import './modal.css';

interface ModalProps {
  title: string;
  /** 'side' slides in from the edge as a sheet, 'centre' is a dialog; both fill a small screen from below. */
  shape?: 'centre' | 'side';
  onClose: () => void;
  children: ReactNode;
}

/**
 * The platform's own dialog: it traps focus, closes on Escape and gives the focus back.
 * Rendered only while open; a click on the veil closes it.
 */
export function Modal({ title, shape = 'centre', onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it still stands in the page: a dialog that was taken out first gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; the click is on the veil around it.
    <dialog
      ref={dialog}
      className={`modal ${shape}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React hands it on to a dialog around this one, as the platform does not.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="modal-body">
        <div className="modal-head row">
          <h2 id={titleId}>{title}</h2>
          <Button look="icon" className="push" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
