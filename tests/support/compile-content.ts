// Run once before the tests, so that they never read content as it was before it was changed.
export { compileContent as setup } from '../../scripts/support/compiled-content.mjs';
