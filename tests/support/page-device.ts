import { createRead } from '../../src/api/read.ts';
import type { PageDevice } from '../../src/app/core/device.ts';
import type { WorkspacePorts } from '../../src/app/core/workspace-ports.ts';
import { cell } from '../../src/lib/live.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { Message } from '../../src/platform/channel.ts';
import { accountRecord } from '../../src/store/account-record.ts';
import { localTypedText } from '../../src/store/typed-text.ts';
import { UserActionWindow } from '../../src/sync/user-action-window.ts';
import { ids } from './account-db.ts';
import { MemoryStorage } from './memory-storage.ts';
import { type Handler, silent, transportOf } from './transport.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Two tabs of one device share this. */
export class SharedDevice {
  readonly storage = new MemoryStorage();
  readonly clock = new VirtualClock();
  readonly #storageListeners = new Set<() => void>();
  readonly #messageListeners = new Map<object, (message: Message) => void>();

  /** One more tab on the device. */
  tab() {
    const { storage, clock } = this;
    const visible = cell(true);
    const online = cell(true);
    const reached = cell(true);
    const actionWindow = new UserActionWindow(clock, silentLog);
    const self = {};
    const returns = new Set<() => void>();
    const record = accountRecord(storage, (changed) => this.#storageListeners.add(changed));
    const device: PageDevice = {
      worker: { atLoad: null, isWithdrawn: async () => false, register: async () => {} },
      account: {
        ...record,
        signedIn: (account) => {
          record.signedIn(account);
          for (const listener of this.#storageListeners) listener();
        },
        signedOut: (byPerson) => {
          record.signedOut(byPerson);
          for (const listener of this.#storageListeners) listener();
        },
      },
      typedText: localTypedText(storage),
      install: { canInstall: cell(false), installed: cell(false), install: async () => {} },
      online,
      reached,
      networkConditions: { saveData: () => false, unmetered: () => false },
      acted: (kind) => actionWindow.action(kind),
      toasts: cell([]),
      readSample: () => new Promise(() => {}),
      report: () => {},
      connectivity: {
        online,
        reached,
        hint: () => true,
        answered: reached.set,
        onReturn: (task) => {
          returns.add(task);
          return () => returns.delete(task);
        },
      },
      channel: {
        post: (message) => {
          for (const [other, heard] of this.#messageListeners) if (other !== self) heard(message);
        },
        listen: (heard) => {
          this.#messageListeners.set(self, heard);
          return () => this.#messageListeners.delete(self);
        },
      },
      actionWindow,
      visible,
      clock,
      log: silentLog,
      window: { localStorage: storage as Storage } as Window,
    };
    const comeBack = () => {
      for (const task of returns) task();
    };
    return { device, visible, online, reached, comeBack };
  }
}

const newId = ids(500_000);

/** The ports of a working copy with a test's own server behind them. */
export function workspacePorts(device: PageDevice, handler: Handler) {
  const { transport, requests } = transportOf((request, signal) =>
    request.unthrottled || device.actionWindow.allows(request.call.path) ? handler(request, signal) : silent('blocked'),
  );
  const stopped: string[] = [];
  const ports: WorkspacePorts = {
    device,
    transport,
    read: createRead(transport, device.clock, device.connectivity.hint),
    events: async () => {
      throw new Error('no streaming here');
    },
    answerEvents: async () => {
      throw new Error('no streaming here');
    },
    renew: async () => 'renewed',
    sendStop: (jobId) => stopped.push(jobId),
    backgroundSync: { ask() {} },
    warm: async () => {},
    locks: { exclusive: false, hold: (_name, _options, work) => work() },
    networkConditions: { saveData: () => true, unmetered: () => false },
    storage: { estimate: async () => null, persist: async () => true },
    newId,
  };
  return { ports, requests, stopped };
}
