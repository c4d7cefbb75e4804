import { compileContent } from '../../scripts/support/compiled-content.mjs';

/** Run once before the tests, so that they never read content as it was before it was changed. */
export const setup = (): Promise<void> => compileContent();
