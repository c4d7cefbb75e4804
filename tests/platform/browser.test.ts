import { describe, expect, it, vi } from 'vitest';
import { browserChannel } from '../../src/platform/channel.ts';
import { browserConnectivity } from '../../src/platform/connectivity.ts';
import { watchControls } from '../../src/platform/controls.ts';
import { randomId } from '../../src/platform/ids.ts';
import { watchInstall } from '../../src/platform/install.ts';
import { browserLocks } from '../../src/platform/locks.ts';
import { browserNetworkConditions } from '../../src/platform/network-conditions.ts';
import { workerUrl } from '../../src/platform/trusted-url.ts';

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
    for (const data of [null, 'hi', { type: 'tomorrow' }, { type: 'wake', userId: 'u' }]) {
      for (const listener of listeners) listener({ data });
    }
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'wake', userId: 'u' });
  });

  it('tells of buttons, links and sent forms, and of nothing else', () => {
    document.body.innerHTML = `
      <p id="text">Words</p><button id="plain" type="button">Pin <b id="inner">it</b></button>
      <a id="link" href="/market-validation">Go</a><form><button id="send">Send</button></form>`;
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
  });

  it('keeps the one offer to install until it is used', async () => {
    const install = watchInstall(window);
    expect(install.canInstall.get()).toBe(false);
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    expect(install.canInstall.get()).toBe(true);
    await install.install();
    await install.install();
    expect(prompt).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('appinstalled'));
    expect(install.installed.get()).toBe(true);
  });

  it('lets one script address through, and no other', () => {
    let rules: { createScriptURL(url: string): string } | null = null;
    const createPolicy = vi.fn((_name: string, given: { createScriptURL(url: string): string }) => {
      rules = given;
      return given;
    });
    expect(workerUrl({ trustedTypes: { createPolicy } } as unknown as Window)).toBe('/sw.js');
    expect(createPolicy.mock.calls[0]?.[0]).toBe('baraza');
    const made = rules as { createScriptURL(url: string): string } | null;
    expect(() => made?.createScriptURL('https://elsewhere.example/x.js')).toThrow();
    expect(workerUrl({} as Window)).toBe('/sw.js');
  });
});
