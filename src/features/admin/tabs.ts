import { type ComponentType, lazy } from 'react';
import type { AdminTab } from '../../contract/admin/roles.ts';

/** What each tab shows; fetched when it is first opened. */
export const TABS: Partial<Record<AdminTab, ComponentType>> = {
  users: lazy(() => import('./users/UsersTab.tsx').then((m) => ({ default: m.UsersTab }))),
  analytics: lazy(() => import('./analytics/AnalyticsTab.tsx').then((m) => ({ default: m.AnalyticsTab }))),
  sessions: lazy(() => import('./sessions/SessionsTab.tsx').then((m) => ({ default: m.SessionsTab }))),
  monitoring: lazy(() => import('./monitoring/MonitoringTab.tsx').then((m) => ({ default: m.MonitoringTab }))),
  engagement: lazy(() => import('./engagement/EngagementTab.tsx').then((m) => ({ default: m.EngagementTab }))),
  settings: lazy(() => import('./settings/SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))),
  'credit-config': lazy(() =>
    import('./credit-config/CreditConfigTab.tsx').then((m) => ({ default: m.CreditConfigTab })),
  ),
  'credit-analytics': lazy(() =>
    import('./credit-analytics/CreditAnalyticsTab.tsx').then((m) => ({ default: m.CreditAnalyticsTab })),
  ),
  audit: lazy(() => import('./audit/AuditTab.tsx').then((m) => ({ default: m.AuditTab }))),
  reports: lazy(() => import('./reports/ReportsTab.tsx').then((m) => ({ default: m.ReportsTab }))),
  'problem-generator': lazy(() =>
    import('./problem-generator/GeneratorTab.tsx').then((m) => ({ default: m.GeneratorTab })),
  ),
};
