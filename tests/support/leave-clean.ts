import { afterAll, vi } from 'vitest';

/** The files after this one share its modules and its window. */
afterAll(async () => {
  // A part that is still being loaded when a file ends could never be loaded again.
  await vi.dynamicImportSettled();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
