import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { browserChannel } from '../../src/platform/channel.ts';
import { browserConnectivity } from '../../src/platform/connectivity.ts';
import { watchControls } from '../../src/platform/controls.ts';
import { fingerprint } from '../../src/platform/fingerprint.ts';
import { randomId } from '../../src/platform/ids.ts';
import { watchInstall } from '../../src/platform/install.ts';
import { browserLocks } from '../../src/platform/locks.ts';
import { consoleLog } from '../../src/platform/log.ts';
import { browserNetworkConditions } from '../../src/platform/network-conditions.ts';
import { browserStorage } from '../../src/platform/storage.ts';
import { workerUrl } from '../../src/platform/trusted-url.ts';
import { pageVisibility } from '../../src/platform/visibility.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('what a browser can do', () => {
  it('makes ids with and without a secure context', () => {
    expect(randomId(crypto)).toMatch(UUID);
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
    const made = new Set(Array.from({ length: 100 }, () => randomId(plain)));
    expect(made.size).toBe(100);
    for (const each of made) expect(each).toMatch(UUID);
  });

  it('[OUT-7] without Web Locks everybody is let through, and it is said that this proves nothing', async () => {
    const locks = browserLocks({});
    expect(locks.exclusive).toBe(false);
    expect(await locks.hold('x', { ifFree: true }, async () => 1)).toBe(1);
  });

  it('[OUT-7] never asks the platform for ifAvailable and a signal together', async () => {
    const request = vi.fn(async (_name: string, options: LockOptions, work: (lock: unknown) => unknown) =>
      work(options.ifAvailable ? null : {}),
    );
    const locks = browserLocks({ locks: { request } as unknown as LockManager });
    const { signal } = new AbortController();
    expect(await locks.hold('x', { ifFree: true, signal }, async () => 1)).toBe('busy');
    expect(await locks.hold('x', { ifFree: false, signal }, async () => 1)).toBe(1);
    expect(request.mock.calls.map((call) => call[1])).toEqual([{ ifAvailable: true }, { signal }]);
  });

  it.each([
    [{}, false],
    [{ connection: { effectiveType: '4g' } }, true],
    [{ connection: { effectiveType: '4g', type: 'wifi' } }, true],
    [{ connection: { effectiveType: '4g', type: 'cellular' } }, false],
    [{ connection: { effectiveType: '3g', type: 'wifi' } }, false],
    [{ connection: { effectiveType: '4g', type: 'wifi', saveData: true } }, false],
  ])('[PULL-3] %j is unmetered: %s', (navigator, unmetered) => {
    expect(browserNetworkConditions(navigator).unmetered()).toBe(unmetered);
  });

  it('[OUT-12] a server that cannot be reached is not a device without a network', () => {
    const connectivity = browserConnectivity(window, { onLine: true } as Navigator);
    connectivity.answered(false);
    expect(connectivity.online.get()).toBe(true);
    expect(connectivity.reached.get()).toBe(false);
    connectivity.answered(true);
    expect(connectivity.reached.get()).toBe(true);
  });

  it('[OUT-8] what the last answer showed counts for more than the browser’s hint', () => {
    const navigator = { onLine: true };
    const connectivity = browserConnectivity(window, navigator as Navigator);
    navigator.onLine = false;
    window.dispatchEvent(new Event('offline'));
    expect([connectivity.online.get(), connectivity.reached.get()]).toEqual([false, false]);
    // Some systems see no network where there is one.
    connectivity.answered(true);
    expect([connectivity.online.get(), connectivity.reached.get()]).toEqual([true, true]);
    connectivity.answered(false);
    expect([connectivity.online.get(), connectivity.reached.get()]).toEqual([false, false]);
    navigator.onLine = true;
    window.dispatchEvent(new Event('online'));
    expect([connectivity.online.get(), connectivity.reached.get()]).toEqual([true, true]);
  });

  it('passes over messages of another version', () => {
    const heard = vi.fn();
    const listeners: ((event: { data: unknown }) => void)[] = [];
    class Fake {
      addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
        listeners.push(listener);
      }
    }
    browserChannel({ BroadcastChannel: Fake as unknown as typeof BroadcastChannel }, 'x').listen(heard);
    const ours = [
      { type: 'wake', userId: 'u' },
      { type: 'user-action', kind: 'research' },
      { type: 'user-action', kind: 'other' },
    ];
    const others = [null, 'hi', { type: 'tomorrow', userId: 'u', kind: 'other' }, { type: 'wake' }];
    for (const data of [...others, { type: 'user-action', kind: 'x' }, ...ours]) {
      for (const listener of listeners) listener({ data });
    }
    expect(heard.mock.calls.flat()).toEqual(ours);
  });

  it('hears nothing, and says nothing, in a browser without channels', () => {
    const channel = browserChannel({}, 'x');
    channel.post({ type: 'wake', userId: 'u' });
    channel.listen(() => {})();
  });

  it('tells of buttons, links and sent forms, and of nothing else', () => {
    document.body.innerHTML = `
      <p id="text">Words</p><button id="plain" type="button">Pin <b id="inner">it</b></button>
      <a id="link" href="/market-validation">Go</a><button id="alone">Alone</button>
      <form id="form"><button id="send">Send</button><button id="choose" type="button">Choose</button></form>`;
    const used = vi.fn();
    watchControls(document, used);
    const click = (name: string) => document.getElementById(name)?.dispatchEvent(new Event('click', { bubbles: true }));
    click('text');
    expect(used).not.toHaveBeenCalled();
    click('inner');
    expect(used).toHaveBeenLastCalledWith({ text: 'Pin it', path: '', sendsForm: false });
    click('link');
    expect(used).toHaveBeenLastCalledWith({ text: 'Go', path: '/market-validation', sendsForm: false });
    click('send');
    expect(used).toHaveBeenLastCalledWith({ text: 'Send', path: '', sendsForm: true });
    // What sends no form: a button without one, and one of another kind.
    click('alone');
    expect(used).toHaveBeenLastCalledWith({ text: 'Alone', path: '', sendsForm: false });
    click('choose');
    expect(used).toHaveBeenLastCalledWith({ text: 'Choose', path: '', sendsForm: false });
    used.mockClear();
    // Enter in a field.
    document.getElementById('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(used).toHaveBeenCalledExactlyOnceWith({ text: '', path: '', sendsForm: true });
  });

  it('keeps the one offer to install until it is used', async () => {
    const install = watchInstall(window);
    expect(install.canInstall.get()).toBe(false);
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    const offer = () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      window.dispatchEvent(event);
      return event;
    };
    // Asked by our own button, not by the browser's bar.
    expect(offer().defaultPrevented).toBe(true);
    expect(install.canInstall.get()).toBe(true);
    await install.install();
    expect(install.canInstall.get()).toBe(false);
    await install.install();
    expect(prompt).toHaveBeenCalledOnce();
    offer();
    window.dispatchEvent(new Event('appinstalled'));
    expect([install.installed.get(), install.canInstall.get()]).toEqual([true, false]);
  });

  it('lets one script address through, and no other', () => {
    let rules: { createScriptURL(url: string): string } | null = null;
    const createPolicy = vi.fn((_name: string, given: { createScriptURL(url: string): string }) => {
      rules = given;
      return given;
    });
    const guarded = { trustedTypes: { createPolicy } } as unknown as Window;
    // A second policy of the name would be refused.
    expect([workerUrl(guarded), workerUrl(guarded)]).toEqual(['/sw.js', '/sw.js']);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['baraza']);
    const made = rules as { createScriptURL(url: string): string } | null;
    expect(() => made?.createScriptURL('https://elsewhere.example/x.js')).toThrow();
    expect(workerUrl({} as Window)).toBe('/sw.js');
  });

  it('[STO-1] asks the browser to keep the storage unless it does already', async () => {
    const storageOf = (kept: boolean) => {
      const persist = vi.fn(async () => true);
      return { persist, storage: { persisted: async () => kept, persist } as unknown as StorageManager };
    };
    const [kept, not] = [storageOf(true), storageOf(false)];
    expect(await browserStorage(kept).persist()).toBe(true);
    expect(kept.persist).not.toHaveBeenCalled();
    expect(await browserStorage(not).persist()).toBe(true);
    expect(not.persist).toHaveBeenCalledOnce();
    expect(await browserStorage({}).persist()).toBe(false);
  });

  it.each([
    [
      { usage: 5, quota: 10 },
      { used: 5, quota: 10 },
    ],
    [
      { usage: 0, quota: 10 },
      { used: 0, quota: 10 },
    ],
    [{ quota: 10 }, null],
    [{ usage: 5 }, null],
  ])('says how much room there is where the browser tells: %j', async (told, expected) => {
    const storage = { estimate: async () => told } as unknown as StorageManager;
    expect(await browserStorage({ storage }).estimate()).toEqual(expected);
    expect(await browserStorage({}).estimate()).toBeNull();
  });

  it('[OUT-8] hears that a page is seen again, from the page cache too, and not of its first load', () => {
    const changed = vi.fn();
    const stop = pageVisibility(document, window).subscribe(changed);
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    window.dispatchEvent(shown(false));
    expect(changed).not.toHaveBeenCalled();
    window.dispatchEvent(shown(true));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(shown(true));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('[ACC-1] names a text by its SHA-256, as an address can carry it, and not outside a secure context', async () => {
    expect(await fingerprint(crypto, 'r1')).toBe(createHash('sha256').update('r1').digest('base64url'));
    expect(await fingerprint({} as Crypto, 'r1')).toBeNull();
  });

  it('writes no secret into the console', () => {
    const warn = vi.fn();
    consoleLog({ debug: vi.fn(), warn, error: vi.fn() }).warn('refused', { authorization: 'Bearer a.b.c', code: 'x' });
    expect(warn.mock.calls[0]?.[0]).toBe('baraza: refused');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('a.b.c');
    expect(JSON.stringify(warn.mock.calls)).toContain('"code":"x"');
  });
});
