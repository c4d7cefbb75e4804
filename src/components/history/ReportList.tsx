import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { ReportView } from '../../domain/working-copy.ts';
import type { Reports } from '../../hooks/reports.ts';
import { history as texts } from './messages.ts';
import { ReportItem } from './ReportItem.tsx';
import '../../ui/list.css';

/** Spec 2 §9: the sidebar's rows, before they are measured, and how many are kept ready on either side. */
const ROW_HEIGHT = 120;
const BUFFER = 5;

interface ReportListProps {
  reports: readonly ReportView[];
  history: Pick<Reports, 'more' | 'hasMore'>;
  currentId?: string | undefined;
  onOpen: () => void;
  onEdit: (report: ReportView) => void;
  onDelete: (report: ReportView) => void;
}

/** The rows in sight and a few around them: a thousand reports cost no more than ten. */
export function ReportList({ reports, history, currentId, onOpen, onEdit, onDelete }: ReportListProps) {
  const { more, hasMore } = history;
  const list = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    count: reports.length,
    // The sheet scrolls as a whole; the list begins somewhere below its head.
    getScrollElement: () => list.current?.closest('dialog') ?? null,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => reports[index]?.id ?? index,
    overscan: BUFFER,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= reports.length - BUFFER) more();
  }, [last, reports.length, hasMore, more]);

  // As fresh as the opening of the list.
  const [now] = useState(() => new Date());
  return (
    <ul className="list virtual" aria-label={texts.list} ref={list} style={{ height: rows.getTotalSize() }}>
      {shown.map((row) => {
        const report = reports[row.index];
        if (!report) return null;
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            className={report.id === currentId ? 'current' : ''}
            aria-setsize={hasMore ? -1 : reports.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
          >
            <ReportItem
              report={report}
              now={now}
              isCurrent={report.id === currentId}
              onOpen={onOpen}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </li>
        );
      })}
    </ul>
  );
}
