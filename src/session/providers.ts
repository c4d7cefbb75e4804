import * as v from 'valibot';
import type { Log } from '../lib/log.ts';
import { authWire, type WirePlace } from './wire.ts';

const KEY = 'baraza-providers';
const FRESH_MS = 86_400_000;

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ names: v.array(v.string()), at: v.number() }));
const Settings = v.looseObject({ external: v.record(v.string(), v.boolean()) });

/** The providers this server signs in with, as it said a day ago at most; what is known, where it cannot be asked now. */
export async function readProviders(
  ports: WirePlace & { readonly storage: Storage; readonly now: number; readonly log: Log },
): Promise<readonly string[]> {
  const { storage, now, log } = ports;
  const kept = v.safeParse(Kept, storage.getItem(KEY));
  if (kept.success && Math.abs(now - kept.output.at) < FRESH_MS) return kept.output.names;
  try {
    const { external } = await authWire(ports)({ method: 'GET', path: '/settings', answer: Settings });
    const names = Object.keys(external).filter((name) => external[name] && name !== 'email' && name !== 'phone');
    storage.setItem(KEY, JSON.stringify({ names, at: now }));
    return names;
  } catch (cause) {
    log.warn('providers not read', { cause });
    return kept.success ? kept.output.names : [];
  }
}
