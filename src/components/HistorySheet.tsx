import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { Modal } from '../ui/Modal.tsx';
import { shared } from './messages.ts';
import { ReportList } from './ReportList.tsx';

export function HistorySheet({ currentId, onClose }: { currentId?: string | undefined; onClose: () => void }) {
  return (
    <Modal title={shared.history.title} shape="side" onClose={onClose}>
      <Link className="btn quiet" to="/market-validation" onClick={onClose}>
        <Icon name="plus" />
        {shared.history.start}
      </Link>
      <ReportList currentId={currentId} onOpen={onClose} />
    </Modal>
  );
}
