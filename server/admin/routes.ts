import { adminProfile } from '../../src/contract/admin/access.ts';
import type { Api } from '../routes/register.ts';
import type { StoreDeps } from '../services/deps.ts';
import { rolesOf } from '../services/roles.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { creditAnalyticsRoutes } from './credit-analytics/routes.ts';
import { creditConfigRoutes } from './credit-config/routes.ts';
import { engagementRoutes } from './engagement/routes.ts';
import { type MonitoringDeps, monitoringRoutes } from './monitoring/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { problemGeneratorRoutes } from './problem-generator/routes.ts';
import { adminRouter } from './register.ts';
import { customReportRoutes } from './reports/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { type SettingsDeps, settingRoutes } from './settings/routes.ts';
import { type UsersDeps, userRoutes } from './users/routes.ts';

export interface AdminDeps extends StoreDeps, UsersDeps, MonitoringDeps, SettingsDeps {
  readonly supabaseUrl: string | null;
}

/** The back office (spec 3): every call asks for its roles, and is told in the audit log. */
export function adminRoutes(api: Api, deps: AdminDeps): void {
  const calls = adminRouter(api, deps);
  calls.read(adminProfile, async ({ identity }) => {
    const roles = [...(await rolesOf(deps.database.sql, identity.userId))];
    return { email: identity.email, admin_roles: roles, roles, accounts_elsewhere: deps.supabaseUrl !== null };
  });
  overviewRoutes(calls, deps);
  userRoutes(calls, deps);
  requestRoutes(calls, deps);
  sessionRoutes(calls, deps);
  auditRoutes(calls, deps);
  analyticsRoutes(calls, deps);
  customReportRoutes(calls, deps);
  problemGeneratorRoutes(calls, deps);
  monitoringRoutes(calls, deps);
  settingRoutes(calls, deps);
  creditConfigRoutes(calls, deps);
  creditAnalyticsRoutes(calls, deps);
  engagementRoutes(calls, deps);
}
