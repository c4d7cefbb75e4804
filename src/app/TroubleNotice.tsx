import { useTrouble } from '../hooks/trouble.ts';
import { Notice } from '../ui/Notice.tsx';

/** The working copy on this device cannot be opened: said at once, on every screen (STO-2). */
export function TroubleNotice() {
  const trouble = useTrouble();
  if (trouble === null) return null;
  return (
    <div className="page on-top">
      <Notice tone="error">{trouble}</Notice>
    </div>
  );
}
