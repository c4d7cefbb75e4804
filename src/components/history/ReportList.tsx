import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReportView } from '../../domain/working-copy.ts';
import type { Reports } from '../../hooks/reports.ts';
import { history as texts } from './messages.ts';
import { ReportItem } from './ReportItem.tsx';
import { useScroller } from './use-scroller.ts';
import '../../ui/list.css';

/** Spec 2 §9: the sidebar's rows are 120 pixels high where a letter has its usual 16, and five lie ready on either side. */
const ROW_REM = 7.5;
const BUFFER = 5;

const rem = (rows: number): string => `${rows * ROW_REM}rem`;

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
  const { scroller, above, remPixels } = useScroller(list);
  // The one with the focus stays, however far away, with its neighbours: Tab goes on from there.
  const [focused, setFocused] = useState<string | null>(null);
  const held = focused === null ? -1 : reports.findIndex(({ id }) => id === focused);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const beside = held < 0 ? [] : [held - 1, held, held + 1].filter((row) => row >= 0 && row < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...beside])].sort((a, b) => a - b);
    },
    [held],
  );
  const virtualizer = useVirtualizer({
    count: reports.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_REM * remPixels,
    getItemKey: (index) => reports[index]?.id ?? index,
    scrollMargin: above,
    overscan: BUFFER,
    rangeExtractor,
    useFlushSync: false,
  });
  // The rows are as high as the letters are large.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what has changed
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, remPixels]);
  const last = virtualizer.range?.endIndex ?? 0;
  useEffect(() => {
    if (hasMore && last >= reports.length - BUFFER) more();
  }, [last, reports.length, hasMore, more]);

  // As fresh as the opening of the list.
  const [now] = useState(() => new Date());
  return (
    <ul
      className="list virtual"
      aria-label={texts.list}
      ref={list}
      style={{ height: rem(reports.length) }}
      onFocus={({ target }) => setFocused(target.closest('li')?.getAttribute('data-report') ?? null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {virtualizer.getVirtualItems().map(({ index }) => {
        const report = reports[index];
        return (
          report && (
            <li
              key={report.id}
              data-report={report.id}
              className={report.id === currentId ? 'current' : ''}
              aria-setsize={hasMore ? -1 : reports.length}
              aria-posinset={index + 1}
              style={{ top: rem(index), height: rem(1) }}
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
          )
        );
      })}
    </ul>
  );
}
