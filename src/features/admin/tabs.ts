import { type ComponentType, lazy } from 'react';
import type { AdminTab } from '../../contract/admin/roles.ts';

/** What each tab shows; fetched when it is first opened. */
export const TABS: Partial<Record<AdminTab, ComponentType>> = {
  users: lazy(() => import('./users/UsersTab.tsx').then((m) => ({ default: m.UsersTab }))),
  sessions: lazy(() => import('./sessions/SessionsTab.tsx').then((m) => ({ default: m.SessionsTab }))),
  audit: lazy(() => import('./audit/AuditTab.tsx').then((m) => ({ default: m.AuditTab }))),
};
