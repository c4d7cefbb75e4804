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

/** In a page's head: the names apart by a bar, '' where nobody is asked. */
export const SOURCES_META = 'baraza-sources';
/** In a page's head: the host of the language model. */
export const MODEL_META = 'baraza-model-host';
