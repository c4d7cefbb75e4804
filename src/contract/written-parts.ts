/** The parts of a report that are written text, in the order a reader meets them. */
export const WRITTEN_PARTS = [
  'executive_summary',
  'summary',
  'industry_analysis',
  'challenges_analysis',
  'recommendations',
  'pestel_analysis',
] as const;

/** The table that stands on a report's page: a calculation for several values of one input, in two columns. */
export const WORKED_TABLE = 'worked';
