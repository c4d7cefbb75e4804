import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReportView } from '../../domain/working-copy.ts';
import type { Reports } from '../../hooks/reports.ts';
import { history as texts } from './messages.ts';
import { ReportItem } from './ReportItem.tsx';
import { NOTHING, rowsOf, slotsFor, wider } from './slots.ts';
import { useSight } from './use-sight.ts';
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
  // What is in sight is drawn at once, what lies around it once the list rests: nobody sees the rows of a leap.
  const { sight, rested } = useSight(list, reports.length);
  const around = useDeferredValue(rested, NOTHING);
  const isLeap = around.endIndex < sight.startIndex || around.startIndex > sight.endIndex;
  // The one with the focus stays, however far away, with its neighbours: Tab goes on from there.
  const [focused, setFocused] = useState<string | null>(null);
  const at = focused === null ? -1 : reports.findIndex(({ id }) => id === focused);
  const held = at < 0 ? NOTHING : { startIndex: at, endIndex: at };
  const drawn = rowsOf(
    [wider(sight, 1), isLeap ? NOTHING : wider(around, BUFFER), wider(held, 1)],
    reports.length,
  ).flatMap((index) => {
    const report = reports[index];
    return report ? [{ index, report }] : [];
  });
  const [slots, setSlots] = useState<ReadonlyMap<string, number>>(new Map());
  const nextSlots = slotsFor(
    slots,
    drawn.map(({ report }) => report.id),
  );
  if (nextSlots !== slots) setSlots(nextSlots);
  useEffect(() => {
    if (hasMore && sight.endIndex >= reports.length - BUFFER) more();
  }, [sight, reports.length, hasMore, more]);

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
      {drawn.map(({ index, report }) => (
        <li
          key={nextSlots.get(report.id)}
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
      ))}
    </ul>
  );
}
