import * as v from 'valibot';

export const AdminRole = v.picklist(['super_admin', 'support_admin', 'business_analyst']);
export type AdminRole = v.InferOutput<typeof AdminRole>;

const everyone = ['super_admin', 'support_admin', 'business_analyst'] as const;
const support = ['super_admin', 'support_admin'] as const;
const owner = ['super_admin'] as const;

/** Who sees which tab (spec 3 §6), in the order they are listed. The page hides by this table; the server refuses by it. */
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

export type AdminTab = keyof typeof ADMIN_TABS;
