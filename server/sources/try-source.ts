import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { AskDeps } from './asked-source.ts';
import type { AnySource } from './port.ts';

/** The sources there are, and what asking them goes through. */
export interface SourceDesk {
  readonly sources: readonly AnySource[];
  readonly ask: AskDeps;
}

export interface Tried {
  readonly found: number | null;
  readonly took_ms: number;
  readonly error: string | null;
}

/** A question that says nothing about anybody. */
const QUESTION = { words: ['maize'], any: ['price'], country: 'Kenya', iso2: 'KE', language: 'en' } as const;
const FIGURES = { iso3: 'KEN', iso2: 'KE', codes: ['SP.POP.TOTL'] };

/** Asks a source once, now: past what is known and past the breaker; counted like every call. Throws what `signal` was aborted with. */
export async function trySource({ ask }: SourceDesk, source: AnySource, signal: AbortSignal): Promise<Tried> {
  await ask.limiter.turn(new URL(source.base).host, source.everyMs, signal);
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const found = await (source.kind === 'records' ? source.records(FIGURES, signal) : source.search(QUESTION, signal));
    await ask.health.answered(source.name, took());
    return { found: found.length, took_ms: took(), error: null };
  } catch (error) {
    signal.throwIfAborted();
    await ask.health.failed(source.name, error, took());
    const said = error instanceof OutgoingError ? error.message : 'Its answer could not be read';
    return { found: null, took_ms: took(), error: said };
  }
}
