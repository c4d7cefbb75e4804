import { ADMIN_TABS, type AdminRole, type AdminTab } from '../contract/admin/roles.ts';
import type { ErrorCategory } from './error-category.ts';

/** The tabs that one of the roles opens, in their order. */
export const tabsOf = (roles: readonly AdminRole[]): AdminTab[] =>
  (Object.keys(ADMIN_TABS) as AdminTab[]).filter((tab) => {
    const allowed: readonly AdminRole[] = ADMIN_TABS[tab].roles;
    return roles.some((role) => allowed.includes(role));
  });

/** Where somebody begins: whoever may see people with them, an analyst with the figures (spec 3 §2). */
export function firstTab(roles: readonly AdminRole[], wanted: string | null): AdminTab | null {
  const tabs = tabsOf(roles);
  return (
    tabs.find((tab) => tab === wanted) ??
    (tabs.includes('users') ? 'users' : tabs.includes('analytics') ? 'analytics' : null)
  );
}

/** Spec 3 §8. */
export const accessFault = (category: ErrorCategory): string => {
  if (category === 'permission') return 'You do not have permission to access the admin dashboard.';
  if (category === 'network') return 'Network error while checking permissions. Please check your connection.';
  return 'Failed to verify admin permissions. Please try again.';
};
