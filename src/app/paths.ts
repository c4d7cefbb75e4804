/** Every address of the product; the screens behind them stand in routes.tsx, and none may be missing there. */
export const PATHS = [
  '/',
  '/login',
  '/signin',
  '/signup',
  '/auth/signin',
  '/market-validation',
  '/market-validation/report/:sessionId',
  '/market-validation/draft/:draftId',
  '/market-validation-report',
  '/market-validation-report/:sessionId',
  '/problem-generator',
  '/problem-generator/results',
  '/problem-generator/results/:jobId',
  '/samples',
  '/samples/:sampleId',
  '/prefine',
  '/credit-request',
  '/analytics',
  '*',
] as const;

export type Path = (typeof PATHS)[number];
