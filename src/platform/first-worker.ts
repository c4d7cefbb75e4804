import { isSwitchedOff } from './kill-switch.ts';
import { workerUrl } from './trusted-url.ts';

/** The worker as this page found it. */
export interface FirstWorker {
  /** Under which this page was opened. */
  readonly atLoad: ServiceWorker | null;
  /**
   * A worker that an operator has withdrawn is not brought back by the next page, to fetch the whole build for nothing; not
   * either by a page that is being left and no longer hears the answer: it rejects, and the next page asks again.
   */
  isWithdrawn(): Promise<boolean>;
  /** Has the worker come to a device that has none, before the rest of the product is loaded, which then watches over it. */
  register(): Promise<void>;
}

export function firstWorker(window: Window): FirstWorker {
  // Absent where the page is no secure context: then nobody asks the rest.
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker;
  const isWithdrawn = async () =>
    !(await workers?.getRegistration()) && (await isSwitchedOff(window.fetch.bind(window)));
  return {
    atLoad: workers?.controller ?? null,
    isWithdrawn,
    async register() {
      if ((await workers?.getRegistration()) || (await isWithdrawn())) return;
      await workers?.register(workerUrl(window));
    },
  };
}
