import type { AdminRole, AdminTab } from '../../contract/admin/roles.ts';

/** Spec 3 §3: the active tab and the list of roles. Neither opens anything: the server is asked each time. */
const TAB = 'baraza-admin-tab';
const ROLES = 'baraza-admin-roles';

export const rememberedTab = (storage: Storage): string | null => storage.getItem(TAB);
export const rememberTab = (storage: Storage, tab: AdminTab): void => storage.setItem(TAB, tab);

export function rememberRoles(storage: Storage, roles: readonly AdminRole[]): void {
  if (roles.length === 0) storage.removeItem(ROLES);
  else storage.setItem(ROLES, JSON.stringify(roles));
}
