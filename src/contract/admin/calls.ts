import * as access from './access.ts';
import * as analytics from './analytics.ts';
import * as audit from './audit.ts';
import type { AdminCall } from './call.ts';
import * as creditAnalytics from './credit-analytics.ts';
import * as creditConfig from './credit-config.ts';
import * as customReports from './custom-reports.ts';
import * as engagement from './engagement.ts';
import * as monitoring from './monitoring.ts';
import * as overview from './overview.ts';
import * as problemGenerator from './problem-generator.ts';
import * as requests from './requests.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as unmatched from './unmatched.ts';
import * as users from './users.ts';

const isCall = (value: unknown): value is AdminCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'roles' in value;

/** Every call of the back office, so that a test can try each as each role. */
export const ADMIN_CALLS: readonly AdminCall[] = [
  access,
  overview,
  users,
  requests,
  sessions,
  audit,
  analytics,
  customReports,
  problemGenerator,
  monitoring,
  settings,
  creditConfig,
  creditAnalytics,
  engagement,
  unmatched,
].flatMap((part) => Object.values(part).filter(isCall));
