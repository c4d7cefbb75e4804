import { type ReactNode, useEffect, useRef } from 'react';
import type { AdminUserRecords, RecordedWork, readUserRecords } from '../../../contract/admin/users.ts';
import type { Looked } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { audit } from '../audit/messages.ts';
import { engagement } from '../engagement/messages.ts';
import { monitoring } from '../monitoring/messages.ts';
import { OfficeLink, workAddress } from '../parts/person.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAddress } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { users as texts } from './messages.ts';

type Records = AdminUserRecords;
const heads = texts.recordHeads;

interface RecordsProps {
  id: string;
  email: string;
  looked: Looked<typeof readUserRecords>;
}

/** Everything one person has with us, the latest of each kind, with the way to the rest of it. */
export function RecordsOf({ id, email, looked }: RecordsProps) {
  const isAtReports = useAddress().get('part') === 'reports';
  return (
    <QueryBoundary looked={looked}>
      {(all) => (
        <>
          <Part title={texts.records.work} list={all.work} columns={WORK} />
          <Part title={texts.records.reports} list={all.reports} columns={REPORTS} isMeant={isAtReports} />
          <Part title={texts.records.ideas} list={all.ideas} columns={IDEAS} />
          <Part
            title={texts.records.credit_requests}
            list={all.credit_requests}
            columns={REQUESTS}
            more={{ tab: 'users', view: 'credits', of: id }}
          />
          <Part
            title={texts.records.messages}
            list={all.messages}
            columns={MESSAGES}
            more={{ tab: 'users', view: 'messages', of: id }}
          />
          <Part
            title={texts.records.alerts}
            list={all.alerts}
            columns={ALERTS}
            more={{ tab: 'engagement', search: email }}
          />
          <Part
            title={texts.records.audit}
            list={{ total: all.audit.total, rows: all.audit.rows.map((line) => ({ ...line, id: String(line.seq) })) }}
            columns={AUDIT}
            more={{ tab: 'audit', who: email }}
          />
        </>
      )}
    </QueryBoundary>
  );
}

interface PartProps<Row> {
  title: string;
  list: { readonly rows: readonly Row[]; readonly total: number };
  columns: readonly Column<Row>[];
  /** Where all of them are. */
  more?: Readonly<Record<string, string>>;
  /** Whoever came here came for this part. */
  isMeant?: boolean;
}

function Part<Row extends { readonly id: string }>({
  title,
  list: { rows, total },
  columns,
  more,
  isMeant = false,
}: PartProps<Row>): ReactNode {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMeant) here.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  return (
    <section className="stack tight" ref={here}>
      <h3>
        {title} <small>{formatNumber(total)}</small>
      </h3>
      {rows.length === 0 ? (
        <p className="muted">{texts.noRecords}</p>
      ) : (
        <FactTable caption={title} rows={rows} keyOf={({ id }) => id} columns={columns} />
      )}
      {more && total > 0 && (
        <p>
          <OfficeLink to={more}>{texts.seeAll(title)}</OfficeLink>
        </p>
      )}
    </section>
  );
}

const WORK: readonly Column<RecordedWork>[] = [
  {
    key: 'what',
    head: heads.what,
    cell: ({ id, kind, question }) => (
      <OfficeLink to={workAddress(id, kind)}>
        <span className="clamped">{question ?? monitoring.noQuestion}</span>
      </OfficeLink>
    ),
  },
  { key: 'kind', head: heads.kind, cell: ({ kind }) => monitoring.kinds[kind] },
  {
    key: 'state',
    head: heads.state,
    cell: ({ status, retried_at, made }) =>
      [monitoring.statuses[status] ?? status, retried_at && texts.triedAgain, made && texts.made(made)]
        .filter(Boolean)
        .join(', '),
  },
  { key: 'at', head: heads.ordered, cell: ({ created_at }) => moment(created_at) },
];

/** A report has the id of the research it came of. */
const REPORTS: readonly Column<Records['reports']['rows'][number]>[] = [
  {
    key: 'title',
    head: heads.title,
    cell: ({ id, title, has_work }) => {
      const words = <span className="clamped">{title}</span>;
      return has_work ? <OfficeLink to={workAddress(id, 'research')}>{words}</OfficeLink> : words;
    },
  },
  { key: 'kind', head: heads.kind, cell: ({ kind }) => texts.reportKinds[kind] ?? kind },
  { key: 'state', head: heads.where, cell: ({ in_trash }) => (in_trash ? texts.inItsTrash : texts.inHistory) },
  { key: 'at', head: heads.madeAt, cell: ({ created_at }) => moment(created_at) },
];

const IDEAS: readonly Column<Records['ideas']['rows'][number]>[] = [
  { key: 'title', head: heads.idea, cell: ({ title }) => <span className="clamped">{title}</span> },
  { key: 'at', head: heads.at, cell: ({ created_at }) => moment(created_at) },
];

const REQUESTS: readonly Column<Records['credit_requests']['rows'][number]>[] = [
  {
    key: 'wants',
    head: texts.requestHeads.wants,
    cell: ({ credits_requested, credit_type }) => texts.wants(credits_requested, credit_type),
  },
  {
    key: 'state',
    head: heads.state,
    cell: ({ decision }) => (decision === null ? texts.waiting : texts.decisions[decision]),
  },
  { key: 'at', head: heads.at, cell: ({ created_at }) => moment(created_at) },
];

const MESSAGES: readonly Column<Records['messages']['rows'][number]>[] = [
  { key: 'text', head: texts.messageHeads.text, cell: ({ text }) => <span className="clamped">{text}</span> },
  { key: 'kind', head: heads.kind, cell: ({ kind }) => texts.kinds[kind] },
  {
    key: 'state',
    head: heads.state,
    cell: ({ answered_at }) => (answered_at === null ? texts.waiting : texts.answeredAt(moment(answered_at))),
  },
  { key: 'at', head: heads.at, cell: ({ created_at }) => moment(created_at) },
];

const ALERTS: readonly Column<Records['alerts']['rows'][number]>[] = [
  { key: 'why', head: engagement.heads.why, cell: engagement.why },
  {
    key: 'state',
    head: heads.state,
    cell: ({ closed_at, acknowledged_at }) =>
      engagement.states[closed_at !== null ? 'closed' : acknowledged_at !== null ? 'acknowledged' : 'new'],
  },
  { key: 'at', head: engagement.heads.since, cell: ({ since }) => moment(since) },
];

const AUDIT: readonly Column<Records['audit']['rows'][number] & { readonly id: string }>[] = [
  { key: 'action', head: audit.heads.action, cell: ({ action }) => audit.actions[action] },
  { key: 'by', head: audit.heads.by, cell: ({ actor }) => actor },
  { key: 'at', head: audit.heads.at, cell: ({ at }) => moment(at) },
];
