import type { PageDevice } from './device.ts';

const PROBE_MS = 30_000;

/**
 * Nobody answered, while the browser sees a network: one lost request must not leave the sign at 'No connection' until
 * somebody happens to do something. `ask` makes any request; what comes back sets the sign right. It is asked at once, and
 * then every half minute.
 */
export function probeWhileUnsure(device: PageDevice, ask: () => void, signal: AbortSignal): void {
  const { clock, connectivity, visible } = device;
  let cancel = () => {};
  const askIfUnsure = () => {
    if (!connectivity.reached.get() && connectivity.hint() && visible.get()) ask();
  };
  const again = () => {
    cancel = clock.after(PROBE_MS, () => {
      askIfUnsure();
      again();
    });
  };
  again();
  const stop = connectivity.reached.subscribe(askIfUnsure);
  signal.addEventListener(
    'abort',
    () => {
      cancel();
      stop();
    },
    { once: true },
  );
}
