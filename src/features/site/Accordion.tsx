import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import '../../ui/accordion.css';

export interface AccordionItem {
  readonly id: string;
  readonly head: ReactNode;
  readonly body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Which is open at first. */
  first?: string | null;
  /** Arrow up and down move between the heads, round at both ends. */
  arrows?: boolean;
  onOpen?: (details: HTMLElement) => void;
}

/**
 * One open at a time; a click on the open one closes it. The platform's own disclosure, so that it works before any script
 * and a search in the page finds what is closed.
 */
export function Accordion({ items, first = null, arrows = false, onOpen }: AccordionProps) {
  const group = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(first);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const heads = [...(root.current?.querySelectorAll<HTMLElement>('summary') ?? [])];
    const at = event.target instanceof HTMLElement ? heads.indexOf(event.target) : -1;
    if (!arrows || step === undefined || at < 0) return;
    event.preventDefault();
    heads[(at + step + heads.length) % heads.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only hears the arrow keys of the heads.
    <div className="accordion" ref={root} onKeyDown={move}>
      {items.map(({ id, head, body }) => (
        <details
          key={id}
          name={group}
          open={open === id}
          // Opened by the browser itself: a search in the page, or another of the group.
          onToggle={({ currentTarget }) => {
            if (currentTarget.open && open !== id) setOpen(id);
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the platform's own button of a disclosure. */}
          <summary
            onClick={(event) => {
              event.preventDefault();
              const opening = open !== id;
              setOpen(opening ? id : null);
              if (opening && event.currentTarget.parentElement) onOpen?.(event.currentTarget.parentElement);
            }}
          >
            <span>{head}</span>
            <Icon name="down" />
          </summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
    </div>
  );
}
