import { SAMPLES } from '../domain/samples.ts';
import type { Device } from './core/device.ts';

/** After the page has loaded: whoever reads for three seconds finds the product here again without the network. */
const WORKER_AFTER_MS = 1_500;
/** The worker is in charge and the line is free: what else a visitor may open. */
const STAY_MS = 3_000;

type Load = () => Promise<unknown>;

/**
 * What a visit to a public page leaves on the device although nobody touches it: the worker with the first visit's files, and
 * after a moment the sample reports and `pages`, which the worker keeps as they pass. Not with reduced data. The answer calls
 * off what has not begun.
 */
export function beginVisit(window: Window, device: Device, pages: readonly Load[]): () => void {
  const workers = window.navigator.serviceWorker;
  if (!workers) return () => {};
  let timer = 0;
  // Whatever is not brought now is brought when it is opened.
  const quietly = (work: Promise<unknown>) => void work.catch(() => {});
  const bringPages = () => {
    if (!device.online.get()) return;
    for (const load of pages) quietly(load());
    for (const { id } of SAMPLES) quietly(window.fetch(`/samples/${id}.json`, { credentials: 'omit' }));
  };
  const stay = () => {
    workers.removeEventListener('controllerchange', stay);
    if (!device.networkConditions.saveData()) timer = window.setTimeout(bringPages, STAY_MS);
  };
  const bringWorker = () =>
    quietly(import('../platform/first-worker.ts').then(({ registerFirstWorker }) => registerFirstWorker(window)));
  const begin = () => {
    if (workers.controller) return stay();
    workers.addEventListener('controllerchange', stay);
    timer = window.setTimeout(bringWorker, WORKER_AFTER_MS);
  };
  if (window.document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('load', begin);
    workers.removeEventListener('controllerchange', stay);
  };
}
