/** Rises with every change that may change a report's bytes; part of each checkpoint's key. */
export const ENGINE_VERSION = '2.2.0';
