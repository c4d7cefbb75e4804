import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import { backgroundSync } from '../../src/platform/background-sync.ts';
import { keepForOffline } from '../../src/platform/keep-for-offline.ts';
import { reloadForLostChunk } from '../../src/platform/lost-chunk.ts';
import { holdsTypedText } from '../../src/platform/typed-text.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
const clock = { now: () => 0, after: vi.fn((_ms: number, _task: () => void) => () => {}) };

describe('[OUT-8] asking for a sync', () => {
  it('does nothing where there is no worker, none yet, or no Background Sync', async () => {
    const [register, debug] = [vi.fn(), vi.fn()];
    const log = { ...silentLog, debug };
    backgroundSync(undefined, log).ask();
    for (const registration of [undefined, { active: {} }, { active: null, sync: { register } }]) {
      const workers = { getRegistration: async () => registration } as unknown as ServiceWorkerContainer;
      backgroundSync(workers, log).ask();
    }
    await settle();
    expect(register).not.toHaveBeenCalled();
    // Nothing went wrong either.
    expect(debug).not.toHaveBeenCalled();
  });

  it('registers the outbox, and takes a refusal', async () => {
    const register = vi.fn(async (_tag: string) => Promise.reject(new Error('switched off')));
    const workers = { getRegistration: async () => ({ active: {}, sync: { register } }) };
    backgroundSync(workers as unknown as ServiceWorkerContainer, silentLog).ask();
    await settle();
    expect(register).toHaveBeenCalledWith('baraza-outbox');
  });
});

describe('keeping files for offline use', () => {
  it('without a worker keeps nothing', async () => {
    expect(await keepForOffline(undefined, clock, ['/a'])).toEqual([]);
    expect(await keepForOffline({ controller: null }, clock, ['/a'])).toEqual([]);
    const postMessage = vi.fn();
    const controller = { postMessage } as unknown as ServiceWorker;
    // Nothing to keep: the worker is not asked.
    expect(await keepForOffline({ controller }, clock, [])).toEqual([]);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('tells what the worker has kept, and passes over what it cannot read', async () => {
    const postMessage = vi.fn((_message: unknown, [port]: MessagePort[]) => {
      for (const data of [null, 'KEPT', { type: 'other' }, { type: 'KEPT', urls: ['/a', 1] }]) port?.postMessage(data);
    });
    const controller = { postMessage } as unknown as ServiceWorker;
    expect(await keepForOffline({ controller }, clock, ['/a', '/b'])).toEqual(['/a']);
    expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: 'KEEP', urls: ['/a', '/b'] });
  });

  it('does not wait for ever for a worker that says nothing', async () => {
    const controller = { postMessage() {} } as unknown as ServiceWorker;
    const soon = {
      now: () => 0,
      after(_ms: number, task: () => void) {
        task();
        return () => {};
      },
    };
    await expect(keepForOffline({ controller }, soon, ['/a'])).rejects.toMatchObject({ code: 'TIMEOUT_ERROR' });
  });
});

describe('[UPD-1] a part of the build that cannot be had', () => {
  const reload = vi.fn();
  const fetch = vi.fn(async () => new Response('{}'));
  const open = (build: string) => {
    const listeners: (() => void)[] = [];
    const page = {
      sessionStorage,
      fetch,
      location: { reload },
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    };
    reloadForLostChunk(page as unknown as Window, build);
    return async () => {
      for (const listener of listeners) listener();
      await settle();
    };
  };
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });
  afterEach(() => vi.clearAllMocks());

  it('loads the page anew once for each build, never in a loop', async () => {
    const fail = open('a');
    await Promise.all([fail(), fail()]);
    expect(reload).toHaveBeenCalledTimes(1);
    await open('a')();
    expect(reload).toHaveBeenCalledTimes(1);
    await open('b')();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page alone while nobody answers, and helps itself later', async () => {
    const fail = open('a');
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await fail();
    fetch.mockResolvedValueOnce(new Response('', { status: 502 }));
    await fail();
    expect(reload).not.toHaveBeenCalled();
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('[UPD-1] text under a person’s hands', () => {
  it.each([
    ['<textarea></textarea><input value=""><input type="checkbox" value="on">', false],
    ['<input type="email" value="ama@example.org">', true],
    ['<input value="a">', true],
    ['<input value=""><input value="a">', true],
    ['<textarea>Tomatoes</textarea>', true],
  ])('%s: %s', (markup, holds) => {
    document.body.innerHTML = markup;
    expect(holdsTypedText(document)).toBe(holds);
  });
});
