import { MODEL_META } from '../contract/outside.ts';

/** Whether this server writes with a language model, as it says in its pages. */
export const hasModel = (document: Document): boolean => document.querySelector(`meta[name="${MODEL_META}"]`) !== null;
