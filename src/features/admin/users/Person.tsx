import { type AdminUserPage, type AdminUserRecords, readUser, readUserRecords } from '../../../contract/admin/users.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { admin as shared } from '../messages.ts';
import { monitoring } from '../monitoring/messages.ts';
import { BackButton } from '../parts/BackButton.tsx';
import { Facts } from '../parts/Facts.tsx';
import { OfficeLink, personWords, workAddress } from '../parts/person.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { deviceName, moment, wayIn } from '../parts/words.ts';
import { users as texts } from './messages.ts';
import { PersonActs, Roles } from './PersonActs.tsx';
import { RecordsOf } from './Records.tsx';

/** One person: what support has to know, and may do, and everything they have with us. */
export function Person({ id, onBack }: { id: string; onBack: () => void }) {
  const looked = useLook({ call: readUser, params: { id } });
  const records = useLook({ call: readUserRecords, params: { id } });
  return (
    <div className="stack">
      <BackButton onBack={onBack}>{texts.back}</BackButton>
      <QueryBoundary looked={looked}>
        {(page) => (
          <>
            <h3>{personWords(page.user)}</h3>
            {records.data && <FailedNow failed={records.data.failed} />}
            <Known page={page} />
            <PersonActs user={page.user} />
            <section className="stack tight">
              <h3>
                {texts.signIns} <small>{texts.openNow(page.open_sessions)}</small>
              </h3>
              {page.sign_ins.length === 0 ? (
                <p className="muted">{texts.noSignIns}</p>
              ) : (
                <FactTable
                  caption={texts.signIns}
                  rows={page.sign_ins}
                  keyOf={(session) => session.id}
                  columns={[
                    { key: 'when', head: texts.when, cell: (session) => moment(session.created_at) },
                    { key: 'how', head: texts.how, cell: (session) => wayIn(session.method) },
                    { key: 'device', head: texts.device, cell: (session) => deviceName(session.device) },
                  ]}
                />
              )}
            </section>
            <RecordsOf id={id} email={page.user.email} looked={records} />
            <Roles user={page.user} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

/** What a person mostly writes about stands first, with the way to it. */
function FailedNow({ failed: { rows, total } }: { failed: AdminUserRecords['failed'] }) {
  if (total === 0) return null;
  return (
    <Notice tone="warning">
      {texts.failedNow(total)}
      <ul>
        {rows.map(({ id, kind, question, created_at }) => (
          <li key={id}>
            {monitoring.kinds[kind]}, {moment(created_at)}:{' '}
            <OfficeLink to={workAddress(id, kind)}>{question ?? monitoring.noQuestion}</OfficeLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Known({ page }: { page: AdminUserPage }) {
  const { user, credits } = page;
  const facts: readonly (readonly [string, string | number])[] = [
    [texts.id, user.id],
    [texts.heads.status, texts.statuses[user.status]],
    [texts.heads.roles, user.roles.map((role) => shared.roles[role]).join(', ') || shared.none],
    [texts.heads.since, moment(user.created_at)],
    [texts.heads.seen, user.last_sign_in_at === null ? texts.never : moment(user.last_sign_in_at)],
    [texts.providers, page.providers.map(wayIn).join(', ') || shared.none],
    [
      texts.factors,
      page.factors.map(({ name, created_at }) => name ?? moment(created_at)).join(', ') || texts.noFactor,
    ],
    [texts.sessions, page.open_sessions],
    [texts.heads.reports, user.reports],
    [texts.kits, page.starter_kits],
    [texts.inTrash, page.reports_in_trash],
    [texts.refinements, page.refinements],
    [texts.explorations, page.explorations],
    [texts.creditsOf.market_validation, texts.creditsLeft(credits.market_validation)],
    [texts.creditsOf.problem_generator, texts.creditsLeft(credits.problem_generator)],
  ];
  return <Facts label={texts.facts} isShort facts={facts} />;
}
