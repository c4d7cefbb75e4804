import type { AdminRole } from '../../contract/admin/roles.ts';
import { formatNumber, plural } from '../../lib/locale.ts';

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
  count: (n: number) => plural(n, { one: '1 row', other: `${formatNumber(n)} rows` }),
  cancel: 'Cancel',
  none: 'None',
  gone: 'A deleted account',
  writeTo: (email: string) => `Write to ${email}`,
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set} set)`),
  sort: 'Sort by',
  sortedUp: (head: string) => `${head}, ascending`,
  sortedDown: (head: string) => `${head}, descending`,
  chooseArea: 'Area',
  waits: (n: number) => `${formatNumber(n)} waiting`,
} as const;

export const officeSearch = {
  open: 'Search',
  title: 'Search the back office',
  label: 'Person, words or id',
  hint: 'Looks through people, research, reports, credit requests and messages. Two letters at least.',
  areasHint: 'Finds the areas of this office.',
  count: (n: number) => `${formatNumber(n)} found`,
  nothing: (words: string) => `Nothing has “${words}” in it.`,
  people: 'People',
  research: 'Research',
  reports: 'Reports',
  requests: 'Credit requests',
  messages: 'Messages',
  areas: 'Areas',
} as const;
