import type { AdminRole } from '../../contract/admin/roles.ts';

/** Spec 3 §2, §4, §8 in quotation marks; the rest is ours. */
export const admin = {
  title: 'Admin Dashboard',
  verifying: 'Verifying admin permissions...',
  loading: 'Loading dashboard content...',
  denied: 'Access Denied',
  area: 'You do not have permission to access this area.',
  insufficient: 'Insufficient Permissions',
  home: 'Return to Home',
  noTabs: 'No accessible tabs found for your role.',
  tabs: 'Areas',
  elsewhere:
    'Supabase keeps the accounts of this product. People, sign-ups, sign-ins and sessions are looked up in its own dashboard; what stands here is what people did in Baraza.',
  failed: 'Failed to load admin dashboard. Please check your permissions.',
  retry: 'Try again',
  roles: {
    super_admin: 'Super admin',
    support_admin: 'Support admin',
    business_analyst: 'Business analyst',
  } satisfies Record<AdminRole, string>,
  stale: 'This could not be brought up to date. What you see is older.',
  refresh: 'Refresh',
  updating: 'Updating…',
  nothing: 'Nothing here.',
  search: 'Search',
  saveCsv: 'Save as CSV',
  saving: 'Preparing the file…',
  all: 'All',
  count: (n: number) => (n === 1 ? '1 row' : `${n.toLocaleString()} rows`),
  cancel: 'Cancel',
  none: '–',
} as const;
