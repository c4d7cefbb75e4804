/** The parts of a report that are written text, in the order a reader meets them. */
export const WRITTEN_PARTS = [
  'executive_summary',
  'summary',
  'industry_analysis',
  'challenges_analysis',
  'recommendations',
  'pestel_analysis',
] as const;
