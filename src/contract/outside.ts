/** In a page's head: the names apart by a bar, '' where nobody is asked. */
export const SOURCES_META = 'baraza-sources';
/** In a page's head: the host of the language model. */
export const MODEL_META = 'baraza-model-host';
