/** The public pages. Each is written to HTML by the build (prerender.tsx), so that it can be read before any script. */
export const SITE_PATHS = [
  '/',
  '/product',
  '/solutions',
  '/pricing',
  '/resources',
  '/options',
  '/faq',
  '/faqs',
  '/faqsection',
  '/get-started',
  '/samples',
  '/records',
  '/venture-builders',
  '/contact',
  '/help/email-not-received',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

export type SitePath = (typeof SITE_PATHS)[number];

/** The sample reports, written to HTML as well: a link to one that is passed on shows what it is. */
export const SAMPLE_PATHS = ['/samples/sample-agritech', '/samples/sample-fintech', '/samples/sample-health'] as const;

export type SamplePath = (typeof SAMPLE_PATHS)[number];

/** The way into an account, written to HTML as well: it is the second page a founder sees. */
export const ACCOUNT_PATHS = ['/login', '/signin', '/signup', '/forgot-password', '/help/account-recovery'] as const;

export type AccountPath = (typeof ACCOUNT_PATHS)[number];

/** Every address of the product; the screens behind them stand in routes.tsx, and none may be missing there. */
export const PATHS = [
  ...SITE_PATHS,
  ...ACCOUNT_PATHS,
  '/auth/signin',
  '/auth/callback',
  '/reset-password',
  '/settings',
  '/market-validation',
  '/market-validation/report',
  '/market-validation/report/:sessionId',
  '/market-validation/draft/:draftId',
  '/market-validation-report',
  '/market-validation-report/:sessionId',
  '/problem-generator',
  '/problem-generator/results',
  '/problem-generator/results/:jobId',
  '/samples/:sampleId',
  '/try/:draftId',
  '/prefine',
  '/credit-request',
  '/analytics',
  '/admin',
  '*',
] as const;

export type Path = (typeof PATHS)[number];

/** The mark of the page for an address that leads nowhere; it is the same for all of them. */
export const NOT_FOUND = '*';
