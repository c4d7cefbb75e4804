import * as v from 'valibot';
import { API_KEY_HEADER } from '../contract/headers.ts';
import type { Log } from '../lib/log.ts';

const KEY = 'baraza-providers';
const FRESH_MS = 86_400_000;

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ names: v.array(v.string()), at: v.number() }));
const Settings = v.object({ external: v.record(v.string(), v.boolean()) });

interface ProviderPorts {
  readonly authUrl: string;
  readonly publicKey: string;
  readonly storage: Storage;
  readonly now: number;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch;
}

/** The providers this server signs in with, as it said a day ago at most; what is known, where it cannot be asked now. */
export async function readProviders(ports: ProviderPorts): Promise<readonly string[]> {
  const { authUrl, publicKey, storage, now, log, fetch = globalThis.fetch } = ports;
  const kept = v.safeParse(Kept, storage.getItem(KEY));
  if (kept.success && Math.abs(now - kept.output.at) < FRESH_MS) return kept.output.names;
  try {
    const response = await fetch(`${authUrl}/auth/v1/settings`, { headers: { [API_KEY_HEADER]: publicKey } });
    const { external } = v.parse(Settings, await response.json());
    const names = Object.keys(external).filter((name) => external[name] && name !== 'email' && name !== 'phone');
    storage.setItem(KEY, JSON.stringify({ names, at: now }));
    return names;
  } catch (cause) {
    // One button less, and asked again the next time.
    log.warn('providers not read', { cause });
    return kept.success ? kept.output.names : [];
  }
}
