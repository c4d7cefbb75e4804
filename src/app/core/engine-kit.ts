import { EVIDENCE_PATHS } from '../../domain/evidence-files.ts';
import { type Cell, cell } from '../../lib/live.ts';
import engineUrl from '../../workers/engine.ts?worker&url';

export interface EngineKit {
  /** Whether a draft can be written without the network. */
  readonly here: Cell<boolean>;
  /** Brings it onto the device; false when that did not succeed. */
  fetch(): Promise<boolean>;
}

/** Set once a person has asked for the kit on this device. */
const WANTED = 'baraza-kit';

/** What a draft needs offline: the engine, the countries' records and the lines to choose from, in the worker's caches. */
export function engineKit(
  caches: CacheStorage | undefined,
  storage: Storage,
  keep: (urls: readonly string[]) => Promise<readonly string[]>,
): EngineKit {
  const here = cell(false);
  const urls = [engineUrl, ...EVIDENCE_PATHS];
  const fetch = async () => {
    const { keepAllLines } = await import(/* on demand */ '../../hooks/all-lines.ts');
    const [kept] = await Promise.all([keep(urls), keepAllLines()]);
    here.set(kept.length === urls.length);
    if (here.get()) storage.setItem(WANTED, '1');
    return here.get();
  };
  const look = async () => {
    here.set((await caches?.match(engineUrl)) !== undefined);
    // Somebody chose it once, and a new version brought another engine.
    if (!here.get() && storage.getItem(WANTED) !== null) await fetch();
  };
  // Without Cache Storage, where it is forbidden, or offline: nothing is kept, and drafts say so.
  look().catch(() => here.set(false));
  return { here, fetch };
}
