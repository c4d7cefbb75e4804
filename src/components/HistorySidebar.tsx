import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Modal } from '../ui/Modal.tsx';
import { shared } from './messages.ts';
import { ReportList } from './ReportList.tsx';

/** A button that opens the history as a sheet: from below on a phone, from the side on a wide screen. */
export function HistorySidebar({ currentId, compact = false }: { currentId?: string; compact?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" aria-label={shared.history.open} onClick={() => setOpen(true)}>
        <Icon name="history" />
        <span className={compact ? 'long' : ''}>{shared.history.open}</span>
      </Button>
      {open && (
        <Modal title={shared.history.title} shape="side" onClose={close}>
          <Link className="btn quiet" to="/market-validation" onClick={close}>
            <Icon name="plus" />
            {shared.history.start}
          </Link>
          <ReportList currentId={currentId} onOpen={close} />
        </Modal>
      )}
    </>
  );
}
