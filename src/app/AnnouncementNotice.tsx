import { useCellOrNull } from '../hooks/use-cell.ts';
import { Notice } from '../ui/Notice.tsx';
import { announcement } from './announcement.ts';

/** What an administrator tells everybody, on top of every page. */
export function AnnouncementNotice() {
  const told = useCellOrNull(announcement);
  if (told === null) return null;
  return (
    <div className="page on-top">
      <Notice tone={told.tone}>{told.text}</Notice>
    </div>
  );
}
