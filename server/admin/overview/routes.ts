import * as calls from '../../../src/contract/admin/overview.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { rolesOf } from '../../services/roles.ts';
import type { AdminRouter } from '../register.ts';
import { searchOffice } from './search.ts';
import { waitingFor } from './waiting.ts';

/** What stands above the tabs: how much waits, and one search over them all. */
export function overviewRoutes({ read }: AdminRouter, { database, clock }: StoreDeps): void {
  const { sql } = database;
  read(calls.readWaiting, async ({ identity }) => waitingFor(sql, await rolesOf(sql, identity.userId), clock.now()));
  read(calls.searchOffice, ({ query }) => searchOffice(sql, query.words));
}
