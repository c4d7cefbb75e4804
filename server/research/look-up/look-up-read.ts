import * as v from 'valibot';
import type { ServerLog } from '../../../src/lib/log.ts';
import { DAY, SECOND, type WallClock } from '../../../src/lib/moments.ts';
import { type ReadDocument as Read, ReadDocument } from '../../documents/document.ts';
import type { DocumentReader } from '../../documents/reader.ts';
import { BlockedAddressError } from '../../outgoing/guard.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import type { SourceCache } from '../../sources/cache.ts';
import type { HostLimiter } from '../../sources/host-limiter.ts';
import type { Trail } from '../job/trail.ts';
import type { Spending } from './look-up-search.ts';

const MAX_BYTES = 8_000_000;
/** Servers of ministries are slow; the whole look-up has its own end. */
const FETCH_MS = 12 * SECOND;
const EVERY_MS = 1 * SECOND;
const KEEP_MS = 30 * DAY;
/** Under this name documents stand in the cache. Another form of document, another name. */
const DOCUMENTS = 'documents-4';

export interface ReadDeps {
  readonly outgoing: Pick<Outgoing, 'fetchPublic'>;
  readonly reader: Pick<DocumentReader, 'read'>;
  readonly cache: SourceCache;
  readonly limiter: HostLimiter;
  readonly clock: WallClock;
  readonly log: ServerLog;
  readonly trail: Trail;
  readonly spending: Spending;
  readonly signal: AbortSignal;
}

const Kept = v.object({ document: ReadDocument, seen_at: v.string() });
export type KeptDocument = { readonly document: Read; readonly seen_at: string };

const reasonOf = (error: unknown): string =>
  error instanceof OutgoingError || error instanceof BlockedAddressError ? error.message : (error as Error).name;

/** A public document as it was read, from the cache where it is known. Null where it cannot be had: the trail says so. */
export async function readPublic(deps: ReadDeps, url: string, title: string): Promise<KeptDocument | null> {
  const { outgoing, reader, cache, limiter, clock, log, trail, spending, signal } = deps;
  const known = v.safeParse(Kept, await cache.read(DOCUMENTS, url));
  if (known.success) return known.output;
  const isDead = trail.told.some((line) => line.kind === 'failed' && line.url === url);
  if (isDead || spending.calls <= 0 || signal.aborted) return null;
  spending.calls -= 1;
  try {
    await limiter.turn(new URL(url).host, EVERY_MS, signal);
    const fetched = await outgoing.fetchPublic(url, { maxBytes: MAX_BYTES, timeoutMs: FETCH_MS, signal });
    const document = await reader.read([fetched.body, fetched.type, fetched.url], signal);
    const kept = { document, seen_at: clock.now().toISOString() };
    await cache.write(DOCUMENTS, url, kept, KEEP_MS);
    return kept;
  } catch (error) {
    if (signal.aborted) return null;
    log.info('document', { host: new URL(url).host, message: reasonOf(error) });
    await trail.note({ kind: 'failed', title, url });
    return null;
  }
}
