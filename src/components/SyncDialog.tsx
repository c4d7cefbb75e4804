import { Modal } from '../ui/Modal.tsx';
import { SyncScreen } from './SyncScreen.tsx';
import { sync } from './sync-messages.ts';

export function SyncDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={sync.title} onClose={onClose}>
      <SyncScreen onLeave={onClose} />
    </Modal>
  );
}
