import * as calls from '../../../src/contract/admin/credit-config.ts';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { CreditDeps } from '../../services/credits.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { changeResetDay, setAmount, withdraw } from './acts.ts';
import { setExempt, setOwnAmount, setPlan, specialPeople } from './people.ts';
import { configOf } from './state.ts';

const HEADS = ['id', 'email', 'name', 'plan', 'plan from', 'exempt', 'exempt until', 'research', 'explorer'];

/** Credit Configuration (spec 3 §2): how many credits a week brings, to whom, and from when. */
export function creditConfigRoutes({ read, mutate }: AdminRouter, deps: CreditDeps): void {
  read(calls.readCreditConfig, () => configOf(deps));
  read(calls.listSpecialPeople, ({ query }) =>
    specialPeople(deps, query, (query.page - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE),
  );
  read(calls.exportSpecialPeople, async ({ query, identity }) => {
    const { rows } = await specialPeople(deps, query, 0, EXPORT_ROWS);
    const cells = rows.map((row) => [
      row.user_id,
      row.email,
      row.name,
      row.plan,
      row.plan_from,
      row.is_exempt,
      row.exempt_until,
      row.amounts.market_validation,
      row.amounts.problem_generator,
    ]);
    return exportList(deps, identity.userId, { tab: 'credit-config' }, { heads: HEADS, rows: cells });
  });

  mutate(calls.setPlanAmount, async ({ body }, tx) => ({
    auditEntry: await setAmount(tx, deps, body),
    data: { changed: true },
  }));
  mutate(calls.setResetDay, async ({ body }, tx) => ({
    auditEntry: await changeResetDay(tx, deps, body),
    data: { changed: true },
  }));
  mutate(calls.withdrawChange, async ({ body }, tx) => ({
    auditEntry: await withdraw(tx, deps, body),
    data: { changed: true },
  }));
  mutate(calls.setPersonPlan, async ({ body }, tx) => {
    const { person, auditEntry } = await setPlan(tx, deps, body);
    return { data: { person }, auditEntry };
  });
  mutate(calls.setPersonAmount, async ({ body }, tx) => {
    const { person, auditEntry } = await setOwnAmount(tx, deps, body);
    return { data: { person }, auditEntry };
  });
  mutate(calls.setExemption, async ({ body }, tx) => {
    const { person, auditEntry } = await setExempt(tx, deps, body);
    return { data: { person }, auditEntry };
  });
}
