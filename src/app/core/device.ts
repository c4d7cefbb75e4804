import type { Report } from '../../contract/report.ts';
import type { Sample } from '../../domain/samples.ts';
import type { Toast } from '../../domain/toast.ts';
import { type ActionKind, actionKind } from '../../domain/user-action.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Cell, cell, type WritableCell } from '../../lib/live.ts';
import type { Log } from '../../lib/log.ts';
import { browserChannel, type Channel } from '../../platform/channel.ts';
import { systemClock } from '../../platform/clock.ts';
import { browserConnectivity, type Connectivity } from '../../platform/connectivity.ts';
import { watchControls } from '../../platform/controls.ts';
import { type FirstWorker, firstWorker } from '../../platform/first-worker.ts';
import { type Install, watchInstall } from '../../platform/install.ts';
import { consoleLog } from '../../platform/log.ts';
import { browserNetworkConditions, type NetworkConditions } from '../../platform/network-conditions.ts';
import { pageVisibility } from '../../platform/visibility.ts';
import { type AccountRecord, accountRecord } from '../../store/account-record.ts';
import { localTypedText, type TypedText } from '../../store/typed-text.ts';
import { UserActionWindow } from '../../sync/user-action-window.ts';

/** What a page's screens have from its first script on. */
export interface Device {
  readonly account: AccountRecord;
  readonly typedText: TypedText;
  readonly install: Install;
  /** False: the device has no network. */
  readonly online: Cell<boolean>;
  /** Whether the last try reached a server. */
  readonly reached: Cell<boolean>;
  readonly networkConditions: NetworkConditions;
  readonly visible: Cell<boolean>;
  readonly worker: FirstWorker;
  /** Opens the polling window, here and in the other tabs. */
  acted(kind: ActionKind): void;
  /** What is said in passing, oldest first. */
  readonly toasts: WritableCell<readonly Toast[]>;
  /** One of the sample reports: nobody has to be signed in for it. Rejects when it is neither here nor to be had. */
  readSample(sample: Sample): Promise<Report>;
  /** For the log: a part of the product could not be loaded. */
  report(cause: unknown): void;
}

/** The device with what the core needs of it besides; the screens are handed the `Device` part alone. */
export interface PageDevice extends Device {
  readonly connectivity: Connectivity;
  readonly channel: Channel;
  readonly actionWindow: UserActionWindow;
  readonly visible: ReturnType<typeof pageVisibility>;
  readonly clock: Clock;
  readonly log: Log;
  readonly window: Window;
}

/**
 * What has to be there from the first script on: the throttle is active from page load, the browser's offer to install
 * is made once, and who is signed in decides what is painted. Imports nothing heavy.
 */
export function createDevice(window: Window & typeof globalThis): PageDevice {
  const clock = systemClock;
  const log = consoleLog(window.console);
  const channel = browserChannel(window, 'baraza');
  const connectivity = browserConnectivity(window, window.navigator);
  const visible = pageVisibility(window.document, window);
  const actionWindow = new UserActionWindow(clock, log);
  actionWindow.start();

  const acted = (kind: ActionKind) => {
    actionWindow.action(kind);
    channel.post({ type: 'user-action', kind });
  };
  watchControls(window.document, (control) => acted(actionKind(control)));
  channel.listen((message) => {
    if (message.type === 'user-action') actionWindow.action(message.kind);
  });
  // Coming back to the page counts as an action (spec 3 §4 rechecks then); loading it does not.
  visible.subscribe(() => {
    if (visible.get()) actionWindow.action('other');
  });

  return {
    account: accountRecord(
      window.localStorage,
      (changed) => window.addEventListener('storage', changed),
      () => !/^\/reset-password|#.*type=recovery/.test(window.location.pathname + window.location.hash),
    ),
    typedText: localTypedText(window.localStorage),
    install: watchInstall(window),
    online: connectivity.online,
    reached: connectivity.reached,
    networkConditions: browserNetworkConditions(window.navigator),
    worker: firstWorker(window),
    acted,
    toasts: cell([]),
    readSample: async (sample) => (await import('../../api/samples.ts')).fetchSample(sample),
    report: (cause) => log.warn('a part of the product was not loaded', { cause }),
    connectivity,
    channel,
    actionWindow,
    visible,
    clock,
    log,
    window,
  };
}
