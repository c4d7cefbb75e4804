import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Modal } from '../ui/Modal.tsx';
import { shared } from './messages.ts';
import { ReportList } from './ReportList.tsx';
import { TrashList } from './TrashList.tsx';

export function HistorySheet({ currentId, onClose }: { currentId?: string | undefined; onClose: () => void }) {
  const [inTrash, setInTrash] = useState(false);
  return (
    <Modal title={inTrash ? shared.trash.title : shared.history.title} shape="side" onClose={onClose}>
      {inTrash ? (
        <>
          <span>
            <Button look="quiet" onClick={() => setInTrash(false)}>
              <Icon name="back" />
              {shared.trash.back}
            </Button>
          </span>
          <TrashList />
        </>
      ) : (
        <>
          <Link className="btn quiet" to="/market-validation" onClick={onClose}>
            <Icon name="plus" />
            {shared.history.start}
          </Link>
          <ReportList currentId={currentId} onOpen={onClose} />
          <span>
            <Button look="plain" onClick={() => setInTrash(true)}>
              <Icon name="trash" />
              {shared.trash.open}
            </Button>
          </span>
        </>
      )}
    </Modal>
  );
}
