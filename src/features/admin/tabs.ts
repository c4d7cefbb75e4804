import { type ComponentType, lazy } from 'react';
import type { AdminTab } from '../../contract/admin/roles.ts';

/** What each tab shows; fetched when it is first opened. */
export const TABS: Partial<Record<AdminTab, ComponentType>> = {
  users: lazy(() => import('./users/UsersTab.tsx').then((m) => ({ default: m.UsersTab }))),
  analytics: lazy(() => import('./analytics/AnalyticsTab.tsx').then((m) => ({ default: m.AnalyticsTab }))),
  sessions: lazy(() => import('./sessions/SessionsTab.tsx').then((m) => ({ default: m.SessionsTab }))),
  audit: lazy(() => import('./audit/AuditTab.tsx').then((m) => ({ default: m.AuditTab }))),
  reports: lazy(() => import('./reports/ReportsTab.tsx').then((m) => ({ default: m.ReportsTab }))),
  'problem-generator': lazy(() =>
    import('./problem-generator/GeneratorTab.tsx').then((m) => ({ default: m.GeneratorTab })),
  ),
};
