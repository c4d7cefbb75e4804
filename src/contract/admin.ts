import * as v from 'valibot';
import { call, inData } from './call.ts';

export const AdminRole = v.picklist(['super_admin', 'support_admin', 'business_analyst']);
export type AdminRole = v.InferOutput<typeof AdminRole>;

const everyone = ['super_admin', 'support_admin', 'business_analyst'] as const;
const support = ['super_admin', 'support_admin'] as const;
const owner = ['super_admin'] as const;

/** Who sees which tab (spec 3 §6). The server checks the same table. */
export const ADMIN_TABS = {
  users: { title: 'User Management', roles: support },
  monitoring: { title: 'System Monitoring', roles: support },
  analytics: { title: 'Business Intelligence', roles: everyone },
  engagement: { title: 'Engagement Alerts', roles: everyone },
  sessions: { title: 'Session Management', roles: support },
  audit: { title: 'Audit Logs', roles: support },
  reports: { title: 'Custom Reports', roles: everyone },
  settings: { title: 'Settings', roles: owner },
  'credit-config': { title: 'Credit Configuration', roles: owner },
  'credit-analytics': { title: 'Credit Analytics', roles: everyone },
  'problem-generator': { title: 'Problem Generator Analytics', roles: everyone },
} as const satisfies Record<string, { title: string; roles: readonly AdminRole[] }>;

/** The roles are also read from `roles` (spec 3 §7). */
export const adminProfile = call({
  method: 'GET',
  path: '/api/admin/auth/me',
  answer: inData(v.object({ email: v.string(), admin_roles: v.array(AdminRole), roles: v.array(AdminRole) })),
});
