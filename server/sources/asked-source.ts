import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '../../src/lib/moments.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { SourceCache } from './cache.ts';
import type { SourceHealth } from './health.ts';
import type { HostLimiter } from './host-limiter.ts';
import type { AnySource } from './port.ts';

export interface AskDeps {
  readonly cache: SourceCache;
  readonly health: SourceHealth;
  readonly limiter: HostLimiter;
}

/** Longer than this nobody waits within a job: the source is left out, and left alone for as long as it asked. */
const LONGEST_WAIT_MS = 3 * SECOND;
const RETRY_MS = 500;
const TRIES = 2;

/** Left alone for the moment, because it failed several times or asked for it. */
export class SourceRestsError extends Error {
  override readonly name = 'SourceRestsError';
}

export interface Asked<T> {
  readonly value: T;
  /** It was known from before: nothing left the server. */
  readonly known: boolean;
}

/**
 * Asks a source as every source is asked: what is known is not asked again, one that fails is left alone for a while, a host
 * is never hurried, and every call is counted. `words` are what the answer is kept under. Throws `OutgoingError`,
 * `SourceRestsError`, and what `signal` was aborted with.
 */
export async function askSource<T>(
  { cache, health, limiter }: AskDeps,
  source: AnySource,
  words: unknown,
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<Asked<T>> {
  const known = await cache.read(source.name, words);
  // Written by the same code as it would be now, or left to expire: a source's name changes with its form.
  if (known !== undefined) return { value: known as T, known: true };
  if ((await health.openUntil(source.name)) !== null) throw new SourceRestsError(`${source.title} is left alone`);
  const host = new URL(source.base).host;
  for (let tries = 1; ; tries++) {
    await limiter.turn(host, source.everyMs, signal);
    const began = performance.now();
    try {
      const value = await ask(signal);
      await health.answered(source.name, performance.now() - began);
      await cache.write(source.name, words, value, source.keepMs);
      return { value, known: false };
    } catch (error) {
      // Who asked has gone: that says nothing of the source.
      if (signal.aborted) throw error;
      await health.failed(source.name, error, performance.now() - began);
      const waitMs = waitBefore(error);
      if (tries >= TRIES || waitMs === null) throw error;
      await sleep(waitMs, undefined, { signal });
    }
  }
}

/** How long to wait before a second try; null where none is worth it. */
function waitBefore(error: unknown): number | null {
  if (!(error instanceof OutgoingError) || error.fault !== 'limited') return null;
  const waitMs = error.retryAfterMs ?? RETRY_MS;
  return waitMs <= LONGEST_WAIT_MS ? waitMs : null;
}
