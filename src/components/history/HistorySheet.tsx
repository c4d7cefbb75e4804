import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { history, trash } from './messages.ts';
import { TrashList } from './TrashList.tsx';

export function HistorySheet({ currentId, onClose }: { currentId?: string | undefined; onClose: () => void }) {
  const [inTrash, setInTrash] = useState(false);
  return (
    <Modal title={inTrash ? trash.title : history.title} shape="side" onClose={onClose}>
      {inTrash ? (
        <>
          <span>
            <Button look="quiet" onClick={() => setInTrash(false)}>
              <Icon name="back" />
              {trash.back}
            </Button>
          </span>
          <TrashList />
        </>
      ) : (
        <>
          <Link className="btn quiet" to="/market-validation" onClick={onClose}>
            <Icon name="plus" />
            {history.start}
          </Link>
          <HistoryPanel currentId={currentId} onOpen={onClose} />
          <span>
            <Button look="plain" onClick={() => setInTrash(true)}>
              <Icon name="trash" />
              {trash.open}
            </Button>
          </span>
        </>
      )}
    </Modal>
  );
}
