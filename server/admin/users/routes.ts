import * as calls from '../../../src/contract/admin/users.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import type { CreditDeps } from '../../services/credits.ts';
import { setRole } from '../access.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import * as acts from './acts.ts';
import { allUsers, findUser, pageOfUsers } from './directory.ts';
import { userPage } from './user-page.ts';
import { userRecords } from './user-records.ts';

export interface UsersDeps extends CreditDeps {
  readonly post: EmailQueue;
  readonly origin: string;
}

const HEADS = ['id', 'email', 'name', 'status', 'roles', 'reports', 'exempt', 'signed up', 'last sign-in'];

/** User Management (spec 3 §2): who is there, and what support may do for them. */
export function userRoutes({ read, mutate }: AdminRouter, deps: UsersDeps): void {
  const { database, clock } = deps;

  read(calls.exportUsers, async ({ query, identity }) => {
    const rows = await allUsers(database.sql, query, clock.now(), EXPORT_ROWS);
    const cells = rows.map((row) => [
      row.id,
      row.email,
      row.name,
      row.status,
      row.roles.join(' '),
      row.reports,
      row.is_exempt,
      row.created_at,
      row.last_sign_in_at,
    ]);
    return exportList(deps, identity.userId, { tab: 'users' }, { heads: HEADS, rows: cells });
  });
  read(calls.listUsers, ({ query }) => pageOfUsers(database.sql, query, clock.now()));
  read(calls.readUser, (request) => userPage(deps, request.id('id')));
  read(calls.readUserRecords, (request) => userRecords(deps, request.id('id')));

  mutate(calls.disableUser, (request, tx) =>
    acts.disable(tx, clock.now(), request.identity.userId, request.id('id'), request.body),
  );
  mutate(calls.exemptUser, (request, tx) => acts.exempt(tx, clock.now(), request.id('id'), request.body.exempt));
  mutate(calls.changeRole, async (request, tx) => {
    const id = request.id('id');
    const now = clock.now();
    await findUser(tx, id, now);
    const { role, held } = request.body;
    await setRole(tx, now, request.identity.userId, id, role, held);
    // Already told, where anything changed.
    return { data: { user: await findUser(tx, id, now) }, auditEntry: null };
  });
  mutate(calls.signUserOut, async (request, tx) => {
    const id = request.id('id');
    await findUser(tx, id, clock.now());
    const ended = await endAllSessions(tx, id, clock.now());
    return {
      data: { ended },
      auditEntry: { action: 'user.signed_out_everywhere', subject: { user: id }, details: { ended } },
    };
  });
  mutate(calls.sendResetLink, async (request, tx) => {
    const user = await findUser(tx, request.id('id'), clock.now());
    await deps.post(tx, {
      kind: 'recovery',
      email: user.email,
      details: { redirectTo: `${deps.origin}/reset-password`, challenge: null },
    });
    return { data: { sent: true }, auditEntry: { action: 'user.reset_link_sent', subject: { user: user.id } } };
  });
}
