import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './menu.css';

interface MenuProps {
  /** The label of the button that opens it. */
  label: string;
  face: ReactNode;
  className?: string;
  children: (close: () => void) => ReactNode;
}

/** A small panel under a button: closes on Escape, on a click elsewhere and when the focus leaves. */
export function Menu({ label, face, className = '', children }: MenuProps) {
  // Its label says whose menu it is: a row of a list may become another's while it is open.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === label;
  const setOpen = (isOpen: boolean) => setOpenFor(isOpen ? label : null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenFor(null);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only hears Escape on its way up.
    <div
      className={open ? 'menu open' : 'menu'}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // A dialog around it stays open.
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={className || 'btn icon'}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div className="menu-panel" id={panel}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
