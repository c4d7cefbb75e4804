import { memo } from 'react';
import { Link } from 'react-router-dom';
import { relativeDate } from '../../domain/relative-date.ts';
import { isKit } from '../../domain/report-kind.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import { useActions } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { history as texts } from './messages.ts';

interface ReportItemProps {
  report: ReportView;
  now: Date;
  isCurrent: boolean;
  onOpen: () => void;
  onEdit: (report: ReportView) => void;
  onDelete: (report: ReportView) => void;
}

/**
 * One report of the history: where it leads, its signs, and what can be done with it. Drawn once while the list scrolls by:
 * whoever uses it hands in the same functions each time.
 */
export const ReportItem = memo(function ReportItem({
  report,
  now,
  isCurrent,
  onOpen,
  onEdit,
  onDelete,
}: ReportItemProps) {
  const actions = useActions();
  const title = displayTitle(report.title);
  return (
    <>
      <Link
        to={`/market-validation/report/${report.id}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
      >
        <strong>{title}</strong>
        {report.summary !== '' && (
          <span className="one-line" dir="auto">
            {report.summary}
          </span>
        )}
        <small>
          {isKit(report) && <span className="badge">{texts.kit}</span>}
          <time dateTime={report.createdAt}>{relativeDate(report.createdAt, now)}</time>
          {signsOf(report).map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        </small>
      </Link>
      <span className="list-acts">
        <Button
          look="icon"
          aria-pressed={report.isPinned}
          aria-label={report.isPinned ? texts.unpin(title) : texts.pin(title)}
          onClick={() => void actions.mutate('pin', { reportId: report.id, pinned: !report.isPinned })}
        >
          <Icon name="pin" />
        </Button>
        <Menu label={texts.moreOf(title)} face={<Icon name="more" />}>
          {(close) => (
            <>
              <button
                type="button"
                onClick={() => {
                  close();
                  onEdit(report);
                }}
              >
                <Icon name="pen" />
                {texts.edit}
              </button>
              <button
                type="button"
                onClick={() => {
                  close();
                  onDelete(report);
                }}
              >
                <Icon name="trash" />
                {texts.remove}
              </button>
            </>
          )}
        </Menu>
      </span>
    </>
  );
});

const signsOf = ({ viewCount, hasChat, isRevised, bodyHere, pending }: ReportView): readonly string[] => [
  ...(pending ? [texts.pending] : []),
  ...(viewCount > 0 ? [texts.viewed] : []),
  ...(hasChat ? [texts.hasChat] : []),
  ...(isRevised ? [texts.revised] : []),
  ...(bodyHere ? [texts.here] : []),
];
