import { isSwitchedOff } from './kill-switch.ts';
import { workerUrl } from './trusted-url.ts';

/** Has the worker come to a device that has none, before the rest of the product is loaded, which then watches over it. */
export async function registerFirstWorker(window: Window): Promise<void> {
  const workers = window.navigator.serviceWorker;
  if ((await workers.getRegistration()) || (await isWithdrawn(window))) return;
  await workers.register(workerUrl(window));
}

/**
 * A worker that an operator has withdrawn is not brought back by the next page, to fetch the whole build for nothing; not
 * either by a page that is being left and no longer hears the answer: it fails, and the next page asks again.
 */
export async function isWithdrawn(window: Window): Promise<boolean> {
  const known = await window.navigator.serviceWorker.getRegistration();
  return !known && isSwitchedOff(window.fetch.bind(window));
}
