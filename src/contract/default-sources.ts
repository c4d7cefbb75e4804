/**
 * Who is asked outside while a report is made, unless an operator decided otherwise; by name, as the privacy page says them. The
 * server writes into its pages what differs.
 */
export const DEFAULT_SOURCES = [
  'World Bank Indicators',
  'Wikipedia',
  'World Bank Documents & Reports',
  'Europe PMC',
  'DOAJ',
  'Crossref',
] as const;
