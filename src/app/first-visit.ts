import { SAMPLES } from '../domain/samples.ts';
import type { Device } from './core/device.ts';

/** The worker is in charge and the line is free: what else a visitor may open. */
const STAY_MS = 3_000;

/**
 * What a visit to a public page leaves on the device although nobody touches it: the worker with the first visit's files, and
 * after a moment the sample reports and `pages`, which the worker keeps as they pass. Not with reduced data. The answer calls
 * off what has not begun.
 */
export function beginVisit(window: Window, device: Device, pages: readonly (() => Promise<unknown>)[]): () => void {
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
  if (workers.controller) stay();
  else {
    workers.addEventListener('controllerchange', stay);
    quietly(device.worker.register());
  }
  return () => {
    window.clearTimeout(timer);
    workers.removeEventListener('controllerchange', stay);
  };
}
