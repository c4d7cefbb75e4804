import { afterAll, vi } from 'vitest';

/** A part that is still being loaded when a file ends would be broken for the files after it. */
afterAll(() => vi.dynamicImportSettled());
