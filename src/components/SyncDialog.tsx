import { Modal } from '../ui/Modal.tsx';
import { shared } from './messages.ts';
import { SyncScreen } from './SyncScreen.tsx';

export function SyncDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={shared.syncTitle} onClose={onClose}>
      <SyncScreen onLeave={onClose} />
    </Modal>
  );
}
