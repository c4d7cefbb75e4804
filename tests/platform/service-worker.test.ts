import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import { firstWorker } from '../../src/platform/first-worker.ts';
import { registerServiceWorker } from '../../src/platform/service-worker.ts';

/** A worker, a registration or a container: what the browser has, as far as the page looks at it. */
class Part extends EventTarget {
  scriptURL = 'https://baraza.test/sw.js';
  state = 'installed';
  postMessage = vi.fn();
}

class Registration extends Part {
  installing: Part | null = null;
  waiting: Part | null = null;
  active: Part | null = null;

  /** The browser has found another version, and has it ready. */
  install(): void {
    const worker = new Part();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
}

class Workers extends Part {
  controller: Part | null = null;
  registration: Registration = new Registration();
  register = vi.fn(async () => this.registration);
  getRegistration = vi.fn(async () => this.registration as Registration | undefined);
}

let workers: Workers;
let typed: string;
const reload = vi.fn();
const fetch = vi.fn(async () => new Response('{"off": true}'));

/** The library takes the browser's own names. */
function page(atLoad: Part | null = workers.controller) {
  const parts = {
    navigator: { serviceWorker: workers },
    document: {
      readyState: 'complete',
      querySelectorAll: () => [{ value: typed }],
    },
    location: { href: 'https://baraza.test/', reload },
    self: globalThis,
    fetch,
  };
  for (const [name, part] of Object.entries(parts)) vi.stubGlobal(name, part);
  const window = parts as unknown as Window;
  return registerServiceWorker(window, silentLog, {
    ...firstWorker(window),
    atLoad: atLoad as unknown as ServiceWorker | null,
  });
}
afterEach(() => void vi.unstubAllGlobals());
const settled = () => new Promise((resolve) => setTimeout(resolve));
const registered = () => vi.waitFor(() => expect(workers.register).toHaveBeenCalledTimes(1));

beforeEach(() => {
  workers = new Workers();
  typed = '';
  reload.mockClear();
});

describe('[UPD-1] a new version', () => {
  beforeEach(() => {
    workers.controller = new Part();
    workers.registration.active = workers.controller;
  });

  it('that waits already is offered, and begins when the person says so', async () => {
    workers.registration.waiting = new Part();
    const update = page();
    await vi.waitFor(() => expect(update.ready.get()).toBe(true));
    update.apply();
    expect(workers.registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything());
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that comes while the page is open is offered then', async () => {
    const update = page();
    await registered();
    expect(update.ready.get()).toBe(false);
    await settled();
    workers.registration.install();
    await vi.waitFor(() => expect(update.ready.get()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });

  it('that was on its way before the page looked is offered when it is here', async () => {
    const { registration } = workers;
    const coming = new Part();
    registration.installing = coming;
    const update = page();
    await registered();
    await settled();
    registration.waiting = coming;
    coming.dispatchEvent(new Event('statechange'));
    expect(update.ready.get()).toBe(true);
  });

  it('that another tab let in loads this one anew', () => {
    page();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that another tab let in leaves a tab alone where somebody writes, until he says so there', () => {
    typed = 'ama@example.org';
    const update = page();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(update.ready.get()).toBe(true);
    update.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that was let in before this page looked is offered, and loads it anew when the person says so', () => {
    const update = page(new Part());
    expect(update.ready.get()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    update.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the first worker', () => {
  it('is no new version, and its taking over reloads nothing', async () => {
    const update = page();
    await registered();
    await settled();
    workers.registration.install();
    workers.registration.waiting = null;
    workers.dispatchEvent(new Event('controllerchange'));
    expect(update.ready.get()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    // The next one to take over is a new version.
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is none to be offered while it is being installed', async () => {
    const { registration } = workers;
    const coming = new Part();
    registration.installing = coming;
    const update = page();
    await registered();
    await settled();
    registration.waiting = coming;
    coming.dispatchEvent(new Event('statechange'));
    expect(update.ready.get()).toBe(false);
  });

  it.each([
    ['has one', true, 404, 0],
    ['has none', false, 404, 1],
    ['had one that was withdrawn', false, 200, 0],
  ])('comes before the rest of the product to a device that %s', async (_what, isThere, status, times) => {
    if (!isThere) workers.getRegistration.mockResolvedValue(undefined);
    fetch.mockImplementation(async () => new Response('{"off": true}', { status }));
    await firstWorker({ navigator: { serviceWorker: workers }, fetch } as unknown as Window).register();
    expect(workers.register).toHaveBeenCalledTimes(times);
  });

  it('is registered where nothing says that it was withdrawn', async () => {
    workers.getRegistration.mockResolvedValue(undefined);
    fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
    page();
    await registered();
  });

  it.each([
    ['an operator has withdrawn it', async () => new Response('{"off": true}')],
    ['a page that is left hears no answer', () => Promise.reject(new TypeError('aborted'))],
    [
      'the answer broke off',
      async () =>
        ({ status: 200, redirected: false, text: () => Promise.reject(new TypeError('aborted')) }) as Response,
    ],
  ])('[security 30] is not registered where %s', async (_why, answer: () => Promise<Response>) => {
    workers.getRegistration.mockResolvedValue(undefined);
    fetch.mockClear().mockImplementationOnce(answer);
    page();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(workers.register).not.toHaveBeenCalled();
  });
});
