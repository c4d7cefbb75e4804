import { shared } from '../components/messages.ts';
import { useUpdate } from '../hooks/update.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** A new version waits until the person says so (UPD-1). */
export function UpdateNotice() {
  const { ready, apply } = useUpdate();
  if (!ready) return null;
  return (
    <div className="page on-top">
      <Notice>
        <div className="row">
          {shared.updateReady}
          <Button className="push" onClick={apply}>
            {shared.update}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
