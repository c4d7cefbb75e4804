import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import './toasts.css';

interface ToastProps {
  readonly id: number;
  readonly message: string;
  readonly type: 'success' | 'error' | 'info' | 'warning';
  readonly duration: number;
  readonly undo?: (() => void) | undefined;
}

interface ToastsProps {
  readonly toasts: readonly ToastProps[];
  readonly onDismiss: (id: number) => void;
}

/** What is said in passing: below the top bar, where nothing is pressed. Each goes by itself, or when it is closed. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Shown anew with each: over a sheet that was opened since, too. Older browsers know no popover; there it is part of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said.
  useEffect(() => {
    frame.current?.hidePopover?.();
    frame.current?.showPopover?.();
  }, [toasts]);
  return (
    <div className="toasts" popover="manual" ref={frame}>
      {toasts.map((toast) => (
        <Said key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function Said({ toast, onDismiss }: { toast: ToastProps; onDismiss: (id: number) => void }) {
  const { id, message, type, duration, undo } = toast;
  // Whoever reads or holds it has all the time they need.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration, onDismiss]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only stop its clock.
    <div
      className={`said ${type}`}
      role={type === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{message}</span>
      {undo && (
        <Button
          look="plain"
          onClick={() => {
            undo();
            onDismiss(id);
          }}
        >
          Undo
        </Button>
      )}
      <Button look="icon" aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
