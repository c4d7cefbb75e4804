import type { ReactNode } from 'react';
import type * as contract from '../../../contract/admin/monitoring.ts';
import { readMonitoring } from '../../../contract/admin/monitoring.ts';
import { type DataOf, useLook } from '../../../hooks/server-calls.ts';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Facts } from '../parts/Facts.tsx';
import { bytes, countOrDash, duration } from '../parts/measures.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { moment } from '../parts/words.ts';
import { monitoring as texts } from './messages.ts';

type Seen = DataOf<typeof readMonitoring>;

const WORK: readonly Column<contract.WorkFigures>[] = [
  { key: 'kind', head: texts.workHeads.kind, cell: ({ kind }) => texts.kinds[kind] ?? kind },
  { key: 'waiting', head: texts.workHeads.waiting, isNumber: true, cell: ({ waiting }) => waiting },
  { key: 'running', head: texts.workHeads.running, isNumber: true, cell: ({ running }) => running },
  { key: 'asking', head: texts.workHeads.asking, isNumber: true, cell: ({ asking }) => asking },
  { key: 'failed', head: texts.workHeads.failed, isNumber: true, cell: ({ failed_today }) => failed_today },
];

const TABLES: readonly Column<contract.TableFigures>[] = [
  { key: 'table', head: texts.tableHeads.table, cell: ({ name }) => name },
  { key: 'size', head: texts.tableHeads.size, isNumber: true, cell: (table) => bytes(table.bytes) },
  { key: 'rows', head: texts.tableHeads.rows, isNumber: true, cell: ({ rows }) => countOrDash(rows) },
];

const queueColumns = (at: string): readonly Column<contract.QueueFigures>[] => [
  { key: 'queue', head: texts.queueHeads.queue, cell: ({ queue }) => texts.queueNames[queue] ?? queue },
  { key: 'waiting', head: texts.queueHeads.waiting, isNumber: true, cell: ({ waiting }) => waiting },
  { key: 'running', head: texts.queueHeads.running, isNumber: true, cell: ({ running }) => running },
  { key: 'retrying', head: texts.queueHeads.retrying, isNumber: true, cell: ({ retrying }) => retrying },
  {
    key: 'oldest',
    head: texts.queueHeads.oldest,
    isNumber: true,
    cell: ({ oldest_waiting_at: oldest }) =>
      oldest === null ? '–' : duration(Math.max(0, (Date.parse(at) - Date.parse(oldest)) / 1_000)),
  },
];

/** Whether everything works, and what waits. */
export function State() {
  const looked = useLook({ call: readMonitoring });
  return <QueryBoundary looked={looked}>{(seen) => <Seen seen={seen} />}</QueryBoundary>;
}

function Seen({ seen }: { seen: Seen }) {
  const broken = seen.parts.filter(({ ok }) => !ok).map(({ part }) => texts.partNames[part] ?? part);
  const { process, database, disk } = seen;
  return (
    <div className="stack loose">
      <div className="stack tight">
        <Notice tone={broken.length === 0 ? 'info' : 'error'}>
          {broken.length === 0 ? texts.allWell : texts.notWell(broken.join(', '))}
        </Notice>
        <p className="muted">{texts.asOf(moment(seen.at))}</p>
      </div>
      <Part title={texts.parts}>
        <Facts
          facts={seen.parts.map(
            ({ part, ok }) => [texts.partNames[part] ?? part, ok ? texts.ok : texts.broken] as const,
          )}
        />
      </Part>
      <Part title={texts.work}>
        <FactTable caption={texts.work} columns={WORK} rows={seen.work} keyOf={({ kind }) => kind} />
      </Part>
      <Part title={texts.queues}>
        <FactTable
          caption={texts.queues}
          columns={queueColumns(seen.at)}
          rows={seen.queues}
          keyOf={({ queue }) => queue}
        />
      </Part>
      <Part title={texts.machine}>
        <Facts
          facts={[
            [texts.uptime, duration(process.uptime_seconds)],
            [texts.memory, bytes(process.resident_bytes)],
            [texts.heap, bytes(process.heap_bytes)],
            [texts.databaseSize, bytes(database.bytes)],
            [texts.disk, disk === null ? texts.elsewhere : texts.ofTotal(bytes(disk.free), bytes(disk.total))],
          ]}
        />
      </Part>
      <Part title={texts.tables}>
        <FactTable caption={texts.tables} columns={TABLES} rows={database.tables} keyOf={({ name }) => name} />
      </Part>
      <Part title={texts.versions}>
        <Facts facts={seen.versions.map(({ part, version }) => [texts.versionNames[part] ?? part, version] as const)} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
