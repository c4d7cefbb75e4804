import type { ReactNode } from 'react';
import { useNarrow } from '../hooks/narrow.ts';
import { Modal } from '../ui/Modal.tsx';
import '../ui/sidebar.css';

interface SidePanelProps {
  title: string;
  id?: string | undefined;
  onClose: () => void;
  /** What stands in it; a column has no frame that names and closes it. */
  children: (isColumn: boolean) => ReactNode;
}

/** What stands beside a screen: a column of the page where there is room, a sheet over it on a phone. */
export function SidePanel({ title, id, onClose, children }: SidePanelProps) {
  if (useNarrow())
    return (
      <Modal title={title} shape="side" onClose={onClose}>
        {children(false)}
      </Modal>
    );
  return (
    <aside className="side-panel" id={id} aria-label={title}>
      {children(true)}
    </aside>
  );
}
